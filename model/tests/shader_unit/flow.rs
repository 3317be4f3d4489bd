// SPDX-License-Identifier: MIT
//! Flow control (shader-unit.md#control-flow). Programs record their way by writing registers: the addresses stand
//! beside them.

use crate::support::machine::{LIMIT, Machine, diagnostics};
use crate::support::number::*;
use crate::support::word::*;
use pica_model::shader::{DiagnosticKind, Status};

/// Adds 1, 10, 100, 1000 ... (c1, c2, c3 ...) to r0: shows how often an instruction was executed.
fn count(digit: u32) -> u32 {
    two(ADD, r(0), c(digit), r(0), 0)
}

/// A machine with r0 = 0 and the numbers that [`count`] adds.
fn counting() -> Machine {
    let mut machine = Machine::new();
    for (digit, value) in [1, 10, 100, 1000, 10000].into_iter().enumerate() {
        machine.c(digit + 1, splat(int(value)));
    }
    machine
}

/// What the digits of r0 say.
fn counted(machine: &Machine) -> u32 {
    let value = machine.r(0)[0];
    (0..=65535).find(|number| int(*number) == value).expect("r0 is a small integer") as u32
}

/// Sets cmp: cmp.x = x, cmp.y = y, by comparing c0 = (0, 0, 0, 0) with itself.
fn flags(x: bool, y: bool) -> u32 {
    cmp(c(0), if x { 0 } else { 1 }, if y { 0 } else { 1 }, v(0), 0)
}

#[test]
fn conditions() {
    for bits in 0..64 {
        let flag = |bit: u32| bits >> bit & 1 != 0;
        let (x, y, condop) = (flag(0), flag(1), bits >> 4);
        let (ref_x, ref_y) = (flag(2), flag(3));
        let (match_x, match_y) = (x == ref_x, y == ref_y);
        let holds = [match_x | match_y, match_x & match_y, match_x, match_y][condop as usize];
        let mut machine = counting();
        let condition = (condop, ref_x.into(), ref_y.into());
        machine.code(&[flags(x, y), jmpc(3, condition), count(1), END]).run_clean();
        assert_eq!(counted(&machine), u32::from(!holds), "flags {x} {y}, condition {condition:?}");
    }
}

#[test]
fn booleans_are_true_at_1() {
    for boolean in 0..16 {
        for value in [false, true] {
            // b15 is set after a run, so it has to be set anew each time.
            let bits = if value { 1 << boolean } else { !(1 << boolean) };
            let mut machine = counting();
            machine.b(bits).code(&[jmpu(2, 0, boolean), count(1), NOP, END]).run_clean();
            assert_eq!(counted(&machine), u32::from(!value), "JMPU b{boolean} = {value}");
            machine = counting();
            machine.b(bits).code(&[jmpu(2, 1, boolean), count(1), NOP, END]).run_clean();
            assert_eq!(counted(&machine), u32::from(value), "JMPU !b{boolean} = {value}");
            machine = counting();
            machine.b(bits).code(&[ifu(2, 1, boolean), count(1), count(2), END]).run_clean();
            assert_eq!(counted(&machine), if value { 1 } else { 10 }, "IFU b{boolean} = {value}");
            machine = counting();
            machine.b(bits).code(&[callu(2, 1, boolean), END, count(1), END]).run_clean();
            assert_eq!(counted(&machine), u32::from(value), "CALLU b{boolean} = {value}");
        }
    }
}

#[test]
fn only_bit_0_of_num_inverts_jmpu() {
    for num in 0..=255 {
        let mut machine = counting();
        machine.b(1).code(&[jmpu(2, num, 0), count(1), NOP, END]).run_clean();
        assert_eq!(counted(&machine), num & 1);
    }
}

#[test]
fn call_returns_after_num_instructions() {
    let mut machine = counting();
    machine.code(&[call(3, 2), count(1), END, count(2), count(3), count(4)]);
    machine.run_clean();
    assert_eq!(counted(&machine), 111);
}

#[test]
fn callc_takes_the_condition() {
    for taken in [false, true] {
        let mut machine = counting();
        machine.code(&[flags(taken, false), callc(3, 1, IF_X), END, count(1)]).run_clean();
        assert_eq!(counted(&machine), u32::from(taken));
    }
}

