// SPDX-License-Identifier: MIT
//! Verilog of any block: [`design`] is the one way from a circuit to files.
//!
//! The circuit is checked ([`structure`]), its `rust_hdl` Verilog is read back ([`pica_verilog`]) and judged by the
//! [`guard`], names and layout are made readable ([`tidy`]), and the text is printed behind a header, with cells of a family
//! of FPGAs in place of some components ([`primitives`]) and memories without contents ([`memory`]) where that is asked for. What
//! users get has a prefix ([`Naming`]), and modules that differ in numbers alone are one with parameters ([`parameters`]).

pub mod external;
pub mod guard;
pub mod memory;
pub mod parameters;
pub mod primitives;
pub mod structure;
pub mod tidy;

mod design;
mod error;
mod header;
mod loops;
mod naming;
mod part;
mod unused;
mod waivers;

pub use design::{Design, Library};
pub use error::{EmitError, Finding};
pub use header::Header;
pub use naming::{Naming, Prefix, digest};
pub use part::Part;

use crate::build::{Memory, Primitives};
use pica_verilog::tree::Module;
use rust_hdl::core::prelude::*;
use std::collections::BTreeMap;
use structure::Scope;

/// The Verilog-2001 of a block, complete in one file.
///
/// # Errors
/// Those of [`design`].
pub fn emit(block: &mut dyn Block, header: &Header) -> Result<String, EmitError> {
    design(block, header).map(|design| design.text())
}

/// The Verilog-2001 of a block.
///
/// The top module has the name in [`Header::interface`], all others are named after what they are, so that blocks share them.
/// The text depends on the circuit and the header alone.
///
/// # Errors
/// If the circuit cannot be emitted or its Verilog would not do what its simulation does; see [`EmitError`].
pub fn design(block: &mut dyn Block, header: &Header) -> Result<Design, EmitError> {
    let ports = header.interface.ports();
    let ports = ports.iter().map(|(_, port)| (port.name.as_str(), port.doc.as_str())).collect();
    let (modules, top) = modules(block, &header.interface.name, &ports, header.memory, &|top| header.check(top))?;
    Ok(Design::new(header, Part::all(&modules, &top, header.primitives)))
}

/// The modules of a circuit that is no block, that of the circuit first, with this name.
fn parts(circuit: &mut dyn Block, name: &str, memory: Memory) -> Result<Vec<Part>, EmitError> {
    let (modules, top) = modules(circuit, name, &BTreeMap::new(), memory, &|_| Ok(()))?;
    Ok(Part::all(&modules, &top, Primitives::Portable))
}

/// The modules of a circuit, the top first, and its scopes; `ports` are what the ports of a top are for that does not say so.
fn modules(
    block: &mut dyn Block,
    name: &str,
    ports: &BTreeMap<&str, &str>,
    memory: Memory,
    check: &dyn Fn(&Scope) -> Result<(), EmitError>,
) -> Result<(Vec<Module>, Scope), EmitError> {
    block.connect_all();
    let mut top = Scope::read(block, name)?;
    top.check()?;
    EmitError::unless_empty(guard::lint::check(&top))?;
    structure::rust_hdl_checks(block, name)?;
    let text = structure::caught(name, || loops::printed(block, name))?;
    let mut modules =
        pica_verilog::parse::parse(&text).map_err(|error| EmitError::Syntax(Finding::syntax(&text, error)))?;
    tidy::plain(&mut modules, &top)?;
    EmitError::unless_empty(guard::text(&modules))?;
    tidy::expand(&mut modules, &mut top)?;
    check(&top)?;
    let mut modules = tidy::tidy(modules, &top, ports)?;
    if memory == Memory::Uninitialised {
        let mut components = BTreeMap::new();
        top.for_each(&mut |scope| {
            components.insert(scope.description.module.as_str(), scope.description.name.as_str());
        });
        components.insert(name, top.description.name.as_str());
        memory::forget(&mut modules, &components);
    }
    Ok((modules, top))
}

/// Whether a circuit has a component whose [timing](Logic::timing) has such a name.
fn contains(circuit: &dyn Block, is_one: impl Fn(&str) -> bool) -> bool {
    struct Search<F>(F, bool);

    impl<F: Fn(&str) -> bool> Probe for Search<F> {
        fn visit_start_scope(&mut self, _name: &str, node: &dyn Block) {
            self.1 |= node.timing().into_iter().any(|info| self.0(&info.name));
        }
    }

    let mut search = Search(is_one, false);
    circuit.accept("", &mut search);
    search.1
}
