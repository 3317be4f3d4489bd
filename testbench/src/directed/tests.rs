// SPDX-License-Identifier: MIT
use super::*;
use crate::registry;
use pica_spec::choices::Choices;
use pica_spec::pica200::{CompareFunction, FragopAlphaTest, StencilTest, id};
use std::collections::BTreeMap;

fn interface(name: &str) -> Interface {
    let blocks = registry::blocks(&Choices::default()).unwrap();
    blocks.into_iter().find(|block| block.interface.name == name).unwrap().interface
}

fn rows(block: &str, text: &'static str) -> Vec<Vec<u32>> {
    let directed = Directed::new(text);
    let vectors = directed.vectors(&interface(block), &BTreeMap::new()).unwrap();
    vectors.iter().flat_map(|vector| vector.inputs.iter().map(|item| item.values.clone())).collect()
}

#[test]
fn every_file_is_of_a_block_and_can_be_read() {
    let blocks = registry::blocks(&Choices::default()).unwrap();
    for file in files() {
        let block = blocks.iter().find(|block| block.interface.name == file).expect(file);
        let vectors =
            block.directed.vectors(&block.interface, &block.choices).unwrap_or_else(|error| panic!("{error}"));
        assert!(!vectors.is_empty(), "{file} has no vector");
    }
}

#[test]
fn lists_and_ranges_are_combined() {
    assert_eq!(
        rows("f24_add", "- {why: w, a: [1, 0x10], b: {from: 4, to: 8, step: 2}}"),
        [[1, 4], [1, 6], [1, 8], [16, 4], [16, 6], [16, 8]]
    );
    assert_eq!(rows("depth_unpack", "- {why: w, depth_format: all}").len(), 4);
    assert_eq!(rows("f24_add", "- why: w"), [[0, 0]]);
}

/// The choices of a block with one.
fn choice(value: &str) -> BTreeMap<String, String> {
    BTreeMap::from([("choice".to_owned(), value.to_owned())])
}

#[test]
fn an_entry_may_be_for_one_alternative() {
    let text = "[{why: all, a: 1}, {why: some, when: {choice: a}, a: 2}]";
    let rows = |value| {
        let directed = Directed::new(text);
        let vectors = directed.vectors(&interface("f24_add"), &choice(value)).unwrap();
        vectors.iter().map(|vector| vector.inputs[0].values[0]).collect::<Vec<_>>()
    };
    assert_eq!(rows("a"), [1, 2]);
    assert_eq!(rows("b"), [1]);
}

#[test]
fn fields_and_their_values_have_the_names_of_the_specification() {
    let stencil = StencilTest::default().with_function(CompareFunction::Equal).with_reference(128);
    let text = "- {why: w, stencil_test: {FUNCTION: EQUAL, REFERENCE: 128}, depth_pass: 1}";
    assert_eq!(rows("stencil", text), [[stencil.0, 0, 0, 1]]);
    let alpha = [0, 255].map(|reference| FragopAlphaTest::default().with_reference(reference).0);
    let text = "- {why: w, test: {FRAGOP_ALPHA_TEST: {REFERENCE: [0, 255]}}}";
    assert_eq!(rows("alpha_test", text), alpha.map(|word| [word, 0]));
    let text = "- {why: w, transactions: [{reg: {reg_id: STENCIL_TEST, reg_data: {FUNCTION: EQUAL, REFERENCE: 128}}}]}";
    assert_eq!(rows("fragment_pipeline", text), [[id::STENCIL_TEST, stencil.0, 0xF]]);
}

#[test]
fn what_cannot_be_read_is_named() {
    let add = interface("f24_add");
    let flow = interface("shader_flow");
    let choices = choice("a");
    let error =
        |interface, text: &'static str| Directed::new(text).vectors(interface, &choices).unwrap_err().to_string();
    for (text, message) in [
        ("- {why: w, c: 1}", "directed vectors of f24_add, entry 1 (w): there is no input `c`"),
        ("- {why: w}\n- {a: 1}", "directed vectors of f24_add, entry 2: it has no `why`"),
        ("- {why: w, a: 0x1000000}", "directed vectors of f24_add, entry 1 (w): a: 16777216 is no number of 24 bits"),
        ("- {why: w, a: -1}", "directed vectors of f24_add, entry 1 (w): a: -1 is no number of 24 bits"),
        (
            "- {why: w, a: EQUAL}",
            "directed vectors of f24_add, entry 1 (w): a: `EQUAL` is neither a number nor a name of the specification here",
        ),
        ("- {why: w, a: all}", "directed vectors of f24_add, entry 1 (w): a: more than 65536 numbers"),
        (
            "- {why: w, a: {from: 1, to: 0}}",
            "directed vectors of f24_add, entry 1 (w): a: no number is from 1 to 0 in steps of 1",
        ),
        (
            "- {why: w, a: {STENCIL_TEST: {NONE: 1}}}",
            "directed vectors of f24_add, entry 1 (w): a: STENCIL_TEST has no field `NONE`",
        ),
        ("- 5", "directed vectors of f24_add, entry 1: it has no `why`"),
        ("- {why: w, when: 7}", "directed vectors of f24_add, entry 1 (w): when: 7 is not a choice with its value"),
        (
            "- {why: w, when: {other: a}}",
            "directed vectors of f24_add, entry 1 (w): when: the block depends on no choice `other`",
        ),
        ("- {why: w, when: {choice: 7}}", "directed vectors of f24_add, entry 1 (w): when: 7 is no value of a choice"),
    ] {
        assert_eq!(error(&add, text), message);
    }
    assert!(error(&add, "why: [").starts_with("directed vectors of f24_add, the file: "));
    for (text, message) in [
        ("- {why: w}", "directed vectors of shader_flow, entry 1 (w): it has no list `transactions`"),
        (
            "- {why: w, transactions: [{none: {}}]}",
            "directed vectors of shader_flow, entry 1 (w): transaction 1: there is no channel `none` into the block",
        ),
        (
            "- {why: w, transactions: [{step: {}}, 7]}",
            "directed vectors of shader_flow, entry 1 (w): transaction 2: 7 is not a channel with its ports",
        ),
    ] {
        assert_eq!(error(&flow, text), message);
    }
}
