//! Exported folders, used as their users use them: from anywhere, with each simulator, and with a fault.

#[path = "../../vectors/tests/vectors/tools.rs"]
mod tools;

use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::{golden, registry, verilog};
use pica_vectors::{Case, Format};
use std::path::{Path, PathBuf};
use tools::Target;

/// One block of each protocol, the simplest and the largest unit, one that gives any number of results for an operand, and
/// one with several channels that wait for each other.
const BLOCKS: [&str; 7] =
    ["f24_max", "f24_add", "f24_rcp", "shader_flow", "shader_unit", "raster_walk", "fragment_pipeline"];

fn block(name: &str) -> Block {
    let blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.into_iter().find(|block| block.interface.name == name).expect("a block of that name")
}

fn export(block: &Block, folder: &Path, cases: impl Iterator<Item = Case>) -> PathBuf {
    let origin = golden::origin(block, Some(DEFAULT_SEED), None);
    golden::export_cases(block, folder, cases, origin, &Format::ALL).expect("the folder can be written")
}

/// Flips one bit of the last thing that is expected.
fn with_flipped_bit(cases: impl Iterator<Item = Case>) -> impl Iterator<Item = Case> {
    let mut cases: Vec<Case> = cases.collect();
    let last = cases.last_mut().and_then(|case| case.outputs.last_mut()).expect("something is expected");
    last.values[0] ^= 1;
    cases.into_iter()
}

#[test]
fn every_simulator_passes_and_finds_a_flipped_bit() {
    for name in BLOCKS {
        let block = block(name);
        let count = golden::default_count(&block).min(200);
        let cases = || golden::cases(&block, count, DEFAULT_SEED);
        let [right, wrong] = [tempfile::tempdir(), tempfile::tempdir()].map(|folder| folder.expect("a folder"));
        let good = export(&block, right.path(), cases());
        let bad = export(&block, wrong.path(), with_flipped_bit(cases()));
        for target in Target::ALL {
            if let Some((success, printed)) = target.run(&good, &[]) {
                assert!(success && printed.contains(&format!("PASS {name} ")), "{target:?}: {printed}");
            }
            if let Some((success, printed)) = target.run(&bad, &[]) {
                assert!(!success && printed.contains(&format!("FAIL {name} ")), "{target:?}: {printed}");
            }
        }
    }
}

/// The core file of `pica verilog` is one that FuseSoC reads, and its lint target lints every block.
#[test]
fn fusesoc_lints_the_emitted_verilog() {
    let mut blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.retain(|block| block.listed);
    let folder = tempfile::tempdir().expect("a folder");
    for block in &blocks {
        let text = block.verilog().expect("the guard accepts our own blocks");
        std::fs::write(folder.path().join(verilog::file_name(block)), text).expect("the file can be written");
    }
    std::fs::write(folder.path().join(verilog::CORE), verilog::core(&blocks)).expect("the file can be written");
    let name = format!("::pica200:{}", env!("CARGO_PKG_VERSION"));
    if let Some((success, printed)) = tools::fusesoc(folder.path(), &["run", "--target=lint", &name]) {
        assert!(success, "{printed}");
    }
}
