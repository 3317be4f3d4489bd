// SPDX-License-Identifier: MIT
//! Golden vectors of blocks: what is exported for other simulators, and the committed sets.

use crate::block::{Behaviour, Block, Flat, Unit};
use crate::cover::features::Shown;
use crate::cover::{Cover, Step};
use crate::random::DEFAULT_SEED;
use crate::reservoir::{RecordedError, Reservoir};
use pica_rtl::emit::{Design, EmitError};
use pica_spec::trace::Recording;
use pica_vectors::{
    Batch, Case, Columns, Direction, Export, Format, Interface, Item, Origin, Rate, Rates, Shows, Vectors,
};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Cases of a flat block that are exported by default, if it does not have fewer.
const FLAT_COUNT: u64 = 1024;
/// Clocks that the cases of a unit without a cover are worth by default.
const UNIT_CLOCKS: u64 = 20_000;
/// The folder of modules beside sets.
pub const MODULES: &str = "modules";
/// Cases that are computed at once.
const BATCH: u64 = 4096;

/// Why there are no vectors.
#[derive(Debug, thiserror::Error)]
pub enum GoldenError {
    /// The files cannot be written.
    #[error(transparent)]
    Vectors(#[from] pica_vectors::Error),
    /// The block cannot be emitted.
    #[error(transparent)]
    Emission(#[from] EmitError),
}

/// Cases that are exported by default: at least the whole cover.
pub fn default_count(block: &Block) -> u64 {
    let cover = Cover::of(block).map(|cover| cover.cases.len() as u64);
    match block.behaviour {
        Behaviour::Flat(_) => FLAT_COUNT.max(cover.unwrap_or_default()).min(block.input_space().unwrap_or(u64::MAX)),
        Behaviour::Unit(_) => cover.unwrap_or_else(|| (UNIT_CLOCKS / block.cost).max(1)),
    }
}

/// Writes the folder of a block in those of `formats` that apply to it; returns the folder.
///
/// # Errors
/// If a file cannot be written.
pub fn export(block: &Block, folder: &Path, count: u64, seed: u64, formats: &[Format]) -> Result<PathBuf, GoldenError> {
    let cases = cases(block, count, seed);
    write(block, folder, cases, origin(block, Some(seed), Vec::new()), formats, Cover::of(block), None)
}

/// [`export`] of one of several sets side by side, `tops`, in which each module stands once: in the set of the block whose top it
/// is, or else in the folder `modules` beside the sets.
///
/// # Errors
/// If a file cannot be written.
pub fn export_beside(
    block: &Block,
    folder: &Path,
    count: u64,
    formats: &[Format],
    tops: &BTreeMap<String, String>,
) -> Result<PathBuf, GoldenError> {
    let cases = cases(block, count, DEFAULT_SEED);
    let origin = origin(block, Some(DEFAULT_SEED), Vec::new());
    write(block, folder, cases, origin, formats, Cover::of(block), Some(tops))
}

/// Where vectors come from.
pub fn origin(block: &Block, seed: Option<u64>, traces: Vec<String>) -> Origin {
    Origin {
        seed,
        traces,
        tool: format!("pica {}", env!("CARGO_PKG_VERSION")),
        spec: env!("CARGO_PKG_VERSION").to_owned(),
        choices: block.choices.clone(),
        build: block.build.clone(),
    }
}

/// [`export`] with given cases.
///
/// # Errors
/// If a file cannot be written.
pub fn export_cases(
    block: &Block,
    folder: &Path,
    cases: impl IntoIterator<Item: Into<Vectors>>,
    origin: Origin,
    formats: &[Format],
) -> Result<PathBuf, GoldenError> {
    write(block, folder, cases, origin, formats, None, None)
}

/// Writes the folder of a block with these cases, which begin with those of `cover` if there is one; `tops` are the blocks of sets
/// beside it, by the names of their tops, if modules are shared with them.
fn write(
    block: &Block,
    folder: &Path,
    cases: impl IntoIterator<Item: Into<Vectors>>,
    origin: Origin,
    formats: &[Format],
    cover: Option<&Cover>,
    tops: Option<&BTreeMap<String, String>>,
) -> Result<PathBuf, GoldenError> {
    let float = is_float(&block.interface);
    let applies = |format: &Format| format.applies(&block.interface, float);
    let formats: Vec<Format> = formats.iter().copied().filter(applies).collect();
    let design = block.named()?;
    let top = &design.top().name;
    let (verilog, modules) = match tops {
        None => (design.with_models(), Vec::new()),
        Some(tops) => (design.top_text(), beside(&design, folder, tops)?),
    };
    let interface = &block.interface;
    let plan = Export {
        interface,
        top,
        verilog: Some(&verilog),
        modules: &modules,
        formats: &formats,
        float,
        origin: &origin,
    };
    let shown = RefCell::new(Shown::new(block));
    let watched = cases.into_iter().map(|case| {
        let vectors = case.into();
        shown.borrow_mut().add(block, &vectors);
        vectors
    });
    let shows = |count| shows(block, &shown.borrow(), cover, count);
    Ok(pica_vectors::export_shown(folder, &plan, watched, shows)?.0)
}

/// Writes the modules within a design that are the top of no set into the folder beside the sets; returns the files of all, as the
/// folder of a set sees them.
fn beside(design: &Design, folder: &Path, tops: &BTreeMap<String, String>) -> Result<Vec<String>, GoldenError> {
    let modules = folder.join(MODULES);
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |source| pica_vectors::Error::Io { path, source }
    };
    std::fs::create_dir_all(&modules).map_err(failed(&modules))?;
    let mut files = Vec::new();
    for part in &design.modules()[1..] {
        files.push(match tops.get(&part.name) {
            Some(block) => format!("../{block}/{block}.v"),
            None => {
                let path = modules.join(format!("{}.v", part.name));
                std::fs::write(&path, part.text()).map_err(failed(&path))?;
                format!("../{MODULES}/{}.v", part.name)
            }
        });
    }
    Ok(files)
}

/// What a set of `count` vectors shows, of which the first are those of `cover`.
fn shows(block: &Block, shown: &Shown, cover: Option<&Cover>, count: u64) -> Shows {
    let constant: BTreeSet<&String> = cover.iter().flat_map(|cover| &cover.constant).collect();
    let toggled = shown.toggles().bits(&block.interface, true);
    let still = shown.toggles().bits(&block.interface, false);
    let hit = toggled.iter().filter(|bit| !constant.contains(bit)).count();
    let all = hit + still.iter().filter(|bit| !constant.contains(bit)).count();
    let rate = |hit: usize, all: usize| Rate { hit: hit as u64, all: all as u64 };
    let [bins, of_bins] = shown.bins();
    let mutants = cover.zip(cover.and_then(|cover| cover.after(count)));
    let next = cover.filter(|cover| count < cover.cases.len() as u64).and_then(|cover| {
        let count = count.saturating_mul(2).min(cover.cases.len() as u64);
        let step = cover.after(count)?;
        let rates = Rates {
            bins: rate(step.bins, cover.bins),
            bits: rate(step.bits, cover.bits),
            mutants: Some(rate(step.mutants, cover.mutants)),
        };
        Some((count, rates))
    });
    Shows {
        rates: Rates {
            bins: rate(bins, of_bins),
            bits: rate(hit, all),
            mutants: mutants.map(|(cover, step)| rate(step.mutants, cover.mutants)),
        },
        constant: constant.into_iter().cloned().collect(),
        next,
    }
}

/// Whether a block computes floats, and TestFloat's text suits it.
fn is_float(interface: &Interface) -> bool {
    interface.name.starts_with("f24_") || interface.name.starts_with("float_")
}

/// A vector of a unit: what makes the case mean the same whatever the memories hold after reset, then the case.
pub(crate) fn alone(block: &Block, unit: &dyn Unit, inputs: Vec<Item>) -> Case {
    let mut all = unit.preamble(&inputs);
    all.extend(inputs);
    block.case(all)
}

/// A case of a cover, as it is exported.
pub fn covered(block: &Block, step: &Step) -> Vectors {
    match &block.behaviour {
        Behaviour::Unit(unit) => {
            let mut inputs = block.items(unit.as_ref(), DEFAULT_SEED, step.case);
            inputs.truncate(step.items);
            alone(block, unit.as_ref(), inputs).into()
        }
        Behaviour::Flat(flat) => batch(block, flat.as_ref(), block.inputs(flat.as_ref(), DEFAULT_SEED, step.case, 1)),
    }
}

/// The cases that are exported: those of the cover of the block, which are the same for every seed, then those of campaign
/// `seed` in their order. Those of a unit can be run in any order, with a reset before each. At least as many as the input
/// space has are the whole input space.
pub fn cases(block: &Block, count: u64, seed: u64) -> Box<dyn Iterator<Item = Vectors> + '_> {
    let Some(cover) = Cover::of(block).filter(|_| !is_exhaustive(block, count)) else {
        return in_order(block, count, seed);
    };
    let first = &cover.cases[..cover.cases.len().min(usize::try_from(count).unwrap_or(usize::MAX))];
    let rest = count - first.len() as u64;
    match &block.behaviour {
        Behaviour::Unit(_) => {
            Box::new(first.iter().map(|step| covered(block, step)).chain(in_order(block, rest, seed)))
        }
        Behaviour::Flat(flat) => {
            let flat = flat.as_ref();
            let mut inputs = block.columns(Direction::In, first.len());
            for (row, step) in first.iter().enumerate() {
                inputs.set_row(row, &block.inputs(flat, DEFAULT_SEED, step.case, 1).row(0));
            }
            // The campaign goes on without the cases that have been.
            let directed = block.vectors().len() as u64;
            let been = cover.cases.iter().map(|step| step.case);
            let been: BTreeSet<u64> = been.filter(|case| seed == DEFAULT_SEED || *case < directed).collect();
            let runs = runs(&been, rest);
            let rest = runs.into_iter().flat_map(move |(from, len)| {
                let starts = (from..from + len).step_by(BATCH as usize);
                starts.map(move |start| {
                    batch(block, flat, block.inputs(flat, seed, start, BATCH.min(from + len - start)))
                })
            });
            Box::new([batch(block, flat, inputs)].into_iter().chain(rest))
        }
    }
}

