// SPDX-License-Identifier: MIT
//! Every combination of the ledger's alternatives that decide the value of a result.

use crate::oracle::{Elementary, Format, Logarithms, Mode, Order, Rules};
use crate::stimulus::{ROUNDINGS, SEED, SUBNORMALS, for_each, pair, values};
use pica_model::float::{Arithmetic, Comparison, DotProductOrder, F24, F24Rounding, Float};
use pica_spec::choices::{
    Choices, CmpNeNan, F24GuardBits, F24Overflow, FlrSpecial, MoveZeroSign, NanPayload, SpecialFunctionSubnormals,
};

/// The first alternative, the ledger's default, or the second one.
fn alternative<T: Copy>(all: &[T], second: bool) -> T {
    all[usize::from(second)]
}

/// An arithmetic, its rounding as the oracle calls it, and its rules.
#[derive(Clone, Copy, Debug)]
struct Case {
    arithmetic: Arithmetic,
    mode: Mode,
    rules: Rules,
}

/// All combinations of the alternatives that the oracle has rules for.
fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (rounding, mode) in ROUNDINGS {
        for bits in 0..16 {
            let [saturate, guard_bit, propagate, special_subnormals] = [0, 1, 2, 3].map(|bit| bits >> bit & 1 != 0);
            let arithmetic = Arithmetic {
                rounding,
                overflow: alternative(F24Overflow::ALL, saturate),
                guard_bits: alternative(F24GuardBits::ALL, guard_bit),
                nan_payload: alternative(NanPayload::ALL, propagate),
                special_subnormals: alternative(SpecialFunctionSubnormals::ALL, special_subnormals),
                ..Arithmetic::DEFAULT
            };
            let rules = Rules { saturate, guard_bit, propagate, special_subnormals };
            cases.push(Case { arithmetic, mode, rules });
        }
    }
    cases
}

/// The cases that differ in sums and products.
fn binary_cases() -> Vec<Case> {
    cases().into_iter().filter(|case| !case.rules.special_subnormals).collect()
}

/// The cases that differ in functions of one operand.
fn unary_cases() -> Vec<Case> {
    cases().into_iter().filter(|case| !case.rules.guard_bit).collect()
}

fn check_pair<const E: u32, const M: u32>(cases: &[Case], [x, y]: [u32; 2]) {
    let (a, b) = (Float::<E, M>::from_bits(x), Float::<E, M>::from_bits(y));
    for Case { arithmetic, mode, rules } in cases {
        let format = Format::new(E, M).with(*rules);
        let at = || format!("{x:X} {y:X} {mode:?} {rules:?}");
        assert_eq!(arithmetic.add(a, b).to_bits(), format.add(x, y, *mode), "add {}", at());
        assert_eq!(arithmetic.sub(a, b).to_bits(), format.sub(x, y, *mode), "sub {}", at());
        assert_eq!(arithmetic.mul(a, b).to_bits(), format.mul(x, y, *mode), "mul {}", at());
    }
}

fn all_pairs<const E: u32, const M: u32>() {
    let (cases, patterns) = (binary_cases(), u64::from(Format::new(E, M).patterns()));
    for_each(patterns * patterns, |case| {
        check_pair::<E, M>(&cases, [(case / patterns) as u32, (case % patterns) as u32]);
    });
}

#[test]
fn all_pairs_of_float_1_3_2() {
    all_pairs::<3, 2>();
}

#[test]
fn all_pairs_of_float_1_4_1() {
    all_pairs::<4, 1>();
}

#[test]
fn drawn_pairs_of_f24() {
    let cases = binary_cases();
    for_each(20_000, |case| check_pair::<7, 16>(&cases, pair(Format::F24, SEED, case)));
}

