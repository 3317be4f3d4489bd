// SPDX-License-Identifier: MIT
//! `color_pack` and `color_unpack`: a colour and the word of its pixel.

use crate::registry::fragment::classes::class;
use crate::registry::fragment::color::channels;
use crate::stage::{Axis, Stage, field, sweep, whole};
use pica_model::fragment::framebuffer::color_format::{color_pack, color_unpack};
use pica_rtl::fragment::{ColorPackIn, ColorPackOut, ColorUnpackIn, ColorUnpackOut};
use pica_spec::choices::Choices;
use pica_spec::pica200::ColorFormat;

pub fn pack_color(_: &Choices) -> Stage<ColorPackIn, ColorPackOut> {
    let format = whole("color_format", 3);
    Stage::new(|i: ColorPackIn| ColorPackOut {
        word: color_pack(ColorFormat::from_raw(i.color_format), i.color.to_le_bytes()),
    })
    .numbers(channels("color"))
    // Red and green, and blue and alpha, with all values of both.
    .sweep(sweep([format, field("color", 0, 16)]))
    .sweep(sweep([format, field("color", 16, 16)]))
    .bins([
        Axis::field("format", format),
        Axis::new("red class", 4, |i: &ColorPackIn, _| class(i.color)),
        Axis::new("alpha class", 4, |i, _| class(i.color >> 24)),
    ])
}

pub fn unpack_color(_: &Choices) -> Stage<ColorUnpackIn, ColorUnpackOut> {
    let format = whole("color_format", 3);
    Stage::new(|i: ColorUnpackIn| ColorUnpackOut {
        color: u32::from_le_bytes(color_unpack(ColorFormat::from_raw(i.color_format), i.word)),
    })
    .numbers(channels("word"))
    // All pixels of the formats of 16 bits, both halves of the others.
    .sweep(sweep([format, field("word", 0, 16)]))
    .sweep(sweep([format, field("word", 16, 16)]))
    .bins([
        Axis::field("format", format),
        Axis::new("low byte class", 4, |i: &ColorUnpackIn, _| class(i.word)),
        Axis::new("high byte class", 4, |i, _| class(i.word >> 8)),
    ])
}
