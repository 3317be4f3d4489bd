// SPDX-License-Identifier: MIT
//! EMIT and SETEMIT (shader-unit.md#emitting-primitives).

use crate::support::machine::{Machine, bits, diagnostics};
use crate::support::number::*;
use crate::support::word::*;
use pica_model::shader::{DiagnosticKind, EmittedTriangle, Status};

/// The x of slot 0 of each vertex.
fn first_x(triangle: &EmittedTriangle) -> [u32; 3] {
    triangle.vertices.map(|vertex| bits(vertex[0])[0])
}

/// `mov o0, c<number>; setemit slot, flags; emit`, where c`number` holds the number.
fn vertex(number: u32, slot: u32, primitive: u32, winding: u32) -> [u32; 3] {
    [mov(o(0), c(number)), setemit(slot, primitive, winding), EMIT]
}

fn numbered(choices: &[(&str, &str)]) -> Machine {
    let mut machine = Machine::geometry(choices);
    for number in 0..96 {
        machine.c(number, splat(int(number as i32)));
    }
    machine
}

fn program(parts: &[&[u32]]) -> Vec<u32> {
    let mut code = parts.concat();
    code.push(END);
    code
}

#[test]
fn slots_0_1_2_go_out_with_the_prim_flag() {
    let mut machine = numbered(&[]);
    machine.code(&program(&[&vertex(10, 0, 0, 0), &vertex(11, 1, 0, 0), &vertex(12, 2, 1, 0)])).run_clean();
    assert_eq!(machine.emitted.iter().map(first_x).collect::<Vec<_>>(), [[10, 11, 12].map(int)]);
    assert!(!machine.emitted[0].winding);
}

#[test]
fn slots_keep_their_contents() {
    // A strip: each further triangle replaces one slot.
    let mut machine = numbered(&[]);
    machine.code(&program(&[
        &vertex(10, 0, 0, 0),
        &vertex(11, 1, 0, 0),
        &vertex(12, 2, 1, 0),
        &vertex(13, 0, 1, 1),
        &vertex(14, 1, 1, 0),
    ]));
    machine.run_clean();
    let triangles: Vec<_> = machine.emitted.iter().map(|triangle| (first_x(triangle), triangle.winding)).collect();
    assert_eq!(
        triangles,
        [([10, 11, 12].map(int), false), ([13, 11, 12].map(int), true), ([13, 14, 12].map(int), false)],
        "the winding flag goes with its triangle, the order of the slots does not change"
    );
    // The slots outlive the invocation (geometry.md#from-outputs-to-the-assembler).
    machine.emitted.clear();
    machine.code(&program(&[&vertex(20, 2, 1, 0)])).run_clean();
    assert_eq!(first_x(&machine.emitted[0]), [13, 14, 20].map(int));
}

#[test]
fn setemit_state_persists() {
    let mut machine = numbered(&[]);
    machine.code(&program(&[&[setemit(1, 1, 1)], &[mov(o(0), c(10)), EMIT], &[mov(o(0), c(11)), EMIT]])).run_clean();
    let triangles: Vec<_> = machine.emitted.iter().map(|triangle| (first_x(triangle)[1], triangle.winding)).collect();
    assert_eq!(triangles, [(int(10), true), (int(11), true)]);
    machine.emitted.clear();
    machine.code(&program(&[&[mov(o(0), c(12)), EMIT]])).run_clean();
    assert_eq!(first_x(&machine.emitted[0])[1], int(12), "slot and prim flag of the invocation before");
}

#[test]
fn the_prim_flag_is_that_of_the_last_setemit() {
    let mut machine = numbered(&[]);
    machine.code(&program(&[&[setemit(0, 1, 0), setemit(1, 0, 0), EMIT]])).run_clean();
    assert!(machine.emitted.is_empty());
}

#[test]
fn the_bank_changes_after_each_emit() {
    // o0.y is written in the first and the second vertex only: later ones see it every other time.
    let mut machine = numbered(&[]);
    let emit = [setemit(0, 1, 0), EMIT];
    machine.code(&program(&[
        &[one(MOV, o(0), c(1), 0)],
        &emit,
        &[one(MOV, o(0), c(2), 0)],
        &emit,
        &[one(MOV, o(0), c(3), 8)],
        &emit,
        &[one(MOV, o(0), c(4), 8)],
        &emit,
    ]));
    machine.run_clean();
    let first: Vec<_> = machine.emitted.iter().map(|triangle| bits(triangle.vertices[0][0])).collect();
    assert_eq!(first, [[1, 1, 1, 1], [2, 2, 2, 2], [3, 1, 1, 1], [4, 2, 2, 2]].map(ints));
}