/// Sums of products, in the orders and under the rules of a case.
#[test]
fn drawn_dot_products_of_f24() {
    let orders = [
        (DotProductOrder::LeftToRight, Order::LeftToRight),
        (DotProductOrder::PairwiseTree, Order::Tree),
        (DotProductOrder::Unrounded, Order::Unrounded),
    ];
    let cases = binary_cases();
    for_each(5_000, |case| {
        let bits: [u32; 9] = values(Format::F24, SEED, case);
        let [ax, ay, az, aw, bx, by, bz, bw, c] = bits.map(F24::from_bits);
        for Case { arithmetic, mode, rules } in &cases {
            let format = Format::F24.with(*rules);
            let mad = format.mad(bits[0], bits[4], bits[8], *mode);
            assert_eq!(arithmetic.mad(ax, bx, c).to_bits(), mad, "mad {bits:X?} {mode:?} {rules:?}");
            for (dot_order, order) in orders {
                let arithmetic = Arithmetic { dot_order, ..*arithmetic };
                let at = || format!("{bits:X?} {mode:?} {order:?} {rules:?}");
                let dp3 = format.dot(&bits[..3], &bits[4..7], order, *mode);
                assert_eq!(arithmetic.dp3([ax, ay, az], [bx, by, bz]).to_bits(), dp3, "dp3 {}", at());
                let dp4 = format.dot(&bits[..4], &bits[4..8], order, *mode);
                assert_eq!(arithmetic.dp4([ax, ay, az, aw], [bx, by, bz, bw]).to_bits(), dp4, "dp4 {}", at());
                let dph = format.dot(&[bits[0], bits[1], bits[2], format.one()], &bits[4..8], order, *mode);
                assert_eq!(arithmetic.dph([ax, ay, az], [bx, by, bz, bw]).to_bits(), dph, "dph {}", at());
            }
        }
    });
}

/// Checks the functions of one operand; gives how many results the oracle could not decide.
fn check_special<const E: u32, const M: u32>(operands: impl Iterator<Item = u32> + Clone) {
    for Case { arithmetic, mode, rules } in unary_cases() {
        let format = Format::new(E, M).with(rules);
        let (exponential, logarithm) = (Elementary::new(format), Logarithms::new(format));
        let place = usize::from(mode == Mode::NearestEven);
        for bits in operands.clone() {
            let a = Float::<E, M>::from_bits(bits);
            let at = || format!("{bits:X} {mode:?} {rules:?}");
            assert_eq!(arithmetic.rcp(a).to_bits(), format.rcp(bits, mode), "rcp {}", at());
            assert_eq!(arithmetic.rsq(a).to_bits(), format.rsq(bits, mode), "rsq {}", at());
            let (ex2, lg2) = (exponential.ex2(bits), logarithm.lg2(bits));
            assert_eq!(Some(arithmetic.ex2(a).to_bits()), ex2.map(|modes| modes[place]), "ex2 {}", at());
            assert_eq!(Some(arithmetic.lg2(a).to_bits()), lg2.map(|modes| modes[place]), "lg2 {}", at());
        }
    }
}

#[test]
fn special_functions_of_the_small_formats() {
    check_special::<3, 2>(0..64);
    check_special::<3, 4>(0..256);
    check_special::<4, 3>(0..256);
}

#[test]
fn special_functions_of_f16_subnormals_and_extremes() {
    check_special::<5, 10>((0..0x410).chain(0x8000..0x8410).chain(0x7BF0..0x7C10).chain(0x53F0..0x5410));
}

/// RCP, RSQ and LG2 of every positive f24 subnormal, and EX2 of a few; the oracle's table of logarithms takes long, so
/// that LG2 is compared with double precision, where that decides.
#[test]
fn special_functions_of_every_f24_subnormal() {
    for (rounding, mode) in ROUNDINGS {
        let arithmetic =
            Arithmetic { rounding, special_subnormals: SpecialFunctionSubnormals::Keep, ..Arithmetic::DEFAULT };
        let format = Format::F24.with(Rules { special_subnormals: true, ..Rules::default() });
        for bits in 1..=0xFFFF_u32 {
            let a = F24::from_bits(bits);
            assert_eq!(arithmetic.rcp(a).to_bits(), format.rcp(bits, mode), "rcp {bits:06X} {mode:?}");
            assert_eq!(arithmetic.rsq(a).to_bits(), format.rsq(bits, mode), "rsq {bits:06X} {mode:?}");

            let magnitude = 78.0 - f64::from(bits).log2();
            let (unit, exponent) = if magnitude < 64.0 { (2_f64.powi(-11), 68) } else { (2_f64.powi(-10), 69) };
            let places = magnitude / unit;
            let boundary = if mode == Mode::NearestEven { 0.5 } else { 0.0 };
            let distance = (places - boundary - (places - boundary).round()).abs();
            assert!(distance > 1e-8 || bits.is_power_of_two(), "log2 of {bits:06X} cannot be decided");
            let places = if mode == Mode::NearestEven { places.round() } else { places.floor() } as u32;
            let expected = 0x80_0000 | (((exponent - 1) << 16) + places);
            assert_eq!(arithmetic.lg2(a).to_bits(), expected, "lg2 {bits:06X} {mode:?}");
        }
        let exponential = Elementary::new(format);
        for bits in [1, 2, 0x100, 0xFFFE, 0xFFFF].into_iter().flat_map(|bits| [bits, 0x80_0000 | bits]) {
            let expected = exponential.ex2(bits).map(|modes| modes[usize::from(rounding == F24Rounding::NearestEven)]);
            assert_eq!(Some(arithmetic.ex2(F24::from_bits(bits)).to_bits()), expected, "ex2 {bits:06X} {mode:?}");
        }
    }
}

