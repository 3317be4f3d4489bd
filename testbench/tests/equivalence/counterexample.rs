// SPDX-License-Identifier: MIT
//! Counterexamples are small, fail again, and do not fail on the block itself.

use crate::{block, have, judge, user, verilog};
use pica_testbench::block::Block;
use pica_testbench::campaign::{Difference, Except, check, regression};
use pica_testbench::engine::Stall;
use pica_testbench::engine::verilator::{PATIENCE, Source, Verilator, program};
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::project::Project;
use pica_testbench::random::DEFAULT_SEED;
use pica_vectors::Item;

/// The difference that a campaign of the default size ends with.
pub fn counterexample(block: &Block, verilog: &Project) -> Difference {
    let report = judge(block, EngineKind::Verilator, verilog.clone()).unwrap();
    assert!(report.mismatches > 0, "{} passes", verilog.top);
    report.counterexample.expect("a difference has a counterexample").difference
}

/// Verilog in place of a block, which takes single cases as the bench of a difference gives them.
pub struct Trial<'a> {
    block: &'a Block,
    engine: Verilator,
    stall: Stall,
}

impl<'a> Trial<'a> {
    pub fn new(block: &'a Block, verilog: &Project, difference: &Difference) -> Self {
        let program = program(&Source::new(&block.interface, verilog)).unwrap();
        let engine = Verilator::start(&block.interface, &program, None, PATIENCE).unwrap();
        Self { block, engine, stall: difference.stall }
    }

    pub fn fails(&mut self, inputs: &[Item]) -> bool {
        check(self.block, &mut self.engine, inputs, self.stall, &Except::default()).unwrap().is_some()
    }
}

/// Runs the counterexample of a fault again: alone, and as a file in the folder of regressions.
fn replays(name: &str, from: &str, to: &str) {
    let block = block(name);
    let text = verilog(&block);
    let faulty = text.replacen(from, to, 1);
    assert_ne!(text, faulty, "{name} has no `{from}`");
    let (own, faulty) = (user(name, text), user(name, faulty));
    let difference = counterexample(&block, &faulty);
    let inputs = difference.case.inputs.clone();
    assert!(
        !Trial::new(&block, &own, &difference).fails(&inputs),
        "{name}: not the fault of the hardware: {inputs:X?}"
    );
    let mut trial = Trial::new(&block, &faulty, &difference);
    assert!(trial.fails(&inputs), "{name}: the counterexample passes: {inputs:X?}");
    for simpler in block.simpler(&inputs) {
        assert!(!trial.fails(&simpler), "{name}: simpler than {inputs:X?} and fails too: {simpler:X?}");
    }

    let folder = tempfile::tempdir().unwrap();
    regression::save(folder.path(), &block, &inputs).unwrap();
    let regressions = regression::load(folder.path(), &block).unwrap();
    let first = |verilog: Project| {
        let options = Options { seed: DEFAULT_SEED, vectors: Some(1), verilog: Some(verilog), ..Options::default() };
        let report = equivalence::run(&block, EngineKind::Verilator, &options, &regressions, &|_| {}).unwrap();
        report.counterexample.map(|example| (example.case, example.difference.case.inputs))
    };
    assert_eq!(first(faulty), Some((None, inputs)), "{name}");
    assert_eq!(first(own), None, "{name}");
}

/// No bit of any operand can be cleared.
#[test]
fn of_a_fragment_stage() {
    if have(EngineKind::Verilator) {
        replays("blend", "less = difference4_q[17]", "less = ~difference4_q[17]");
        // A format with fewer bits is simpler, and takes the same depth.
        replays("depth_pack", "word = {8'h0, depth};", "word = {9'h0, depth[22:0]};");
    }
}

/// No transaction can be left out, and no bit of one cleared.
#[test]
fn of_the_fragment_pipeline() {
    if have(EngineKind::Verilator) {
        replays("fragment_pipeline", "outcome4_d = 3'h2", "outcome4_d = 3'h3");
    }
}
