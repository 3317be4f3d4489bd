// SPDX-License-Identifier: MIT
//! What the testbench of an exported folder finds, and what the folder says of it.

use crate::{blocks, results, tools};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::cover::{Cover, ENOUGH};
use pica_testbench::mutants::Exported;
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::{golden, registry};
use pica_vectors::{Format, Manifest};
use rayon::prelude::*;
use std::path::{Path, PathBuf};

/// The default export of a block.
fn export(block: &Block, folder: &Path) -> PathBuf {
    let count = golden::default_count(block);
    golden::export(block, folder, count, DEFAULT_SEED, &Format::ALL).expect("the folder can be written")
}

/// The testbench finds mutants that the campaign finds: those of a block without clock, and of one with a handshake.
#[test]
fn exported_vectors_find_mutants() {
    if !tools::program("yosys", "apt-get install yosys")
        || !tools::program("verilator", "apt-get install verilator g++")
    {
        return;
    }
    ["alpha_test", "f24_rcp"].par_iter().for_each(|name| {
        let block = blocks().into_iter().find(|block| block.interface.name == *name).expect("the block");
        let folder = tempfile::tempdir().expect("a folder");
        let exported = export(&block, folder.path());
        let bench =
            Exported::new(&block, &exported, &results(&block)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(!bench.finds(0).expect("a verdict"), "{name} does not pass");
        let some: Vec<usize> = bench.known().iter().copied().step_by(4).collect();
        let found = some.par_iter().filter(|mutant| bench.finds(**mutant).expect("a verdict")).count();
        assert!(100 * found >= ENOUGH * some.len(), "{name}: {found} of {} mutants", some.len());
    });
}

/// Manifest and README tell what the vectors show, and what more would.
#[test]
fn folders_tell_what_their_vectors_show() {
    let block = registry::block("f24_max", &Choices::default(), &Default::default());
    let block = block.expect("a registry").expect("the block");
    let cover = Cover::of(&block).expect("a cover");
    let folder = tempfile::tempdir().expect("a folder");
    let exported = |count| {
        let made = golden::export(&block, folder.path(), count, DEFAULT_SEED, &[Format::Mem]).expect("a folder");
        let readme = std::fs::read_to_string(made.join("README.md")).expect("the README");
        (Manifest::read(&made).expect("a manifest").shows.expect("rates"), readme)
    };
    let (few, readme) = exported(4);
    let step = cover.after(4).expect("a case");
    let mutants = few.rates.mutants.expect("the cover has counted");
    let hit = [few.rates.bins.hit, few.rates.bits.hit, mutants.hit].map(|hit| hit as usize);
    assert_eq!(hit, [step.bins, step.bits, step.mutants]);
    assert_eq!(
        [few.rates.bins.all, few.rates.bits.all, mutants.all].map(|all| all as usize),
        [cover.bins, cover.bits, cover.mutants]
    );
    let (count, next) = few.next.expect("more would show more");
    assert_eq!((count, next.bins.hit as usize), (8, cover.after(8).expect("a case").bins));
    assert!(readme.contains(&format!("{} of the {} mutants", step.mutants, cover.mutants)), "{readme}");
    assert!(readme.contains(&format!("8 vectors would bring about {} situations", next.bins.hit)), "{readme}");
    let (all, readme) = exported(golden::default_count(&block));
    assert_eq!((all.rates.bins.hit, all.rates.bits.hit), (cover.bins as u64, cover.bits as u64));
    assert!(all.next.is_none() && !readme.contains("would"), "{readme}");
}
