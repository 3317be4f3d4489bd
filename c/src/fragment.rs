// SPDX-License-Identifier: MIT
//! Stages of the fragment pipeline. A word is a colour: red in bits 0-7, then green, blue and alpha.

use crate::choices::{PicaChoices, of};
use crate::error::giving;
use crate::memory::array;
use pica_model::fragment::combiner::CombinerInputs;
use pica_model::fragment::combiner::stage::{Sources, Stage, StageRegisters};
use pica_model::fragment::planes::Planes;
use pica_spec::pica200::{TexenvColor, TexenvCombiner, TexenvOperand, TexenvScale, TexenvSource};

/// The result of a combiner stage with the words of its registers TEXENV_SOURCE, TEXENV_OPERAND, TEXENV_COMBINER, TEXENV_COLOR and
/// TEXENV_SCALE. `first`: it is stage 0. The nine colours are the primary colour, the primary and secondary fragment colour, those of
/// texture units 0 to 3, the combiner buffer as the stage sees it, and the result of the stage before. 0 with an error if
/// `colors` is NULL.
///
/// # Safety
/// `colors` has nine elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_combiner_stage(
    choices: Option<&PicaChoices>,
    first: bool,
    source: u32,
    operand: u32,
    combiner: u32,
    color: u32,
    scale: u32,
    colors: *const u32,
) -> u32 {
    giving(0, || {
        // SAFETY: of the caller.
        let colors = unsafe { array(colors, 9, "colors") }?;
        let plane = |n: usize| Planes::<1>::filled(colors[n].to_le_bytes());
        let planes: [_; 9] = core::array::from_fn(plane);
        let [primary, fragment_primary, fragment_secondary, texture0, texture1, texture2, texture3, buffer, previous] =
            &planes;
        let textures = [texture0, texture1, texture2, texture3];
        let inputs = CombinerInputs { primary, fragment_primary, fragment_secondary, textures };
        let registers = StageRegisters {
            source: TexenvSource(source),
            operand: TexenvOperand(operand),
            combiner: TexenvCombiner(combiner),
            color: TexenvColor(color),
            scale: TexenvScale(scale),
        };
        let stage = Stage::decode(&registers, first, &of(choices));
        let result = stage.evaluate(&Sources { inputs: &inputs, buffer, previous });
        Ok(u32::from_le_bytes(result.get(0)))
    })
}
