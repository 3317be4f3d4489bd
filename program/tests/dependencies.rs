// SPDX-License-Identifier: MIT
//! Whoever reads registers, assembles shaders or replays recordings compiles no hardware description, and the libraries have no
//! command line.

use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// What Cargo prints. It fetches what `cargo test` has no need of: the compiler behind a feature.
fn cargo(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO"));
    command.args(arguments).arg("--locked").current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap());
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// A package and those that are compiled for it; `edges` are the kinds of dependencies that count.
fn dependencies(edges: &str, of: &[&str]) -> BTreeSet<String> {
    let tree = cargo(&[&["tree", "--edges", edges, "--prefix", "none", "--format", "{p}", "-p"], of].concat());
    tree.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

const HARDWARE: [&str; 3] = ["rust-hdl", "pica-rtl", "pica-testbench"];

#[test]
fn only_the_bench_depends_on_the_hardware_description() {
    for package in [
        &["pica-spec"][..],
        &["pica-spec-compiler"],
        &["pica-model"],
        &["pica-shader"],
        &["pica-vectors"],
        &["pica-values"],
        &["pica-commands"],
        &["pica", "--no-default-features"],
    ] {
        let found = dependencies("normal,build", package);
        assert!(found.contains(package[0]), "{found:?}");
        for name in HARDWARE {
            assert!(!found.contains(name), "{package:?} depends on {name}");
        }
    }
    let whole = dependencies("normal,build", &["pica"]);
    assert!(HARDWARE.iter().all(|name| whole.contains(*name)), "{whole:?}");
}

#[test]
fn a_compiler_of_instructions_is_there_where_it_is_asked_for() {
    let compilers =
        |of: &[&str]| dependencies("normal,build", of).iter().filter(|name| name.starts_with("cranelift")).count();
    assert_eq!(compilers(&["pica"]), 0);
    assert_ne!(compilers(&["pica", "--features", "jit"]), 0);
}

#[test]
fn the_model_reads_and_prints_nothing() {
    let model = dependencies("normal", &["pica-model"]);
    for name in ["annotate-snippets", "clap", "serde", "serde_json"] {
        assert!(!model.contains(name), "pica-model depends on {name}");
    }
}

/// What runs the Verilog knows nothing of what it was emitted from.
#[test]
fn the_simulator_reads_verilog_alone() {
    let found = dependencies("normal,build", &["pica-simulator"]);
    let own: Vec<&str> = found.iter().map(String::as_str).filter(|name| name.starts_with("pica-")).collect();
    assert_eq!(own, ["pica-simulator", "pica-verilog"]);
    assert!(!found.contains("rust-hdl"));
}

#[test]
fn the_libraries_have_no_command_line() {
    for package in ["pica-values", "pica-c", "pica-python"] {
        let found = dependencies("normal", &[package]);
        assert!(found.contains("pica-spec"), "{found:?}");
        for name in ["clap", "indicatif", "pica-commands"] {
            assert!(!found.contains(name), "{package} depends on {name}");
        }
    }
}

/// Crates are compiled once for both commands of the README: whatever features the tests want of them, the program has.
#[test]
fn the_tests_compile_no_crate_again() {
    let features = |of: &[&str]| -> BTreeSet<String> {
        let tree = cargo(&[&["tree", "--prefix", "none", "--format", "{p} {f}"], of].concat());
        tree.lines().map(|line| line.trim_end_matches(" (*)").to_owned()).collect()
    };
    let program = features(&["-p", "pica", "--edges", "normal,build"]);
    let tests = features(&["--edges", "normal,build,dev"]);
    assert!(program.iter().any(|line| line.starts_with("serde_json ")), "{program:?}");
    assert_eq!(program.difference(&tests).collect::<Vec<_>>(), Vec::<&String>::new());
}

fn metadata() -> Value {
    serde_json::from_str(&cargo(&["metadata", "--no-deps", "--format-version", "1"])).unwrap()
}

/// A crate that has tests is among those whose tests the command of the README runs.
#[test]
fn the_tests_of_all_crates_run() {
    let metadata = metadata();
    let default = metadata["workspace_default_members"].as_array().unwrap();
    let packages = metadata["packages"].as_array().unwrap().iter();
    let left: Vec<&Value> = packages.filter(|package| !default.contains(&package["id"])).collect();
    assert_eq!(left.iter().map(|package| &package["name"]).collect::<Vec<_>>(), ["pica-python"]);
    assert!(left[0]["targets"].as_array().unwrap().iter().all(|target| target["test"] == false), "{left:?}");
}

#[test]
fn there_is_one_program() {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().unwrap().iter();
    let targets = packages.flat_map(|package| package["targets"].as_array().unwrap());
    let programs: Vec<&str> = targets
        .filter(|target| target["kind"].as_array().unwrap().iter().any(|kind| kind == "bin"))
        .filter_map(|target| target["name"].as_str())
        .collect();
    assert_eq!(programs, ["pica"]);
}

/// Crates that cannot do without `unsafe`.
const UNSAFE: [&str; 4] = ["c", "fuzz", "model", "simulator"];

/// The lints of the others are those of the workspace, which forbid it; of these they are the same but for that one.
#[test]
fn unsafe_code_is_forbidden_where_nothing_needs_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let read = |folder: &Path| std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
    let lines = |text: &str, first: &str| -> Vec<String> {
        let lines = text.lines().skip_while(|line| *line != first).skip(1);
        lines.take_while(|line| !line.starts_with('[') && !line.is_empty()).map(str::to_owned).collect()
    };
    let whole = read(root);
    let tables = ["rust", "clippy"].map(|of| lines(&whole, &format!("[workspace.lints.{of}]")));
    let forbidden = "unsafe_code = \"forbid\"";
    assert!(tables[0].iter().any(|line| line == forbidden));
    for member in lines(&whole, "members = [").iter().take_while(|line| *line != "]") {
        let member = member.trim().trim_matches([',', '"']);
        let text = read(&root.join(member));
        if !UNSAFE.contains(&member) {
            assert_eq!(lines(&text, "[lints]"), ["workspace = true"], "{member}");
            continue;
        }
        let mut expected = tables.clone();
        expected[0].retain(|line| line != forbidden);
        assert_eq!(["rust", "clippy"].map(|of| lines(&text, &format!("[lints.{of}]"))), expected, "{member}");
    }
}
