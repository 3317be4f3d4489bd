// SPDX-License-Identifier: MIT
//! A block that asks a memory: a model, a circuit, a line in the registry. Who answers it, holds it back and compares what the memory
//! holds at the end is the bench, the same in every engine. Another circuit in its place, with four reads outstanding, is that of
//! the exported benches (`vectors/tests/vectors/memory.rs`).

mod circuit;
mod model;

use circuit::Accumulate;
use model::Accumulator;
use pica_spec::choices::Choices;
use pica_testbench::block::{Behaviour, Block};
use pica_testbench::build::Build;
use pica_testbench::campaign::Report;
use pica_testbench::engine::verilator::{PATIENCE, Source, Verilator, program};
use pica_testbench::engine::{BackPressure, Engine, Stall, Violation};
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::project::Project;
use pica_testbench::registry::Entry;
use pica_testbench::tools;
use pica_vectors::{Handshake, Item, Protocol};
use rayon::prelude::*;

fn accumulate() -> Block {
    let entry = Entry::new(
        "accumulate",
        |_| Ok(Box::new(Accumulate::default())),
        |_, _| Ok(Behaviour::Unit(Box::new(Accumulator))),
    );
    entry.block(&Choices::default(), &Build::default()).expect("it has no choices")
}

/// The circuit with four reads outstanding.
const FOUR: &str = include_str!("../../../vectors/tests/vectors/blocks/unit_accumulate.v");

/// The circuit with four reads outstanding, changed in one place.
fn four(from: &str, to: &str) -> Project {
    assert!(FOUR.contains(from), "{from}");
    let text = format!("`define VALID_ALONE\n{}", FOUR.replacen(from, to, 1));
    Project::of_text("unit_accumulate", "unit_accumulate.v", text)
}

fn run(kind: EngineKind, cases: u64, verilog: Option<Project>) -> Option<Report> {
    verdict(kind, cases, verilog, false)
}

/// Without a counterexample if the verdict is all that is wanted.
fn verdict(kind: EngineKind, cases: u64, verilog: Option<Project>, verdict_only: bool) -> Option<Report> {
    match kind.available() {
        Ok(()) => {}
        Err(missing) if tools::required() => panic!("{missing}"),
        Err(missing) => {
            eprintln!("skipped: {missing}");
            return None;
        }
    }
    let options = Options { vectors: Some(cases), verilog, verdict_only, ..Options::default() };
    Some(equivalence::run(&accumulate(), kind, &options, &[], &|_| {}).expect("a verdict"))
}

#[test]
fn the_struct_declares_the_memory() {
    let interface = accumulate().interface;
    assert_eq!(interface.protocol, Protocol::Unit);
    let memory = &interface.memories[0];
    assert_eq!([&memory.read, &memory.answer, &memory.write], ["read_sum", "answer_sum", "write_sum"]);
    let content = interface.channels.iter().filter(|channel| channel.handshake == Handshake::Content);
    assert_eq!(content.map(|channel| channel.name.as_str()).collect::<Vec<_>>(), ["sum_before", "sum_after"]);
    interface.check().expect("what the attribute makes is an interface");
}

#[test]
fn three_engines_agree() {
    for (kind, cases) in [(EngineKind::Native, 40), (EngineKind::Verilator, 2000), (EngineKind::Icarus, 20)] {
        if let Some(report) = run(kind, cases, None) {
            assert_eq!((report.mismatches, report.vectors), (0, cases), "{kind:?}");
        }
    }
}

/// With four reads outstanding answers overtake each other; what comes about is in the table of coverage.
#[test]
fn another_circuit_with_several_reads_is_equal() {
    for (kind, cases) in [(EngineKind::Verilator, 2000), (EngineKind::Icarus, 20)] {
        let Some(report) = run(kind, cases, Some(four("", ""))) else { continue };
        assert_eq!((report.mismatches, report.vectors), (0, cases), "{kind:?}");
        if kind == EngineKind::Verilator {
            let missed: Vec<&str> = report.coverage.missed().collect();
            assert_eq!(missed, ["bench: 32 reads are outstanding"]);
        }
    }
}

/// A fault for each rule of a memory. The exported benches find them in every simulator (`vectors/tests/vectors/memory.rs`).
#[test]
fn broken_rules_are_found() {
    let faults = [
        ("an answer goes to another place", "place = answer_sum_tag", "place = answer_sum_tag ^ 2'd1"),
        ("a hazard is missed", "(used & same) != 4'd0", "1'b0"),
        ("a byte enable is ignored", "enable = {!low, 1'b1}", "enable = 2'd3"),
        ("a write is lost", "write_sum_valid = writes", "write_sum_valid = writes && first != 2'd2"),
        ("a word is stored elsewhere", "write_sum_address = addresses[first]", "write_sum_address = ~addresses[first]"),
        ("a tag is used twice", "read_sum_tag = asking", "read_sum_tag = asking & 2'd2"),
        ("an answer is lost", "if (answer_sum_valid && takes)", "if (answer_sum_valid && addends[place] != 16'd3)"),
        ("an answer is taken twice", "answered[last] <= 1'b0", "answered[last] <= addend == 16'd3"),
    ];
    faults.par_iter().for_each(|(what, from, to)| {
        // Each run of a case that is silent takes long: none is shrunk.
        if let Some(report) = verdict(EngineKind::Verilator, 500, Some(four(from, to)), true) {
            assert!(report.mismatches > 0, "{what}");
        }
    });
}

/// Four reads are outstanding at once, two with the same tag.
#[test]
fn a_tag_that_is_used_twice_is_told() {
    if EngineKind::Verilator.available().is_err() && !tools::required() {
        return;
    }
    let (block, wrong) = (accumulate(), four("read_sum_tag = asking", "read_sum_tag = asking & 2'd2"));
    let source = Source::new(&block.interface, &wrong);
    let mut engine = Verilator::start(&block.interface, &program(&source).unwrap(), None, PATIENCE).unwrap();
    let case = block.case((0..8).map(|address| Item { channel: 0, values: vec![address, 1] }).collect());
    let answer = engine.unit(&case, Stall { latency: 50, ..Stall::default() }).unwrap();
    assert_eq!(answer.violation, Some(Violation::Tag));
}

/// The circuit by itself has no two transactions that may be offered at once; what the bench holds back changes no result.
#[test]
fn the_pace_of_the_bench_changes_no_result() {
    for back_pressure in BackPressure::ALL {
        if EngineKind::Verilator.available().is_ok() {
            let options =
                Options { vectors: Some(500), verilog: Some(four("", "")), back_pressure, ..Options::default() };
            let report = equivalence::run(&accumulate(), EngineKind::Verilator, &options, &[], &|_| {});
            assert_eq!(report.expect("a verdict").mismatches, 0, "{}", back_pressure.name());
        }
    }
}
