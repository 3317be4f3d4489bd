// SPDX-License-Identifier: MIT
//! Registers in the module that uses them, as they are usually written: `rust_hdl` makes each of them a module.

use pica_verilog::tree::{Expression, Instance, Item, Kind, Module, Sensitivity, Statement};
use std::collections::BTreeMap;

/// Replaces every instance of a register by a process in the module around it; the module named `top` is no instance.
pub fn inline(modules: &mut Vec<Module>, top: &str) {
    let starts: BTreeMap<String, Expression> =
        modules.iter().filter_map(|module| Some((module.name.clone(), register(module)?))).collect();
    for module in modules.iter_mut() {
        inline_in(module, &starts);
    }
    modules.retain(|module| module.name == top || !starts.contains_key(&module.name));
}

/// The value at the start, if a module is nothing but `q <= d` at the rising edge of `clock`.
fn register(module: &Module) -> Option<Expression> {
    let mut items = module.items.iter().filter(|item| !matches!(item, Item::Declaration(_) | Item::Comment(_)));
    let (Some(Item::Initial(start)), Some(Item::Always(Sensitivity::Edges(edges), body)), None) =
        (items.next(), items.next(), items.next())
    else {
        return None;
    };
    let Statement::Assign { target, value: start, .. } = only(start)? else { return None };
    let Statement::Assign { target: q, value: d, blocking: false } = only(body)? else { return None };
    let is = |expression: &Expression, name: &str| matches!(expression, Expression::Name(found) if found == name);
    let clocked = edges.as_slice() == [(true, "clock".to_owned())];
    (clocked && is(target, "q") && is(q, "q") && is(d, "d") && module.ports.len() == 3).then(|| start.clone())
}

/// The one statement in a statement.
fn only(statement: &Statement) -> Option<&Statement> {
    match statement {
        Statement::Block(statements) => match &statements[..] {
            [statement] => only(statement),
            _ => None,
        },
        _ => Some(statement),
    }
}

fn inline_in(module: &mut Module, starts: &BTreeMap<String, Expression>) {
    let mut initial = Vec::new();
    // Clocks in the order of their first register.
    let mut clocked: Vec<(String, Vec<Statement>)> = Vec::new();
    let mut outputs = Vec::new();
    module.items.retain(|item| {
        let Item::Instance(instance) = item else { return true };
        let Some((start, [q, d, clock])) = starts.get(&instance.module).zip(connected(instance)) else { return true };
        let (Expression::Name(name), Expression::Name(clock)) = (q, clock) else { return true };
        let assign =
            |value: &Expression, blocking| Statement::Assign { target: q.clone(), value: value.clone(), blocking };
        initial.push(assign(start, true));
        let body = assign(d, false);
        match clocked.iter_mut().find(|(known, _)| known == clock) {
            Some((_, bodies)) => bodies.push(body),
            None => clocked.push((clock.clone(), vec![body])),
        }
        outputs.push(name.clone());
        false
    });
    for item in &mut module.items {
        if let Item::Declaration(declaration) = item
            && outputs.contains(&declaration.name)
        {
            declaration.kind = if declaration.kind == Kind::Wire { Kind::Reg } else { Kind::OutputReg };
        }
    }
    if !initial.is_empty() {
        module.items.push(Item::Initial(Statement::Block(initial)));
    }
    for (clock, bodies) in clocked {
        module.items.push(Item::Always(Sensitivity::Edges(vec![(true, clock)]), Statement::Block(bodies)));
    }
}

/// What the ports of a register are connected to: `q`, `d`, `clock`.
fn connected(instance: &Instance) -> Option<[&Expression; 3]> {
    let find = |name: &str| instance.connections.iter().find(|(port, _)| port == name).map(|(_, to)| to);
    Some([find("q")?, find("d")?, find("clock")?])
}
