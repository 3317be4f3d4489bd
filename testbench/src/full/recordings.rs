// SPDX-License-Identifier: MIT
//! What recordings have for the hardware: programs of shaders, and fragments.

use super::{Cases, Error, Part, Row, Runner};
use crate::block::Block;
use crate::equivalence::{EngineKind, Options};
use crate::registry::fragment::recorded;
use crate::registry::{self, RegistryError};
use crate::shader_blocks::unit::START;
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;

/// What `pica equiv` is told to take the cases of a recording.
fn trace(name: &str) -> Vec<String> {
    ["--trace".to_owned(), format!("{name}.ctf")].into()
}

impl Runner<'_> {
    pub(super) fn recordings(&mut self) -> Result<(), Error> {
        let blocks = registry::blocks(&Choices::default())?;
        let named = |prefix: &'static str| blocks.iter().filter(move |block| block.interface.name.starts_with(prefix));
        let plan = self.plan;
        for (name, recording) in &plan.recordings {
            self.programs_of(name, recording, named("shader_unit"))?;
        }
        for (name, recording) in &plan.recordings {
            for block in named("fragment_pipeline") {
                self.fragments_of(name, recording, block)?;
            }
        }
        Ok(())
    }

    /// The programs of a recording in the smallest unit that holds them.
    fn programs_of<'b>(
        &mut self,
        name: &str,
        recording: &Recording,
        units: impl Iterator<Item = &'b Block>,
    ) -> Result<(), Error> {
        let mut done = 0;
        for block in units {
            let cases = block.recorded(recording).unwrap_or_default();
            let starts = cases.iter().flatten().filter(|item| item.channel == START).count();
            // A larger memory has more programs, or the same.
            if starts > done {
                done = starts;
                let options = Options { recorded: Some(cases), arguments: trace(name), ..Options::default() };
                let what = format!("{name}: {starts} invocations");
                self.one(Part::Recordings, block, &what, EngineKind::Verilator, options)?;
            }
        }
        Ok(())
    }

    /// The fragments of a recording. What the block is compared with, written over what was there, is in turn compared
    /// with the framebuffer that the renderer left: a pixel that differs is a mismatch too.
    fn fragments_of(&mut self, name: &str, recording: &Recording, block: &Block) -> Result<(), Error> {
        let draws = recorded::draws(recording, &Choices::default()).map_err(RegistryError::from)?;
        let cases: Vec<_> = draws.iter().flat_map(recorded::cases).collect();
        let fragments: usize = draws.iter().map(|draw| draw.fragments.len()).sum();
        let differing: u64 = draws.iter().map(|draw| recorded::differing_pixels(draw, block)).sum();
        let options = Options { recorded: Some(cases), arguments: trace(name), ..Options::default() };
        let what = format!("{name}: {fragments} fragments");
        let mut report = self.check(block, &what, EngineKind::Verilator, options)?;
        report.mismatches += differing;
        let interface = block.interface.clone();
        self.add(Row {
            part: Part::Recordings,
            what,
            cases: Cases::Recorded,
            whole: false,
            report,
            interface,
            witnesses: None,
        });
        Ok(())
    }
}
