// SPDX-License-Identifier: MIT
//! What every opcode computes (numbers.md#rounding-and-range, numbers.md#special-values, shader-unit.md#operations),
//! through instructions.

use crate::support::machine::Machine;
use crate::support::number::*;
use crate::support::word::*;

/// Runs `op o0, c0, r0` on two vectors; r0 is loaded by MOV, which keeps bits (numbers.md#rounding-and-range).
fn binary(op: u32, a: [u32; 4], b: [u32; 4]) -> [u32; 4] {
    let mut machine = Machine::new();
    machine.c(0, a).c(1, b).code(&[mov(r(0), c(1)), two(op, o(0), c(0), r(0), 0), END]);
    machine.run_clean().o(0)
}

/// Runs `op o0, c0`.
fn unary(op: u32, a: [u32; 4]) -> [u32; 4] {
    Machine::new().c(0, a).code(&[one(op, o(0), c(0), 0), END]).run_clean().o(0)
}

/// Runs a function of the first component and checks that the result is everywhere.
fn special(op: u32, a: u32) -> u32 {
    let result = unary(op, [a, ONE, TWO, THREE]);
    assert_eq!(
        result,
        splat(result[0]),
        "shader-unit.md#restrictions-and-quirks: the first component is read, all are written"
    );
    result[0]
}

/// Runs `mad o0, r0, c1, r1`.
fn mad_of(a: u32, b: u32, addend: u32) -> u32 {
    let mut machine = Machine::new();
    machine.c(0, splat(a)).c(1, splat(b)).c(2, splat(addend));
    machine.code(&[mov(r(0), c(0)), mov(r(1), c(2)), mad(o(0), r(0), c(1), r(1), 0, 0), END]);
    machine.run_clean().o(0)[0]
}

/// Runs CMP with one operator for both flags.
fn compare(a: u32, operator: u32, b: u32) -> bool {
    let mut machine = Machine::new();
    machine.c(0, splat(a)).c(1, splat(b));
    machine.code(&[mov(r(0), c(1)), cmp(c(0), operator, operator, r(0), 0), END]);
    let [x, y] = machine.run_clean().cmp();
    assert_eq!(x, y);
    x
}

#[test]
fn infinity_times_zero() {
    for (inf, zero) in [(INF, ZERO), (MINUS_INF, ZERO), (ZERO, INF), (INF, MINUS_ZERO), (INF, SUBNORMAL)] {
        assert_eq!(binary(MUL, splat(inf), splat(zero)), splat(ZERO), "{inf:06X} * {zero:06X}");
    }
    assert_eq!(binary(MUL, splat(NAN), splat(ZERO)), splat(NAN));
    assert_eq!(binary(MUL, splat(ZERO), splat(NAN)), splat(NAN));
    assert_eq!(mad_of(INF, ZERO, ONE), ONE, "fp-tests: mad(inf, 0, 1)");
    assert_eq!(binary(DP4, [INF, ONE, ZERO, ONE], [ZERO, ONE, INF, ONE]), splat(TWO), "fp-tests");
    assert_eq!(binary(DP3, [INF, INF, ZERO, ONE], [ZERO, ZERO, INF, ONE]), splat(ZERO), "fp-tests");
    assert_eq!(binary(DPH, [INF, INF, INF, NAN], [ZERO, ZERO, ZERO, ONE]), splat(ONE), "fp-tests");
}

#[test]
fn infinity_times_zero_in_madi() {
    let mut machine = Machine::new();
    machine.c(0, splat(INF)).c(1, splat(ONE));
    machine.code(&[mov(r(0), c(0)), madi(o(0), r(0), r(1), c(1), 0, 0), END]);
    assert_eq!(machine.run_clean().o(0), splat(ONE));
}

#[test]
fn sums_of_infinities() {
    assert_eq!(
        binary(ADD, [INF, MINUS_INF, INF, MINUS_INF], [MINUS_INF, INF, INF, MINUS_INF]),
        [NAN, NAN, INF, MINUS_INF]
    );
}

