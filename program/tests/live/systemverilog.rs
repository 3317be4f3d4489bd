// SPDX-License-Identifier: MIT
//! The benches in SystemVerilog, which call the model for every transaction: they pass on the blocks as they are, and name the
//! transactions in which blocks under another choice differ.

use crate::have;
use crate::install::{bench, output};
use crate::pica::pica_ok;
use pica_testbench::equivalence::EngineKind;
use std::process::Command;

/// The benches, each with a choice under which the block gives other results than the default model, and with the words with
/// which a line begins that names a transaction.
const BENCHES: [(&str, &str, &str); 3] = [
    ("f24_add", "f24_rounding=nearest-even", "transaction "),
    ("combiner_stage", "combiner_division=rounded", "transaction "),
    ("shader_unit", "f24_rounding=nearest-even", "address "),
];

/// What a bench prints on the block under a choice.
fn run(block: &str, choice: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    pica_ok(&["verilog", block, "-o", folder.path().to_str().expect("UTF-8"), "--choice", choice]);
    let dut = folder.path().join(format!("{block}.v"));
    let program = bench(&folder.path().join("build"), &format!("{block}_tb"), &[dut]);
    output(Command::new(program).args(["+count=2000", "+seed=7"]))
}

#[test]
fn benches_call_the_model() {
    if !have(EngineKind::Verilator) {
        return;
    }
    for (block, planted, named) in BENCHES {
        let passed = run(block, "f24_rounding=toward-zero");
        assert!(passed.starts_with(&format!("PASS {block}: 2000 ")), "{passed}");
        let failed = run(block, planted);
        assert!(failed.starts_with(named), "{failed}");
        assert!(failed.contains(&format!("FAIL {block}: 2000 ")), "{failed}");
    }
}
