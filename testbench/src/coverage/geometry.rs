// SPDX-License-Identifier: MIT
//! Coverage of the geometry blocks.

use super::table::{Group, Table};
use super::{Bin, Hits};
use crate::stimulus::float::Shape;
use pica_model::float::{Arithmetic, F24};

const AXES: [&str; 2] = ["x", "y"];
const NUMBERS: [&str; 5] = ["0 or subnormal", "positive", "negative", "infinite", "NaN"];
const PIXELS: [&str; 6] = ["half a unit at most", "with a fraction", "whole", "at the limits", "infinite", "NaN"];
const RESTS: [&str; 4] = ["nothing", "less than half", "half", "more than half"];
const OFFSETS: [&str; 5] = ["the least", "negative", "0", "positive", "the largest"];
const SIGNS: [&str; 2] = ["positive", "negative"];

/// Bits of the fraction of a coordinate.
const FRACTION: u32 = 4;
/// Bits of an offset.
const OFFSET: u32 = 10;

/// The place of a float in [`NUMBERS`].
fn number(bits: u32) -> usize {
    let exponent = Shape::F24.exponent_of(bits);
    match bits & Shape::F24.mantissa() {
        _ if exponent == 0 => 0,
        0 if exponent == Shape::F24.top_exponent() => 3,
        _ if exponent == Shape::F24.top_exponent() => 4,
        _ => 1 + usize::from(bits & Shape::F24.sign() != 0),
    }
}

/// The bins of `viewport`.
#[derive(Clone, Copy, Debug)]
pub struct ViewportBins {
    w: Group<1>,
    z: Group<2>,
    pixels: Group<3>,
    rests: Group<3>,
    exponents: Group<2>,
    offsets: Group<2>,
}

/// Exponents of pixels, from that of half a unit to the first that is at the limits.
const EXPONENTS: core::ops::RangeInclusive<u32> = Shape::F24.bias() - FRACTION - 1..=Shape::F24.bias() + 31 - FRACTION;

impl ViewportBins {
    /// The bins of `viewport`.
    pub fn new(table: &mut Table) -> Self {
        let w = table.list("w", &NUMBERS);
        let z = table.group([5, 5], |[z, quotient]| {
            let name = format!("z {}, z / w {}", NUMBERS[z], NUMBERS[quotient]);
            match (z, quotient) {
                (0, 1..=3) => Bin::unreachable(name, "0 times a number or infinity is 0"),
                (3, 1 | 2) => Bin::unreachable(name, "infinity times a number is infinite, or 0 if the number is"),
                (4, 0..=3) => Bin::unreachable(name, "NaN times anything is NaN"),
                _ => Bin::new(name),
            }
        });
        let pixels = table.group([2, 6, 2], |[axis, kind, sign]| {
            let name = format!("{} in pixels: {}, {}", AXES[axis], PIXELS[kind], SIGNS[sign]);
            if kind == 5 && sign == 1 {
                Bin::unreachable(name, "the sign of a NaN does not count")
            } else {
                Bin::new(name)
            }
        });
        let rests = table.group([2, 4, 2], |[axis, rest, sign]| {
            Bin::new(format!("{} {} leaves {} of the last place", SIGNS[sign], AXES[axis], RESTS[rest]))
        });
        let exponents = table.group([2, EXPONENTS.count()], |[axis, place]| {
            Bin::new(format!("{} in pixels from 2^{} on", AXES[axis], place as i32 - FRACTION as i32 - 1))
        });
        let offsets =
            table.group([2, 5], |[axis, place]| Bin::new(format!("offset of {} {}", AXES[axis], OFFSETS[place])));
        Self { w, z, pixels, rests, exponents, offsets }
    }

    /// Marks what z, w and their quotient hit.
    pub fn cover(&self, z: u32, w: u32, z_over_w: u32, hits: &mut Hits) {
        self.w.mark([number(w)], hits);
        self.z.mark([number(z), number(z_over_w)], hits);
    }