#[test]
fn rcp_and_rsq() {
    for (operand, rcp, rsq) in [
        (ZERO, INF, INF),
        (MINUS_ZERO, INF, INF),
        (INF, ZERO, ZERO),
        (MINUS_INF, ZERO, NAN),
        (NAN, NAN, NAN),
        (ONE, ONE, ONE),
        (0xC0_0000, 0xBE_0000, NAN),
        (SUBNORMAL, INF, INF),
    ] {
        assert_eq!(special(RCP, operand), rcp, "rcp({operand:06X})");
        assert_eq!(special(RSQ, operand), rsq, "rsq({operand:06X})");
    }
}

#[test]
fn rcp_of_minus_infinity_is_not_minus_zero() {
    let mut machine = Machine::new();
    machine.c(0, splat(MINUS_INF)).code(&[one(RCP, r(0), c(0), 0), one(RSQ, o(0), r(0), 0), END]);
    assert_eq!(machine.run_clean().o(0), splat(INF), "rsq(rcp(-inf))");
}

#[test]
fn ex2_and_lg2() {
    for (operand, result) in [(MINUS_INF, ZERO), (INF, INF), (NAN, NAN), (ZERO, ONE), (SUBNORMAL, ONE)] {
        assert_eq!(special(EX2, operand), result, "ex2({operand:06X})");
    }
    for (operand, result) in
        [(ZERO, MINUS_INF), (MINUS_ONE, NAN), (INF, INF), (NAN, NAN), (MINUS_INF, NAN), (ONE, ZERO)]
    {
        assert_eq!(special(LG2, operand), result, "lg2({operand:06X})");
    }
}

#[test]
fn lg2_of_the_reciprocal_of_minus_infinity() {
    let mut machine = Machine::new();
    machine.c(0, splat(MINUS_INF)).code(&[one(RCP, r(0), c(0), 0), one(LG2, o(0), r(0), 0), END]);
    assert_eq!(machine.run_clean().o(0), splat(MINUS_INF), "fp-tests: lg2(0), written as lg2(rcp(-inf))");
}

#[test]
fn flr_of_special_values() {
    // 0xBB9999 is -0.1 (0.1 is 0x3B9999).
    assert_eq!(unary(FLR, [0xBB_9999, INF, MINUS_INF, 0x7F_1234]), [MINUS_ONE, INF, MINUS_INF, 0x7F_1234]);
}

#[test]
fn sge_and_slt_with_nan() {
    for (a, b) in [(NAN, ONE), (ONE, NAN), (NAN, NAN)] {
        for op in [SGE, SLT] {
            assert_eq!(binary(op, splat(a), splat(b)), splat(ZERO));
        }
        for op in [SGEI, SLTI] {
            let mut machine = Machine::new();
            machine.c(0, splat(a)).c(1, splat(b));
            machine.code(&[mov(r(0), c(0)), two_inverted(op, o(0), r(0), c(1), 0, 0), END]);
            assert_eq!(machine.run_clean().o(0), splat(ZERO));
        }
    }
}

#[test]
fn compare_with_nan() {
    for (a, b) in [(NAN, ONE), (ONE, NAN), (NAN, NAN)] {
        // EQ NE LT LE GT GE and the operators 6 and 7.
        let results = [0, 1, 2, 3, 4, 5, 6, 7].map(|operator| compare(a, operator, b));
        assert_eq!(results, [false, true, false, false, false, false, true, true], "{a:06X} with {b:06X}");
    }
}

#[test]
fn compare_operators() {
    for (a, b, results) in [
        (ONE, ONE, [true, false, false, true, false, true, true, true]),
        (ONE, TWO, [false, true, true, true, false, false, true, true]),
        (TWO, ONE, [false, true, false, false, true, true, true, true]),
        (MINUS_ZERO, ZERO, [true, false, false, true, false, true, true, true]),
        // Subnormals are seen (numbers.md#rounding-and-range).
        (SUBNORMAL, ZERO, [false, true, false, false, true, true, true, true]),
    ] {
        for (operator, result) in results.into_iter().enumerate() {
            assert_eq!(compare(a, operator as u32, b), result, "{a:06X} op {operator} {b:06X}");
        }
    }
}

