// SPDX-License-Identifier: MIT
//! Circuits of the rasterizer whose modules are one module with parameters.

use super::depth::Digit;
use crate::emit::parameters::families;

families! {
    "digit", &[("W", "Bits of a remainder, one more than those of the divisor.")], Digit<36>, Digit<64>, Digit<24>, Digit<11>;
}
