// SPDX-License-Identifier: MIT
//! `docs/mutants.md` has the tables of `docs/mutants.json`, and says of each survivor what it is. `UPDATE_EXPECT=1` renews the
//! tables.

use pica_testbench::mutants::{Fate, markdown, read};

const MARK: &str = "<!-- made: mutants -->\n";
const END: &str = "<!-- end -->\n";

#[test]
fn the_page_is_that_of_the_results() {
    let blocks = read(include_str!("../../docs/mutants.json")).expect("the results");
    for block in &blocks {
        assert_eq!(block.killed + block.left.len(), block.mutants, "{}", block.block);
    }
    let page = include_str!("../../docs/mutants.md");
    let (before, rest) = page.split_once(MARK).expect("the mark");
    let (_, after) = rest.split_once(END).expect("the end");
    for block in &blocks {
        for left in block.left.iter().filter(|left| left.fate == Fate::Survived) {
            let cell = left.mutation.find("-cell ").expect("a cell");
            let place = left.mutation[cell..].split(" -wire").next().unwrap_or_default();
            assert!(after.contains(&format!("`{place}`")), "{}: {place} survived: why?", block.block);
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/mutants.md");
    let expected = format!("{before}{MARK}{}{END}{after}", markdown(&blocks));
    expect_test::expect_file![path].assert_eq(&expected);
}

#[test]
fn a_line_that_is_none_is_refused() {
    let error = read("{\"block\":\"f24_add\"}\n").expect_err("most of it is missing");
    assert!(error.starts_with("line 1: missing field"), "{error}");
}
