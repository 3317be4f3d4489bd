// SPDX-License-Identifier: MIT
//! Units: what is done at once, and found again by its name.

use super::SOURCES;
use crate::cache::digest;
use crate::equivalence::FLAT_BATCH;
use crate::full::{Cases, Run};
use pica_vectors::FileEntry;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::ops::Range;
use std::path::Path;

/// Units of a campaign at most.
pub const MAX_UNITS: u64 = 100_000;

/// Some of the cases of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// The hash of all that the result depends on.
    pub name: String,
    /// The number of the run in the plan.
    pub run: usize,
    /// The first case, and the one behind the last; none for all of a run that is not divided.
    pub cases: Option<(u64, u64)>,
}

impl Unit {
    /// The cases, if they are not all.
    pub fn range(&self, run: &Run) -> Option<Range<u64>> {
        self.cases.map(|(first, end)| first..end).filter(|_| run.divisible() != self.vectors(run))
    }

    /// How many cases it has; none if that is known only when it was run.
    pub fn vectors(&self, run: &Run) -> Option<u64> {
        self.cases.map(|(first, end)| end.saturating_sub(first)).or(run.written)
    }

    fn new(number: usize, run: &Run, cases: Option<(u64, u64)>, seed: u64, recordings: &[FileEntry]) -> Self {
        let needed = match &run.cases {
            Cases::Programs(name) | Cases::Fragments(name) => {
                recordings.iter().find(|entry| entry.name == format!("{name}.ctf"))
            }
            _ => None,
        };
        // What decides the Verilog, the model and the cases is in the sources and in the run.
        let about = serde_json::json!([SOURCES, seed, run, cases, needed]).to_string();
        Self { name: digest([about.as_bytes()]), run: number, cases }
    }
}

/// Divides runs into units of about `clocks` clocks.
///
/// # Errors
/// If these are more than [`MAX_UNITS`].
pub fn divide(runs: &[Run], clocks: u64, seed: u64, recordings: &[FileEntry]) -> Result<Vec<Unit>, String> {
    let count = |run: &Run| run.divisible().map_or(1, |all| all.div_ceil(length(run, clocks)));
    let count = runs.iter().map(count).fold(0, u64::saturating_add);
    if count > MAX_UNITS {
        let what = format!("units of {clocks} clocks are {count}, and a campaign has at most {MAX_UNITS}");
        return Err(format!("{what}: take longer ones with --unit"));
    }
    let mut units = Vec::new();
    for (number, run) in runs.iter().enumerate() {
        let mut unit = |cases| units.push(Unit::new(number, run, cases, seed, recordings));
        let Some(all) = run.divisible() else {
            unit(None);
            continue;
        };
        let mut first = 0;
        while first < all {
            let end = first.saturating_add(length(run, clocks)).min(all);
            unit(Some((first, end)));
            first = end;
        }
    }
    Ok(units)
}

/// Cases of a unit of about `clocks` clocks: whole batches.
fn length(run: &Run, clocks: u64) -> u64 {
    let cases = (clocks / run.cost.max(1)).max(1);
    cases.checked_next_multiple_of(grain(run)).unwrap_or(u64::MAX)
}

/// What the first case of a unit is a multiple of: what the bench does in a batch depends on the batch.
fn grain(run: &Run) -> u64 {
    if run.is_flat { FLAT_BATCH } else { 1 }
}

/// Whether the units are exactly all cases of all runs, in their order and under their names.
pub fn check(runs: &[Run], units: &[Unit], seed: u64, recordings: &[FileEntry]) -> Result<(), String> {
    if units.is_empty() {
        return Err("has no units".to_owned());
    }
    let misnamed = |entry: &&FileEntry| Path::new(&entry.name).file_name() != Some(entry.name.as_ref());
    if let Some(FileEntry { name, .. }) = recordings.iter().find(misnamed) {
        return Err(format!("`{name}` is not the name of a recording"));
    }
    let mut all = runs.iter().map(|run| run.divisible().or(run.written).unwrap_or_default());
    if all.try_fold(0, u64::checked_add).is_none() {
        return Err("has more cases than can be counted".to_owned());
    }
    let mut names = HashSet::new();
    let mut rest = units.iter().peekable();
    for (number, run) in runs.iter().enumerate() {
        let describe = || format!("{} ({})", run.block, run.under);
        if run.divisible().or(run.written) == Some(0) {
            return Err(format!("{} has no cases", describe()));
        }
        let mut next = 0;
        let mut any = false;
        while let Some(unit) = rest.next_if(|unit| unit.run == number) {
            let (first, end) = match (unit.cases, run.divisible()) {
                (Some(cases), Some(_)) => cases,
                (None, None) if !any => (0, 0),
                _ => return Err(format!("unit {} is no part of {}", unit.name, describe())),
            };
            if first != next {
                let what = if first > next { "no unit has" } else { "two units have" };
                let (from, to) = (first.min(next), first.max(next));
                return Err(format!("{what} the cases {from} to {} of {}", to - 1, describe()));
            }
            if end <= first && run.divisible().is_some() {
                return Err(format!("unit {} of {} has no case", unit.name, describe()));
            }
            if first % grain(run) != 0 {
                return Err(format!("unit {} of {} begins within a batch", unit.name, describe()));
            }
            if unit.name != Unit::new(number, run, unit.cases, seed, recordings).name {
                return Err(format!("unit {} of {} has a name that is not its own", unit.name, describe()));
            }
            if !names.insert(&unit.name) {
                return Err(format!("unit {} is there twice", unit.name));
            }
            (next, any) = (end, true);
        }
        match run.divisible() {
            Some(all) if next < all => {
                return Err(format!("no unit has the cases {next} to {} of {}", all - 1, describe()));
            }
            Some(all) if next > all => {
                return Err(format!("there are no cases {all} to {} of {}", next - 1, describe()));
            }
            None if !any => return Err(format!("no unit has {}", describe())),
            _ => {}
        }
    }
    match rest.next() {
        Some(unit) => Err(format!("unit {} is out of order, or of a run {} that there is not", unit.name, unit.run)),
        None => Ok(()),
    }
}
