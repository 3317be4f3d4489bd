// SPDX-License-Identifier: MIT
//! Golden vectors of blocks: what is exported for other simulators, and the committed sets.

use crate::block::{Behaviour, Block, Unit};
use pica_rtl::emit::EmitError;
use pica_spec::trace::Recording;
use pica_vectors::{Batch, Case, Direction, Export, Format, Interface, Item, Origin, Vectors};
use std::path::{Path, PathBuf};

/// Cases of a flat block that are exported by default, if it does not have fewer.
const FLAT_COUNT: u64 = 1024;
/// Clocks that the cases of a unit are worth by default.
const UNIT_CLOCKS: u64 = 20_000;
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

/// Cases that are exported by default.
pub fn default_count(block: &Block) -> u64 {
    match block.behaviour {
        Behaviour::Flat(_) => FLAT_COUNT.min(block.input_space().unwrap_or(u64::MAX)),
        Behaviour::Unit(_) => (UNIT_CLOCKS / block.cost).max(1),
    }
}

/// Writes the folder of a block in those of `formats` that apply to it; returns the folder.
///
/// # Errors
/// If a file cannot be written.
pub fn export(block: &Block, folder: &Path, count: u64, seed: u64, formats: &[Format]) -> Result<PathBuf, GoldenError> {
    let cases = cases(block, count, seed);
    export_cases(block, folder, cases, origin(block, Some(seed), Vec::new()), formats)
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
    let float = is_float(&block.interface);
    let applies = |format: &Format| format.applies(&block.interface, float);
    let formats: Vec<Format> = formats.iter().copied().filter(applies).collect();
    let verilog = block.verilog()?;
    let plan =
        Export { interface: &block.interface, verilog: Some(&verilog), formats: &formats, float, origin: &origin };
    Ok(pica_vectors::export(folder, &plan, cases)?.0)
}

/// Whether a block computes floats, and TestFloat's text suits it.
fn is_float(interface: &Interface) -> bool {
    interface.name.starts_with("f24_") || interface.name.starts_with("float_")
}

/// A vector of a unit: what makes the case mean the same whatever the memories hold after reset, then the case.
fn alone(block: &Block, unit: &dyn Unit, inputs: Vec<Item>) -> Case {
    let mut all = unit.preamble(&inputs);
    all.extend(inputs);
    block.case(all)
}

/// The first cases of a campaign. Those of a unit can be run in any order, with a reset before each.
pub fn cases(block: &Block, count: u64, seed: u64) -> Box<dyn Iterator<Item = Vectors> + '_> {
    match &block.behaviour {
        Behaviour::Unit(unit) => {
            let unit = unit.as_ref();
            Box::new((0..count).map(move |case| alone(block, unit, block.items(unit, seed, case)).into()))
        }
        Behaviour::Flat(flat) => {
            let exhaustive = block.input_space().is_some_and(|space| count >= space);
            let batch = move |first: u64| {
                let len = BATCH.min(count - first);
                let inputs = if exhaustive {
                    let mut inputs = block.columns(Direction::In, len as usize);
                    inputs.count_from(first, &block.input_widths());
                    inputs
                } else {
                    block.inputs(flat.as_ref(), seed, first, len)
                };
                let mut outputs = block.columns(Direction::Out, inputs.len());
                flat.expect(&inputs, &mut outputs);
                Batch { inputs, outputs }.into()
            };
            Box::new((0..count).step_by(BATCH as usize).map(batch))
        }
    }
}

/// The cases that recordings have for a block, in their order; none if recordings do not concern it.
pub fn recorded<'a>(block: &'a Block, recordings: &[Recording]) -> Option<impl Iterator<Item = Case> + use<'a>> {
    let Behaviour::Unit(unit) = &block.behaviour else { return None };
    let stimuli: Option<Vec<_>> = recordings.iter().map(|recording| unit.recorded(recording)).collect();
    Some(stimuli?.into_iter().flatten().map(move |inputs| alone(block, unit.as_ref(), inputs)))
}
