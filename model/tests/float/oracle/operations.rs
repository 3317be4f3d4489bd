// SPDX-License-Identifier: MIT
//! The operations with rational results.

use super::format::small;
use super::{Dyadic, Format, Mode, Value};
use std::cmp::Ordering;

/// Orders of a dot product, as in the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    LeftToRight,
    Tree,
    Unrounded,
}

/// Roundings to integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToInteger {
    TowardZero,
    Floor,
    NearestAway,
    NearestEven,
}

fn sum(a: Value, b: Value) -> Value {
    match (a, b) {
        (Value::Nan, _) | (_, Value::Nan) => Value::Nan,
        (Value::Infinity { negative: a }, Value::Infinity { negative: b }) if a != b => Value::Nan,
        (Value::Infinity { negative }, _) | (_, Value::Infinity { negative }) => Value::Infinity { negative },
        (Value::Finite(a), Value::Finite(b)) => Value::Finite(a.add(&b)),
    }
}

fn product(a: Value, b: Value) -> Value {
    match (a, b) {
        (Value::Nan, _) | (_, Value::Nan) => Value::Nan,
        (Value::Finite(a), Value::Finite(b)) => Value::Finite(a.mul(&b)),
        (Value::Infinity { .. }, Value::Finite(zero)) | (Value::Finite(zero), Value::Infinity { .. })
            if zero.is_zero() =>
        {
            Value::Finite(zero)
        }
        (Value::Infinity { negative }, Value::Finite(number))
        | (Value::Finite(number), Value::Infinity { negative }) => {
            Value::Infinity { negative: negative != number.is_negative() }
        }
        (Value::Infinity { negative: a }, Value::Infinity { negative: b }) => Value::Infinity { negative: a != b },
    }
}

impl Format {
    /// The first operand that is a NaN, if that is the result.
    pub(super) fn propagated(self, operands: impl IntoIterator<Item = u32>) -> Option<u32> {
        let is_nan = |bits: &u32| matches!(self.decode(*bits), Value::Nan);
        operands.into_iter().find(|bits| self.rules.propagate && is_nan(bits))
    }

    pub fn add(self, a: u32, b: u32, mode: Mode) -> u32 {
        let (x, y) = match (self.decode_flushed(a), self.decode_flushed(b)) {
            (Value::Finite(x), Value::Finite(y)) if self.rules.guard_bit => {
                let places = [&x, &y].map(|number| if number.is_zero() { i64::MIN } else { number.leading() });
                let half_a_place = places[0].max(places[1]).saturating_sub(i64::from(self.mantissa_bits) + 1);
                (Value::Finite(x.cut(half_a_place)), Value::Finite(y.cut(half_a_place)))
            }
            operands => operands,
        };
        self.propagated([a, b]).unwrap_or_else(|| self.encode(&sum(x, y), mode))
    }

    pub fn sub(self, a: u32, b: u32, mode: Mode) -> u32 {
        self.add(a, b ^ self.sign(true), mode)
    }

    pub fn mul(self, a: u32, b: u32, mode: Mode) -> u32 {
        let exact = product(self.decode_flushed(a), self.decode_flushed(b));
        self.propagated([a, b]).unwrap_or_else(|| self.encode(&exact, mode))
    }

    pub fn mad(self, a: u32, b: u32, c: u32, mode: Mode) -> u32 {
        self.add(self.mul(a, b, mode), c, mode)
    }

    /// The sum of `a[i] * b[i]` over three or four components.
    pub fn dot(self, a: &[u32], b: &[u32], order: Order, mode: Mode) -> u32 {
        let exact = |i: usize| product(self.decode_flushed(a[i]), self.decode_flushed(b[i]));
        let rounded = |i: usize| self.mul(a[i], b[i], mode);
        match order {
            Order::LeftToRight => (0..a.len()).fold(0, |total, i| self.add(total, rounded(i), mode)),
            Order::Tree => {
                let right = if a.len() == 4 { self.add(rounded(2), rounded(3), mode) } else { rounded(2) };
                self.add(self.add(rounded(0), rounded(1), mode), right, mode)
            }
            Order::Unrounded => {
                let zero = Value::Finite(Dyadic::zero());
                let total = (0..a.len()).fold(zero, |total, i| sum(total, exact(i)));
                self.propagated((0..a.len()).flat_map(|i| [a[i], b[i]])).unwrap_or_else(|| self.encode(&total, mode))
            }
        }
    }

