// SPDX-License-Identifier: MIT
//! Circuits of the shader unit whose modules are one module with parameters.

use super::barrel::Vectors;
use super::flow::Stack;
use super::unit::TransferIndex;
use crate::component::Component;
use crate::emit::parameters::{Family, defaults};

pub(crate) const FAMILIES: &[Family] = &[
    Family {
        name: "shader_stack",
        component: Stack::<1, 1, 2>::NAME,
        parameters: &[("W", "Bits of an entry."), ("A", "Bits of the number of an entry.")],
        circuits: defaults![Stack<26, 2, 3>, Stack<16, 5, 6>, Stack<32, 3, 4>, Stack<13, 4, 5>],
    },
    Family {
        name: "shader_transfer_index",
        component: TransferIndex::<1>::NAME,
        parameters: &[("W", "Bits of the index.")],
        circuits: defaults![TransferIndex<12>, TransferIndex<8>, TransferIndex<17>],
    },
    Family {
        name: "shader_vectors",
        component: Vectors::<1>::NAME,
        parameters: &[("A", "Bits of an address.")],
        circuits: || vec![Box::new(Vectors::<9>::new()), Box::new(Vectors::<6>::new()), Box::new(Vectors::<12>::new())],
    },
];
