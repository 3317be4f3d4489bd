// SPDX-License-Identifier: MIT
//! The Makefile of cocotb alone: what it refuses, and VHDL.

use crate::tools::{Target, program};
use crate::{blocks, exported, folder, put};

/// `SETTINGS`, and what the Makefile says when it fails for them.
const FAILURES: [(&[&str], &str); 6] = [
    (&["COCOTB_TEST_FILTER=nothing"], "the test of test_vectors.py was not run"),
    // cocotb's own makefile passes over the simulation, and succeeds.
    (&["SIM=ghdl"], "the test of test_vectors.py was not run"),
    (&["COCOTB_VERSION=1.9.2"], "cocotb 2 or later is needed, and cocotb-config is of 1.9.2; pip install"),
    (&["COCOTB_VERSION="], "cocotb 2 or later is needed, and there is no cocotb-config on the path; pip install"),
    (&["TOPLEVEL_LANG=vhdl"], "TOPLEVEL_LANG=vhdl needs DUT="),
    (&["TOPLEVEL_LANG=sv"], "TOPLEVEL_LANG is verilog or vhdl, not sv"),
];

#[test]
fn no_test_is_no_success() {
    let block = blocks::pipe_multiply();
    let place = folder();
    let (folder, _) = exported(place.path(), &block, block.verilog, block.cases(20));
    for (settings, sentence) in FAILURES {
        if let Some((content, printed)) = Target::CocotbAlone.run(&folder, settings) {
            assert!(!content && printed.contains(sentence), "{settings:?}: {printed}");
        }
    }
}

#[test]
fn vhdl() {
    if !program("ghdl", "apt-get install ghdl") {
        return;
    }
    let block = blocks::pipe_multiply();
    let place = folder();
    let (folder, _) = exported(place.path(), &block, block.verilog, block.cases(20));
    put(&folder.join("multiply.vhd"), include_str!("blocks/pipe_multiply.vhd"));
    let common = ["TOPLEVEL_LANG=vhdl", "DUT=multiply.vhd", "TOP=multiply"];
    for (generic, passes) in [("PARAMETERS=WIDTH=24", true), ("PARAMETERS=WIDTH=20", false)] {
        if let Some((content, printed)) = Target::CocotbAlone.run(&folder, &[&common[..], &[generic]].concat()) {
            let verdict = if passes { "PASS pipe_multiply vectors=20\n" } else { "FAIL pipe_multiply mismatches=" };
            assert!(content == passes && printed.contains(verdict), "{generic}: {printed}");
        }
    }
}
