// SPDX-License-Identifier: MIT
//! The fragment blocks.

use super::{Error, Part, Runner};
use crate::engine::BackPressure;
use crate::equivalence::{EngineKind, Options};
use crate::registry;
use pica_spec::choices::Choices;

/// Random cases of a stage.
const STAGE: u64 = 10_000_000;
/// Cases of the combiner, each with up to 60 fragments.
const COMBINER: u64 = 100_000;
/// Cases of the pipeline with, and as many without back-pressure: more than 10^7 fragments.
const PIPELINE: u64 = 80_000;

impl Runner<'_> {
    /// Stages at random and in their sweeps, then what has registers.
    pub(super) fn fragments(&mut self) -> Result<(), Error> {
        for block in registry::build(registry::fragment::entries(), &Choices::default())? {
            if block.sweep().is_some() {
                self.random(Part::Fragments, &block, "random", self.count(STAGE))?;
                self.sweep(Part::Fragments, &block, "sweep")?;
                continue;
            }
            let cases = if block.interface.name == "combiner" { COMBINER } else { PIPELINE };
            for (what, back_pressure) in
                [("without back-pressure", BackPressure::Never), ("with back-pressure", BackPressure::Always)]
            {
                let options = Options { vectors: Some(self.count(cases)), back_pressure, ..Options::default() };
                self.one(Part::Fragments, &block, what, EngineKind::Verilator, options)?;
            }
        }
        Ok(())
    }
}
