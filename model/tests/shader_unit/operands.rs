// SPDX-License-Identifier: MIT
//! Operands: register numbers, selectors, negation, masks, relative addressing (shader-unit.md#instruction-words,
//! shader-unit.md#operand-descriptors, shader-unit.md#relative-addressing).

use crate::support::machine::Machine;
use crate::support::number::*;
use crate::support::word::*;

/// A machine whose c registers hold their number: c`n` = (n, n, n, n).
fn numbered() -> Machine {
    let mut machine = Machine::new();
    for number in 0..96 {
        machine.c(number, splat(int(number as i32)));
    }
    machine
}

/// What `mov o0, c<base>[a0.x]` reads from numbered registers with an offset.
fn read_relative(machine: &mut Machine, base: u32, offset: i32) -> u32 {
    machine.v(0, splat(int(offset)));
    machine.code(&[mova(v(0), 8), one_indexed(MOV, o(0), c(base), A0X, 0), END]);
    machine.run_clean().o(0)[0]
}

#[test]
fn reference_cases() {
    let mut machine = numbered();
    for (offset, expected) in
        [(60, ONE), (88, int(0)), (128, int(40)), (-42, ONE), (-73, int(95)), (-127, int(41)), (-129, int(40))]
    {
        assert_eq!(read_relative(&mut machine, 40, offset), expected, "c40 with offset {offset}");
    }
}

#[test]
fn every_base_and_offset() {
    let mut machine = numbered();
    for base in 0..96 {
        for offset in -140..=140 {
            // Steps 2 to 5: an offset outside of -128..=127 counts as 0; 128 places in a circle, of which the last 32
            // are ones.
            let inside = if (-128..=127).contains(&offset) { offset } else { 0 };
            let place = (base as i32 + inside).rem_euclid(128);
            let expected = if place >= 96 { ONE } else { int(place) };
            assert_eq!(read_relative(&mut machine, base, offset), expected, "c{base} with offset {offset}");
        }
    }
}

#[test]
fn ones_are_four_components() {
    let mut machine = Machine::new();
    machine.v(0, splat(int(60))).code(&[mova(v(0), 8), one_indexed(MOV, o(0), c(40), A0X, 0), END]);
    assert_eq!(machine.run_clean().o(0), splat(ONE));
}

#[test]
fn ones_are_modified_too() {
    let mut machine = Machine::new();
    machine.v(0, splat(int(60))).descriptor(20, descriptor(15, [(1, XYZW), (0, 0), (0, 0)]));
    machine.code(&[mova(v(0), 8), one_indexed(MOV, o(0), c(40), A0X, 20), END]);
    assert_eq!(machine.run_clean().o(0), splat(MINUS_ONE));
}

#[test]
fn each_index_register() {
    let mut machine = numbered();
    machine.v(0, ints([3, 5, 0, 0])).i(0, [0, 7, 2]);
    // aL is 7 in the loop and 9 after it.
    machine.code(&[
        mova(v(0), 0),
        repeat(2, 0),
        one_indexed(MOV, o(3), c(10), AL, 0),
        one_indexed(MOV, o(0), c(10), 0, 0),
        one_indexed(MOV, o(1), c(10), A0X, 0),
        one_indexed(MOV, o(2), c(10), A0Y, 0),
        one_indexed(MOV, o(4), c(10), AL, 0),
        END,
    ]);
    machine.run_clean();
    assert_eq!([0, 1, 2, 3, 4].map(|register| machine.o(register)[0]), [10, 13, 15, 17, 19].map(int));
}

#[test]
fn index_is_ignored_on_v_and_r() {
    let mut machine = Machine::new();
    for number in 0..16 {
        machine.v(number, splat(int(100 + number as i32)));
    }
    machine.v(15, splat(int(1)));
    machine.code(&[
        mova(v(15), 0),
        mov(r(2), v(2)),
        mov(r(3), v(3)),
        one_indexed(MOV, o(0), v(4), A0X, 0),
        one_indexed(MOV, o(1), r(2), A0Y, 0),
        END,
    ]);
    machine.run_clean();
    assert_eq!((machine.o(0), machine.o(1)), (splat(int(104)), splat(int(102))));
}

#[test]
fn index_applies_to_the_wide_source() {
    let mut machine = numbered();
    machine.v(0, splat(int(2)));
    let load = [mova(v(0), 8), mov(r(1), c(50)), mov(r(2), c(60))];
    for (word, expected) in [
        (two_indexed(ADD, o(0), c(20), A0X, r(1), 0), 22 + 50),
        (two_inverted(SGEI, o(0), r(1), c(49), A0X, 0), 0),
        (two_inverted(SGEI, o(0), r(1), c(48), A0X, 0), 1),
        (mad(o(0), r(1), c(20), r(2), A0X, 0), 50 * 22 + 60),
        (madi(o(0), r(1), r(2), c(20), A0X, 0), 50 * 60 + 22),
        (one_indexed(FLR, o(0), c(20), A0X, 0), 22),
    ] {
        machine.code(&[load[0], load[1], load[2], word, END]);
        assert_eq!(machine.run_clean().o(0)[0], int(expected), "{word:08X}");
    }
    machine.code(&[load[0], load[1], cmp(c(48), 0, 0, r(1), 0) | A0X << 19, END]);
    assert_eq!(machine.run_clean().cmp(), [true, true]);
}

