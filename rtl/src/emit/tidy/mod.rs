//! Making the Verilog of `rust_hdl` readable, without changing what it does.

mod comments;
mod connections;
mod literals;
mod names;
mod registers;
mod selections;
mod share;

use super::error::EmitError;
use super::guard;
use super::structure::Scope;
use super::verilog::tree::Module;
use std::collections::BTreeMap;

/// Plain names for what `rust_hdl` wrote.
///
/// # Errors
/// If two names become one.
pub fn plain(modules: &mut [Module]) -> Result<(), EmitError> {
    comments::keep_own(modules);
    names::make_plain(modules)
}

/// The modules as they are printed, the top first.
///
/// # Errors
/// If the guard, which judges the result once more, finds anything.
pub fn tidy(mut modules: Vec<Module>, top: &Scope) -> Result<Vec<Module>, EmitError> {
    let enumerators = enumerators(top);
    for module in &mut modules {
        selections::simplify(module);
        literals::resize(module, &enumerators);
    }
    connections::direct(&mut modules);
    registers::inline(&mut modules, &top.path);
    let modules = share::share(modules, &top.path);
    EmitError::unless_empty(guard::text(&modules))?;
    Ok(modules)
}

/// The bits that the values of enumerations have, by the names that they have in Verilog.
fn enumerators(top: &Scope) -> BTreeMap<String, u32> {
    let mut found = BTreeMap::new();
    top.for_each(&mut |scope| {
        for (name, value) in scope.atoms.iter().flat_map(|atom| &atom.enumerators) {
            let family = name.split('$').next().unwrap_or("");
            let bits = found.entry(family.to_owned()).or_insert(1);
            *bits = (*bits).max(128 - value.leading_zeros());
        }
    });
    let mut bits = BTreeMap::new();
    top.for_each(&mut |scope| {
        for (name, _) in scope.atoms.iter().flat_map(|atom| &atom.enumerators) {
            let family = name.split('$').next().unwrap_or("");
            bits.insert(names::plain(name), found[family]);
        }
    });
    bits
}
