// SPDX-License-Identifier: MIT
//! The benches of the shader blocks by themselves: stimulus against coverage, and what shrinking tries.

use super::entries;
use crate::block::{Behaviour, Block};
use crate::coverage::{Coverage, Hits};
use crate::random::{CaseRng, DEFAULT_SEED};
use crate::registry::build;
use pica_spec::choices::Choices;
use pica_vectors::Direction;
use std::collections::HashSet;

fn all() -> Vec<Block> {
    build(entries(), &Choices::default()).expect("the defaults have model and hardware")
}

/// The bins that `cases` cases miss, and those that they must not hit.
fn missed(block: &Block, cases: u64) -> Vec<String> {
    let mut hits = Hits::new(block.bins().len());
    match &block.behaviour {
        Behaviour::Flat(flat) => {
            let mut inputs = block.columns(Direction::In, cases as usize);
            flat.stimulus(DEFAULT_SEED, 0, &mut inputs);
            let mut outputs = block.columns(Direction::Out, cases as usize);
            flat.expect(&inputs, &mut outputs);
            flat.cover(&inputs, &outputs, &mut hits);
        }
        Behaviour::Unit(unit) => {
            for number in 0..cases {
                let case = block.case(unit.stimulus(&mut CaseRng::new(DEFAULT_SEED, number)));
                unit.cover(&case, &mut hits);
            }
        }
    }
    let coverage = Coverage::new(block.bins(), hits);
    coverage.missed().chain(coverage.impossible()).map(str::to_owned).collect()
}

#[test]
fn the_tables_of_the_parts_are_reached() {
    let cases = [("shader_decode", 20_000), ("shader_operand", 5000), ("shader_alu", 60_000), ("shader_flow", 15_000)];
    let blocks = all();
    for (name, cases) in cases {
        let block = blocks.iter().find(|block| block.interface.name == name).expect("it is in the registry");
        let missed = missed(block, cases);
        assert!(missed.is_empty(), "{}: {missed:#?}", block.interface.name);
    }
}

/// Values fit their ports, and every port takes more than one value.
#[test]
fn stimulus_fits_the_ports() {
    for block in all() {
        for number in 0..200 {
            let items = match &block.behaviour {
                Behaviour::Flat(flat) => {
                    let mut inputs = block.columns(Direction::In, 1);
                    flat.stimulus(DEFAULT_SEED, number, &mut inputs);
                    vec![block.item(Direction::In, inputs.row(0))]
                }
                Behaviour::Unit(unit) => unit.stimulus(&mut CaseRng::new(DEFAULT_SEED, number)),
            };
            let case = block.case(items);
            for item in case.inputs.iter().chain(&case.outputs) {
                let ports = &block.interface.channels[item.channel].ports;
                assert_eq!(item.values.len(), ports.len(), "{}", block.interface.name);
                for (value, port) in item.values.iter().zip(ports) {
                    let mask = u32::MAX >> (32 - port.width);
                    assert_eq!(value & !mask, 0, "{} {} {value:X}", block.interface.name, port.name);
                }
            }
        }
    }
}

/// Every chain of simpler steps of flow control ends: each has fewer steps or fewer bits.
#[test]
fn simpler_steps_are_simpler() {
    let blocks = all();
    let block = blocks.iter().find(|block| block.interface.name == "shader_flow").expect("it is in the registry");
    let Behaviour::Unit(unit) = &block.behaviour else { panic!("it has state") };
    for number in 0..20 {
        let inputs = unit.stimulus(&mut CaseRng::new(DEFAULT_SEED, number));
        let measure = |items: &[pica_vectors::Item]| {
            let bits: u32 = items.iter().flat_map(|item| &item.values).map(|value| value.count_ones()).sum();
            (items.len(), bits)
        };
        let simpler: Vec<_> = unit.simpler(&inputs).collect();
        assert!(simpler.len() > inputs.len());
        assert!(simpler.iter().all(|candidate| measure(candidate) < measure(&inputs)));
    }
}

/// Cases of the sweep of the ALU from both ends: each operation in turn, and no number twice.
#[test]
fn the_sweep_of_the_alu_counts_numbers() {
    let blocks = all();
    let alu = blocks.iter().find(|block| block.interface.name == "shader_alu").expect("it is there");
    let sweep = alu.sweep().expect("it has one");
    assert_eq!(sweep.cases(), 6 << 24);
    let ports = &alu.interface.channels[0].ports;
    let place = |name: &str| ports.iter().position(|port| port.name == name).expect("a port of that name");
    let (operation, operand) = (place("operation"), place("a_x"));
    let mut seen = HashSet::new();
    for first in [0, sweep.cases() - 6000] {
        let mut inputs = alu.columns(Direction::In, 6000);
        sweep.fill(DEFAULT_SEED, first, &mut inputs);
        seen.extend((0..6000).map(|row| (inputs.column(operation)[row], inputs.column(operand)[row])));
    }
    assert_eq!(seen.len(), 12_000);
    let operations: HashSet<u32> = seen.iter().map(|(operation, _)| *operation).collect();
    assert_eq!(operations.len(), 6);
}
