// SPDX-License-Identifier: MIT
//! Instruction lines (assembly.md#mnemonics).

use super::super::cursor::Cursor;
use super::super::diagnostic::Note;
use super::super::lexer::Kind;
use super::super::names::nearest;
use super::super::syntax::{InstructionText, Name, OperandText, RegisterText};
use super::operand::{condition, register, selector};
use super::{name, number};
use pica_model::shader::isa::{Comparison, DESCRIPTOR_COUNT, Mask, Opcode, Shape};
use pica_spec::isa::OPCODES;

/// The instruction behind a mnemonic.
pub(super) fn instruction<'a>(cursor: &mut Cursor<'_, 'a>, mnemonic: Name<'a>) -> Result<InstructionText<'a>, Note> {
    let opcode = Opcode::from_mnemonic(mnemonic.text).ok_or_else(|| {
        let near = nearest(mnemonic.text, OPCODES.iter().map(|row| row.mnemonic));
        Note::new(mnemonic.span, format!("unknown instruction \"{}\"{near}", mnemonic.text))
    })?;
    let operands = operands(cursor, opcode)?;
    let descriptor = match cursor.eat(Kind::At) {
        Some(_) => {
            let index = number(cursor, DESCRIPTOR_COUNT as u32 - 1, "a descriptor number")?;
            Some((index, cursor.previous_span()))
        }
        None => None,
    };
    Ok(InstructionText { opcode, mnemonic, operands, descriptor })
}

fn operands<'a>(cursor: &mut Cursor<'_, 'a>, opcode: Opcode) -> Result<OperandText<'a>, Note> {
    Ok(match opcode.info().shape {
        Shape::None | Shape::Raw => OperandText::None,
        Shape::Unary => arithmetic(cursor, 1)?,
        Shape::Binary => arithmetic(cursor, 2)?,
        Shape::Ternary => arithmetic(cursor, 3)?,
        Shape::Mova => {
            let mask = address_registers(cursor)?;
            cursor.comma()?;
            OperandText::Mova { mask, source: source(cursor)? }
        }
        Shape::Compare => {
            let first = source(cursor)?;
            cursor.comma()?;
            let x = compare_operator(cursor)?;
            cursor.comma()?;
            let y = compare_operator(cursor)?;
            cursor.comma()?;
            OperandText::Compare { sources: [first, source(cursor)?], operators: [x, y] }
        }
        Shape::Condition | Shape::IfCondition => OperandText::Condition { condition: condition(cursor)?, target: None },
        Shape::CallCondition => {
            let condition = condition(cursor)?;
            OperandText::Condition { condition, target: Some(target(cursor, "a procedure")?) }
        }
        Shape::JumpCondition => {
            let condition = condition(cursor)?;
            OperandText::Condition { condition, target: Some(target(cursor, "a label")?) }
        }
        Shape::Call => OperandText::Call { target: name(cursor, "a procedure")? },
        Shape::IfBoolean => {
            let (register, inverted) = boolean(cursor, opcode)?;
            OperandText::Boolean { register, inverted, target: None }
        }
        Shape::CallBoolean => {
            let (register, inverted) = boolean(cursor, opcode)?;
            OperandText::Boolean { register, inverted, target: Some(target(cursor, "a procedure")?) }
        }
        Shape::JumpBoolean => {
            let (register, inverted) = boolean(cursor, opcode)?;
            OperandText::Boolean { register, inverted, target: Some(target(cursor, "a label")?) }
        }
        Shape::Loop => OperandText::Loop { register: register(cursor, "an integer uniform")? },
        Shape::SetEmit => set_emit(cursor)?,
    })
}

/// A destination and `count` sources.
fn arithmetic<'a>(cursor: &mut Cursor<'_, 'a>, count: usize) -> Result<OperandText<'a>, Note> {
    let destination = register(cursor, "a destination register")?;
    let mut sources = Vec::with_capacity(count);
    for _ in 0..count {
        cursor.comma()?;
        sources.push(source(cursor)?);
    }
    Ok(OperandText::Arithmetic { destination, sources })
}

fn source<'a>(cursor: &mut Cursor<'_, 'a>) -> Result<RegisterText<'a>, Note> {
    register(cursor, "a source register")
}

/// The destination of MOVA: `a0.x`, `a0.y`, `a0.xy`, or the old names `a0`, `a1`, `a01`.
fn address_registers(cursor: &mut Cursor) -> Result<Mask, Note> {
    let register = name(cursor, "a0.x, a0.y or a0.xy")?;
    let selector = selector(cursor)?;
    let span = register.span.to(cursor.previous_span());
    let mask = match (register.text.to_ascii_lowercase().as_str(), selector) {
        ("a0", None) => Mask::of("x"),
        ("a1", None) => Mask::of("y"),
        ("a01", None) => Mask::of("xy"),
        ("a0", Some(selector)) => selector.swizzle.named(),
        _ => Mask::NONE,
    };
    if mask == Mask::NONE || mask.and(Mask::of("zw")) != Mask::NONE {
        return Err(Note::new(span, "mova writes a0.x, a0.y or a0.xy"));
    }
    Ok(mask)
}

fn compare_operator(cursor: &mut Cursor) -> Result<Comparison, Note> {
    const WHAT: &str = "a comparison: eq, ne, lt, le, gt or ge";
    let found = cursor.peek().filter(|token| token.kind == Kind::Identifier);
    let operator =
        found.and_then(|token| Comparison::from_assembly(token.text)).ok_or_else(|| cursor.expected(WHAT))?;
    cursor.next();
    Ok(operator)
}

/// `, name`.
fn target<'a>(cursor: &mut Cursor<'_, 'a>, what: &str) -> Result<Name<'a>, Note> {
    cursor.comma()?;
    name(cursor, what)
}

/// A boolean uniform and whether a "!" stands before it, which only JMPU can express.
fn boolean<'a>(cursor: &mut Cursor<'_, 'a>, opcode: Opcode) -> Result<(RegisterText<'a>, bool), Note> {
    let not = cursor.eat(Kind::Not);
    if let Some(not) = not
        && opcode != Opcode::Jmpu
    {
        let message = format!("{} cannot test for false; only jmpu has \"!\"", opcode.info().mnemonic);
        return Err(Note::new(not.span, message));
    }
    Ok((register(cursor, "a boolean uniform")?, not.is_some()))
}

/// `vertex [, flags]`.
fn set_emit<'a>(cursor: &mut Cursor<'_, 'a>) -> Result<OperandText<'a>, Note> {
    let vertex = number(cursor, 2, "a vertex number")? as u8;
    let (mut primitive, mut winding) = (false, false);
    if cursor.eat(Kind::Comma).is_some() {
        while let Some(flag) = cursor.eat(Kind::Identifier) {
            match flag.text.to_ascii_lowercase().as_str() {
                "prim" | "primitive" => primitive = true,
                "inv" | "invert" => winding = true,
                _ => {
                    let message = format!("unknown flag \"{}\": expected prim or inv", flag.text);
                    return Err(Note::new(flag.span, message));
                }
            }
        }
        if !(primitive || winding) {
            return Err(cursor.expected("prim or inv"));
        }
    }
    Ok(OperandText::SetEmit { vertex, primitive, winding })
}
