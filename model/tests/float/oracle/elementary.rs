// SPDX-License-Identifier: MIT
//! 2^x and log2(x) in interval arithmetic.
//!
//! An interval is a pair of integers, in units of 2^-128, with the exact value between them. Both functions come from
//! power series: exp(f ln 2), and 2 atanh((y - 1) / (y + 1)) / ln 2.

use super::Format;
use super::format::{Value, small};
use num_bigint::{BigInt, BigUint};

/// Fraction bits of the fixed-point numbers.
const POINT: u32 = 128;

#[derive(Clone, Debug)]
struct Interval {
    low: BigUint,
    high: BigUint,
}

fn unit() -> BigUint {
    BigUint::from(1_u32) << POINT
}

/// The quotient rounded up.
fn quotient_above(a: BigUint, b: &BigUint) -> BigUint {
    (a + b - 1_u32) / b
}

impl Interval {
    fn exact(number: BigUint) -> Self {
        Self { low: number.clone(), high: number }
    }

    fn add(&self, other: &Self) -> Self {
        Self { low: &self.low + &other.low, high: &self.high + &other.high }
    }

    fn mul(&self, other: &Self) -> Self {
        let high = &self.high * &other.high;
        Self { low: (&self.low * &other.low) >> POINT, high: quotient_above(high, &unit()) }
    }

    fn div(&self, other: &Self) -> Self {
        let high = &self.high << POINT;
        Self { low: (&self.low << POINT) / &other.high, high: quotient_above(high, &other.low) }
    }

    fn div_small(&self, divisor: u32) -> Self {
        let divisor = BigUint::from(divisor);
        Self { low: &self.low / &divisor, high: quotient_above(self.high.clone(), &divisor) }
    }

    fn double(&self) -> Self {
        self.add(self)
    }

    /// Adds units to the upper end.
    fn widened(self, units: u32) -> Self {
        Self { high: self.high + units, ..self }
    }

    /// exp(x) for 0 <= x < 1: the sum of x^k / k!.
    fn exp(&self) -> Self {
        let mut total = Self::exact(unit());
        let mut term = Self::exact(unit());
        let mut k = 0;
        // Once a term is at most one unit, all that follow add up to less than it: each is below half of the one
        // before.
        while term.high > 1_u32.into() || k < 2 {
            k += 1;
            term = term.mul(self).div_small(k);
            total = total.add(&term);
        }
        total.widened(1)
    }

    /// 2 atanh(z) for 0 <= z <= 1/3, which is ln((1 + z) / (1 - z)): the sum of 2 z^(2k+1) / (2k+1).
    fn twice_atanh(&self) -> Self {
        let square = self.mul(self);
        let mut power = self.double();
        let mut total = power.clone();
        let mut odd = 1;
        // As above; here each power is at most a ninth of the one before, and one unit more from rounding up.
        while power.high > 2_u32.into() {
            odd += 2;
            power = power.mul(&square);
            total = total.add(&power.div_small(odd));
        }
        total.widened(2)
    }
}

fn ln_2() -> Interval {
    Interval::exact(unit()).div_small(3).twice_atanh()
}

/// The result of a function in both rounding modes, or undecided.
pub type Decision = Option<[u32; 2]>;

/// The oracle of `EX2` and `LG2` for one format.
pub struct Elementary {
    format: Format,
    ln_2: Interval,
}

impl Elementary {
    pub fn new(format: Format) -> Self {
        Self { format, ln_2: ln_2() }
    }

    /// Results in the order of [`super::MODES`] for an irrational value in an interval times `2^exponent`.
    fn decide(&self, negative: bool, interval: &Interval, exponent: i64) -> Decision {
        let leading = interval.low.bits() as i64 - 1;
        if leading < 0 || leading != interval.high.bits() as i64 - 1 {
            return None;
        }
        let shift = leading - i64::from(self.format.mantissa_bits) - 1;
        let (low, high) = (&interval.low >> shift, &interval.high >> shift);
        if low != high {
            return None;
        }
        let leading = leading - i64::from(POINT) + exponent;
        let floor = small(&BigInt::from(low));
        Some(super::MODES.map(|mode| self.format.round(negative, leading, floor, false, mode)))
    }

