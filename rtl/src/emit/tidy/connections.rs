// SPDX-License-Identifier: MIT
//! Instances connected directly: `rust_hdl` copies each input of an instance in an `always @(*)` first,
//! clocks included.

use crate::emit::verilog::tree::{Declaration, Expression, Item, Kind, Module, Sensitivity, Statement};
use std::collections::BTreeMap;

/// Connects instances to what their inputs are always a copy of.
pub fn direct(modules: &mut [Module]) {
    modules.iter_mut().for_each(direct_in);
}

fn direct_in(module: &mut Module) {
    let copies = copies(module);
    for item in &mut module.items {
        match item {
            Item::Instance(instance) => {
                for (_, to) in &mut instance.connections {
                    if let Some(source) = to.name().and_then(|name| copies.get(name)) {
                        *to = source.clone();
                    }
                }
            }
            Item::Always(Sensitivity::Any, Statement::Block(statements)) => {
                statements.retain(|statement| copy(statement).is_none_or(|(name, _)| !copies.contains_key(name)));
            }
            _ => {}
        }
    }
    module.items.retain(|item| match item {
        Item::Declaration(declaration) => !copies.contains_key(&declaration.name),
        Item::Always(Sensitivity::Any, Statement::Block(statements)) => !statements.is_empty(),
        _ => true,
    });
}

/// Local signals that are assigned once and unconditionally, with a number or a signal of the same width that another
/// process drives, and that only instances read.
fn copies(module: &Module) -> BTreeMap<String, Expression> {
    let mut found = BTreeMap::new();
    let used = used(module);
    for item in &module.items {
        let Item::Always(Sensitivity::Any, body @ Statement::Block(statements)) = item else { continue };
        let driven = body.targets();
        for (name, source) in statements.iter().filter_map(copy) {
            let Some(target) = module.declaration(name).filter(|declaration| declaration.kind == Kind::Reg) else {
                continue;
            };
            let same = match source {
                Expression::Name(source) => {
                    let alike = |source: &Declaration| {
                        source.width() == target.width() && source.is_signed() == target.is_signed()
                    };
                    !driven.contains(source.as_str()) && module.declaration(source).is_some_and(alike)
                }
                Expression::Literal(literal) => literal.width == Some(target.width()),
                _ => false,
            };
            if same && used.get(name) == Some(&1) {
                found.insert(name.to_owned(), source.clone());
            }
        }
    }
    found
}

/// Target and source of an assignment to a whole signal.
fn copy(statement: &Statement) -> Option<(&str, &Expression)> {
    match statement {
        Statement::Assign { target: Expression::Name(target), value, blocking: true } => Some((target, value)),
        _ => None,
    }
}

/// How often names occur in statements.
fn used(module: &Module) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    let mut statements = Module { name: String::new(), ports: vec![], items: module.items.clone() };
    statements.items.retain(|item| matches!(item, Item::Always(..) | Item::Initial(_) | Item::Assign(..)));
    statements.change_names(&mut |name| *counts.entry(name.clone()).or_default() += 1);
    counts
}
