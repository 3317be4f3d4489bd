// SPDX-License-Identifier: MIT
//! Going over a tree.

use super::tree::{Declaration, Expression, Instance, Item, Module, Sensitivity, Statement};
use std::collections::BTreeSet;

impl Module {
    /// The declarations of the module.
    pub fn declarations(&self) -> impl Iterator<Item = &Declaration> {
        self.items.iter().filter_map(|item| match item {
            Item::Declaration(declaration) => Some(declaration),
            _ => None,
        })
    }

    /// The declaration of a name.
    pub fn declaration(&self, name: &str) -> Option<&Declaration> {
        self.declarations().find(|declaration| declaration.name == name)
    }

    /// The instances in the module.
    pub fn instances(&self) -> impl Iterator<Item = &Instance> {
        self.items.iter().filter_map(|item| match item {
            Item::Instance(instance) => Some(instance),
            _ => None,
        })
    }

    /// The instances in the module, to be changed.
    pub fn instances_mut(&mut self) -> impl Iterator<Item = &mut Instance> {
        self.items.iter_mut().filter_map(|item| match item {
            Item::Instance(instance) => Some(instance),
            _ => None,
        })
    }

    /// Calls `change` with every expression in it, the inner ones first.
    pub fn change_expressions(&mut self, change: &mut dyn FnMut(&mut Expression)) {
        for item in &mut self.items {
            match item {
                Item::Comment(_) => {}
                Item::Declaration(declaration) => declaration.value.iter_mut().for_each(|value| value.change(change)),
                Item::Instance(instance) => instance.connections.iter_mut().for_each(|(_, to)| to.change(change)),
                Item::Always(_, body) | Item::Initial(body) => {
                    body.for_each_mut(&mut |inner| inner.expressions_mut().into_iter().for_each(|e| e.change(change)));
                }
                Item::Assign(target, value) => {
                    target.change(change);
                    value.change(change);
                }
            }
        }
    }

    /// Calls `change` with every name in it but names of modules.
    pub fn change_names(&mut self, change: &mut dyn FnMut(&mut String)) {
        self.ports.iter_mut().for_each(&mut *change);
        for item in &mut self.items {
            match item {
                Item::Comment(_) => {}
                Item::Declaration(declaration) => {
                    change(&mut declaration.name);
                    declaration.value.iter_mut().for_each(|value| value.change_names(change));
                }
                Item::Instance(instance) => {
                    change(&mut instance.name);
                    instance.parameters.iter_mut().for_each(|(_, value)| value.change_names(change));
                    for (port, to) in &mut instance.connections {
                        change(port);
                        to.change_names(change);
                    }
                }
                Item::Always(sensitivity, body) => {
                    if let Sensitivity::Edges(edges) = sensitivity {
                        edges.iter_mut().for_each(|(_, name)| change(name));
                    }
                    body.change_names(change);
                }
                Item::Initial(body) => body.change_names(change),
                Item::Assign(target, value) => {
                    target.change_names(change);
                    value.change_names(change);
                }
            }
        }
    }
}

