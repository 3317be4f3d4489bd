// SPDX-License-Identifier: MIT
//! `docs/proofs.md` has the table of `docs/proofs.json`, whose theorems are of the Verilog as it is. `UPDATE_EXPECT=1` renews the
//! page.

use pica_spec::choices::Choices;
use pica_testbench::build::Build;
use pica_testbench::proofs::{Verdict, has, markdown, read, subjects};
use pica_testbench::registry;
use std::collections::BTreeMap;

const MARK: &str = "<!-- made: proofs -->\n";
const END: &str = "<!-- end -->\n";

#[test]
fn the_page_is_that_of_the_theorems() {
    let theorems = read(include_str!("../../../docs/proofs.json")).expect("theorems");
    let page = include_str!("../../../docs/proofs.md");
    let (before, rest) = page.split_once(MARK).expect("the mark");
    let (_, after) = rest.split_once(END).expect("the end");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/proofs.md");
    expect_test::expect_file![path].assert_eq(&format!("{before}{MARK}{}{END}{after}", markdown(&theorems)));
}

/// Each is proven, and of what the block and its reference or its properties are now; no block is left out.
#[test]
fn the_theorems_are_of_the_verilog_as_it_is() {
    let theorems = read(include_str!("../../../docs/proofs.json")).expect("theorems");
    let mut blocks: Vec<String> = Vec::new();
    let mut now: BTreeMap<(String, BTreeMap<String, String>), Vec<String>> = BTreeMap::new();
    for theorem in &theorems {
        assert_eq!(theorem.verdict, Verdict::Proven, "{}: {}", theorem.block, theorem.claim);
        let now = now.entry((theorem.block.clone(), theorem.under.clone())).or_insert_with(|| {
            let (mut choices, mut build) = (Choices::default(), Build::default());
            for (id, value) in &theorem.under {
                let known = choices.set(id, value).is_ok() || build.set_from(&format!("{id}={value}")).is_ok();
                assert!(known, "{id}={value}");
            }
            let block = registry::block(&theorem.block, &choices, &build).expect("it has hardware");
            subjects(&block.expect("there is such a block")).expect("it is emitted")
        });
        assert!(now.contains(&theorem.of), "{}: {}: is of another version", theorem.block, theorem.claim);
        blocks.push(theorem.block.clone());
    }
    for (key, now) in now {
        let of = |subject| theorems.iter().any(|theorem| theorem.of == subject && theorem.block == key.0);
        assert!(now.into_iter().all(of), "{key:?}: something is not proven");
    }
    for block in registry::blocks(&Choices::default()).expect("the defaults have hardware") {
        assert!(!has(&block) || blocks.contains(&block.interface.name), "{}", block.interface.name);
    }
}

#[test]
fn a_line_that_is_none_is_refused() {
    let error = read("{\"block\":\"f24_add\"}\n").expect_err("most of it is missing");
    assert!(error.starts_with("line 1: missing field"), "{error}");
}
