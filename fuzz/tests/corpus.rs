// SPDX-License-Identifier: MIT
//! What is kept of searches goes through its reader, and mutations of it do.

use pica_fuzz::allocation::Counting;
use pica_fuzz::replay::{folder, kept, replay};
use pica_fuzz::{READERS, root};
use std::collections::BTreeSet;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Mutations of all inputs of a reader together.
const MUTATIONS: usize = 2000;
/// Readers that go through all names of the specification, compile one, or draw: they are given less.
const SLOW: [&str; 5] = ["list_lines", "methods", "names", "replay", "specification"];
const FEW: usize = 100;

/// One test: the allocator counts what the whole process takes.
#[test]
fn readers_stand_what_is_kept() {
    for reader in READERS {
        let mut inputs = kept(reader.name).unwrap_or_else(|error| panic!("{}: {error}", folder(reader.name).display()));
        for (number, bytes) in (reader.seeds)().expect("the seeds").into_iter().enumerate() {
            inputs.push(pica_fuzz::replay::Input { name: format!("{}, seed {number}", reader.name), bytes });
        }
        let mutations = if SLOW.contains(&reader.name) { FEW } else { MUTATIONS };
        let finding = replay(reader, &inputs, mutations.div_ceil(inputs.len()));
        assert!(finding.is_none(), "{}", finding.map_or(String::new(), |finding| finding.to_string()));
    }
}

/// A folder without a reader is one whose reader has another name.
#[test]
fn every_folder_has_its_reader() {
    let names: BTreeSet<String> = READERS.iter().map(|reader| reader.name.to_owned()).collect();
    assert_eq!(names.len(), READERS.len(), "names differ");
    let entries = std::fs::read_dir(root().join("fuzz/corpus")).expect("the corpus");
    let folders: BTreeSet<String> =
        entries.map(|entry| entry.expect("a folder").file_name().to_string_lossy().into_owned()).collect();
    assert_eq!(folders, names);
}
