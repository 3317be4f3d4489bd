// SPDX-License-Identifier: MIT
//! `numerator`: weights and numbers of three vertices in, the sum of their products out.

use super::channel::{NUMBER_BITS, SUM_BITS, VALUE_BITS, number, pattern};
use crate::random::CaseRng;
use crate::stage::{Axis, Stage};
use crate::stimulus::dice::Dice;
use pica_model::raster::weights::weighted_sum;
use pica_rtl::raster::{NumeratorOut, WeightedValues};
use pica_spec::choices::Choices;

/// Bits of the lower half of a factor.
const LOW: u32 = 17;

/// A number of so many bits, signed: one at an end, one whose halves are nothing or everything, or one of any length.
fn any(rng: &mut CaseRng, bits: u32) -> u64 {
    let (top, low) = (1 << (bits - 1), (1 << LOW) - 1);
    let word = rng.word();
    let value = match rng.below(10) {
        0 => 0,
        1 => 1,
        2 => top,
        3 => top - 1,
        4 => u64::MAX,
        5 => word & !low,
        6 => word | low,
        7 => word & low,
        _ => number(word, rng.within(1..=bits)) as u64,
    };
    value & ((1 << bits) - 1)
}

fn draw(rng: &mut CaseRng) -> WeightedValues {
    let [weight0, weight1, weight2] = [0; 3].map(|_| any(rng, VALUE_BITS));
    let [number0, number1, number2] = [0; 3].map(|_| any(rng, NUMBER_BITS) as u32);
    WeightedValues { weight0, weight1, weight2, number0, number1, number2 }
}

fn weights(i: &WeightedValues) -> [i64; 3] {
    [i.weight0, i.weight1, i.weight2].map(|weight| number(weight, VALUE_BITS))
}

fn numbers(i: &WeightedValues) -> [i32; 3] {
    [i.number0, i.number1, i.number2].map(|value| number(value.into(), NUMBER_BITS) as i32)
}

/// The sum, of which only some bits are given.
fn sum(i: &WeightedValues) -> u64 {
    pattern(weighted_sum(weights(i), &numbers(i)), SUM_BITS)
}

/// Where a factor lies: 0, positive, negative, the least.
fn place(value: i64, bits: u32) -> usize {
    match value {
        0 => 0,
        1.. => 1,
        _ if value == -1 << (bits - 1) => 3,
        _ => 2,
    }
}

pub fn numerator(_: &Choices) -> Stage<WeightedValues, NumeratorOut> {
    Stage::new(|i: WeightedValues| NumeratorOut { y: sum(&i) })
        .draw(draw)
        .bins([
            Axis::new("weight 0", 4, |i: &WeightedValues, _| place(weights(i)[0], VALUE_BITS)),
            Axis::new("number 0", 4, |i: &WeightedValues, _| place(numbers(i)[0].into(), NUMBER_BITS)),
        ])
        .bins([
            Axis::new("weight 1", 4, |i: &WeightedValues, _| place(weights(i)[1], VALUE_BITS)),
            Axis::new("number 1", 4, |i: &WeightedValues, _| place(numbers(i)[1].into(), NUMBER_BITS)),
        ])
        .bins([
            Axis::new("weight 2", 4, |i: &WeightedValues, _| place(weights(i)[2], VALUE_BITS)),
            Axis::new("number 2", 4, |i: &WeightedValues, _| place(numbers(i)[2].into(), NUMBER_BITS)),
        ])
        .bins([Axis::new("sign of the sum", 3, |i: &WeightedValues, _| {
            (number(sum(i), SUM_BITS).signum() + 1) as usize
        })])
}
