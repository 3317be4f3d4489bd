// SPDX-License-Identifier: MIT
//! The pixels that registers leave out (raster.md#edges-and-fill-rule, corrections.md#row-21).

use crate::prelude::*;
use pica_spec::choices::{LineSkipPattern, PixelSkipPattern, Recorder};
use pica_spec::pica200::code::pixel_skip;

/// Which pixels of each cell of 2x2 are drawn: bit x + 2 y. Combinational.
///
/// Choices: `pixel_skip_pattern`, `line_skip_pattern`.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_skip")]
pub(super) struct Skip {
    /// SKIP of 0x060.
    pub pixels: Signal<In, Bits<2>>,
    /// LINE_SKIP of COLOR_OPERATION.
    pub lines: Signal<In, Bit>,
    /// DRAW_NOTHING of COLOR_OPERATION.
    pub nothing: Signal<In, Bit>,
    pub kept: Signal<Out, Bits<4>>,
    /// Choice `pixel_skip_pattern`.
    every_second: Parameter<Bits<4>>,
    every_fourth: Parameter<Bits<4>>,
    /// Choice `line_skip_pattern`.
    remaining_lines: Parameter<Bits<4>>,
    all: Parameter<Bits<4>>,
    left: Signal<Local, Bits<4>>,
}

impl Skip {
    /// What is left under `choices`.
    pub fn new(choices: &Recorder) -> Self {
        let every_second = match choices.pixel_skip_pattern() {
            PixelSkipPattern::Columns => 0b0101,
            PixelSkipPattern::Rows => 0b0011,
            PixelSkipPattern::Checkerboard => 0b1001,
        };
        let lines = match choices.line_skip_pattern() {
            LineSkipPattern::Even => 0b0011,
            LineSkipPattern::Odd => 0b1100,
        };
        Self {
            every_second: Parameter::bits(every_second),
            every_fourth: Parameter::bits(0b0001),
            remaining_lines: Parameter::bits(lines),
            all: Parameter::bits(0b1111),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Skip {
    fn update(&mut self) {
        wire!(self => self: left: all);
        if self.pixels.val() == bits_of::<2>(pixel_skip::EVERY_SECOND) {
            wire!(self => self: left: every_second);
        }
        if self.pixels.val() == bits_of::<2>(pixel_skip::EVERY_FOURTH) {
            wire!(self => self: left: every_fourth);
        }
        wire!(self => self: kept: left);
        if self.lines.val() {
            self.kept.next = self.left.val() & self.remaining_lines.val();
        }
        if self.nothing.val() {
            self.kept.next = 0.into();
        }
    }
}
