// SPDX-License-Identifier: MIT
//! The retire trace: what is recorded of each instruction.

use crate::support::machine::{Machine, bits};
use crate::support::number::*;
use crate::support::word::*;
use pica_model::shader::isa::{Destination, Mask, Opcode, RegisterFile};
use pica_model::shader::{OnRetire, Retired, Stage, Status};

/// The records of a run.
fn trace(machine: &mut Machine) -> Vec<Retired> {
    let mut records = Vec::new();
    let stage = machine.stage;
    machine.unit.run(stage, machine.limit, &mut OnRetire(|retired: &Retired| records.push(*retired)));
    records
}

#[test]
fn each_instruction_is_recorded_with_what_it_left() {
    let code = [
        one(MOV, r(2), c(0), 12),
        mova(c(0), 0),
        cmp(c(0), 0, 6, v(0), 0),
        repeat(4, 0),
        one_indexed(MOV, o(5), c(1), AL, 8),
        jmpu(7, 1, 0),
        NOP,
        END,
    ];
    let mut machine = Machine::new();
    machine.c(0, ints([5, 6, 7, 8])).c(9, splat(int(9))).i(0, [1, 8, 3]).code(&code);
    let records = trace(&mut machine);

    let pcs: Vec<_> = records.iter().map(|record| (record.pc, record.next_pc)).collect();
    assert_eq!(pcs, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 4), (4, 5), (5, 7), (7, 7)]);
    for record in &records {
        assert_eq!(record.word, code[record.pc as usize]);
    }
    let opcodes: Vec<_> = records.iter().map(|record| record.opcode).collect();
    use Opcode::*;
    assert_eq!(opcodes, [Mov, Mova, Cmp, Loop, Mov, Mov, Jmpu, End]);

    let first = &records[0];
    assert_eq!(first.destination, Destination::new(RegisterFile::Temporary, 2));
    assert_eq!((first.mask, bits(first.values)), (Mask::of("xy"), ints([5, 6, 0, 0])));
    assert_eq!((first.a0, first.cmp, first.al), ([0, 0], [false, false], 0));
    assert_eq!((records[1].destination, records[1].mask, bits(records[1].values)), (None, Mask::NONE, splat(0)));
    assert_eq!(records[1].a0, [5, 6]);
    assert_eq!(records[2].cmp, [false, true]);
    assert_eq!(records[3].al, 8);
    let in_loop = &records[4];
    assert_eq!(in_loop.destination, Destination::new(RegisterFile::Output, 5));
    assert_eq!((in_loop.mask, bits(in_loop.values)), (Mask::of("x"), ints([9, 0, 0, 0])));
    assert_eq!([4, 5, 7].map(|record: usize| records[record].al), [11, 14, 14]);
}

#[test]
fn outputs_are_those_of_the_bank_in_use() {
    let mut machine = Machine::new();
    machine.c(0, splat(ONE)).code(&[one(MOV, o(0), c(0), 8), END]);
    let seen = [ONE, TWO, THREE].map(|value| {
        machine.c(0, splat(value)).code(&[one(MOV, o(0), c(0), 8), END]);
        bits(trace(&mut machine)[0].values)[0]
    });
    assert_eq!(seen, [ONE, TWO, THREE]);
}

#[test]
fn what_does_not_complete_is_not_recorded() {
    let mut machine = Machine::new();
    assert_eq!(trace(machine.code(&[NOP, BREAK])).len(), 1);
    machine.limit = 5;
    assert_eq!(trace(machine.code(&[NOP; 20])).len(), 5);
}

#[test]
fn the_trace_has_as_many_records_as_the_run_counts() {
    let mut machine = Machine::geometry(&[]);
    machine.i(0, [99, 0, 0]).code(&[repeat(2, 0), NOP, EMIT, END]);
    let mut records = 0;
    let run = machine.unit.run(Stage::Geometry, 1000, &mut OnRetire(|_: &Retired| records += 1));
    assert_eq!((run.status, run.instructions, records), (Status::End, 202, 202));
}
