// SPDX-License-Identifier: MIT
//! The stages that make colours: combiner, fog, blending, and the depth that goes with them.

use super::framebuffer::{channels, order};
use crate::stage::{Axis, Field, Stage, field, sweep, whole};
use pica_model::fragment::blend::blend;
use pica_model::fragment::combiner::CombinerInputs;
use pica_model::fragment::combiner::stage::{Sources, Stage as Arithmetic, StageRegisters};
use pica_model::fragment::fog::Fog;
use pica_model::fragment::framebuffer::depth_format::depth_quantise;
use pica_model::fragment::planes::Planes;
use pica_model::raster::fragment::DEPTH_ONE;
use pica_rtl::fragment::{
    BlendIn, BlendOut, CombinerOperandIn, CombinerOperandOut, CombinerStageIn, CombinerStageOut, DepthQuantiseIn,
    DepthQuantiseOut, FogIn, FogOut,
};
use pica_spec::choices::Choices;
use pica_spec::pica200::bits::{
    blend_func as func, fog_lut_data as entry, texenv_combiner as combiner, texenv_operand, texenv_scale as scale,
    texenv_source,
};
use pica_spec::pica200::{
    BlendFunc, CombinerAlphaOperand, CombinerColorOperand, CombinerSource, DepthFormat, FogLutData, TexenvColor,
    TexenvCombiner, TexenvOperand, TexenvScale, TexenvSource,
};

fn plane(color: u32) -> Planes<1> {
    Planes::filled(color.to_le_bytes())
}

pub fn quantise(choices: &Choices) -> Stage<DepthQuantiseIn, DepthQuantiseOut> {
    let rule = choices.depth_quantisation;
    let format = whole("depth_format", 2);
    let (low, high) = (field("depth", 0, 16), field("depth", 16, 16));
    Stage::new(move |i: DepthQuantiseIn| DepthQuantiseOut {
        y: depth_quantise(DepthFormat::from_raw(i.depth_format), i.depth, rule),
    })
    .numbers([whole("depth", 32), low, high])
    // Depths at a step of the 16-bit form: halves that are equal or nearly so.
    .pairs([(high, low)])
    // Every depth of 24 bits.
    .sweep(sweep([format, field("depth", 8, 24)]))
    // Every upper half, with 1024 lower halves around the one where the 16-bit form goes to the next step.
    .sweep(sweep([high, whole("depth", 10)]).held([(format, DepthFormat::D16.raw())]).derive(
        |i: &mut DepthQuantiseIn| {
            let (high, offset) = (i.depth >> 16, i.depth & 0x3FF);
            let low = high.wrapping_sub(high >> 8).wrapping_add(offset).wrapping_sub(1 << 9);
            i.depth = high << 16 | low & 0xFFFF;
        },
    ))
    .adjust(|i| i.depth = i.depth.min(DEPTH_ONE))
    .bins([
        Axis::field("format", format),
        Axis::field("top bits", field("depth", 29, 3)),
        Axis::new("order of the halves", 3, |i: &DepthQuantiseIn, _| order(i.depth & 0xFFFF, i.depth >> 16)),
    ])
}

