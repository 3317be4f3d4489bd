// SPDX-License-Identifier: MIT
//! Hardware with faults that a few directed cases do not notice: the default export finds each.

use crate::{blocks, tools};
use pica_testbench::block::Block;
use pica_testbench::golden;
use pica_testbench::random::DEFAULT_SEED;
use pica_vectors::Format;
use rayon::prelude::*;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tools::Target;

/// Changes of a text: what stands there, and what comes in its place.
type Changes = &'static [(&'static str, &'static str)];

/// Faults of the fragment pipeline, by what they are.
const PIPELINE: [(&str, Changes); 8] = [
    ("the alpha test always passes", &[("pass = compare_y || ~test[ALPHA_ENABLE];", "pass = 1'b1;")]),
    ("the fog has another colour", &[("fogs_color = {8'h0, fog_color};", "fogs_color = {8'h0, ~fog_color};")]),
    ("green is stuck", &[("g = result[15:8];", "g = 8'h0;")]),
    ("OR is AND", &[("disjunction = source | destination;", "disjunction = source & destination;")]),
    (
        "stencil masks are ignored",
        &[
            ("compare_a = reference & read_mask;", "compare_a = reference;"),
            ("compare_b = stored & read_mask;", "compare_b = stored;"),
        ],
    ),
    ("green is blue", &[("g = result[15:8];", "g = result[23:16];")]),
    ("alpha is lost", &[("a = result[31:24];", "a = 8'h0;")]),
    (
        "no fragment waits for its pixel",
        &[
            ("blocked_d = busy_is_busy;", "blocked_d = 1'b0;"),
            ("blocked_d = busy_is_busy || (waiting_bucket_bucket == coming_bucket_bucket);", "blocked_d = 1'b0;"),
        ],
    ),
];

/// A combiner stage that looks at no colour and at no source: every operand is the same.
const DEAF: Changes = &[("y = {8'h0, color} | ({24'h0, alpha} << 24);", "y = 32'h11223344;")];

/// Blending whose alpha is stuck at 0.
const WITHOUT_ALPHA: Changes = &[("assign y = result_color;", "assign y = {8'h0, result_color[23:0]};")];

fn block(name: &str) -> Block {
    blocks().into_iter().find(|block| block.interface.name == name).expect("a block of that name")
}

fn export(block: &Block, folder: &Path) -> PathBuf {
    let count = golden::default_count(block);
    golden::export(block, folder, count, DEFAULT_SEED, &Format::ALL).expect("the folder can be written")
}

/// The Verilog of an exported folder with changes, each of which is one.
fn changed(path: &Path, changes: Changes) -> String {
    let verilog = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    changes.iter().fold(verilog, |verilog, (from, to)| {
        assert!(verilog.contains(from), "{} has no `{from}`", path.display());
        verilog.replacen(from, to, 1)
    })
}

/// What Icarus prints of a folder with this Verilog, up to the first mismatch or to the end.
fn first_mismatch(block: &str, exported: &Path, verilog: &Path) -> String {
    let program = verilog.with_extension("vvp");
    let mut build = Command::new("iverilog");
    build.current_dir(exported).args(["-g2005", "-o"]).arg(&program);
    assert!(build.arg(format!("{block}_tb.v")).arg(verilog).status().expect("Icarus").success());
    let mut run = Command::new("vvp");
    // What is printed comes at once.
    run.args(["-i", "-n"]).arg(&program).current_dir(exported).stdout(Stdio::piped());
    let mut run = run.spawn().expect("vvp can be started");
    let lines = BufReader::new(run.stdout.take().expect("a pipe")).lines().map(|line| line.expect("a line"));
    let mut last = String::new();
    for line in lines {
        let found = line.starts_with("MISMATCH ");
        last = line;
        if found {
            break;
        }
    }
    let _ = run.kill();
    run.wait().expect("vvp can be ended");
    last
}

#[test]
fn every_fault_of_the_pipeline_is_found() {
    if !Target::Icarus.installed() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let exported = export(&block("fragment_pipeline"), folder.path());
    PIPELINE.par_iter().enumerate().for_each(|(number, (fault, changes))| {
        let verilog = folder.path().join(format!("fault_{number}.v"));
        std::fs::write(&verilog, changed(&exported.join("fragment_pipeline.v"), changes)).expect("a file");
        let last = first_mismatch("fragment_pipeline", &exported, &verilog);
        assert!(last.starts_with("MISMATCH "), "{fault}: {last}");
    });
}

