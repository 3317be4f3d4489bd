// SPDX-License-Identifier: MIT
//! Enumerations and their enumerators.

use crate::export::names::{Names, Taken};
use crate::export::{ExportError, text};
use crate::ir::{Enum, Enumerator, FieldType, Map, Unlisted};
use heck::ToSnakeCase;
use serde::Serialize;
use std::collections::BTreeMap;

/// An enumeration.
#[derive(Serialize)]
pub(super) struct EnumConstants<'a> {
    name: &'a str,
    /// `compare_function`
    snake: String,
    doc: &'a str,
    evidence: String,
    width: u32,
    values: Vec<EnumeratorConstant<'a>>,
    /// The name that stands for codes without enumerator.
    fallback: Option<String>,
    /// Whether codes without enumerator can occur and are carried as they are.
    keep: bool,
    /// Whether an enumerator stands for more than its own code.
    canonical: bool,
}

/// An enumerator.
#[derive(Serialize)]
struct EnumeratorConstant<'a> {
    name: String,
    value: u32,
    /// Further codes, the meaning, and the grade where that is not the enumeration's.
    comment: String,
    also: &'a [u32],
    alias: bool,
}

/// The names that stand for the codes of an enumeration.
pub(super) fn enum_constants<'a>(
    names: &Names,
    width: u32,
    enumeration: &'a Enum,
    taken: &mut Taken,
) -> Result<EnumConstants<'a>, ExportError> {
    let mut values = Vec::new();
    for enumerator in &enumeration.values {
        let name = names.enumerator(&enumeration.name, &enumerator.name);
        taken.take(&name, &format!("{}::{}", enumeration.name, enumerator.name))?;
        let (value, alias) = (enumerator.value, enumerator.alias);
        let comment = enumerator_comment(enumeration, enumerator);
        values.push(EnumeratorConstant { name, value, comment, also: &enumerator.also, alias });
    }
    let (fallback, keep) = match &enumeration.unlisted {
        Some(Unlisted::As(name)) => (Some(names.enumerator(&enumeration.name, name)), false),
        Some(Unlisted::Keep) => (None, true),
        None => (None, false),
    };
    Ok(EnumConstants {
        name: &enumeration.name,
        snake: enumeration.name.to_snake_case(),
        doc: &enumeration.doc,
        evidence: format!("{}: {}", enumeration.grade, enumeration.source),
        width,
        canonical: fallback.is_some() || values.iter().any(|value| !value.also.is_empty()),
        values,
        fallback,
        keep,
    })
}

fn enumerator_comment(enumeration: &Enum, enumerator: &Enumerator) -> String {
    let mut parts = Vec::new();
    if !enumerator.also.is_empty() {
        parts.push(format!("Also {}.", text::codes(&enumerator.also)));
    }
    if !enumerator.doc.is_empty() {
        parts.push(enumerator.doc.clone());
    }
    if enumerator.grade != enumeration.grade {
        parts.push(format!("[{}]", enumerator.grade));
    }
    parts.join(" ")
}

/// Width of each enumeration: that of most fields, of the wider ones if they are equally many. A code has no width
/// of its own, but a literal and a SystemVerilog type need one.
pub(super) fn enum_widths(map: &Map) -> BTreeMap<&str, u32> {
    let mut uses: BTreeMap<(&str, u32), usize> = BTreeMap::new();
    for field in map.layouts.values().flat_map(|layout| &layout.fields) {
        if let FieldType::Enumeration(name) = &field.data_type {
            *uses.entry((name, field.width())).or_default() += 1;
        }
    }
    let width = |enumeration: &Enum| {
        let used = uses.iter().filter(|((name, _), _)| *name == enumeration.name);
        let most_used = used.max_by_key(|((_, width), count)| (**count, *width)).map(|((_, width), _)| *width);
        let codes = enumeration.values.iter().flat_map(|v| v.also.iter().chain([&v.value]));
        let needed = codes.map(|code| 32 - code.leading_zeros()).max().unwrap_or(0).max(1);
        most_used.unwrap_or(needed)
    };
    map.enums.values().map(|enumeration| (enumeration.name.as_str(), width(enumeration))).collect()
}
