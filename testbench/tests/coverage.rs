// SPDX-License-Identifier: MIT
//! Every bin of every coverage table can be brought about, and every campaign begins with the cases that do
//! (`stimulus::pins`).

use pica_spec::choices::Choices;
use pica_testbench::block::{Behaviour, Block};
use pica_testbench::coverage::{Coverage, Hits};
use pica_testbench::registry;
use pica_testbench::stimulus::pins;
use pica_vectors::Direction;
use rayon::prelude::*;
use std::path::Path;

/// Cases of a flat block among which pins are looked for, those that are looked at together, and cases of a unit.
const FLAT: u64 = 1 << 23;
const BATCH: u64 = 256;
const UNIT: u64 = 20_000;

fn blocks() -> impl Iterator<Item = Block> {
    registry::blocks(&Choices::default()).expect("the defaults have hardware").into_iter().filter(|block| block.listed)
}

/// Marks what cases of the campaign of the pins hit: all of `cases`, one after the other or at once.
fn cover(block: &Block, first: u64, len: u64, hits: &mut Hits) {
    match &block.behaviour {
        Behaviour::Flat(flat) => {
            let mut inputs = block.columns(Direction::In, len as usize);
            flat.stimulus(pins::SEED, first, &mut inputs);
            let mut outputs = block.columns(Direction::Out, inputs.len());
            flat.expect(&inputs, &mut outputs);
            flat.cover(&inputs, &outputs, hits);
        }
        Behaviour::Unit(unit) => {
            for case in first..first + len {
                let mut rng = pica_testbench::random::CaseRng::new(pins::SEED, case);
                unit.cover(&block.case(unit.stimulus(&mut rng)), hits);
            }
        }
    }
}

/// Of `cases`, those that hit what none before them did.
fn that_hit_more(block: &Block, cases: impl Iterator<Item = u64>, hits: &mut Hits) -> Vec<u64> {
    let adds = |case: &u64| {
        let before = hits.clone();
        cover(block, *case, 1, hits);
        *hits != before
    };
    cases.filter(adds).collect()
}

/// Cases that hit every bin together, and no case without need.
fn search(block: &Block) -> Vec<u64> {
    let bins = block.bins();
    let mut hits = Hits::new(bins.len());
    let mut found = Vec::new();
    let (space, batch) = if block.interface.is_flat() { (FLAT, BATCH) } else { (UNIT, 1) };
    for first in (0..space).step_by(batch as usize) {
        let mut together = hits.clone();
        cover(block, first, batch, &mut together);
        if together != hits {
            found.extend(that_hit_more(block, first..first + batch, &mut hits));
        }
        if hits.is_full(&bins) {
            break;
        }
    }
    let coverage = Coverage::new(bins.clone(), hits);
    let missed: Vec<&str> = coverage.missed().collect();
    assert!(missed.is_empty(), "{}: stimulus does not bring about {missed:#?}", block.interface.name);
    // Later cases hit much of what was new in earlier ones.
    let mut pins = that_hit_more(block, found.into_iter().rev(), &mut Hits::new(bins.len()));
    pins.sort_unstable();
    pins
}

/// The list is that of the search: `UPDATE_EXPECT=1 cargo test --test coverage` renews it.
#[test]
fn pins_hit_every_bin() {
    let blocks: Vec<Block> = blocks().collect();
    let line = |block: &Block| {
        let pins: String = search(block).iter().map(|pin| format!(" {pin}")).collect();
        format!("{}{pins}\n", block.interface.name)
    };
    let text: String = blocks.par_iter().map(line).collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/stimulus/pins.txt");
    expect_test::expect_file![path].assert_eq(&text);
}

/// Whatever the seed, the first cases of a campaign hit all bins.
#[test]
fn campaigns_begin_with_the_pins() {
    for block in blocks() {
        let (bins, count) = (block.bins(), pins::of(&block.interface.name).len() as u64);
        let mut hits = Hits::new(bins.len());
        match &block.behaviour {
            Behaviour::Flat(flat) => {
                let inputs = block.inputs(flat.as_ref(), 7, 0, count);
                let mut outputs = block.columns(Direction::Out, inputs.len());
                flat.expect(&inputs, &mut outputs);
                flat.cover(&inputs, &outputs, &mut hits);
            }
            Behaviour::Unit(unit) => {
                (0..count).for_each(|case| unit.cover(&block.case(block.items(unit.as_ref(), 7, case)), &mut hits));
            }
        }
        assert_eq!(
            Coverage::new(bins, hits).missed().collect::<Vec<_>>(),
            Vec::<&str>::new(),
            "{}",
            block.interface.name
        );
    }
}
