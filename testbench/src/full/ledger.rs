// SPDX-License-Identifier: MIT
//! The alternatives of the ledger: hardware follows them as the model does, or says that it cannot.

use super::{Error, Part, Runner, is_float};
use crate::block::Block;
use crate::equivalence::{EngineKind, Options};
use crate::registry;
use crate::witness::{self, Alternative, Witnesses};
use pica_spec::choices::Choices;

impl Runner<'_> {
    /// Each alternative in every block that is built with it: at least the cases of a native run, and on until it made a
    /// difference often enough. Each is a program of its own for Verilator, so that a quick look leaves rows out.
    pub(super) fn ledger(&mut self) -> Result<(), Error> {
        let mut rows = 0..;
        let defaults = registry::blocks(&Choices::default())?;
        for alternative in Alternative::all() {
            let concerned = |name: &str| {
                let of_name = |block: &&Block| block.interface.name == name;
                defaults.iter().find(of_name).filter(|block| block.choices.contains_key(alternative.id))
            };
            if !defaults.iter().any(|block| block.choices.contains_key(alternative.id)) {
                continue;
            }
            let blocks = match registry::blocks(&alternative.choices()) {
                Ok(blocks) => blocks,
                Err(refused) => {
                    self.outcome.refused.push((alternative.to_string(), refused.to_string()));
                    continue;
                }
            };
            for block in blocks.iter().filter(|block| block.listed) {
                let Some(default) = concerned(&block.interface.name) else { continue };
                // The roundings of the float blocks are a part of their own.
                if is_float(block) && ["f24_rounding", "f32_to_f24"].contains(&alternative.id) {
                    continue;
                }
                if !rows.next().is_some_and(|row: u64| row.is_multiple_of(self.plan.divisor)) {
                    continue;
                }
                self.experiment(default, block, alternative)?;
                let witnesses = witness::search(default, block, self.plan.seed);
                let cases = EngineKind::Native.default_vectors(block).max(witnesses.cases);
                let options = Options { vectors: Some(cases), ..Options::default() };
                let mut row =
                    self.row(Part::Ledger, block, &alternative.to_string(), EngineKind::Verilator, options)?;
                row.witnesses = Some(witnesses);
                self.add(row);
            }
        }
        Ok(())
    }

    /// What the experiment of an entry has for a block, before anything else.
    fn experiment(&mut self, default: &Block, block: &Block, alternative: Alternative) -> Result<(), Error> {
        let Alternative { id, .. } = alternative;
        let Some(cases) = witness::of_experiment(default, block, id).filter(|cases| !cases.is_empty()) else {
            return Ok(());
        };
        let hit = cases.len() as u64;
        // Where `pica experiment export -o experiments` puts it.
        let arguments = ["--trace".to_owned(), format!("experiments/{id}/{id}.ctf")].into();
        let options = Options { recorded: Some(cases), arguments, ..Options::default() };
        let what = format!("{alternative}, its experiment");
        let mut row = self.row(Part::Ledger, block, &what, EngineKind::Verilator, options)?;
        row.witnesses = Some(Witnesses { hit, wanted: 1, cases: hit, whole: false });
        self.add(row);
        Ok(())
    }
}
