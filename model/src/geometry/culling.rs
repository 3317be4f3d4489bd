// SPDX-License-Identifier: MIT
//! Orientation and culling (raster.md#culling).

use pica_spec::choices::{Choices, ZeroAreaTriangle};
use pica_spec::pica200::CullMode;
use pica_spec::register_file::RegisterFile;

use super::viewport::ScreenVertex;

/// FACECULLING_CONFIG (0x040), compiled.
#[derive(Clone, Copy, Debug)]
pub struct Culling {
    mode: CullMode,
    zero_area: ZeroAreaTriangle,
}

impl Culling {
    /// What the registers say.
    pub fn new(registers: &RegisterFile, choices: &Choices) -> Culling {
        Culling { mode: registers.faceculling_config().mode(), zero_area: choices.zero_area_triangle }
    }

    /// The triangle in counter-clockwise order, or `None` if it is removed.
    #[inline]
    pub fn orient<C>(&self, [a, b, c]: [ScreenVertex<C>; 3]) -> Option<[ScreenVertex<C>; 3]> {
        let area = doubled_area([a.x, b.x, c.x], [a.y, b.y, c.y]);
        let kept_without_area = self.mode == CullMode::None && self.zero_area == ZeroAreaTriangle::Drawn;
        if area == 0 {
            return kept_without_area.then_some([a, b, c]);
        }
        let counter_clockwise = area > 0;
        let removed = match self.mode {
            CullMode::None => false,
            CullMode::FrontCcw => counter_clockwise,
            CullMode::BackCcw => !counter_clockwise,
        };
        match (removed, counter_clockwise) {
            (true, _) => None,
            (false, true) => Some([a, b, c]),
            (false, false) => Some([a, c, b]),
        }
    }
}

/// Twice the area of a triangle of 12.4 positions, in units of 2^-8 pixels; positive if it is counter-clockwise with y
/// up.
#[inline]
pub fn doubled_area(x: [u16; 3], y: [u16; 3]) -> i64 {
    let ([x0, x1, x2], [y0, y1, y2]) = (x, y);
    let by = |a: u16, b: u16| i64::from(b) - i64::from(a);
    by(x0, x1) * by(y0, y2) - by(y0, y1) * by(x0, x2)
}
