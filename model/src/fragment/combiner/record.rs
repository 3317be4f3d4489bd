// SPDX-License-Identifier: MIT
//! What a combiner stage can tell about a fragment.

use super::super::color::Rgba;

/// What a combiner stage did with a fragment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CombinerRecord {
    /// Red, green and blue of the three colour operands.
    pub color_operands: [[u8; 3]; 3],
    /// The three alpha operands.
    pub alpha_operands: [u8; 3],
    /// The combiner buffer as the stage sees it.
    pub buffer: Rgba,
    /// Colour and alpha that the stage gives.
    pub result: Rgba,
}
