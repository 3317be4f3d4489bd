// SPDX-License-Identifier: MIT
//! Colours: the channels of a port that carries one, and a colour as the model has it.

use crate::stage::{Field, field};
use pica_model::fragment::planes::Planes;

/// A colour, as the stages of the model take it.
pub fn plane(color: u32) -> Planes<1> {
    Planes::filled(color.to_le_bytes())
}

/// The four channels of a colour.
pub const fn channels(port: &'static str) -> [Field; 4] {
    [field(port, 0, 8), field(port, 8, 8), field(port, 16, 8), field(port, 24, 8)]
}
