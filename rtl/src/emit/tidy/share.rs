// SPDX-License-Identifier: MIT
//! A definition for each component: `rust_hdl` makes a module for each instance, and names it by its path.

use super::names::plain;
use crate::emit::error::EmitError;
use crate::emit::structure::Scope;
use pica_verilog::tree::Module;
use std::collections::{BTreeMap, VecDeque};

/// Names modules after what they are, and keeps one of each name. The top, whose name is given, comes first, then the
/// others in the order in which a reader meets them; modules that are not reached are dropped. A circuit that does not say
/// what it is has the name of the module around it, and that of its field.
///
/// # Errors
/// [`EmitError::Ambiguous`] if modules of one name differ.
pub fn share(modules: Vec<Module>, top: &Scope) -> Result<Vec<Module>, EmitError> {
    let mut modules: BTreeMap<String, Module> =
        modules.into_iter().map(|module| (module.name.clone(), module)).collect();
    let mut names = BTreeMap::new();
    let mut shared: BTreeMap<String, (&Scope, Module)> = BTreeMap::new();
    let mut order = Vec::new();
    let mut waiting = VecDeque::from([(top, top.name.clone())]);
    while let Some((scope, name)) = waiting.pop_front() {
        for child in &scope.children {
            let own = match child.description.module.as_str() {
                "" => format!("{name}_{}", plain(&child.name)),
                own => own.to_owned(),
            };
            waiting.push_back((child, own));
        }
        names.insert(plain(&scope.module), name.clone());
        order.push((scope, name));
    }
    let mut kept = Vec::new();
    for (scope, name) in order {
        let Some(mut module) = modules.remove(&plain(&scope.module)) else { continue };
        module.name = name;
        for instance in module.instances_mut() {
            if let Some(name) = names.get(&instance.module) {
                instance.module = name.clone();
            }
        }
        match shared.get(&module.name) {
            None => {
                kept.push(module.name.clone());
                shared.insert(module.name.clone(), (scope, module));
            }
            Some((_, known)) if *known == module => {}
            Some((first, _)) => {
                let [first, second] = [first, scope].map(|scope| scope.path.clone());
                return Err(EmitError::Ambiguous { module: module.name, first, second });
            }
        }
    }
    Ok(kept.iter().filter_map(|name| shared.remove(name)).map(|(_, module)| module).collect())
}
