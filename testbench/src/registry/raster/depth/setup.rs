// SPDX-License-Identifier: MIT
//! `depth_setup`: depths of three vertices in, mapped depths out.

use super::{LIMIT, NUMBER};
use crate::random::CaseRng;
use crate::registry::raster::channel::{number, pattern};
use crate::stage::{Axis, Stage};
use crate::stimulus::dice::Dice;
use pica_model::float::F24;
use pica_model::raster::depth::{DepthMap, DepthPlane};
use pica_rtl::raster::{DepthVerticesValues, MappedDepthsValues};
use pica_spec::choices::Choices;
use pica_spec::pica200::DepthMapMode;

/// 1.0.
const ONE: u32 = 0x3F_0000;
/// The sign of a float24 number.
const SIGN: u32 = 0x80_0000;
/// Sums of exponent fields around which a product of two numbers is limited, and those below which nothing is left of it.
const LARGE: u32 = 134;
const SMALL: u32 = 76;
/// Numbers that are limits or no numbers.
const SPECIAL: [u32; 10] = [0, SIGN, 1, 0x00_FFFF, 0x01_0000, 0x7E_FFFF, 0x7F_0000, 0x7F_0001, 0xFF_8000, ONE | SIGN];

/// A number with this exponent field: its mantissa is nothing, everything, or any.
fn with_exponent(rng: &mut CaseRng, exponent: u32) -> u32 {
    let mantissa = match rng.below(4) {
        0 => 0,
        1 => 0xFFFF,
        _ => rng.below(1 << 16),
    };
    rng.pick(&[0, 0, SIGN]) | exponent.clamp(1, 0x7E) << 16 | mantissa
}

/// Any number, most of them near to 1.
fn any(rng: &mut CaseRng) -> u32 {
    match rng.below(10) {
        0 => rng.pick(&SPECIAL),
        1 => rng.below(1 << 24),
        2 => ONE,
        3..6 => rng.pick(&[0x3E, 0x3F]) << 16 | rng.below(1 << 16),
        _ => {
            let exponent = rng.within(0x32..=0x48);
            with_exponent(rng, exponent)
        }
    }
}

/// The exponent field.
const fn exponent(number: u32) -> u32 {
    number >> 16 & 0x7F
}

/// A number whose product with another has about a sum of exponent fields.
fn partner(rng: &mut CaseRng, other: u32, sum: u32) -> u32 {
    let exponent = (sum + rng.below(5)).saturating_sub(exponent(other) + 2);
    with_exponent(rng, exponent)
}

fn draw(rng: &mut CaseRng) -> DepthVerticesValues {
    let z0 = any(rng);
    let scale = match rng.below(6) {
        0 => ONE,
        1 => ONE | SIGN,
        2 => partner(rng, z0, LARGE),
        3 => partner(rng, z0, SMALL),
        _ => any(rng),
    };
    let offset = match rng.below(6) {
        0 => 0,
        1 => partner(rng, ONE, LARGE),
        2 => partner(rng, ONE, SMALL),
        // About the product, with the other sign: little is left of the sum.
        3 => {
            let about = (exponent(z0) + exponent(scale)).saturating_sub(exponent(ONE)).min(0x7E);
            (z0 ^ scale ^ SIGN) & SIGN | about << 16 | z0 & 0xFFFF
        }
        _ => any(rng),
    };
    let next_to = |rng: &mut CaseRng, z: u32| match rng.below(4) {
        0 | 1 => z,
        2 => z ^ 1,
        _ => any(rng),
    };
    let z1 = next_to(rng, z0);
    let near = rng.pick(&[z0, z1]);
    let z2 = next_to(rng, near);
    DepthVerticesValues { z0, z1, z2, scale, offset, mode: rng.below(2) }
}

/// The mapping that the registers describe.
fn map(i: &DepthVerticesValues, choices: &Choices) -> DepthMap {
    let [scale, offset] = [i.scale, i.offset].map(F24::from_bits);
    DepthMap::with(DepthMapMode::from_raw(i.mode), scale, offset, choices)
}

/// What becomes of a product: 0 of a factor that is none, nothing, something, something at the limit, or more than that; and below 0
/// the same.
fn term(a: u32, b: u32) -> usize {
    let is_zero = |number: u32| exponent(number) == 0 || F24::from_bits(number).is_nan();
    let class = match exponent(a) + exponent(b) {
        _ if is_zero(a) || is_zero(b) => 0,
        ..SMALL => 1,
        SMALL..LARGE => 2,
        LARGE..=135 => 3,
        _ => 4,
    };
    class + 5 * usize::from((a ^ b) & SIGN != 0)
}

/// Where a mapped depth lies: the least, below 0, 0, above 0, the most.
fn place(mapped: u64) -> usize {
    match number(mapped, NUMBER) {
        mapped if mapped <= -LIMIT => 0,
        mapped if mapped >= LIMIT => 4,
        mapped => 2usize.wrapping_add_signed(mapped.signum() as isize),
    }
}

/// Which of three numbers are the same: none, all but the third, all but the first, all but the second, all.
fn same(o: &MappedDepthsValues) -> usize {
    match (o.number0 == o.number1, o.number1 == o.number2, o.number0 == o.number2) {
        (true, true, _) => 4,
        (true, false, _) => 1,
        (false, true, _) => 2,
        (false, false, true) => 3,
        (false, false, false) => 0,
    }
}

pub fn setup(choices: &Choices) -> Stage<DepthVerticesValues, MappedDepthsValues> {
    let choices = *choices;
    Stage::new(move |i: DepthVerticesValues| {
        let map = map(&i, &choices);
        let z = [i.z0, i.z1, i.z2].map(F24::from_bits);
        let [number0, number1, number2] = z.map(|z| pattern(map.mapped(z), NUMBER));
        let plane = map.plane(z);
        MappedDepthsValues {
            same_depth: matches!(plane, DepthPlane::Constant(_)).into(),
            w_buffer: matches!(plane, DepthPlane::Perspective(_)).into(),
            number0,
            number1,
            number2,
        }
    })
    .draw(draw)
    .bins([Axis::new("product of vertex 0", 10, |i: &DepthVerticesValues, _| term(i.z0, i.scale))])
    .bins([Axis::new("offset", 10, |i: &DepthVerticesValues, _| term(i.offset, ONE))])
    .bins([Axis::new("depth of vertex 0", 5, |_, o: &MappedDepthsValues| place(o.number0))])
    .bins([Axis::new("depth of vertex 1", 5, |_, o: &MappedDepthsValues| place(o.number1))])
    .bins([Axis::new("depth of vertex 2", 5, |_, o: &MappedDepthsValues| place(o.number2))])
    .bins([
        Axis::new("the buffer holds z", 2, |i: &DepthVerticesValues, _| i.mode as usize),
        Axis::new("depths that are the same", 5, |_, o: &MappedDepthsValues| same(o)),
    ])
}
