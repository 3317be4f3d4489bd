//! RCP, RSQ, EX2 and LG2 under the ledger's choices.
//!
//! [`float`](crate::float) counts a subnormal operand as +0. Where choice `special_function_subnormals` lets it keep its
//! value, that value is `m * 2^-78` with an integer `m` below 2^16, which is f24 itself, so every function of it follows
//! exactly from the function of `m`.

use super::arithmetic::Arithmetic;
use crate::float::{F24, FixedRounding, Rounding};
use pica_spec::choices::SpecialFunctionSubnormals;

/// A subnormal number is its mantissa times two to the power of minus this.
const SUBNORMAL_EXPONENT: u32 = 78;
/// 2^39: half of the way from a subnormal to its mantissa.
const HALF_SCALE: F24 = F24::from_bits((63 + SUBNORMAL_EXPONENT / 2) << 16);

impl Arithmetic {
    /// 1 / a.
    #[inline]
    pub const fn rcp(self, a: F24) -> F24 {
        let result = match self.kept_subnormal(a) {
            // In two steps, because 2^78 is no f24. Only the second one can overflow.
            Some(mantissa) => self.mul(self.mul(mantissa.rcp(self.rounding), HALF_SCALE), HALF_SCALE),
            None => a.rcp(self.rounding),
        };
        self.pass_nan(result, a)
    }

    /// 1 / sqrt(a).
    #[inline]
    pub const fn rsq(self, a: F24) -> F24 {
        let result = match self.kept_subnormal(a) {
            Some(mantissa) => self.mul(mantissa.rsq(self.rounding), HALF_SCALE),
            None => a.rsq(self.rounding),
        };
        self.pass_nan(result, a)
    }

    /// 2^a.
    #[inline]
    pub const fn ex2(self, a: F24) -> F24 {
        let operand = match self.kept_subnormal(a) {
            // 2 to the power of anything this small rounds alike, and only the side of 1 matters.
            Some(_) if a.is_sign_negative() => F24::MIN_POSITIVE.negate(),
            Some(_) => F24::MIN_POSITIVE,
            None => a,
        };
        self.settle(operand.ex2(self.rounding), &[a])
    }

    /// log2(a).
    #[inline]
    pub const fn lg2(self, a: F24) -> F24 {
        let result = match self.kept_subnormal(a) {
            Some(_) if a.is_sign_negative() => F24::NAN,
            Some(_) => lg2_of_subnormal(a, self.rounding),
            None => a.lg2(self.rounding),
        };
        self.pass_nan(result, a)
    }

    /// If `a` is a subnormal that keeps its value, its mantissa as a number, with the sign of `a`.
    const fn kept_subnormal(self, a: F24) -> Option<F24> {
        if !a.is_subnormal() || matches!(self.special_subnormals, SpecialFunctionSubnormals::Flush) {
            return None;
        }
        let mantissa = F24::from_i32((a.to_bits() & 0xFFFF) as i32, self.rounding);
        Some(if a.is_sign_negative() { mantissa.negate() } else { mantissa })
    }

    /// Choice `nan_payload`. `f24_overflow` does not apply: the infinite results of finite operands, of RCP, RSQ and
    /// LG2 of 0, are exact.
    const fn pass_nan(self, result: F24, a: F24) -> F24 {
        if a.is_nan() { self.settle(result, &[a]) } else { result }
    }
}

/// log2 of the positive subnormal `a`, rounded once.
const fn lg2_of_subnormal(a: F24, rounding: Rounding) -> F24 {
    const FRACTION_BITS: u32 = 31;
    let mantissa = a.to_bits();
    let integer = mantissa.ilog2();
    // a = 2^(integer - 78) * g with g in [1, 2). g has at most 15 fraction bits, so log2(g) is 0 or at least 2^-15,
    // and all bits of its f24 are in this fixed-point number.
    let g = F24::from_bits(F24::ONE.to_bits() | mantissa << (16 - integer) & 0xFFFF);
    let fraction = g.lg2(Rounding::TowardZero).to_fixed::<32, FRACTION_BITS>(FixedRounding::TowardZero) as i64;

    // The result is -(78 - integer - log2(g)). Unless g is 1, log2(g) is irrational: above the fixed-point number by
    // less than its last place.
    let inexact = g.to_bits() != F24::ONE.to_bits();
    let magnitude = (((SUBNORMAL_EXPONENT - integer) as i64) << FRACTION_BITS) - fraction - inexact as i64;
    // 17 significant bits of a number in [62, 78].
    let integer_bits = if magnitude < 64 << FRACTION_BITS { 6 } else { 7 };
    let cut = FRACTION_BITS + integer_bits - 17;
    let half = match rounding {
        Rounding::TowardZero => 0,
        Rounding::NearestEven => 1 << (cut - 1),
    };
    let last_place = F24::from_bits((63 + integer_bits - 17) << 16);
    let places = F24::from_i32(((magnitude + half) >> cut) as i32, rounding);
    // Exact: 17 bits, moved by a power of two.
    places.mul(last_place, rounding).negate()
}
