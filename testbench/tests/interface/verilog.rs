// SPDX-License-Identifier: MIT
//! No tool has anything to say of the Verilog of a block.

use pica_rtl::emit::external::{icarus, verilator};
use pica_spec::choices::Choices;
use pica_testbench::registry;
use rayon::prelude::*;

#[test]
fn verilog_without_complaints() {
    let blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    let complaints = blocks.par_iter().flat_map_iter(|block| {
        let name = &block.interface.name;
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(format!("{name}.v"));
        std::fs::write(&file, block.verilog().unwrap_or_else(|error| panic!("{error}"))).expect("a file");
        let results = [verilator(&file, name), icarus(&file, name)];
        results.into_iter().filter_map(|result| result.err()?.unless_optional().err()).map(|error| error.to_string())
    });
    let complaints: Vec<String> = complaints.collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
