// SPDX-License-Identifier: MIT
//! `blend`: blending of two colours.

use super::color::{channels, plane};
use crate::stage::{Axis, Field, Stage, field, sweep};
use pica_model::fragment::blend::blend;
use pica_rtl::fragment::{BlendIn, BlendOut};
use pica_spec::choices::Choices;
use pica_spec::pica200::BlendFunc;
use pica_spec::pica200::bits::blend_func as func;

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