#[test]
fn register_numbers() {
    let mut machine = Machine::new();
    for number in 0..16 {
        machine.v(number, splat(int(100 + number as i32)));
    }
    for number in 0..96 {
        machine.c(number, splat(int(200 + number as i32)));
    }
    for number in 0..16 {
        machine.code(&[mov(r(number), v(number)), mov(o(number), r(number)), END]).run_clean();
        assert_eq!(machine.r(number as usize), splat(int(100 + number as i32)));
        assert_eq!(machine.o(number as usize), splat(int(100 + number as i32)));
    }
    for number in 0..96 {
        machine.code(&[mov(o(1), c(number)), END]);
        assert_eq!(machine.run_clean().o(1), splat(int(200 + number as i32)));
    }
}

#[test]
fn every_selector() {
    let source = ints([1, 2, 3, 4]);
    let mut machine = Machine::new();
    machine.c(0, source);
    for selector in 0..=255 {
        machine.descriptor(20, descriptor(15, [(0, selector), (0, 0), (0, 0)]));
        machine.code(&[one(MOV, o(0), c(0), 20), END]);
        // The top pair is x.
        let expected = [6, 4, 2, 0].map(|shift| source[(selector >> shift & 3) as usize]);
        assert_eq!(machine.run_clean().o(0), expected, "selector {selector:02X}");
    }
}

#[test]
fn each_source_has_its_selector_and_negation() {
    let mut machine = Machine::new();
    machine.c(0, ints([1, 2, 3, 4])).c(1, ints([10, 20, 30, 40])).c(2, ints([100, 200, 300, 400]));
    for negations in 0..8 {
        let [neg1, neg2, neg3] = [0, 1, 2].map(|bit| negations >> bit & 1);
        machine.descriptor(20, descriptor(15, [(neg1, WZYX), (neg2, YZWX), (neg3, YYYY)]));
        let load = [mov(r(0), c(0)), mov(r(1), c(1)), mov(r(2), c(2))];
        let sign = |negation: u32| if negation == 0 { 1 } else { -1 };
        let expected: [i32; 4] = core::array::from_fn(|i| {
            let (a, b, c) = ([4, 3, 2, 1][i], [20, 30, 40, 10][i], 200);
            sign(neg1) * a * sign(neg2) * b + sign(neg3) * c
        });
        for word in [mad(o(0), r(0), c(1), r(2), 0, 20), madi(o(0), r(0), r(1), c(2), 0, 20)] {
            machine.code(&[load[0], load[1], load[2], word, END]);
            assert_eq!(machine.run_clean().o(0), ints(expected), "negations {negations:03b}");
        }
    }
}

#[test]
fn inverted_forms_keep_the_meaning_of_descriptor_fields() {
    let mut machine = Machine::new();
    machine.c(0, ints([1, 2, 3, 4])).c(1, ints([10, 20, 30, 40]));
    // Source 1 is the 5-bit field and has the first modifier: -r0.wzyx . c1.xyzw and c1.w.
    machine.descriptor(20, descriptor(15, [(1, WZYX), (0, XYZW), (0, 0)]));
    machine.code(&[mov(r(0), c(0)), two_inverted(DPHI, o(0), r(0), c(1), 0, 20), END]);
    assert_eq!(machine.run_clean().o(0), splat(int(-(4 * 10 + 3 * 20 + 2 * 30) + 40)));
}

#[test]
fn negation_flips_the_sign_bit_of_anything() {
    let mut machine = Machine::new();
    machine.descriptor(20, descriptor(15, [(1, XYZW), (0, 0), (0, 0)]));
    machine.c(0, [ZERO, NAN, MINUS_INF, SUBNORMAL]).code(&[one(MOV, o(0), c(0), 20), END]);
    assert_eq!(machine.run_clean().o(0), [MINUS_ZERO, 0xFF_8000, INF, 0x80_FFFF]);
}

#[test]
fn every_mask() {
    let mut machine = Machine::new();
    machine.c(0, ints([1, 2, 3, 4])).c(1, splat(int(9)));
    for (mask, negation) in (0..32).map(|case| (case & 15, case >> 4)) {
        machine.descriptor(20, descriptor(mask, [(negation, XYZW), (0, 0), (0, 0)]));
        machine.code(&[mov(r(0), c(1)), one(MOV, r(0), c(0), 20), END]);
        // Bit 3 is x.
        let sign = if negation == 0 { 1 } else { -1 };
        let expected = core::array::from_fn(|i| if mask >> (3 - i) & 1 != 0 { sign * [1, 2, 3, 4][i] } else { 9 });
        assert_eq!(machine.run_clean().r(0), ints(expected), "mask {mask:X}, negation {negation}");
    }
}

#[test]
fn mad_names_the_first_32_descriptors() {
    let mut machine = Machine::new();
    machine.c(0, splat(TWO)).descriptor(31, masked(8)).descriptor(63, masked(15)).descriptor(127, masked(4));
    machine.code(&[mov(r(0), c(0)), mad(o(0), r(0), c(0), r(0), 0, 31), one(MOV, o(1), c(0), 127), END]);
    machine.run_clean();
    assert_eq!((machine.o(0), machine.o(1)), (ints([6, 0, 0, 0]), ints([0, 2, 0, 0])));
}

#[test]
fn descriptors_apply_to_words_that_were_loaded_before_them() {
    let mut machine = Machine::new();
    machine.c(0, splat(TWO)).code(&[one(MOV, r(0), c(0), 20), END]);
    machine.descriptor(20, masked(8)).run_clean();
    assert_eq!(machine.r(0), ints([2, 0, 0, 0]));
    machine.descriptor(20, masked(1)).run_clean();
    assert_eq!(machine.r(0), ints([2, 0, 0, 2]), "a new descriptor under an old word");
}