#[test]
fn if_then_else() {
    for taken in [false, true] {
        // Then part at 2 and 3, else part at 4 and 5.
        let mut machine = counting();
        machine.code(&[flags(taken, false), ifc(4, 2, IF_X), count(1), NOP, count(2), NOP, count(3), END]);
        machine.run_clean();
        assert_eq!(counted(&machine), if taken { 101 } else { 110 });
    }
}

#[test]
fn if_without_else() {
    for taken in [false, true] {
        let mut machine = counting();
        machine.code(&[flags(taken, false), ifc(4, 0, IF_X), count(1), NOP, count(2), END]).run_clean();
        assert_eq!(counted(&machine), if taken { 11 } else { 10 });
    }
}

#[test]
fn an_empty_then_part_ends_at_once() {
    // The IF's own entry matches PC + 1, so the else part is skipped.
    for taken in [false, true] {
        let mut machine = counting();
        machine.code(&[flags(taken, false), ifc(2, 1, IF_X), count(1), count(2), END]).run_clean();
        assert_eq!(counted(&machine), if taken { 10 } else { 11 });
    }
}

#[test]
fn loop_counts() {
    // i.x + 1 iterations, the instruction at DST belongs to the body, the step is added after the last iteration too.
    for (x, y, z) in [(0, 0, 0), (0, 5, 3), (3, 5, 3), (9, 100, 1), (255, 1, 0)] {
        let mut machine = counting();
        machine.i(2, [x, y, z]).code(&[repeat(2, 2), NOP, count(1), END]).run_clean();
        assert_eq!(counted(&machine), u32::from(x) + 1);
        assert_eq!(machine.al(), u32::from(y) + (u32::from(x) + 1) * u32::from(z));
    }
}

#[test]
fn al_during_a_loop() {
    // c[aL] of c10, c12, c14: 10 + 12 + 14 = 36.
    let mut machine = Machine::new();
    for number in 0..96 {
        machine.c(number, splat(int(number as i32)));
    }
    machine.i(0, [2, 10, 2]);
    machine.code(&[repeat(1, 0), two_indexed(ADD, r(0), c(0), AL, r(0), 0), END]).run_clean();
    assert_eq!((machine.r(0)[0], machine.al()), (int(36), 16));
}

#[test]
fn nested_loops_restore_al() {
    // Outer: 3 iterations with aL 20, 21, 22; inner: 2 iterations with aL 0, 4.
    let mut machine = Machine::new();
    for number in 0..96 {
        machine.c(number, splat(int(number as i32)));
    }
    machine.i(0, [2, 20, 1]).i(1, [1, 0, 4]);
    machine.code(&[
        repeat(4, 0),
        repeat(3, 1),
        NOP,
        two_indexed(ADD, r(1), c(0), AL, r(1), 0),
        two_indexed(ADD, r(0), c(0), AL, r(0), 0),
        END,
    ]);
    machine.run_clean();
    assert_eq!(machine.r(0)[0], int(20 + 21 + 22), "the outer counter is back after the inner loop");
    assert_eq!(machine.r(1)[0], int(3 * 4));
    assert_eq!(machine.al(), 23, "the outermost loop keeps its final value");
}

#[test]
fn break_leaves_the_innermost_loop_and_adds_the_step() {
    let mut machine = counting();
    machine.i(0, [9, 5, 3]);
    // Iterations: r0 = 1, 2, 3; then cmp.x = (c4 = 3) == r0 ... broken off by BREAKC in the third.
    machine.c(6, splat(THREE));
    machine.code(&[repeat(4, 0), count(1), cmp(c(6), 0, 0, r(0), 0), breakc(IF_X), NOP, END]).run_clean();
    assert_eq!((counted(&machine), machine.al()), (3, 5 + 3 * 3));
    // BREAK in the first iteration.
    machine = counting();
    machine.i(0, [9, 5, 3]).code(&[repeat(3, 0), count(1), BREAK, count(2), count(3), END]).run_clean();
    assert_eq!((counted(&machine), machine.al()), (101, 8));
}

