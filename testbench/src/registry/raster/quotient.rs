// SPDX-License-Identifier: MIT
//! `quotient`: two integers in, their quotient out.

use super::channel::{SCALE_BITS, SUM_BITS, number, pattern};
use crate::random::CaseRng;
use crate::stage::{Axis, Stage};
use crate::stimulus::dice::Dice;
use pica_model::float::F24;
use pica_model::raster::color::color_of_ratio;
use pica_rtl::raster::{QuotientOut, RatioValues};
use pica_spec::choices::Choices;

/// Scales that quotients of such integers have where their result is in the middle of the range of float24.
const SCALES: std::ops::RangeInclusive<u32> = 0..=180;

/// Numerator, denominator and scale as numbers.
fn numbers(i: &RatioValues) -> (i64, i64, i32) {
    let scale = number(i.scale.into(), SCALE_BITS) as i32;
    (number(i.numerator, SUM_BITS), number(i.denominator, SUM_BITS), scale)
}

/// A positive number of any length: ones alone, a one alone, or any.
fn positive(rng: &mut CaseRng, longest: u32) -> i64 {
    let length = rng.within(1..=longest);
    let top = 1 << (length - 1);
    match rng.below(8) {
        0 => top,
        1 => 2 * top - 1,
        2 => top | (2 * top - 1) & 3,
        _ => top | rng.word() as i64 & (top - 1),
    }
}

/// A numerator that is close to a place where the result changes: to a number of 17 bits times the denominator, or to a colour's
/// step times it, over a power of two.
fn close(rng: &mut CaseRng, denominator: i64, color: bool) -> i64 {
    let factor = match color {
        true => u128::from(2 * rng.below(256) + 1) << 16,
        false => u128::from((1 << 16) + rng.below(1 << 16)),
    };
    let divisor = if color { 510 << 16 } else { 1 };
    let product = factor * denominator as u128;
    let least = (128 - product.leading_zeros()).saturating_sub(SUM_BITS - 1);
    let scaled = product >> rng.within(least..=least + 20).min(100);
    let quotient = (scaled / divisor) as i64 + i64::from(rng.below(3)) - 1;
    quotient & ((1 << (SUM_BITS - 1)) - 1)
}

fn draw(rng: &mut CaseRng) -> RatioValues {
    let color = rng.percent(40);
    let denominator = match rng.below(16) {
        0 => 0,
        1 => -positive(rng, SUM_BITS - 1),
        _ => positive(rng, SUM_BITS - 1),
    };
    let numerator = match rng.below(8) {
        0 => 0,
        1..=3 if denominator > 0 => close(rng, denominator, color),
        _ => positive(rng, SUM_BITS - 1),
    };
    let numerator = if rng.percent(25) { -numerator } else { numerator };
    // The ratio is near to 1 with the scale that takes the lengths from each other.
    let lengths = |value: i64| 64 - value.unsigned_abs().leading_zeros() as i64;
    let to_one = lengths(denominator) - lengths(numerator);
    let scale = match rng.below(4) {
        0 => i64::from(rng.below(1 << SCALE_BITS)) - (1 << (SCALE_BITS - 1)),
        1 => to_one + i64::from(rng.within(SCALES)) - i64::from(SCALES.end() / 2),
        _ => to_one - i64::from(rng.below(12)),
    };
    RatioValues {
        numerator: pattern(numerator, SUM_BITS),
        denominator: pattern(denominator, SUM_BITS),
        scale: pattern(scale, SCALE_BITS) as u32,
        color: color.into(),
    }
}

/// The place of a sign: negative, zero, positive.
fn sign(value: i64) -> usize {
    (value.signum() + 1) as usize
}

/// How a number lies to the next multiple of another: on it, one below it, or anywhere.
fn remainder(i: &RatioValues) -> usize {
    let (numerator, denominator, _) = numbers(i);
    if denominator <= 0 || numerator == 0 {
        return 0;
    }
    // The numerator with its leading one below the top, so that the quotient has more than 17 bits: those below are left.
    let up = numerator.unsigned_abs().leading_zeros() + 63;
    let (magnitude, denominator) = (u128::from(numerator.unsigned_abs()) << up, denominator as u128);
    let unit = denominator << ((magnitude / denominator).ilog2() - 16);
    match magnitude % unit {
        0 => 1,
        rest if rest + (1 << up) >= unit => 2,
        _ => 3,
    }
}

pub fn quotient(choices: &Choices) -> Stage<RatioValues, QuotientOut> {
    let rounding = choices.f24_rounding;
    Stage::new(move |i: RatioValues| {
        let (numerator, denominator, scale) = numbers(&i);
        let y = match i.color {
            0 => F24::from_ratio(numerator, denominator, scale, rounding).to_bits(),
            _ => color_of_ratio(numerator, denominator, scale).into(),
        };
        QuotientOut { y }
    })
    .draw(draw)
    .bins([
        Axis::new("a colour", 2, |i: &RatioValues, _| i.color as usize),
        Axis::new("sign of the numerator", 3, |i: &RatioValues, _| sign(numbers(i).0)),
        Axis::new("sign of the denominator", 3, |i: &RatioValues, _| sign(numbers(i).1)),
    ])
    .bins([
        Axis::new("a colour", 2, |i: &RatioValues, _| i.color as usize),
        Axis::new("remainder", 4, |i: &RatioValues, _| remainder(i)),
    ])
    .bins([Axis::new("bits of the numerator", SUM_BITS as usize, |i: &RatioValues, _| {
        (64 - numbers(i).0.unsigned_abs().leading_zeros()) as usize % SUM_BITS as usize
    })])
    .bins([Axis::new("bits of the denominator", SUM_BITS as usize, |i: &RatioValues, _| {
        (64 - numbers(i).1.unsigned_abs().leading_zeros()) as usize % SUM_BITS as usize
    })])
}
