// SPDX-License-Identifier: MIT
//! Which instruction line, if any, encodes to a word.

use crate::assembler::encode::{self, DescriptorUse, SourceOperand};
use crate::assembler::program::FIRST_DUMMY_OUTPUT;
use crate::shbin::DescriptorEntry;
use pica_model::shader::isa::{
    Comparison, Condition, Destination, Field, Instruction, Mask, Opcode, OperandDescriptor, Operands, RegisterFile,
    Shape,
};
use pica_spec::isa::size::PRIMITIVE_SLOTS;

/// A word as an instruction line.
#[derive(Clone, Debug)]
pub(super) struct Expression {
    pub instruction: Instruction,
    pub kind: Kind,
}

/// What kind of line it is.
#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// An instruction with a descriptor.
    Arithmetic(Arithmetic),
    /// An instruction that is in its word as a whole.
    Simple,
    /// A call of the words from `start` to `end`.
    Call { start: usize, end: usize },
    /// A jump.
    Jump { target: usize },
    /// A conditional whose words end at `end`, with its else part, if it has one, from `else_start` on.
    If { else_start: Option<usize>, end: usize },
    /// A loop whose words end at `end`.
    Loop { end: usize },
    /// No line does: `.word`.
    Raw,
}

/// The operands of an arithmetic instruction.
#[derive(Clone, Debug)]
pub(super) struct Arithmetic {
    pub destination: Destination,
    pub mask: Mask,
    pub sources: Vec<SourceOperand>,
    pub wanted: DescriptorUse,
    pub descriptor: u8,
}

/// The line that encodes to `word`. `geometry` says whether it stands in a geometry program.
pub(super) fn express(word: u32, descriptors: &[DescriptorEntry], geometry: bool) -> Expression {
    let instruction = Instruction::decode(word);
    Expression { instruction, kind: kind(instruction, descriptors, geometry).unwrap_or(Kind::Raw) }
}

fn kind(instruction: Instruction, descriptors: &[DescriptorEntry], geometry: bool) -> Option<Kind> {
    let opcode = instruction.opcode;
    // The bits above NUM continue it, as the assembler writes it.
    let count = instruction.long_count() as usize;
    let unused = instruction.with_field(Field::NumHigh, 0).unused;
    let address = instruction.field(Field::Address) as usize;
    match instruction.operands {
        Operands::Format0 => (instruction.unused == 0).then_some(Kind::Simple),
        Operands::Unknown { .. } => None,
        // In a vertex program it would make the assembler take it for a geometry program.
        Operands::Format4 { vertex, .. } => {
            (geometry && usize::from(vertex) < PRIMITIVE_SLOTS && instruction.unused == 0).then_some(Kind::Simple)
        }
        Operands::Format2 { condition, .. } => {
            let sayable = match opcode {
                Opcode::Call => condition == Condition::from_bits(0, false, false),
                _ => condition.has_assembly_form(),
            };
            flow(opcode, address, count, false).filter(|_| sayable && unused == 0)
        }
        Operands::Format3 { num, .. } => flow(opcode, address, count, num == 1).filter(|_| unused == 0),
        Operands::Format3Loop { .. } => (count == 0 && unused == 0).then_some(Kind::Loop { end: address + 1 }),
        Operands::Format1 { .. }
        | Operands::Format1i { .. }
        | Operands::Format1u { .. }
        | Operands::Format1c { .. }
        | Operands::Format5 { .. }
        | Operands::Format5i { .. } => arithmetic(instruction, descriptors, geometry).map(Kind::Arithmetic),
    }
}

/// Flow control with DST and NUM. `inverted` stands for a NUM of 1, which JMPU has a sign for.
fn flow(opcode: Opcode, address: usize, count: usize, inverted: bool) -> Option<Kind> {
    match opcode.info().shape {
        Shape::Condition => (address == 0 && count == 0).then_some(Kind::Simple),
        Shape::Call | Shape::CallCondition | Shape::CallBoolean => {
            Some(Kind::Call { start: address, end: address + count })
        }
        Shape::JumpCondition => (count == 0).then_some(Kind::Jump { target: address }),
        Shape::JumpBoolean => (count == 0 || inverted && count == 1).then_some(Kind::Jump { target: address }),
        Shape::IfCondition | Shape::IfBoolean if count == 0 => Some(Kind::If { else_start: None, end: address }),
        Shape::IfCondition | Shape::IfBoolean => Some(Kind::If { else_start: Some(address), end: address + count }),
        _ => None,
    }
}

/// The operands that the assembler encodes to exactly this word with its descriptor.
fn arithmetic(instruction: Instruction, descriptors: &[DescriptorEntry], geometry: bool) -> Option<Arithmetic> {
    let info = instruction.opcode.info();
    let descriptor = instruction.descriptor()?;
    let fields = OperandDescriptor::decode(descriptors.get(usize::from(descriptor))?.descriptor);
    let destination = Destination::from_bits(instruction.field(Field::Dst) as u8);
    let sources: Vec<SourceOperand> = sources(instruction, &fields);

    let mask_is_sayable = match info.shape {
        Shape::Compare => true,
        Shape::Mova => fields.mask != Mask::NONE && fields.mask.and(Mask::of("zw")) == Mask::NONE,
        _ => fields.mask != Mask::NONE,
    };
    let (file, number) = destination.register();
    let destination_exists = !(geometry && file == RegisterFile::Output && number >= FIRST_DUMMY_OUTPUT);
    let compare = [Field::Cmpx, Field::Cmpy].map(|field| Comparison::from_raw(instruction.field(field)));
    if !mask_is_sayable || !destination_exists || compare.iter().any(|operator| operator.assembly().is_empty()) {
        return None;
    }
    let written = if info.shape == Shape::Mova { Destination::from_bits(0) } else { destination };
    let (encoded, wanted) = encode::arithmetic(info.base, written, fields.mask, &sources, compare).ok()?;
    let same = encoded.with_field(Field::Desc, descriptor.into()).encode() == instruction.encode();
    same.then_some(Arithmetic { destination, mask: fields.mask, sources, wanted, descriptor })
}

/// The sources of an instruction with the modifiers of its descriptor.
pub(super) fn sources(instruction: Instruction, fields: &OperandDescriptor) -> Vec<SourceOperand> {
    let wide = instruction.opcode.info().format.wide_source();
    let registers = instruction.sources().into_iter().zip(fields.sources).enumerate();
    registers
        .filter_map(|(position, (register, modifier))| {
            let index =
                if wide == Some(position) { instruction.index() } else { pica_model::shader::isa::IndexRegister::None };
            Some(SourceOperand { register: register?.register(), index, modifier })
        })
        .collect()
}