#[test]
fn end_does_not_change_the_bank_of_a_geometry_shader() {
    // shader-unit.md#restrictions-and-quirks: the banks alternate at each EMIT.
    let mut machine = numbered(&[]);
    machine.code(&[mov(o(0), c(7)), END]).run_clean();
    machine.code(&[one(MOV, o(0), c(8), 8), setemit(0, 1, 0), EMIT, END]).run_clean();
    assert_eq!(bits(machine.emitted[0].vertices[0][0]), ints([8, 7, 7, 7]));
}

#[test]
fn enabled_outputs_are_packed_into_the_slot() {
    let mut machine = numbered(&[]);
    machine.unit.config.outmap_mask = 0b101_0000;
    machine.code(&[mov(o(4), c(4)), mov(o(5), c(5)), mov(o(6), c(6)), setemit(0, 1, 0), EMIT, END]).run_clean();
    let vertex: Vec<_> = machine.emitted[0].vertices[0].iter().copied().map(bits).collect();
    assert_eq!(vertex, [splat(int(4)), splat(int(6))]);
    let unused: Vec<_> = machine.emitted[0].vertices[1].iter().copied().map(bits).collect();
    assert_eq!(unused, [splat(ZERO); 2], "nothing was ever stored in slot 1");
}

#[test]
fn a_fourth_slot_is_never_read() {
    let mut machine = numbered(&[]);
    machine.code(&program(&[&vertex(10, 0, 0, 0), &vertex(11, 1, 0, 0), &vertex(13, 3, 0, 0), &vertex(12, 2, 1, 0)]));
    let run = machine.run();
    assert_eq!(run.status, Status::End);
    assert_eq!(diagnostics(&run), [(7, DiagnosticKind::SetemitSlot3)]);
    assert_eq!(machine.emitted.iter().map(first_x).collect::<Vec<_>>(), [[10, 11, 12].map(int)]);
}

#[test]
fn winding_state_per_emit() {
    let mut machine = numbered(&[("winding_state", "per-emit")]);
    machine.code(&program(&[&vertex(10, 2, 1, 1), &[mov(o(0), c(11)), EMIT], &[setemit(1, 1, 0), EMIT]])).run_clean();
    // The second EMIT has slot 0 and no prim flag.
    let triangles: Vec<_> = machine.emitted.iter().map(|triangle| triangle.winding).collect();
    assert_eq!(triangles, [true, false]);
    assert_eq!(bits(machine.emitted[1].vertices[0][0])[0], int(11));
}

#[test]
fn setemit_slot_3_hang() {
    let mut machine = numbered(&[("setemit_slot_3", "hang")]);
    let run = machine.code(&[NOP, setemit(3, 1, 0), EMIT, END]).run();
    assert_eq!((run.status, run.instructions), (Status::Hang, 1));
    assert_eq!(diagnostics(&run), [(1, DiagnosticKind::SetemitSlot3)]);
}

#[test]
fn emit_in_a_vertex_shader_does_nothing() {
    let mut machine = Machine::new();
    machine.c(0, splat(ONE));
    let run = machine.code(&[mov(o(0), c(0)), setemit(3, 1, 0), EMIT, END]).run();
    assert_eq!((run.status, machine.emitted.len(), machine.o(0)), (Status::End, 0, splat(ONE)));
    let kind = DiagnosticKind::GeometryOpcode;
    assert_eq!(diagnostics(&run), [(1, kind), (2, kind)]);
}

#[test]
fn outputs_above_o6_are_reported_in_a_geometry_shader() {
    let mut machine = numbered(&[]);
    machine.descriptor(20, masked(0));
    let run = machine.code(&[mov(o(6), c(1)), mov(o(7), c(1)), one(MOV, o(15), c(1), 20), mov(o(15), c(2)), END]).run();
    let kind = DiagnosticKind::VertexOutput;
    assert_eq!(diagnostics(&run), [(1, kind), (3, kind)]);
    assert_eq!([6, 7, 15].map(|register| machine.o(register)[0]), [1, 1, 2].map(int));
}

#[test]
fn a_diagnostic_is_given_once() {
    let mut machine = numbered(&[]);
    machine.i(0, [200, 0, 0]);
    let run = machine.code(&[repeat(2, 0), setemit(3, 0, 0), mov(o(9), c(0)), END]).run();
    let expected = [(1, DiagnosticKind::SetemitSlot3), (2, DiagnosticKind::VertexOutput)];
    assert_eq!(diagnostics(&run), expected);
    assert_eq!(diagnostics(&machine.run()), expected, "in every invocation anew");
}

#[test]
fn geometry_programs_have_4096_words() {
    let mut machine = numbered(&[]);
    machine.code(&[jump(4090)]).code_at(4090, &[mov(r(0), c(5)), jump(4095)]).code_at(4095, &[END]);
    assert_eq!(machine.run_clean().r(0), splat(int(5)));
}
