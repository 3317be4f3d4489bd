// SPDX-License-Identifier: MIT
//! Circuits of fragment units whose modules are one module with parameters.

use super::compare::Compare;
use crate::emit::parameters::families;

families! {
    "compare", &[("N", "Bits of an operand.")], Compare<8>, Compare<24>, Compare<13>;
}
