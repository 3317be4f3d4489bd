// SPDX-License-Identifier: MIT
//! `depth_quantise`: the depth of a fragment in the width of the depth buffer.

use super::classes::order;
use crate::stage::{Axis, Stage, field, sweep, whole};
use pica_model::fragment::framebuffer::depth_format::depth_quantise;
use pica_model::raster::fragment::DEPTH_ONE;
use pica_rtl::fragment::{DepthQuantiseIn, DepthQuantiseOut};
use pica_spec::choices::Choices;
use pica_spec::pica200::DepthFormat;

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
