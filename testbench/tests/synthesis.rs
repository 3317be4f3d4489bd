// SPDX-License-Identifier: MIT
//! Every block in Yosys, for one family or for all: no latches, no nets without a driver, no loops, and memories that are none
//! of registers.

use pica_rtl::emit::external::{Family, Synthesis, ToolError, elaborate, synthesize};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::build::{Build, Memory};
use pica_testbench::{registry, synth};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use tempfile::TempDir;

/// Blocks that take minutes each. They are only elaborated, unless `PICA_FULL` is set.
const LARGE: [&str; 5] = ["combiner", "combiner_stage", "fragment_pipeline", "shader_alu", "shader_unit"];
/// The families that blocks are synthesized for without `PICA_FULL`, each for one of them in turn: what a family makes of the
/// others is in docs/synthesis.json, and a test knows whether that is of the present Verilog.
const OFTEN: [Family; 3] = [Family::Ice40, Family::Ecp5, Family::Series7];
/// How the names of the memories end that are synthesized without `PICA_FULL`: one in block RAM, one in LUT RAM.
const MEMORIES: [&str; 2] = ["block_ram_9_32_apart", "lut_ram_4_32"];
/// The most registers of a memory in block RAM: those that give a word its old value when it is read and written at once, of
/// two words and an address.
const BESIDE_BLOCK_RAM: u64 = 80;

fn full() -> bool {
    std::env::var_os("PICA_FULL").is_some()
}

/// The blocks of the design with such memories.
fn blocks(memory: Memory) -> Vec<Block> {
    let build = Build { memory, ..Build::default() };
    let mut blocks = registry::built(&Choices::default(), &build).expect("the defaults have hardware");
    blocks.retain(|block| block.listed);
    blocks
}

/// Does numbered work on all processors, until Yosys turns out to be missing.
fn all(number: usize, work: impl Fn(usize) -> Result<(), ToolError> + Sync) {
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(number) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|next| *next < number) {
            match work(number) {
                Ok(()) => {}
                Err(error @ ToolError::Missing { .. }) => {
                    return error.unless_optional().unwrap_or_else(|error| panic!("{error}"));
                }
                Err(error) => panic!("{error}"),
            }
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        (0..threads).for_each(|_| drop(scope.spawn(work)));
    });
}

/// A file in a folder of its own.
fn file(name: &str, text: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(format!("{name}.v"));
    std::fs::write(&path, text).expect("a file");
    (folder, path)
}

/// Registers of each block by the page of areas, where LUT RAM and block RAM are what they are.
fn registers() -> BTreeMap<String, u64> {
    let rows = synth::read(include_str!("../../docs/synthesis.json")).expect("the measurements");
    let rows = rows.into_iter().filter(|row| row.family == "ecp5" && row.build.is_empty());
    rows.map(|row| (row.block, row.cells.ff)).collect()
}

#[test]
fn every_block_is_synthesized() {
    let blocks = [Memory::Zeroed, Memory::Uninitialised].map(blocks);
    let most = registers();
    let families = if full() { &Family::ALL[..] } else { &OFTEN };
    let each = if full() { families.len() } else { 1 };
    let number = blocks[0].len() * each;
    all(number, |work| {
        // The largest blocks are the last of the registry.
        let (place, family) = ((number - 1 - work) / each, families[work % families.len()]);
        let block = &blocks[usize::from(family.memory() == Memory::Uninitialised)][place];
        let name = block.interface.name.as_str();
        let (_folder, path) = file(name, &block.verilog().expect("the guard accepts our own blocks"));
        if !full() && LARGE.contains(&name) {
            return elaborate(&path, name);
        }
        let Synthesis { cells, registers } = synthesize(&path, name, family)?;
        assert!(!cells.is_empty(), "{name} has no cells for {family:?}");
        // There is no LUT RAM in iCE40. Others copy registers, or lack those within a multiplier or memory.
        let most = most[name] + most[name] / 8 + 48;
        assert!(family == Family::Ice40 || registers <= most, "{name} has {registers} registers for {family:?}");
        Ok(())
    });
}

/// The memories in blocks, each by its name and with its text.
fn memories(memory: Memory) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for block in blocks(memory).iter().filter(|block| block.build.contains_key("memory")) {
        let modules = block.design().expect("the guard accepts our own blocks").modules().iter();
        let memories = modules.filter(|part| ["block_ram_", "lut_ram_"].iter().any(|name| part.name.contains(name)));
        found.extend(memories.map(|part| (part.name.clone(), part.text())));
    }
    found.retain(|name, _| full() || MEMORIES.iter().any(|memory| name.ends_with(memory)));
    assert!(found.len() >= MEMORIES.len(), "{:?}", found.keys());
    found
}

/// A memory by itself is of no registers, but for those beside a block RAM.
#[test]
fn memories_are_memories_in_every_family() {
    let [zeroed, uninitialised] = [Memory::Zeroed, Memory::Uninitialised].map(memories);
    let mut jobs = Vec::new();
    for family in Family::ALL.into_iter().filter(|family| *family != Family::Ice40) {
        let memories = if family.memory() == Memory::Zeroed { &zeroed } else { &uninitialised };
        jobs.extend(memories.iter().map(|(name, text)| (family, name, text)));
    }
    all(jobs.len(), |number| {
        let (family, name, text) = jobs[number];
        let (_folder, path) = file(name, text);
        let registers = synthesize(&path, name, family)?.registers;
        let most = if name.contains("block_ram_") { BESIDE_BLOCK_RAM } else { 0 };
        assert!(registers <= most, "{name} has {registers} registers for {family:?}");
        Ok(())
    });
}

/// With zeros at the start Yosys makes registers of a memory for Cyclone V: this is what the build option is for.
#[test]
fn cyclone_v_has_no_contents() {
    let blocks = blocks(Memory::Zeroed);
    let block = blocks.iter().find(|block| block.interface.name == "shader_flow").expect("a block with memories");
    let modules = block.design().expect("the guard accepts our own blocks").modules();
    let stack = modules.iter().find(|part| part.name.contains("lut_ram_2_16")).expect("a memory");
    let (_folder, path) = file(&stack.name, &stack.text());
    match synthesize(&path, &stack.name, Family::CycloneV) {
        Ok(synthesis) => assert_eq!(synthesis.registers, 64),
        Err(error) => error.unless_optional().unwrap_or_else(|error| panic!("{error}")),
    }
}
