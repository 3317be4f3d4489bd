// SPDX-License-Identifier: MIT
//! Every net has one driver, and everything connected to a port has its width.

use crate::emit::error::Finding;
use pica_verilog::print;
use pica_verilog::tree::{Expression, Item, Kind, Module};
use pica_verilog::width;
use std::collections::{BTreeMap, BTreeSet};

/// What is wrong with the drivers of a module; `all` are the modules that it may instantiate.
pub fn check(module: &Module, all: &[Module]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut reject = |expression: String, problem: String| {
        findings.push(Finding { place: module.name.clone(), expression, problem });
    };
    let mut drivers: BTreeMap<&str, usize> = BTreeMap::new();
    for item in &module.items {
        for name in driven(item, all) {
            *drivers.entry(name).or_default() += 1;
        }
        let Item::Instance(instance) = item else { continue };
        let of = all.iter().find(|of| of.name == instance.module);
        for (port, to) in &instance.connections {
            let Some(declaration) = of.and_then(|of| of.declaration(port)) else { continue };
            if width::own(module, to).is_some_and(|connected| connected != declaration.width()) {
                let text = format!(".{port}({})", print::expression(to));
                reject(text, format!("the port of {} has {} bits", instance.name, declaration.width()));
            }
        }
    }
    for declaration in module.declarations() {
        let needs = matches!(declaration.kind, Kind::OutputReg | Kind::OutputWire | Kind::Reg | Kind::Wire);
        match drivers.get(declaration.name.as_str()).copied().unwrap_or(0) {
            // A memory that is never written holds constants.
            0 if needs && declaration.words.is_none() => {
                reject(declaration.name.clone(), "nothing drives it".to_owned());
            }
            0 | 1 => {}
            _ => reject(declaration.name.clone(), "more than one process or instance drives it".to_owned()),
        }
    }
    findings
}

/// The names that an item drives.
fn driven<'a>(item: &'a Item, all: &[Module]) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    match item {
        Item::Always(_, body) => found.extend(body.targets()),
        Item::Assign(target, _) => found.extend(target.targets().into_iter().filter_map(Expression::name)),
        Item::Instance(instance) => {
            let of = all.iter().find(|of| of.name == instance.module);
            let is_output = |port: &str| {
                let kind = of.and_then(|of| of.declaration(port)).map(|declaration| declaration.kind);
                matches!(kind, Some(Kind::OutputReg | Kind::OutputWire))
            };
            let outputs = instance.connections.iter().filter(|(port, _)| is_output(port));
            found.extend(outputs.filter_map(|(_, to)| to.name()));
        }
        Item::Comment(_) | Item::Declaration(_) | Item::Initial(_) => {}
    }
    found
}
