// SPDX-License-Identifier: MIT
//! The line that a report prints leads to the same counterexample again.

use crate::cases::have;
use crate::pica::{Run, pica, pica_ok, trace};
use pica_testbench::equivalence::EngineKind;
use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// Runs the line that is printed in a shell, and expects what `first` shows.
fn replays(first: &Run) {
    assert_eq!(first.status, 1, "{}", first.stderr);
    let report = &first.json_lines()[0];
    let example = &report["counterexample"];
    let line = example["replay"].as_str().expect("a line");
    let programs = Path::new(env!("CARGO_BIN_EXE_pica")).parent().unwrap();
    let path = std::env::join_paths(
        std::iter::once(programs.to_owned()).chain(std::env::split_paths(&std::env::var_os("PATH").unwrap())),
    );
    let again = Command::new("sh").args(["-c", &format!("{line} --format json")]).env("PATH", path.unwrap()).output();
    let again = again.unwrap();
    assert_eq!(again.status.code(), Some(1), "{line}: {}", String::from_utf8_lossy(&again.stderr));
    let again: Value = serde_json::from_slice(&again.stdout).unwrap();
    assert_eq!(again["engine"], report["engine"], "{line}");
    assert_eq!(again["counterexample"], *example, "{line}");
}

/// The Verilog of a block with a fault, in a folder whose name needs quotes.
fn faulty(folder: &Path, block: &str, from: &str, to: &str, choices: &[&str]) -> String {
    let folder = folder.join("it's faulty");
    let name = folder.to_str().unwrap();
    pica_ok(&[&["verilog", block, "-o", name], choices].concat());
    let path = folder.join(format!("{block}.v"));
    let text = std::fs::read_to_string(&path).unwrap();
    let faulty = text.replacen(from, to, 1);
    assert_ne!(text, faulty, "{block} has no `{from}`");
    std::fs::write(&path, faulty).unwrap();
    path.to_str().unwrap().to_owned()
}

fn check(arguments: &[&str]) -> Run {
    pica(&[&["equiv", "--format", "json"], arguments].concat())
}

/// A user's Verilog, with the engine that is the best here, and with the other one.
#[test]
fn of_verilog_that_is_not_ours() {
    let folder = tempfile::tempdir().unwrap();
    let adder =
        faulty(folder.path(), "f24_add", "swap = magnitude_a < magnitude_b", "swap = magnitude_a > magnitude_b", &[]);
    let nearest = ["--choice", "f24_rounding=nearest-even"];
    let rounded =
        faulty(folder.path(), "f24_mul", "high = product[2 * N - 1:L]", "high = product[2 * N - 2:L - 1]", &nearest);
    if have(EngineKind::Verilator) {
        replays(&check(&["f24_add", "--verilog", &adder, "--count", "40000"]));
        replays(&check(&[&["f24_mul", "--verilog", &rounded, "--back-pressure", "always"], &nearest[..]].concat()));
    }
    if have(EngineKind::Icarus) {
        replays(&check(&["f24_add", "--verilog", &adder, "--engine", "icarus", "--count", "500"]));
    }
}

/// A pipe that loses a result where the bench holds back: the case does not fail alone.
#[test]
fn of_a_case_that_fails_in_its_batch_alone() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let divider = faulty(folder.path(), "f24_rcp", "if (done_q && out_ready)", "if (done_q)", &[]);
    replays(&check(&["f24_rcp", "--verilog", &divider, "--engine", "verilator", "--count", "70000"]));
}

