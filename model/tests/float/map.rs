// SPDX-License-Identifier: MIT
//! Operations by name over arrays: the same as one by one, under every alternative, and patterns that are no numbers.

use crate::stimulus::{ROUNDINGS, SEED, SUBNORMALS};
use pica_model::float::{Arithmetic, F24, NoNumber, Operation};
use pica_spec::choices::NanPayload;

/// More than two pieces, and no multiple of a vector register.
const COUNT: usize = 1337;

fn patterns(seed: u64) -> Vec<u32> {
    let mut state = seed;
    let mut pattern = || {
        state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        let word = (state >> 40) as u32;
        // A quarter have the exponents of zero or infinity.
        match word & 7 {
            0 => word & 0x80_FFFF,
            1 => word | 0x7F_0000,
            _ => word,
        }
    };
    (0..COUNT).map(|_| pattern()).collect()
}

fn arithmetics() -> impl Iterator<Item = Arithmetic> {
    let rounded = ROUNDINGS.into_iter().flat_map(|(rounding, _)| {
        SUBNORMALS.into_iter().map(move |(subnormals, _)| Arithmetic { rounding, subnormals, ..Arithmetic::DEFAULT })
    });
    // What the vector registers cannot do.
    rounded.chain([Arithmetic { nan_payload: NanPayload::ALL[1], ..Arithmetic::DEFAULT }])
}

#[test]
fn arrays_are_single_operations() {
    let operands = [patterns(SEED), patterns(SEED + 1), patterns(SEED + 2)];
    for arithmetic in arithmetics() {
        for operation in Operation::ALL {
            let used = |n: usize| if n < operation.operands() { &operands[n][..] } else { &[] };
            let mut results = vec![u32::MAX; COUNT];
            let done = arithmetic.map_patterns(operation, [used(0), used(1), used(2)], &mut results);
            assert_eq!(done, Ok(()), "{operation:?}");
            for (n, result) in results.iter().enumerate() {
                let each = [0, 1, 2].map(|operand| F24::from_bits(operands[operand][n]));
                let single = arithmetic.apply(operation, each).to_bits();
                assert_eq!(*result, single, "{operation:?} {each:?} {arithmetic:?}");
            }
        }
    }
}

#[test]
fn a_pattern_with_a_bit_above_is_refused() {
    for index in [0, 511, 512, COUNT - 1] {
        for bit in [24, 31] {
            let numbers = patterns(SEED);
            let mut wrong = numbers.clone();
            wrong[index] |= 1 << bit;
            for (operand, operands) in [[&wrong[..], &numbers], [&numbers, &wrong]].into_iter().enumerate() {
                let mut results = vec![0; COUNT];
                let [a, b] = operands;
                let done = Arithmetic::DEFAULT.map_patterns(Operation::Add, [a, b, &[]], &mut results);
                assert_eq!(done, Err(NoNumber { operand, index }), "bit {bit}");
            }
        }
    }
}