/// A program that runs once is compiled quickly.
const QUICKLY: &str = "VERILATOR_FLAGS=-MAKEFLAGS OPT_FAST=-O0 -MAKEFLAGS OPT_GLOBAL=-O0";

/// Every simulator and build system that a folder has a way to.
const WAYS: [Target; 4] = [Target::Icarus, Target::Verilator, Target::Cocotb, Target::FuseSocIcarus];

/// What a way says of a copy of an exported folder, whose Verilog is this, with these settings for make. Each run has a copy of
/// its own, so that what one leaves behind is not what another runs.
fn verdict(way: Target, exported: &Path, verilog: &str, settings: &[&str]) -> Option<(bool, String)> {
    let name = exported.file_name().expect("the name of the block");
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join(name);
    std::fs::create_dir(&copy).expect("a folder");
    for entry in std::fs::read_dir(exported).expect("the folder") {
        let entry = entry.expect("an entry");
        std::fs::copy(entry.path(), copy.join(entry.file_name())).expect("a copy");
    }
    std::fs::write(copy.join(name).with_extension("v"), verilog).expect("the file can be written");
    way.run(&copy, &[&[QUICKLY], settings].concat())
}

/// What is right passes.
fn passes(way: Target, exported: &Path, name: &str) {
    let right = changed(&exported.join(format!("{name}.v")), &[]);
    if let Some((success, printed)) = verdict(way, exported, &right, &[]) {
        assert!(success && printed.contains(&format!("PASS {name} ")), "{way:?}: {printed}");
    }
}

/// A fault is found.
fn finds(way: Target, exported: &Path, name: &str, verilog: &str, settings: &[&str], fault: &str) {
    if let Some((success, printed)) = verdict(way, exported, verilog, settings) {
        assert!(!success && printed.contains(&format!("FAIL {name} ")), "{fault}, {way:?}: {printed}");
    }
}

/// Each way finds faults of the pipeline: with `PICA_FULL=1` all of them, else one each.
#[test]
fn every_simulator_finds_faults_of_the_pipeline() {
    let is_full = std::env::var_os("PICA_FULL").is_some_and(|value| value == "1");
    let name = "fragment_pipeline";
    let folder = tempfile::tempdir().expect("a folder");
    let exported = export(&block(name), folder.path());
    let path = exported.join(format!("{name}.v"));
    let right = if is_full { &WAYS[..] } else { &WAYS[..1] };
    right.par_iter().for_each(|way| passes(*way, &exported, name));
    let runs = WAYS.iter().enumerate().flat_map(|(number, way)| {
        PIPELINE.iter().enumerate().map(move |(fault, changes)| (number, *way, fault, changes))
    });
    let runs: Vec<_> = runs.filter(|(number, _, fault, _)| is_full || *fault == 2 * number).collect();
    runs.par_iter()
        .for_each(|(_, way, _, (fault, changes))| finds(*way, &exported, name, &changed(&path, changes), &[], fault));
}

/// Every way finds both stages in the folder's own Verilog, and every way that takes Verilog of others finds them as somebody
/// wrote them around the blocks.
#[test]
fn every_simulator_finds_a_deaf_stage_and_lost_alpha() {
    let faults = [("combiner_stage", DEAF, "deaf"), ("blend", WITHOUT_ALPHA, "without_alpha")];
    faults.par_iter().for_each(|(name, changes, around)| {
        let folder = tempfile::tempdir().expect("a folder");
        let exported = export(&block(name), folder.path());
        let path = exported.join(format!("{name}.v"));
        let around_path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/cover/verilog/{around}.v"));
        let files = format!("DUT={} {name}.v", around_path.display());
        let top = format!("TOP={around}");
        let right = changed(&path, &[]);
        passes(Target::Icarus, &exported, name);
        WAYS.par_iter().for_each(|way| {
            finds(*way, &exported, name, &changed(&path, changes), &[], around);
            if Target::MAKE.contains(way) {
                finds(*way, &exported, name, &right, &[&files, &top], around);
            }
        });
    });
}
