// SPDX-License-Identifier: MIT
//! Every experiment tells the alternatives of its entry apart, whatever the other entries are.

use pica_experiments::Experiment;
use pica_experiments::entries;
use pica_experiments::isolate::{decides, drawn, remaining, search, signatures};
use pica_experiments::play::play;
use pica_spec::choices::Choices;
use rayon::prelude::*;

/// Consoles per alternative, each with all other entries drawn.
const CONSOLES: u64 = 20;
/// Seed of the first console: the draws of consoles are others than those that the signatures are made with.
const FIRST_CONSOLE: u64 = 1 << 32;

/// A console that does as an alternative says, with all other entries drawn, plays the program: its picture leaves this
/// alternative and no other. Entries without a model are left where nothing else fits, which `a_picture_of_none` shows.
#[test]
fn each_alternative_is_named() {
    let experiments: Vec<&Experiment> = entries::all().collect();
    let of_one = |experiment: &&Experiment| {
        let mut consoles = 0;
        let signatures = signatures(experiment, experiment.given);
        assert!(decides(&signatures), "{}", experiment.id);
        for value in signatures.iter().filter(|signature| signature.picture.is_some()).map(|signature| signature.value)
        {
            for seed in FIRST_CONSOLE..FIRST_CONSOLE + CONSOLES {
                let choices = drawn(experiment.id, value, experiment.given, seed);
                let picture = play(&experiment.program(), &choices).expect("drawn alternatives have a model");
                let left = remaining(&signatures, &picture);
                assert_eq!(left, [value], "{}={value}, console {seed}: {choices:?}", experiment.id);
                consoles += 1;
            }
        }
        consoles
    };
    let consoles: u64 = experiments.par_iter().map(of_one).sum();
    assert!(consoles >= 200 * CONSOLES, "{consoles} consoles");
}

/// A picture that no alternative gives leaves none, or the one that has no model.
#[test]
fn a_picture_of_none() {
    for (id, left) in [("f24_rounding", &[][..]), ("special_function_accuracy", &["table"])] {
        let experiment = entries::of(id).expect("it has an experiment");
        let signatures = signatures(experiment, experiment.given);
        let mut picture = signatures[0].picture.clone().expect("the default has a model");
        picture[..4].copy_from_slice(&[1, 2, 3, 4]);
        assert_eq!(remaining(&signatures, &picture), left);
    }
}

/// A program whose picture does not depend on its entry decides nothing.
#[test]
fn a_program_that_shows_nothing_does_not_decide() {
    let mut experiment = *entries::of("fog_rounding").expect("it has an experiment");
    experiment.id = "f24_rounding";
    assert!(!decides(&signatures(&experiment, &[])));
}

/// Operands that were found by search are those of the lowest seed that decides.
#[test]
fn seeds_are_the_lowest() {
    let mut searched = 0;
    for experiment in entries::all() {
        let Some((seed, _)) = experiment.found_at() else { continue };
        assert_eq!(search(experiment, seed + 1), Some(seed), "{}", experiment.id);
        searched += 1;
    }
    assert!(searched >= 10, "{searched}");
}

/// What an experiment needs can be settled before it: there is an order of all.
#[test]
fn what_is_needed_can_be_settled_first() {
    let mut settled = Vec::new();
    let mut left: Vec<_> = entries::all().collect();
    while !left.is_empty() {
        let (ready, waiting): (Vec<_>, Vec<_>) =
            left.iter().partition(|experiment| experiment.needs().all(|id| settled.contains(&id)));
        assert!(!ready.is_empty(), "{waiting:?} wait for each other");
        settled.extend(ready.iter().map(|experiment: &&Experiment| experiment.id));
        left = waiting;
    }
    let given = entries::all().flat_map(|experiment| experiment.given);
    for (id, value) in given {
        assert!(Choices::alternatives(id).is_some_and(|values| values.contains(value)), "{id}={value}");
    }
}

/// An entry has one experiment at most; at least 90 have one. That those without say why is a test of the program.
#[test]
fn an_entry_has_one_experiment() {
    let mut ids: Vec<&str> = entries::all().map(|experiment| experiment.id).collect();
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count);
    assert!(count >= 90, "{count}");
    assert!(ids.iter().all(|id| Choices::IDS.contains(id)));
}