    /// Marks what an axis hits: the number of pixels, and the offset.
    pub fn cover_axis(&self, axis: usize, pixels: u32, offset: u32, hits: &mut Hits) {
        let (exponent, sign) = (Shape::F24.exponent_of(pixels), usize::from(pixels & Shape::F24.sign() != 0));
        let (first, limit) = (*EXPONENTS.start(), *EXPONENTS.end());
        let kind = match number(pixels) {
            3 => 4,
            4 => 5,
            _ if exponent < first => 0,
            _ if exponent >= limit => 3,
            _ if exponent < Shape::F24.bias() + Shape::F24.mantissa_bits - FRACTION => 1,
            _ => 2,
        };
        self.pixels.mark([axis, kind, if kind == 5 { 0 } else { sign }], hits);
        if EXPONENTS.contains(&exponent) {
            self.exponents.mark([axis, (exponent - first) as usize], hits);
        }
        if kind == 1 {
            let significand = 1 << Shape::F24.mantissa_bits | pixels & Shape::F24.mantissa();
            let cut = Shape::F24.bias() + Shape::F24.mantissa_bits - FRACTION - exponent;
            let (rest, half) = (significand & ((1 << cut) - 1), 1 << (cut - 1));
            let rest = if rest == 0 { 0 } else { 2 + (rest > half) as usize - (rest < half) as usize };
            self.rests.mark([axis, rest, sign], hits);
        }
        let place = match offset {
            0 => 2,
            _ if offset == 1 << (OFFSET - 1) => 0,
            _ if offset >> (OFFSET - 1) != 0 => 1,
            _ if offset == (1 << (OFFSET - 1)) - 1 => 4,
            _ => 3,
        };
        self.offsets.mark([axis, place], hits);
    }
}

const SUMS: [&str; 5] = ["infinite, below 0", "negative", "0", "positive", "infinite, above 0"];

/// The bins of `quaternion`.
#[derive(Clone, Copy, Debug)]
pub struct QuaternionBins {
    signs: Group<2>,
    sums: Group<3>,
    decided: Group<2>,
    nan: Group<1>,
}

/// The place of a sum in [`SUMS`]; none of a NaN.
fn sum(value: F24) -> Option<usize> {
    let negative = value.is_sign_negative();
    match number(value.to_bits()) {
        0 => Some(2),
        3 => Some(if negative { 0 } else { 4 }),
        4 => None,
        _ => Some(if negative { 1 } else { 3 }),
    }
}

impl QuaternionBins {
    /// The bins of `quaternion`.
    pub fn new(table: &mut Table) -> Self {
        let turned = |k: usize| ["stays", "is negated"][k];
        let signs = table.group([2, 2], |[first, second]| {
            Bin::new(format!("vertex 1 {}, vertex 2 {}", turned(first), turned(second)))
        });
        let sums = table.group([2, 3, 5], |[vertex, count, place]| {
            Bin::new(format!("vertex {}: the sum of {} products is {}", vertex + 1, count + 2, SUMS[place]))
        });
        let decided = table.group([2, 3], |[vertex, count]| {
            Bin::new(format!("vertex {}: product {} changes the sign of the sum", vertex + 1, count + 2))
        });
        let nan = table.list("NaN as the dot product", &["of vertex 1", "of vertex 2"]);
        Self { signs, sums, decided, nan }
    }

    /// Marks what quaternions hit; `negated` says which of them are turned.
    pub fn cover(&self, [first, others @ ..]: [[F24; 4]; 3], f24: Arithmetic, negated: [u32; 2], hits: &mut Hits) {
        self.signs.mark(negated.map(|negated| negated as usize), hits);
        for (vertex, other) in others.into_iter().enumerate() {
            let mut before = f24.mul(first[0], other[0]);
            for count in 0..3 {
                let after = f24.add(before, f24.mul(first[count + 1], other[count + 1]));
                if let Some(place) = sum(after) {
                    self.sums.mark([vertex, count, place], hits);
                }
                if let (Some(before), Some(after)) = (sum(before), sum(after))
                    && (before < 2) != (after < 2)
                {
                    self.decided.mark([vertex, count], hits);
                }
                before = after;
            }
            if sum(before).is_none() {
                self.nan.mark([vertex], hits);
            }
        }
    }
}
