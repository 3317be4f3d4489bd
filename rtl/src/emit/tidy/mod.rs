// SPDX-License-Identifier: MIT
//! Making the Verilog of `rust_hdl` readable, without changing what it does.

mod channels;
mod comments;
mod connections;
mod constants;
mod docs;
mod fields;
mod literals;
mod names;
mod order;
mod registers;
mod selections;
mod share;
mod split;
mod stages;

use super::error::EmitError;
use super::guard;
use super::structure::Scope;
use pica_verilog::tree::Module;
use rust_hdl::core::atom::AtomKind;
use std::collections::BTreeMap;

pub(super) use channels::expand;

/// Plain names for what `rust_hdl` wrote.
///
/// # Errors
/// If two names become one.
pub fn plain(modules: &mut [Module], top: &Scope) -> Result<(), EmitError> {
    comments::keep_own(modules, top);
    constants::declare(modules, top);
    names::make_plain(modules)
}

/// The modules as they are printed, the top first; `ports` are what its ports are for.
///
/// # Errors
/// If two modules that differ have one name, or the guard, which judges the result once more, finds anything.
pub fn tidy(mut modules: Vec<Module>, top: &Scope, ports: &BTreeMap<&str, &str>) -> Result<Vec<Module>, EmitError> {
    let widths = ConstantWidths::of(top);
    for module in &mut modules {
        order::declarations_first(module);
        order::drop_overwritten(module);
        selections::simplify(module);
        literals::resize(module, &widths);
    }
    fields::declare(&mut modules, top);
    connections::direct(&mut modules);
    registers::inline(&mut modules, &top.path);
    docs::write(&mut modules, top, ports);
    let mut modules = share::share(modules, top)?;
    split::split(&mut modules);
    EmitError::unless_empty(guard::text(&modules))?;
    Ok(modules)
}

/// The bits of constants whose literal does not say: enumerators by name, other constants by module and name.
pub(super) struct ConstantWidths {
    enumerators: BTreeMap<String, u32>,
    others: BTreeMap<(String, String), u32>,
}

impl ConstantWidths {
    fn of(top: &Scope) -> Self {
        let mut types: BTreeMap<&str, u32> = BTreeMap::new();
        let mut enumerators = BTreeMap::new();
        let mut others = BTreeMap::new();
        let family = |name: &'_ str| name.split('$').next().unwrap_or("").len();
        top.for_each(&mut |scope| {
            for atom in &scope.atoms {
                for (name, value) in &atom.enumerators {
                    let bits = types.entry(&name[..family(name)]).or_insert(1);
                    *bits = (*bits).max(128 - value.leading_zeros());
                }
                if atom.kind == AtomKind::Constant {
                    let module = names::plain(&scope.module);
                    let width = u32::try_from(atom.width).unwrap_or(u32::MAX);
                    others.insert((module, names::plain(&atom.name)), width);
                }
            }
        });
        top.for_each(&mut |scope| {
            for (name, _) in scope.atoms.iter().flat_map(|atom| &atom.enumerators) {
                enumerators.insert(names::plain(name), types[&name[..family(name)]]);
            }
        });
        ConstantWidths { enumerators, others }
    }

    /// The bits of a constant of a module.
    pub(super) fn get(&self, module: &str, name: &str) -> Option<u32> {
        let other = || self.others.get(&(module.to_owned(), name.to_owned()));
        self.enumerators.get(name).or_else(other).copied()
    }
}
