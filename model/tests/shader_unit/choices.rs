// SPDX-License-Identifier: MIT
//! Every alternative of every ledger entry that the shader unit takes its behaviour from, through instructions. The
//! ledger's own experiments are used where it names one.

use crate::support::machine::{Machine, bits, diagnostics, ledger, vector};
use crate::support::number::*;
use crate::support::word::*;
use pica_model::float::Arithmetic;
use pica_model::shader::{DiagnosticKind, ShaderUnits, Status};
use pica_spec::choices::Choices;

/// Runs `op o0, c0, v0`.
fn binary(choices: &[(&str, &str)], op: u32, a: [u32; 4], b: [u32; 4]) -> [u32; 4] {
    let mut machine = Machine::with(choices);
    machine.c(0, a).v(0, b).code(&[two(op, o(0), c(0), v(0), 0), END]);
    machine.run_clean().o(0)
}

fn unary(choices: &[(&str, &str)], op: u32, a: [u32; 4]) -> [u32; 4] {
    Machine::with(choices).c(0, a).code(&[one(op, o(0), c(0), 0), END]).run_clean().o(0)
}

#[test]
fn the_default_is_the_ledgers() {
    assert_eq!(Arithmetic::new(&Choices::default()), Ok(Arithmetic::DEFAULT));
    assert_eq!(Arithmetic::default(), Arithmetic::DEFAULT);
}

#[test]
fn a_table_of_special_functions_has_to_be_supplied() {
    let error = ShaderUnits::new(&ledger(&[("special_function_accuracy", "table")])).expect_err("no table exists");
    assert_eq!((error.id, error.value), ("special_function_accuracy", "table"));
    assert!(error.to_string().contains("special_function_accuracy"));
}

#[test]
fn f24_rounding() {
    // The ledger's experiment: 0x3D5555 * 3.0, and 1.0 + 0x2E8000; values worked by hand.
    for (value, product, sum, tenths, fifth) in
        [("toward-zero", 0x3E_FFFF, ONE, 0x3D_3332, 0x3C_9999), ("nearest-even", ONE, 0x3F_0001, 0x3D_3333, 0x3C_999A)]
    {
        let choices = [("f24_rounding", value)];
        assert_eq!(binary(&choices, MUL, splat(0x3D_5555), splat(THREE)), splat(product), "{value}");
        assert_eq!(binary(&choices, ADD, [ONE, 0x3B_9999, 0, 0], [0x2E_8000, 0x3C_9999, 0, 0])[..2], [sum, tenths]);
        assert_eq!(unary(&choices, RCP, splat(int(5))), splat(fifth));
    }
}

#[test]
fn dot_product_order() {
    // The ledger's experiment: 1 + 2^17 + 1 - 2^17, where 1 is half a place of 2^17. DPH is the same with 1 for a.w.
    // DP3 of 2^17 + 1 - 2^17 is (x + y) + z in both rounded orders.
    for (value, dp4, dp3) in [("left-to-right", ZERO, ZERO), ("pairwise-tree", ONE, ZERO), ("unrounded", TWO, ONE)] {
        let choices = [("dot_product_order", value)];
        assert_eq!(binary(&choices, DP4, [ONE, 0x50_0000, ONE, 0xD0_0000], splat(ONE)), splat(dp4), "{value}");
        assert_eq!(binary(&choices, DPH, [ONE, 0x50_0000, ONE, NAN], [ONE, ONE, ONE, 0xD0_0000]), splat(dp4));
        assert_eq!(binary(&choices, DP3, [0x50_0000, ONE, 0xD0_0000, NAN], splat(ONE)), splat(dp3), "{value}");
    }
}