#[test]
fn compare_reads_x_and_y() {
    let mut machine = Machine::new();
    machine.c(0, [ONE, TWO, NAN, NAN]).c(1, [ONE, ONE, NAN, NAN]);
    // cmp.x = 1 == 1, cmp.y = 2 < 1.
    machine.code(&[mov(r(0), c(1)), cmp(c(0), 0, 2, r(0), 0), END]);
    assert_eq!(machine.run_clean().cmp(), [true, false]);
    // With a selector on each source: x = c0.y > r0.x, y = c0.x != r0.y.
    machine.descriptor(20, descriptor(0, [(0, 0x40), (0, XYZW), (0, 0)]));
    machine.code(&[mov(r(0), c(1)), cmp(c(0), 4, 1, r(0), 20), END]);
    assert_eq!(machine.run_clean().cmp(), [true, false]);
}

#[test]
fn max_and_min() {
    for (a, b, max, min) in [
        (ZERO, NAN, NAN, NAN),
        (NAN, ZERO, ZERO, ZERO),
        (ZERO, INF, INF, ZERO),
        (MINUS_INF, INF, INF, MINUS_INF),
        (ZERO, MINUS_INF, ZERO, MINUS_INF),
        // Subnormals are seen and kept (numbers.md#rounding-and-range).
        (ZERO, SUBNORMAL, SUBNORMAL, ZERO),
        (SUBNORMAL, ZERO, SUBNORMAL, ZERO),
        // Equal operands select the second; the sign of a zero is kept (numbers.md#encoding).
        (ZERO, MINUS_ZERO, MINUS_ZERO, MINUS_ZERO),
        (MINUS_ZERO, ZERO, ZERO, ZERO),
    ] {
        assert_eq!(binary(MAX, splat(a), splat(b)), splat(max), "max({a:06X}, {b:06X})");
        assert_eq!(binary(MIN, splat(a), splat(b)), splat(min), "min({a:06X}, {b:06X})");
    }
}

#[test]
fn subnormals() {
    assert_eq!(binary(MUL, splat(SUBNORMAL), splat(TWO)), splat(ZERO), "mul(s, 2)");
    assert_eq!(binary(MUL, splat(SMALLEST), splat(HALF)), splat(ZERO), "mul(n, 0.5)");
    assert_eq!(binary(ADD, splat(SUBNORMAL), splat(SUBNORMAL)), splat(ZERO));
    assert_eq!(unary(MOV, splat(SUBNORMAL)), splat(SUBNORMAL));
    assert_eq!(unary(FLR, splat(0x80_FFFF)), splat(ZERO));
    assert_eq!(binary(SGE, splat(ZERO), splat(SUBNORMAL)), splat(ZERO));
    assert_eq!(binary(SLT, splat(ZERO), splat(SUBNORMAL)), splat(ONE));
}

#[test]
fn add_and_mul() {
    for (a, b, sum) in [
        (ONE, 0x2E_8000, ONE),
        (ONE, 0x2F_0000, 0x3F_0001),
        (ONE, 0xAE_8000, 0x3E_FFFE),
        (ONE, 0xBE_FFFF, 0x2E_0000),
        (0x3B_9999, 0x3C_9999, 0x3D_3332),
    ] {
        assert_eq!(binary(ADD, splat(a), splat(b)), splat(sum), "{a:06X} + {b:06X}");
    }
    for (a, b, product) in [
        (0x3B_9999, 0x42_4000, 0x3E_FFFF),
        (0x3F_FFFF, 0x3F_FFFF, 0x40_FFFE),
        (0x7E_0000, THREE, INF),
        (0xFE_0000, THREE, MINUS_INF),
        (0x3D_5555, THREE, 0x3E_FFFF),
    ] {
        assert_eq!(binary(MUL, splat(a), splat(b)), splat(product), "{a:06X} * {b:06X}");
    }
}

#[test]
fn halving() {
    // 1.0 halved 62 times is the smallest normal number, once more it is 0.
    for (count, result) in [(61, SMALLEST), (62, ZERO)] {
        let mut machine = Machine::new();
        machine.c(0, splat(HALF)).c(1, splat(ONE)).i(0, [count, 0, 0]);
        machine.code(&[mov(r(0), c(1)), repeat(3, 0), two(MUL, r(0), c(0), r(0), 0), NOP, END]);
        assert_eq!(machine.run_clean().r(0), splat(result), "{} times", count + 1);
    }
}

