// SPDX-License-Identifier: MIT
//! Positions in clip space, and the viewport that takes them to the screen.

use crate::random::CaseRng;
use crate::stimulus::Dice;
use crate::stimulus::float::{Operands, Relation, Shape};
use pica_model::float::{F24, F24Rounding};
use pica_spec::pica200::bits::viewport_xy::X_WIDTH;

/// A position and the viewport.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// x, y, z and w, in float24.
    pub xyzw: [u32; 4],
    /// Half of width and height, in float24.
    pub half_size: [u32; 2],
    /// Offsets, in two's complement.
    pub offset: [u32; 2],
}

/// Draws positions.
#[derive(Clone, Debug)]
pub struct Positions {
    operands: Operands,
}

/// Halves of the sizes that viewports have.
const HALVES: [i32; 9] = [1, 8, 64, 120, 128, 160, 200, 256, 512];
/// Offsets where the float of one changes its length, and those at the ends.
const OFFSETS: [i32; 9] = [0, 1, -1, 2, 255, -256, 256, 511, -512];

impl Default for Positions {
    fn default() -> Self {
        // Exponents around which a coordinate loses its fraction, or leaves its range.
        let bias = Shape::F24.bias();
        Self { operands: Operands::new(Shape::F24, &[bias - 5, bias + 12, bias + 27]) }
    }
}

/// An integer as a float.
fn float(value: i32) -> u32 {
    F24::from_i32(value, F24Rounding::TowardZero).to_bits()
}

/// A float that is small or large by up to so many powers of two.
fn within(rng: &mut CaseRng, powers: core::ops::RangeInclusive<u32>) -> u32 {
    let mantissa = match rng.below(4) {
        0 => 0,
        1 => rng.bits() & 0xF000,
        _ => rng.bits() & 0xFFFF,
    };
    Shape::F24.pack(false, rng.within(powers), mantissa)
}

impl Positions {
    /// A position: in front of the viewer and about on the screen; one whose coordinates are on the edge of rounding; one that the
    /// viewport takes anywhere; or any numbers.
    pub fn draw(&self, rng: &mut CaseRng) -> Position {
        let bias = Shape::F24.bias();
        let signed = |rng: &mut CaseRng, bits: u32| if rng.percent(50) { bits | Shape::F24.sign() } else { bits };
        let w = match rng.below(8) {
            0 => self.operands.one(rng),
            1 | 2 => float(1 << rng.below(8)),
            _ => within(rng, bias - 2..=bias + 6),
        };
        let beside_w = |rng: &mut CaseRng| {
            let exponent = Shape::F24.exponent_of(w).clamp(8, Shape::F24.top_exponent() - 1);
            let near = within(rng, exponent - 7..=exponent);
            signed(rng, near)
        };
        let z = if rng.percent(75) { beside_w(rng) } else { self.operands.two(rng, Relation::Tie)[0] };
        let (mut xy, mut half_size, mut offset) = ([0; 2], [0; 2], [0; 2]);
        for axis in 0..2 {
            offset[axis] = match rng.below(4) {
                0 | 1 => rng.pick(&OFFSETS),
                _ => rng.bits() as i32,
            } as u32
                & ((1 << X_WIDTH) - 1);
            half_size[axis] = float(rng.pick(&HALVES));
            match rng.below(8) {
                // A number of few bits over a power of two: of its pixels none, a half or a quarter of the last place is left.
                0 | 1 => {
                    let few = float(rng.within(0..=0x1FFF) as i32 - 0x1000);
                    let (exponent, down) = (Shape::F24.exponent_of(few), rng.within(0..=14));
                    let up = Shape::F24.exponent_of(w).saturating_sub(bias);
                    let moved = (exponent + up.min(8)).saturating_sub(down);
                    xy[axis] = few & !(Shape::F24.top_exponent() << 16) | moved << 16;
                    half_size[axis] = float(1 << rng.below(10));
                }
                // In the middle of a viewport of any size.
                2 => {
                    half_size[axis] = within(rng, bias - 8..=bias + 30);
                    half_size[axis] = signed(rng, half_size[axis]);
                    if rng.percent(75) {
                        offset[axis] = 0;
                    }
                }
                // -1 and its neighbours, which the viewport takes to its edge.
                3 => xy[axis] = (w ^ Shape::F24.sign()).wrapping_sub(rng.below(4)) & 0xFF_FFFF,
                4 => {
                    let [x, half] = self.operands.two(rng, Relation::Edge);
                    (xy[axis], half_size[axis]) = (x, half);
                }
                _ => xy[axis] = beside_w(rng),
            }
        }
        let [x, y] = xy;
        Position { xyzw: [x, y, z, w], half_size, offset }
    }
}