#[test]
fn break_in_an_inner_loop_restores_al() {
    let mut machine = counting();
    machine.i(0, [1, 50, 1]).i(1, [9, 7, 1]);
    machine.code(&[repeat(5, 0), repeat(4, 1), count(1), BREAK, count(2), count(3), END]).run_clean();
    assert_eq!((counted(&machine), machine.al()), (202, 52));
}

#[test]
fn break_as_the_last_instruction_of_two_loops_leaves_only_the_inner_one() {
    // Both bodies end with the BREAK at 3. A LOOP stack pops at most one entry per instruction, so the outer loop is
    // never seen to end: execution goes on behind it and its entry stays.
    let mut machine = counting();
    machine.i(0, [4, 0, 1]).i(1, [4, 0, 1]);
    machine.code(&[repeat(3, 0), repeat(3, 1), count(1), BREAK, count(2), END]).run_clean();
    assert_eq!(counted(&machine), 11);
}

#[test]
fn loops_that_end_together_pop_one_entry() {
    // The inner loop runs 2 times. Its last end, at 3, pops it and goes on at 4; the outer entry has the same end but
    // is not looked at in this step.
    let mut machine = counting();
    machine.i(0, [4, 0, 0]).i(1, [1, 0, 0]);
    machine.code(&[repeat(3, 0), repeat(3, 1), NOP, count(1), count(2), END]).run_clean();
    assert_eq!(counted(&machine), 12);
}

#[test]
fn if_ends_that_meet_pop_one_entry() {
    // Both then parts end at 4. At the end of 3 the inner entry pops and leads to 4 + 1 = 5. The outer one stays until
    // the jump at 6 leads to 3 again: it leads to 4 + 3 = 7.
    let mut machine = counting();
    machine.b(0b011).code(&[ifu(4, 3, 0), ifu(4, 1, 1), NOP, count(1), count(2), count(3), jump(3), count(4), END]);
    // 0, 1, 2, 3, 5, 6, 3, 7, 8.
    machine.run_clean();
    assert_eq!(counted(&machine), 1102);
}

/// Calls nested `depth` deep, each the last instruction of the procedure before it: every call returns to the address
/// where its caller ends, so the last instruction of the innermost procedure ends all of them in one step.
///
/// Level k is at 20k and 20k + 1 and ends at 20k + 2, where something stands that only a lost return address leads to.
fn tail_calls(depth: u32) -> Machine {
    let mut machine = counting();
    machine.code(&[call(20, 2), count(2), END]);
    for level in 1..depth {
        machine.code_at(20 * level as usize, &[NOP, call(20 * (level + 1), 2)]);
    }
    machine.code_at(20 * depth as usize, &[NOP, count(1)]);
    machine.code_at(22, &[count(3), END]).code_at(42, &[count(4), END]);
    machine.run_clean();
    machine
}

#[test]
fn call_repeats_the_check_with_each_return_address() {
    for depth in 1..=3 {
        assert_eq!(counted(&tail_calls(depth)), 11, "{depth} calls return to address 1");
    }
}

#[test]
fn the_fourth_return_in_one_step_is_lost() {
    // Three returns lead to 62, 42, 22; the fourth would lead to 1. All four entries are gone.
    assert_eq!(counted(&tail_calls(4)), 101);
}

#[test]
fn a_fifth_call_drops_the_oldest_entry() {
    // Entries of the levels 2 to 5 are left. Three returns lead to 82, 62, 42; the fourth, to 22, is lost.
    assert_eq!(counted(&tail_calls(5)), 1001);
}

#[test]
fn call_stack_overflow_loses_the_outermost_return() {
    // Level k at 10k: calls level k + 1, counts 1, ends at 10k + 2. Level 5 only counts 1.
    let mut machine = counting();
    machine.code(&[call(10, 2), count(2), END]);
    for level in 1..5 {
        machine.code_at(10 * level as usize, &[call(10 * (level + 1), 2), count(1)]);
    }
    machine.code_at(50, &[NOP, count(1)]).code_at(12, &[count(3), END]);
    machine.run_clean();
    // Levels 5, 4, 3, 2 return. Level 1 counts at 11 and does not return to 1: it goes on at 12.
    assert_eq!(counted(&machine), 105);
}