#[test]
fn mad_is_not_fused() {
    assert_eq!(mad_of(0x3F_0001, 0x3F_0001, 0xBF_0002), ZERO, "fused: 0x1F0000");
    assert_eq!(mad_of(0x3D_5555, THREE, MINUS_ONE), 0xAE_0000, "the product is rounded first");
}

#[test]
fn special_functions() {
    for (op, operand, result) in [
        (RCP, THREE, 0x3D_5555),
        (RCP, int(5), 0x3C_9999),
        (RCP, int(7), 0x3C_2492),
        (RCP, int(10), 0x3B_9999),
        (RCP, 0x3D_5555, THREE),
        (RSQ, TWO, 0x3E_6A09),
        (RSQ, THREE, 0x3E_279A),
        (RSQ, int(5), 0x3D_C9F2),
        (RSQ, int(10), 0x3D_43D1),
        (EX2, HALF, 0x3F_6A09),
        (EX2, 0xBE_0000, 0x3E_6A09),
        (EX2, 0x3D_0000, 0x3F_306F),
        (EX2, 0x40_C000, 0x42_6A09),
        (LG2, THREE, 0x3F_95C0),
        (LG2, int(5), 0x40_2934),
        (LG2, int(10), 0x40_A934),
        (LG2, int(100), 0x41_A934),
    ] {
        assert_eq!(special(op, operand), result, "op {op:02X} of {operand:06X}");
    }
}

#[test]
fn flr_of_worked_values() {
    // 3.25, -3.25, -0.1, 7.
    assert_eq!(unary(FLR, [0x40_A000, 0xC0_A000, 0xBB_9999, 0x41_C000]), [THREE, 0xC1_0000, MINUS_ONE, 0x41_C000]);
}

#[test]
fn dot_products() {
    let (a, b) = (ints([2, 3, 5, 7]), ints([11, 13, 17, 19]));
    assert_eq!(binary(DP3, a, b), splat(int(2 * 11 + 3 * 13 + 5 * 17)));
    assert_eq!(binary(DP4, a, b), splat(int(2 * 11 + 3 * 13 + 5 * 17 + 7 * 19)));
    assert_eq!(binary(DPH, a, b), splat(int(2 * 11 + 3 * 13 + 5 * 17 + 19)));
    let order = [ONE, 0x50_0000, ONE, 0xD0_0000];
    assert_eq!(binary(DP4, order, splat(ONE)), splat(ZERO), "Worked by hand: left to right");
}

#[test]
fn the_mask_does_not_disable_source_components() {
    let mut machine = Machine::new();
    machine.c(0, ints([2, 3, 5, 7])).c(1, ints([11, 13, 17, 19])).c(2, splat(MINUS_ONE));
    // 2 * 11 + 3 * 13 + 5 * 17 + 7 * 19 = 279, whatever the mask.
    for (mask, expected) in [(8, [279, -1, -1, -1]), (1, [-1, -1, -1, 279]), (6, [-1, 279, 279, -1])] {
        machine.code(&[mov(r(0), c(1)), mov(r(1), c(2)), two(DP4, r(1), c(0), r(0), mask), END]);
        assert_eq!(machine.run_clean().r(1), ints(expected), "mask {mask:X}");
    }
}

#[test]
fn dst() {
    let (a, b) = (ints([2, 3, 5, 7]), ints([11, 13, 17, 19]));
    assert_eq!(binary(DST, a, b), ints([1, 39, 5, 19]));
}

#[test]
fn inverted_forms() {
    let mut machine = Machine::new();
    machine.c(0, ints([2, 3, 5, 7])).c(1, ints([11, 2, 5, 19]));
    for (op, expected) in [
        (DPHI, ints([2 * 11 + 3 * 2 + 5 * 5 + 19; 4])),
        (DSTI, ints([1, 6, 5, 19])),
        (SGEI, ints([0, 1, 1, 0])),
        (SLTI, ints([1, 0, 0, 1])),
    ] {
        machine.code(&[mov(r(0), c(0)), two_inverted(op, o(0), r(0), c(1), 0, 0), END]);
        assert_eq!(machine.run_clean().o(0), expected, "op {op:02X}");
    }
}

