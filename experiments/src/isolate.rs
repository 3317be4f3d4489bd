// SPDX-License-Identifier: MIT
//! Which bytes of a picture belong to an entry alone.
//!
//! A picture depends on many entries of the ledger. What tells the alternatives of one apart must not change with the
//! others: each byte is kept only if it is the same whatever the others are, drawn at random.

use crate::Experiment;
use crate::play::{has_model, play};
use crate::program::Program;
use pica_spec::choices::Choices;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// Draws of all other entries. In each an entry takes any of its alternatives, so that one which matters alone shows in every
/// second draw, one which matters beside another alternative in every fourth, and one beside two of several in every twentieth.
const DRAWS: u64 = 144;

/// Entries whose alternatives set others: they are set first, so that the others can be set afterwards.
static SET_OTHERS: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
    let defaults = Choices::default();
    let sets_others = |id: &&'static str| {
        let alternatives = Choices::alternatives(id).unwrap_or_default();
        let set = |value: &str| Choices::with(id, value).expect("the ledger has this alternative");
        let others = |choices: Choices| {
            Choices::IDS.iter().any(|other| other != id && choices.get(other) != defaults.get(other))
        };
        alternatives.into_iter().any(|value| others(set(value)))
    };
    Choices::IDS.iter().copied().filter(sets_others).collect()
});

/// What a console that does as an alternative says must give back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature<'a> {
    /// The alternative.
    pub value: &'a str,
    /// The picture, all other entries at their defaults; none for an alternative that has no model.
    pub picture: Option<Vec<u8>>,
    /// Which of its bytes are the same whatever the other entries are.
    pub own: Vec<bool>,
}

impl Signature<'_> {
    /// Whether no picture fits both. An alternative without a model is what all others exclude.
    pub fn excludes(&self, other: &Self) -> bool {
        let (Some(a), Some(b)) = (&self.picture, &other.picture) else { return true };
        let own = self.own.iter().zip(&other.own).map(|(a, b)| *a && *b);
        a.iter().zip(b).zip(own).any(|((a, b), own)| own && a != b)
    }

    /// Whether a picture fits. For an alternative without a model see [`remaining`].
    fn fits(&self, picture: &[u8]) -> bool {
        let Some(expected) = &self.picture else { return false };
        expected.len() == picture.len()
            && expected.iter().zip(picture).zip(&self.own).all(|((expected, byte), own)| !own || expected == byte)
    }
}

/// The alternatives that a picture leaves; those without a model where no other fits.
pub fn remaining<'a>(signatures: &[Signature<'a>], picture: &[u8]) -> Vec<&'a str> {
    let fits = signatures.iter().filter(|signature| signature.fits(picture));
    let fits: Vec<&str> = fits.map(|signature| signature.value).collect();
    if !fits.is_empty() {
        return fits;
    }
    signatures.iter().filter(|signature| signature.picture.is_none()).map(|signature| signature.value).collect()
}

/// The alternatives of each entry that have a model, all others at their defaults.
static MODELLED: LazyLock<BTreeMap<&'static str, Vec<&'static str>>> = LazyLock::new(|| {
    let modelled = |id: &'static str| {
        let alternatives = Choices::alternatives(id).unwrap_or_default();
        let with_model = alternatives.iter().copied().filter(|value| has_model(&with(&[(id, value)])));
        (id, with_model.collect())
    };
    Choices::IDS.iter().copied().map(modelled).collect()
});

/// The defaults but for these entries, in this order.
fn with(values: &[(&str, &str)]) -> Choices {
    let mut choices = Choices::default();
    for (id, value) in values {
        choices.set(id, value).expect("the ledger has this alternative");
    }
    choices
}

/// Entries with the alternatives that they are held at.
pub type Given = [(&'static str, &'static str)];

/// The ledger with `value` for the entry `id`, the alternatives that are given, and every other entry drawn.
pub fn drawn(id: &str, value: &str, given: &Given, seed: u64) -> Choices {
    let mut rng = StdRng::seed_from_u64(seed);
    let held = |id: &str| given.iter().find(|(given, _)| *given == id).map(|(_, value)| *value);
    let mut values: Vec<(&str, &str)> = Vec::new();
    for (other, modelled) in MODELLED.iter() {
        let drawn = modelled.choose(&mut rng).copied();
        let value = if *other == id { Some(value) } else { held(other).or(drawn) };
        values.extend(value.map(|value| (*other, value)));
    }
    values.sort_by_key(|(id, _)| !SET_OTHERS.contains(id));
    with(&values)
}

/// The signatures of the alternatives of an experiment's entry, where the entries that it needs are as given.
pub fn signatures(experiment: &Experiment, given: &Given) -> Vec<Signature<'static>> {
    signatures_of(experiment.id, &experiment.program(), given)
}

fn signatures_of(id: &str, program: &Program, given: &Given) -> Vec<Signature<'static>> {
    let values = Choices::alternatives(id).unwrap_or_default();
    values.iter().map(|value| signature(id, value, program, given)).collect()
}

fn signature(id: &str, value: &'static str, program: &Program, given: &Given) -> Signature<'static> {
    let mut plain: Vec<(&str, &str)> = given.to_vec();
    plain.push((id, value));
    let Some(picture) = play(program, &with(&plain)) else {
        return Signature { value, picture: None, own: Vec::new() };
    };
    let same = |seed| {
        let other = play(program, &drawn(id, value, given, seed));
        picture.iter().enumerate().map(|(i, byte)| other.as_ref().is_none_or(|other| other[i] == *byte)).collect()
    };
    let both = |a: Vec<bool>, b: Vec<bool>| a.into_iter().zip(b).map(|(a, b)| a && b).collect();
    let own = (0..DRAWS).into_par_iter().map(same).reduce(|| vec![true; picture.len()], both);
    Signature { value, picture: Some(picture), own }
}

/// Whether every pair of alternatives is told apart.
pub fn decides(signatures: &[Signature]) -> bool {
    let mut pairs = signatures.iter().enumerate().flat_map(|(i, a)| signatures[..i].iter().map(move |b| (a, b)));
    pairs.all(|(a, b)| a.excludes(b))
}

/// The lowest seed below `limit` for which an experiment with operands that are searched decides.
pub fn search(experiment: &Experiment, limit: u64) -> Option<u64> {
    let (_, make) = experiment.found_at()?;
    (0..limit).find(|seed| decides(&signatures_of(experiment.id, &make(*seed), experiment.given)))
}
