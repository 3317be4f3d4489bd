// SPDX-License-Identifier: MIT
//! The bench against hardware that is right, wrong, or not hardware at all.

mod blocks;
mod command;
mod counterexample;
mod engines;
mod fragments;
mod interpolation;
mod memories;
mod other_adder;
mod planted;
mod primitives;
mod protocol;
mod raster;
mod simulator;
mod situations;
mod triangles;

use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::campaign::Report;
use pica_testbench::equivalence::{self, EngineKind, Failure, Options};
use pica_testbench::project::Project;
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::registry;
use pica_testbench::tools;

/// A block of the registry.
fn block(name: &str) -> Block {
    let blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.into_iter().find(|block| block.interface.name == name).expect("a block of that name")
}

/// Whether an engine is there. If it has to be and is not, the test fails.
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

/// Verilog with this top module.
fn user(top: &str, text: impl Into<String>) -> Project {
    Project::of_text(top, "test.v", text)
}

/// The verdict on a user's Verilog, with the default seed and number of cases.
fn judge(block: &Block, kind: EngineKind, verilog: Project) -> Result<Report, Failure> {
    let options = Options { seed: DEFAULT_SEED, verilog: Some(verilog), ..Options::default() };
    equivalence::run(block, kind, &options, &[], &|_| {})
}

/// The Verilog of a block.
fn verilog(block: &Block) -> String {
    block.verilog().expect("the guard accepts our own blocks")
}
