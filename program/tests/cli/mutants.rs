// SPDX-License-Identifier: MIT
//! `pica mutants`: what it refuses, and a few mutants of small blocks.

use super::pica::{pica, pica_refuses};
use std::process::Command;

#[test]
fn what_it_cannot_use_is_named() {
    pica_refuses(&["mutants", "f24_minn"], "there is no block `f24_minn`");
    pica_refuses(&["mutants", "f24_min", "--count", "0"], "0 is not in 1..=65535");
    pica_refuses(&["mutants", "f24_min", "--count", "65536"], "65536 is not in 1..=65535");
    pica_refuses(&["mutants", "f24_min", "--seed", "-1"], "unexpected argument '-1'");
}

#[test]
fn a_missing_tool_is_named() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pica"));
    let output = command.args(["mutants", "f24_min"]).env("PATH", "").output().unwrap();
    assert_eq!(output.status.code(), Some(3));
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.contains("yosys is not installed; install it with `sudo apt-get install yosys`"), "{message}");
}

/// A combinational block, a pipe, a stream and a unit; with tools alone. All mutants of a seed are the same again.
#[test]
fn every_mutant_has_a_fate() {
    let run = |blocks: &[&str]| pica(&[&["mutants", "--count", "12", "--format", "json"], blocks].concat());
    let first = run(&["f24_min", "f24_mul", "f24_rcp", "raster_setup"]);
    if first.status == 3 && !pica_testbench::tools::required() {
        return eprintln!("{}", first.stderr);
    }
    assert_eq!(first.status, 0, "{}{}", first.text(), first.stderr);
    let blocks = pica_testbench::mutants::read(first.text()).unwrap();
    let names: Vec<&str> = blocks.iter().map(|block| block.block.as_str()).collect();
    assert_eq!(names, ["f24_mul", "f24_min", "f24_rcp", "raster_setup"]);
    for block in &blocks {
        assert_eq!((block.mutants, block.killed + block.left.len()), (12, 12), "{block:?}");
        assert!(block.killed >= 6, "{block:?}");
    }
    assert_eq!(Some(run(&["f24_mul"]).text().trim_end()), first.text().lines().next());
}
