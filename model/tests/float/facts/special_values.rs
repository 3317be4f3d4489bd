// SPDX-License-Identifier: MIT
//! numbers.md#special-values and shader-unit.md#relative-addressing: special values of each operation, and `MOVA`.

use super::*;
use pica_model::float::{Comparison, DotProductOrder};

#[test]
fn products_and_sums() {
    for (infinity, zero) in [(INF, ZERO), (INF, MINUS_ZERO), (MINUS_INF, ZERO), (INF, SUBNORMAL)] {
        both("special values: +-inf * 0 in MUL", F24::mul, [infinity, zero], ZERO);
        both("special values: 0 * +-inf in MUL", F24::mul, [zero, infinity], ZERO);
    }
    both("special values: NaN * 0", F24::mul, [NAN, ZERO], NAN);
    both("special values: 0 * NaN", F24::mul, [ZERO, NAN], NAN);
    both("special values: inf * x", F24::mul, [INF, MINUS_ONE], MINUS_INF);
    both("special values: +inf + -inf", F24::add, [INF, MINUS_INF], NAN);
    both("special values: -inf + +inf", F24::add, [MINUS_INF, INF], NAN);
    both("special values: +inf - +inf", F24::sub, [INF, INF], NAN);
    both("special values: inf + inf", F24::add, [MINUS_INF, MINUS_INF], MINUS_INF);
    both("special values: inf + x", F24::add, [ONE, MINUS_INF], MINUS_INF);
    both("special values: NaN + x", F24::add, [NAN, MINUS_INF], NAN);
    for rounding in BOTH {
        let mad = |a, b, c| f24(a).mad(f24(b), f24(c), rounding);
        row("special values: mad(inf, 0, 1)", mad(INF, ZERO, ONE), ONE);
        row("special values: mad(NaN, 0, 1)", mad(NAN, ZERO, ONE), NAN);
        row("special values: mad(inf, 1, -inf)", mad(INF, ONE, MINUS_INF), NAN);
    }
}

#[test]
fn dot_products() {
    for rounding in BOTH {
        for order in [DotProductOrder::LeftToRight, DotProductOrder::PairwiseTree, DotProductOrder::Unrounded] {
            let dp4 = F24::dp4([INF, ONE, ZERO, ONE].map(f24), [ZERO, ONE, INF, ONE].map(f24), order, rounding);
            row("special values: dp4([inf,1,0,1],[0,1,inf,1])", dp4, TWO);
            let dp3 = F24::dp3([INF, INF, ZERO].map(f24), [ZERO, ZERO, INF].map(f24), order, rounding);
            row("special values: dp3([inf,inf,0],[0,0,inf])", dp3, ZERO);
            let dph = F24::dph([INF, INF, INF].map(f24), [ZERO, ZERO, ZERO, ONE].map(f24), order, rounding);
            row("special values: dph([inf,inf,inf],[0,0,0,1])", dph, ONE);
            let nan = F24::dp3([NAN, ONE, ONE].map(f24), [ZERO, ONE, ONE].map(f24), order, rounding);
            row("special values: NaN * 0 in DP3", nan, NAN);
            let infinities = F24::dp3([INF, ONE, ONE].map(f24), [ONE, ONE, MINUS_INF].map(f24), order, rounding);
            row("special values: +inf + -inf in DP3", infinities, NAN);
        }
    }
}