#[test]
fn subnormal_compare() {
    for (value, moved, least, greater_equal, less) in
        [("keep", SUBNORMAL, SUBNORMAL, ZERO, ONE), ("flush", ZERO, ZERO, ONE, ZERO)]
    {
        let choices = [("subnormal_compare", value)];
        assert_eq!(unary(&choices, MOV, splat(SUBNORMAL)), splat(moved), "{value}");
        assert_eq!(binary(&choices, MIN, splat(SUBNORMAL), splat(ONE)), splat(least));
        assert_eq!(binary(&choices, SGE, splat(ZERO), splat(SUBNORMAL)), splat(greater_equal));
        assert_eq!(binary(&choices, SLT, splat(ZERO), splat(SUBNORMAL)), splat(less));
        // MAX and CMP see subnormals in any case; DST moves z and w as MOV does.
        assert_eq!(binary(&choices, MAX, splat(SUBNORMAL), splat(ZERO)), splat(SUBNORMAL));
        assert_eq!(binary(&choices, DST, splat(SUBNORMAL), splat(SUBNORMAL)), [ONE, ZERO, moved, moved]);
        let mut machine = Machine::with(&choices);
        machine.c(0, splat(SUBNORMAL)).code(&[cmp(c(0), 0, 4, v(0), 0), END]).run_clean();
        assert_eq!(machine.cmp(), [false, true]);
    }
}

#[test]
fn f24_overflow() {
    for (value, positive, negative) in [("infinity", INF, MINUS_INF), ("saturate", LARGEST, 0xFE_FFFF)] {
        let choices = [("f24_overflow", value)];
        // The ledger's experiment.
        assert_eq!(binary(&choices, MUL, splat(0x7E_0000), splat(0x41_0000)), splat(positive), "{value}");
        assert_eq!(binary(&choices, ADD, splat(0x7E_8000), splat(0x7E_8000)), splat(positive));
        assert_eq!(binary(&choices, MUL, splat(0xFE_0000), splat(0x41_0000)), splat(negative));
        assert_eq!(binary(&choices, DP4, splat(0x7E_0000), splat(ONE)), splat(positive));
        assert_eq!(unary(&choices, EX2, splat(int(64))), splat(positive));
        // Infinities that are no overflow.
        assert_eq!(binary(&choices, MUL, splat(INF), splat(TWO)), splat(INF));
        assert_eq!(binary(&choices, ADD, splat(MINUS_INF), splat(TWO)), splat(MINUS_INF));
        assert_eq!(unary(&choices, EX2, splat(INF)), splat(INF));
        assert_eq!(unary(&choices, RCP, splat(ZERO)), splat(INF));
        assert_eq!(unary(&choices, LG2, splat(ZERO)), splat(MINUS_INF));
    }
    // In an unrounded dot product only the sum can overflow: 2^63 * 2 - 2^63 = 2^63.
    let choices = [("dot_product_order", "unrounded"), ("f24_overflow", "saturate")];
    assert_eq!(binary(&choices, DP3, [0x7E_0000, 0xFE_0000, 0, 0], [TWO, ONE, 0, 0]), splat(0x7E_0000));
    assert_eq!(binary(&choices, DP4, splat(0x7E_0000), splat(ONE)), splat(LARGEST));
    assert_eq!(binary(&choices, DP3, splat(0x7E_0000), splat(MINUS_ONE)), splat(0xFE_FFFF));
}

#[test]
fn f24_guard_bits() {
    // The ledger's experiment is the first: 1 - 0.75 * 2^-16.
    for (a, b, exact, one_bit) in [
        (ONE, 0xAE_8000, 0x3E_FFFE, 0x3E_FFFF),
        (0xAE_8000, ONE, 0x3E_FFFE, 0x3E_FFFF),
        // 1 - (1 + 2^-16) * 2^-2: the cut bits are below the guard bit only from a distance of two on.
        (ONE, 0xBD_0001, 0x3E_7FFF, 0x3E_8000),
        (ONE, 0xBE_0001, 0x3D_FFFE, 0x3D_FFFE),
        // The hidden bit of 2^-17 is the guard bit itself, that of 2^-18 is lost.
        (ONE, 0xAE_0000, 0x3E_FFFF, 0x3E_FFFF),
        (ONE, 0xAD_0000, 0x3E_FFFF, ONE),
        (ONE, 0x2D_FFFF, ONE, ONE),
        (MINUS_INF, ONE, MINUS_INF, MINUS_INF),
    ] {
        assert_eq!(binary(&[], ADD, splat(a), splat(b)), splat(exact), "{a:06X} + {b:06X}");
        let choices = [("f24_guard_bits", "one-bit")];
        assert_eq!(binary(&choices, ADD, splat(a), splat(b)), splat(one_bit), "{a:06X} + {b:06X}, one bit");
    }
}

