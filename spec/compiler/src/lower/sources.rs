// SPDX-License-Identifier: MIT
//! Sources: the entries of `sources.yaml`, the pages of `docs/hardware`, and the check that every `source` key leads to
//! one.

use super::Context;
use crate::citation::{self, Citable};
use crate::diagnostic::Diagnostic;
use crate::ir;
use crate::source::{Place, Source};
use serde_yaml::Value;

/// The entries of `sources.yaml`.
pub(super) fn references(context: &mut Context, place: &Place, entries: Vec<Value>) -> Vec<ir::Reference> {
    let mut references: Vec<(ir::Reference, Place)> = Vec::new();
    for (i, value) in entries.into_iter().enumerate() {
        let place = place.key(i);
        let Some(reference) = context.read::<ir::Reference>(&place, value) else { continue };
        if let Some((_, first)) = references.iter().find(|(first, _)| first.name == reference.name) {
            let error = Diagnostic::new(&place.key("name"), format!("source `{}` is declared twice", reference.name));
            context.errors.push(error.with_related(&first.key("name"), "first here"));
        }
        let numbered = reference.address.as_ref().is_some_and(|address| address.contains("{n}"));
        if numbered != (reference.locator == ir::Locator::Number) {
            context.error(&place, "an address with `{n}` and `locator: number` go together");
        }
        references.push((reference, place));
    }
    references.into_iter().map(|(reference, _)| reference).collect()
}

/// What is cited below `value`, with its place: the texts of `source` keys, and the places in pages that other texts
/// name.
pub(super) fn cited(place: &Place, value: &Value, found: &mut Vec<(Place, String)>) {
    match value {
        Value::Mapping(mapping) => {
            for (key, value) in mapping {
                let Some(key) = key.as_str() else { continue };
                match value {
                    Value::String(text) if key == "source" => found.push((place.key(key), text.clone())),
                    _ => cited(&place.key(key), value, found),
                }
            }
        }
        Value::String(text) => {
            found.extend(citation::mentions(text).map(|(_, page, anchor)| (place.clone(), format!("{page}#{anchor}"))));
        }
        Value::Sequence(entries) => {
            for (i, value) in entries.iter().enumerate() {
                cited(&place.key(i), value, found);
            }
        }
        _ => {}
    }
}

/// Reports citations that lead nowhere. Without any page, places in them are not followed: a build that needs none of
/// their text does not depend on it.
pub(super) fn check(context: &mut Context, citable: &Citable, found: &[(Place, String)]) {
    let followed = |citation: &&str| !(citable.pages.is_empty() && citation::is_place(citation));
    for (place, text) in found {
        for citation in citation::parts(text).filter(followed) {
            if let Err(message) = citable.resolve(citation) {
                context.error(place, message);
            }
        }
    }
}

/// Reports marks of a page that cite what is no source, and links to places that no page has.
pub(super) fn check_page(context: &mut Context, citable: &Citable, file: &Source) {
    for mark in citation::marks(file.text()) {
        for citation in mark.citations {
            if let Err(message) = citable.resolve(&citation) {
                context.errors.push(Diagnostic::at_range(file, mark.range.clone(), message));
            }
        }
    }
    for (range, page, anchor) in citation::mentions(file.text()) {
        if let Err(message) = citable.heading(page, anchor) {
            context.errors.push(Diagnostic::at_range(file, range, message));
        }
    }
}
