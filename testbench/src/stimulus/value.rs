// SPDX-License-Identifier: MIT
//! What registers are filled with.

use super::Dice;
use crate::random::CaseRng;
use crate::stimulus::float::{Operands, Shape};
use pica_model::float::{F24, F24Rounding};

/// What numbers are good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Near 1: what comes of them stays finite for a while.
    Moderate,
    /// A few round numbers, which compare as equal now and then.
    Round,
    /// Offsets for relative addressing.
    Offset,
    /// The classes of float stimulus: the edges of the format, infinities, NaN.
    Any,
    /// Where functions reach the ends of the format: EX2 of about 62 and 64, RCP of about 2^62, products of 2^-31.
    Edge,
}

/// Draws numbers.
#[derive(Clone, Debug)]
pub struct Numbers {
    f24: Operands,
    f32: Operands,
}

/// Exponent fields of f24 around which FLR, EX2 and MOVA change their nature: 1, 64 and 2^16, 2^31.
const EDGES: [u32; 4] = [63, 69, 79, 94];
/// Exponent fields of f32 at the ends of f24's range.
const EDGES_F32: [u32; 3] = [65, 66, 191];
/// -2, -1, -0.5, 0, 0.5, 1, 2, 3.
const ROUND: [u32; 8] = [0xC0_0000, 0xBF_0000, 0xBE_0000, 0, 0x3E_0000, 0x3F_0000, 0x40_0000, 0x40_8000];
/// Offsets at which relative addressing changes its mind (shader-unit.md#relative-addressing), and far ones.
const OFFSETS: [i32; 14] = [-257, -256, -130, -129, -128, -127, 127, 128, 129, 255, 256, 257, 1000, -70_000];

impl Default for Numbers {
    fn default() -> Self {
        Self { f24: Operands::new(Shape::F24, &EDGES), f32: Operands::new(Shape::F32, &EDGES_F32) }
    }
}

impl Numbers {
    /// A float24.
    pub fn number(&self, rng: &mut CaseRng, kind: Kind) -> u32 {
        match kind {
            Kind::Moderate => {
                let exponent = rng.within(59..=67);
                let mantissa = match rng.below(4) {
                    0 => 0,
                    1 => 0xFFFF & !(rng.bits() & 3),
                    _ => rng.bits() & 0xFFFF,
                };
                Shape::F24.pack(rng.percent(30), exponent, mantissa)
            }
            Kind::Round => rng.pick(&ROUND),
            Kind::Offset => offset(rng),
            Kind::Any if rng.percent(90) => self.f24.one(rng),
            Kind::Any => self.number(rng, Kind::Edge),
            Kind::Edge => {
                let exponent = rng.pick(&[68, 68, 68, 124, 32, 94, 95]);
                let mantissa = if exponent == 68 { rng.within(0xE800..=0xFFFF) } else { rng.bits() & 0xFFFF };
                Shape::F24.pack(rng.percent(50), exponent, mantissa)
            }
        }
    }

    /// A vector of one kind, now and then with components of others.
    pub fn vector(&self, rng: &mut CaseRng, kind: Kind) -> [u32; 4] {
        if kind == Kind::Edge && rng.percent(60) {
            // Dot products of two of these are at the lower end of the format; that of DPH, if w is 0.
            let w = if rng.percent(50) { 0 } else { u32::MAX };
            let tiny = |rng: &mut CaseRng| Shape::F24.pack(rng.percent(30), rng.within(31..=33), rng.bits() & 0xFFFF);
            return [tiny(rng), tiny(rng), tiny(rng), tiny(rng) & w];
        }
        let mixed = rng.percent(30);
        core::array::from_fn(|_| {
            let other = mixed && rng.percent(40);
            let kind = if other { rng.pick(&[Kind::Moderate, Kind::Round, Kind::Any]) } else { kind };
            self.number(rng, kind)
        })
    }

    /// The f32 of a float24, or another one: with bits that f24 has no room for, or beyond its range.
    pub fn f32(&self, rng: &mut CaseRng, bits: u32) -> u32 {
        match rng.below(10) {
            0 => self.f32.one(rng),
            1 | 2 => F24::from_bits(bits).to_f32_bits() | rng.bits() & 0x7F,
            _ => F24::from_bits(bits).to_f32_bits(),
        }
    }
}

fn offset(rng: &mut CaseRng) -> u32 {
    let integer = match rng.below(16) {
        0..7 => rng.within(0..=20) as i32 - 4,
        7..11 => rng.within(0..=280) as i32 - 140,
        11..14 => rng.pick(&OFFSETS),
        14 => return rng.pick(&[0x7F_0000, 0xFF_0000, 0x7F_8000, 0x7E_FFFF, 0xFE_0000, 0x5E_0000, 0xDE_0000]),
        _ => {
            // With a fraction: it is cut toward zero.
            let integer = rng.within(0..=40) as i32 - 20;
            let bits = F24::from_i32(integer, F24Rounding::TowardZero).to_bits();
            return bits | rng.bits() & if integer == 0 { 0 } else { 0xFFF };
        }
    };
    F24::from_i32(integer, F24Rounding::TowardZero).to_bits()
}