    /// The order of two values, none with a NaN.
    pub fn compare(self, a: u32, b: u32) -> Option<Ordering> {
        let rank = |value: &Value| match value {
            Value::Infinity { negative: true } => -1,
            Value::Infinity { negative: false } => 1,
            _ => 0,
        };
        match (self.decode(a), self.decode(b)) {
            (Value::Nan, _) | (_, Value::Nan) => None,
            (Value::Finite(a), Value::Finite(b)) => Some(a.compare(&b)),
            (a, b) => Some(rank(&a).cmp(&rank(&b))),
        }
    }

    /// A pattern as an operation sees it that flushes its operands although it only selects or compares.
    pub fn flush(self, bits: u32, flush: bool) -> u32 {
        match self.decode(bits) {
            Value::Finite(number) if flush && !number.is_zero() && number.leading() < 1 - self.bias() => 0,
            _ => bits,
        }
    }

    pub fn max(self, a: u32, b: u32) -> u32 {
        if self.compare(a, b) == Some(Ordering::Greater) { a } else { b }
    }

    pub fn min(self, a: u32, b: u32, flush: bool) -> u32 {
        let (a, b) = (self.flush(a, flush), self.flush(b, flush));
        if self.compare(a, b) == Some(Ordering::Less) { a } else { b }
    }

    pub fn sge(self, a: u32, b: u32, flush: bool) -> u32 {
        match self.compare(self.flush(a, flush), self.flush(b, flush)) {
            Some(Ordering::Greater | Ordering::Equal) => self.one(),
            _ => 0,
        }
    }

    pub fn slt(self, a: u32, b: u32, flush: bool) -> u32 {
        match self.compare(self.flush(a, flush), self.flush(b, flush)) {
            Some(Ordering::Less) => self.one(),
            _ => 0,
        }
    }

    /// The comparison with this operator code.
    pub fn cmp(self, code: u32, a: u32, b: u32) -> bool {
        let order = self.compare(a, b);
        match code {
            0 => order == Some(Ordering::Equal),
            1 => order != Some(Ordering::Equal),
            2 => order == Some(Ordering::Less),
            3 => matches!(order, Some(Ordering::Less | Ordering::Equal)),
            4 => order == Some(Ordering::Greater),
            5 => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
            _ => true,
        }
    }

    pub fn flr(self, a: u32, mode: Mode) -> u32 {
        match self.decode_flushed(a) {
            Value::Finite(number) => self.round_dyadic(&Dyadic::new(number.floor(0).0, 0), mode),
            Value::Nan | Value::Infinity { .. } => a,
        }
    }

    /// 1 / a, from an integer quotient.
    pub fn rcp(self, a: u32, mode: Mode) -> u32 {
        match self.decode_special(a) {
            Value::Nan => self.propagated([a]).unwrap_or(self.nan()),
            Value::Infinity { .. } => 0,
            Value::Finite(number) if number.is_zero() => self.infinity(false),
            Value::Finite(number) => {
                // 1 / (n 2^e) = 2^-e / n. The quotient by a power of two has a higher leading bit than all others.
                let divisor = number.integer.magnitude();
                let divisor = u128::try_from(divisor).expect("significands are small");
                let power_of_two = divisor.is_power_of_two();
                let leading = -number.leading() - i64::from(!power_of_two);
                let scale = i64::from(self.mantissa_bits) + 1 - leading - number.exponent;
                let dividend = 1_u128 << scale;
                let floor = (dividend / divisor) as u64;
                let exact = u128::from(floor) * divisor == dividend;
                self.round(number.is_negative(), leading, floor, exact, mode)
            }
        }
    }