    fn both(&self, value: &Value) -> Decision {
        Some(super::MODES.map(|mode| self.format.encode(value, mode)))
    }

    /// The result for the NaN operand `a`.
    fn nan(&self, a: u32) -> Decision {
        Some([self.format.propagated([a]).unwrap_or(self.format.nan()); 2])
    }

    pub fn ex2(&self, a: u32) -> Decision {
        let number = match self.format.decode_special(a) {
            Value::Nan => return self.nan(a),
            Value::Infinity { negative: true } => return Some([0; 2]),
            Value::Infinity { negative: false } => {
                return self.both(&Value::Infinity { negative: false });
            }
            Value::Finite(number) => number,
        };
        let integer = number.floor(0).0;
        // Far outside the range of every format the integer part alone decides.
        let bound = BigInt::from(4 * self.format.bias() + 4);
        if integer > bound {
            return self.both(&Value::Finite(super::Dyadic::new(1, 4 * self.format.bias())));
        }
        if integer < -bound {
            return Some([0; 2]);
        }
        let exponent = i64::try_from(&integer).expect("limited");
        let (fixed, exact) = number.floor(i64::from(POINT));
        assert!(exact, "all operands are multiples of 2^-128");
        let fraction = (fixed - (integer << POINT)).magnitude().clone();
        if fraction == BigUint::ZERO {
            return self.both(&Value::Finite(super::Dyadic::new(1, exponent)));
        }
        let power = Interval::exact(fraction).mul(&self.ln_2).exp();
        self.decide(false, &power, exponent)
    }
}

/// log2 of all significands of a format, in [1, 2).
pub struct Logarithms {
    elementary: Elementary,
    table: Vec<Interval>,
}

impl Logarithms {
    pub fn new(format: Format) -> Self {
        let elementary = Elementary::new(format);
        let one = 1_u32 << format.mantissa_bits;
        let table = (0..one)
            .map(|mantissa| {
                let numerator = Interval::exact(BigUint::from(mantissa));
                let denominator = Interval::exact(BigUint::from(2 * one + mantissa));
                numerator.div(&denominator).twice_atanh().div(&elementary.ln_2)
            })
            .collect();
        Self { elementary, table }
    }

    pub fn lg2(&self, a: u32) -> Decision {
        let format = self.elementary.format;
        let number = match format.decode_special(a) {
            Value::Nan => return self.elementary.nan(a),
            Value::Infinity { negative: true } => return self.elementary.both(&Value::Nan),
            Value::Infinity { negative: false } => {
                return self.elementary.both(&Value::Infinity { negative: false });
            }
            Value::Finite(number) => number,
        };
        if number.is_zero() {
            return self.elementary.both(&Value::Infinity { negative: true });
        }
        if number.is_negative() {
            return self.elementary.both(&Value::Nan);
        }
        let exponent = number.leading();
        // The significand of a subnormal has fewer bits.
        let normalized = number.integer.magnitude() << (u64::from(format.mantissa_bits) + 1 - number.integer.bits());
        let mantissa = small(&normalized.into()) as usize - (1 << format.mantissa_bits);
        if mantissa == 0 {
            return self.elementary.both(&Value::Finite(super::Dyadic::new(exponent, 0)));
        }
        let fraction = &self.table[mantissa];
        let integer = BigInt::from(exponent) << POINT;
        let low = &integer + BigInt::from(fraction.low.clone());
        let high = &integer + BigInt::from(fraction.high.clone());
        // exponent + fraction is negative for every negative exponent, for the fraction is below 1.
        let (low, high) = if exponent < 0 { (-high, -low) } else { (low, high) };
        let interval = Interval { low: low.magnitude().clone(), high: high.magnitude().clone() };
        self.elementary.decide(exponent < 0, &interval, 0)
    }
}
