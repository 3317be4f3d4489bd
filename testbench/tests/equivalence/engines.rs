// SPDX-License-Identifier: MIT
//! The same cases have the same verdict in every engine.

use crate::{block, have, user, verilog};
use pica_testbench::engine::EngineError;
use pica_testbench::equivalence::{self, EngineKind, Failure, Options};
use pica_testbench::random::DEFAULT_SEED;
use pica_vectors::Item;

const ALL: [EngineKind; 3] = [EngineKind::Native, EngineKind::Verilator, EngineKind::Icarus];

#[test]
fn our_blocks_pass_everywhere() {
    let names = [
        "f24_add",
        "f24_cmp",
        "f24_rcp",
        "shader_operand",
        "shader_flow",
        "raster_setup",
        "raster_walk",
        "blend",
        "combiner",
        "fragment_pipeline",
    ];
    for name in names {
        let block = block(name);
        for kind in ALL.into_iter().filter(|kind| have(*kind)) {
            let vectors = if block.interface.is_flat() { 500 } else { 3 };
            let options = Options { seed: DEFAULT_SEED, vectors: Some(vectors), ..Options::default() };
            let report = equivalence::run(&block, kind, &options, &[], &|_| {}).unwrap();
            assert_eq!((report.mismatches, report.vectors), (0, vectors), "{name} {}", kind.name());
        }
    }
}

/// A fault is found by both simulators, in the same cases, and shrinks to the same counterexample.
#[test]
fn simulators_agree_on_a_fault() {
    if !have(EngineKind::Verilator) || !have(EngineKind::Icarus) {
        return;
    }
    let block = block("f24_cmp");
    let text = verilog(&block);
    let faulty = text.replacen("({5'h0, le} << COMPARISON_LE)", "({5'h0, lt} << COMPARISON_LE)", 1);
    assert_ne!(text, faulty);
    let report = |kind| {
        let verilog = Some(user("f24_cmp", faulty.clone()));
        let options = Options { seed: DEFAULT_SEED, vectors: Some(2000), verilog, ..Options::default() };
        equivalence::run(&block, kind, &options, &[], &|_| {}).unwrap()
    };
    let [verilator, icarus] = [report(EngineKind::Verilator), report(EngineKind::Icarus)];
    assert!(verilator.mismatches > 0);
    assert_eq!(verilator.mismatches, icarus.mismatches);
    let inputs = |report: pica_testbench::campaign::Report| report.counterexample.unwrap().difference.case.inputs;
    assert_eq!(inputs(verilator), inputs(icarus));
}

/// Any division of a campaign gives the same result, and a single case can be run again.
#[test]
fn threads_change_nothing() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let block = block("f24_add");
    let faulty = verilog(&block).replacen("swap = magnitude_a < magnitude_b", "swap = magnitude_a <= magnitude_b", 1);
    let run = |threads, case| {
        let verilog = Some(user("f24_add", faulty.clone()));
        let options = Options { seed: 5, vectors: Some(300_000), threads, case, verilog, ..Options::default() };
        equivalence::run(&block, EngineKind::Verilator, &options, &[], &|_| {}).unwrap()
    };
    let [one, three] = [run(1, None), run(3, None)];
    assert_eq!((one.mismatches, one.vectors), (three.mismatches, three.vectors));
    let case = |report: &pica_testbench::campaign::Report| report.counterexample.as_ref().map(|example| example.case);
    assert_eq!(case(&one), case(&three));
    if let Some(case) = case(&one) {
        assert_eq!(run(1, case).mismatches, 1);
    }
}

/// A campaign of cases without results compares nothing. One of them, run again, may be.
#[test]
fn a_campaign_without_results_is_no_success() {
    let block = block("combiner");
    let write = Item { channel: 0, values: vec![0xC0, 0, 0xF] };
    let run = |case| {
        let options = Options { recorded: Some(vec![vec![write.clone()]; 3]), case, ..Options::default() };
        equivalence::run(&block, EngineKind::Native, &options, &[], &|_| {})
    };
    let failure = run(None).unwrap_err();
    assert!(matches!(failure, Failure::Engine(EngineError::Nothing { vectors: 3, .. })), "{failure}");
    let report = run(Some(1)).unwrap();
    assert_eq!((report.vectors, report.results, report.mismatches), (1, 0, 0));
}
