// SPDX-License-Identifier: MIT
//! Simpler instructions, descriptors, values.

use crate::stimulus::float::{Shape, simpler};
use crate::stimulus::shader::program::case::{ShaderCase, Step, Transfer};
use crate::stimulus::shader::program::port::{FLOAT32, Port, pack_float24, unpack_float24};
use pica_model::shader::isa::{
    Component, Field, IndexRegister, Instruction, Mask, Opcode, OperandDescriptor, Operands, RegisterFile, Source,
    SourceModifier, Swizzle, Writes,
};
use pica_spec::command::ByteMask;
use pica_spec::isa::bits;
use pica_spec::isa::code::opcode;
use pica_spec::isa::code::register::TEMPORARY_DESTINATION;

/// As long as there are more numbers or descriptors than this, only big steps are tried.
const FEW: usize = 40;

/// The word of NOP.
const NOP: u32 = (opcode::NOP << bits::OPCODE) as u32;

/// A descriptor that does nothing.
const PLAIN: OperandDescriptor =
    OperandDescriptor { mask: Mask::ALL, sources: [SourceModifier::PLAIN; 3], unused: false };

/// The case with another step in a place.
fn with(case: &ShaderCase, place: usize, step: Step) -> ShaderCase {
    let mut steps = case.steps.clone();
    steps[place] = step;
    ShaderCase { steps }
}

/// The case with other words in the transfer in a place.
fn with_words(case: &ShaderCase, place: usize, transfer: &Transfer, words: Vec<u32>) -> ShaderCase {
    with(case, place, Step::Transfer(Transfer { words, ..transfer.clone() }))
}

/// The transfers to a port, with their places.
fn transfers(case: &ShaderCase, port: Port) -> impl Iterator<Item = (usize, &Transfer)> {
    case.steps.iter().enumerate().filter_map(move |(place, step)| match step {
        Step::Transfer(transfer) if transfer.port == port => Some((place, transfer)),
        _ => None,
    })
}

/// Big steps: all words to one data register, all bytes written, all descriptors plain, all numbers 1.
pub fn coarse(case: &ShaderCase) -> Vec<ShaderCase> {
    let every = |change: &dyn Fn(&Step) -> Step| ShaderCase { steps: case.steps.iter().map(change).collect() };
    let one = Shape::F24.pack(false, Shape::F24.bias(), 0);
    vec![
        every(&|step| match step {
            Step::Transfer(transfer) => {
                let unused = if transfer.port == Port::Float { 0x7FFF_FF00 } else { 0xFFFF_F000 };
                Step::Transfer(Transfer {
                    alias: 0,
                    rotates: false,
                    index: transfer.index & !unused,
                    ..transfer.clone()
                })
            }
            other => other.clone(),
        }),
        every(&|step| match step {
            Step::Write { offset, data, .. } => Step::Write { offset: *offset, data: *data, mask: ByteMask::ALL },
            other => other.clone(),
        }),
        every(&|step| match step {
            Step::Transfer(transfer) if transfer.port == Port::Descriptor => {
                let words = vec![PLAIN.encode(); transfer.words.len()];
                Step::Transfer(Transfer { words, ..transfer.clone() })
            }
            other => other.clone(),
        }),
        every(&|step| match step {
            Step::Input { uniform, index, independent, .. } => {
                Step::Input { uniform: *uniform, index: *index, independent: *independent, value: [one; 4] }
            }
            other => other.clone(),
        }),
        every(&|step| match step {
            Step::Transfer(transfer) if transfer.port == Port::Float && transfer.index & FLOAT32 == 0 => {
                let words: Vec<u32> = pack_float24([one; 4]).into_iter().cycle().take(transfer.words.len()).collect();
                Step::Transfer(Transfer { words, ..transfer.clone() })
            }
            other => other.clone(),
        }),
    ]
}

/// With a simpler instruction.
pub fn instructions(case: &ShaderCase) -> Vec<ShaderCase> {
    let mut candidates = Vec::new();
    for (place, transfer) in transfers(case, Port::Code) {
        for (number, word) in transfer.words.iter().enumerate() {
            let other = |word: u32| {
                let mut words = transfer.words.clone();
                words[number] = word;
                with_words(case, place, transfer, words)
            };
            candidates.extend(simpler_words(*word).into_iter().chain(forwarded(&transfer.words, number)).map(other));
        }
    }
    candidates
}

