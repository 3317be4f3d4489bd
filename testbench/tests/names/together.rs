// SPDX-License-Identifier: MIT
//! Files of several emissions, compiled together.

use super::block;
use pica_rtl::emit::Prefix;
use pica_testbench::block::Block;
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::project::Project;
use pica_testbench::tools::{self, Tool};
use pica_testbench::verilog;
use std::path::Path;
use std::process::Command;

const NEAREST: &str = "f24_rounding=nearest-even";

fn put(folder: &Path, name: &str, text: &str) {
    std::fs::write(folder.join(name), text).expect("a file");
}

/// Whether a tool is there.
fn has(tool: Tool) -> bool {
    let found = tool.find();
    assert!(found.is_ok() || !tools::required(), "{tool:?} is missing");
    found.is_ok()
}

/// An adder that rounds to nearest beside a multiplier and adder that rounds toward zero, which has an adder in it: both are
/// what they are, whichever file comes first.
#[test]
fn emissions_under_other_choices_stand_side_by_side() {
    let (nearest, zero) = (block("f24_add", Some(NEAREST)), block("f24_mad", None));
    let folder = tempfile::tempdir().expect("a folder");
    let tops = [("add.v", &nearest), ("mad.v", &zero)].map(|(file, block)| {
        let design = block.named().expect("Verilog");
        put(folder.path(), file, &design.text());
        design.top().name.clone()
    });
    let files = [folder.path().join("add.v"), folder.path().join("mad.v")];
    let check = |kind: EngineKind, block: &Block, top: &str, files: Vec<std::path::PathBuf>| {
        if kind.available().is_err() {
            return assert!(!tools::required(), "{} is missing", kind.name());
        }
        let project = Project { top: top.to_owned(), files, ..Project::default() };
        let vectors = Some(if kind == EngineKind::Icarus { 500 } else { 100_000 });
        let options = Options { seed: 1, vectors, verilog: Some(project), ..Options::default() };
        let report = equivalence::run(block, kind, &options, &[], &|_| {}).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(report.mismatches, 0, "{top}");
    };
    let reversed = files.iter().rev().cloned().collect::<Vec<_>>();
    check(EngineKind::Verilator, &zero, &tops[1], files.to_vec());
    check(EngineKind::Verilator, &nearest, &tops[0], reversed.clone());
    check(EngineKind::Icarus, &zero, &tops[1], reversed);
    check(EngineKind::Icarus, &nearest, &tops[0], files.to_vec());
}

/// Another text of one name is refused, with the name, by every tool that reads Verilog.
#[test]
fn two_texts_of_a_name_are_refused() {
    let design = block("fog", None).named().expect("Verilog");
    let text = design.text();
    // As another version would have it: text and digest are others.
    let line = text.lines().find(|line| line.starts_with("`define PICA_FOG_")).expect("the digest");
    let other = text.replace(line.trim_start_matches("`define "), "PICA_FOG_0123456789AB");
    assert_ne!(other, text);
    let folder = tempfile::tempdir().expect("a folder");
    put(folder.path(), "one.v", &text);
    put(folder.path(), "two.v", &other);
    put(folder.path(), "same.v", &text);
    let tools = [
        (Tool::Verilator, vec!["--lint-only", "-Wno-fatal", "--top-module", "pica_fog"]),
        (Tool::Iverilog, vec!["-g2001", "-t", "null", "-s", "pica_fog"]),
        (Tool::Yosys, vec!["-q", "-p", "hierarchy -top pica_fog"]),
    ];
    for (tool, arguments) in tools.iter().filter(|(tool, _)| has(*tool)) {
        for (second, fine) in [("same.v", true), ("two.v", false)] {
            let mut command = Command::new(tool.find().expect("it is there"));
            let output =
                command.current_dir(folder.path()).args(arguments).args(["one.v", second]).output().expect("it runs");
            let printed =
                [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
            assert_eq!(output.status.success(), fine, "{tool:?}: {printed}");
            assert_eq!(printed.contains("two different texts of module pica_fog"), !fine, "{tool:?}: {printed}");
        }
    }
}

/// A system that somebody built of blocks by the names that they have here: without a prefix they are those of the files.
#[test]
fn a_system_of_blocks_compiles_without_a_prefix() {
    if !has(Tool::Verilator) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut blocks = ["raster_setup", "raster_walk", "fragment_pipeline"].map(|name| block(name, None));
    blocks.iter_mut().for_each(|block| block.prefix = Prefix::none());
    std::fs::create_dir(folder.path().join("modules")).expect("a folder");
    for (name, text) in verilog::files(&blocks.iter().collect::<Vec<_>>()).expect("Verilog") {
        put(folder.path(), &name, &text);
    }
    put(folder.path(), "system.v", include_str!("system.v"));
    let lists = ["raster_setup.f", "raster_walk.f", "fragment_pipeline.f"].map(|list| ["-f", list]).concat();
    let output = Command::new(Tool::Verilator.find().expect("it is there"))
        .current_dir(folder.path())
        .args(["--lint-only", "-Wno-fatal", "--top-module", "system"])
        .args(lists)
        .arg("system.v")
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
