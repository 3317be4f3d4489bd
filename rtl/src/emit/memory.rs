// SPDX-License-Identifier: MIT
//! Memories without contents at the start, as build option [`Memory`](crate::build::Memory) asks for them.
//!
//! Memories start as zeros in portable text. Some families have none that start with anything, and synthesisers then make
//! them of registers.

use super::contains;
use crate::component::Component;
use crate::parts::{BlockRam, LutRam};
use pica_verilog::tree::{Expression, Item, Kind, Module, Statement};
use rust_hdl::core::prelude::*;
use std::collections::BTreeMap;

/// The components that are memories, by the names of their types, which they give as those of their
/// [timing](Logic::timing), too.
const MEMORIES: [&str; 2] = [BlockRam::<1, 1>::NAME, LutRam::<1, 1>::NAME];

/// Whether a circuit has memories that start as zeros.
pub fn concern(circuit: &dyn Block) -> bool {
    contains(circuit, |component| MEMORIES.contains(&component))
}

/// Takes zeros at the start from the memories among modules; `components` are the names of those they are modules of. A
/// memory with other contents keeps them.
pub(super) fn forget(modules: &mut [Module], components: &BTreeMap<&str, &str>) {
    let is_memory = |module: &&mut Module| {
        components.get(module.name.as_str()).is_some_and(|component| MEMORIES.contains(component))
    };
    for module in modules.iter_mut().filter(is_memory) {
        if module.items.iter().any(is_zeros) {
            // The loop over the words had the only variable.
            module.items.retain(|item| !is_zeros(item) && !is_start_of_output(item) && !is_variable(item));
        }
    }
}

/// Whether an item does nothing but count through the words.
fn is_zeros(item: &Item) -> bool {
    matches!(item, Item::Initial(Statement::Block(all)) if matches!(&all[..], [Statement::For { .. }]))
}

/// Whether an item is the first value of the register that has the word that was read.
fn is_start_of_output(item: &Item) -> bool {
    let name = match item {
        Item::Initial(Statement::Assign { target: Expression::Name(name), .. }) => name,
        _ => return false,
    };
    ["read_data", "word"].contains(&name.as_str())
}

fn is_variable(item: &Item) -> bool {
    matches!(item, Item::Declaration(declaration) if declaration.kind == Kind::Integer)
}
