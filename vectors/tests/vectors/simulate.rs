// SPDX-License-Identifier: MIT
//! Simulators run the exported folders.

use crate::blocks::{self, Block};
use crate::tools::{Target, fusesoc};
use crate::{exported, folder, put, text};
use pica_vectors::Verdict;
use std::path::Path;

const COUNT: usize = 200;

/// A folder passes as it is; a flipped bit, missing vectors and wrong Verilog fail.
fn check(block: &Block) {
    for &target in Target::MAKE {
        let place = folder();
        let (folder, _) = exported(place.path(), block, block.verilog, block.cases(COUNT));
        passes(block, &folder, target);
        let name = &block.interface.name;
        let verilog = folder.join(format!("{name}.v"));
        put(&verilog, block.faulty());
        fails(block, &folder, target, &[], "wrong Verilog");
        put(&verilog, block.verilog);
        let files = match target {
            // cocotb reads both. How it does so depends on the protocol in one thing: whether the block is a unit.
            Target::Cocotb if !block.interface.is_flat() => &["jsonl", "mem"][..],
            Target::Cocotb => &["jsonl"][..],
            _ => &["mem"][..],
        };
        for extension in files {
            bad_vectors(block, &folder, target, &format!("{name}.{extension}"));
        }
    }
}

fn passes(block: &Block, folder: &Path, target: Target) {
    let Some((content, printed)) = target.run(folder, &[]) else {
        return;
    };
    let verdict = Verdict::parse(&block.interface.name, &printed).unwrap_or_else(|error| panic!("{error}"));
    assert!(content, "{target:?}: {printed}");
    assert_eq!((verdict.vectors, verdict.mismatches), (COUNT as u64, 0), "{target:?}: {printed}");
    // cocotb warns of what the simulator does not support.
    assert!(target == Target::Cocotb || !printed.contains("arning"), "{target:?}: {printed}");
    if target == Target::Verilator {
        let build = text(&folder.join("build/verilator_build.log"));
        assert!(!build.contains("%Warning"), "{build}");
    }
}

/// Runs `target`, which must find something; gives the verdict.
pub fn fails(block: &Block, folder: &Path, target: Target, settings: &[&str], what: &str) -> Option<Verdict> {
    let (content, printed) = target.run(folder, settings)?;
    assert!(!content, "{what}, {target:?}: {printed}");
    let verdict = Verdict::parse(&block.interface.name, &printed).unwrap_or_else(|error| panic!("{what}: {error}"));
    assert!(verdict.mismatches > 0, "{what}, {target:?}: {printed}");
    Some(verdict)
}

/// A flipped bit in the expected values; vectors that are missing, which some simulators take for zeros.
fn bad_vectors(block: &Block, folder: &Path, target: Target, file: &str) {
    let path = folder.join(file);
    let good = text(&path);
    let vectors = format!("VECTORS={file}");
    let settings: &[&str] = if target == Target::Cocotb { &[&vectors] } else { &[] };

    let (flipped, line) = flip(&good, block.interface.is_flat());
    put(&path, flipped);
    if let Some(verdict) = fails(block, folder, target, settings, "a flipped bit") {
        assert_eq!(verdict.mismatches, 1, "{verdict:?}");
        let head = u64::from(file.ends_with(".mem"));
        assert!(!block.interface.is_flat() || verdict.printed[0].vector == Some(line as u64 - head), "{verdict:?}");
    }
    let cut = good.trim_end().rfind('\n').expect("there are two lines");
    put(&path, &good[..cut]);
    fails(block, folder, target, settings, "a line is missing");
    put(&path, "");
    fails(block, folder, target, settings, "the file is empty");
    std::fs::remove_file(&path).expect("the file is there");
    fails(block, folder, target, settings, "the file is missing");
    put(&path, good);
}

/// Flips a bit of an expected value in the middle of a file; gives the number of the line too.
fn flip(good: &str, flat: bool) -> (String, usize) {
    let mut lines: Vec<String> = good.lines().map(str::to_owned).collect();
    let find = |line: &str| match line.find("expected") {
        Some(expected) => line[expected..].find("\"}").map(|end| expected + end - 1),
        // Records of blocks that are no units have the output just below the tag.
        None if flat => Some(3),
        // Records of the unit's output `out` have its lowest bits last.
        None => line.starts_with("03").then_some(line.len() - 1),
    };
    let middle = lines.iter().enumerate().skip(lines.len() / 2);
    let (line, place) =
        middle.filter_map(|(number, line)| Some((number, find(line)?))).next().expect("a place to flip");
    let digit = lines[line].chars().nth(place).and_then(|digit| digit.to_digit(16)).expect("a hex digit");
    lines[line].replace_range(place..=place, &format!("{:X}", digit ^ 1));
    (lines.join("\n") + "\n", line)
}

