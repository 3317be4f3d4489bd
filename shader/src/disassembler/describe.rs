// SPDX-License-Identifier: MIT
//! Any word in readable form, whether or not the assembly language can say it.

use super::express::sources;
use super::symbols::Names;
use pica_model::shader::isa::{
    Comparison, ConditionOperator, Destination, Field, Instruction, Mask, OperandDescriptor, Operands, Shape,
    SourceModifier,
};

/// An instruction word for people to read: mnemonic and operands as in assembly where it has such a form, addresses as
/// numbers. `descriptor` is the operand descriptor the word names; without one, operands appear without their selectors.
///
/// ```
/// use pica_shader::disassembler::describe;
///
/// assert_eq!(describe(0x0802_0001, Some(0x0006_C368)), "dp4 o0.x, c0, v0");
/// assert_eq!(describe(0x9C40_6800, None), "ifu b1, end 0x01A");
/// assert_eq!(describe(0x4000_0000, None), "unknown opcode 0x10, bits 0x0000000");
/// ```
pub fn describe(word: u32, descriptor: Option<u32>) -> String {
    let instruction = Instruction::decode(word);
    let info = instruction.opcode.info();
    let operands = operands(instruction, descriptor);
    let mut text = match info.shape {
        Shape::Raw => format!("unknown opcode 0x{:02X}, bits 0x{:07X}", info.code, instruction.field(Field::Payload)),
        _ if operands.is_empty() => info.mnemonic.to_owned(),
        _ => format!("{} {operands}", info.mnemonic),
    };
    if let (None, Some(number)) = (descriptor, instruction.descriptor()) {
        text.push_str(&format!(", descriptor {number}"));
    }
    for (name, value) in hidden(instruction) {
        text.push_str(&format!(", {name} {value}"));
    }
    if instruction.unused != 0 {
        text.push_str(&format!(", unused bits 0x{:07X}", instruction.unused));
    }
    text
}

fn operands(instruction: Instruction, descriptor: Option<u32>) -> String {
    let field = |field| instruction.field(field);
    let (num, address) = (field(Field::Num), field(Field::Address));
    let boolean = field(Field::Bool);
    let not = if num & 1 != 0 { "!" } else { "" };
    let range = format!("0x{address:03X} to 0x{:03X}", address + num);
    let block = match num {
        0 => format!("end 0x{address:03X}"),
        _ => format!("else 0x{address:03X}, end 0x{:03X}", address + num),
    };
    let condition = match instruction.operands {
        Operands::Format2 { condition, .. } => condition.to_string(),
        _ => String::new(),
    };
    match instruction.opcode.info().shape {
        Shape::None | Shape::Raw => String::new(),
        Shape::Condition => condition,
        Shape::Call => range,
        Shape::CallCondition => format!("{condition}, {range}"),
        Shape::CallBoolean => format!("b{boolean}, {range}"),
        Shape::IfCondition => format!("{condition}, {block}"),
        Shape::IfBoolean => format!("b{boolean}, {block}"),
        Shape::Loop => format!("i{}, last 0x{address:03X}", field(Field::Int)),
        Shape::JumpCondition => format!("{condition}, 0x{address:03X}"),
        Shape::JumpBoolean => format!("{not}b{boolean}, 0x{address:03X}"),
        Shape::SetEmit => set_emit(field(Field::Vertex), field(Field::Primitive) != 0, field(Field::Winding) != 0),
        Shape::Unary | Shape::Binary | Shape::Ternary | Shape::Mova | Shape::Compare => {
            arithmetic(instruction, descriptor)
        }
    }
}

/// The fields that do not show in the operands although they are not as the assembler leaves them.
fn hidden(instruction: Instruction) -> Vec<(&'static str, u32)> {
    let field = |field| instruction.field(field);
    let shape = instruction.opcode.info().shape;
    let mut found = Vec::new();
    let shows_target = !matches!(shape, Shape::Condition);
    let shows_num = !matches!(shape, Shape::Condition | Shape::JumpCondition | Shape::Loop);
    if !shows_target && field(Field::Address) != 0 {
        found.push(("dst", field(Field::Address)));
    }
    let num = field(Field::Num);
    if !shows_num && num != 0 || shape == Shape::JumpBoolean && num > 1 {
        found.push(("num", num));
    }
    if let Operands::Format2 { condition, .. } = instruction.operands {
        if shape == Shape::Call {
            let names = [("condop", Field::Condop), ("refx", Field::Refx), ("refy", Field::Refy)];
            found.extend(names.map(|(name, place)| (name, field(place))).into_iter().filter(|(_, value)| *value != 0));
        } else if !condition.has_assembly_form() {
            found.push(if condition.operator == ConditionOperator::X { ("refy", 0) } else { ("refx", 0) });
        }
    }
    found
}

/// The operands of SETEMIT.
pub(super) fn set_emit(vertex: u32, primitive: bool, winding: bool) -> String {
    let flags = match (primitive, winding) {
        (false, false) => "",
        (true, false) => ", prim",
        (false, true) => ", inv",
        (true, true) => ", prim inv",
    };
    format!("{vertex}{flags}")
}

/// Destination and sources, with the numbers of the registers.
fn arithmetic(instruction: Instruction, descriptor: Option<u32>) -> String {
    let plain = OperandDescriptor { mask: Mask::ALL, sources: [SourceModifier::PLAIN; 3], unused: false };
    let fields = descriptor.map_or(plain, OperandDescriptor::decode);
    let names = Names::default();
    let sources = sources(instruction, &fields);
    let mut texts: Vec<String> = sources.iter().map(|source| names.source(source)).collect();
    let destination = Destination::from_bits(instruction.field(Field::Dst) as u8);
    match instruction.opcode.info().shape {
        Shape::Compare => {
            let operator = |field| {
                let operator = Comparison::from_raw(instruction.field(field));
                match operator.assembly() {
                    "" => operator.raw().to_string(),
                    name => name.to_owned(),
                }
            };
            texts.splice(1..1, [operator(Field::Cmpx), operator(Field::Cmpy)]);
        }
        Shape::Mova => texts.insert(0, format!("a0.{}", mask_text(fields.mask))),
        _ if fields.mask == Mask::NONE => texts.insert(0, format!("{destination}.none")),
        _ => texts.insert(0, names.destination(destination, fields.mask)),
    }
    texts.join(", ")
}

/// A mask in words even if it is empty.
fn mask_text(mask: Mask) -> String {
    if mask == Mask::NONE { "none".to_owned() } else { mask.to_string() }
}
