// SPDX-License-Identifier: MIT
//! Every name is declared, once; every selection is inside what it selects from.

use crate::emit::error::Finding;
use pica_verilog::print;
use pica_verilog::tree::{Declaration, Expression, Item, Kind, Module, Sensitivity, Statement};
use std::collections::BTreeSet;

/// What is wrong with the names of a module; `all` are the modules that it may instantiate.
pub fn check(module: &Module, all: &[Module]) -> Vec<Finding> {
    let mut names = Names { module, findings: vec![] };
    let mut seen = BTreeSet::new();
    for declaration in module.declarations() {
        if !seen.insert(&declaration.name) {
            names.reject(declaration.name.clone(), "it is declared twice");
        }
    }
    for port in &module.ports {
        if module.declaration(port).is_none_or(|declaration| !declaration.kind.is_port()) {
            names.reject(port.clone(), "the port is not declared");
        }
    }
    for item in &module.items {
        match item {
            Item::Comment(_) => {}
            Item::Declaration(declaration) => declaration.value.iter().for_each(|value| names.expression(value)),
            Item::Instance(instance) => {
                let Some(of) = all.iter().find(|of| of.name == instance.module) else {
                    names.reject(instance.module.clone(), "there is no module of this name");
                    continue;
                };
                for (port, to) in &instance.connections {
                    names.expression(to);
                    if !of.ports.contains(port) {
                        names.reject(format!("{}.{port}", instance.name), "the module has no such port");
                    }
                }
            }
            Item::Always(sensitivity, body) => {
                if let Sensitivity::Edges(edges) = sensitivity {
                    edges.iter().for_each(|(_, name)| names.name(name));
                }
                names.statement(body);
            }
            Item::Initial(body) => names.statement(body),
            Item::Assign(target, value) => {
                names.expression(target);
                names.expression(value);
            }
        }
    }
    names.findings
}

struct Names<'a> {
    module: &'a Module,
    findings: Vec<Finding>,
}

impl Names<'_> {
    fn reject(&mut self, expression: String, problem: &str) {
        self.findings.push(Finding { place: self.module.name.clone(), expression, problem: problem.to_owned() });
    }

    fn name(&mut self, name: &str) {
        if self.module.declaration(name).is_none() {
            self.reject(
                name.to_owned(),
                "no such signal: a Rust constant or const generic parameter is no name in Verilog; hold it in a \
                 `Constant` field",
            );
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Comment(_) | Statement::Empty => {}
            Statement::Block(statements) => statements.iter().for_each(|inner| self.statement(inner)),
            Statement::If(condition, then, otherwise) => {
                self.expression(condition);
                self.statement(then);
                otherwise.iter().for_each(|inner| self.statement(inner));
            }
            Statement::Case(selector, arms) => {
                self.expression(selector);
                for (labels, body) in arms {
                    labels.iter().for_each(|label| self.expression(label));
                    self.statement(body);
                }
            }
            Statement::For { variable, first, condition, step, body } => {
                self.name(variable);
                [first, condition, step].into_iter().for_each(|part| self.expression(part));
                self.statement(body);
            }
            Statement::Assign { target, value, .. } => {
                self.expression(target);
                self.expression(value);
            }
        }
    }

    fn expression(&mut self, expression: &Expression) {
        if let Some(name) = expression.name() {
            self.name(name);
            if let Some(declaration) = self.module.declaration(name)
                && !self.selects_inside(expression, declaration)
            {
                self.reject(print::expression(expression), "it selects past the end of the signal");
            }
        }
        expression.parts().into_iter().for_each(|part| self.expression(part));
    }

    /// The value of a number, or of the name of one.
    fn value(&self, expression: &Expression) -> Option<u128> {
        let constant = |name: &str| self.module.declaration(name).filter(|found| found.kind == Kind::Constant);
        match expression {
            Expression::Literal(literal) => literal.value(),
            Expression::Name(name) => match &constant(name)?.value {
                Some(Expression::Literal(literal)) => literal.value(),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a selection by constants stays inside what is declared.
    fn selects_inside(&self, expression: &Expression, declaration: &Declaration) -> bool {
        let (most, least) = declaration.range.unwrap_or((0, 0));
        let inside = |bit: u128| (u128::from(least)..=u128::from(most)).contains(&bit);
        match expression {
            Expression::Index(_, index) => self.value(index).is_none_or(|index| match declaration.words {
                Some((first, last)) => (u128::from(first.min(last))..=u128::from(first.max(last))).contains(&index),
                None => inside(index),
            }),
            Expression::Part(_, from, to) => inside(u128::from(*from)) && inside(u128::from(*to)),
            Expression::IndexedPart(_, offset, width) => {
                self.value(offset).is_none_or(|offset| inside(offset) && inside(offset + u128::from(*width) - 1))
            }
            _ => true,
        }
    }
}
