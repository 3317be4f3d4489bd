// SPDX-License-Identifier: MIT
//! Triangle setup and edge walk.

use super::{Error, Part, Runner};
use crate::equivalence::{EngineKind, Options};
use crate::registry;
use crate::registry::raster::maximal;
use pica_spec::choices::Choices;

/// Triangles of the setup.
const TRIANGLES: u64 = 1_000_000;
/// Cases of the walk, each with one to four triangles: more than 10^5.
const WALKS: u64 = 50_000;

impl Runner<'_> {
    pub(super) fn raster(&mut self) -> Result<(), Error> {
        let choices = Choices::default();
        for block in registry::build(registry::raster::entries(), &choices)? {
            if block.interface.name == "raster_setup" {
                self.random(Part::Raster, &block, "random", self.count(TRIANGLES))?;
                continue;
            }
            self.random(Part::Raster, &block, "random", self.count(WALKS))?;
            let options = Options { recorded: Some(maximal(&choices)), ..Options::default() };
            self.one(Part::Raster, &block, "as large as can be", EngineKind::Verilator, options)?;
        }
        Ok(())
    }
}
