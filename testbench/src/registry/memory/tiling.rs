// SPDX-License-Identifier: MIT
//! `morton`: where a pixel lies in its buffer.

use crate::stage::{Axis, Stage, field, sweep, whole};
use pica_model::memory::tiling::PixelGrid;
use pica_rtl::memory::{MortonIn, MortonOut};
use pica_spec::choices::Choices;
use pica_spec::pica200::bits::framebuffer_dim as dim;
use pica_spec::pica200::{BlockSize, FramebufferDim, YDirection};

pub fn morton(choices: &Choices) -> Stage<MortonIn, MortonOut> {
    let order = choices.block32_order;
    let block32 = whole("block32", 1);
    let width = field("framebuffer_dim", dim::WIDTH, dim::WIDTH_WIDTH);
    let height = field("framebuffer_dim", dim::HEIGHT_MINUS_1, dim::HEIGHT_MINUS_1_WIDTH);
    let direction = field("framebuffer_dim", dim::Y_DIRECTION, dim::Y_DIRECTION_WIDTH);
    let (x, y) = (whole("x", 11), whole("y", 10));
    Stage::new(move |i: MortonIn| {
        let blocks = if i.block32 == 1 { BlockSize::Block32x32 } else { BlockSize::Block8x8 };
        let grid = PixelGrid::new(FramebufferDim(i.framebuffer_dim), blocks, order);
        MortonOut { pixel: grid.pixel(i.x, i.y) as u32 }
    })
    .numbers([width, height, x, y])
    // Every place in both orders and directions.
    .sweep(sweep([block32, direction, x, y]))
    // Lines of every width, and from above in framebuffers of every height.
    .sweep(sweep([block32, width, y]).held([(direction, YDirection::Mirrored.raw())]))
    .sweep(sweep([block32, height, y]).held([(direction, YDirection::Normal.raw())]))
    .bins([
        Axis::field("blocks of 32", block32),
        Axis::field("y up", direction),
        Axis::field("x in block", whole("x", 5)),
    ])
    .bins([
        Axis::field("blocks of 32", block32),
        Axis::field("y up", direction),
        Axis::field("y in block", whole("y", 5)),
    ])
}
