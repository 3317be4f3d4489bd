// SPDX-License-Identifier: MIT
//! Witnesses: every alternative of the ledger that hardware has makes a difference in the cases of its blocks.

use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::registry;
use pica_testbench::witness::{Alternative, Witnesses, search, search_in};

/// Alternatives that have no hardware, or no model.
const REFUSED: [&str; 11] = [
    "viewport_divide=divide",
    "interpolation_arithmetic=f24-steps",
    "depth_interpolation=f24-steps",
    "outside_framebuffer=addressed",
    "early_depth=conservative-8x8",
    "dot_product_order=unrounded",
    "special_function_accuracy=table",
    "gas=accumulate",
    "special_function_subnormals=keep",
    "fog_rounding=round",
    "fifo_write_mask=merged",
];

/// A block that follows a choice which changes no result: 18 bits fit into float24. All inputs are counted through.
const NONE: (&str, &str) = ("f24_from_int", "f32_to_f24");

/// The listed blocks that are built with an alternative, under the default and under it.
fn pairs(alternative: Alternative) -> Vec<(Block, Block)> {
    let defaults = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    let others = registry::blocks(&alternative.choices());
    assert_eq!(others.is_err(), REFUSED.contains(&alternative.to_string().as_str()), "{alternative}");
    let Ok(others) = others else { return Vec::new() };
    let concerned = |(default, other): &(Block, Block)| other.listed && default.choices.contains_key(alternative.id);
    defaults.into_iter().zip(others).filter(concerned).collect()
}

#[test]
fn every_alternative_makes_a_difference() {
    let mut rows = 0;
    for alternative in Alternative::all() {
        for (default, other) in pairs(alternative) {
            let found = search(&default, &other, DEFAULT_SEED);
            let name = &other.interface.name;
            assert!(found.are_complete(), "{name} under {alternative}: {found} witnesses in {} cases", found.cases);
            let none = (name.as_str(), alternative.id) == NONE;
            assert_eq!(found.hit == 0, none, "{name} under {alternative}: {found}");
            rows += 1;
        }
    }
    assert!(rows > 110, "{rows} rows");
}

/// Choices that no result of a block is said to show are shown by none: their alternatives have no witness.
#[test]
fn what_a_block_is_indifferent_to_has_no_witness() {
    let defaults = Choices::default();
    let indifferent = registry::entries(&defaults).flat_map(|entry| {
        let ids = entry.is_indifferent_to();
        ids.iter().map(move |id| (entry.name().to_owned(), *id)).collect::<Vec<_>>()
    });
    let mut rows = 0;
    for (name, id) in indifferent {
        for alternative in Alternative::all().filter(|alternative| alternative.id == id) {
            let of = |choices: &Choices| registry::block(&name, choices, &Default::default()).unwrap().unwrap();
            let (default, other) = (of(&defaults), of(&alternative.choices()));
            assert_eq!(search(&default, &other, DEFAULT_SEED).hit, 0, "{name} under {alternative}");
            assert!(!other.choices.contains_key(id), "{name} is built with {id}");
            rows += 1;
        }
    }
    assert!(rows >= 3, "{rows} rows");
}

/// A search that finds nothing says so: a block against itself, and a limit that is too small.
#[test]
fn a_difference_that_is_not_there_is_not_found() {
    let rounding = Alternative { id: "f24_rounding", value: "nearest-even" };
    let (default, other) = pairs(rounding).into_iter().find(|(block, _)| block.interface.name == "f24_add").unwrap();
    let same = search_in(&other, &other, DEFAULT_SEED, 1, 1 << 16);
    assert_eq!(same, Witnesses { hit: 0, wanted: 1, cases: 1 << 16, whole: false });
    assert!(!same.are_complete());
    let full = search_in(&default, &other, DEFAULT_SEED, 5, 1 << 16);
    assert!(full.are_complete() && full.hit == 5, "{full:?}");
    // One case less, and the last witness is missing; so the count of cases is right.
    let short = search_in(&default, &other, DEFAULT_SEED, 5, full.cases - 1);
    assert_eq!((short.hit, short.are_complete()), (4, false));
}
