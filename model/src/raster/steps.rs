// SPDX-License-Identifier: MIT
//! VIEWPORT_INVW and VIEWPORT_INVH (0x042, 0x044) as steps of the interpolation, choice `viewport_step`.

use pica_spec::choices::{Choices, ViewportStep};
use pica_spec::register_file::RegisterFile;

use super::edge::Edge;
use crate::float::{F24, F31, Float};

/// Fraction bits of factors.
const FRACTION: u32 = 15;

/// What the registers do to the steps of weights: half the width by 2/width, and the same of the height, in units of 2^-15.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps {
    x: u16,
    y: u16,
}

impl Steps {
    /// What the registers ask for; `None` if they have no effect, because they fit each other or are not looked at.
    pub fn new(registers: &RegisterFile, choices: &Choices) -> Option<Steps> {
        let x = (registers.viewport_width().half_width().bits(), registers.viewport_invw().inv_half_width().bits());
        let y = (registers.viewport_height().half_height().bits(), registers.viewport_invh().inv_half_height().bits());
        let [x, y] = [x, y].map(|(half, step)| factor(F24::from_bits(half), F31::from_bits(step)));
        let fit = x == 1 << FRACTION && y == 1 << FRACTION;
        (choices.viewport_step == ViewportStep::Registers && !fit).then_some(Steps { x, y })
    }

    /// Edges whose steps are multiplied by the factors, in units of 2^-6 square pixels: the two lowest bits are dropped. The
    /// sum of the three stays the same everywhere; edges that leave none of it stay as they are.
    pub fn scaled(self, edges: [Edge; 3]) -> [Edge; 3] {
        let step = |step: i64, factor: u16| (step * i64::from(factor)) >> (FRACTION + 2);
        let [mut a, b, c] = edges.map(|edge| Edge {
            origin: edge.origin >> 2,
            step_x: step(edge.step_x, self.x),
            step_y: step(edge.step_y, self.y),
            ..edge
        });
        (a.step_x, a.step_y) = (-b.step_x - c.step_x, -b.step_y - c.step_y);
        if a.origin + b.origin + c.origin > 0 { [a, b, c] } else { edges }
    }
}

/// The product of half a size and its reciprocal, rounded to the nearest multiple of 2^-15 and limited to 0 to 2 - 2^-15.
fn factor(half: F24, step: F31) -> u16 {
    let ((negative, a, e), (other, b, f)) = (parts(half), parts(step));
    let product = a * b;
    let shift = -(e + f + FRACTION as i32);
    if product == 0 || negative != other {
        return 0;
    }
    let rounded = match shift {
        ..=0 => u64::MAX,
        1..=62 => (product + (1 << (shift - 1))) >> shift,
        _ => 0,
    };
    rounded.min(u16::MAX.into()) as u16
}

/// Sign, significand and the exponent of its lowest bit.
fn parts<const E: u32, const M: u32>(x: Float<E, M>) -> (bool, u64, i32) {
    let bits = u64::from(x.to_bits());
    let exponent = bits >> M & ((1 << E) - 1);
    let significand = if exponent == 0 { 0 } else { bits & ((1 << M) - 1) | 1 << M };
    (bits >> (E + M) != 0, significand, exponent as i32 - Float::<E, M>::BIAS - M as i32)
}
