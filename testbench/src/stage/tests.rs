// SPDX-License-Identifier: MIT
//! Sweeps are whole, and spread.

use super::sweep::STRIDE;
use crate::block::{Behaviour, Block};
use crate::registry::blocks;
use pica_spec::choices::Choices;
use pica_vectors::{Columns, Direction};
use std::collections::HashSet;

fn block(name: &str) -> Block {
    let blocks = blocks(&Choices::default()).expect("the defaults have model and hardware");
    blocks.into_iter().find(|block| block.interface.name == name).expect("a block of the registry")
}

/// What `cases` cases of the sweeps of a block have in its inputs.
fn swept(block: &Block, cases: u64) -> Columns {
    let mut inputs = block.columns(Direction::In, cases as usize);
    block.sweep().expect("a sweep").fill(1, 0, &mut inputs);
    inputs
}

/// After as many cases as there are combinations each has been there.
#[test]
fn sweeps_are_whole() {
    let logic_op = block("logic_op");
    let cases = logic_op.sweep().expect("a sweep").cases();
    assert_eq!(cases, 1 << (4 + 8 + 8));
    let inputs = swept(&logic_op, cases);
    let rows: HashSet<Vec<u32>> = (0..inputs.len()).map(|row| inputs.row(row)).collect();
    assert_eq!(rows.len() as u64, cases);
}

/// A part of the cases is a part of everything: what is counted through has all of its values early.
#[test]
fn parts_of_sweeps_are_spread() {
    let inputs = swept(&block("blend"), 1 << 16);
    for (port, field) in [(0, 0..3), (0, 16..20), (0, 20..24), (2, 0..8), (3, 0..8)] {
        let values: HashSet<u32> =
            inputs.column(port).iter().map(|value| value >> field.start & ((1 << field.len()) - 1)).collect();
        assert_eq!(values.len(), 1 << field.len(), "port {port}, bits {field:?}");
    }
}

/// What makes the numbering visit every combination once: the stride is prime, and larger than all of them.
#[test]
fn the_stride_is_a_prime_above_every_sweep() {
    let divisors = (2..1 << 16).take_while(|divisor| divisor * divisor <= STRIDE);
    assert!(divisors.into_iter().all(|divisor| !STRIDE.is_multiple_of(divisor)));
    for block in blocks(&Choices::default()).expect("the defaults have model and hardware") {
        let is_stage = matches!(block.behaviour, Behaviour::Flat(_)) && block.number_format.is_none();
        assert!(!is_stage || block.sweep().is_none_or(|sweep| sweep.cases() < STRIDE), "{}", block.interface.name);
    }
}

/// What alpha has in the sweep of the combiner is counted through with what red has.
#[test]
fn red_and_alpha_are_swept_at_once() {
    let inputs = swept(&block("combiner_stage"), 1 << 16);
    let alpha: HashSet<(u32, u32)> =
        (0..inputs.len()).map(|row| (inputs.column(3)[row] >> 16 & 15, inputs.column(6)[row] >> 24)).collect();
    assert_eq!(alpha.len(), 16 << 8);
}
