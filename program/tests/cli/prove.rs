// SPDX-License-Identifier: MIT
//! `pica prove`: what it refuses, and what it says of small blocks and of Verilog of others.

use super::pica::{pica, pica_refuses};
use pica_testbench::proofs::{Verdict, read};
use std::process::Command;

#[test]
fn what_it_cannot_use_is_named() {
    pica_refuses(&["prove", "f24_minn"], "there is no block `f24_minn`");
    pica_refuses(&["prove", "--verilog", "own.v"], "--verilog stands in the place of one block, which has to be named");
    pica_refuses(&["prove", "f24_min", "--verilog", "no/such/file.v"], "no/such/file.v");
    pica_refuses(&["prove", "f24_min", "--top", "own"], "--verilog <FILE>");
    pica_refuses(&["prove", "f24_min", "--verilog", "own.v", "--top", "own; exit"], "it is no name of a module");
    if has_yosys() {
        pica_refuses(&["prove", "f24_rcp"], "there is no reference of f24_rcp to prove it by");
        let choice = ["prove", "f24_add", "--choice", "f24_overflow=saturate"];
        pica_refuses(&choice, "the reference of f24_add does not know f24_overflow=saturate");
    }
}

#[test]
fn a_missing_tool_is_named() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pica"));
    let output = command.args(["prove", "f24_min"]).env("PATH", "").output().unwrap();
    assert_eq!(output.status.code(), Some(3));
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.contains("yosys is not installed; install it with `sudo apt-get install yosys`"), "{message}");
}

/// A combinational block and a pipe with its product, in both roundings; a minimum that is a maximum, and no Verilog.
#[test]
fn blocks_are_proven_and_others_refuted() {
    if !has_yosys() {
        return;
    }
    let run = pica(&["prove", "f24_min", "f24_mul", "--choice", "f24_rounding=nearest-even", "--format", "json"]);
    assert_eq!(run.status, 0, "{}{}", run.text(), run.stderr);
    let theorems = read(run.text()).unwrap();
    let names: Vec<_> = theorems.iter().map(|theorem| (theorem.block.as_str(), theorem.under.len())).collect();
    assert_eq!(names, [("f24_mul", 1), ("f24_min", 0)]);
    assert!(theorems.iter().all(|theorem| theorem.verdict == Verdict::Proven));

    let folder = tempfile::tempdir().unwrap();
    // A name that a script must not take for its own words.
    let file = folder.path().join("my own; exit.v");
    let verilog = |text: &str| {
        std::fs::write(&file, text).unwrap();
        pica(&["prove", "f24_min", "--verilog", file.to_str().unwrap(), "--top", "own"])
    };
    let ports = "input [23:0] a, input [23:0] b, output [23:0] y";
    let run = verilog(&format!("module own ({ports}); assign y = a < b ? a : b; endmodule"));
    assert_eq!(run.status, 1, "{}{}", run.text(), run.stderr);
    assert!(run.text().contains("REFUTED") && run.text().contains("expected: y="), "{}", run.text());
    let run = verilog("module own (");
    assert_eq!(run.status, 2, "{}{}", run.text(), run.stderr);
    let run = verilog("module own (input [23:0] a, input [23:0] b, output [23:0] z); assign z = a; endmodule");
    assert_eq!(run.status, 2, "{}{}", run.text(), run.stderr);
    assert!(run.stderr.contains("f24_min has no port `y` in its Verilog or its reference"), "{}", run.stderr);
}

fn has_yosys() -> bool {
    let has = pica_testbench::tools::Tool::Yosys.find().is_ok() || pica_testbench::tools::required();
    if !has {
        eprintln!("without Yosys nothing is proven");
    }
    has
}
