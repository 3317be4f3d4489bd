// SPDX-License-Identifier: MIT
//! `pica equiv`, `pica verilog` and `pica vectors`: what scripts rely on.

use crate::pica::{Run, pica, pica_ok, pica_refuses};
use pica_testbench::equivalence::EngineKind;
use pica_testbench::tools;
use serde_json::{Value, json};
use std::path::Path;

/// f24_max that gives its first operand.
const FAULTY: &str =
    "module f24_max (input wire [23:0] a, input wire [23:0] b, output wire [23:0] y);\n  assign y = a;\nendmodule\n";

fn have_verilator() -> bool {
    match EngineKind::Verilator.available() {
        Err(missing) if tools::required() => panic!("{missing}"),
        found => found.is_ok(),
    }
}

fn entries(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = entries.collect();
    names.sort();
    names
}

#[test]
fn a_check_that_passes() {
    let run = pica_ok(&["equiv", "f24_max", "f24_min", "--engine", "native", "--count", "1000", "--format", "json"]);
    let [max, min] = &run.json_lines()[..] else { panic!("a line a block") };
    for (report, block) in [(max, "f24_max"), (min, "f24_min")] {
        assert_eq!(report["block"], block);
        assert_eq!(report["engine"], "native");
        assert_eq!([&report["vectors"], &report["mismatches"]], [&json!(1000), &json!(0)]);
        let coverage = [&report["coverage"]["hit"], &report["coverage"]["bins"]].map(|bins| bins.as_u64().unwrap());
        assert!(coverage[0] > 0 && coverage[0] <= coverage[1]);
        assert!(report["seed"].is_u64() && report["seconds"].is_number());
        assert_eq!(report["counterexample"], Value::Null);
    }
}

/// A difference is exit status 1, small, the same when it is run again, and can be kept and looked at.
#[test]
fn a_check_that_fails() {
    if !have_verilator() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (verilog, vcd, kept) = (path("faulty.v"), path("wrong.vcd"), path("kept"));
    std::fs::write(&verilog, FAULTY).unwrap();
    let check = |more: &[&str]| -> Run {
        let run = pica(&[&["equiv", "f24_max", "--format", "json", "--regressions", &kept], more].concat());
        assert!(run.status <= 1, "{}", run.stderr);
        run
    };
    let first = check(&["--verilog", &verilog, "--vcd", &vcd, "--keep"]);
    assert_eq!(first.status, 1);
    let report = &first.json_lines()[0];
    assert!(report["mismatches"].as_u64() > Some(1000), "{report}");
    let worst = &report["mismatches_by_bin"]["bins"][0];
    assert_eq!((worst["mismatches"].is_u64(), &worst["mismatches"]), (true, &worst["vectors"]), "{worst}");
    let example = &report["counterexample"];
    assert_ne!(example["expected"], example["actual"]);
    assert!(std::fs::read_to_string(&vcd).unwrap().contains("$enddefinitions"));

    let (seed, case) = (report["seed"].to_string(), example["case"].to_string());
    let again = check(&["--verilog", &verilog, "--seed", &seed, "--case", &case]);
    assert_eq!(again.status, 1);
    for key in ["inputs", "expected", "actual"] {
        assert_eq!(again.json_lines()[0]["counterexample"][key], example[key], "{key}");
    }

    // The kept case alone finds it, and our own hardware passes it.
    assert_eq!(entries(&Path::new(&kept).join("f24_max")).len(), 1);
    assert_eq!(check(&["--verilog", &verilog, "--count", "1", "--seed", "1"]).status, 1);
    assert_eq!(check(&["--engine", "native", "--count", "1000"]).json_lines()[0]["vectors"], 1001);
}

