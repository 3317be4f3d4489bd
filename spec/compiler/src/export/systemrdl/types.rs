// SPDX-License-Identifier: MIT
//! Component types: one per group of registers, and the enumerations.

use crate::export::groups::Group;
use crate::export::text;
use crate::ir::{Access, Enum, Field, FieldType, Kind, Map, Register};
use serde::Serialize;

/// A register type, or a register file of the words of a multi-word entry.
#[derive(Serialize)]
pub(super) struct TypeView<'a> {
    name: String,
    first: &'a Register,
    evidence: String,
    /// What else there is to say after the register's own text.
    notes: String,
    sw: &'static str,
    hw: &'static str,
    /// Whether a write does something beside storing the value, so that hardware must see each of them.
    strobe: bool,
    /// Whether it reads as 0 and ignores writes.
    constant: bool,
    words: Vec<Vec<FieldView<'a>>>,
}

/// A field of a word.
#[derive(Serialize)]
pub(super) struct FieldView<'a> {
    field: &'a Field,
    lsb: u32,
    msb: u32,
    format: String,
    encode: Option<&'a str>,
    /// Where it is not the register's.
    evidence: Option<String>,
}

/// An enumeration.
#[derive(Serialize)]
pub(super) struct EnumView<'a> {
    name: &'a str,
    doc: &'a str,
    values: Vec<EnumeratorView<'a>>,
}

/// A mnemonic. The language wants each code once: a second name of a code is mentioned, a second code of a name gets a
/// mnemonic of its own.
#[derive(Serialize)]
struct EnumeratorView<'a> {
    name: String,
    value: u32,
    doc: &'a str,
    aliases: Vec<&'a str>,
}

/// Name of the type that a group's registers have.
pub(super) fn type_name(group: &Group) -> String {
    format!("{}_t", group.snake())
}

pub(super) fn type_view<'a>(map: &Map, group: &Group<'a>) -> TypeView<'a> {
    let first = group.first();
    let fields = group.layout.map_or(&[][..], |layout| &layout.fields);
    let word = |word| {
        let fields = fields.iter().filter(|field| field.lsb / 32 == word);
        fields.map(|field| field_view(first, field)).collect()
    };
    let mut notes = Vec::new();
    if let Some(target) = text::alias_target(map, first) {
        notes.push(format!("Reads as {}.", target.name));
    }
    let other_names = text::other_names(&group.registers());
    if !other_names.is_empty() {
        notes.push(format!("Also known as: {other_names}."));
    }
    let (sw, hw) = match (first.access, first.kind) {
        (Access::Rw, Kind::Status) => ("rw", "rw"),
        (Access::Rw, _) => ("rw", "r"),
        (Access::Ro, _) => ("r", "w"),
        (Access::Wo, _) => ("w", "r"),
        (Access::None, _) => ("r", "na"),
    };
    TypeView {
        name: type_name(group),
        first,
        evidence: format!("{}: {}", first.grade, first.source),
        notes: notes.join(" "),
        sw,
        hw,
        strobe: !matches!(first.kind, Kind::Plain | Kind::Status),
        constant: first.access == Access::None,
        words: (0..first.words).map(word).collect(),
    }
}

fn field_view<'a>(register: &Register, field: &'a Field) -> FieldView<'a> {
    let same = field.grade == register.grade && field.source == register.source;
    let lsb = field.lsb % 32;
    FieldView {
        field,
        lsb,
        msb: lsb + field.width() - 1,
        format: field.data_type.to_string(),
        encode: match &field.data_type {
            FieldType::Enumeration(name) => Some(name),
            _ => None,
        },
        evidence: (!same).then(|| format!("{}: {}", field.grade, field.source)),
    }
}

pub(super) fn enum_view(enumeration: &Enum) -> EnumView<'_> {
    let mut values: Vec<EnumeratorView<'_>> = Vec::new();
    for enumerator in &enumeration.values {
        let (value, doc) = (enumerator.value, enumerator.doc.as_str());
        match values.iter_mut().find(|first| first.value == value) {
            Some(first) => first.aliases.push(&enumerator.name),
            None => {
                values.push(EnumeratorView { name: enumerator.name.clone(), value, doc, aliases: Vec::new() });
            }
        }
        for code in &enumerator.also {
            let name = format!("{}_ALSO_{code}", enumerator.name);
            values.push(EnumeratorView { name, value: *code, doc, aliases: Vec::new() });
        }
    }
    EnumView { name: &enumeration.name, doc: &enumeration.doc, values }
}