pub fn blending(choices: &Choices) -> Stage<BlendIn, BlendOut> {
    let rounding = choices.blend_rounding;
    let of = |lsb, width| field("blend_func", lsb, width);
    let color = [
        of(func::RGB_EQUATION, func::RGB_EQUATION_WIDTH),
        of(func::RGB_SRC_FACTOR, func::RGB_SRC_FACTOR_WIDTH),
        of(func::RGB_DST_FACTOR, func::RGB_DST_FACTOR_WIDTH),
    ];
    let alpha = [
        of(func::ALPHA_EQUATION, func::ALPHA_EQUATION_WIDTH),
        of(func::ALPHA_SRC_FACTOR, func::ALPHA_SRC_FACTOR_WIDTH),
        of(func::ALPHA_DST_FACTOR, func::ALPHA_DST_FACTOR_WIDTH),
    ];
    let [source_red, _, _, source_alpha] = channels("source");
    let [destination_red, _, _, destination_alpha] = channels("destination");
    let axes = |names: [&'static str; 3], fields: [Field; 3]| {
        names.into_iter().zip(fields).map(|(name, field)| Axis::field(name, field)).collect::<Vec<_>>()
    };
    Stage::new(move |i: BlendIn| {
        let (constant, source, destination) = (plane(i.blend_color), plane(i.source), plane(i.destination));
        let result = blend(BlendFunc(i.blend_func), &constant, &source, &destination, rounding);
        BlendOut { y: u32::from_le_bytes(result.get(0)) }
    })
    .numbers([channels("blend_color"), channels("source"), channels("destination")].concat())
    .pairs([
        (source_red, destination_red),
        (source_alpha, destination_alpha),
        (source_alpha, source_red),
        (destination_alpha, destination_red),
    ])
    // Equation, both factors and both operands of red; the same of alpha.
    .sweep(sweep(color.into_iter().chain([source_red, destination_red])))
    .sweep(sweep(alpha.into_iter().chain([source_alpha, destination_alpha])))
    .bins(axes(["colour: equation", "source factor", "destination factor"], color))
    .bins(axes(["alpha: equation", "source factor", "destination factor"], alpha))
}

pub fn fog(choices: &Choices) -> Stage<FogIn, FogOut> {
    let choices = *choices;
    let of = |lsb, width| field("word", lsb, width);
    let difference = of(entry::DIFFERENCE, entry::DIFFERENCE_WIDTH);
    let value = of(entry::VALUE, entry::VALUE_WIDTH);
    let [fog_red, fog_green, fog_blue, _] = channels("fog_color");
    let [red, green, blue, _] = channels("color");
    Stage::new(move |i: FogIn| {
        let [r, g, b, _] = i.fog_color.to_le_bytes();
        let fog = Fog::uniform(FogLutData(i.word), [r, g, b], i.flip == 1, &choices);
        let place = fog.place(i.depth);
        let y = u32::from_le_bytes(fog.mix(i.color.to_le_bytes(), fog.factor(place)));
        FogOut { entry: place.entry as u32, y }
    })
    .numbers([fog_red, fog_green, fog_blue, whole("depth", 32), field("depth", 9, 16)])
    .numbers([red, green, blue, difference, value])
    .pairs([(red, fog_red)])
    // Colour and fog colour under every value of the table, between entries that do not differ.
    .sweep(sweep([fog_red, red, value]).held([(difference, 0)]))
    // The place of every depth of 24 bits.
    .sweep(sweep([whole("flip", 1), field("depth", 8, 24)]))
    // Every difference at 4096 places between entries.
    .sweep(sweep([difference, field("depth", 13, 12)]))
    .adjust(|i| i.depth = i.depth.min(DEPTH_ONE))
    .bins([Axis::field("flip", whole("flip", 1)), Axis::new("entry", 128, |_, o: &FogOut| o.entry as usize)])
    .bins([
        Axis::new("negative difference", 2, |i: &FogIn, _| (FogLutData(i.word).difference().to_f64() < 0.0).into()),
        Axis::new("fog brighter", 2, |i, _| (i.fog_color & 0xFF > i.color & 0xFF).into()),
        Axis::new("result at an end", 3, |i, o: &FogOut| match o.y & 0xFF {
            red if red == i.color & 0xFF => 0,
            red if red == i.fog_color & 0xFF => 1,
            _ => 2,
        }),
    ])
}

/// A stage on colours in the order of the ports of `combiner_stage`, from the primary colour on.
fn stage(registers: &StageRegisters, first: bool, choices: &Choices, colors: [u32; 9]) -> u32 {
    let [primary, fragment_primary, fragment_secondary, texture0, texture1, texture2, texture3, buffer, previous] =
        &colors.map(plane);
    let textures = [texture0, texture1, texture2, texture3];
    let inputs = CombinerInputs { primary, fragment_primary, fragment_secondary, textures };
    let result = Arithmetic::decode(registers, first, choices).evaluate(&Sources { inputs: &inputs, buffer, previous });
    u32::from_le_bytes(result.get(0))
}

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
