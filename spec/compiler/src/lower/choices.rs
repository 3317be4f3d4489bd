//! The ledger.

use super::{Context, names};
use crate::diagnostic::Diagnostic;
use crate::ir;
use crate::source::Place;
use std::collections::HashMap;

pub(super) fn lower(context: &mut Context, place: &Place, entries: Vec<serde_yaml::Value>) -> Vec<ir::Choice> {
    let mut choices = Vec::new();
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
        choices.push(choice);
    }
    choices
}
