// SPDX-License-Identifier: MIT
//! Triangles for `depth_plane`.

use super::LIMIT;
use super::triangle::Triangle;
use crate::random::CaseRng;
use crate::stimulus::dice::Dice;
use pica_model::raster::aligned::Aligned;
use pica_spec::pica200::DepthMapMode;

/// Bits of mapped depths from 0 to 1.
const DEPTH: u32 = 48;
/// The scale of numbers 1/w about 1.
const USUAL_SCALE: i32 = -27;
/// The ends of the scale.
const SCALES: [i32; 2] = [-90, 36];
/// The largest weight, and the least.
const WEIGHTS: [i64; 2] = [(1 << 33) - 1, -(1 << 33)];

/// A number below 2^bits: of any length, a power of two or one less, or of all bits.
fn below(rng: &mut CaseRng, bits: u32) -> i64 {
    let top = 1_i64 << bits.saturating_sub(1);
    let word = rng.word() as i64;
    match rng.below(8) {
        0 => 0,
        1 => top,
        2 => 2 * top - 1,
        3 => word & (top - 1) & ((2 << rng.below(bits.max(1))) - 1),
        _ => word & (2 * top - 1),
    }
}

/// Weights of a sample inside: their sum is twice the area of a triangle, of any size.
fn inside(rng: &mut CaseRng) -> [i64; 3] {
    let bits = rng.within(1..=32);
    let area = below(rng, bits).max(1);
    let first = rng.word() as i64 & i64::MAX;
    let first = match rng.below(6) {
        0 => 0,
        1 => area,
        2 => 1.min(area),
        _ => first % (area + 1),
    };
    let rest = area - first;
    let second = if rng.percent(20) { rest } else { (rng.word() as i64 & i64::MAX) % (rest + 1) };
    let mut weights = [first, second, rest - second];
    weights.rotate_left(rng.below(3) as usize);
    weights
}

/// Weights of a sample, some of which no sample inside of a triangle has.
fn weights(rng: &mut CaseRng) -> [i64; 3] {
    match rng.below(16) {
        0 => [1; 3],
        1 => [0; 3].map(|_| rng.pick(&WEIGHTS)),
        2 | 3 => [0; 3].map(|_| {
            let bits = rng.within(1..=33);
            let weight = below(rng, bits);
            if rng.percent(40) { -weight } else { weight }
        }),
        // Their sum is about 0.
        4 => {
            let [a, b, _] = inside(rng);
            [a, b, i64::from(rng.below(3)) - 1 - a - b]
        }
        _ => inside(rng),
    }
}

/// A mapped depth of about so many bits.
fn mapped(rng: &mut CaseRng, bits: u32) -> i64 {
    let number = below(rng, bits);
    match rng.below(16) {
        0 => LIMIT,
        1 => -LIMIT,
        2 => -number,
        // In the units of a fragment, so that a remainder may be 0.
        3..6 => number >> 16 << 16,
        // About 1.
        6 => (1 << DEPTH) - (1 << rng.below(26)) + number % 3,
        _ => number,
    }
}

/// Mapped depths: the same, next to each other, or any.
fn depths(rng: &mut CaseRng, bits: u32) -> [i64; 3] {
    let first = mapped(rng, bits);
    let near = |rng: &mut CaseRng| (first + i64::from(rng.below(3)) - 1).clamp(-LIMIT, LIMIT);
    match rng.below(5) {
        0 => [first; 3],
        1 => [first, near(rng), near(rng)],
        2 => [first, first, mapped(rng, bits)],
        _ => [first, mapped(rng, bits), mapped(rng, bits)],
    }
}

/// Numbers 1/w: the largest has all its bits.
fn reciprocals(rng: &mut CaseRng) -> [i32; 3] {
    let mut numbers = [0; 3].map(|_| {
        let number = (1 << 27 | below(rng, 27) as i32) >> rng.pick(&[0, 0, 0, 1, 4, 12, 27, 28]);
        if rng.percent(5) { -number } else { number }
    });
    if rng.percent(5) {
        numbers = [0; 3];
    }
    numbers.rotate_left(rng.below(3) as usize);
    numbers
}

/// A triangle with a few samples.
pub fn triangle(rng: &mut CaseRng) -> Triangle {
    let is_w = rng.percent(25);
    let scale = match rng.below(4) {
        0 => rng.pick(&SCALES),
        1 => SCALES[0] + rng.within(0..=SCALES[0].abs_diff(SCALES[1])) as i32,
        _ => USUAL_SCALE - 12 + rng.within(0..=20) as i32,
    };
    // Depths that a quotient by numbers of this scale brings to about 1.
    let bits = if is_w { (DEPTH as i32 + scale - USUAL_SCALE).clamp(1, 56) as u32 } else { DEPTH + 8 * rng.below(2) };
    // More than there is room for, now and then.
    let longest = if rng.percent(6) && !is_w { 160 } else { 1 + 4 * rng.below(3) };
    let samples = rng.within(0..=longest);
    Triangle {
        mode: if is_w { DepthMapMode::WBuffer } else { DepthMapMode::ZBuffer },
        mapped: depths(rng, bits),
        reciprocals: Aligned { values: reciprocals(rng), scale },
        samples: (0..samples).map(|_| weights(rng)).collect(),
    }
}
