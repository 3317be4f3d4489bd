// SPDX-License-Identifier: MIT
//! `depth_pack` and `depth_unpack`: depth and stencil, and the word of their pixel.

use crate::registry::fragment::classes::class;
use crate::stage::{Axis, Stage, field, sweep, whole};
use pica_model::fragment::framebuffer::depth_format::{DepthStencil, depth_pack, depth_unpack};
use pica_rtl::fragment::{DepthPackIn, DepthPackOut, DepthUnpackIn, DepthUnpackOut};
use pica_spec::choices::Choices;
use pica_spec::pica200::DepthFormat;

pub fn pack_depth(_: &Choices) -> Stage<DepthPackIn, DepthPackOut> {
    let format = whole("depth_format", 2);
    let (depth, stencil) = (whole("depth", 24), whole("stencil", 8));
    Stage::new(|i: DepthPackIn| {
        let format = DepthFormat::from_raw(i.depth_format);
        DepthPackOut { word: depth_pack(format, DepthStencil { depth: i.depth, stencil: i.stencil as u8 }) }
    })
    .numbers([depth, stencil])
    .sweep(sweep([format, depth]))
    .sweep(sweep([format, field("depth", 16, 8), stencil]))
    .bins([Axis::field("format", format), Axis::new("stencil class", 4, |i: &DepthPackIn, _| class(i.stencil))])
}

pub fn unpack_depth(_: &Choices) -> Stage<DepthUnpackIn, DepthUnpackOut> {
    let format = whole("depth_format", 2);
    Stage::new(|i: DepthUnpackIn| {
        let pixel = depth_unpack(DepthFormat::from_raw(i.depth_format), i.word);
        DepthUnpackOut { depth: pixel.depth, stencil: pixel.stencil.into() }
    })
    .numbers([whole("word", 24), field("word", 24, 8)])
    .sweep(sweep([format, whole("word", 24)]))
    .sweep(sweep([format, field("word", 16, 16)]))
    .bins([Axis::field("format", format), Axis::new("stencil class", 4, |i: &DepthUnpackIn, _| class(i.word >> 24))])
}
