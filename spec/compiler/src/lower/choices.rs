// SPDX-License-Identifier: MIT
//! The ledger: choices, and assumptions, which leave nothing to choose.

use super::{Context, names};
use crate::diagnostic::Diagnostic;
use crate::source::Place;
use crate::{ir, schema};
use std::collections::BTreeMap;

/// An entry, and where it stands.
pub(super) struct Placed {
    pub entry: ir::Choice,
    place: Place,
}

/// The entries of `choices.yaml`.
pub(super) fn choices(context: &mut Context, place: &Place, entries: Vec<serde_yaml::Value>) -> Vec<Placed> {
    let mut choices = Vec::new();
    for (i, value) in entries.into_iter().enumerate() {
        let place = place.key(i);
        let Some(choice) = context.read::<schema::Choice>(&place, value) else { continue };
        for (k, alternative) in choice.values.iter().enumerate() {
            let place = place.key("values").key(k).key("name");
            check_name(context, &place, "alternative", &alternative.name);
            if choice.values[..k].iter().any(|other| other.name == alternative.name) {
                context.error(&place, format!("alternative `{}` is listed twice", alternative.name));
            }
        }
        if choice.values.len() < 2 {
            let message = format!(
                "choice `{}` has no second alternative: move it to assumptions.yaml, with `answer` and `statement` in \
                 place of `values` and `default`",
                choice.id
            );
            context.error(&place.key("id"), message);
        }
        if !choice.values.iter().any(|alternative| alternative.name == choice.default) {
            let known: Vec<&str> = choice.values.iter().map(|a| a.name.as_str()).collect();
            let message = format!("default `{}` is not an alternative; there are {}", choice.default, known.join(", "));
            context.error(&place.key("default"), message);
        }
        if choice.experiment.is_some() == choice.no_experiment.is_some() {
            let message = format!(
                "choice `{}` needs `experiment`, which says what settles it, or `no_experiment`, which says why nothing can",
                choice.id
            );
            context.error(&place.key("id"), message);
        }
        let schema::Choice { id, question, values, default, reason, source, grade, experiment, no_experiment } = choice;
        let entry = ir::Choice {
            id,
            question,
            assumption: false,
            values,
            default,
            reason,
            source,
            grade,
            experiment,
            no_experiment,
        };
        choices.push(Placed { entry, place });
    }
    choices
}

/// The entries of `assumptions.yaml`.
pub(super) fn assumptions(context: &mut Context, place: &Place, entries: Vec<serde_yaml::Value>) -> Vec<Placed> {
    let mut assumptions = Vec::new();
    for (i, value) in entries.into_iter().enumerate() {
        let place = place.key(i);
        let Some(assumption) = context.read::<schema::Assumption>(&place, value) else { continue };
        check_name(context, &place.key("answer"), "answer", &assumption.answer);
        let schema::Assumption { id, question, answer, statement, reason, source, grade, experiment } = assumption;
        let entry = ir::Choice {
            id,
            question,
            assumption: true,
            values: vec![ir::ChoiceValue { name: answer.clone(), doc: statement, sets: BTreeMap::new() }],
            default: answer,
            reason,
            source,
            grade,
            experiment: Some(experiment),
            no_experiment: None,
        };
        assumptions.push(Placed { entry, place });
    }
    assumptions
}

/// The ledger, choices first.
pub(super) fn finish(context: &mut Context, mut ledger: Vec<Placed>) -> Vec<ir::Choice> {
    ledger.sort_by_key(|placed| placed.entry.assumption);
    for (i, Placed { entry, place }) in ledger.iter().enumerate() {
        let what = kind(entry);
        let place = place.key("id");
        if !names::is_lower_snake(&entry.id) {
            context.error(&place, format!("{what} id `{}` is not lower_snake", entry.id));
        }
        if let Some(first) = ledger[..i].iter().find(|first| first.entry.id == entry.id) {
            let message = match kind(&first.entry) {
                first if first == what => format!("{what} `{}` is declared twice", entry.id),
                first => format!("{what} `{}` is a {first} too", entry.id),
            };
            let error = Diagnostic::new(&place, message);
            context.errors.push(error.with_related(&first.place.key("id"), "first here"));
        }
    }
    check_sets(context, &ledger);
    ledger.into_iter().map(|placed| placed.entry).collect()
}

fn kind(entry: &ir::Choice) -> &'static str {
    if entry.assumption { "assumption" } else { "choice" }
}

fn check_name(context: &mut Context, place: &Place, what: &str, name: &str) {
    if !names::is_kebab(name) {
        context.error(place, format!("{what} `{name}` is not kebab-case"));
    }
}

/// What alternatives set exists, and sets nothing in turn: one step shows everything that is selected.
fn check_sets(context: &mut Context, ledger: &[Placed]) {
    for Placed { entry: choice, place } in ledger {
        for (k, alternative) in choice.values.iter().enumerate() {
            for (id, name) in &alternative.sets {
                let place = place.key("values").key(k).key("sets").key(id.as_str());
                if alternative.name == choice.default {
                    context.error(&place, format!("`{}` is the default, which sets no other choice", alternative.name));
                }
                let mut others = ledger.iter().map(|placed| &placed.entry).filter(|other| !other.assumption);
                let Some(other) = others.find(|other| other.id == *id && other.id != choice.id) else {
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
