// SPDX-License-Identifier: MIT
//! Fields: shifts and masks for languages of constants, members of packed structures for SystemVerilog.

use crate::export::names::Taken;
use crate::export::{ExportError, text};
use crate::ir::{Field, FieldType, Layout, Register};
use heck::ToSnakeCase;
use serde::Serialize;
use std::collections::BTreeMap;

/// A field of an entry.
#[derive(Serialize)]
pub(super) struct FieldConstant {
    name: String,
    /// Explanation; the elements of a repeated field share that of the first.
    comment: Option<String>,
    /// The word of a multi-word entry.
    word: Option<u32>,
    /// Bits within the word.
    lsb: u32,
    msb: u32,
    width: u32,
    mask: u32,
}

/// A member of a packed structure: a field, or a gap without one.
#[derive(Serialize)]
pub(super) struct Member<'a> {
    field: Option<&'a Field>,
    comment: Option<String>,
    /// The enumeration, if it is exactly as wide as the field.
    enumeration: Option<String>,
    signed: bool,
    lsb: u32,
    msb: u32,
}

/// The fields of the registers like `register`, whose names begin with `base`. Only the first entry of a group explains them.
pub(super) fn field_constants(
    base: &str,
    register: &Register,
    layout: Option<&Layout>,
    commented: bool,
    taken: &mut Taken,
) -> Result<Vec<FieldConstant>, ExportError> {
    let mut fields = Vec::new();
    for field in layout.map_or(&[][..], |layout| &layout.fields) {
        let name = format!("{base}_{}", field.name);
        for suffix in ["_SHIFT", "_MASK", "_WORD", "_LSB", "_WIDTH", "_BITS"] {
            taken.take(&format!("{name}{suffix}"), &format!("field {} of {base}", field.name))?;
        }
        let lsb = field.lsb % 32;
        fields.push(FieldConstant {
            name,
            comment: if commented { field_comment(register, field) } else { None },
            word: (register.words > 1).then_some(field.lsb / 32),
            lsb,
            msb: lsb + field.width() - 1,
            width: field.width(),
            mask: u32::MAX >> (32 - field.width()) << lsb,
        });
    }
    Ok(fields)
}

/// What a field is, once for all elements of a repeated field; with its grade where that is not the register's.
fn field_comment(register: &Register, field: &Field) -> Option<String> {
    let unit = field.unit.as_ref().map_or(String::new(), |unit| format!(", {unit}"));
    let place = match &field.repeat {
        Some(repeat) if repeat.index > repeat.first => return None,
        Some(repeat) if repeat.count > 1 => format!(
            "{} to {}{} ({}, step {}",
            field.name,
            repeat.name,
            repeat.first + (repeat.count - 1),
            text::bit_range(field),
            repeat.step
        ),
        _ => format!("{} ({}", field.name, text::bit_range(field)),
    };
    let doc = if field.doc.is_empty() { String::new() } else { format!(": {}", field.doc) };
    let grade = if field.grade == register.grade { String::new() } else { format!(" [{}]", field.grade) };
    Some(format!("{place}, {}{unit}){doc}{grade}", field.data_type))
}

/// The members of a register's structure, most significant first, without a gap.
pub(super) fn members<'a>(widths: &BTreeMap<&str, u32>, layout: &'a Layout, register: &Register) -> Vec<Member<'a>> {
    let gap = |lsb, msb| Member { field: None, comment: None, enumeration: None, signed: false, lsb, msb };
    let mut members = Vec::new();
    let mut next = 0;
    for field in &layout.fields {
        if field.lsb > next {
            members.push(gap(next, field.lsb - 1));
        }
        next = field.msb + 1;
        members.push(Member {
            field: Some(field),
            comment: field_comment(register, field),
            enumeration: match &field.data_type {
                FieldType::Enumeration(name) if widths[name.as_str()] == field.width() => Some(name.to_snake_case()),
                _ => None,
            },
            signed: matches!(field.data_type, FieldType::Signed | FieldType::Fixed { sign: 1, .. }),
            lsb: field.lsb,
            msb: field.msb,
        });
    }
    if next < 32 * register.words {
        members.push(gap(next, 32 * register.words - 1));
    }
    members.reverse();
    members
}