/// Selections, comparisons and FLR of all pairs of a small format.
#[test]
fn selections_and_comparisons() {
    let format = Format::new(3, 4);
    for bits in 0..8 {
        let [positive, always_false, canonical] = [0, 1, 2].map(|bit| bits >> bit & 1 != 0);
        for (subnormals, flush) in SUBNORMALS {
            let arithmetic = Arithmetic {
                subnormals,
                move_zero_sign: alternative(MoveZeroSign::ALL, positive),
                cmp_ne_nan: alternative(CmpNeNan::ALL, always_false),
                flr_special: alternative(FlrSpecial::ALL, canonical),
                ..Arithmetic::DEFAULT
            };
            let is_nan = |bits: u32| bits & 0x7F > 0x70;
            // The pattern -0 is 0x80.
            let selected = |bits: u32| if positive && bits == 0x80 { 0 } else { bits };
            for x in 0..256 {
                let a = Float::<3, 4>::from_bits(x);
                assert_eq!(arithmetic.mov(a).to_bits(), selected(format.flush(x, flush)), "mov {x:X}");
                let flr = if canonical && is_nan(x) { 0x78 } else { format.flr(x, Mode::Truncate) };
                assert_eq!(arithmetic.flr(a).to_bits(), flr, "flr {x:X}");
                for y in 0..256 {
                    let b = Float::<3, 4>::from_bits(y);
                    assert_eq!(arithmetic.max(a, b).to_bits(), selected(format.max(x, y)), "max {x:X} {y:X}");
                    assert_eq!(arithmetic.min(a, b).to_bits(), selected(format.min(x, y, flush)), "min {x:X} {y:X}");
                    assert_eq!(arithmetic.sge(a, b).to_bits(), format.sge(x, y, flush), "sge {x:X} {y:X}");
                    assert_eq!(arithmetic.slt(a, b).to_bits(), format.slt(x, y, flush), "slt {x:X} {y:X}");
                    for code in 0..8 {
                        let never = always_false && code == 1 && (is_nan(x) || is_nan(y));
                        let holds = arithmetic.cmp(a, Comparison::from_raw(code), b);
                        assert_eq!(holds, format.cmp(code, x, y) && !never, "cmp {code} {x:X} {y:X}");
                    }
                }
            }
        }
    }
}

/// The largest float1.2.1 is 3, which is an integer; that of float1.3.6 is 15.875, whose negative has the floor -16.
#[test]
fn flr_may_overflow_in_formats_with_long_mantissas() {
    let saturating = Arithmetic { overflow: F24Overflow::Saturate, ..Arithmetic::DEFAULT };
    let least = Float::<3, 6>::MAX.negate();
    assert_eq!(Arithmetic::DEFAULT.flr(least), Float::NEG_INFINITY);
    assert_eq!(saturating.flr(least), least);
    assert_eq!(saturating.flr(Float::<3, 6>::NEG_INFINITY), Float::NEG_INFINITY);
    assert_eq!(saturating.flr(Float::<2, 1>::MAX.negate()).to_f32_bits(), (-3.0_f32).to_bits());
}

#[test]
fn the_default_is_the_ledgers() {
    assert_eq!(Arithmetic::new(&Choices::default()), Ok(Arithmetic::DEFAULT));
    assert_eq!(Arithmetic::default(), Arithmetic::DEFAULT);
    let choices = Choices::with("special_function_accuracy", "table").expect("the ledger has this alternative");
    let error = Arithmetic::new(&choices).expect_err("no table exists");
    assert_eq!((error.id, error.value), ("special_function_accuracy", "table"));
}
