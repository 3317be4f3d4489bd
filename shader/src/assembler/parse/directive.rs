// SPDX-License-Identifier: MIT
//! Directive lines (assembly.md#directives) and the extensions of this assembler.

use super::super::cursor::Cursor;
use super::super::diagnostic::Note;
use super::super::lexer::Kind;
use super::super::names::nearest;
use super::super::syntax::{Directive, EntryText, GeometryText, Name, UniformText, Vector};
use super::operand::{float, integer, register, selector, vector};
use super::{decimal, name, number};
use pica_model::shader::isa::{DESCRIPTOR_COUNT, RegisterFile};

/// The directives, which messages suggest for a name that is none.
const NAMES: [&str; 22] = [
    "proc", "else", "end", "alias", "fvec", "ivec", "bool", "constf", "consti", "constfa", "setf", "seti", "setb",
    "in", "out", "entry", "nodvle", "gsh", "dvle", "word", "opdesc", "nonop",
];

/// The arguments of the directive `directive`, whose text is without the point.
pub(super) fn directive<'a>(cursor: &mut Cursor<'_, 'a>, directive: Name<'a>) -> Result<Directive<'a>, Note> {
    Ok(match directive.text.to_ascii_lowercase().as_str() {
        "proc" => Directive::Proc(name(cursor, "the name of the procedure")?),
        "else" => Directive::Else,
        "end" => Directive::End,
        "alias" => Directive::Alias {
            name: name(cursor, "the name of the alias")?,
            register: register(cursor, "the register the alias stands for")?,
        },
        "fvec" => uniforms(cursor, RegisterFile::Float)?,
        "ivec" => uniforms(cursor, RegisterFile::Integer)?,
        "bool" => uniforms(cursor, RegisterFile::Boolean)?,
        "constf" => constant(cursor, RegisterFile::Float)?,
        "consti" => constant(cursor, RegisterFile::Integer)?,
        "constfa" => constant_array(cursor)?,
        "setf" => set(cursor, RegisterFile::Float)?,
        "seti" => set(cursor, RegisterFile::Integer)?,
        "setb" => set_boolean(cursor)?,
        "in" => {
            let name = name(cursor, "the name of the input")?;
            let register = cursor.peek().map(|_| register(cursor, "an input register")).transpose()?;
            Directive::In { name, register }
        }
        "out" => out(cursor)?,
        "entry" => Directive::Entry(entry(cursor)?),
        "nodvle" => Directive::NoDvle,
        "gsh" => geometry(cursor)?,
        "dvle" => Directive::Dvle,
        "word" => Directive::Word { value: number(cursor, u32::MAX, "an instruction word")? },
        "opdesc" => descriptor(cursor)?,
        "nonop" => Directive::NoNop,
        _ => {
            let near = nearest(directive.text, NAMES);
            return Err(Note::new(directive.span, format!("unknown directive \".{}\"{near}", directive.text)));
        }
    })
}

/// `name[size] [register], ...`.
fn uniforms<'a>(cursor: &mut Cursor<'_, 'a>, file: RegisterFile) -> Result<Directive<'a>, Note> {
    let mut items = Vec::new();
    loop {
        let name = name(cursor, "the name of a uniform")?;
        let mut size = 1;
        if cursor.eat(Kind::LeftBracket).is_some() {
            size = array_size(cursor)?;
            cursor.expect(Kind::RightBracket, "\"]\"")?;
        }
        let placed = matches!(cursor.kind(0), Some(Kind::Identifier));
        let register = if placed { Some(register(cursor, "a register")?) } else { None };
        items.push(UniformText { name, size, register });
        let goes_on = cursor.kind(1).is_some();
        if !goes_on || cursor.eat(Kind::Comma).is_none() {
            return Ok(Directive::Uniforms { file, items });
        }
    }
}

/// A decimal number above zero.
fn array_size(cursor: &mut Cursor) -> Result<u32, Note> {
    match decimal(cursor, "an array size", &[Kind::RightBracket])? {
        0 => Err(Note::new(cursor.previous_span(), "an array has at least one element")),
        size => Ok(size),
    }
}

/// The value of a constant for a register file.
fn value(cursor: &mut Cursor, file: RegisterFile) -> Result<Vector, Note> {
    if file == RegisterFile::Float { vector(cursor, float) } else { vector(cursor, integer) }
}

/// `name(x, y, z, w)`.
fn constant<'a>(cursor: &mut Cursor<'_, 'a>, file: RegisterFile) -> Result<Directive<'a>, Note> {
    let name = name(cursor, "the name of the constant")?;
    Ok(Directive::Constant { file, name, value: value(cursor, file)? })
}