#[test]
fn nan_payload() {
    const FIRST: u32 = 0xFF_1234;
    const SECOND: u32 = 0x7F_0005;
    let choices = [("nan_payload", "propagate")];
    for op in [ADD, MUL, DP3, DP4] {
        assert_eq!(binary(&[], op, splat(FIRST), splat(SECOND)), splat(NAN));
        assert_eq!(binary(&choices, op, splat(FIRST), splat(SECOND)), splat(FIRST), "op {op:02X}");
        assert_eq!(binary(&choices, op, splat(ONE), splat(SECOND)), splat(SECOND), "op {op:02X}");
    }
    for op in [RCP, RSQ, EX2, LG2] {
        assert_eq!(unary(&[], op, splat(FIRST)), splat(NAN));
        assert_eq!(unary(&choices, op, splat(FIRST)), splat(FIRST), "op {op:02X}");
    }
    // Operations that make a NaN.
    assert_eq!(binary(&choices, ADD, splat(INF), splat(MINUS_INF)), splat(NAN));
    assert_eq!(unary(&choices, RSQ, splat(MINUS_ONE)), splat(NAN));
    // In an unrounded dot product the first operand is looked for product by product.
    let unrounded = [("nan_payload", "propagate"), ("dot_product_order", "unrounded")];
    assert_eq!(binary(&unrounded, DP3, [ONE, FIRST, ONE, ONE], [ONE, ONE, SECOND, ONE]), splat(FIRST));
    assert_eq!(binary(&unrounded, DP4, [ONE, FIRST, ONE, ONE], [SECOND, ONE, ONE, ONE]), splat(SECOND));
}

#[test]
fn move_zero_sign() {
    for (value, expected) in [("keep", MINUS_ZERO), ("positive", ZERO)] {
        let choices = [("move_zero_sign", value)];
        assert_eq!(unary(&choices, MOV, splat(MINUS_ZERO)), splat(expected), "{value}");
        assert_eq!(binary(&choices, MAX, splat(MINUS_ONE), splat(MINUS_ZERO)), splat(expected));
        assert_eq!(binary(&choices, MIN, splat(ONE), splat(MINUS_ZERO)), splat(expected));
        assert_eq!(unary(&choices, MOV, splat(0x80_0001)), splat(0x80_0001), "only zeros");
    }
}

#[test]
fn special_function_subnormals() {
    let choices = [("special_function_subnormals", "keep")];
    // 0x00FFFF = 65535 * 2^-78: 2^78 / 65535 = 2^62 * 1.0000152...; 2^39 / sqrt(65535); log2 = -62.00002.
    for (op, flushed, kept) in
        [(RCP, INF, 0x7D_0001), (RSQ, INF, 0x5E_0000), (EX2, ONE, ONE), (LG2, MINUS_INF, 0xC4_F000)]
    {
        assert_eq!(unary(&[], op, splat(SUBNORMAL)), splat(flushed), "op {op:02X}");
        assert_eq!(unary(&choices, op, splat(SUBNORMAL)), splat(kept), "op {op:02X}");
    }
    // Negative ones: -65535 * 2^-78.
    for (op, kept) in [(RCP, 0xFD_0001), (RSQ, NAN), (EX2, 0x3E_FFFF), (LG2, NAN)] {
        assert_eq!(unary(&choices, op, splat(0x80_FFFF)), splat(kept), "op {op:02X}");
    }
    // 2^64 and more overflows.
    assert_eq!(unary(&choices, RCP, splat(0x00_4000)), splat(INF));
    let both = [choices[0], ("f24_overflow", "saturate")];
    assert_eq!(unary(&both, RCP, splat(0x80_4000)), splat(0xFE_FFFF));
    assert_eq!(unary(&both, RCP, splat(ZERO)), splat(INF));
}

