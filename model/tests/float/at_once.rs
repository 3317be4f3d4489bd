// SPDX-License-Identifier: MIT
//! `RSQ` and `LG2` of many numbers at once: what single operations give, which compute in integers, for all operands, both ways
//! of rounding and every instruction set of the processor.

use crate::stimulus::{ROUNDINGS, for_each};
use pica_model::float::{F24, F24Rounding, Lanes};

/// Numbers that are computed together: no multiple of what goes into vector registers.
const SOME: u64 = 4095;

fn check(
    name: &str,
    at_once: impl Fn(Lanes, &[F24], F24Rounding, &mut [F24]) + Sync,
    single: impl Fn(F24, F24Rounding) -> F24 + Sync,
) {
    let all = 1_u64 << F24::BITS;
    for_each(all.div_ceil(SOME), |piece| {
        let operands: Vec<F24> =
            (piece * SOME..all.min((piece + 1) * SOME)).map(|bits| F24::from_bits(bits as u32)).collect();
        for (rounding, _) in ROUNDINGS {
            let expected: Vec<F24> = operands.iter().map(|a| single(*a, rounding)).collect();
            for lanes in Lanes::available() {
                let mut results = vec![F24::MAX; operands.len()];
                at_once(lanes, &operands, rounding, &mut results);
                let differs = results.iter().zip(&expected).position(|(result, expected)| result != expected);
                assert_eq!(differs.map(|at| operands[at]), None, "{name} {rounding:?} {}", lanes.name());
            }
        }
    });
}

#[test]
fn rsq() {
    check("rsq", Lanes::rsq_at_once, F24::rsq);
}

#[test]
fn lg2() {
    check("lg2", Lanes::lg2_at_once, F24::lg2);
}