    /// 1 / sqrt(a): the largest q with q^2 a <= 1, found bit by bit.
    pub fn rsq(self, a: u32, mode: Mode) -> u32 {
        match self.decode_special(a) {
            Value::Nan => self.propagated([a]).unwrap_or(self.nan()),
            Value::Infinity { negative: true } => self.nan(),
            Value::Infinity { negative: false } => 0,
            Value::Finite(number) if number.is_zero() => self.infinity(false),
            Value::Finite(number) if number.is_negative() => self.nan(),
            Value::Finite(number) => {
                let significand = u128::from(small(&number.integer));
                // q = floor 2^-scale, so floor^2 * significand <= 2^(2 scale - exponent). 2^-j has its leading bit at
                // -j; a number above 2^(2j - 2) and below 2^2j has a root above 2^(j - 1) and below 2^j.
                let power_of_four = significand.is_power_of_two() && number.leading() % 2 == 0;
                let leading = if power_of_four { -number.leading() / 2 } else { -(number.leading().div_euclid(2) + 1) };
                let scale = i64::from(self.mantissa_bits) + 1 - leading;
                let limit = 1_u128 << (2 * scale - number.exponent);
                let mut floor = 0_u64;
                for bit in (0..=self.mantissa_bits + 1).rev() {
                    let trial = floor | 1 << bit;
                    if u128::from(trial) * u128::from(trial) * significand <= limit {
                        floor = trial;
                    }
                }
                let exact = u128::from(floor) * u128::from(floor) * significand == limit;
                self.round(false, leading, floor, exact, mode)
            }
        }
    }

    /// `bits` of this format in another one. Subnormals are flushed first.
    pub fn convert(self, bits: u32, to: Format, mode: Mode) -> u32 {
        to.encode(&self.decode_flushed(bits), mode)
    }

    /// An f32 pattern, decoded by the host.
    pub fn convert_f32(self, bits: u32, mode: Mode) -> u32 {
        let number = f32::from_bits(bits);
        if number.is_nan() {
            self.nan()
        } else if number.is_infinite() {
            self.infinity(number < 0.0)
        } else {
            // Every finite f32 is a multiple of 2^-149; in f64 the scaling to an integer is exact.
            let mut scaled = f64::from(number);
            let mut exponent = 0;
            while scaled.fract() != 0.0 {
                scaled *= 65536.0;
                exponent -= 16;
            }
            while scaled.abs() >= 9e15 {
                scaled /= 2.0;
                exponent += 1;
            }
            self.round_dyadic(&Dyadic::new(scaled as i64, exponent), mode)
        }
    }

    /// The f32 pattern of the same value, made by the host.
    pub fn to_f32(self, bits: u32) -> u32 {
        match self.decode(bits) {
            Value::Nan => 0x7FC0_0000,
            Value::Infinity { negative: false } => f32::INFINITY.to_bits(),
            Value::Infinity { negative: true } => f32::NEG_INFINITY.to_bits(),
            Value::Finite(number) => {
                let magnitude = small(&number.integer.magnitude().clone().into()) as f64;
                let magnitude = (magnitude * (number.exponent as f64).exp2()) as f32;
                (if self.is_negative(bits) { -magnitude } else { magnitude }).to_bits()
            }
        }
    }

    /// Two's complement fixed point with saturation.
    pub fn to_fixed(self, bits: u32, width: u32, fraction: u32, rounding: ToInteger) -> i64 {
        let (smallest, largest) = (-(1_i64 << (width - 1)), (1_i64 << (width - 1)) - 1);
        match self.decode_flushed(bits) {
            Value::Nan => 0,
            Value::Infinity { negative } => {
                if negative {
                    smallest
                } else {
                    largest
                }
            }
            Value::Finite(number) => {
                let scaled = Dyadic::new(number.integer, number.exponent + i64::from(fraction));
                let (floor, exact) = scaled.floor(0);
                // Position between the neighbours floor and floor + 1: 0 exact, 1 below the middle, 2 on it, 3 above.
                let (halves, halves_exact) = scaled.floor(1);
                let odd_half = halves != &floor * 2;
                let position = if exact {
                    0
                } else if !odd_half {
                    1
                } else if halves_exact {
                    2
                } else {
                    3
                };
                let negative = scaled.is_negative();
                let floor_is_odd = &floor % 2 != 0.into();
                let up = match rounding {
                    ToInteger::TowardZero => negative && position != 0,
                    ToInteger::Floor => false,
                    ToInteger::NearestAway => position == 3 || position == 2 && !negative,
                    ToInteger::NearestEven => position == 3 || position == 2 && floor_is_odd,
                };
                let rounded = floor + i64::from(up);
                i64::try_from(rounded.clamp(smallest.into(), largest.into())).expect("limited to 32 bits")
            }
        }
    }
}
