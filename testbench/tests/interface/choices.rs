// SPDX-License-Identifier: MIT
//! What a block must do depends on the choices that it lists, and on no others. That its circuit does is a test of its own.

use pica_rtl::UnsupportedChoice;
use pica_spec::choices::Choices;
use pica_testbench::block::{Behaviour, Block};
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::registry::{self, RegistryError};
use pica_vectors::Direction;
use std::collections::BTreeMap;

/// Cases of a flat block.
const FLAT: u64 = 512;
/// Cases of a unit.
const UNIT: u64 = 2;

fn default(id: &str) -> &'static str {
    Choices::default().get(id).expect("a choice of the ledger")
}

/// What blocks built with `choices` must do; alternatives that have no hardware or no model become the default.
fn blocks(mut choices: Choices) -> Vec<Block> {
    loop {
        let (RegistryError::Hardware(UnsupportedChoice { id, .. })
        | RegistryError::Model(pica_model::float::UnsupportedChoice { id, .. })) = match registry::blocks(&choices) {
            Ok(blocks) => return blocks.into_iter().filter(|block| block.listed).collect(),
            Err(refused) => refused,
        };
        choices.set(id, default(id)).expect("the default");
    }
}

/// What comes out of `block` for the stimulus of `like`.
fn expected(block: &Block, like: &Block) -> Vec<Vec<u32>> {
    match (&block.behaviour, &like.behaviour) {
        (Behaviour::Flat(flat), Behaviour::Flat(other)) => {
            let inputs = like.inputs(other.as_ref(), DEFAULT_SEED, 0, FLAT);
            let mut outputs = block.columns(Direction::Out, inputs.len());
            flat.expect(&inputs, &mut outputs);
            (0..outputs.len()).map(|row| outputs.row(row)).collect()
        }
        (Behaviour::Unit(unit), Behaviour::Unit(other)) => {
            let cases = (0..UNIT).flat_map(|case| unit.expect(&like.items(other.as_ref(), DEFAULT_SEED, case)));
            cases.map(|item| item.values).collect()
        }
        _ => panic!("{} is another kind of block", block.interface.name),
    }
}

#[test]
fn expected_results_depend_on_listed_choices_alone() {
    let usual = blocks(Choices::default());
    let most = Choices::IDS.iter().map(|id| Choices::alternatives(id).expect("a choice").len()).max().expect("choices");
    // Blocks with the same list are made once.
    let mut by_list: BTreeMap<Vec<&String>, Vec<usize>> = BTreeMap::new();
    for (place, block) in usual.iter().enumerate() {
        by_list.entry(block.choices.keys().collect()).or_default().push(place);
    }
    for (list, places) in by_list {
        for place in 0..most - 1 {
            let mut choices = Choices::default();
            let unlisted = || Choices::IDS.iter().filter(|id| list.iter().all(|listed| listed != *id));
            for id in unlisted() {
                let others =
                    Choices::alternatives(id).expect("a choice").into_iter().filter(|name| *name != default(id));
                others.skip(place).take(1).for_each(|name| choices.set(id, name).expect("an alternative"));
            }
            // An alternative may set others along.
            list.iter().for_each(|id| choices.set(id, default(id)).expect("the default"));
            let changed = blocks(choices);
            for place in &places {
                let (block, like) = (&changed[*place], &usual[*place]);
                assert!(expected(block, like) == expected(like, like), "{}: {choices:?}", block.interface.name);
            }
        }
    }
}