#[test]
fn flr_special() {
    for (value, expected) in [("unchanged", 0xFF_1234), ("canonical-nan", NAN)] {
        let result = unary(&[("flr_special", value)], FLR, [0xFF_1234, MINUS_INF, INF, 0x40_A000]);
        assert_eq!(result, [expected, MINUS_INF, INF, THREE], "{value}");
    }
}

#[test]
fn litp_nan() {
    for (value, expected) in [("select-rules", 0xC5_FFFC), ("pass", 0x7F_1234)] {
        let result = unary(&[("litp_nan", value)], LITP, [ONE, 0x7F_1234, ZERO, ONE]);
        assert_eq!(result, [ONE, expected, ZERO, ONE], "{value}");
        assert_eq!(unary(&[("litp_nan", value)], LITP, [ONE, INF, ZERO, ONE])[1], 0x45_FFFC);
    }
}

#[test]
fn cmp_ne_nan() {
    for (value, expected) in [("complement", true), ("always-false", false)] {
        for (a, b) in [(NAN, ONE), (ONE, NAN), (NAN, NAN)] {
            let mut machine = Machine::with(&[("cmp_ne_nan", value)]);
            machine.c(0, splat(a)).v(0, splat(b)).code(&[cmp(c(0), 1, 6, v(0), 0), END]).run_clean();
            assert_eq!(machine.cmp(), [expected, true], "{value}");
        }
        let mut machine = Machine::with(&[("cmp_ne_nan", value)]);
        machine.c(0, [ONE, TWO, 0, 0]).v(0, splat(ONE)).code(&[cmp(c(0), 1, 1, v(0), 0), END]).run_clean();
        assert_eq!(machine.cmp(), [false, true]);
    }
}

#[test]
fn cmp_mask() {
    for (value, expected) in
        [("ignored", [[true; 2]; 4]), ("obeyed", [[false; 2], [true, false], [false, true], [true; 2]])]
    {
        for (mask, expected) in [3, 8 | 1, 4 | 2, 12].into_iter().zip(expected) {
            let mut machine = Machine::with(&[("cmp_mask", value)]);
            machine.descriptor(20, masked(mask));
            machine.code(&[cmp(c(0), 0, 0, v(0), 20), END]).run_clean();
            assert_eq!(machine.cmp(), expected, "{value}, mask {mask:X}");
        }
    }
}

#[test]
fn loop_exit_al() {
    // The ledger's experiment: c[aL] after the inner loop shows which counter is active.
    for (value, inside, after) in [("restore-outer", 20, 21), ("keep", 6, 7)] {
        let mut machine = Machine::with(&[("loop_exit_al", value)]);
        machine.i(0, [0, 20, 1]).i(1, [0, 5, 1]);
        for number in 0..96 {
            machine.c(number, splat(int(number as i32)));
        }
        machine.code(&[repeat(3, 0), repeat(2, 1), NOP, one_indexed(MOV, r(0), c(0), AL, 0), END]).run_clean();
        assert_eq!((machine.r(0)[0], machine.al()), (int(inside), after), "{value}");
    }
}

#[test]
fn al_width() {
    // The ledger's experiment: start 250, step 8. After one step 258, or 2.
    for (value, read, al) in [("wrap-8", 42, 10), ("wide-32", 40, 266)] {
        let mut machine = Machine::with(&[("al_width", value)]);
        for number in 0..96 {
            machine.c(number, splat(int(number as i32)));
        }
        machine.i(0, [1, 250, 8]);
        machine.code(&[repeat(1, 0), one_indexed(MOV, r(0), c(40), AL, 0), END]).run_clean();
        assert_eq!((machine.r(0)[0], machine.al()), (int(read), al), "{value}");
    }
    // aL is unsigned: 200 is out of range, not -56.
    for value in ["wrap-8", "wide-32"] {
        let mut machine = Machine::with(&[("al_width", value)]);
        machine.c(40, splat(ONE)).c(41, splat(TWO)).i(0, [0, 200, 0]).i(1, [0, 1, 0]);
        machine.code(&[
            repeat(1, 0),
            one_indexed(MOV, r(0), c(40), AL, 0),
            repeat(3, 1),
            one_indexed(MOV, r(1), c(40), AL, 0),
            END,
        ]);
        machine.run_clean();
        assert_eq!((machine.r(0), machine.r(1)), (splat(ONE), splat(TWO)), "{value}");
    }
}

