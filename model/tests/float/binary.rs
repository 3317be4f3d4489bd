// SPDX-License-Identifier: MIT
//! Operations on two operands: all pairs of the small formats, pairs drawn from classes and relations of f24 and f31.

use crate::oracle::Format;
use crate::stimulus::{ROUNDINGS, SEED, SUBNORMALS, count, for_each, pair};
use pica_model::float::{Comparison, Float};

fn check_pair<const E: u32, const M: u32>([x, y]: [u32; 2], case: &str) {
    let format = Format::new(E, M);
    let (a, b) = (Float::<E, M>::from_bits(x), Float::<E, M>::from_bits(y));
    for (rounding, mode) in ROUNDINGS {
        let at = || format!("{x:X} {y:X} {mode:?} {case}");
        assert_eq!(a.add(b, rounding).to_bits(), format.add(x, y, mode), "add {}", at());
        assert_eq!(a.sub(b, rounding).to_bits(), format.sub(x, y, mode), "sub {}", at());
        assert_eq!(a.mul(b, rounding).to_bits(), format.mul(x, y, mode), "mul {}", at());
    }
    assert_eq!(a.max(b).to_bits(), format.max(x, y), "max {x:X} {y:X} {case}");
    for (subnormals, flush) in SUBNORMALS {
        let at = || format!("{x:X} {y:X} {subnormals:?} {case}");
        assert_eq!(a.min(b, subnormals).to_bits(), format.min(x, y, flush), "min {}", at());
        assert_eq!(a.sge(b, subnormals).to_bits(), format.sge(x, y, flush), "sge {}", at());
        assert_eq!(a.slt(b, subnormals).to_bits(), format.slt(x, y, flush), "slt {}", at());
    }
    for code in 0..8 {
        let holds = a.cmp(Comparison::from_raw(code), b);
        assert_eq!(holds, format.cmp(code, x, y), "cmp {code} {x:X} {y:X} {case}");
    }
}

fn all_pairs<const E: u32, const M: u32>() {
    let patterns = u64::from(Format::new(E, M).patterns());
    for_each(patterns * patterns, |case| {
        check_pair::<E, M>([(case / patterns) as u32, (case % patterns) as u32], "");
    });
}

fn drawn_pairs<const E: u32, const M: u32>(cases: u64) {
    println!("seed {SEED:#X}, {cases} cases");
    for_each(cases, |case| {
        let operands = pair(Format::new(E, M), SEED, case);
        check_pair::<E, M>(operands, &format!("seed {SEED:#X} case {case}"));
    });
}

#[test]
fn all_pairs_of_float_1_3_4() {
    all_pairs::<3, 4>();
}

#[test]
fn all_pairs_of_float_1_4_3() {
    all_pairs::<4, 3>();
}

#[test]
fn all_pairs_of_float_1_2_1() {
    all_pairs::<2, 1>();
}

#[test]
fn drawn_pairs_of_f24() {
    drawn_pairs::<7, 16>(count(1_000_000, 100_000_000));
}

/// The widest format takes the paths for products of more than 32 bits and sums of more than 24.
#[test]
fn drawn_pairs_of_f31() {
    drawn_pairs::<7, 23>(count(100_000, 1_000_000));
}

#[test]
fn drawn_pairs_of_f20_and_f16() {
    drawn_pairs::<7, 12>(count(100_000, 1_000_000));
    drawn_pairs::<5, 10>(count(100_000, 1_000_000));
}

/// One format on each side of the widths at which multiplication and normalisation change their path.
#[test]
fn drawn_pairs_next_to_the_limits_of_32_bit_arithmetic() {
    drawn_pairs::<6, 17>(count(100_000, 1_000_000));
    drawn_pairs::<6, 19>(count(100_000, 1_000_000));
    drawn_pairs::<6, 20>(count(100_000, 1_000_000));
}
