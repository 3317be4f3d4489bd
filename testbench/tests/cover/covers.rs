// SPDX-License-Identifier: MIT
//! The files of `cover` say what their cases show.

use crate::{blocks, results, to_renew};
use pica_testbench::cover::features::Shown;
use pica_testbench::cover::{Cover, ENOUGH, make};
use pica_testbench::{block::Block, golden};
use pica_vectors::Vectors;
use rayon::prelude::*;
use std::path::{Path, PathBuf};

fn file(block: &Block) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cover").join(format!("{}.json", block.interface.name))
}

#[test]
fn renew() {
    for block in to_renew() {
        let name = &block.interface.name;
        let cover = make::make(&block, &results(&block)).unwrap_or_else(|error| panic!("{name}: {error}"));
        std::fs::write(file(&block), cover.text()).expect("the file can be written");
        let last = cover.cases.last().expect("there are cases");
        eprintln!("{name}: {} cases, {} are enough, {last:?}", cover.cases.len(), cover.enough());
    }
}

/// Bins and bits are counted again from the vectors themselves; every bin of the table that can be hit is, and what is said
/// to be constant is all that is left of the bits.
#[test]
fn a_cover_shows_what_it_says() {
    blocks().par_iter().for_each(|block| {
        let name = &block.interface.name;
        let cover = Cover::of(block).unwrap_or_else(|| panic!("{name} has no cover"));
        assert_eq!(std::fs::read_to_string(file(block)).expect("the file"), cover.text(), "{name}");
        let mut shown = Shown::new(block);
        for (number, step) in cover.cases.iter().enumerate() {
            shown.add(block, &golden::covered(block, step));
            let counted = (shown.bins()[0], shown.toggles().bits(&block.interface, true).len());
            assert_eq!(counted, (step.bins, step.bits), "{name}: the cover is of another stimulus at {number}");
        }
        let [hit, all] = shown.bins();
        assert_eq!((hit, all), (cover.bins, cover.bins), "{name}");
        assert_eq!(shown.toggles().bits(&block.interface, false), cover.constant, "{name}");
        let last = cover.cases.last().expect("there are cases");
        assert_eq!((last.bits, results(block).killed), (cover.bits, cover.mutants), "{name}");
        assert!(cover.cases.is_sorted_by_key(|step| step.mutants), "{name}");
        assert!(100 * last.mutants >= ENOUGH * cover.mutants, "{name}: {} of {} mutants", last.mutants, cover.mutants);
        assert!(cover.enough() <= cover.cases.len() as u64, "{name}");
    });
}

/// The rows of some exported vectors.
fn rows(cases: impl Iterator<Item = Vectors>) -> Vec<Vec<u32>> {
    let batch = |vectors| match vectors {
        Vectors::Batch(batch) => (0..batch.len()).map(|row| batch.inputs.row(row)).collect::<Vec<_>>(),
        Vectors::Case(case) => case.inputs.into_iter().map(|item| item.values).collect(),
    };
    cases.flat_map(batch).collect()
}

/// The first vectors are those of the cover, whatever the seed; then come those of the campaign that have not been.
#[test]
fn vectors_begin_with_the_cover() {
    let blocks = blocks();
    let block = blocks.iter().find(|block| block.interface.name == "f24_max").expect("the block");
    let cover = Cover::of(block).expect("a cover").cases.len() as u64;
    let directed = block.vectors().len() as u64;
    let count = cover + 2 * directed + 5000;
    let seed = pica_testbench::random::DEFAULT_SEED;
    let [own, other] = [seed, 7].map(|seed| rows(golden::cases(block, count, seed)));
    assert_eq!((own.len() as u64, other.len() as u64), (count, count));
    let (first, rest) = own.split_at(cover as usize);
    assert_eq!(first, &other[..cover as usize]);
    assert_ne!(rest, &other[cover as usize..]);
    assert_eq!(rows(golden::cases(block, cover - 1, seed)), own[..cover as usize - 1]);
    // Together they are the first of the campaign, and a few that stand far behind in it.
    let mut sorted: Vec<_> = own.clone();
    sorted.sort();
    for row in rows(golden::in_order(block, count - cover, seed)) {
        assert!(sorted.binary_search(&row).is_ok(), "{row:?} of the campaign is missing");
    }
}