#[test]
fn comb() {
    check(&blocks::comb_majority());
}

#[test]
fn pipe() {
    check(&blocks::pipe_multiply());
}

#[test]
fn stream() {
    check(&blocks::stream_divide());
}

#[test]
fn unit() {
    check(&blocks::unit_scale());
}

/// The pace of inputs and outputs does not matter, nor does which file the cocotb test reads.
#[test]
fn settings() {
    let block = blocks::unit_scale();
    let place = folder();
    let (folder, _) = exported(place.path(), &block, block.verilog, block.cases(50));
    for settings in ["ARGS=+bubbles=0 +backpressure=0", "ARGS=+bubbles=90 +backpressure=90", "ARGS=+stall_seed=7"] {
        if let Some((content, printed)) = Target::Icarus.run(&folder, &[settings]) {
            assert!(content, "{settings}: {printed}");
        }
    }
    for settings in [["VECTORS=unit_scale.mem", "VECTORS_STALL=0"], ["VECTORS=unit_scale.jsonl", "VECTORS_STALL=80"]] {
        if let Some((content, printed)) = Target::Cocotb.run(&folder, &settings) {
            assert!(content, "{settings:?}: {printed}");
        }
    }
}

/// Verilog as users have it: SystemVerilog, several files or lists of them, includes, macros, another top module with
/// parameters, warnings.
#[test]
fn other_verilog() {
    let block = blocks::pipe_multiply();
    let place = folder();
    let (folder, _) = exported(place.path(), &block, block.verilog, block.cases(20));
    let multiply = block.verilog.replacen("module pipe_multiply", "module multiply", 1);
    std::fs::create_dir_all(folder.join("mine/inc")).expect("folders can be made");
    put(&folder.join("mine/multiply.v"), multiply);
    put(&folder.join("mine/inc/width.vh"), "`define TWO 2\n");
    put(&folder.join("mine/outside.sv"), include_str!("blocks/outside.sv"));
    put(&folder.join("mine/list.f"), "mine/outside.sv\nmine/multiply.v\n");
    let fixed = ["TOP=outside", "INCLUDES=mine/inc", "DEFINES=NEEDED THREE=3", "PARAMETERS=FIRST=7 SECOND=8"];
    for files in ["DUT=mine/outside.sv mine/multiply.v", "FILELIST=mine/list.f"] {
        for &target in Target::MAKE {
            let settings: Vec<&str> = fixed.into_iter().chain([files]).collect();
            if let Some((content, printed)) = target.run(&folder, &settings) {
                assert!(
                    content && printed.contains("PASS pipe_multiply vectors=20\n"),
                    "{target:?} {files}: {printed}"
                );
            }
            // Without one of the settings it does not pass.
            for missing in 0..if files.starts_with("DUT") && target == Target::Icarus { 4 } else { 0 } {
                let settings: Vec<&str> =
                    settings.iter().enumerate().filter(|(place, _)| *place != missing).map(|(_, text)| *text).collect();
                if let Some((content, printed)) = target.run(&folder, &settings) {
                    assert!(!content, "{target:?} {settings:?}: {printed}");
                }
            }
        }
    }
}

/// FuseSoC reads the core, Verilator lints the block under it, Icarus runs the testbench.
#[test]
fn core() {
    for block in blocks::all() {
        let place = folder();
        let (folder, _) = exported(place.path(), &block, block.verilog, block.cases(20));
        let name = &block.interface.name;
        let core = format!("pica:vectors:{name}");
        for arguments in
            [vec!["core", "show", &core], vec!["run", "--target=lint", &core], vec!["run", "--target=sim", &core]]
        {
            if let Some((content, printed)) = fusesoc(&folder, &arguments) {
                assert!(content && !printed.contains("WARNING") && !printed.contains("%Warning"), "{printed}");
                assert!(arguments[1] != "--target=sim" || Verdict::parse(name, &printed).is_ok(), "{printed}");
            }
        }
    }
}
