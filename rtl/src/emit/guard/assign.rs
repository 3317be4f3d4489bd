// SPDX-License-Identifier: MIT
//! Combinational processes: every signal is assigned on every path before it is read, and something starts the process.

use crate::emit::error::Finding;
use pica_verilog::print;
use pica_verilog::tree::{Expression, Item, Kind, Module, Sensitivity, Statement};
use std::collections::{BTreeMap, BTreeSet};

/// What is wrong with the combinational processes of a module.
pub fn check(module: &Module) -> Vec<Finding> {
    let bodies = module.items.iter().filter_map(|item| match item {
        Item::Always(Sensitivity::Any, body) => Some(body),
        _ => None,
    });
    bodies.flat_map(|body| process(module, body)).collect()
}

fn process(module: &Module, body: &Statement) -> Vec<Finding> {
    let driven = body.targets();
    let mut flow = Flow { module, driven: &driven, reads: BTreeSet::new(), findings: vec![] };
    let assigned = flow.after(body, Assigned::new());
    let constant = |name: &str| module.declaration(name).is_none_or(|found| found.kind == Kind::Constant);
    if !driven.is_empty() && flow.reads.iter().all(|name| driven.contains(name) || constant(name)) {
        let names: Vec<&str> = driven.iter().copied().collect();
        flow.reject(
            names.join(", "),
            "a block that assigns constants only is never run by a Verilog simulator: make them `Constant` fields",
        );
    }
    for name in &driven {
        if assigned.get(name).is_none_or(|bits| bits.contains(&false)) && !flow.is_memory(name) {
            flow.reject((*name).to_owned(), "a path leaves it as it was, a latch: give it a default at the top");
        }
    }
    flow.findings
}

/// Which bits of which signals are assigned.
type Assigned<'a> = BTreeMap<&'a str, Vec<bool>>;

struct Flow<'a> {
    module: &'a Module,
    driven: &'a BTreeSet<&'a str>,
    reads: BTreeSet<&'a str>,
    findings: Vec<Finding>,
}

impl<'a> Flow<'a> {
    fn reject(&mut self, expression: String, problem: &str) {
        self.findings.push(Finding { place: self.module.name.clone(), expression, problem: problem.to_owned() });
    }

    fn is_memory(&self, name: &str) -> bool {
        self.module.declaration(name).is_some_and(|declaration| declaration.words.is_some())
    }

    fn width(&self, name: &str) -> usize {
        match self.module.declaration(name) {
            Some(declaration) if declaration.kind == Kind::Integer => 32,
            Some(declaration) => declaration.range.map_or(1, |(most, least)| most.abs_diff(least) as usize + 1),
            None => 0,
        }
    }

    /// The bits that a name, or a selection by constants, covers.
    fn covered(&self, expression: &Expression) -> std::ops::Range<usize> {
        let width = expression.name().map_or(0, |name| self.width(name));
        let place = |index: &Expression| match index {
            Expression::Literal(literal) => literal.value().and_then(|value| usize::try_from(value).ok()),
            _ => None,
        };
        let range = match expression {
            Expression::Index(_, index) => place(index).map(|index| index..index + 1),
            Expression::Part(_, most, least) => Some(*least as usize..*most as usize + 1),
            Expression::IndexedPart(_, offset, count) => place(offset).map(|offset| offset..offset + *count as usize),
            _ => None,
        };
        range.filter(|range| range.end <= width).unwrap_or(0..width)
    }

    fn read(&mut self, expression: &'a Expression, assigned: &Assigned<'a>) {
        if let Some(name) = expression.name() {
            self.reads.insert(name);
            if self.driven.contains(name) && !self.is_memory(name) {
                let covered = self.covered(expression);
                if assigned.get(name).is_none_or(|bits| bits[covered].contains(&false)) {
                    self.reject(print::expression(expression), "it is read before it is assigned");
                }
            }
        }
        expression.parts().into_iter().for_each(|part| self.read(part, assigned));
    }

    /// What is assigned after a statement.
    fn after(&mut self, statement: &'a Statement, mut assigned: Assigned<'a>) -> Assigned<'a> {
        match statement {
            Statement::Comment(_) | Statement::Empty => {}
            Statement::Block(statements) => {
                for inner in statements {
                    assigned = self.after(inner, assigned);
                }
            }
            Statement::If(condition, then, otherwise) => {
                self.read(condition, &assigned);
                let yes = self.after(then, assigned.clone());
                let no = match otherwise {
                    Some(otherwise) => self.after(otherwise, assigned),
                    None => assigned,
                };
                assigned = both(yes, &no);
            }
            Statement::Case(selector, arms) => {
                self.read(selector, &assigned);
                arms.iter().flat_map(|(labels, _)| labels).for_each(|label| self.read(label, &assigned));
                let mut ends: Vec<Assigned> = arms.iter().map(|(_, body)| self.after(body, assigned.clone())).collect();
                if !self.covers_all(selector, arms) {
                    ends.push(assigned);
                }
                assigned = ends.into_iter().reduce(|all, end| both(all, &end)).unwrap_or_default();
            }
            Statement::For { variable, first, body, .. } => {
                self.read(first, &assigned);
                assigned.insert(variable, vec![true; 32]);
                // The loop may not run at all: what it assigns does not count after it.
                self.after(body, assigned.clone());
            }
            Statement::Assign { target, value, blocking } => {
                self.read(value, &assigned);
                if !blocking {
                    self.reject(print::expression(target), "a combinational process assigns with `=`");
                }
                for target in target.targets() {
                    target.parts().into_iter().for_each(|index| self.read(index, &assigned));
                    let constant = target.parts().iter().all(|index| matches!(index, Expression::Literal(_)));
                    let Some(name) = target.name() else { continue };
                    let (covered, width) = (self.covered(target), self.width(name));
                    let bits = assigned.entry(name).or_insert_with(|| vec![false; width]);
                    if constant {
                        bits[covered].fill(true);
                    }
                }
            }
        }
        assigned
    }

    /// Whether a case has a default, or a label for every value of its selector.
    fn covers_all(&self, selector: &Expression, arms: &[(Vec<Expression>, Statement)]) -> bool {
        if arms.iter().any(|(labels, _)| labels.is_empty()) {
            return true;
        }
        let labels: BTreeSet<u128> = arms.iter().flat_map(|(labels, _)| labels).filter_map(|l| self.value(l)).collect();
        let bits = self.covered(selector).len();
        bits > 0 && bits < 32 && labels.iter().filter(|label| **label >> bits == 0).count() == 1 << bits
    }

    fn value(&self, label: &Expression) -> Option<u128> {
        match label {
            Expression::Literal(literal) => literal.value(),
            Expression::Name(name) => self.module.declaration(name)?.value.as_ref().and_then(|value| self.value(value)),
            _ => None,
        }
    }
}

/// What is assigned if either of two ways was taken.
fn both<'a>(mut one: Assigned<'a>, other: &Assigned<'a>) -> Assigned<'a> {
    one.retain(|name, bits| {
        let Some(others) = other.get(name) else { return false };
        bits.iter_mut().zip(others).for_each(|(bit, other)| *bit &= other);
        true
    });
    one
}
