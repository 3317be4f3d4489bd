// SPDX-License-Identifier: MIT
//! `combiner_operand`: an operand of a combiner stage.

use super::stage::stage;
use crate::stage::{Axis, Stage, sweep, whole};
use pica_model::fragment::combiner::stage::StageRegisters;
use pica_rtl::fragment::{CombinerOperandIn, CombinerOperandOut};
use pica_spec::choices::Choices;
use pica_spec::pica200::{
    CombinerAlphaOperand, CombinerColorOperand, CombinerSource, TexenvColor, TexenvOperand, TexenvSource,
};

pub fn combiner_operand(choices: &Choices) -> Stage<CombinerOperandIn, CombinerOperandOut> {
    let choices = *choices;
    let (color_source, alpha_source) = (whole("color_source", 4), whole("alpha_source", 4));
    let (color_operand, alpha_operand) = (whole("color_operand", 4), whole("alpha_operand", 3));
    Stage::new(move |i: CombinerOperandIn| {
        // The first operand of a stage that replaces.
        let registers = StageRegisters {
            source: TexenvSource::default()
                .with_rgb_source(0, CombinerSource::from_raw(i.color_source))
                .with_alpha_source(0, CombinerSource::from_raw(i.alpha_source)),
            operand: TexenvOperand::default()
                .with_rgb_operand(0, CombinerColorOperand::from_raw(i.color_operand))
                .with_alpha_operand(0, CombinerAlphaOperand::from_raw(i.alpha_operand)),
            color: TexenvColor(i.stage_color),
            ..StageRegisters::default()
        };
        let textures = [i.texture0, i.texture1, i.texture2, i.texture3];
        let [texture0, texture1, texture2, texture3] = textures;
        let (primary, secondary) = (i.fragment_primary, i.fragment_secondary);
        let colors =
            [i.primary, primary, secondary, texture0, texture1, texture2, texture3, i.previous_buffer, i.previous];
        CombinerOperandOut { y: stage(&registers, false, &choices, colors) }
    })
    // All codes, each with as many values of the primary colour.
    .sweep(sweep([color_source, alpha_source, color_operand, alpha_operand, whole("primary", 8)]))
    .bins([Axis::field("colour source", color_source), Axis::field("operand", color_operand)])
    .bins([Axis::field("alpha source", alpha_source), Axis::field("operand", alpha_operand)])
}
