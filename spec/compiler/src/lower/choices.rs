// SPDX-License-Identifier: MIT
//! The ledger.

use super::{Context, names};
use crate::diagnostic::Diagnostic;
use crate::ir;
use crate::source::Place;
use std::collections::HashMap;

pub(super) fn lower(context: &mut Context, place: &Place, entries: Vec<serde_yaml::Value>) -> Vec<ir::Choice> {
    let mut choices = Vec::new();
    let mut places = Vec::new();
    let mut ids: HashMap<String, Place> = HashMap::new();
    for (i, value) in entries.into_iter().enumerate() {
        let place = place.key(i);
        let Some(choice) = context.read::<ir::Choice>(&place, value) else { continue };
        if !names::is_lower_snake(&choice.id) {
            context.error(&place.key("id"), format!("choice id `{}` is not lower_snake", choice.id));
        }
        if let Some(first) = ids.get(&choice.id) {
            let error = Diagnostic::new(&place.key("id"), format!("choice `{}` is declared twice", choice.id));
            context.errors.push(error.with_related(first, "first here"));
        }
        ids.insert(choice.id.clone(), place.key("id"));
        for (k, alternative) in choice.values.iter().enumerate() {
            let place = place.key("values").key(k).key("name");
            if !names::is_kebab(&alternative.name) {
                context.error(&place, format!("alternative `{}` is not kebab-case", alternative.name));
            }
            if choice.values[..k].iter().any(|other| other.name == alternative.name) {
                context.error(&place, format!("alternative `{}` is listed twice", alternative.name));
            }
        }
        if !choice.values.iter().any(|alternative| alternative.name == choice.default) {
            let known: Vec<&str> = choice.values.iter().map(|a| a.name.as_str()).collect();
            let message = format!("default `{}` is not an alternative; there are {}", choice.default, known.join(", "));
            context.error(&place.key("default"), message);
        }
        places.push(place);
        choices.push(choice);
    }
    check_sets(context, &choices, &places);
    choices
}

/// What alternatives set exists, and sets nothing in turn: one step shows everything that is selected.
fn check_sets(context: &mut Context, choices: &[ir::Choice], places: &[Place]) {
    for (choice, place) in choices.iter().zip(places) {
        for (k, alternative) in choice.values.iter().enumerate() {
            for (id, name) in &alternative.sets {
                let place = place.key("values").key(k).key("sets").key(id.as_str());
                if alternative.name == choice.default {
                    context.error(&place, format!("`{}` is the default, which sets no other choice", alternative.name));
                }
                let Some(other) = choices.iter().find(|other| other.id == *id && other.id != choice.id) else {
                    context.error(&place, format!("there is no other choice `{id}`"));
                    continue;
                };
                match other.values.iter().find(|value| value.name == *name) {
                    None => context.error(&place, format!("choice `{id}` has no alternative `{name}`")),
                    Some(value) if !value.sets.is_empty() => {
                        context.error(&place, format!("alternative `{name}` of `{id}` sets others in turn"));
                    }
                    Some(_) => {}
                }
            }
        }
    }
}
