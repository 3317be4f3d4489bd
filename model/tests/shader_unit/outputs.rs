// SPDX-License-Identifier: MIT
//! Output registers and their two banks, b15, and what stays from one invocation to the next (shader-unit.md#registers,
//! shader-unit.md#restrictions-and-quirks, geometry.md#shader-outputs, geometry.md#from-outputs-to-the-assembler).

use crate::support::machine::{Machine, bits};
use crate::support::number::*;
use crate::support::word::*;

/// Writes o0.x = c0.x and, while b0 is set, o0.y = c0.x.
const PROGRAM: [u32; 4] = [one(MOV, 0, 0x20, 8), jmpu(3, 1, 0), one(MOV, 0, 0x20, 4), END];

#[test]
fn an_unwritten_component_keeps_what_was_written_two_vertices_before() {
    let mut machine = Machine::new();
    machine.code(&PROGRAM);
    let mut seen = Vec::new();
    for (vertex, booleans) in [(1, 1), (2, 1), (3, 0), (4, 0), (5, 1), (6, 0), (7, 0)] {
        machine.c(0, splat(int(vertex))).b(booleans).run_clean();
        seen.push(machine.o(0));
    }
    // Odd vertices share a bank, even ones the other.
    let expected = [[1, 1], [2, 2], [3, 1], [4, 2], [5, 5], [6, 2], [7, 5]];
    assert_eq!(seen, expected.map(|[x, y]| ints([x, y, 0, 0])));
}

#[test]
fn banks_change_only_at_the_end() {
    // An invocation that is stopped leaves its bank in use.
    let mut machine = Machine::new();
    machine.c(0, splat(ONE)).b(1).code(&PROGRAM);
    machine.limit = 3;
    machine.run();
    assert_eq!(machine.o(0), ints([1, 1, 0, 0]));
    machine.limit = 100;
    machine.c(0, splat(TWO)).b(0).run_clean();
    assert_eq!(machine.o(0), ints([2, 1, 0, 0]), "the same bank");
}

#[test]
fn enabled_outputs_are_packed_in_ascending_order() {
    let mut machine = Machine::new();
    machine.unit.config.outmap_mask = 0b1000_0000_0001_0101;
    for register in [0, 1, 2, 4, 15] {
        machine.c(register, splat(int(register as i32)));
    }
    machine.code(&[mov(o(15), c(15)), mov(o(4), c(4)), mov(o(2), c(2)), mov(o(1), c(1)), mov(o(0), c(0)), END]);
    machine.run_clean();
    let packed: Vec<_> = machine.unit.packed_outputs().iter().copied().map(bits).collect();
    assert_eq!(packed, [0, 2, 4, 15].map(|register| splat(int(register))));
    machine.unit.config.outmap_mask = 0;
    assert!(machine.unit.packed_outputs().is_empty());
}

#[test]
fn registers_keep_what_an_invocation_left() {
    let mut machine = Machine::new();
    machine.c(0, ints([5, 6, 7, 8])).i(0, [1, 3, 4]);
    machine.code(&[mov(r(3), c(0)), mova(c(0), 0), cmp(c(0), 6, 6, r(3), 0), repeat(4, 0), NOP, END]).run_clean();
    machine.code(&[END]).run_clean();
    assert_eq!(machine.r(3), ints([5, 6, 7, 8]));
    assert_eq!((machine.a0(), machine.al(), machine.cmp()), ([5, 6], 11, [true, true]));
}

#[test]
fn b15_is_set_by_an_invocation() {
    let mut machine = Machine::new();
    // o0 = b15 ? c1 : c0.
    machine.c(0, splat(ZERO)).c(1, splat(ONE));
    machine.code(&[mov(o(0), c(1)), jmpu(3, 0, 15), mov(o(0), c(0)), END]);
    let seen = [0, 1, 2].map(|_| machine.run_clean().o(0));
    assert_eq!(seen, [splat(ZERO), splat(ONE), splat(ONE)]);
    assert_eq!(machine.unit.uniforms.booleans(), 0x8000);
    machine.b(1).run_clean();
    assert_eq!(machine.o(0), splat(ZERO), "a write of the register clears it");
}

#[test]
fn an_invocation_without_end_does_not_set_b15() {
    let mut machine = Machine::new();
    machine.code(&[BREAK]).run();
    assert_eq!(machine.unit.uniforms.booleans(), 0, "hang");
    machine.code(&[jump(0)]).run();
    assert_eq!(machine.unit.uniforms.booleans(), 0, "watchdog");
}
