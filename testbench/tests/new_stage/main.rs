// SPDX-License-Identifier: MIT
//! A new stage is three files: a function of the model, a circuit, a line in the registry. Everything else follows:
//! Verilog, three engines, stimulus, coverage, vectors, testbenches and their documentation.

mod circuit;
mod model;
mod registry;

use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::build::Build;
use pica_testbench::campaign::Report;
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::project::Project;
use pica_testbench::{golden, tools};
use pica_vectors::{Format, Protocol};
use std::fs;

fn near() -> Block {
    registry::entry().block(&Choices::default(), &Build::default()).expect("it has no choices")
}

fn have(kind: EngineKind) -> bool {
    match kind.available() {
        Ok(()) => true,
        Err(missing) if tools::required() => panic!("{missing}"),
        Err(missing) => {
            eprintln!("skipped: {missing}");
            false
        }
    }
}

fn run(kind: EngineKind, vectors: u64, verilog: Option<Project>) -> Report {
    let options = Options { vectors: Some(vectors), verilog, ..Options::default() };
    equivalence::run(&near(), kind, &options, &[], &|_| {}).expect("a verdict")
}

#[test]
fn the_struct_is_the_declaration() {
    let interface = near().interface;
    assert_eq!(interface.doc, "Whether two depths are at most one step apart.");
    assert_eq!(interface.protocol, Protocol::Comb);
    assert_eq!(interface.port_names(), ["a", "b", "near"]);
    assert!(near().choices.is_empty());
}

#[test]
fn its_verilog_is_documented() {
    let verilog = near().verilog().expect("the guard has nothing to say");
    for text in ["module near (", "Whether two depths are at most one step apart.", "A depth.", "Either way round."] {
        assert!(verilog.contains(text), "{text}\n{verilog}");
    }
}

/// With nothing said about operands they are drawn as numbers that are compared, and every class of every port is seen.
#[test]
fn three_engines_agree_and_see_everything() {
    for (kind, vectors) in [(EngineKind::Native, 2000), (EngineKind::Verilator, 200_000), (EngineKind::Icarus, 2000)] {
        if have(kind) {
            let report = run(kind, vectors, None);
            assert_eq!((report.mismatches, report.vectors), (0, vectors), "{kind:?}");
            assert_eq!((report.coverage.hit(), report.coverage.bins()), (10, 10), "{kind:?}");
        }
    }
}

/// One step too few.
#[test]
fn a_fault_is_found() {
    if have(EngineKind::Verilator) {
        let wrong = near().verilog().expect("Verilog").replace("below < 17'h2", "below < 17'h1");
        assert_ne!(wrong, near().verilog().expect("Verilog"), "the fault is not planted");
        let report = run(EngineKind::Verilator, 20_000, Some(Project::of_text("near", "near.v", wrong)));
        assert!(report.mismatches > 0);
    }
}

#[test]
fn its_vectors_are_exported_with_testbench_and_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let formats = [Format::Mem, Format::Csv, Format::JsonLines];
    let folder = golden::export(&near(), folder.path(), 500, 1, &formats).expect("an export");
    let text = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    for name in ["near.v", "near.mem", "near.csv", "near_tb.v", "test_vectors.py", "Makefile", "manifest.json"] {
        assert!(!text(name).is_empty(), "{name}");
    }
    assert!(text("README.md").contains("Whether they are equal or neighbours."), "{}", text("README.md"));
    // The model, by another route: a line holds a, b and the answer.
    let lines: Vec<Vec<u32>> = text("near.csv")
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_hexdigit()))
        .map(|line| {
            line.split(',').filter_map(|value| u32::from_str_radix(value.trim_start_matches("0x"), 16).ok()).collect()
        })
        .filter(|values: &Vec<u32>| values.len() >= 3)
        .collect();
    assert!(lines.len() >= 500, "{}", text("near.csv"));
    for values in lines {
        let [a, b, near] = values[values.len() - 3..] else { unreachable!("three values") };
        let apart = a.max(b) - a.min(b);
        assert_eq!(near == 1, apart < 2, "{a} {b}");
    }
}