/// The first `count` numbers that are not among `been`, as runs: the first number, and how many.
fn runs(been: &BTreeSet<u64>, count: u64) -> Vec<(u64, u64)> {
    let (mut runs, mut from, mut left) = (Vec::new(), 0, count);
    for number in been {
        let len = (number - from).min(left);
        if len > 0 {
            runs.push((from, len));
        }
        left -= len;
        from = number + 1;
    }
    if left > 0 {
        runs.push((from, left));
    }
    runs
}

/// Whether so many cases of a flat block are its whole input space.
fn is_exhaustive(block: &Block, count: u64) -> bool {
    block.input_space().is_some_and(|space| count >= space)
}

/// Cases of a flat block with what comes out.
fn batch(block: &Block, flat: &dyn Flat, inputs: Columns) -> Vectors {
    let mut outputs = block.columns(Direction::Out, inputs.len());
    flat.expect(&inputs, &mut outputs);
    Batch { inputs, outputs }.into()
}

/// The first cases of a campaign, in its order: directed ones, then random ones.
pub fn in_order(block: &Block, count: u64, seed: u64) -> Box<dyn Iterator<Item = Vectors> + '_> {
    match &block.behaviour {
        Behaviour::Unit(unit) => {
            let unit = unit.as_ref();
            Box::new((0..count).map(move |case| alone(block, unit, block.items(unit, seed, case)).into()))
        }
        Behaviour::Flat(flat) => {
            let exhaustive = is_exhaustive(block, count);
            let batch = move |first: u64| {
                let len = BATCH.min(count - first);
                let inputs = if exhaustive {
                    let mut inputs = block.columns(Direction::In, len as usize);
                    inputs.count_from(first, &block.input_widths());
                    inputs
                } else {
                    block.inputs(flat.as_ref(), seed, first, len)
                };
                batch(block, flat.as_ref(), inputs)
            };
            Box::new((0..count).step_by(BATCH as usize).map(batch))
        }
    }
}

/// The cases that `reservoir` takes of recordings for a block; none if recordings do not concern it.
///
/// # Errors
/// If they are more than are held.
pub fn recorded<'a>(
    block: &'a Block,
    recordings: &[Recording],
    reservoir: Reservoir,
) -> Result<Option<impl Iterator<Item = Case> + use<'a>>, RecordedError> {
    let Behaviour::Unit(unit) = &block.behaviour else { return Ok(None) };
    let stimuli = block.recorded(recordings, reservoir)?;
    Ok(stimuli.map(|stimuli| stimuli.into_iter().map(move |inputs| alone(block, unit.as_ref(), inputs))))
}

#[cfg(test)]
mod tests {
    use super::runs;

    #[test]
    fn runs_leave_out_what_has_been() {
        let been = [0, 1, 5].into();
        assert_eq!(runs(&been, 10), [(2, 3), (6, 7)]);
        assert_eq!(runs(&been, 2), [(2, 2)]);
        assert_eq!(runs(&been, 0), []);
        assert_eq!(runs(&[].into(), 3), [(0, 3)]);
    }
}
