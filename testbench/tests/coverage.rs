// SPDX-License-Identifier: MIT
//! Every bin of every coverage table is hit by the directed vectors of the block alone, and they are the first cases of
//! every campaign.

use pica_spec::choices::Choices;
use pica_testbench::block::{Behaviour, Block};
use pica_testbench::coverage::{Coverage, Hits};
use pica_testbench::registry;
use pica_vectors::{Direction, Item};
use rayon::prelude::*;

fn blocks() -> Vec<Block> {
    let blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.into_iter().filter(|block| block.listed).collect()
}

/// Marks what a case hits.
fn cover(block: &Block, inputs: &[Item], hits: &mut Hits) {
    let case = block.case(inputs.to_vec());
    match &block.behaviour {
        Behaviour::Flat(flat) => {
            let (mut inputs, mut outputs) = (block.columns(Direction::In, 1), block.columns(Direction::Out, 1));
            inputs.set_row(0, &case.inputs[0].values);
            outputs.set_row(0, &case.outputs[0].values);
            flat.cover(&inputs, &outputs, hits);
        }
        Behaviour::Unit(unit) => unit.cover(&case, hits),
    }
}

#[test]
fn directed_vectors_hit_every_bin() {
    let wrong = |block: &Block| {
        let vectors =
            block.directed.vectors(&block.interface, &block.choices).unwrap_or_else(|error| panic!("{error}"));
        let bins = block.bins();
        let mut hits = Hits::new(bins.len());
        vectors.iter().for_each(|vector| cover(block, &vector.inputs, &mut hits));
        let coverage = Coverage::new(bins, hits);
        let missed: Vec<&str> = coverage.missed().chain(coverage.impossible()).collect();
        (!missed.is_empty()).then(|| format!("{}: {missed:#?}", block.interface.name))
    };
    let wrong: Vec<String> = blocks().par_iter().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whatever the seed; and behind them the cases are random.
#[test]
fn campaigns_begin_with_the_directed_vectors() {
    for block in blocks() {
        let directed: Vec<Vec<Item>> = block.vectors().iter().map(|vector| vector.inputs.clone()).collect();
        let count = directed.len() as u64;
        let cases = |seed: u64, first: u64, len: u64| -> Vec<Vec<Item>> {
            match &block.behaviour {
                Behaviour::Flat(flat) => {
                    let inputs = block.inputs(flat.as_ref(), seed, first, len);
                    (0..inputs.len()).map(|row| vec![block.item(Direction::In, inputs.row(row))]).collect()
                }
                Behaviour::Unit(unit) => {
                    (first..first + len).map(|case| block.items(unit.as_ref(), seed, case)).collect()
                }
            }
        };
        let name = &block.interface.name;
        assert!(cases(7, 0, count) == directed && cases(8, 0, count) == directed, "{name}");
        assert_eq!(cases(7, count - 1, 2)[..1], directed[directed.len() - 1..], "{name}");
        assert_ne!(cases(7, count, 8), cases(8, count, 8), "{name}");
    }
}
