// SPDX-License-Identifier: MIT
//! What `shader_decode` gives, from the instruction set of the model.

use pica_model::shader::isa::{
    Component, Field, Format, Instruction, Opcode, OperandDescriptor, Operands, RegisterFile, Source,
};
use pica_spec::choices::{Choices, CmpMask, NumWidth, TwoInputRegisters};

/// The number of what an opcode computes, `operation` of the decoder.
pub const OPERATIONS: [Opcode; 20] = [
    Opcode::Add,
    Opcode::Dp3,
    Opcode::Dp4,
    Opcode::Dph,
    Opcode::Dst,
    Opcode::Ex2,
    Opcode::Lg2,
    Opcode::Litp,
    Opcode::Mul,
    Opcode::Sge,
    Opcode::Slt,
    Opcode::Flr,
    Opcode::Max,
    Opcode::Min,
    Opcode::Rcp,
    Opcode::Rsq,
    Opcode::Mad,
    Opcode::Cmp,
    Opcode::Mova,
    Opcode::Mov,
];

/// The outputs for an instruction word and the descriptor that it names.
pub fn expect(word: u32, descriptor: u32, choices: &Choices) -> Vec<u32> {
    let instruction = Instruction::decode(word);
    let opcode = instruction.opcode;
    let format = opcode.info().format;
    let descriptor = OperandDescriptor::decode(descriptor);
    let has_descriptor = instruction.descriptor().is_some();
    let base = opcode.info().base;

    let sources = registers(instruction, choices);
    let count = sources.iter().flatten().count();
    let modifier = |position: usize| sources[position].map(|_| descriptor.sources[position]);
    let select = |position| modifier(position).map_or(0, |modifier| modifier.swizzle.bits().into());
    let negate = |position| modifier(position).is_some_and(|modifier| modifier.negate);

    let writes = has_descriptor && !matches!(opcode, Opcode::Mova | Opcode::Cmp);
    let mask = if has_descriptor { descriptor.mask.bits() } else { 0 };
    let by_mask = [Component::X, Component::Y].map(|component| descriptor.mask.contains(component));
    let enabled = match opcode {
        Opcode::Litp => [true; 2],
        Opcode::Cmp if choices.cmp_mask == CmpMask::Ignored => [true; 2],
        Opcode::Cmp | Opcode::Mova => by_mask,
        _ => [false; 2],
    };

    let flow = format.field(Field::Address).is_some();
    let num_bits = match choices.num_width {
        NumWidth::Bits8 => 0xFF,
        NumWidth::Bits10 => 0x3FF,
    };
    // CALL has the fields of a condition and ignores them.
    let condition = match instruction.operands {
        Operands::Format2 { condition, .. } if opcode != Opcode::Call => Some(condition),
        _ => None,
    };
    let tests_boolean = format == Format::Format3;
    let inverted = opcode == Opcode::Jmpu && word & 1 == 1;

    vec![
        has_descriptor.into(),
        (opcode == Opcode::Mova).into(),
        (format == Format::Unknown).into(),
        (opcode == Opcode::End).into(),
        matches!(opcode, Opcode::Break | Opcode::Breakc).into(),
        matches!(opcode, Opcode::Jmpc | Opcode::Jmpu).into(),
        matches!(opcode, Opcode::Call | Opcode::Callc | Opcode::Callu).into(),
        matches!(opcode, Opcode::Ifc | Opcode::Ifu).into(),
        (opcode == Opcode::Loop).into(),
        (opcode == Opcode::Emit).into(),
        (opcode == Opcode::Setemit).into(),
        OPERATIONS.iter().position(|operation| *operation == base).unwrap_or(0) as u32,
        writes.into(),
        instruction.field(Field::Destination),
        mask.into(),
        enabled[0].into(),
        enabled[1].into(),
        instruction.field(Field::CompareX),
        instruction.field(Field::CompareY),
        count as u32,
        number(sources[0]),
        number(sources[1]),
        number(sources[2]),
        format.wide_source().map_or(0, |position| position as u32 + 1),
        instruction.field(Field::Index),
        instruction.field(Field::Descriptor),
        select(0),
        select(1),
        select(2),
        negate(0).into(),
        negate(1).into(),
        negate(2).into(),
        instruction.field(Field::Address),
        if flow { word & num_bits } else { 0 },
        condition.is_some().into(),
        condition.map_or(0, |condition| condition.operator as u32),
        condition.is_some_and(|condition| condition.ref_x).into(),
        condition.is_some_and(|condition| condition.ref_y).into(),
        tests_boolean.into(),
        instruction.field(Field::Boolean),
        (tests_boolean && !inverted).into(),
        instruction.field(Field::Integer),
        instruction.field(Field::Vertex),
        instruction.field(Field::Primitive),
        instruction.field(Field::Winding),
    ]
}

fn number(source: Option<Source>) -> u32 {
    source.map_or(0, |source| source.bits().into())
}

/// The source registers under choice `two_input_registers`.
fn registers(instruction: Instruction, choices: &Choices) -> [Option<Source>; 3] {
    let sources = instruction.sources();
    if choices.two_input_registers == TwoInputRegisters::AsWritten {
        return sources;
    }
    let is_input = |source: &Source| source.register().0 == RegisterFile::Input;
    let first = sources.into_iter().flatten().find(is_input);
    sources.map(|source| source.map(|source| first.filter(|_| is_input(&source)).unwrap_or(source)))
}
