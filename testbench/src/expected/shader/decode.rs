// SPDX-License-Identifier: MIT
//! What `shader_decode` gives, from the instruction set of the model.

use pica_model::shader::isa::{
    Component, Field, Format, Instruction, Opcode, OperandDescriptor, Operands, RegisterFile, Source,
};
use pica_rtl::shader::ShaderDecodeOut;
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
pub fn expect(word: u32, descriptor: u32, choices: &Choices) -> ShaderDecodeOut {
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

    ShaderDecodeOut {
        is_alu: has_descriptor.into(),
        is_mova: (opcode == Opcode::Mova).into(),
        is_unknown: (format == Format::Unknown).into(),
        is_end: (opcode == Opcode::End).into(),
        is_break: matches!(opcode, Opcode::Break | Opcode::Breakc).into(),
        is_jump: matches!(opcode, Opcode::Jmpc | Opcode::Jmpu).into(),
        is_call: matches!(opcode, Opcode::Call | Opcode::Callc | Opcode::Callu).into(),
        is_if: matches!(opcode, Opcode::Ifc | Opcode::Ifu).into(),
        is_loop: (opcode == Opcode::Loop).into(),
        is_emit: (opcode == Opcode::Emit).into(),
        is_setemit: (opcode == Opcode::Setemit).into(),
        operation: OPERATIONS.iter().position(|operation| *operation == base).unwrap_or(0) as u32,
        writes_register: writes.into(),
        destination: instruction.field(Field::Dst),
        mask: mask.into(),
        enable_x: enabled[0].into(),
        enable_y: enabled[1].into(),
        compare_x: instruction.field(Field::Cmpx),
        compare_y: instruction.field(Field::Cmpy),
        sources: count as u32,
        source1: number(sources[0]),
        source2: number(sources[1]),
        source3: number(sources[2]),
        wide: format.wide_source().map_or(0, |position| position as u32 + 1),
        index: instruction.field(Field::Idx),
        descriptor_index: instruction.field(Field::Desc),
        select1: select(0),
        select2: select(1),
        select3: select(2),
        negate1: negate(0).into(),
        negate2: negate(1).into(),
        negate3: negate(2).into(),
        target: instruction.field(Field::Address),
        count: if flow { word & num_bits } else { 0 },
        tests_flags: condition.is_some().into(),
        condition: condition.map_or(0, |condition| condition.operator as u32),
        ref_x: condition.is_some_and(|condition| condition.ref_x).into(),
        ref_y: condition.is_some_and(|condition| condition.ref_y).into(),
        tests_boolean: tests_boolean.into(),
        boolean_index: instruction.field(Field::Bool),
        boolean_value: (tests_boolean && !inverted).into(),
        integer_index: instruction.field(Field::Int),
        slot: instruction.field(Field::Vertex),
        is_primitive: instruction.field(Field::Primitive),
        winding: instruction.field(Field::Winding),
    }
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
