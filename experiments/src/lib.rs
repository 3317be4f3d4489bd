// SPDX-License-Identifier: MIT
//! Experiments: programs for a console whose pictures tell the alternatives of an entry of the ledger apart.
//!
//! An [`Experiment`] belongs to an entry of `spec/choices.yaml`, which says in words what it does. Its
//! [program](program::Program) is what the console does; [`play`] does it on the model; [`isolate`] finds out which bytes
//! of the picture belong to the entry alone.

pub mod console;
pub mod entries;
pub mod isolate;
pub mod play;
pub mod program;
pub mod scene;

use isolate::Given;
use program::Program;
use rand::SeedableRng;
use rand::rngs::StdRng;

/// An experiment.
#[derive(Clone, Copy, Debug)]
pub struct Experiment {
    /// The entry of the ledger.
    pub id: &'static str,
    /// Entries that must be settled first, each with the alternative under which this experiment decides.
    pub given: &'static Given,
    make: Make,
}

#[derive(Clone, Copy, Debug)]
enum Make {
    Written(fn() -> Program),
    Found { make: fn(&mut StdRng) -> Program, seed: u64 },
}

impl Experiment {
    /// An experiment with operands that were chosen.
    const fn written(id: &'static str, make: fn() -> Program) -> Self {
        Self { id, given: &[], make: Make::Written(make) }
    }

    /// An experiment with operands that [`isolate::search`] found: `make` with the lowest seed that decides.
    const fn found(id: &'static str, seed: u64, make: fn(&mut StdRng) -> Program) -> Self {
        Self { id, given: &[], make: Make::Found { make, seed } }
    }

    const fn given(mut self, given: &'static Given) -> Self {
        self.given = given;
        self
    }

    /// The entries that must be settled first.
    pub fn needs(&self) -> impl Iterator<Item = &'static str> {
        self.given.iter().map(|(id, _)| *id)
    }

    /// What the console does.
    pub fn program(&self) -> Program {
        match self.make {
            Make::Written(make) => make(),
            Make::Found { make, seed } => make(&mut StdRng::seed_from_u64(seed)),
        }
    }

    /// The seed of a search, with what it could have taken instead.
    pub fn found_at(&self) -> Option<(u64, impl Fn(u64) -> Program)> {
        match self.make {
            Make::Written(_) => None,
            Make::Found { make, seed } => Some((seed, move |seed| make(&mut StdRng::seed_from_u64(seed)))),
        }
    }
}
