// SPDX-License-Identifier: MIT
//! `pica prove`: what it refuses, and what it says of small blocks and of Verilog of others.

use super::pica::{Run, pica, pica_refuses};
use pica_testbench::equivalence::EngineKind;
use pica_testbench::proofs::{Verdict, read};
use std::process::Command;

#[test]
fn what_it_cannot_use_is_named() {
    pica_refuses(&["prove", "f24_minn"], "there is no block `f24_minn`");
    pica_refuses(&["prove", "--verilog", "own.v"], "the Verilog is that of one block: name it");
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
        pica(&["prove", "f24_min", "--no-vectors", "--verilog", file.to_str().unwrap(), "--top", "own"])
    };
    let ports = "input [23:0] a, input [23:0] b, output [23:0] y";
    let maximum = format!("module own ({ports}); assign y = a < b ? a : b; endmodule");
    let run = verilog(&maximum);
    assert_eq!(run.status, 1, "{}{}", run.text(), run.stderr);
    assert!(run.text().contains("REFUTED") && run.text().contains("expected: y="), "{}", run.text());
    let run = verilog("module own (");
    assert_eq!(run.status, 2, "{}{}", run.text(), run.stderr);
    let run = verilog("module own (input [23:0] a, input [23:0] b, output [23:0] z); assign z = a; endmodule");
    assert_eq!(run.status, 2, "{}{}", run.text(), run.stderr);
    assert!(run.stderr.contains("f24_min has no port `y` in its Verilog or its reference"), "{}", run.stderr);
}

const MULTIPLIER: &str = include_str!("../../../testbench/tests/proofs/verilog/multiplier.v");

