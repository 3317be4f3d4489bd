// SPDX-License-Identifier: MIT
//! The tables of EX2 and LG2: powers of two and logarithms to base 2, in fixed point with [`FRACTION`] bits, cut off.

/// Fraction bits of the numbers in the tables, and of all that EX2 and LG2 compute with them.
pub(super) const FRACTION: usize = 42;
/// Entries for a digit.
const DIGIT: usize = 256;
/// Fraction bits of a factor of LG2's first digit.
const FACTOR: usize = 9;
/// Fraction bits of the first and the second digit of LG2 together: the second counts in this unit.
const SECOND: usize = 15;

/// EX2: `2^(d / 256^k) - 1` at address `256 (k - 1) + d`, for the digits k = 1, 2 and 3 of a fraction.
pub(super) fn powers() -> Vec<u64> {
    (1..=3).flat_map(|digit| (0..DIGIT).map(move |d| power(d << (8 * (3 - digit))) - (1 << FRACTION))).collect()
}

/// LG2: at address d a factor r of the significand whose first eight bits behind the binary point are d, and behind the
/// factor `-log2 r`; at `256 + d` the logarithm of the second digit, `-log2(1 - (d + 1) / 2^15)`.
///
/// The factor has nine fraction bits and is the smallest with which no such significand falls below 1.
pub(super) fn logarithms() -> Vec<u64> {
    let first = (0..DIGIT).map(|d| {
        let factor = (DIGIT << FACTOR).div_ceil(DIGIT + d);
        (factor as u64) << FRACTION | logarithm(1 << FACTOR, factor as u128)
    });
    let second = (0..DIGIT).map(|d| logarithm(1 << SECOND, (1 << SECOND) - 1 - d as u128));
    first.chain(second).collect()
}

/// ln 2 with this many fraction bits (up to 60), cut off: the sum of 1 / (k 2^k).
pub(super) fn ln_2(bits: usize) -> u64 {
    const FINE: usize = 100;
    let sum: u128 = (1..FINE).map(|k| (1 << FINE) / ((k as u128) << k)).sum();
    (sum >> (FINE - bits)) as u64
}

/// 1 / ln 2 with this many fraction bits (up to 40), cut off.
pub(super) fn reciprocal_ln_2(bits: usize) -> u64 {
    ((1_u128 << (60 + bits)) / u128::from(ln_2(60))) as u64
}

/// 2^(n / 2^24) for n below 2^24.
///
/// The product of some of the roots 2^(1/2), 2^(1/4), ..., each of which is the square root of the one before it. They
/// have 62 fraction bits, of which less than eight units are lost in all.
fn power(n: usize) -> u64 {
    const ROOT: usize = 62;
    let mut root: u128 = 2 << ROOT;
    let mut product: u128 = 1 << ROOT;
    for bit in (0..24).rev() {
        root = (root << ROOT).isqrt();
        if n >> bit & 1 == 1 {
            product = (product * root) >> ROOT;
        }
    }
    (product >> (ROOT - FRACTION)) as u64
}

/// log2(dividend / divisor), of a quotient in [1, 2).
///
/// Squaring a number doubles its logarithm, so whether the square reaches 2 is the next bit of the fraction. The number
/// has 63 fraction bits; the square of step n loses 2^-63 of its value, which is less than 2^(-62-n) in the logarithm,
/// 2^-61 in all.
fn logarithm(dividend: u128, divisor: u128) -> u64 {
    let mut y = (dividend << 63) / divisor;
    let mut bits = 0;
    for _ in 0..FRACTION {
        let square = (y * y) >> 63;
        let reached = square >> 64;
        y = square >> reached;
        bits = bits << 1 | reached as u64;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::{DIGIT, FACTOR, FRACTION, SECOND, ln_2, logarithms, powers, reciprocal_ln_2};

    /// Fraction bits of the reference.
    const FINE: usize = 100;

    /// 2 artanh((n - d) / (n + d)), the natural logarithm of n / d, with 100 fraction bits, cut off.
    fn natural_logarithm(n: u128, d: u128) -> u128 {
        let (above, below) = (n - d, n + d);
        let mut power = (above << FINE) / below;
        let mut sum = 0;
        let mut i = 0;
        while power != 0 {
            sum += 2 * power / (2 * i + 1);
            power = power * above / below * above / below;
            i += 1;
        }
        sum
    }

    /// An entry of the table of logarithms is the quotient of natural logarithms.
    fn check(entry: u64, n: u128, d: u128) {
        let quotient = natural_logarithm(n, d) / (natural_logarithm(2, 1) >> FRACTION);
        assert_eq!(u128::from(entry), quotient, "log2({n} / {d})");
    }

    #[test]
    fn logarithms_are_quotients_of_natural_logarithms() {
        let words = logarithms();
        for (d, word) in words[..DIGIT].iter().enumerate() {
            let factor = word >> FRACTION;
            // The factor is not too small for the first significand with these bits, and one less is.
            assert!(factor * (256 + d as u64) >= 256 << FACTOR && (factor - 1) * (256 + d as u64) < 256 << FACTOR);
            check(word & ((1 << FRACTION) - 1), 1 << FACTOR, factor.into());
        }
        for (d, word) in words[DIGIT..].iter().enumerate() {
            check(*word, 1 << SECOND, (1 << SECOND) - 1 - d as u128);
        }
    }

    /// The series of e^(x ln 2), with 60 fraction bits.
    #[test]
    fn powers_are_those_of_two() {
        const BITS: usize = 60;
        for (address, word) in powers().iter().enumerate() {
            let exponent = ((address % DIGIT) as u128) << (BITS - 8 * (1 + address / DIGIT));
            let x = (exponent * (natural_logarithm(2, 1) >> (FINE - BITS))) >> BITS;
            let (mut term, mut sum) = (1_u128 << BITS, 0);
            for i in 1..30 {
                sum += term;
                term = ((term * x) >> BITS) / i;
            }
            let entry = u128::from(*word | 1 << FRACTION) << (BITS - FRACTION);
            // Each term is cut off, and so may be more than the entry.
            assert!(entry <= sum + 100 && sum < entry + (1 << (BITS - FRACTION)), "word {address}");
        }
    }

    #[test]
    fn the_natural_logarithm_of_two_is_that_of_the_series() {
        assert_eq!(u128::from(ln_2(60)), natural_logarithm(2, 1) >> (FINE - 60));
        assert_eq!(reciprocal_ln_2(17), 0x2_E2A8);
    }
}
