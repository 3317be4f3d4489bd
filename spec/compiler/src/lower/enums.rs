// SPDX-License-Identifier: MIT
//! Enumerations.

use super::{Context, names};
use crate::diagnostic::Diagnostic;
use crate::ir;
use crate::schema;
use crate::source::Place;
use std::collections::{BTreeMap, HashMap};

/// The enumerations that the fields of a map or of the instruction set can name.
pub(super) struct Enums {
    /// Whose they are, for messages.
    pub of: String,
    pub by_name: BTreeMap<String, ir::Enum>,
    pub places: HashMap<String, Place>,
}

impl Enums {
    pub(super) fn new(of: String) -> Enums {
        Enums { of, by_name: BTreeMap::new(), places: HashMap::new() }
    }
}

pub(super) fn lower(context: &mut Context, enums: &mut Enums, place: &Place, entries: Vec<serde_yaml::Value>) {
    for (i, value) in entries.into_iter().enumerate() {
        let place = place.key(i);
        let Some(parsed) = context.read::<schema::Enum>(&place, value) else { continue };
        if !names::is_upper_camel(&parsed.name) {
            context.error(&place.key("name"), format!("enumeration name `{}` is not UpperCamel", parsed.name));
        }
        let lowered = lower_enum(context, &place, parsed);
        if let Some(first) = enums.places.get(&lowered.name) {
            let error =
                Diagnostic::new(&place.key("name"), format!("enumeration `{}` is declared twice", lowered.name));
            context.errors.push(error.with_related(first, "first here"));
        }
        enums.places.insert(lowered.name.clone(), place.key("name"));
        enums.by_name.insert(lowered.name.clone(), lowered);
    }
}

fn lower_enum(context: &mut Context, place: &Place, parsed: schema::Enum) -> ir::Enum {
    let mut values = Vec::new();
    let mut codes: HashMap<u32, (String, Place)> = HashMap::new();
    for (k, enumerator) in parsed.values.into_iter().enumerate() {
        let place = place.key("values").key(k);
        check_enumerator(context, &place, &enumerator, &values, &mut codes);
        values.push(ir::Enumerator {
            value: enumerator.value,
            name: enumerator.name,
            doc: enumerator.doc,
            also: enumerator.also,
            alias: enumerator.alias,
            assembly: enumerator.assembly,
            source: enumerator.source.unwrap_or_else(|| parsed.source.clone()),
            grade: enumerator.grade.unwrap_or_else(|| parsed.grade.clone()),
            was: enumerator.was,
        });
    }
    if values.is_empty() {
        context.error(&place.key("values"), "an enumeration needs at least one value");
    }
    let unlisted = match parsed.unlisted.as_deref() {
        None => None,
        Some("keep") => Some(ir::Unlisted::Keep),
        Some(name) => {
            if !values.iter().any(|value| value.name == name) {
                let message = format!("`unlisted` names `{name}`, which is not an enumerator of `{}`", parsed.name);
                context.error(&place.key("unlisted"), message);
            }
            Some(ir::Unlisted::As(name.to_owned()))
        }
    };
    ir::Enum {
        name: parsed.name,
        doc: parsed.doc,
        source: parsed.source,
        grade: parsed.grade,
        unlisted,
        was: parsed.was,
        values,
    }
}

fn check_enumerator(
    context: &mut Context,
    place: &Place,
    enumerator: &schema::Enumerator,
    earlier: &[ir::Enumerator],
    codes: &mut HashMap<u32, (String, Place)>,
) {
    let name = &enumerator.name;
    if !names::is_upper_snake(name) {
        context.error(&place.key("name"), format!("enumerator name `{name}` is not UPPER_SNAKE"));
    }
    if earlier.iter().any(|other| other.name == *name) {
        context.error(&place.key("name"), format!("enumerator `{name}` is declared twice"));
    }
    if enumerator.alias && !codes.contains_key(&enumerator.value) {
        let message =
            format!("`{name}` is marked as alias, but no earlier enumerator has the value {}", enumerator.value);
        context.error(&place.key("alias"), message);
    }
    for (n, code) in std::iter::once(&enumerator.value).chain(&enumerator.also).enumerate() {
        let at = if n == 0 { place.key("value") } else { place.key("also").key(n - 1) };
        match codes.get(code) {
            Some((first, first_place)) if !(enumerator.alias && n == 0) => {
                let message = format!("`{name}` has the value {code} of `{first}` and is not marked as alias");
                context.errors.push(Diagnostic::new(&at, message).with_related(first_place, "first here"));
            }
            Some(_) => {}
            None => {
                codes.insert(*code, (name.clone(), at));
            }
        }
    }
}
