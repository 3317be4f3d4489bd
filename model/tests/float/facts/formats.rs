// SPDX-License-Identifier: MIT
//! numbers.md#encoding to numbers.md#from-f32-to-f24: encodings, zeros, NaNs, subnormals, conversion from f32.

use super::*;
use pica_model::float::{Comparison, F16, F20};

#[test]
fn encodings() {
    let power = |exponent: i32| f64::from(exponent).exp2();
    assert_eq!(F24::MIN_POSITIVE.to_bits(), 0x010000);
    assert_eq!(value(F24::MIN_POSITIVE), power(-62));
    assert_eq!(F20::MIN_POSITIVE.to_bits(), 0x01000);
    assert_eq!(F16::MIN_POSITIVE.to_bits(), 0x0400);
    assert_eq!(value(F16::MIN_POSITIVE), power(-14));
    let largest = [F24::MAX.to_bits(), F20::MAX.to_bits(), F16::MAX.to_bits()];
    assert_eq!(largest, [0x7EFFFF, 0x7EFFF, 0x7BFF]);
    assert_eq!([F24::ONE.to_bits(), F20::ONE.to_bits(), F16::ONE.to_bits()], [0x3F0000, 0x3F000, 0x3C00]);
    let minus_one = [F24::ONE.negate().to_bits(), F20::ONE.negate().to_bits(), F16::ONE.negate().to_bits()];
    assert_eq!(minus_one, [0xBF0000, 0xBF000, 0xBC00]);
    for (f24, f20, f16, number) in
        [(0x3E0000, 0x3E000, 0x3800, 0.5), (0x400000, 0x40000, 0x4000, 2.0), (0x408000, 0x40800, 0x4200, 3.0)]
    {
        assert_eq!(value(F24::from_bits(f24)), number);
        assert_eq!(value(F20::from_bits(f20)), number);
        assert_eq!(value(F16::from_bits(f16)), number);
    }
    let infinity = [F24::INFINITY.to_bits(), F20::INFINITY.to_bits(), F16::INFINITY.to_bits()];
    assert_eq!(infinity, [0x7F0000, 0x7F000, 0x7C00]);
    assert_eq!([F24::NAN.to_bits(), F20::NAN.to_bits(), F16::NAN.to_bits()], [0x7F8000, 0x7F800, 0x7E00]);
    // Subnormal numbers: 2^(1 - bias) * m / 2^M.
    assert_eq!(value(F24::from_bits(1)), power(-62 - 16));
    assert_eq!(value(F20::from_bits(1)), power(-62 - 12));
    assert_eq!(value(F16::from_bits(0x3FF)), power(-14) * 1023.0 / 1024.0);
}

#[test]
fn sign_of_zero() {
    let source = "encoding: 0x800000 behaves as +0";
    unary(source, F24::rcp, MINUS_ZERO, INF);
    unary(source, F24::rsq, MINUS_ZERO, INF);
    both(source, F24::add, [MINUS_ZERO, MINUS_ZERO], ZERO);
    both(source, F24::mul, [MINUS_ZERO, ONE], ZERO);
    assert!(f24(MINUS_ZERO).cmp(Comparison::Eq, f24(ZERO)), "{source}");
    assert!(!f24(MINUS_ZERO).cmp(Comparison::Lt, f24(ZERO)), "{source}");
    row(source, f24(MINUS_ZERO).sge(f24(ZERO), KEEP), ONE);

    let source = "encoding: no arithmetic result is -0";
    both(source, F24::mul, [MINUS_ONE, ZERO], ZERO);
    both(source, F24::mul, [0x810000, HALF], ZERO);
    both(source, F24::sub, [ONE, ONE], ZERO);
    unary(source, F24::rcp, 0xFEFFFF, ZERO);
    row(source, f24(0x808000).flr(), ZERO);

    let source = "encoding: MOV, MAX, MIN and negation keep the bits";
    row(source, f24(MINUS_ZERO).mov(KEEP), MINUS_ZERO);
    row(source, f24(ZERO).negate(), MINUS_ZERO);
    row(source, f24(ZERO).max(f24(MINUS_ZERO)), MINUS_ZERO);
    row(source, f24(ZERO).min(f24(MINUS_ZERO), KEEP), MINUS_ZERO);

    let source = "encoding: arithmetic makes the canonical NaN, selection passes payloads";
    both(source, F24::add, [0xFF1234, ONE], NAN);
    both(source, F24::mul, [ONE, 0x7F0001], NAN);
    unary(source, F24::rcp, 0xFFFFFF, NAN);
    unary(source, F24::ex2, 0xFFFFFF, NAN);
    row(source, f24(0xFF1234).mov(KEEP), 0xFF1234);
    row(source, f24(ONE).max(f24(0xFF1234)), 0xFF1234);
    row(source, f24(ONE).min(f24(0xFF1234), KEEP), 0xFF1234);
    row(source, f24(0xFF1234).negate(), 0x7F1234);
}