#[test]
fn program_end() {
    // The ledger's experiment: word 0 writes a value and ends; the program starts near the end of memory.
    for (value, status, instructions, expected) in [("wrap", Status::End, 4, ONE), ("stop", Status::End, 2, ZERO)] {
        let mut machine = Machine::with(&[("program_end", value)]);
        machine.c(0, splat(ONE)).code(&[mov(r(0), c(0)), END]).code_at(510, &[NOP, NOP]);
        machine.unit.config.entry_point = 510;
        let run = machine.run();
        assert_eq!((run.status, run.instructions), (status, instructions), "{value}");
        assert_eq!(diagnostics(&run), [(511, DiagnosticKind::ProgramEnd)]);
        assert_eq!(machine.r(0), splat(expected));
    }
}

#[test]
fn program_end_by_a_jump() {
    // Address 600 does not exist in a vertex unit: it is 88, or the end.
    for (value, expected) in [("wrap", ONE), ("stop", ZERO)] {
        let mut machine = Machine::with(&[("program_end", value)]);
        machine.c(0, splat(ONE)).code(&[jump(600)]).code_at(88, &[mov(r(0), c(0)), END]);
        let run = machine.run();
        assert_eq!((run.status, machine.r(0)), (Status::End, splat(expected)), "{value}");
        assert_eq!(diagnostics(&run), [(0, DiagnosticKind::ProgramEnd)]);
    }
}

#[test]
fn blocks_may_end_with_the_last_word() {
    // A procedure, a then part and a body that end after word 511 are left before the counter passes it.
    for value in ["wrap", "stop"] {
        let choices = [("program_end", value)];
        let mut machine = Machine::with(&choices);
        machine.code(&[call(510, 2), END]).code_at(510, &[NOP, NOP]).run_clean();
        machine = Machine::with(&choices);
        machine.i(0, [3, 0, 1]).code_at(509, &[repeat(511, 0), NOP, ifu(4, 0, 0)]).code_at(4, &[END]);
        machine.unit.config.entry_point = 509;
        machine.b(1).run();
        // Each iteration the IF at 511 is the end of the body: LOOP wins. Then it leads past the end.
        assert_eq!(machine.al(), 4, "{value}");
        machine = Machine::with(&choices);
        machine.code_at(509, &[ifu(512, 8, 0), NOP, NOP]).b(1);
        machine.unit.config.entry_point = 509;
        let run = machine.code_at(8, &[END]).run();
        // The then part ends after 511 and leads to 512 + 8, which is 8 or past the end.
        assert_eq!((run.status, run.instructions), (Status::End, if value == "wrap" { 4 } else { 3 }), "{value}");
        assert_eq!(diagnostics(&run), [(511, DiagnosticKind::ProgramEnd)]);
    }
}

#[test]
fn an_entry_point_has_as_many_bits_as_addresses() {
    let mut machine = Machine::new();
    machine.unit.config.entry_point = 512 + 7;
    machine.code_at(7, &[END]).run_clean();
}

#[test]
fn shader_register_init() {
    for (value, kept) in [("keep", true), ("zero", false)] {
        let mut machine = Machine::with(&[("shader_register_init", value)]);
        machine.c(0, ints([5, 6, 7, 8])).i(0, [1, 3, 4]);
        machine.code(&[mov(r(3), c(0)), mova(c(0), 0), cmp(c(0), 6, 6, r(3), 0), repeat(4, 0), NOP, END]).run_clean();
        machine.code(&[END]).run_clean();
        let state = (machine.r(3), machine.a0(), machine.al(), machine.cmp());
        let expected =
            if kept { (ints([5, 6, 7, 8]), [5, 6], 11, [true; 2]) } else { (splat(0), [0; 2], 0, [false; 2]) };
        assert_eq!(state, expected, "{value}");
    }
}