impl Statement {
    /// The names that the statement reads.
    pub fn reads(&self) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        self.for_each_read(&mut |expression| {
            expression.for_each_name(&mut |name| {
                found.insert(name);
            });
        });
        found
    }

    /// Calls `see` with each expression that the statement reads; of what is assigned, with what selects the place in it.
    pub fn for_each_read<'a>(&'a self, see: &mut dyn FnMut(&'a Expression)) {
        match self {
            Statement::Comment(_) | Statement::Empty => {}
            Statement::Block(statements) => statements.iter().for_each(|inner| inner.for_each_read(see)),
            Statement::If(condition, then, otherwise) => {
                see(condition);
                then.for_each_read(see);
                otherwise.iter().for_each(|inner| inner.for_each_read(see));
            }
            Statement::Case(selector, arms) => {
                see(selector);
                for (labels, body) in arms {
                    labels.iter().for_each(&mut *see);
                    body.for_each_read(see);
                }
            }
            Statement::For { first, condition, step, body, .. } => {
                [first, condition, step].into_iter().for_each(&mut *see);
                body.for_each_read(see);
            }
            Statement::Assign { target, value, .. } => {
                target.targets().into_iter().flat_map(Expression::parts).for_each(&mut *see);
                see(value);
            }
        }
    }

    /// The names that the statement assigns.
    pub fn targets(&self) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        self.collect_targets(&mut found);
        found
    }

    fn collect_targets<'a>(&'a self, found: &mut BTreeSet<&'a str>) {
        match self {
            Statement::Comment(_) | Statement::Empty => {}
            Statement::Block(statements) => statements.iter().for_each(|inner| inner.collect_targets(found)),
            Statement::If(_, then, otherwise) => {
                then.collect_targets(found);
                otherwise.iter().for_each(|inner| inner.collect_targets(found));
            }
            Statement::Case(_, arms) => arms.iter().for_each(|(_, body)| body.collect_targets(found)),
            Statement::For { variable, body, .. } => {
                found.insert(variable);
                body.collect_targets(found);
            }
            Statement::Assign { target, .. } => found.extend(target.targets().into_iter().filter_map(Expression::name)),
        }
    }

    /// Calls `see` with the statement and every statement within it, the inner ones first.
    pub fn for_each_mut(&mut self, see: &mut dyn FnMut(&mut Statement)) {
        match self {
            Statement::Comment(_) | Statement::Empty | Statement::Assign { .. } => {}
            Statement::Block(statements) => statements.iter_mut().for_each(|inner| inner.for_each_mut(see)),
            Statement::If(_, then, otherwise) => {
                then.for_each_mut(see);
                otherwise.iter_mut().for_each(|inner| inner.for_each_mut(see));
            }
            Statement::Case(_, arms) => arms.iter_mut().for_each(|(_, body)| body.for_each_mut(see)),
            Statement::For { body, .. } => body.for_each_mut(see),
        }
        see(self);
    }

    /// The expressions of the statement itself.
    fn expressions_mut(&mut self) -> Vec<&mut Expression> {
        match self {
            Statement::Comment(_) | Statement::Empty | Statement::Block(_) => vec![],
            Statement::If(condition, ..) => vec![condition],
            Statement::Case(selector, arms) => {
                let labels = arms.iter_mut().flat_map(|(labels, _)| labels);
                [selector].into_iter().chain(labels).collect()
            }
            Statement::For { first, condition, step, .. } => vec![first, condition, step],
            Statement::Assign { target, value, .. } => vec![target, value],
        }
    }

    fn change_names(&mut self, change: &mut dyn FnMut(&mut String)) {
        self.for_each_mut(&mut |inner| {
            if let Statement::For { variable, .. } = inner {
                change(variable);
            }
            inner.expressions_mut().into_iter().for_each(|expression| expression.change_names(change));
        });
    }
}

impl Expression {
    /// The parts that the expression is made of, one level down.
    pub fn parts(&self) -> Vec<&Expression> {
        match self {
            Expression::Name(_) | Expression::Literal(_) | Expression::Part(..) => vec![],
            Expression::Unary(_, a)
            | Expression::Repeat(_, a)
            | Expression::Index(_, a)
            | Expression::IndexedPart(_, a, _)
            | Expression::Signed(a)
            | Expression::Unsigned(a) => vec![a],
            Expression::Binary(_, a, b) => vec![a, b],
            Expression::Choose(a, b, c) => vec![a, b, c],
            Expression::Concat(parts) => parts.iter().collect(),
        }
    }

    /// The parts that the expression is made of, one level down, to be changed.
    pub fn parts_mut(&mut self) -> Vec<&mut Expression> {
        match self {
            Expression::Name(_) | Expression::Literal(_) | Expression::Part(..) => vec![],
            Expression::Unary(_, a)
            | Expression::Repeat(_, a)
            | Expression::Index(_, a)
            | Expression::IndexedPart(_, a, _)
            | Expression::Signed(a)
            | Expression::Unsigned(a) => vec![a],
            Expression::Binary(_, a, b) => vec![a, b],
            Expression::Choose(a, b, c) => vec![a, b, c],
            Expression::Concat(parts) => parts.iter_mut().collect(),
        }
    }

    /// The name that the expression is, or is selected from.
    pub fn name(&self) -> Option<&str> {
        match self {
            Expression::Name(name)
            | Expression::Index(name, _)
            | Expression::Part(name, ..)
            | Expression::IndexedPart(name, ..) => Some(name),
            _ => None,
        }
    }

    /// The names, with or without selection, that the expression assigns as the target of an assignment.
    pub fn targets(&self) -> Vec<&Expression> {
        match self {
            Expression::Concat(parts) => parts.iter().flat_map(Expression::targets).collect(),
            _ => vec![self],
        }
    }

    /// The names in the expression.
    pub fn names(&self) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        self.for_each_name(&mut |name| {
            found.insert(name);
        });
        found
    }

    /// Calls `see` with every name in the expression.
    pub fn for_each_name<'a>(&'a self, see: &mut dyn FnMut(&'a str)) {
        self.name().into_iter().for_each(&mut *see);
        self.parts().into_iter().for_each(|part| part.for_each_name(see));
    }

    /// Calls `change` with the expression and every expression within it, the inner ones first.
    pub fn change(&mut self, change: &mut dyn FnMut(&mut Expression)) {
        self.parts_mut().into_iter().for_each(|part| part.change(change));
        change(self);
    }

    fn change_names(&mut self, change: &mut dyn FnMut(&mut String)) {
        if let Expression::Name(name)
        | Expression::Index(name, _)
        | Expression::Part(name, ..)
        | Expression::IndexedPart(name, ..) = self
        {
            change(name);
        }
        self.parts_mut().into_iter().for_each(|part| part.change_names(change));
    }
}