#[test]
fn what_cannot_be_checked_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let verilog = path("other.v");
    std::fs::write(&verilog, FAULTY.replace("[23:0] b", "[22:0] b")).unwrap();
    pica_refuses(&["equiv", "f24_maxx"], "there is no block `f24_maxx`");
    pica_refuses(&["equiv", "f24_max", "--threads", "1025"], "1025");
    pica_refuses(&["equiv", "f24_max", "--verilog", &path("none.v")], "none.v");
    pica_refuses(&["equiv", "f24_max", "f24_min", "--verilog", &verilog], "one block");
    pica_refuses(&["equiv", "f24_max", "--sweep"], "has no sweep");
    if have_verilator() {
        pica_refuses(&["equiv", "f24_max", "--verilog", &verilog], "b");
        pica_refuses(&["equiv", "f24_max", "--verilog", &verilog, "--top", "f24_other"], "f24_other");
    }
    let regressions = folder.path().join("f24_max");
    std::fs::create_dir(&regressions).unwrap();
    for (inputs, wrong) in [
        (json!([]), "transactions"),
        (json!([{"channel": 1, "values": [0]}]), "does not fit"),
        (json!([{"channel": 0, "values": [0]}]), "does not fit"),
        (json!([{"channel": 0, "values": [0, 1 << 24]}]), "does not fit"),
    ] {
        let text = json!({"block": "f24_max", "inputs": inputs}).to_string();
        std::fs::write(regressions.join("case.json"), text).unwrap();
        let folder = folder.path().to_str().unwrap();
        pica_refuses(&["equiv", "f24_max", "--engine", "native", "--regressions", folder], wrong);
    }
}

/// A count of 0 has no result, and a folder that is not there has no case.
#[test]
fn nothing_is_refused() {
    for command in ["equiv", "vectors", "mutants"] {
        let folder = ["-o", "none"];
        let more = if command == "vectors" { &folder[..] } else { &[] };
        pica_refuses(&[&[command, "f24_max", "--count", "0"], more].concat(), "'--count <");
    }
    pica_refuses(&["synth", "f24_max", "--seeds", "0"], "'--seeds <");
    pica_refuses(&["equiv", "f24_max", "--engine", "native", "--regressions", "TYPO"], "TYPO: there is no such folder");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    std::fs::write(folder.path().join("f24_max"), "").unwrap();
    pica_refuses(&["equiv", "f24_max", "--engine", "native", "--regressions", path], "f24_max: Not a directory");
}

/// Situations are left out by a part of their names, and never without a word.
#[test]
fn what_is_excepted_is_told() {
    let check = |except: &str, format| {
        let count = ["--engine", "native", "--count", "2000", "--except", except, "--format", format];
        pica(&[&["equiv", "f24_add"], &count[..]].concat())
    };
    let run = check("nan", "json");
    let report = &run.json_lines()[0];
    let [vectors, excepted] = ["vectors", "excepted"].map(|key| report[key].as_u64().unwrap());
    assert!(excepted > 100 && vectors + excepted == 2000, "{report}");
    assert!(report["coverage"]["missed"].as_array().unwrap().contains(&json!("result NaN")));
    let text = check("nan", "text");
    assert!(text.text().contains(&format!("  excepted: {excepted} cases were not compared\n")), "{}", text.text());
    // Each sum has a result.
    let all = check("result", "json");
    assert_eq!((all.status, all.text()), (3, ""));
    assert!(all.stderr.contains("nothing was compared: all 2000 cases of f24_add"), "{}", all.stderr);
    pica_refuses(&["equiv", "f24_add", "--except", "nam"], "no situation has `nam` in its name; the nearest are: ");
    pica_refuses(&["equiv", "f24_add", "--except", ""], "--except");
}

#[test]
fn a_missing_engine_is_named_with_how_to_get_it() {
    let run = std::process::Command::new(env!("CARGO_BIN_EXE_pica"))
        .args(["equiv", "f24_max", "--engine", "verilator"])
        .env("PATH", "")
        .output()
        .unwrap();
    assert_eq!(run.status.code(), Some(3));
    let message = String::from_utf8(run.stderr).unwrap();
    assert!(message.contains("apt-get install verilator"), "{message}");
}

#[test]
fn an_engine_of_another_build_is_named_with_how_to_get_it() {
    let arguments = ["equiv", "f24_max", "--engine", "jit", "--count", "1000"];
    if cfg!(feature = "jit") {
        assert!(pica_ok(&arguments).text().contains("jit"));
    } else {
        let run = pica(&arguments);
        assert_eq!(run.status, 3, "{}", run.stderr);
        assert!(run.stderr.contains("cargo build --release --features jit"), "{}", run.stderr);
    }
}

