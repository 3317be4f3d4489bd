// SPDX-License-Identifier: MIT
//! Instances connected directly: `rust_hdl` copies each input of an instance in an `always @(*)` first,
//! clocks included.

use pica_verilog::print::is_numbered;
use pica_verilog::tree::{Declaration, Expression, Item, Kind, Module, Sensitivity, Statement};
use std::collections::BTreeMap;

/// Connects instances to what their inputs are always a copy of.
pub fn direct(modules: &mut [Module]) {
    modules.iter_mut().for_each(direct_in);
}

fn direct_in(module: &mut Module) {
    let copies = copies(module);
    let mut comments = BTreeMap::new();
    for item in &mut module.items {
        if let Item::Always(Sensitivity::Any, Statement::Block(statements)) = item {
            *statements = without(std::mem::take(statements), &copies, &mut comments);
        }
    }
    for mut item in std::mem::take(&mut module.items) {
        match &mut item {
            Item::Declaration(declaration) if copies.contains_key(&declaration.name) => continue,
            Item::Always(Sensitivity::Any, Statement::Block(statements)) if statements.is_empty() => continue,
            Item::Instance(instance) => {
                for (_, to) in &mut instance.connections {
                    let Some((name, source)) = to.name().and_then(|name| copies.get_key_value(name)) else { continue };
                    module.items.extend(comments.remove(name).into_iter().flatten().map(Item::Comment));
                    *to = source.clone();
                }
            }
            _ => {}
        }
        module.items.push(item);
    }
}

/// Statements without copies. The comments above a copy, unless they begin a stage, go with it.
fn without(
    statements: Vec<Statement>,
    copies: &BTreeMap<String, Expression>,
    comments: &mut BTreeMap<String, Vec<String>>,
) -> Vec<Statement> {
    let mut kept = Vec::new();
    let mut above: Vec<String> = Vec::new();
    for statement in statements {
        match &statement {
            Statement::Comment(text) => above.push(text.clone()),
            _ => {
                let copied = copy(&statement).map(|(name, _)| name).filter(|name| copies.contains_key(*name));
                match copied {
                    Some(name) if !above.first().is_some_and(|text| is_numbered(text)) => {
                        comments.insert(name.to_owned(), std::mem::take(&mut above));
                    }
                    _ => kept.extend(above.drain(..).map(Statement::Comment)),
                }
                if copied.is_none() {
                    kept.push(statement);
                }
            }
        }
    }
    kept.extend(above.into_iter().map(Statement::Comment));
    kept
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
    let mut statements = Module { items: module.items.clone(), ..Module::default() };
    statements.items.retain(|item| matches!(item, Item::Always(..) | Item::Initial(_) | Item::Assign(..)));
    statements.change_names(&mut |name| *counts.entry(name.clone()).or_default() += 1);
    counts
}
