// SPDX-License-Identifier: MIT
//! Witnesses: cases that tell an alternative of the ledger from its default.
//!
//! A run under an alternative proves nothing about it unless the alternative made a difference. A *witness* is a case
//! whose results are others under the alternative than under the default, by the model of the block. They are searched
//! for with the models alone, in the cases that a campaign has anyway, directed ones first: what a simulator then runs up
//! to the last witness has gone through all of them.

use crate::block::{Behaviour, Block, Flat};
use crate::reservoir::Reservoir;
use pica_experiments::entries;
use pica_spec::choices::Choices;
use pica_vectors::{Columns, Direction, Item};
use serde::{Deserialize, Serialize};

/// Cases of a flat block that are looked at together.
const CHUNK: u64 = 1 << 12;

/// An alternative of the ledger that is not the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// The entry.
    pub id: &'static str,
    /// The value.
    pub value: &'static str,
}

impl Alternative {
    /// All alternatives, in the order of the ledger.
    pub fn all() -> impl Iterator<Item = Self> {
        Choices::IDS.iter().flat_map(|id| {
            let values = Choices::alternatives(id).unwrap_or_default();
            let others = values.into_iter().filter(|value| Choices::default().get(id) != Some(value));
            others.map(move |value| Self { id, value })
        })
    }

    /// The ledger with this alternative, and defaults otherwise.
    pub fn choices(&self) -> Choices {
        Choices::with(self.id, self.value).expect("the ledger has this alternative")
    }
}

impl std::fmt::Display for Alternative {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}={}", self.id, self.value)
    }
}

/// What a search came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Witnesses {
    /// Witnesses that were found.
    pub hit: u64,
    /// How many were to be found.
    pub wanted: u64,
    /// Cases that were looked at: the last one is a witness, unless the limit came first.
    pub cases: u64,
    /// Whether these are the whole input space.
    pub whole: bool,
}

/// Witnesses that a campaign wants of a flat block, and of a unit.
const WANTED: [u64; 2] = [100, 5];
/// Cases of a flat block, and of a unit, that a search looks at before it gives up.
const LIMIT: [u64; 2] = [1 << 20, 30_000];

impl Witnesses {
    /// Whether nothing is missing: enough were found, or all that there are.
    pub fn are_complete(&self) -> bool {
        self.hit >= self.wanted || self.whole
    }
}

impl std::fmt::Display for Witnesses {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self { hit: 0, whole: true, .. } => f.write_str("none: equal on the whole input space"),
            Self { hit, whole: true, .. } => write!(f, "{hit} (whole)"),
            Self { hit, wanted, .. } => write!(f, "{hit}/{wanted}"),
        }
    }
}

/// Looks for witnesses of an alternative in the cases of campaign `seed`, for so many as a campaign wants. `default` and
/// `other` are the block under the default and under the alternative; the cases are those of `other`.
pub fn search(default: &Block, other: &Block, seed: u64) -> Witnesses {
    let unit = usize::from(!other.interface.is_flat());
    search_in(default, other, seed, WANTED[unit], LIMIT[unit])
}

/// Looks for `wanted` witnesses in at most `limit` cases; the rest is as for [`search`].
pub fn search_in(default: &Block, other: &Block, seed: u64, wanted: u64, limit: u64) -> Witnesses {
    let space = other.input_space();
    let limit = limit.min(space.unwrap_or(u64::MAX));
    let mut found = Witnesses { wanted, ..Witnesses::default() };
    while found.hit < wanted && found.cases < limit {
        let differs = match (&default.behaviour, &other.behaviour) {
            (Behaviour::Flat(plain), Behaviour::Flat(flat)) => {
                let len = CHUNK.min(limit - found.cases);
                let exhaustive = space.is_some_and(|space| space <= limit);
                differing(
                    other,
                    [plain.as_ref(), flat.as_ref()],
                    &cases(other, flat.as_ref(), exhaustive, seed, found.cases, len),
                )
            }
            (Behaviour::Unit(plain), Behaviour::Unit(unit)) => {
                let inputs = other.items(unit.as_ref(), seed, found.cases);
                vec![plain.expect(&inputs) != unit.expect(&inputs)]
            }
            _ => return found,
        };
        for differs in differs {
            if found.hit < wanted {
                found.cases += 1;
                found.hit += u64::from(differs);
            }
        }
    }
    Witnesses { whole: space == Some(found.cases), ..found }
}

/// The witnesses that the experiment of an entry has for a block. None if the entry has no experiment or recordings have
/// nothing for the block; empty if the block has no part in the difference.
pub fn of_experiment(default: &Block, other: &Block, id: &str) -> Option<Vec<Vec<Item>>> {
    let (Behaviour::Unit(plain), Behaviour::Unit(unit)) = (&default.behaviour, &other.behaviour) else { return None };
    let recording = entries::of(id)?.program().recording();
    // An experiment is a few draws.
    let cases = other.recorded([&recording], Reservoir::new(None, 0)).ok()??;
    Some(cases.into_iter().filter(|case| plain.expect(case) != unit.expect(case)).collect())
}

/// The inputs of a flat block that a campaign of `limit` cases has from case `first` on.
fn cases(block: &Block, flat: &dyn Flat, exhaustive: bool, seed: u64, first: u64, len: u64) -> Columns {
    if !exhaustive {
        return block.inputs(flat, seed, first, len);
    }
    let mut inputs = block.columns(Direction::In, len as usize);
    inputs.count_from(first, &block.input_widths());
    inputs
}

/// For each case whether the two models differ.
fn differing(block: &Block, models: [&dyn Flat; 2], inputs: &Columns) -> Vec<bool> {
    let results = models.map(|model| {
        let mut results = block.columns(Direction::Out, inputs.len());
        model.expect(inputs, &mut results);
        results
    });
    let ports = || results[0].columns().iter().zip(results[1].columns());
    (0..inputs.len()).map(|row| ports().any(|(a, b)| a[row] != b[row])).collect()
}
