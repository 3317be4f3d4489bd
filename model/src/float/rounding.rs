// SPDX-License-Identifier: MIT
//! Rounding modes of the arithmetic.

/// How a result that the format cannot hold is rounded: choice `f24_rounding` (dossier section 10 row 1), and choice
/// `f32_to_f24` (row 2) where an f32 is converted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Rounding {
    /// The mantissa is cut off. The default: the cheapest circuit (dossier section 1.2).
    #[default]
    TowardZero,
    /// To the nearest number, a tie to the one with an even mantissa.
    NearestEven,
}
