// SPDX-License-Identifier: MIT
//! Formats, their values, and rounding to them.

use super::Dyadic;
use num_bigint::BigInt;

/// Rounding modes, as in choices `f24_rounding` and `f32_to_f24`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Truncate,
    NearestEven,
}

pub const MODES: [Mode; 2] = [Mode::Truncate, Mode::NearestEven];

/// Alternatives of the ledger; the default is the ledger's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// `f24_overflow=saturate`: rounding gives the largest number where it would give infinity.
    pub saturate: bool,
    /// `f24_guard_bits=one-bit`: the smaller operand of a sum is cut to half a unit of the larger one's last place.
    pub guard_bit: bool,
    /// `nan_payload=propagate`: the first operand that is a NaN is the result.
    pub propagate: bool,
    /// `special_function_subnormals=keep`.
    pub special_subnormals: bool,
}

/// A format by its field widths, and the rules of its arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    pub exponent_bits: u32,
    pub mantissa_bits: u32,
    pub rules: Rules,
}

/// What a pattern means.
#[derive(Clone, Debug)]
pub enum Value {
    Nan,
    Infinity { negative: bool },
    Finite(Dyadic),
}

impl Format {
    pub const F24: Self = Self::new(7, 16);

    pub const fn new(exponent_bits: u32, mantissa_bits: u32) -> Self {
        let rules = Rules { saturate: false, guard_bit: false, propagate: false, special_subnormals: false };
        Self { exponent_bits, mantissa_bits, rules }
    }

    pub const fn with(self, rules: Rules) -> Self {
        Self { rules, ..self }
    }

    pub fn patterns(self) -> u32 {
        1 << (1 + self.exponent_bits + self.mantissa_bits)
    }

    fn sign_bit(self) -> u32 {
        1 << (self.exponent_bits + self.mantissa_bits)
    }

    fn largest_exponent_field(self) -> u32 {
        (1 << self.exponent_bits) - 1
    }

    pub fn bias(self) -> i64 {
        (1 << (self.exponent_bits - 1)) - 1
    }

    pub fn nan(self) -> u32 {
        self.largest_exponent_field() << self.mantissa_bits | 1 << (self.mantissa_bits - 1)
    }

    pub fn infinity(self, negative: bool) -> u32 {
        self.largest_exponent_field() << self.mantissa_bits | self.sign(negative)
    }

    pub fn one(self) -> u32 {
        (self.bias() as u32) << self.mantissa_bits
    }

    pub fn sign(self, negative: bool) -> u32 {
        if negative { self.sign_bit() } else { 0 }
    }

    pub fn is_negative(self, bits: u32) -> bool {
        bits & self.sign_bit() != 0
    }

    /// numbers.md#encoding, subnormals included.
    pub fn decode(self, bits: u32) -> Value {
        let negative = self.is_negative(bits);
        let field = bits >> self.mantissa_bits & self.largest_exponent_field();
        let mantissa = i64::from(bits % (1 << self.mantissa_bits));
        if field == self.largest_exponent_field() {
            return if mantissa == 0 { Value::Infinity { negative } } else { Value::Nan };
        }
        let (hidden, exponent) = if field == 0 { (0, 1) } else { (1_i64 << self.mantissa_bits, i64::from(field)) };
        let magnitude = hidden + mantissa;
        let integer = if negative { -magnitude } else { magnitude };
        Value::Finite(Dyadic::new(integer, exponent - self.bias() - i64::from(self.mantissa_bits)))
    }

    /// The value of an operand of arithmetic: a subnormal is +0 (numbers.md#rounding-and-range).
    pub fn decode_flushed(self, bits: u32) -> Value {
        if bits & !self.sign_bit() < 1 << self.mantissa_bits {
            return Value::Finite(Dyadic::zero());
        }
        self.decode(bits)
    }

    /// The value of an operand of RCP, RSQ, EX2 and LG2.
    pub fn decode_special(self, bits: u32) -> Value {
        if self.rules.special_subnormals { self.decode(bits) } else { self.decode_flushed(bits) }
    }

    /// Rounds a magnitude whose leading bit has the exponent `leading`.
    ///
    /// `floor` is the magnitude times `2^(mantissa_bits + 1 - leading)` cut to an integer, so it has `mantissa_bits +
    /// 2` bits; `exact` says that nothing was cut. The exponent has no bounds until the end.
    pub fn round(self, negative: bool, leading: i64, floor: u64, exact: bool, mode: Mode) -> u32 {
        assert_eq!(floor.ilog2(), self.mantissa_bits + 1, "floor has the wrong number of bits");
        let mut significand = floor / 2;
        let mut exponent = leading;
        if mode == Mode::NearestEven && floor % 2 == 1 && (!exact || significand % 2 == 1) {
            significand += 1;
            if significand == 2 << self.mantissa_bits {
                significand /= 2;
                exponent += 1;
            }
        }
        let field = exponent + self.bias();
        if field < 1 {
            0
        } else if field >= i64::from(self.largest_exponent_field()) {
            // The number below infinity is the largest one.
            self.infinity(negative) - u32::from(self.rules.saturate)
        } else {
            let mantissa = significand as u32 - (1 << self.mantissa_bits);
            self.sign(negative) | (field as u32) << self.mantissa_bits | mantissa
        }
    }

    pub fn round_dyadic(self, value: &Dyadic, mode: Mode) -> u32 {
        if value.is_zero() {
            return 0;
        }
        let magnitude = if value.is_negative() { value.neg() } else { value.clone() };
        let leading = magnitude.leading();
        let (floor, exact) = magnitude.floor(i64::from(self.mantissa_bits) + 1 - leading);
        let floor = small(&floor);
        self.round(value.is_negative(), leading, floor, exact, mode)
    }

    pub fn encode(self, value: &Value, mode: Mode) -> u32 {
        match value {
            Value::Nan => self.nan(),
            Value::Infinity { negative } => self.infinity(*negative),
            Value::Finite(number) => self.round_dyadic(number, mode),
        }
    }
}

/// An integer that is known to be non-negative and below 2^64.
pub fn small(integer: &BigInt) -> u64 {
    u64::try_from(integer).expect("the integer has at most 64 bits")
}