/// Instructions that do less than this one.
fn simpler_words(word: u32) -> Vec<u32> {
    let instruction = Instruction::decode(word);
    let mut words = Vec::new();
    if instruction.opcode != Opcode::End {
        words.push(NOP);
    }
    match (instruction.opcode, instruction.operands) {
        (Opcode::Callc | Opcode::Callu, _) => {
            let call = (word & !instruction.opcode.info().format.opcode_mask())
                | u32::from(Opcode::Call.info().code) << bits::OPCODE;
            words.push(call);
        }
        (Opcode::Breakc, _) => words.push(Instruction::new(Opcode::Break, Operands::Format0).encode()),
        _ if instruction.opcode.info().writes == Writes::Destination && instruction.opcode != Opcode::Mov => {
            words.extend(moves(instruction));
        }
        _ => {}
    }
    if instruction.index() != IndexRegister::None {
        words.push(instruction.with_field(Field::Idx, 0).encode());
    }
    if instruction.unused != 0 {
        words.push(Instruction { unused: 0, ..instruction }.encode());
    }
    words
}

/// MOV of the first source in place of an instruction that writes a register.
fn moves(instruction: Instruction) -> Option<u32> {
    let source1 = instruction.sources()[0]?;
    let index = match instruction.opcode.info().format.wide_source() {
        Some(0) => instruction.index(),
        _ => IndexRegister::None,
    };
    let destination = pica_model::shader::isa::Destination::from_bits(instruction.field(Field::Dst) as u8);
    let operands = Operands::Format1u { descriptor: instruction.descriptor()?, destination, source1, index };
    Some(Instruction::new(Opcode::Mov, operands).encode())
}

/// The instruction with the source of a MOV before it in place of the r register that the MOV writes.
fn forwarded(words: &[u32], number: usize) -> Vec<u32> {
    const SOURCES: [Field; 3] = [Field::Src1, Field::Src2, Field::Src3];
    let instruction = Instruction::decode(words[number]);
    let wide = instruction.opcode.info().format.wide_source();
    let mut found = Vec::new();
    for (position, source) in instruction.sources().into_iter().enumerate() {
        let Some((RegisterFile::Temporary, register)) = source.map(Source::register) else { continue };
        let moves = |word: &&u32| {
            let mov = Instruction::decode(**word);
            mov.opcode == Opcode::Mov && mov.field(Field::Dst) == TEMPORARY_DESTINATION as u32 + u32::from(register)
        };
        for mov in words[..number].iter().rev().filter(moves).map(|word| Instruction::decode(*word)) {
            let moved = mov.field(Field::Src1);
            let forwarded = instruction.with_field(SOURCES[position], moved);
            if wide == Some(position) {
                found.push(forwarded.with_field(Field::Idx, mov.field(Field::Idx)).encode());
            } else if Source::from_bits(moved as u8).narrow().is_some() {
                found.push(forwarded.encode());
            }
        }
    }
    found
}

/// With a simpler descriptor.
pub fn descriptors(case: &ShaderCase) -> Vec<ShaderCase> {
    let count: usize = transfers(case, Port::Descriptor).map(|(_, transfer)| transfer.words.len()).sum();
    let mut candidates = Vec::new();
    for (place, transfer) in transfers(case, Port::Descriptor) {
        for (number, word) in transfer.words.iter().enumerate() {
            let other = |descriptor: OperandDescriptor| {
                let mut words = transfer.words.clone();
                words[number] = descriptor.encode();
                with_words(case, place, transfer, words)
            };
            let descriptor = OperandDescriptor::decode(*word);
            candidates.push(other(PLAIN));
            if count <= FEW {
                candidates.extend(simpler_descriptors(descriptor).into_iter().map(other));
            }
        }
    }
    candidates
}