#[test]
fn subnormals() {
    both("rounding and range: mul(s, 2) = 0", F24::mul, [SUBNORMAL, TWO], ZERO);
    both("rounding and range: mul(n, 0.5) = 0", F24::mul, [SMALLEST, HALF], ZERO);
    both("rounding and range: inputs that are subnormal count as +0", F24::add, [SUBNORMAL, SUBNORMAL], ZERO);
    both("rounding and range: results that are subnormal become +0", F24::sub, [SMALLEST | 1, SMALLEST], ZERO);
    assert!(!f24(SUBNORMAL).cmp(Comparison::Eq, F24::ZERO), "rounding and range: cmp(s, 0) false");
    assert!(f24(SUBNORMAL).cmp(Comparison::Gt, F24::ZERO), "rounding and range: cmp does not flush");
    row("rounding and range: max(0, s) = s", f24(ZERO).max(f24(SUBNORMAL)), SUBNORMAL);

    let (negative, flush) = (0x80FFFF, SubnormalCompare::Flush);
    row("rounding and range: MIN does not flush", f24(ZERO).min(f24(negative), KEEP), negative);
    row("subnormal_compare: MIN flushes", f24(ZERO).min(f24(negative), flush), ZERO);
    row("rounding and range: MOV does not flush", f24(SUBNORMAL).mov(KEEP), SUBNORMAL);
    row("subnormal_compare: MOV flushes", f24(SUBNORMAL).mov(flush), ZERO);
    row("rounding and range: SGE does not flush", f24(ZERO).sge(f24(SUBNORMAL), KEEP), ZERO);
    row("subnormal_compare: SGE flushes", f24(ZERO).sge(f24(SUBNORMAL), flush), ONE);
    row("rounding and range: SLT does not flush", f24(ZERO).slt(f24(SUBNORMAL), KEEP), ONE);
    row("subnormal_compare: SLT flushes", f24(ZERO).slt(f24(SUBNORMAL), flush), ZERO);

    row("rounding and range: FLR flushes", f24(negative).flr(), ZERO);
    unary("rounding and range: rcp(s) is +inf", F24::rcp, negative, INF);
    unary("rounding and range: RSQ flushes", F24::rsq, negative, INF);
    unary("rounding and range: EX2 flushes", F24::ex2, negative, ONE);
    unary("rounding and range: LG2 flushes", F24::lg2, negative, MINUS_INF);
    for rounding in BOTH {
        let product = f24(0x3F0001).mad(f24(0x3F0001), f24(0xBF0002), rounding);
        row("rounding and range: MAD is not fused", product, ZERO);
    }
}

/// Underflow is judged after rounding with unbounded exponent. With u = 2^-16, the product (1 + u)
/// (1 - u/2) 2^-62 is above 2^-62, and (1 + u) (1 - u) 2^-62 is below it by less than half an ulp.
#[test]
fn underflow_after_rounding() {
    modes("1.2", |r| f24(0x010001).mul(f24(0x3EFFFF), r), SMALLEST, SMALLEST);
    modes("1.2", |r| f24(0x010001).mul(f24(0x3EFFFE), r), ZERO, SMALLEST);
    modes("1.2", |r| f24(0x010001).mul(f24(0x3EFFFC), r), ZERO, ZERO);
}

#[test]
fn conversion_from_f32() {
    #[track_caller]
    fn convert(source: &str, bits: u32, truncated: u32, nearest: u32) {
        row(source, F24::from_f32_bits(bits, F32ToF24::TowardZero), truncated);
        row(source, F24::from_f32_bits(bits, F32ToF24::NearestEven), nearest);
    }
    convert("from f32 to f24: too small gives 0", 0x207F_FFFF, ZERO, SMALLEST);
    convert("from f32 to f24: too small gives 0", 0x207F_FF00, ZERO, ZERO);
    convert("from f32 to f24: the smallest number", 0x2080_0000, SMALLEST, SMALLEST);
    convert("from f32 to f24: f32 subnormals give 0", 0x807F_FFFF, ZERO, ZERO);
    convert("from f32 to f24: -0 gives 0", 0x8000_0000, ZERO, ZERO);
    convert("from f32 to f24: the largest number", 0x5F7F_FF80, 0x7EFFFF, 0x7EFFFF);
    convert("from f32 to f24: rounding up to infinity", 0x5F7F_FFFF, 0x7EFFFF, INF);
    convert("from f32 to f24: too large gives infinity", 0xDF80_0000, MINUS_INF, MINUS_INF);
    convert("from f32 to f24: infinity", 0xFF80_0000, MINUS_INF, MINUS_INF);
    convert("from f32 to f24: NaN stays NaN", 0x7F80_0001, NAN, NAN);
    convert("from f32 to f24: NaN stays NaN", 0xFFC0_0000, NAN, NAN);
}