#[test]
fn functions() {
    let (rcp, rsq) = (F24::rcp as fn(F24, F24Rounding) -> F24, F24::rsq as fn(F24, F24Rounding) -> F24);
    unary("special values: rcp(+0)", rcp, ZERO, INF);
    unary("special values: rcp(-0)", rcp, MINUS_ZERO, INF);
    unary("special values: rcp(+inf)", rcp, INF, ZERO);
    unary("special values: rcp(-inf)", rcp, MINUS_INF, ZERO);
    for rounding in BOTH {
        row("special values: rsq(rcp(-inf))", f24(MINUS_INF).rcp(rounding).rsq(rounding), INF);
    }
    unary("special values: rcp(NaN)", rcp, NAN, NAN);
    unary("special values: rsq(+0)", rsq, ZERO, INF);
    unary("special values: rsq(-0)", rsq, MINUS_ZERO, INF);
    unary("special values: rsq(-2)", rsq, 0xC00000, NAN);
    unary("special values: rsq(-inf)", rsq, MINUS_INF, NAN);
    unary("special values: rsq(NaN)", rsq, NAN, NAN);
    unary("special values: rsq(+inf)", rsq, INF, ZERO);
    unary("special values: rsq(1) is exactly 1", rsq, ONE, ONE);
    unary("special values: ex2(-inf)", F24::ex2, MINUS_INF, ZERO);
    unary("special values: ex2(+inf)", F24::ex2, INF, INF);
    unary("special values: ex2(NaN)", F24::ex2, NAN, NAN);
    unary("special values: lg2(0)", F24::lg2, ZERO, MINUS_INF);
    for rounding in BOTH {
        row("special values: lg2(rcp(-inf))", f24(MINUS_INF).rcp(rounding).lg2(rounding), MINUS_INF);
    }
    unary("special values: lg2(-1)", F24::lg2, MINUS_ONE, NAN);
    unary("special values: lg2(-inf)", F24::lg2, MINUS_INF, NAN);
    unary("special values: lg2(+inf)", F24::lg2, INF, INF);
    unary("special values: lg2(NaN)", F24::lg2, NAN, NAN);
    row("special values: flr(-0.1)", f24(0xBB9999).flr(), MINUS_ONE);
    for unchanged in [INF, MINUS_INF, NAN, 0xFF1234] {
        row("special values: flr(+-inf), flr(NaN)", f24(unchanged).flr(), unchanged);
    }
}

#[test]
fn comparisons() {
    for (a, b) in [(NAN, ONE), (ONE, NAN), (NAN, NAN), (NAN, MINUS_INF), (INF, NAN)] {
        let (a, b) = (f24(a), f24(b));
        for subnormals in [SubnormalCompare::Keep, SubnormalCompare::Flush] {
            row("special values: sge with NaN", a.sge(b, subnormals), ZERO);
            row("special values: slt with NaN", a.slt(b, subnormals), ZERO);
        }
        for (code, holds) in [(0, false), (2, false), (3, false), (4, false), (5, false), (1, true)] {
            let comparison = Comparison::from_raw(code);
            assert_eq!(a.cmp(comparison, b), holds, "special values: CMP {comparison:?} with NaN");
        }
        for code in [6, 7] {
            assert!(a.cmp(Comparison::from_raw(code), b), "special values: CMP operators 6 and 7");
        }
    }
    for code in [6, 7] {
        assert!(F24::ONE.cmp(Comparison::from_raw(code), F24::ZERO), "special values: CMP operators 6 and 7");
    }
}

#[test]
fn selection() {
    for (a, b, max, min) in [
        (ZERO, NAN, NAN, NAN),
        (NAN, ZERO, ZERO, ZERO),
        (ZERO, INF, INF, ZERO),
        (MINUS_INF, INF, INF, MINUS_INF),
        (ZERO, MINUS_INF, ZERO, MINUS_INF),
    ] {
        row("special values: max(a, b)", f24(a).max(f24(b)), max);
        row("special values: min(a, b)", f24(a).min(f24(b), KEEP), min);
    }
}

#[test]
fn mova() {
    for (bits, offset) in [
        (0x3ECCCC, Some(0)),
        (0xBECCCC, Some(0)),
        (0xC04000, Some(-2)),
        (0x45E000, Some(120)),
        (0xC60400, Some(-130)),
        (0x7EFFFF, Some(i32::MAX)),
        (0xFEFFFF, Some(i32::MIN)),
        (SUBNORMAL, Some(0)),
        (NAN, None),
        (INF, None),
        (MINUS_INF, None),
    ] {
        assert_eq!(f24(bits).mova(), offset, "2.6: MOVA of {bits:06X}");
    }
}