/// One thing less that a descriptor does.
fn simpler_descriptors(descriptor: OperandDescriptor) -> Vec<OperandDescriptor> {
    let mut simpler =
        vec![OperandDescriptor { mask: Mask::ALL, ..descriptor }, OperandDescriptor { unused: false, ..descriptor }];
    for source in 0..3 {
        let modifier = descriptor.sources[source];
        let mut changed = |modifier: SourceModifier| {
            let mut sources = descriptor.sources;
            sources[source] = modifier;
            simpler.push(OperandDescriptor { sources, ..descriptor });
        };
        changed(SourceModifier::PLAIN);
        changed(SourceModifier { negate: false, ..modifier });
        changed(SourceModifier { swizzle: Swizzle::IDENTITY, ..modifier });
        for at in Component::ALL {
            let select = Component::ALL.map(|other| if other == at { other } else { modifier.swizzle.select(other) });
            changed(SourceModifier { swizzle: Swizzle::new(select), ..modifier });
        }
    }
    simpler
}

/// With a simpler number in an input, a uniform or a register.
pub fn values(case: &ShaderCase) -> Vec<ShaderCase> {
    let numbers: usize = case
        .steps
        .iter()
        .map(|step| match step {
            Step::Transfer(transfer) if transfer.port == Port::Float => transfer.words.len(),
            Step::Input { .. } => 4,
            _ => 0,
        })
        .sum();
    let few = numbers <= FEW;
    let mut candidates = Vec::new();
    for (place, step) in case.steps.iter().enumerate() {
        match step {
            Step::Write { offset, data, mask } => {
                let whole = Step::Write { offset: *offset, data: *data, mask: ByteMask::ALL };
                candidates.push(with(case, place, whole));
                let other = |data: u32| with(case, place, Step::Write { offset: *offset, data, mask: *mask });
                candidates.push(other(0));
                candidates.extend((0..32).filter(|bit| data >> bit & 1 != 0).map(|bit| other(data & !(1 << bit))));
            }
            Step::Input { uniform, index, independent, value } => {
                let (uniform, index, independent) = (*uniform, *index, *independent);
                let other = |value| with(case, place, Step::Input { uniform, index, independent, value });
                candidates.extend(simpler_vectors(*value, few).into_iter().map(other));
            }
            Step::Transfer(transfer) if transfer.port == Port::Float => {
                let words = simpler_floats(transfer, few);
                candidates.extend(words.into_iter().map(|words| with_words(case, place, transfer, words)));
            }
            Step::Transfer(_) | Step::Start { .. } => {}
        }
    }
    candidates
}

/// Vectors with a simpler component; if there are many numbers in the case, only with one that is 1.
fn simpler_vectors(vector: [u32; 4], few: bool) -> Vec<[u32; 4]> {
    let one = Shape::F24.pack(false, Shape::F24.bias(), 0);
    let mut vectors = vec![[one; 4]];
    for component in 0..4 {
        let candidates = if few { simpler(Shape::F24, vector[component]) } else { vec![one] };
        vectors.extend(candidates.into_iter().map(|bits| {
            let mut vector = vector;
            vector[component] = bits;
            vector
        }));
    }
    vectors
}

/// The words of a transfer of float uniforms with a simpler number.
fn simpler_floats(transfer: &Transfer, few: bool) -> Vec<Vec<u32>> {
    let mut candidates = Vec::new();
    if transfer.index & FLOAT32 != 0 {
        for (number, word) in transfer.words.iter().enumerate() {
            let bits = (0..32).filter(|bit| word >> bit & 1 != 0).map(|bit| word & !(1 << bit));
            let simpler = [1f32.to_bits(), 0].into_iter().chain(bits.filter(|_| few));
            candidates.extend(simpler.map(|other| {
                let mut words = transfer.words.clone();
                words[number] = other;
                words
            }));
        }
        return candidates;
    }
    for (number, group) in transfer.words.as_chunks().0.iter().enumerate() {
        let vectors = simpler_vectors(unpack_float24(*group), few);
        candidates.extend(vectors.into_iter().map(|vector| {
            let mut words = transfer.words.clone();
            words[number * 3..number * 3 + 3].copy_from_slice(&pack_float24(vector));
            words
        }));
    }
    candidates
}
