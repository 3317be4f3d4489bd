// SPDX-License-Identifier: MIT
//! `combiner_stage`: a stage of the combiner.

use crate::registry::fragment::color::{channels, plane};
use crate::stage::{Axis, Stage, field, sweep, whole};
use pica_model::fragment::combiner::CombinerInputs;
use pica_model::fragment::combiner::stage::{Sources, Stage as Arithmetic, StageRegisters};
use pica_rtl::fragment::{CombinerStageIn, CombinerStageOut};
use pica_spec::choices::Choices;
use pica_spec::pica200::bits::{texenv_combiner as combiner, texenv_operand, texenv_scale as scale, texenv_source};
use pica_spec::pica200::{
    CombinerAlphaOperand, CombinerColorOperand, CombinerSource, TexenvColor, TexenvCombiner, TexenvOperand,
    TexenvScale, TexenvSource,
};

/// A stage on colours in the order of the ports of `combiner_stage`, from the primary colour on.
pub fn stage(registers: &StageRegisters, first: bool, choices: &Choices, colors: [u32; 9]) -> u32 {
    let [primary, fragment_primary, fragment_secondary, texture0, texture1, texture2, texture3, buffer, previous] =
        &colors.map(plane);
    let textures = [texture0, texture1, texture2, texture3];
    let inputs = CombinerInputs { primary, fragment_primary, fragment_secondary, textures };
    let result = Arithmetic::decode(registers, first, choices).evaluate(&Sources { inputs: &inputs, buffer, previous });
    u32::from_le_bytes(result.get(0))
}

/// Sources and operands of a stage that takes primary, constant and texture colour as they are.
fn three_operands() -> (TexenvSource, TexenvOperand) {
    let source = TexenvSource::default()
        .with_rgb_source(0, CombinerSource::PrimaryColor)
        .with_rgb_source(1, CombinerSource::Constant)
        .with_rgb_source(2, CombinerSource::Texture0)
        .with_alpha_source(0, CombinerSource::PrimaryColor)
        .with_alpha_source(1, CombinerSource::Constant)
        .with_alpha_source(2, CombinerSource::Texture0);
    let operand = TexenvOperand::default()
        .with_rgb_operand(0, CombinerColorOperand::SrcColor)
        .with_rgb_operand(1, CombinerColorOperand::SrcColor)
        .with_rgb_operand(2, CombinerColorOperand::SrcColor)
        .with_alpha_operand(0, CombinerAlphaOperand::SrcAlpha)
        .with_alpha_operand(1, CombinerAlphaOperand::SrcAlpha)
        .with_alpha_operand(2, CombinerAlphaOperand::SrcAlpha);
    (source, operand)
}

/// A colour with another alpha: the low byte of `alpha`.
fn with_alpha(color: u32, alpha: u32) -> u32 {
    color & 0xFF_FFFF | alpha << 24
}

pub fn combiner_stage(choices: &Choices) -> Stage<CombinerStageIn, CombinerStageOut> {
    let choices = *choices;
    let sources = |lsb, width| field("texenv_source", lsb, width);
    let operation = field("texenv_combiner", combiner::RGB_OPERATION, combiner::RGB_OPERATION_WIDTH);
    let alpha_operation = field("texenv_combiner", combiner::ALPHA_OPERATION, combiner::ALPHA_OPERATION_WIDTH);
    let scales = field("texenv_scale", scale::RGB_SCALE, scale::RGB_SCALE_WIDTH);
    let alpha_scales = field("texenv_scale", scale::ALPHA_SCALE, scale::ALPHA_SCALE_WIDTH);
    let first = whole("first", 1);
    let [red_b, _, _, alpha_b] = channels("texenv_color");
    let [red_a, _, _, alpha_a] = channels("primary");
    let [red_c, ..] = channels("texture0");
    let (source, operand) = three_operands();
    Stage::new(move |i: CombinerStageIn| {
        let registers = StageRegisters {
            source: TexenvSource(i.texenv_source),
            operand: TexenvOperand(i.texenv_operand),
            combiner: TexenvCombiner(i.texenv_combiner),
            color: TexenvColor(i.texenv_color),
            scale: TexenvScale(i.texenv_scale),
        };
        let (primary, secondary) = (i.fragment_primary, i.fragment_secondary);
        let colors = [
            i.primary,
            primary,
            secondary,
            i.texture0,
            i.texture1,
            i.texture2,
            i.texture3,
            i.previous_buffer,
            i.previous,
        ];
        CombinerStageOut { y: stage(&registers, i.first == 1, &choices, colors) }
    })
    .numbers([channels("texenv_color"), channels("primary"), channels("texture0")].concat())
    .pairs([(red_b, red_a), (alpha_b, alpha_a), (red_a, red_c)])
    // Every operation on all values of its three operands in red. In alpha the same at once: the operation and the operands
    // are others in each case, and as many.
    .sweep(
        sweep([operation, red_a, red_b, red_c])
            .held([
                (whole("texenv_source", texenv_source::BITS), source.0),
                (whole("texenv_operand", texenv_operand::BITS), operand.0),
            ])
            .derive(|i: &mut CombinerStageIn| {
                let [a, b, c] = [i.primary, i.texenv_color, i.texture0];
                // Codes that mean nothing are operations too: the types of the specification do not tell them apart.
                let codes = (1 << combiner::ALPHA_OPERATION_WIDTH) - 1;
                let other = (i.texenv_combiner >> combiner::RGB_OPERATION).wrapping_add(a) & codes;
                let rest = i.texenv_combiner & !(codes << combiner::ALPHA_OPERATION);
                i.texenv_combiner = rest | (other << combiner::ALPHA_OPERATION);
                i.primary = with_alpha(a, b);
                i.texenv_color = with_alpha(b, c);
                i.texture0 = with_alpha(c, a);
            }),
    )
    .adjust(|i| {
        // Half of the cases take operands that differ: codes alone leave most of the operands out.
        if i.previous_buffer & 1 == 1 {
            let (source, operand) = three_operands();
            (i.texenv_source, i.texenv_operand) = (source.0, operand.0);
        }
    })
    .bins([
        Axis::field("operation", operation),
        Axis::field("scale", scales),
        Axis::field("alpha operation", alpha_operation),
    ])
    .bins([Axis::field("alpha scale", alpha_scales), Axis::field("alpha operation", alpha_operation)])
    .bins([
        Axis::field("stage 0", first),
        Axis::field("source", sources(texenv_source::RGB_SOURCE0, texenv_source::RGB_SOURCE0_WIDTH)),
        Axis::field("alpha source", sources(texenv_source::ALPHA_SOURCE0, texenv_source::ALPHA_SOURCE0_WIDTH)),
    ])
    .bins([
        Axis::field("stage 0", first),
        Axis::field("third source", sources(texenv_source::RGB_SOURCE2, texenv_source::RGB_SOURCE2_WIDTH)),
    ])
}
