// SPDX-License-Identifier: MIT
//! The Python package: installed from its folder, its own tests, and benches of cocotb that call it.

use crate::have;
use crate::install::{ended, package, python};
use crate::pica::pica_ok;
use pica_testbench::equivalence::EngineKind;
use std::process::Command;

#[test]
fn the_package_installs_and_its_tests_and_benches_run() {
    let Some(python) = python(&["maturin", "numpy", "pytest", "cocotb"]) else { return };
    let package = package(&python, "dev");
    let with_package = |command: &mut Command| -> (bool, String) {
        ended(command.env("PYTHONPATH", package.path()).env("PYTHONDONTWRITEBYTECODE", "1"))
    };
    let tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "python/tests"];
    let (content, text) = with_package(Command::new(&python).args(tests));
    assert!(content && text.contains(" passed"), "{text}");

    if !have(EngineKind::Icarus) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let verilog = folder.path().to_str().expect("UTF-8");
    let bench = |choice: &str, block: &str| -> (bool, String) {
        pica_ok(&["verilog", block, "-o", verilog, "--choice", choice]);
        with_package(Command::new(&python).args(["python/examples/live.py", verilog, block]).env("COUNT", "300"))
    };
    for (block, named) in [("f24_mad", "transaction "), ("shader_unit", "invocation ")] {
        let (passed, text) = bench("f24_rounding=toward-zero", block);
        assert!(passed && text.contains("PASS=1"), "{text}");
        let (passed, text) = bench("f24_rounding=nearest-even", block);
        assert!(!passed && text.contains("AssertionError") && text.contains(named), "{text}");
    }
}
