// SPDX-License-Identifier: MIT
//! Every block in Yosys, for every family: no latches, no nets without a driver, no loops.

use pica_rtl::emit::external::{Family, ToolError, elaborate, synthesize};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::registry;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Blocks that take minutes each. They are only elaborated, unless `PICA_FULL` is set.
const LARGE: [&str; 5] = ["combiner", "combiner_stage", "fragment_pipeline", "shader_alu", "shader_unit"];

/// Synthesizes the blocks for all families, the large ones only if `everything` is asked for; nothing if Yosys is missing.
fn all(blocks: &[Block], everything: bool) {
    let folder = tempfile::tempdir().expect("a folder");
    let files: Vec<_> = blocks
        .iter()
        .map(|block| {
            let path = folder.path().join(format!("{}.v", block.interface.name));
            std::fs::write(&path, block.verilog().expect("the guard accepts our own blocks")).expect("a file");
            path
        })
        .collect();
    let families = Family::ALL.len();
    let next = AtomicUsize::new(0);
    let job = |block: usize, family: usize| {
        let name = blocks[block].interface.name.as_str();
        if everything || !LARGE.contains(&name) {
            let synthesis = synthesize(&files[block], name, Family::ALL[family])?;
            assert!(!synthesis.cells.is_empty(), "{name} has no cells");
        } else if family == 0 {
            elaborate(&files[block], name)?;
        }
        Ok(())
    };
    let work = || {
        // The largest blocks are the last of the registry.
        while let Some(number) = (blocks.len() * families).checked_sub(1 + next.fetch_add(1, Ordering::Relaxed)) {
            let (block, family) = (number / families, number % families);
            match job(block, family) {
                Ok(()) => {}
                Err(error @ ToolError::Missing { .. }) => {
                    return error.unless_optional().unwrap_or_else(|error| panic!("{error}"));
                }
                Err(error) => panic!("{} for {:?}: {error}", blocks[block].interface.name, Family::ALL[family]),
            }
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        (0..threads).for_each(|_| drop(scope.spawn(work)));
    });
}

#[test]
fn every_block_is_synthesized_for_every_family() {
    let mut blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.retain(|block| block.listed);
    all(&blocks, std::env::var_os("PICA_FULL").is_some());
}
