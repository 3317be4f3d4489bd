// SPDX-License-Identifier: MIT
//! The pixels that a draw may touch: framebuffer, scissor (raster.md#scissor), pixel skipping
//! (raster.md#edges-and-fill-rule), line skipping (corrections.md#row-21).

use pica_spec::choices::{Choices, LineSkipPattern, PixelSkipPattern};
use pica_spec::pica200::{PixelSkip, ScissorMode, Unknown0060};
use pica_spec::register_file::RegisterFile;

use super::fragment::{FramebufferUse, LaneMask};
use super::tile::TilePlace;

pub use super::rectangle::Rectangle;

/// The pixels that a draw may touch.
#[derive(Clone, Debug)]
pub struct Region {
    /// A rectangle that holds all pixels of the region.
    pub bounds: Rectangle,
    /// A rectangle that holds no pixel of the region: an inverted scissor.
    pub(super) hole: Option<Rectangle>,
    /// Columns and lines that remain in each 2x2 cell: bit x + 2 y.
    cell: u8,
}

impl Region {
    /// The region that the registers describe.
    pub fn new(registers: &RegisterFile, choices: &Choices, framebuffer: &FramebufferUse) -> Region {
        let (start, end) = (registers.scissortest_pos(), registers.scissortest_dim());
        let scissor = Rectangle { x: start.x1().into()..=end.x2().into(), y: start.y1().into()..=end.y2().into() };
        let mode = registers.scissortest_mode().mode();
        let cell = cell(registers, choices);
        Region { cell, ..Region::scissored(framebuffer.columns, framebuffer.grid.height, mode, scissor) }
    }

    /// What a scissor leaves of a framebuffer; no pixels are skipped.
    pub fn scissored(width: u32, height: u32, mode: ScissorMode, scissor: Rectangle) -> Region {
        let whole = Rectangle { x: 0..=i64::from(width) - 1, y: 0..=i64::from(height) - 1 };
        let (bounds, hole) = match mode {
            ScissorMode::Disabled => (whole, None),
            ScissorMode::Normal => (whole.intersection(&scissor), None),
            ScissorMode::Inverted => (whole, Some(scissor)),
        };
        Region { bounds, hole, cell: 0b1111 }
    }

    /// Whether the pixel is one of those that remain where pixels or lines are skipped.
    pub const fn keeps(&self, x: i64, y: i64) -> bool {
        self.cell >> ((x & 1) + 2 * (y & 1)) & 1 != 0
    }

    /// The lanes of a tile that may be touched.
    pub fn mask(&self, place: &TilePlace) -> LaneMask {
        let mut mask = place.lanes_inside(&self.bounds);
        if let Some(hole) = &self.hole {
            mask &= !place.lanes_inside(hole);
        }
        if self.cell != 0b1111 {
            mask &= place.lanes_of_cells(self.cell);
        }
        mask
    }
}

/// The pixels that remain in each 2x2 cell: bit (x & 1) + 2 (y & 1).
fn cell(registers: &RegisterFile, choices: &Choices) -> u8 {
    let skipped = match registers.read::<Unknown0060>(0).skip() {
        PixelSkip::None => 0b1111,
        PixelSkip::EveryFourth => 0b0001,
        PixelSkip::EverySecond => match choices.pixel_skip_pattern {
            PixelSkipPattern::Columns => 0b0101,
            PixelSkipPattern::Rows => 0b0011,
            PixelSkipPattern::Checkerboard => 0b1001,
        },
    };
    let operation = registers.color_operation();
    let lines = match (operation.line_skip(), choices.line_skip_pattern) {
        (false, _) => 0b1111,
        (true, LineSkipPattern::Even) => 0b0011,
        (true, LineSkipPattern::Odd) => 0b1100,
    };
    if operation.draw_nothing() { 0 } else { skipped & lines }
}
