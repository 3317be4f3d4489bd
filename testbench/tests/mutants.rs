// SPDX-License-Identifier: MIT
//! `docs/mutants.md` has the tables of `docs/mutants.json`. `UPDATE_EXPECT=1` renews it.

use pica_testbench::mutants::{Fate, markdown, read};

const MARK: &str = "<!-- made: mutants -->\n";
const END: &str = "<!-- end -->\n";

#[test]
fn the_page_is_that_of_the_results() {
    let blocks = read(include_str!("../../docs/mutants.json")).expect("the results");
    for block in &blocks {
        assert_eq!(block.killed + block.left.len(), block.mutants, "{}", block.block);
        assert_eq!(block.count(Fate::Survived), 0, "{}", block.block);
    }
    let page = include_str!("../../docs/mutants.md");
    let (before, rest) = page.split_once(MARK).expect("the mark");
    let (_, after) = rest.split_once(END).expect("the end");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/mutants.md");
    let expected = format!("{before}{MARK}{}{END}{after}", markdown(&blocks));
    expect_test::expect_file![path].assert_eq(&expected);
}

#[test]
fn a_line_that_is_none_is_refused() {
    let error = read("{\"block\":\"f24_add\"}\n").expect_err("most of it is missing");
    assert!(error.starts_with("line 1: missing field"), "{error}");
}
