// SPDX-License-Identifier: MIT
//! Proofs: what they say of the Verilog as it is, and that they do not say it of Verilog with a fault.

mod page;
mod parts;
mod planted;
mod properties;

use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::registry;
use pica_testbench::tools::{Tool, required};

fn block(name: &str) -> Block {
    let block = registry::block(name, &Choices::default(), &Default::default());
    block.expect("the defaults have hardware").unwrap_or_else(|| panic!("there is no block {name}"))
}

/// Whether there is no Yosys, and that is no failure.
fn without_yosys() -> bool {
    let missing = Tool::Yosys.find().is_err() && !required();
    if missing {
        eprintln!("without Yosys nothing is proven");
    }
    missing
}