#[test]
fn unknown_opcode() {
    for opcode in [0x10, 0x11, 0x14, 0x15, 0x16, 0x17, 0x1C, 0x1D, 0x1E, 0x1F_u32] {
        for (value, status, instructions) in [("nop", Status::End, 3), ("hang", Status::Hang, 1)] {
            let mut machine = Machine::with(&[("unknown_opcode", value)]);
            let run = machine.code(&[NOP, opcode << 26 | 0x03FF_FFFF, END]).run();
            assert_eq!((run.status, run.instructions), (status, instructions), "{opcode:02X}, {value}");
            assert_eq!(diagnostics(&run), [(1, DiagnosticKind::UnknownOpcode)]);
            assert_eq!((machine.r(15), machine.o(15)), (splat(0), splat(0)));
        }
    }
}

#[test]
fn num_width() {
    // The ledger's experiment: a procedure of 301 words, 301 in ten bits. With eight it returns after 45.
    for (value, expected) in [("bits-8", ZERO), ("bits-10", ONE)] {
        let mut machine = Machine::with(&[("num_width", value)]);
        let nops = [NOP; 300];
        machine.c(0, splat(ONE)).code(&[call(100, 301), END]).code_at(100, &nops).code_at(400, &[mov(r(0), c(0)), END]);
        assert_eq!(machine.run_clean().r(0), splat(expected), "{value}");
        // An else part of 257 words (b1) and a procedure of 256 + 1 on a flag.
        let mut machine = Machine::with(&[("num_width", value)]);
        machine.c(0, splat(ONE)).code(&[ifu(2, 257, 0), END, NOP, mov(r(0), c(0)), END]).b(1);
        machine.code_at(259, &[END]).code(&[ifu(2, 257, 0), NOP]);
        machine.run_clean();
        assert_eq!(machine.r(0), splat(if value == "bits-8" { ONE } else { ZERO }), "{value}");
        // A procedure of 514 words in a geometry unit, or of 2.
        let mut machine = Machine::geometry(&[("num_width", value)]);
        let nops = [NOP; 513];
        machine.c(0, splat(ONE)).code(&[call(100, 514), END]).code_at(100, &nops).code_at(613, &[mov(r(0), c(0)), END]);
        assert_eq!(machine.run_clean().r(0), splat(expected), "{value}");
    }
}

#[test]
fn address_register_range() {
    for (value, operands, expected) in [
        ("saturate", [int(600), int(-129)], [600, -129]),
        ("saturate", [0x7E_FFFF, 0xFE_FFFF], [i32::MAX, i32::MIN]),
        ("saturate", [NAN, INF], [0, 0]),
        ("wrap-9", [int(600), int(-129)], [88, -129]),
        ("wrap-9", [int(255), int(256)], [255, -256]),
        ("wrap-9", [int(1111), int(-600)], [87, -88]),
        ("wrap-9", [0x7E_FFFF, 0xFE_FFFF], [0, 0]),
        ("wrap-9", [NAN, MINUS_INF], [0, 0]),
    ] {
        let mut machine = Machine::with(&[("address_register_range", value)]);
        machine.c(0, [operands[0], operands[1], 0, 0]).code(&[mova(c(0), 0), END]).run_clean();
        assert_eq!(machine.a0(), expected, "{value} {operands:06X?}");
    }
    // What is read: c40 + 88 is c0 in a circle of 128, 600 is out of range and counts as 0.
    for (value, expected) in [("saturate", int(40)), ("wrap-9", int(7))] {
        let mut machine = Machine::with(&[("address_register_range", value)]);
        machine.c(0, splat(int(7))).c(40, splat(int(40))).v(0, splat(int(600)));
        machine.code(&[mova(v(0), 8), one_indexed(MOV, r(0), c(40), A0X, 0), END]).run_clean();
        assert_eq!(machine.r(0), splat(expected), "{value}");
    }
}

