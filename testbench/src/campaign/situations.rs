// SPDX-License-Identifier: MIT
//! In which situations cases fail, and the situations whose cases are left out.

use super::Campaign;
use super::cases::inputs;
use crate::block::{Behaviour, Block, Flat};
use crate::coverage::{Bin, Hits};
use pica_vectors::{Case, Columns, Direction};
use std::ops::Range;
use std::thread;

/// Cases of a flat block, from the first of a campaign on, whose situations are counted when one of them fails.
pub const LOOKED_AT: u64 = 1 << 17;
/// Failing cases whose situations are counted where none of the first cases fails.
const LATE: usize = 1 << 10;

/// The situations whose cases are not compared.
#[derive(Clone, Debug, Default)]
pub struct Except(Vec<usize>);

impl Except {
    /// The bins that have one of `patterns` in their names; case does not matter.
    pub fn new(bins: &[Bin], patterns: &[String]) -> Self {
        let patterns: Vec<String> = patterns.iter().map(|pattern| pattern.to_lowercase()).collect();
        let matches = |(_, bin): &(usize, &Bin)| {
            let name = bin.name.to_lowercase();
            patterns.iter().any(|pattern| name.contains(pattern))
        };
        Self(bins.iter().enumerate().filter(matches).map(|(number, _)| number).collect())
    }

    /// Whether every case is compared.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a case that hits this is left out.
    pub fn hit(&self, hits: &Hits) -> bool {
        self.0.iter().any(|bin| hits.is_hit(*bin))
    }

    /// Which of the cases of a flat block are left out; none are named if every case is compared.
    pub fn rows(&self, flat: &dyn Flat, inputs: &Columns, outputs: &Columns) -> Vec<bool> {
        let mut left_out = Vec::new();
        if !self.is_empty() {
            each_row(flat, inputs, outputs, |_, hits| left_out.push(self.hit(hits)));
        }
        left_out
    }

    /// Whether a case of a unit, or any transaction of a flat one, is left out.
    pub fn has(&self, block: &Block, case: &Case) -> bool {
        if self.is_empty() {
            return false;
        }
        match &block.behaviour {
            Behaviour::Unit(unit) => {
                let mut hits = Hits::new(block.campaign_bins().len());
                unit.cover(case, &mut hits);
                self.hit(&hits)
            }
            Behaviour::Flat(flat) => {
                let into = block.columns_of(Direction::In, &case.inputs);
                let out = block.columns_of(Direction::Out, &case.outputs);
                self.rows(flat.as_ref(), &into, &out).contains(&true)
            }
        }
    }
}

/// Shows what each case of a flat block hits.
fn each_row(flat: &dyn Flat, inputs: &Columns, outputs: &Columns, mut show: impl FnMut(usize, &mut Hits)) {
    let mut hits = Hits::new(flat.bins().len());
    let (mut into, mut out) = (Columns::new(inputs.words(), 1), Columns::new(outputs.words(), 1));
    for row in 0..inputs.len() {
        into.set_row(0, &inputs.row(row));
        out.set_row(0, &outputs.row(row));
        hits.clear();
        flat.cover(&into, &out, &mut hits);
        show(row, &mut hits);
    }
}

/// How many cases hit each bin, and how many of them fail.
#[derive(Clone, Debug)]
pub struct Tally {
    cases: u64,
    mismatches: u64,
    /// Cases and mismatches.
    bins: Vec<[u64; 2]>,
}

impl Tally {
    /// An empty tally of so many bins.
    pub fn new(bins: usize) -> Self {
        Self { cases: 0, mismatches: 0, bins: vec![[0; 2]; bins] }
    }

    /// Adds a case.
    pub fn add(&mut self, hits: &Hits, failed: bool) {
        self.cases += 1;
        self.mismatches += u64::from(failed);
        for bin in hits.marked() {
            self.bins[bin][0] += 1;
            self.bins[bin][1] += u64::from(failed);
        }
    }

    /// Adds what another thread has counted.
    pub fn merge(&mut self, other: &Self) {
        self.cases += other.cases;
        self.mismatches += other.mismatches;
        for (mine, theirs) in self.bins.iter_mut().zip(&other.bins) {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
        }
    }
}

/// A situation in which cases were compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The name of its bin.
    pub bin: String,
    /// Cases in it.
    pub vectors: u64,
    /// How many of them differ.
    pub mismatches: u64,
}

/// In which situations cases fail. A case may be in several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Situations {
    /// Cases that were not compared because of a situation that they are in; none if no situation was excepted.
    pub excepted: Option<u64>,
    /// Cases whose situations were counted: none if no case fails.
    pub vectors: u64,
    /// How many of them differ.
    pub mismatches: u64,
    /// The situations in which there are some of them: first those that most of the mismatches and few other cases are in.
    pub bins: Vec<Situation>,
}

impl Situations {
    /// What `tally` says of a table; nothing if no case fails.
    pub fn new(excepted: Option<u64>, bins: &[Bin], tally: &Tally) -> Self {
        if tally.mismatches == 0 {
            return Self { excepted, ..Self::default() };
        }
        let mut situations: Vec<Situation> = bins
            .iter()
            .zip(&tally.bins)
            .filter(|(_, [vectors, _])| *vectors > 0)
            .map(|(bin, [vectors, mismatches])| Situation {
                bin: bin.name.clone(),
                vectors: *vectors,
                mismatches: *mismatches,
            })
            .collect();
        // What tells most is pure: the share counts twice.
        let weight = |one: &Situation| {
            let [mismatches, vectors] = [one.mismatches, one.vectors].map(|count| count as f64);
            mismatches * (mismatches / vectors).powi(2)
        };
        situations.sort_by(|one, other| weight(other).total_cmp(&weight(one)));
        Self { excepted, vectors: tally.cases, mismatches: tally.mismatches, bins: situations }
    }
}

/// Counts the situations of the cases of a flat block: of the first that were run, or, if none of them fails, of those that
/// do. `ran` are the cases with an answer, `failing` the first that fail, in order.
pub fn count(campaign: &Campaign<'_>, flat: &dyn Flat, ran: &[Range<u64>], failing: &[u64]) -> Tally {
    let first = ran.iter().map(|range| range.start).min().unwrap_or_default();
    let window = first..first.saturating_add(LOOKED_AT);
    let ranges: Vec<Range<u64>> = if failing.iter().any(|case| window.contains(case)) {
        ran.iter().map(|range| range.start..range.end.min(window.end)).filter(|range| !range.is_empty()).collect()
    } else {
        failing.iter().take(LATE).map(|case| *case..case + 1).collect()
    };
    let bins = flat.bins().len();
    let of = |ranges: &[Range<u64>]| {
        let mut tally = Tally::new(bins);
        for range in ranges {
            let inputs = inputs(campaign, flat, range.start, range.end - range.start);
            let mut outputs = campaign.block.columns(Direction::Out, inputs.len());
            flat.expect(&inputs, &mut outputs);
            each_row(flat, &inputs, &outputs, |row, hits| {
                if !campaign.except.hit(hits) {
                    tally.add(hits, failing.binary_search(&(range.start + row as u64)).is_ok());
                }
            });
        }
        tally
    };
    let share = ranges.len().div_ceil(campaign.threads.max(1)).max(1);
    thread::scope(|scope| {
        let threads: Vec<_> = ranges.chunks(share).map(|ranges| scope.spawn(|| of(ranges))).collect();
        let mut tally = Tally::new(bins);
        for thread in threads {
            tally.merge(&thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        tally
    })
}