/// Verilog with the ports of a block that gives all ones, and always.
fn ones(folder: &Path, block: &str) -> String {
    let list = pica_ok(&["verilog", "--list", "--all", "--format", "json"]).json();
    let entry = list.as_array().unwrap().iter().find(|entry| entry["name"] == block).unwrap().clone();
    let ports = entry["ports"].as_array().unwrap();
    let of = |dir: &str, show: &dyn Fn(&str, &Value) -> String| -> Vec<String> {
        let ports = ports.iter().filter(|port| port["dir"] == dir);
        ports.map(|port| show(port["name"].as_str().unwrap(), &port["width"])).collect()
    };
    let inputs = of("in", &|name, width| format!("input wire [{width}-1:0] {name}"));
    let outputs = of("out", &|name, width| format!("output wire [{width}-1:0] {name}"));
    let assigns = of("out", &|name, width| format!("  assign {name} = {{{width}{{1'b1}}}};\n"));
    let ports = [inputs, outputs].concat().join(", ");
    let path = folder.join("ones.v");
    std::fs::write(&path, format!("module {block} ({ports});\n{}endmodule\n", assigns.concat())).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Recordings, of which the cases are counted through.
#[test]
fn of_recordings() {
    if !have(EngineKind::Icarus) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let ones = ones(folder.path(), "fragment_pipeline");
    let triangle = trace("01_triangle.ctf");
    let arguments = ["fragment_pipeline", "--verilog", &ones, "--engine", "icarus", "--trace", &triangle];
    let cases = |more: &[&str]| check(&[&arguments[..], more].concat());
    let vectors = |run: &Run| run.json_lines()[0]["vectors"].as_u64().unwrap();
    let one = cases(&["--count", "1"]);
    replays(&one);
    let twice = ["--trace", &triangle, "--case"];
    let refused = cases(&[&twice[..], &["100000"]].concat());
    let alone = cases(&["--case", "100000"]);
    // The refusals say how many cases there are.
    let count = |run: &Run| run.stderr.rsplit(' ').next().unwrap().trim().parse::<u64>().unwrap();
    assert_eq!(count(&refused), 2 * count(&alone));
    let last = (count(&refused) - 1).to_string();
    let second = cases(&[&twice[..], &[&last]].concat());
    assert_eq!(vectors(&second), 1);
    replays(&second);
}

/// A case that was kept, and comes first.
#[test]
fn of_a_regression() {
    if !have(EngineKind::Icarus) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let adder = faulty(folder.path(), "f24_max", "y = selected;", "y = a;", &[]);
    let kept = folder.path().join("kept");
    let arguments = ["f24_max", "--verilog", &adder, "--engine", "icarus", "--regressions", kept.to_str().unwrap()];
    assert_eq!(check(&[&arguments[..], &["--keep"]].concat()).status, 1);
    let again = check(&arguments);
    assert!(again.json_lines()[0]["counterexample"]["case"].is_null());
    replays(&again);
}

/// Floats in decimal beside the bits, in both forms of the report.
#[test]
fn floats_are_shown_in_decimal() {
    if !have(EngineKind::Icarus) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let swap = "swap = magnitude_a < magnitude_b";
    let adder = faulty(folder.path(), "f24_add", swap, "swap = magnitude_a > magnitude_b", &[]);
    let arguments = ["equiv", "f24_add", "--verilog", &adder, "--engine", "icarus", "--count", "500", "--format"];
    let run = |format| pica(&[&arguments[..], &[format]].concat());
    let example = run("json").json_lines()[0]["counterexample"].clone();
    assert_eq!(example["inputs"], serde_json::json!({"a": "0x3F0000", "b": "0x3E0000"}));
    assert_eq!(example["directed"].as_str().map(str::is_empty), Some(false));
    assert_eq!(example["decimal"]["inputs"], serde_json::json!({"a": "1.0", "b": "0.5"}));
    assert_eq!(example["decimal"]["expected"], serde_json::json!({"y": "1.5"}));
    let text = run("text");
    assert!(text.text().contains("  directed: "), "{}", text.text());
    assert!(text.text().contains("in a=0x3F0000 (1.0) b=0x3E0000 (0.5)\n"), "{}", text.text());
    assert!(text.text().contains("out y=0x3F8000 (1.5)"), "{}", text.text());
}