#[test]
fn mad_and_madi() {
    let mut machine = Machine::new();
    machine.c(0, ints([2, 3, 5, 7])).c(1, ints([11, 13, 17, 19])).c(2, ints([100, 200, 300, 400]));
    let load = [mov(r(0), c(0)), mov(r(1), c(1)), mov(r(2), c(2))];
    let expected = ints([122, 239, 385, 533]);
    machine.code(&[load[0], load[1], load[2], mad(o(0), r(0), c(1), r(2), 0, 0), END]);
    assert_eq!(machine.run_clean().o(0), expected);
    machine.code(&[load[0], load[1], load[2], madi(o(0), r(0), r(1), c(2), 0, 0), END]);
    assert_eq!(machine.run_clean().o(0), expected);
}

#[test]
fn litp() {
    // The limit is 0x7FFF / 0x100 = 127.99609375 = 0x45FFFC (worked by hand).
    for (operand, result, flags) in [
        (ints([3, 5, 7, 2]), ints([3, 5, 0, 2]), [true, true]),
        (ints([-3, 200, 7, -2]), [ZERO, 0x45_FFFC, ZERO, ZERO], [false, false]),
        (ints([0, -200, 7, -2]), [ZERO, 0xC5_FFFC, ZERO, ZERO], [true, false]),
        ([NAN, INF, NAN, NAN], [ZERO, 0x45_FFFC, ZERO, ZERO], [false, false]),
        ([INF, MINUS_INF, NAN, MINUS_ZERO], [INF, 0xC5_FFFC, ZERO, ZERO], [true, true]),
        ([MINUS_ZERO, NAN, ONE, INF], [ZERO, 0xC5_FFFC, ZERO, INF], [true, true]),
    ] {
        let mut machine = Machine::new();
        machine.c(0, operand).code(&[one(LITP, o(0), c(0), 0), END]).run_clean();
        assert_eq!((machine.o(0), machine.cmp()), (result, flags), "litp of {operand:06X?}");
    }
}

#[test]
fn litp_writes_flags_under_an_empty_mask() {
    let mut machine = Machine::new();
    machine.descriptor(20, masked(0)).c(0, ints([1, 0, 0, 1]));
    machine.code(&[one(LITP, o(0), c(0), 20), END]).run_clean();
    assert_eq!((machine.o(0), machine.cmp()), (splat(ZERO), [true, true]));
}

#[test]
fn mova_truncates() {
    // aroulin, mova-tests: 0.9 gives 0. 0x3ECCCC is 0.8999...; toward zero on both sides.
    for (x, y, a0) in [
        (0x3E_CCCC, 0xBE_CCCC, [0, 0]),
        (int(-129), int(127), [-129, 127]),
        (0xC0_A000, 0x40_E000, [-3, 3]),
        (SUBNORMAL, MINUS_ZERO, [0, 0]),
    ] {
        let mut machine = Machine::new();
        machine.c(0, [x, y, NAN, NAN]).code(&[mova(c(0), 0), END]);
        assert_eq!(machine.run_clean().a0(), a0);
    }
}

#[test]
fn mova_obeys_the_mask() {
    let mut machine = Machine::new();
    machine.c(0, ints([5, 6, 7, 8])).c(1, ints([-1, -2, -3, -4]));
    machine.descriptor(20, descriptor(4, [(0, YZWX), (0, 0), (0, 0)]));
    machine.code(&[mova(c(0), 8), NOP, mova(c(1), 20), END]);
    assert_eq!(machine.run_clean().a0(), [5, -3], "a0.y is component y of the selected operand");
}

#[test]
fn reads_come_before_the_write() {
    let mut machine = Machine::new();
    machine.c(0, ints([1, 2, 3, 4])).descriptor(20, descriptor(15, [(0, WZYX), (0, XYZW), (0, 0)]));
    machine.code(&[mov(r(0), c(0)), two(ADD, r(0), r(0), r(0), 20), END]);
    assert_eq!(machine.run_clean().r(0), ints([5, 5, 5, 5]));
    machine.code(&[mov(r(0), c(0)), one(MOV, r(0), r(0), 20), END]);
    assert_eq!(machine.run_clean().r(0), ints([4, 3, 2, 1]));
}
