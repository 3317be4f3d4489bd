// SPDX-License-Identifier: MIT
//! Operands for the tests: whole spaces, classes and relations, and how much of them a run covers.

mod draw;
mod parallel;

pub use draw::{SEED, f32_pattern, pair, triple, values};
pub use parallel::for_each;

use pica_model::float::{F24Rounding, F32ToF24, FixedRounding, SubnormalCompare};

use crate::oracle::{Mode, ToInteger};

/// The two rounding modes, as the model and the oracle call them.
pub const ROUNDINGS: [(F24Rounding, Mode); 2] =
    [(F24Rounding::TowardZero, Mode::Truncate), (F24Rounding::NearestEven, Mode::NearestEven)];

/// [`ROUNDINGS`] of the conversion from f32.
pub const CONVERSIONS: [(F32ToF24, Mode); 2] =
    [(F32ToF24::TowardZero, Mode::Truncate), (F32ToF24::NearestEven, Mode::NearestEven)];

/// The two treatments of subnormals, and whether the oracle flushes.
pub const SUBNORMALS: [(SubnormalCompare, bool); 2] =
    [(SubnormalCompare::Keep, false), (SubnormalCompare::Flush, true)];

/// The roundings to fixed point, as the model and the oracle call them.
pub const FIXED_ROUNDINGS: [(FixedRounding, ToInteger); 4] = [
    (FixedRounding::TowardZero, ToInteger::TowardZero),
    (FixedRounding::Floor, ToInteger::Floor),
    (FixedRounding::NearestAway, ToInteger::NearestAway),
    (FixedRounding::NearestEven, ToInteger::NearestEven),
];

/// Whether the run covers everything: `PICA_FULL=1`.
pub fn is_full() -> bool {
    std::env::var_os("PICA_FULL").is_some_and(|value| value == "1")
}

/// Number of cases: `full` in a full run, `short` otherwise.
pub fn count(short: u64, full: u64) -> u64 {
    if is_full() { full } else { short }
}

/// Whether a run covers pattern `bits` of a large space: all of them in a full run, otherwise a fixed tenth, and always
/// the patterns next to a power of two or to the end of a field.
pub fn is_covered(bits: u32) -> bool {
    let isolated_bits = (bits ^ bits << 1).count_ones() <= 6;
    is_full() || isolated_bits || bits.wrapping_mul(0x9E37_79B1).is_multiple_of(10)
}