#[test]
fn if_stack_overflow_drops_the_oldest_entry() {
    // IF k = 0 .. depth - 1 at address k, the innermost at depth - 1. Its then part is a NOP; each other then part is
    // the inner IF and one count(2). Every else part is one count(1).
    for (depth, expected) in [(8, 80), (9, 91)] {
        let mut machine = counting();
        let mut code = Vec::new();
        for k in 0..depth {
            code.push(ifu(depth + 1 + 2 * (depth - 1 - k), 1, 0));
        }
        code.push(NOP);
        for _ in 0..depth {
            code.extend([count(1), count(2)]);
        }
        code.push(END);
        machine.b(1).code(&code).run_clean();
        // Without overflow no else part runs. With nine, the else part of the outermost IF is not skipped.
        assert_eq!(counted(&machine), expected, "{depth} nested IFs");
    }
}

#[test]
fn loop_stack_overflow_drops_the_oldest_entry() {
    // Loops at 0 .. depth - 1, two iterations each; the body of loop k ends with a count of its own.
    for (depth, expected) in [(4, 16 + 80 + 400 + 2000), (5, 16 + 80 + 400 + 2000 + 10000)] {
        let mut machine = counting();
        let mut code: Vec<u32> = (0..depth).map(|k| repeat(2 * depth - 1 - k, 0)).collect();
        code.extend((1..=depth).map(count));
        code.push(END);
        machine.i(0, [1, 0, 0]).code(&code).run_clean();
        // The fifth entry drops that of the outermost loop, which then runs once: not 24992.
        assert_eq!(counted(&machine), expected, "{depth} nested loops");
    }
}

#[test]
fn loop_wins_over_if() {
    // The then part of 1 and the body of 0 both end at 4.
    let mut machine = counting();
    machine.b(1).i(0, [1, 0, 0]).code(&[repeat(3, 0), ifu(4, 1, 0), NOP, count(1), count(2), count(3), END]);
    // The first time LOOP leads to 1, the second time to its end 4. IF would lead to 5 each time.
    machine.run_clean();
    assert_eq!(counted(&machine), 112);
}

#[test]
fn if_wins_over_call() {
    // The procedure 3..6 and the then part of 3 both end at 6: CALL leads to 1, IF to 7.
    let mut machine = counting();
    machine.b(1).code(&[call(3, 3), count(1), END, ifu(6, 1, 0), NOP, count(2), count(3), count(4), END]);
    machine.run_clean();
    assert_eq!(counted(&machine), 1010);
}

#[test]
fn a_jump_at_the_end_of_a_procedure_is_lost() {
    let mut machine = counting();
    machine.code(&[call(3, 2), count(1), END, NOP, jump(6), END, count(2), END]).run_clean();
    assert_eq!(counted(&machine), 1);
}

#[test]
fn a_jump_at_the_end_of_a_then_part_is_lost() {
    let mut machine = counting();
    machine.b(1).code(&[ifu(3, 1, 0), NOP, jump(6), count(1), count(2), END, count(3), END]).run_clean();
    assert_eq!(counted(&machine), 10);
}

#[test]
fn a_jump_at_the_end_of_a_body_is_lost() {
    let mut machine = counting();
    machine.i(0, [1, 0, 0]).code(&[repeat(2, 0), count(1), jump(5), count(2), END, count(3), END]).run_clean();
    assert_eq!(counted(&machine), 12);
}

#[test]
fn a_call_at_the_end_of_a_then_part_is_lost_but_its_entry_stays() {
    // The CALL at 2 ends the then part: IF leads to 4. Its entry ends at 7, which the NOP at 6 reaches: it returns to
    // 3.
    let mut machine = counting();
    machine.b(1).code(&[ifu(3, 1, 0), NOP, call(5, 2), jump(8), count(1), count(2), NOP, END, count(3), END]);
    machine.run_clean();
    assert_eq!(counted(&machine), 111);
}

#[test]
fn break_wins_over_the_end_of_a_then_part() {
    // BREAK changes the copy of the LOOP stack, so it is not lost at the end of a then part; the IF entry is popped.
    let mut machine = counting();
    machine.b(1).i(0, [5, 0, 0]).code(&[repeat(5, 0), count(1), ifu(4, 0, 0), BREAK, count(2), NOP, count(3), END]);
    machine.run_clean();
    assert_eq!(counted(&machine), 101);
}