#[test]
fn two_input_registers() {
    for (value, sum, mad_result, compared) in
        [("as-written", 5, 2 * 3 + 5, [false, false]), ("first-register", 4, 2 * 2 + 2, [true, true])]
    {
        let mut machine = Machine::with(&[("two_input_registers", value)]);
        machine.v(1, splat(int(2))).v(2, splat(int(3))).v(3, splat(int(5)));
        let run = machine
            .code(&[
                two(ADD, r(0), v(1), v(2), 0),
                mad(r(1), v(1), v(2), v(3), 0, 0),
                cmp(v(1), 0, 0, v(2), 0),
                two(ADD, r(2), v(1), v(1), 0),
                two(ADD, r(3), r(0), v(3), 0),
                END,
            ])
            .run();
        assert_eq!([0, 1, 2].map(|register| machine.r(register)[0]), [sum, mad_result, 4].map(int), "{value}");
        assert_eq!(machine.cmp(), compared);
        let kind = DiagnosticKind::TwoInputRegisters;
        assert_eq!(diagnostics(&run), [(0, kind), (1, kind), (2, kind)]);
    }
    // The first v register, whatever stands before it.
    let mut machine = Machine::with(&[("two_input_registers", "first-register")]);
    machine.v(1, splat(int(2))).v(2, splat(int(3))).c(0, splat(int(10)));
    machine.code(&[mov(r(0), c(0)), madi(r(1), r(0), v(1), v(2), 0, 0), END]).run();
    assert_eq!(machine.r(1), splat(int(22)));
}

#[test]
fn movas_consecutive() {
    for (value, status, instructions, a0) in [("hang", Status::Hang, 1, [5, 0]), ("execute", Status::End, 3, [5, 6])] {
        let mut machine = Machine::with(&[("movas_consecutive", value)]);
        machine.c(0, ints([5, 6, 7, 8]));
        let run = machine.code(&[mova(c(0), 8), mova(c(0), 4), END]).run();
        assert_eq!((run.status, run.instructions, machine.a0()), (status, instructions, a0), "{value}");
        assert_eq!(diagnostics(&run), [(1, DiagnosticKind::ConsecutiveMova)]);
    }
    // Something between them, and the next invocation.
    let mut machine = Machine::new();
    machine.c(0, ints([5, 6, 7, 8])).code(&[mova(c(0), 8), NOP, mova(c(0), 4), END]).run_clean();
    machine.code_at(3, &[jump(0)]);
    machine.limit = 3;
    machine.run();
    machine.limit = 100;
    machine.code(&[mova(c(0), 8), END]).run_clean();
    // Consecutive is what runs in a row, also through the end of a body.
    let mut machine = Machine::new();
    let run = machine.i(0, [1, 0, 0]).code(&[repeat(1, 0), mova(c(0), 0), END]).run();
    assert_eq!((run.status, run.instructions), (Status::Hang, 2));
}

#[test]
fn break_outside_loop() {
    let mut machine = Machine::with(&[("break_outside_loop", "nop")]);
    machine.c(0, splat(ONE));
    let run = machine.code(&[BREAK, breakc(IF_NOT_X), mov(r(0), c(0)), END]).run();
    assert_eq!((run.status, run.instructions, machine.r(0)), (Status::End, 4, splat(ONE)));
    let kind = DiagnosticKind::BreakOutsideLoop;
    assert_eq!(diagnostics(&run), [(0, kind), (1, kind)]);
}

#[test]
fn b15_after_run() {
    for (value, vertex, geometry) in [("every-invocation", 0x8000, 0x8000), ("geometry-only", 0, 0x8000)] {
        let choices = [("b15_after_run", value)];
        let mut machine = Machine::with(&choices);
        machine.code(&[END]).run_clean();
        assert_eq!(machine.unit.uniforms.booleans(), vertex, "{value}, vertex shader");
        let mut machine = Machine::geometry(&choices);
        machine.code(&[END]).run_clean();
        assert_eq!(machine.unit.uniforms.booleans(), geometry, "{value}, geometry shader");
    }
}

#[test]
fn rounding_of_constants_loaded_directly() {
    // set_float takes patterns as they are.
    let mut machine = Machine::new();
    machine.c(3, [0x12_3456, 0x80_0000, NAN, 1]);
    assert_eq!(machine.unit.uniforms.float(3).map(bits), Some([0x12_3456, 0x80_0000, NAN, 1]));
    assert_eq!(vector([0xFF12_3456, 0, 0, 0])[0].to_bits(), 0x12_3456);
}
