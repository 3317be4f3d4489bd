// SPDX-License-Identifier: MIT
//! Conversions from f32, from integers and between formats.

use crate::oracle::{Dyadic, Format};
use crate::stimulus::{CONVERSIONS, ROUNDINGS, SEED, count, f32_pattern, for_each, is_covered};
use pica_model::float::{F24, F32ToF24, Float};

fn check_from_f32<const E: u32, const M: u32>(bits: u32) {
    for (rounding, mode) in CONVERSIONS {
        let actual = Float::<E, M>::from_f32_bits(bits, rounding).to_bits();
        assert_eq!(actual, Format::new(E, M).convert_f32(bits, mode), "from_f32 {bits:08X} {mode:?}");
    }
}

fn drawn_f32<const E: u32, const M: u32>(cases: u64) {
    println!("seed {SEED:#X}, {cases} cases");
    for_each(cases, |case| check_from_f32::<E, M>(f32_pattern(M, SEED, case)));
}

#[test]
fn from_drawn_f32() {
    drawn_f32::<7, 16>(count(1_000_000, 100_000_000));
    drawn_f32::<7, 12>(count(100_000, 1_000_000));
    drawn_f32::<5, 10>(count(100_000, 1_000_000));
    drawn_f32::<7, 23>(count(100_000, 1_000_000));
    drawn_f32::<3, 4>(count(100_000, 1_000_000));
}

/// All mantissas next to where f24 ends: below the smallest and above the largest number, at 1, and in f32's own
/// special exponents.
#[test]
fn f24_from_f32_of_all_mantissas() {
    const EXPONENTS: [u32; 9] = [0, 1, 64, 65, 66, 127, 190, 191, 255];
    for_each(count(1 << 19, 1 << 24), |case| {
        // An odd factor permutes the 24-bit numbers, so that a short run is spread over them.
        let bits = (case as u32).wrapping_mul(0x9E37_79B1);
        let (sign, mantissa) = (bits << 8 & 0x8000_0000, bits & 0x7F_FFFF);
        for exponent in EXPONENTS {
            check_from_f32::<7, 16>(sign | exponent << 23 | mantissa);
        }
    });
}

/// What `to_f32_bits` shows is the number itself.
#[test]
fn f24_to_f32_and_back() {
    for_each(F24_PATTERNS, |case| {
        let number = F24::from_bits(case as u32);
        let back = F24::from_f32_bits(number.to_f32_bits(), F32ToF24::TowardZero);
        let expected = if number.is_nan() {
            F24::NAN
        } else if number.is_subnormal() || number.is_zero() {
            F24::ZERO
        } else {
            number
        };
        assert_eq!(back, expected, "{number:?}");
    });
}

const F24_PATTERNS: u64 = 1 << 24;

fn check_convert<const E: u32, const M: u32, const E2: u32, const M2: u32>() {
    let (from, to) = (Format::new(E, M), Format::new(E2, M2));
    for_each(from.patterns().into(), |case| {
        let bits = case as u32;
        if from.patterns() > 1 << 16 && !is_covered(bits) {
            return;
        }
        for (rounding, mode) in ROUNDINGS {
            let actual = Float::<E, M>::from_bits(bits).convert::<E2, M2>(rounding).to_bits();
            assert_eq!(actual, from.convert(bits, to, mode), "{from:?} to {to:?}: {bits:X} {mode:?}");
        }
    });
}

#[test]
fn between_formats() {
    check_convert::<5, 10, 7, 16>();
    check_convert::<5, 10, 7, 12>();
    check_convert::<5, 10, 7, 23>();
    check_convert::<7, 12, 7, 16>();
    check_convert::<7, 12, 5, 10>();
    check_convert::<7, 16, 7, 12>();
    check_convert::<7, 16, 5, 10>();
    check_convert::<7, 16, 7, 23>();
    check_convert::<7, 16, 3, 2>();
    check_convert::<3, 4, 4, 3>();
    check_convert::<4, 3, 3, 4>();
}

/// f31 holds f24's numbers with seven bits more: every f24 mantissa with every such tail.
#[test]
fn f31_to_f24() {
    let (from, to) = (Format::new(7, 23), Format::F24);
    for_each(1 << 23, |case| {
        if !is_covered(case as u32) {
            return;
        }
        for field in [0, 1, 63, 126, 127] {
            let bits = field << 23 | case as u32;
            for (rounding, mode) in ROUNDINGS {
                let actual = Float::<7, 23>::from_bits(bits).convert::<7, 16>(rounding).to_bits();
                assert_eq!(actual, from.convert(bits, to, mode), "{bits:X} {mode:?}");
            }
        }
    });
}

fn check_from_i32<const E: u32, const M: u32>(value: i32) {
    for (rounding, mode) in ROUNDINGS {
        let actual = Float::<E, M>::from_i32(value, rounding).to_bits();
        let expected = Format::new(E, M).round_dyadic(&Dyadic::new(value, 0), mode);
        assert_eq!(actual, expected, "{value} as float1.{E}.{M} {mode:?}");
    }
}

#[test]
fn from_i32() {
    for_each(count(1_000_000, 10_000_000), |case| {
        // Patterns of f32 have the ties in the right places; their exponent bits shift the value to any length.
        let bits = f32_pattern(16, SEED, case);
        let length = bits >> 24 & 31;
        let value = (bits << 8) as i32 >> length;
        check_from_i32::<7, 16>(value);
        check_from_i32::<7, 12>(value);
        check_from_i32::<5, 10>(value);
        check_from_i32::<7, 23>(value);
    });
    for value in [0, 1, -1, i32::MAX, i32::MIN, i32::MIN + 1] {
        check_from_i32::<7, 16>(value);
        check_from_i32::<3, 4>(value);
    }
}

/// numbers.md#from-f32-to-f24: s8, u8 and s16 are exact in f24.
#[test]
fn attribute_integers_are_exact() {
    let value_of = |number: F24| f64::from(f32::from_bits(number.to_f32_bits()));
    for value in i16::MIN..=i16::MAX {
        assert_eq!(value_of(F24::from_i16(value)), f64::from(value));
    }
    for value in i8::MIN..=i8::MAX {
        assert_eq!(value_of(F24::from_i8(value)), f64::from(value));
    }
    for value in u8::MIN..=u8::MAX {
        assert_eq!(value_of(F24::from_u8(value)), f64::from(value));
    }
}