#[test]
fn break_inside_a_then_part_leaves_its_entry_behind() {
    // BREAK at 3 is not the end of the then part (5), whose entry stays: the jump at 7 leads to 4, where it pops and
    // leads to 5 + 1 = 6 instead of 5.
    let mut machine = counting();
    machine.b(1).i(0, [5, 0, 0]).code(&[
        repeat(5, 0),
        count(1),
        ifu(5, 1, 0),
        BREAK,
        count(2),
        count(3),
        callu(7, 1, 1),
        jump(9),
        END,
        count(4),
        jmpu(4, 0, 2),
        END,
    ]);
    // 0, 1, 2, 3 (to 6), 6 (not taken), 7 (to 9), 9, 10 (not taken), 11.
    machine.run_clean();
    assert_eq!(counted(&machine), 1001);
    // With b2 the jump at 10 is taken: 4 counts 10 and pops the entry, to 6; 7, 9, 10, 4 counts 10 again and goes on at
    // 5 with 100, 6 ... without end.
    machine = counting();
    machine.limit = 17;
    machine.b(0b101).i(0, [5, 0, 0]).code(&[
        repeat(5, 0),
        count(1),
        ifu(5, 1, 0),
        BREAK,
        count(2),
        count(3),
        callu(7, 1, 1),
        jump(9),
        END,
        count(4),
        jmpu(4, 0, 2),
        END,
    ]);
    // 0 1 2 3 6 7 9 10 4 (pops, to 6) 6 7 9 10 4 5 6 7: 17 instructions; 9 twice, 4 twice, 5 once.
    let run = machine.run();
    assert_eq!((run.status, run.instructions), (Status::Watchdog, 17));
    assert_eq!(counted(&machine), 1 + 2 * 10 + 100 + 2 * 1000);
}

#[test]
fn break_outside_a_loop_hangs() {
    for code in [[NOP, BREAK, END], [NOP, breakc(IF_NOT_X), END]] {
        let mut machine = counting();
        let run = machine.code(&code).run();
        assert_eq!((run.status, run.instructions), (Status::Hang, 1));
        assert_eq!(diagnostics(&run), [(1, DiagnosticKind::BreakOutsideLoop)]);
    }
    // A condition that does not hold breaks nothing.
    counting().code(&[breakc(IF_X), END]).run_clean();
    // After a loop its entry is gone.
    let mut machine = counting();
    let run = machine.code(&[repeat(1, 0), NOP, BREAK, END]).run();
    assert_eq!((run.status, run.instructions), (Status::Hang, 2));
}

#[test]
fn a_call_of_no_instructions_returns_at_once() {
    let mut machine = counting();
    machine.code(&[call(1, 0), count(1), END]).run_clean();
    assert_eq!(counted(&machine), 1);
}

#[test]
fn stacks_start_empty() {
    // The first invocation leaves an entry on each stack: END stands in a loop, a then part and a procedure.
    let mut machine = counting();
    machine.b(1).i(0, [9, 0, 0]);
    machine.code(&[call(1, 5), repeat(4, 0), ifu(4, 0, 0), END, NOP, NOP, count(1), END]).run_clean();
    machine.b(0).code_at(0, &[NOP, NOP, NOP, NOP]).run_clean();
    assert_eq!(counted(&machine), 1);
}

#[test]
fn programs_without_end_stop_at_the_limit() {
    for limit in [0, 1, 7, LIMIT] {
        let mut machine = counting();
        machine.limit = limit;
        let run = machine.code(&[jump(0)]).run();
        assert_eq!((run.status, run.instructions, run.diagnostics), (Status::Watchdog, limit, vec![]));
    }
    // An END that is just within the limit.
    let mut machine = counting();
    machine.limit = 3;
    let run = machine.code(&[NOP, NOP, END]).run();
    assert_eq!((run.status, run.instructions), (Status::End, 3));
}

#[test]
fn invocations_start_at_the_entry_point() {
    let mut machine = counting();
    machine.unit.config.entry_point = 300;
    machine.code(&[count(1), END]).code_at(300, &[count(2), END]).run_clean();
    assert_eq!(counted(&machine), 10);
}