/// Whoever asks for Verilog or vectors gets all of it, or nothing.
#[test]
fn verilog_and_vectors_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    pica_ok(&["verilog", "f24_mul", "morton", "-o", &path("verilog")]);
    let written = entries(&folder.path().join("verilog"));
    assert_eq!(
        written,
        [
            "f24_mul.core",
            "f24_mul.f",
            "f24_mul.v",
            "f24_mul.vlt",
            "manifest.json",
            "modules",
            "morton.core",
            "morton.f",
            "morton.v",
            "morton.vlt",
            "pica200.core",
            "pica200_components.vhd"
        ]
    );
    let manifest = std::fs::read_to_string(folder.path().join("verilog/manifest.json")).unwrap();
    let manifest: Value = serde_json::from_str(&manifest).unwrap();
    let [multiplier, _] = &manifest["blocks"].as_array().unwrap()[..] else { panic!("two blocks") };
    for key in ["name", "file", "top", "protocol", "latency", "choices", "ports"] {
        assert!(multiplier.get(key).is_some(), "{key}");
    }
    pica_ok(&["vectors", "morton", "-o", &path("vectors"), "--count", "10", "--as", "csv,jsonl"]);
    let written = entries(&folder.path().join("vectors/morton"));
    for name in ["manifest.json", "morton.csv", "morton.jsonl"] {
        assert!(written.contains(&name.to_owned()), "{written:?}");
    }
    pica_refuses(&["verilog", "f24_mul", "f24_mull", "-o", &path("none")], "f24_mull");
    pica_refuses(&["vectors", "morton", "-o", &path("none"), "--as", "xml"], "xml");
    assert!(!folder.path().join("none").exists());
}

/// Modules have a prefix, which a user may choose; Verilog of ours stands in the place of a block as it is; and a folder does not
/// come to have two texts of a name.
#[test]
fn names_of_modules_do_not_clash() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let top = |folder: &str| {
        let manifest: Value =
            serde_json::from_str(&std::fs::read_to_string(path(folder) + "/manifest.json").unwrap()).unwrap();
        manifest["blocks"][0]["top"].as_str().unwrap().to_owned()
    };
    for (place, options, name) in [
        ("usual", vec![], "pica_f24_add"),
        ("mine", vec!["--prefix", "my_"], "my_f24_add"),
        ("plain", vec!["--prefix", ""], "f24_add"),
        ("nearest", vec!["--choice", "f24_rounding=nearest-even"], "pica_f24_add_nearest_even"),
    ] {
        pica_ok(&[&["verilog", "f24_add", "-o", &path(place)], &options[..]].concat());
        assert_eq!(top(place), name);
        let text = std::fs::read_to_string(path(place) + "/f24_add.v").unwrap();
        assert!(text.contains(&format!("\nmodule {name} (\n")), "{text}");
        assert!(folder.path().join(place).join(format!("modules/{name}.v")).is_file());
    }
    for wrong in ["9", "a-b", "é", &"a".repeat(65)] {
        pica_refuses(&["verilog", "f24_add", "-o", &path("none"), "--prefix", wrong], "prefix");
        pica_refuses(&["vectors", "f24_max", "-o", &path("none"), "--prefix", wrong], "prefix");
    }
    pica_ok(&["vectors", "f24_max", "-o", &path("vectors"), "--count", "10", "--prefix", "my_"]);
    let bench = std::fs::read_to_string(path("vectors/f24_max/f24_max_tb.v")).unwrap();
    assert!(bench.contains("`define TB_DUT my_f24_max\n"), "{bench}");

    // As another version would have left it: the adder in a file that stays is another.
    let usual = std::fs::read_to_string(path("usual/f24_add.v")).unwrap();
    std::fs::create_dir(path("older")).unwrap();
    std::fs::write(path("older/f24_mad.v"), usual.replacen("    wire ", "    wire more;\n    wire ", 1)).unwrap();
    pica_refuses(&["verilog", "f24_add", "-o", &path("older")], "f24_mad.v: module `pica_f24_add`");
    assert_eq!(entries(&folder.path().join("older")), ["f24_mad.v"]);
    pica_ok(&["verilog", "f24_mad", "-o", &path("older")]);

    if have_verilator() {
        let file = path("usual/f24_add.v");
        pica_ok(&["equiv", "f24_add", "--verilog", &file, "--count", "1000"]);
        let (file, nearest) = (path("nearest/f24_add.v"), ["--choice", "f24_rounding=nearest-even", "--count", "1000"]);
        pica_ok(&[&["equiv", "f24_add", "--verilog", &file], &nearest[..]].concat());
        let both = path("both.v");
        std::fs::write(&both, format!("{FAULTY}{}", FAULTY.replace("f24_max", "pica_f24_max"))).unwrap();
        let run = pica(&["equiv", "f24_max", "--verilog", &both, "--count", "1000"]);
        assert_eq!(run.status, 1, "the module of the name of the block is taken");
    }
}