/// A project as those of others are: a list with switches and settings of Verilator, a package, a file that is included from beside
/// the one that does, one from a folder, a library, a macro and a parameter; and a blank in its path.
fn project(multiplier: &str) -> tempfile::TempDir {
    let folder = tempfile::Builder::new().prefix("my project").tempdir().unwrap();
    let top = "`include \"width.vh\"\n`include \"ports.vh\"\nmodule my_top #(parameter FLIP = 1) (`PORTS);\n  \
               wire [`WIDTH:0] result;\n  multiplier inner (.clock(clock), .reset(reset), .in_valid(in_valid), .a(a), .b(b),\n    \
               .out_valid(out_valid), .y(result));\n  assign y = result ^ FLIP ^ constants::ZERO ^ `EXTRA;\nendmodule\n";
    let ports = "`define PORTS input clock, input reset, input in_valid, input [`WIDTH:0] a, input [`WIDTH:0] b, \
                 output out_valid, output [`WIDTH:0] y\n";
    let list = "-Wall -Wno-fatal --timing\nlint.vlt\n+incdir+include\n-y library\nsrc/constants.sv src/top.sv\n";
    for (name, text) in [
        ("src/constants.sv", "package constants;\n  localparam ZERO = 24'd0;\nendpackage\n"),
        ("src/top.sv", top),
        ("src/width.vh", "`define WIDTH 23\n"),
        ("include/ports.vh", ports),
        ("library/multiplier.v", multiplier),
        ("lint.vlt", "`verilator_config\nlint_off -rule WIDTH\n"),
        ("all.f", list),
    ] {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    folder
}

/// What a command says of such a project.
fn of_project(folder: &tempfile::TempDir, command: &[&str], more: &[&str]) -> Run {
    let list = folder.path().join("all.f");
    let own = ["-F", list.to_str().unwrap(), "--top", "my_top", "-D", "EXTRA=0"];
    pica(&[command, &own[..], more].concat())
}

#[test]
fn a_project_is_proven_as_it_is() {
    if !has_yosys() {
        return;
    }
    let folder = project(MULTIPLIER);
    let prove = ["prove", "f24_mul", "--no-vectors"];
    let run = of_project(&folder, &prove, &["-G", "FLIP=24'h0"]);
    assert_eq!(run.status, 0, "{}{}", run.text(), run.stderr);
    assert!(run.text().contains("proven (equal gates, one product shared"), "{}", run.text());
    let run = of_project(&folder, &prove, &[]);
    assert_eq!(run.status, 1, "{}{}", run.text(), run.stderr);

    // The file and the line are the user's.
    let file = folder.path().join("src/top.sv");
    std::fs::write(&file, "module my_top (\n  input a,\n  nonsense;\nendmodule\n").unwrap();
    let run = of_project(&folder, &prove, &[]);
    assert_eq!(run.status, 2, "{}{}", run.text(), run.stderr);
    let place = format!("{}:3", file.display());
    assert!(run.stderr.contains(&place) && !run.stderr.contains("user_file"), "{place}: {}", run.stderr);
}

/// What simulation finds is not left to the prover; what it does not find comes with the line that shows it.
#[test]
fn what_is_wrong_is_replayed() {
    if !has_yosys() || EngineKind::Verilator.available().is_err() {
        return;
    }
    let folder = project(&MULTIPLIER.replacen("p[31:16]", "{p[31:17], p[15]}", 1));
    let run = of_project(&folder, &["prove", "f24_mul", "--format", "json"], &["-G", "FLIP=0"]);
    assert_eq!(run.status, 1, "{}{}", run.text(), run.stderr);
    let theorem = read(run.text()).unwrap().remove(0);
    assert!(theorem.method.ends_with("vectors in verilator"), "{theorem:?}");
    assert!(matches!(&theorem.verdict, Verdict::Refuted(found) if is_shown_by(found.replay.as_deref())), "{theorem:?}");

    let rare = MULTIPLIER.replacen("m};", "m} ^ {23'd0, a == 24'h3f0001 && b == 24'h3f0002};", 1);
    let folder = project(&rare);
    let run = of_project(&folder, &["prove", "f24_mul", "--format", "json"], &["-G", "FLIP=0"]);
    assert_eq!(run.status, 1, "{}{}", run.text(), run.stderr);
    let Verdict::Refuted(found) = read(run.text()).unwrap().remove(0).verdict else { panic!("{}", run.text()) };
    assert_eq!(found.inputs, [("a".to_owned(), 0x3f0001), ("b".to_owned(), 0x3f0002)].into());
    assert!(is_shown_by(found.replay.as_deref()), "{found:?}");
}

/// Whether a line shows a difference.
fn is_shown_by(line: Option<&str>) -> bool {
    let words = shlex::split(line.expect("a line")).expect("words");
    let run = pica(&words.iter().skip(1).map(String::as_str).collect::<Vec<_>>());
    run.status == 1
}

#[test]
fn time_ends() {
    if !has_yosys() {
        return;
    }
    let run = pica(&["prove", "f24_mad", "--timeout", "0.05"]);
    assert_eq!(run.status, 3, "{}{}", run.text(), run.stderr);
    assert!(run.text().contains("undecided") && run.text().contains("no end within 0.05 seconds"), "{}", run.text());
    pica_refuses(&["prove", "f24_mad", "--timeout", "0"], "is not a number of seconds above 0");
}

#[test]
fn inputs_of_a_case_are_checked() {
    let refused = |inputs: &str, why: &str| pica_refuses(&["equiv", "f24_min", "--inputs", inputs], why);
    refused("a=1", "--inputs says nothing of `b` of f24_min");
    refused("a=1,b=2,c=3", "f24_min has no input `c`");
    refused("a=0x1000000,b=2", "`a` of f24_min has 24 bits");
    refused("a", "`a` is not PORT=VALUE");
    pica_refuses(&["equiv", "shader_unit", "--inputs", "a=1"], "no --inputs");
    let run = pica(&["equiv", "f24_min", "--engine", "native", "--inputs", "a=1,b=0x2"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert!(run.text().contains("0 mismatches in 1 vectors"), "{}", run.text());
}

fn has_yosys() -> bool {
    let has = pica_testbench::tools::Tool::Yosys.find().is_ok() || pica_testbench::tools::required();
    if !has {
        eprintln!("without Yosys nothing is proven");
    }
    has
}
