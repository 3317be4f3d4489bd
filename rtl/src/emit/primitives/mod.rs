// SPDX-License-Identifier: MIT
//! Cells of FPGA families in place of portable text.
//!
//! The text of every component is portable. Where a family has a cell that synthesisers do not make of that text, an
//! emission names the cell instead, as build option [`Primitives`] says: `cells` is the one place that says which
//! components have one, and where. Ports and latency stay those of the portable text, so nothing around the component
//! changes.
//!
//! For a cell there is a model in Verilog, which is for simulators alone: it does what the cell does as it is used here.

mod ecp5;

use super::contains;
use crate::build::Primitives;
use pica_verilog::print;
use pica_verilog::tree::{Item, Kind, Module};
use rust_hdl::core::prelude::*;
use std::collections::BTreeMap;

/// A cell that stands in place of the text of a component.
struct Cell {
    /// The name of the type of the component, which it gives as that of its [timing](Logic::timing), too.
    component: &'static str,
    /// What is in the module of the component, by the widths of its ports; none if the cell is too small for them.
    body: fn(&BTreeMap<&str, u32>) -> Option<String>,
    model: Model,
}

/// The model of a cell: a file for simulation, never for synthesis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Model {
    /// The cell.
    pub name: &'static str,
    /// The file.
    pub text: &'static str,
}

/// The cells of a family.
fn cells(family: Primitives) -> &'static [Cell] {
    match family {
        Primitives::Portable => &[],
        Primitives::Ecp5 => &[ecp5::MULTIPLIER],
    }
}

fn cell(family: Primitives, component: &str) -> Option<&'static Cell> {
    cells(family).iter().find(|cell| cell.component == component)
}

/// Whether a family has a cell for a component of a circuit.
pub fn concern(circuit: &dyn Block) -> bool {
    contains(circuit, |component| Primitives::ALL.iter().any(|family| cell(*family, component).is_some()))
}

/// The text of a module of a component with a cell in it, and the cell's model; none if the family has no cell for it.
pub(super) fn module(family: Primitives, component: &str, module: &Module) -> Option<(String, Model)> {
    let cell = cell(family, component)?;
    let mut outside = module.clone();
    let mut widths = BTreeMap::new();
    outside.items.retain_mut(|item| match item {
        Item::Declaration(port) if port.kind.is_port() => {
            if port.kind == Kind::OutputReg {
                port.kind = Kind::OutputWire;
            }
            true
        }
        _ => false,
    });
    for item in &outside.items {
        if let Item::Declaration(port) = item {
            let width = port.range.map_or(1, |(most, least)| most - least + 1);
            widths.insert(port.name.as_str(), width);
        }
    }
    let body = (cell.body)(&widths)?;
    let text = print::module(&outside);
    let head = text.strip_suffix("endmodule\n")?;
    Some((format!("{head}\n{body}endmodule\n"), cell.model))
}
