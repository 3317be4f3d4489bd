// SPDX-License-Identifier: MIT
//! The covers of blocks, and what the vectors that begin with them find.
//!
//! `UPDATE_EXPECT=1 PICA_FULL=1` makes the covers anew, with Yosys and Verilator; `PICA_BLOCKS="f24_add fog"` only those of some blocks.

mod covers;
mod faults;
mod folders;
mod measured;
#[expect(dead_code, reason = "not all of them are needed here")]
#[path = "../../../vectors/tests/vectors/tools.rs"]
mod tools;

use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::mutants::{Results, read};
use pica_testbench::registry;

/// The blocks of the design.
fn blocks() -> Vec<Block> {
    let mut blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.retain(|block| block.listed);
    blocks
}

/// The blocks that are to be made anew: none without being asked.
fn to_renew() -> Vec<Block> {
    let is_set = |variable| std::env::var_os(variable).is_some_and(|value| value == "1");
    if !is_set("UPDATE_EXPECT") || !is_set("PICA_FULL") {
        return Vec::new();
    }
    let wanted = std::env::var("PICA_BLOCKS").ok();
    let is_wanted =
        |block: &Block| wanted.as_ref().is_none_or(|names| names.split(' ').any(|name| name == block.interface.name));
    blocks().into_iter().filter(is_wanted).collect()
}

/// What became of the mutants of a block.
fn results(block: &Block) -> Results {
    let all = read(include_str!("../../../docs/mutants.json")).expect("the results");
    all.into_iter().find(|results| results.block == block.interface.name).expect("every block has mutants")
}
