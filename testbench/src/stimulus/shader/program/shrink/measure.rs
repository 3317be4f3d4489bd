// SPDX-License-Identifier: MIT
//! How much there is to a case.

use crate::stimulus::float::Shape;
use crate::stimulus::shader::program::case::{ShaderCase, Step, Transfer};
use crate::stimulus::shader::program::port::{FLOAT32, Port, unpack_float24};
use pica_model::shader::isa::{
    Component, IndexRegister, Instruction, Opcode, OperandDescriptor, RegisterFile, SourceModifier, Writes,
};

/// The size of a case: compared from the top down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Measure {
    /// Invocations.
    pub invocations: usize,
    /// Transactions.
    pub transactions: usize,
    /// What there is to the instructions.
    pub code: u32,
    /// What there is to the descriptors.
    pub descriptors: u32,
    /// What there is to values and registers.
    pub values: u32,
}

/// The size of a case.
pub fn measure(case: &ShaderCase) -> Measure {
    let mut measure = Measure { invocations: 0, transactions: 0, code: 0, descriptors: 0, values: 0 };
    for step in &case.steps {
        measure.transactions += 1;
        match step {
            Step::Write { data, mask, .. } => measure.values += data.count_ones() + mask.get().count_zeros() - 4,
            Step::Transfer(transfer) => {
                let Transfer { port, index, alias, rotates, words } = transfer;
                measure.transactions += words.len();
                let place = if *port == Port::Float { index & 0x7FFF_FF00 } else { *index };
                measure.values += u32::from(*alias) + u32::from(*rotates) + place.count_ones();
                match port {
                    Port::Code => measure.code += words.iter().map(|word| instruction(*word)).sum::<u32>(),
                    Port::Descriptor => measure.descriptors += words.iter().map(|word| descriptor(*word)).sum::<u32>(),
                    Port::Float => measure.values += floats(words, index & FLOAT32 != 0),
                }
            }
            Step::Input { value, .. } => measure.values += value.iter().map(|bits| float(*bits)).sum::<u32>(),
            Step::Start { limit, .. } => {
                measure.invocations += 1;
                measure.values = measure.values.saturating_add(*limit);
            }
        }
    }
    measure
}

/// An instruction: what it does weighs more than its operands.
fn instruction(word: u32) -> u32 {
    let instruction = Instruction::decode(word);
    let kind = match (instruction.opcode, instruction.opcode.info().writes) {
        (Opcode::Nop, _) => 0,
        (Opcode::End, _) => 1,
        (Opcode::Mov, _) => 2,
        (Opcode::Call | Opcode::Break, _) => 4,
        (_, Writes::Destination) => 3,
        (_, Writes::Flow | Writes::FlowAndLoopCounter) => 5,
        _ => 4,
    };
    let indexed = u32::from(instruction.index() != IndexRegister::None);
    // What comes from an r register has to be put there first.
    let sources = instruction.sources().into_iter().flatten();
    let temporaries = sources.filter(|source| source.register().0 == RegisterFile::Temporary).count() as u32;
    64 * kind + indexed + temporaries + instruction.unused.count_ones()
}

/// A descriptor: how far it is from one that does nothing.
fn descriptor(word: u32) -> u32 {
    let OperandDescriptor { mask, sources, unused } = OperandDescriptor::decode(word);
    let moved = |modifier: SourceModifier| {
        let moved = Component::ALL.into_iter().filter(|at| modifier.swizzle.select(*at) != *at);
        moved.count() as u32 + u32::from(modifier.negate)
    };
    4 - mask.bits().count_ones() + u32::from(unused) + sources.into_iter().map(moved).sum::<u32>()
}

/// The words of a transfer of float uniforms.
fn floats(words: &[u32], f32: bool) -> u32 {
    if f32 {
        return words.iter().map(|word| word.count_ones() + 1).sum();
    }
    let (vectors, rest) = words.as_chunks();
    let of_vector = |words: &[u32; 3]| unpack_float24(*words).into_iter().map(float).sum::<u32>();
    vectors.iter().map(of_vector).sum::<u32>() + rest.iter().map(|word| word.count_ones()).sum::<u32>()
}

/// A number: how far it is from 1.
fn float(bits: u32) -> u32 {
    let shape = Shape::F24;
    let negative = u32::from(bits & shape.sign() != 0);
    negative + shape.exponent_of(bits).abs_diff(shape.bias()) + (bits & shape.mantissa()).count_ones()
}
