// SPDX-License-Identifier: MIT
//! Covers: the few cases of a block that show as much as many do, those that show most first.
//!
//! The cover of block B is `cover/B.json`. It is made ([`make`]) from the cases of the default campaign, and lists numbers of
//! them so that together they hit every bin of the coverage table, give every bit of every port both values, and find the
//! mutants of `docs/mutants.json` that the default run finds. Exported vectors begin with it.

pub mod features;
pub mod make;

use crate::block::Block;
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The files, one a block.
static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/cover");

/// The percentage that a committed set finds at least of the mutants that can be found.
pub const ENOUGH: usize = 95;

/// A case, and what it and those before it show together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[u64; 5]", into = "[u64; 5]")]
pub struct Step {
    /// Number of the case in the campaign of the default seed.
    pub case: u64,
    /// How many of its transactions into the block are kept: the first.
    pub items: usize,
    /// Bins that were hit.
    pub bins: usize,
    /// Bits of ports that had both values.
    pub bits: usize,
    /// Mutants that were found.
    pub mutants: usize,
}

impl From<[u64; 5]> for Step {
    fn from([case, items, bins, bits, mutants]: [u64; 5]) -> Self {
        let [items, bins, bits, mutants] = [items, bins, bits, mutants].map(|number| number as usize);
        Self { case, items, bins, bits, mutants }
    }
}

impl From<Step> for [u64; 5] {
    fn from(Step { case, items, bins, bits, mutants }: Step) -> Self {
        let [items, bins, bits, mutants] = [items, bins, bits, mutants].map(|number| number as u64);
        [case, items, bins, bits, mutants]
    }
}

/// The cover of a block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cover {
    /// Name of the block.
    pub block: String,
    /// Bins that can be hit.
    pub bins: usize,
    /// Bits of the ports that carry values, without those that are constant.
    pub bits: usize,
    /// Bits that have one value in all cases that were looked at: `PORT[BIT]`.
    pub constant: Vec<String>,
    /// Mutants that the default run finds.
    pub mutants: usize,
    /// The cases, in their order.
    pub cases: Vec<Step>,
}

impl Cover {
    /// The cover of a block of this crate; none if it has none.
    pub fn of(block: &Block) -> Option<&'static Self> {
        static COVERS: OnceLock<BTreeMap<String, Cover>> = OnceLock::new();
        let read = |text| Cover::read(text).expect("the test `cover` reads every one");
        let covers = COVERS.get_or_init(|| {
            let texts = FILES.files().filter_map(|file| file.contents_utf8());
            texts.map(read).map(|cover| (cover.block.clone(), cover)).collect()
        });
        covers.get(&block.interface.name)
    }

    /// The cover in a text.
    ///
    /// # Errors
    /// If it is none; with the line.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// The cover as the text of its file, a case a line.
    pub fn text(&self) -> String {
        let json = |value: serde_json::Value| value.to_string();
        let cases: Vec<String> = self.cases.iter().map(|step| json(serde_json::json!(step))).collect();
        format!(
            "{{\n\"block\": {},\n\"bins\": {},\n\"bits\": {},\n\"constant\": {},\n\"mutants\": {},\n\"cases\": [\n{}\n]\n}}\n",
            json(self.block.as_str().into()),
            self.bins,
            self.bits,
            json(serde_json::json!(self.constant)),
            self.mutants,
            cases.join(",\n"),
        )
    }

    /// What the first `count` cases show; none of no case.
    pub fn after(&self, count: u64) -> Option<&Step> {
        let count = usize::try_from(count).unwrap_or(usize::MAX).min(self.cases.len());
        self.cases[..count].last()
    }

    /// How many cases it takes until every bin is hit, every bit had both values, and [`ENOUGH`] percent of the mutants are
    /// found.
    pub fn enough(&self) -> u64 {
        let is_enough = |step: &Step| {
            (step.bins, step.bits) == (self.bins, self.bits) && 100 * step.mutants >= ENOUGH * self.mutants
        };
        let place = self.cases.iter().position(is_enough);
        place.map_or(self.cases.len(), |place| place + 1) as u64
    }
}
