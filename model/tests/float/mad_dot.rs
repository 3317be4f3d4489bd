// SPDX-License-Identifier: MIT
//! `MAD` and the dot products: all operands of tiny formats, drawn ones of f24 and f31.

use crate::oracle::{Format, Mode, Order};
use crate::stimulus::{ROUNDINGS, SEED, count, for_each, is_covered, triple, values};
use pica_model::float::{DotProductOrder, Float};

const ORDERS: [(DotProductOrder, Order); 3] = [
    (DotProductOrder::LeftToRight, Order::LeftToRight),
    (DotProductOrder::PairwiseTree, Order::Tree),
    (DotProductOrder::Unrounded, Order::Unrounded),
];

fn check_mad<const E: u32, const M: u32>([x, y, z]: [u32; 3], case: &str) {
    let format = Format::new(E, M);
    let [a, b, c] = [x, y, z].map(Float::<E, M>::from_bits);
    for (rounding, mode) in ROUNDINGS {
        let actual = a.mad(b, c, rounding).to_bits();
        assert_eq!(actual, format.mad(x, y, z, mode), "mad {x:X} {y:X} {z:X} {mode:?} {case}");
    }
}

#[test]
fn mad_of_all_triples_of_float_1_3_2() {
    let patterns = u64::from(Format::new(3, 2).patterns());
    for_each(patterns.pow(3), |case| {
        let operands = [case / patterns / patterns, case / patterns % patterns, case % patterns];
        check_mad::<3, 2>(operands.map(|operand| operand as u32), "");
    });
}

fn drawn_mad<const E: u32, const M: u32>(cases: u64) {
    println!("seed {SEED:#X}, {cases} cases");
    let format = Format::new(E, M);
    for_each(cases, |case| {
        let product = |a, b| format.mul(a, b, Mode::Truncate);
        let operands = triple(format, SEED, case, product);
        check_mad::<E, M>(operands, &format!("seed {SEED:#X} case {case}"));
    });
}

#[test]
fn mad_of_drawn_triples_of_f24() {
    drawn_mad::<7, 16>(count(1_000_000, 100_000_000));
}

#[test]
fn mad_of_drawn_triples_of_f31() {
    drawn_mad::<7, 23>(count(100_000, 1_000_000));
}

fn check_dots<const E: u32, const M: u32>(bits: [u32; 8], case: &str) {
    let format = Format::new(E, M);
    let [ax, ay, az, aw, bx, by, bz, bw] = bits.map(Float::<E, M>::from_bits);
    let (a, b) = bits.split_at(4);
    let homogeneous = [a[0], a[1], a[2], format.one()];
    for (rounding, mode) in ROUNDINGS {
        for (dot_order, order) in ORDERS {
            let at = || format!("{bits:X?} {order:?} {mode:?} {case}");
            let dp3 = Float::dp3([ax, ay, az], [bx, by, bz], dot_order, rounding);
            assert_eq!(dp3.to_bits(), format.dot(&a[..3], &b[..3], order, mode), "dp3 {}", at());
            let dp4 = Float::dp4([ax, ay, az, aw], [bx, by, bz, bw], dot_order, rounding);
            assert_eq!(dp4.to_bits(), format.dot(a, b, order, mode), "dp4 {}", at());
            let dph = Float::dph([ax, ay, az], [bx, by, bz, bw], dot_order, rounding);
            assert_eq!(dph.to_bits(), format.dot(&homogeneous, b, order, mode), "dph {}", at());
        }
    }
}

fn drawn_dots<const E: u32, const M: u32>(cases: u64) {
    println!("seed {SEED:#X}, {cases} cases");
    for_each(cases, |case| {
        let operands = values(Format::new(E, M), SEED, case);
        check_dots::<E, M>(operands, &format!("seed {SEED:#X} case {case}"));
    });
}

#[test]
fn drawn_dots_of_f24() {
    drawn_dots::<7, 16>(count(100_000, 10_000_000));
}

#[test]
fn drawn_dots_of_f31() {
    drawn_dots::<7, 23>(count(50_000, 1_000_000));
}

#[test]
fn drawn_dots_of_float_1_3_2() {
    drawn_dots::<3, 2>(count(50_000, 1_000_000));
}

/// All operands of `DP3` in the smallest format: 16^6.
#[test]
fn dp3_of_all_operands_of_float_1_2_1() {
    let format = Format::new(2, 1);
    for_each(1 << 24, |case| {
        if !is_covered(case as u32) {
            return;
        }
        let bits: [u32; 6] = std::array::from_fn(|i| (case >> (4 * i)) as u32 % 16);
        let [ax, ay, az, bx, by, bz] = bits.map(Float::<2, 1>::from_bits);
        for (rounding, mode) in ROUNDINGS {
            for (dot_order, order) in ORDERS {
                let actual = Float::dp3([ax, ay, az], [bx, by, bz], dot_order, rounding).to_bits();
                let expected = format.dot(&bits[..3], &bits[3..], order, mode);
                assert_eq!(actual, expected, "dp3 {bits:X?} {order:?} {mode:?}");
            }
        }
    });
}