/// `name[]`, `name[size]`, or a row `(x, y, z, w)`.
fn constant_array<'a>(cursor: &mut Cursor<'_, 'a>) -> Result<Directive<'a>, Note> {
    if cursor.kind(0) == Some(Kind::LeftParenthesis) {
        return Ok(Directive::ConstantRow { value: value(cursor, RegisterFile::Float)? });
    }
    let name = name(cursor, "the name of the array, or a row of it in parentheses")?;
    cursor.expect(Kind::LeftBracket, "\"[\"")?;
    let size = if cursor.kind(0) == Some(Kind::RightBracket) { None } else { Some(array_size(cursor)?) };
    cursor.expect(Kind::RightBracket, "\"]\"")?;
    Ok(Directive::ConstantArray { name, size })
}

/// `register(x, y, z, w)`.
fn set<'a>(cursor: &mut Cursor<'_, 'a>, file: RegisterFile) -> Result<Directive<'a>, Note> {
    let register = register(cursor, "a uniform register")?;
    Ok(Directive::Set { file, register, value: value(cursor, file)? })
}

/// `register value`. picasso passes over a comma between them.
fn set_boolean<'a>(cursor: &mut Cursor<'_, 'a>) -> Result<Directive<'a>, Note> {
    let register = register(cursor, "a boolean uniform")?;
    if let Some(comma) = cursor.eat(Kind::Comma) {
        cursor.warnings.push(Note::new(comma.span, "the comma is ignored: .setb has none"));
    }
    Ok(Directive::SetBoolean { register, value: boolean(cursor)? })
}

fn boolean(cursor: &mut Cursor) -> Result<bool, Note> {
    const WHAT: &str = "true, false, on, off, 1 or 0";
    let value = match cursor.peek().map(|token| token.text.to_ascii_lowercase()).as_deref() {
        Some("true" | "on" | "1") => true,
        Some("false" | "off" | "0") => false,
        _ => return Err(cursor.expected(WHAT)),
    };
    cursor.next();
    Ok(value)
}

/// `name property[.mask] [register[.mask]]`, with `-` for no name.
fn out<'a>(cursor: &mut Cursor<'_, 'a>) -> Result<Directive<'a>, Note> {
    let output = match cursor.eat(Kind::Minus) {
        Some(_) => None,
        None => Some(name(cursor, "the name of the output, or \"-\"")?),
    };
    let property = name(cursor, "an output property")?;
    let mask = selector(cursor)?;
    let register = cursor.peek().map(|_| register(cursor, "an output register")).transpose()?;
    Ok(Directive::Out { name: output, property, mask, register })
}

/// A procedure, or two addresses.
fn entry<'a>(cursor: &mut Cursor<'_, 'a>) -> Result<EntryText<'a>, Note> {
    if cursor.kind(0) == Some(Kind::Number) {
        let start = number(cursor, u32::MAX, "the address of the entry point")?;
        return Ok(EntryText::Address { start, end: number(cursor, u32::MAX, "the address of the end")? });
    }
    Ok(EntryText::Procedure(name(cursor, "the name of a procedure")?))
}

/// Nothing, or `point register`, `variable register count`, `fixed register start count`.
fn geometry<'a>(cursor: &mut Cursor<'_, 'a>) -> Result<Directive<'a>, Note> {
    if cursor.peek().is_none() {
        return Ok(Directive::Geometry(None));
    }
    const MODE: &str = "a mode: point, variable or fixed";
    const COUNT: &str = "a vertex count";
    const FIRST: &str = "the first free float uniform";
    let mode = cursor.peek().map(|token| token.text.to_ascii_lowercase()).unwrap_or_default();
    if !matches!(mode.as_str(), "point" | "variable" | "subdivision" | "fixed" | "particle") {
        return Err(cursor.expected(MODE));
    }
    cursor.next();
    let first_free = register(cursor, FIRST)?;
    let mode = match mode.as_str() {
        "point" => GeometryText::Point,
        "variable" | "subdivision" => GeometryText::Variable { count: number(cursor, 255, COUNT)? as u8 },
        _ => {
            let start = register(cursor, "the first float uniform of the vertices")?;
            GeometryText::Fixed { start, count: number(cursor, 255, COUNT)? as u8 }
        }
    };
    Ok(Directive::Geometry(Some((mode, first_free))))
}

/// `index, value [, second word]`.
fn descriptor<'a>(cursor: &mut Cursor<'_, 'a>) -> Result<Directive<'a>, Note> {
    let index = number(cursor, DESCRIPTOR_COUNT as u32 - 1, "a descriptor number")?;
    cursor.comma()?;
    let value = number(cursor, u32::MAX, "an operand descriptor")?;
    let unknown = if cursor.eat(Kind::Comma).is_some() { number(cursor, u32::MAX, "the second word")? } else { 0 };
    Ok(Directive::Descriptor { index, value, unknown })
}
