// SPDX-License-Identifier: MIT
//! Circuits of fragment units whose modules are one module with parameters.

use super::compare::Compare;
use crate::component::Component;
use crate::emit::parameters::{Family, defaults};

pub(crate) const FAMILIES: &[Family] = &[Family {
    name: "compare",
    component: Compare::<1>::NAME,
    parameters: &[("N", "Bits of an operand.")],
    circuits: defaults![Compare<8>, Compare<24>, Compare<13>],
}];
