// SPDX-License-Identifier: MIT
//! Operations on one operand: every operand of every format up to 16 bits, and of f20 and f24.

use crate::oracle::{Elementary, Format, Logarithms, ToInteger, Value};
use crate::stimulus::{FIXED_ROUNDINGS, ROUNDINGS, SUBNORMALS, for_each, is_covered};
use pica_model::float::{F24, Float};
use std::sync::atomic::{AtomicU64, Ordering};

/// Formats above this many patterns are covered in part by default.
const SMALL: u32 = 1 << 16;

/// Calls `check` for the patterns of a format that this run covers.
fn for_each_pattern(format: Format, check: impl Fn(u32) + Sync) {
    for_each(format.patterns().into(), |case| {
        let bits = case as u32;
        if format.patterns() <= SMALL || is_covered(bits) {
            check(bits);
        }
    });
}

fn algebraic<const E: u32, const M: u32>() {
    let format = Format::new(E, M);
    for_each_pattern(format, |bits| {
        let a = Float::<E, M>::from_bits(bits);
        for (rounding, mode) in ROUNDINGS {
            assert_eq!(a.rcp(rounding).to_bits(), format.rcp(bits, mode), "rcp {bits:X} {mode:?}");
            assert_eq!(a.rsq(rounding).to_bits(), format.rsq(bits, mode), "rsq {bits:X} {mode:?}");
            assert_eq!(a.flr().to_bits(), format.flr(bits, mode), "flr {bits:X} {mode:?}");
        }
    });
}

fn moves<const E: u32, const M: u32>() {
    let format = Format::new(E, M);
    for_each_pattern(format, |bits| {
        let a = Float::<E, M>::from_bits(bits);
        assert_eq!(a.to_bits(), bits);
        let above = !(format.patterns() - 1);
        assert_eq!(Float::from_bits(bits | above), a, "bits above the format are ignored");
        assert_eq!(a.negate().to_bits(), bits ^ format.sign(true), "neg {bits:X}");
        assert_eq!(a.to_f32_bits(), format.to_f32(bits), "to_f32 {bits:X}");
        for (subnormals, flush) in SUBNORMALS {
            assert_eq!(a.mov(subnormals).to_bits(), format.flush(bits, flush), "mov {bits:X}");
        }
    });
}

fn fixed<const E: u32, const M: u32>() {
    let format = Format::new(E, M);
    for_each_pattern(format, |bits| {
        let a = Float::<E, M>::from_bits(bits);
        for (rounding, to_integer) in FIXED_ROUNDINGS {
            let raster = i64::from(a.to_fixed::<17, 4>(rounding));
            assert_eq!(raster, format.to_fixed(bits, 17, 4, to_integer), "12.4 {bits:X} {rounding:?}");
            let colour = i64::from(a.to_fixed::<10, 8>(rounding));
            assert_eq!(colour, format.to_fixed(bits, 10, 8, to_integer), "1.8 {bits:X} {rounding:?}");
            let widest = i64::from(a.to_fixed::<32, 31>(rounding));
            assert_eq!(widest, format.to_fixed(bits, 32, 31, to_integer), "0.31 {bits:X} {rounding:?}");
        }
    });
}

fn mova<const E: u32, const M: u32>() {
    let format = Format::new(E, M);
    for_each_pattern(format, |bits| {
        let expected = match format.decode(bits) {
            Value::Nan | Value::Infinity { .. } => None,
            Value::Finite(_) => Some(format.to_fixed(bits, 32, 0, ToInteger::TowardZero)),
        };
        let actual = Float::<E, M>::from_bits(bits).mova().map(i64::from);
        assert_eq!(actual, expected, "mova {bits:X}");
    });
}

fn exponential<const E: u32, const M: u32>() {
    let (format, oracle, undecided) = (Format::new(E, M), Elementary::new(Format::new(E, M)), AtomicU64::new(0));
    for_each_pattern(format, |bits| {
        let a = Float::<E, M>::from_bits(bits);
        match oracle.ex2(bits) {
            Some(expected) => {
                let actual = ROUNDINGS.map(|(rounding, _)| a.ex2(rounding).to_bits());
                assert_eq!(actual, expected, "ex2 {bits:X}");
            }
            None => {
                undecided.fetch_add(1, Ordering::Relaxed);
            }
        }
    });
    assert_eq!(undecided.into_inner(), 0, "the oracle's intervals are too wide");
}

fn logarithm<const E: u32, const M: u32>() {
    let (format, oracle, undecided) = (Format::new(E, M), Logarithms::new(Format::new(E, M)), AtomicU64::new(0));
    for_each_pattern(format, |bits| {
        let a = Float::<E, M>::from_bits(bits);
        match oracle.lg2(bits) {
            Some(expected) => {
                let actual = ROUNDINGS.map(|(rounding, _)| a.lg2(rounding).to_bits());
                assert_eq!(actual, expected, "lg2 {bits:X}");
            }
            None => {
                undecided.fetch_add(1, Ordering::Relaxed);
            }
        }
    });
    assert_eq!(undecided.into_inner(), 0, "the oracle's intervals are too wide");
}

/// The f24 operands whose 2^a comes closest to a number (2^-21.2 ulp) and to the middle of two (2^-23.0 ulp).
#[test]
fn ex2_of_the_hardest_operands() {
    let oracle = Elementary::new(Format::F24);
    for bits in [0x30_7153, 0xB1_886D] {
        let actual = ROUNDINGS.map(|(rounding, _)| F24::from_bits(bits).ex2(rounding).to_bits());
        assert_eq!(Some(actual), oracle.ex2(bits), "ex2 {bits:X}");
    }
}

/// One test per operation group and format.
macro_rules! for_formats {
    ($($module:ident: $E:literal, $M:literal;)+) => {$(
        mod $module {
            #[test]
            fn rcp_rsq_flr() {
                super::algebraic::<$E, $M>();
            }

            #[test]
            fn mov_neg_to_f32() {
                super::moves::<$E, $M>();
            }

            #[test]
            fn to_fixed() {
                super::fixed::<$E, $M>();
            }

            #[test]
            fn mova() {
                super::mova::<$E, $M>();
            }

            #[test]
            fn ex2() {
                super::exponential::<$E, $M>();
            }

            #[test]
            fn lg2() {
                super::logarithm::<$E, $M>();
            }
        }
    )+};
}

for_formats! {
    f24: 7, 16;
    f20: 7, 12;
    f16: 5, 10;
    float_1_3_4: 3, 4;
    float_1_4_3: 4, 3;
    float_1_3_2: 3, 2;
    float_1_2_1: 2, 1;
    float_1_6_8: 6, 8;
}
