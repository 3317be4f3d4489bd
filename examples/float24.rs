// SPDX-License-Identifier: MIT
//! A million float24 multiplications and additions, with a checksum.
//!
//!     cargo run --release --example float24
//!
//! `Lanes` applies an operation to whole slices, in vector registers where the processor has them; the results are those of
//! the operations on single numbers, bit for bit, on every machine. So the checksum is always the same.

use pica_model::float::{F24, F24Rounding, Lanes};

const COUNT: usize = 1_000_000;

fn main() {
    // Any patterns: all 24 bits of a number that jumps about, so that zeros, infinities and NaNs are among them.
    let pattern = |n: usize| F24::from_bits((n as u32).wrapping_mul(0x9E37_79B1) >> 8);
    let a: Vec<F24> = (0..COUNT).map(pattern).collect();
    let b: Vec<F24> = (COUNT..2 * COUNT).map(pattern).collect();
    let mut results = vec![F24::ZERO; COUNT];

    let lanes = Lanes::detect();
    for (name, rounding) in
        [("toward zero", F24Rounding::TowardZero), ("to nearest, ties to even", F24Rounding::NearestEven)]
    {
        lanes.mul(&a, &b, rounding, &mut results);
        let product = checksum(&results);
        lanes.add(&a, &b, rounding, &mut results);
        println!("{COUNT} products {product:08X}, sums {:08X}, rounded {name}", checksum(&results));
    }
    let nans = results.iter().filter(|sum| sum.is_nan()).count();
    println!("{nans} of the sums are NaN");
}

/// FNV-1a over the patterns.
fn checksum(numbers: &[F24]) -> u32 {
    numbers.iter().fold(0x811C_9DC5, |hash, number| (hash ^ number.to_bits()).wrapping_mul(0x0100_0193))
}
