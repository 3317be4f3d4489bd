// SPDX-License-Identifier: MIT
//! The committed sets of golden vectors: made again, they are the same to the byte. `UPDATE_EXPECT=1` renews them.

use pica_spec::choices::Choices;
use pica_testbench::block::{Behaviour, Block};
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::{golden, registry};
use pica_vectors::Format;
use std::path::{Path, PathBuf};

/// Cases of a committed set of a flat block: enough to see something, few enough to read.
const FLAT: u64 = 64;
/// Cases of a committed set of a unit.
const UNIT: u64 = 2;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").join("vectors/golden")
}

fn export(block: &Block, folder: &Path) -> PathBuf {
    let count = if matches!(block.behaviour, Behaviour::Flat(_)) { FLAT } else { UNIT };
    golden::export(block, folder, count, DEFAULT_SEED, &Format::ALL).expect("the set can be written")
}

#[test]
fn committed_sets_are_reproducible() {
    let update = std::env::var_os("UPDATE_EXPECT").is_some_and(|value| value == "1");
    let mut blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.retain(|block| block.listed);
    if update {
        let _ = std::fs::remove_dir_all(folder());
    }
    let fresh = tempfile::tempdir().expect("a temporary folder");
    for block in &blocks {
        let made = export(block, &if update { folder() } else { fresh.path().to_owned() });
        if !update && let Err(error) = pica_vectors::compare(&folder().join(&block.interface.name), &made) {
            panic!("{error}\nUPDATE_EXPECT=1 cargo test --test golden renews the sets");
        }
    }
    let known: Vec<&str> = blocks.iter().map(|block| block.interface.name.as_str()).collect();
    for entry in std::fs::read_dir(folder()).expect("the folder of the sets") {
        let name = entry.expect("an entry").file_name();
        assert!(known.iter().any(|known| *known == name), "{name:?} is the set of no block");
    }
}
