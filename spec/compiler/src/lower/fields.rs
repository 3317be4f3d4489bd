// SPDX-License-Identifier: MIT
//! Fields of a register.

use super::enums::Enums;
use super::{Context, names};
use crate::diagnostic::Diagnostic;
use crate::ir::{self, FieldType};
use crate::schema;
use crate::source::Place;
use std::collections::HashSet;

/// Lowers the fields of a word of `bits` bits, which `whole` names. `inherited` is the word's evidence.
pub(super) fn lower(
    context: &mut Context,
    enums: &Enums,
    parsed: Vec<(Place, schema::Field)>,
    (whole, bits): (&str, u32),
    inherited: (&str, &ir::Grade),
) -> Vec<ir::Field> {
    let mut fields: Vec<(ir::Field, Place)> = Vec::new();
    let names: HashSet<String> = parsed.iter().map(|(_, field)| field.name.clone()).collect();
    for (place, field) in parsed {
        if !names::is_upper_snake(&field.name) {
            context.error(&place.key("name"), format!("field name `{}` is not UPPER_SNAKE", field.name));
        }
        if field.name == "BITS" || field.name.strip_suffix("_WIDTH").is_some_and(|of| names.contains(of)) {
            context.error(&place.key("name"), format!("generated code has a constant `{}` of its own", field.name));
        }
        let data_type = match field.data_type.parse::<FieldType>() {
            Ok(data_type) => data_type,
            Err(message) => {
                context.error(&place.key("type"), message);
                context.incomplete = true;
                continue;
            }
        };
        check_type(context, enums, &place, &field, &data_type);
        if let Some(choice) = &field.choice
            && !context.choices.contains(choice)
            && !context.incomplete
        {
            context.error(&place.key("choice"), format!("unknown choice `{choice}`"));
        }
        for field in expand(&field, &data_type, inherited) {
            if field.msb >= bits {
                let message = format!("field {} uses bit {}, {whole} has {bits} bits", field.name, field.msb);
                context.error(&place.key("bits"), message);
            }
            if field.lsb / 32 != field.msb / 32 && bits > 32 {
                let message = format!(
                    "field {} crosses the border between words {} and {}",
                    field.name,
                    field.lsb / 32,
                    field.msb / 32
                );
                context.error(&place.key("bits"), message);
            }
            for (other, other_place) in &fields {
                if other.name == field.name {
                    let error = Diagnostic::new(&place.key("name"), format!("field {} is declared twice", field.name));
                    context.errors.push(error.with_related(&other_place.key("name"), "first here"));
                }
                if field.lsb <= other.msb && other.lsb <= field.msb {
                    let message = format!(
                        "field {} (bits {}) overlaps field {} (bits {})",
                        field.name,
                        range(&field),
                        other.name,
                        range(other)
                    );
                    let error = Diagnostic::new(&place.key("bits"), message);
                    context.errors.push(error.with_related(&other_place.key("bits"), "the other field"));
                }
            }
            fields.push((field, place.clone()));
        }
    }
    fields.sort_by_key(|(field, _)| field.lsb);
    fields.into_iter().map(|(field, _)| field).collect()
}

fn range(field: &ir::Field) -> String {
    if field.lsb == field.msb { field.lsb.to_string() } else { format!("{}-{}", field.lsb, field.msb) }
}

/// The elements of a repeated field, or the field itself.
fn expand(field: &schema::Field, data_type: &FieldType, inherited: (&str, &ir::Grade)) -> Vec<ir::Field> {
    let one = |name: String, shift: u32, repeat| ir::Field {
        name,
        lsb: field.bits.first.saturating_add(shift),
        msb: field.bits.last.saturating_add(shift),
        data_type: data_type.clone(),
        unit: field.unit.clone(),
        repeat,
        choice: field.choice.clone(),
        unread: field.unread.clone(),
        used: None,
        doc: field.doc.clone(),
        source: field.source.clone().unwrap_or_else(|| inherited.0.to_owned()),
        grade: field.grade.clone().unwrap_or_else(|| inherited.1.clone()),
        was: field.was.clone(),
    };
    match field.repeat {
        None => vec![one(field.name.clone(), 0, None)],
        // More than 32 * words elements cannot fit; the bound keeps a wrong number from filling memory.
        Some(schema::Repeat { first, count, step }) => (0..count.min(1024))
            .map(|n| {
                let index = first.saturating_add(n);
                let place = ir::Repeated { name: field.name.clone(), index, first, count, step };
                one(format!("{}{index}", field.name), n.saturating_mul(step), Some(place))
            })
            .collect(),
    }
}

fn check_type(context: &mut Context, enums: &Enums, place: &Place, field: &schema::Field, data_type: &FieldType) {
    let width = (field.bits.last - field.bits.first).saturating_add(1);
    if let Some(required) = data_type.required_width()
        && width != required
    {
        let message = format!("field {} is {width} bits wide, type {data_type} needs {required}", field.name);
        context.error(&place.key("bits"), message);
    }
    let FieldType::Enumeration(name) = data_type else { return };
    let Some(enumeration) = enums.by_name.get(name) else {
        if !context.incomplete {
            context.error(
                &place.key("type"),
                format!("unknown type `{name}`: no enumeration of {} has this name", enums.of),
            );
        }
        return;
    };
    let limit = 1u64.checked_shl(width).unwrap_or(u64::MAX);
    let codes = || {
        enumeration
            .values
            .iter()
            .flat_map(|value| std::iter::once(&value.value).chain(&value.also).map(move |code| (value, *code)))
    };
    if let Some((value, code)) = codes().find(|(_, code)| u64::from(*code) >= limit) {
        let message = format!(
            "enumerator {}::{} = {code} does not fit into the {width} bits of field {}",
            name, value.name, field.name
        );
        context.error(&place.key("bits"), message);
    }
    let listed = codes().map(|(_, code)| code).collect::<std::collections::BTreeSet<_>>().len() as u64;
    if enumeration.unlisted.is_none() && listed < limit {
        let error = Diagnostic::new(
            &place.key("type"),
            format!(
                "field {} can hold codes that `{name}` does not list; the enumeration needs `unlisted`",
                field.name
            ),
        );
        let error = match enums.places.get(name) {
            Some(at) => error.with_related(at, "add `unlisted: <ENUMERATOR>` or `unlisted: keep`"),
            None => error,
        };
        context.errors.push(error);
    }
}
