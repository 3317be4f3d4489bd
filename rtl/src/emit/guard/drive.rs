//! Every net has one driver, and everything connected to a port has its width.

use crate::emit::error::Finding;
use crate::emit::verilog::print;
use crate::emit::verilog::tree::{Declaration, Expression, Item, Kind, Module, Statement};
use std::collections::{BTreeMap, BTreeSet};

/// What is wrong with the drivers of a module; `all` are the modules that it may instantiate.
pub fn check(module: &Module, all: &[Module]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut reject = |expression: String, problem: String| {
        findings.push(Finding { place: module.name.clone(), expression, problem });
    };
    let mut drivers: BTreeMap<&str, usize> = BTreeMap::new();
    let mut drive = |names: BTreeSet<&'_ str>| {
        // The names live as long as the module, which the closure cannot say of its argument.
        for name in names {
            if let Some(declaration) = module.declaration(name) {
                *drivers.entry(declaration.name.as_str()).or_default() += 1;
            }
        }
    };
    for item in &module.items {
        match item {
            Item::Always(_, body) => drive(targets(body)),
            Item::Assign(target, _) => drive(target.name().into_iter().collect()),
            Item::Instance(instance) => {
                let Some(of) = all.iter().find(|of| of.name == instance.module) else { continue };
                for (port, to) in &instance.connections {
                    let Some(declaration) = of.declaration(port) else { continue };
                    if matches!(declaration.kind, Kind::OutputReg | Kind::OutputWire) {
                        drive(to.name().into_iter().collect());
                    }
                    let connected = match to {
                        Expression::Name(name) => module.declaration(name).map(width),
                        _ => None,
                    };
                    if connected.is_some_and(|connected| connected != width(declaration)) {
                        let text = format!(".{port}({})", print::expression(to));
                        reject(text, format!("the port of {} has {} bits", instance.name, width(declaration)));
                    }
                }
            }
            Item::Comment(_) | Item::Declaration(_) | Item::Initial(_) => {}
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

fn width(declaration: &Declaration) -> u32 {
    declaration.range.map_or(1, |(most, least)| most.abs_diff(least) + 1)
}

fn targets(body: &Statement) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    body.targets(&mut found);
    found
}
