// SPDX-License-Identifier: MIT
//! Whether a draw's last shader writes every mapped output once, on each way that it may take
//! (shader-unit.md#restrictions-and-quirks).

use crate::diagnostic::{Diagnostics, Finding};
use crate::shader::isa::Mask;
use crate::shader::{Given, INTEGER_COUNT, MappedOutputs, OUTPUT_COUNT, OutputFault, ShaderUnit, Stage};
use pica_spec::pica200::{OutputSemantic, ShOutmapO};
use pica_spec::register::Register;
use pica_spec::register_file::RegisterFile;

/// What the answer depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Key {
    stage: Stage,
    revision: u64,
    entry_point: u16,
    booleans: u16,
    integers: [[u8; 3]; INTEGER_COUNT],
    mapped: MappedOutputs,
}

/// The answer of the last draw, which is that of the next one as long as the program stays.
#[derive(Clone, Debug, Default)]
pub(crate) struct OutputCheck {
    last: Option<(Key, Vec<OutputFault>)>,
}

impl OutputCheck {
    /// Reports what is wrong with the outputs of `unit`, which feeds the rasterizer.
    pub fn check(
        &mut self,
        registers: &RegisterFile,
        unit: &mut ShaderUnit,
        stage: Stage,
        diagnostics: &mut Diagnostics,
    ) {
        let mapped = mapped(registers, unit.config.outmap_mask);
        let key = Key {
            stage,
            revision: unit.program.revision(),
            entry_point: unit.config.entry_point,
            booleans: unit.uniforms.booleans(),
            integers: core::array::from_fn(|index| unit.uniforms.integer(index).unwrap_or_default()),
            mapped,
        };
        if self.last.as_ref().is_none_or(|(last, _)| *last != key) {
            self.last = Some((key, unit.survey(stage, &mapped, Given::Uniforms).faults));
        }
        for fault in self.last.iter().flat_map(|(_, faults)| faults) {
            diagnostics.report(match *fault {
                OutputFault::NotWritten(place) => Finding::OutputNotWritten { stage, place },
                OutputFault::WrittenTwice(place) => Finding::OutputWrittenTwice { stage, place },
            });
        }
    }
}

/// The components of each register that SH_OUTMAP_O0 to O6 map to something. Slots are the enabled registers in order.
fn mapped(registers: &RegisterFile, outmap_mask: u16) -> MappedOutputs {
    let mut mapped = [Mask::NONE; OUTPUT_COUNT];
    let slots = (registers.sh_outmap_total().count() as usize).min(ShOutmapO::IDS.len());
    let enabled = (0..OUTPUT_COUNT).filter(|register| outmap_mask >> register & 1 != 0);
    for (slot, register) in (0..slots).zip(enabled) {
        let outputs = registers.sh_outmap_o(slot);
        let semantics = [outputs.x(), outputs.y(), outputs.z(), outputs.w()];
        let letters = ["x", "y", "z", "w"].into_iter().zip(semantics);
        mapped[register] = letters
            .filter(|(_, semantic)| !matches!(semantic, OutputSemantic::Unused | OutputSemantic::Unlisted(_)))
            .fold(Mask::NONE, |mask, (letter, _)| mask.or(Mask::of(letter)));
    }
    mapped
}
