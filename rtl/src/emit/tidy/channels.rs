// SPDX-License-Identifier: MIT
//! Channel types at the ports of modules: a port for each field, with the name of the field.
//!
//! `rust_hdl` prints a signal of a channel type as one packed vector, whose parts are the fields. Registers stay so; a port
//! becomes the ports of its fields, and so does the wire that connects it in the module around. Where a module has two ports of
//! one type, the fields have the names of the ports in front, as those of other signals have.

use super::names::plain;
use crate::dut::with_ids;
use crate::emit::error::{EmitError, Finding};
use crate::emit::structure::{Field, Scope, Signal};
use pica_verilog::print;
use pica_verilog::tree::{Declaration, Expression, Item, Literal, Module, Statement};
use std::collections::BTreeMap;

/// A signal that is expanded: its fields, each with the name that it has then.
type Expanded = Vec<(String, Field)>;

/// Expands signals of channel types in the modules, and the ports of the scopes.
///
/// # Errors
/// If a signal is used in a way that has no meaning for its fields, or the name of a field is one that the module has.
pub fn expand(modules: &mut [Module], top: &mut Scope) -> Result<(), EmitError> {
    let mut known: BTreeMap<String, BTreeMap<String, Expanded>> = BTreeMap::new();
    top.for_each(&mut |scope| {
        let own = scope
            .atoms
            .iter()
            .filter(|atom| is_expanded(scope, atom))
            .map(|atom| (plain(&atom.name), named(&prefix(scope, atom), atom)));
        let ports = scope.children.iter().flat_map(|child| {
            let ports = child.atoms.iter().filter(|atom| is_expanded(child, atom) && atom.kind.is_parameter());
            ports.map(|port| {
                let name = plain(&child.name);
                (format!("{name}_{}", plain(&port.name)), named(&format!("{name}_{}", prefix(child, port)), port))
            })
        });
        let signals: BTreeMap<String, Expanded> = own.chain(ports).collect();
        if !signals.is_empty() {
            known.insert(plain(&scope.module), signals);
        }
    });
    if known.is_empty() {
        return Ok(());
    }
    let mut findings = Vec::new();
    let ports: BTreeMap<String, BTreeMap<String, Expanded>> = known.clone();
    for module in modules.iter_mut() {
        let signals = known.remove(&module.name).unwrap_or_default();
        Expansion { module: module.name.clone(), signals: &signals, ports: &ports, findings: &mut findings }
            .module(module);
    }
    expand_scope(top);
    EmitError::unless_empty(findings)
}

/// Whether a signal is of a channel type and in a circuit of ours: registers are circuits of `rust_hdl`.
fn is_expanded(scope: &Scope, signal: &Signal) -> bool {
    signal.channel.is_some() && !scope.description.name.is_empty()
}

/// What stands in front of the fields of a signal.
fn prefix(scope: &Scope, signal: &Signal) -> String {
    let alike = |atom: &&Signal| atom.kind.is_parameter() && atom.channel == signal.channel;
    let alone = signal.kind.is_parameter() && scope.atoms.iter().filter(alike).count() == 1;
    if alone { String::new() } else { format!("{}_", plain(&signal.name)) }
}

fn named(prefix: &str, atom: &Signal) -> Expanded {
    atom.fields.iter().map(|field| (format!("{prefix}{}", field.name), field.clone())).collect()
}

/// The scope with a port for each field of a channel type, and its documentation.
fn expand_scope(scope: &mut Scope) {
    let mut atoms = Vec::new();
    for atom in &scope.atoms {
        let expanded = is_expanded(scope, atom) && atom.kind.is_parameter();
        let Some(channel) = atom.channel.as_ref().filter(|_| expanded) else {
            atoms.push(atom.clone());
            continue;
        };
        for (name, field) in named(&prefix(scope, atom), atom) {
            if let Some(doc) = channel.fields.get(&field.name) {
                scope.description.fields.insert(name.clone(), with_ids(doc));
            }
            let own = Signal { name, width: field.width as usize, fields: Vec::new(), ..atom.clone() };
            atoms.push(Signal { channel: None, ..own });
        }
    }
    scope.atoms = atoms;
    scope.children.iter_mut().for_each(expand_scope);
}

struct Expansion<'a> {
    module: String,
    signals: &'a BTreeMap<String, Expanded>,
    /// The expanded signals of all modules, by the names that `rust_hdl` gave these.
    ports: &'a BTreeMap<String, BTreeMap<String, Expanded>>,
    findings: &'a mut Vec<Finding>,
}

impl Expansion<'_> {
    fn reject(&mut self, expression: &Expression, problem: &str) {
        let (place, expression) = (self.module.clone(), print::expression(expression));
        self.findings.push(Finding { place, expression, problem: problem.to_owned() });
    }

    fn module(&mut self, module: &mut Module) {
        let taken = |name: &String| !self.signals.contains_key(name) && module.declaration(name).is_some();
        let clash = self.signals.values().flatten().map(|(name, _)| name).find(|name| taken(name)).cloned();
        if let Some(name) = clash {
            self.reject(&Expression::Name(name), "it is the name of a field of a channel, too");
        }
        let own = |port: &mut Vec<String>, name: String| match self.signals.get(&name) {
            Some(fields) => port.extend(fields.iter().map(|(name, _)| name.clone())),
            None => port.push(name),
        };
        let mut ports = Vec::new();
        std::mem::take(&mut module.ports).into_iter().for_each(|name| own(&mut ports, name));
        module.ports = ports;
        let mut items = Vec::new();
        for item in std::mem::take(&mut module.items) {
            self.item(item, &mut items);
        }
        module.items = items;
        module.change_expressions(&mut |expression| self.read(expression));
    }

    fn item(&mut self, item: Item, items: &mut Vec<Item>) {
        match item {
            Item::Declaration(declaration) if self.signals.contains_key(&declaration.name) => {
                let field = |(name, field): &(String, Field)| {
                    let range = (field.width > 1).then(|| (field.width - 1, 0));
                    Item::Declaration(Declaration { name: name.clone(), range, ..declaration.clone() })
                };
                items.extend(self.signals[&declaration.name].iter().map(field));
            }
            Item::Instance(mut instance) => {
                let ports = self.ports.get(&instance.module);
                let connections = std::mem::take(&mut instance.connections).into_iter().flat_map(|(port, to)| {
                    match (ports.and_then(|ports| ports.get(&port)), &to) {
                        (Some(fields), Expression::Name(name)) if self.signals.contains_key(name) => {
                            let to = self.signals[name].iter().map(|(name, _)| Expression::Name(name.clone()));
                            fields.iter().map(|(name, _)| name.clone()).zip(to).collect::<Vec<_>>()
                        }
                        _ => vec![(port, to)],
                    }
                });
                instance.connections = connections.collect();
                items.push(Item::Instance(instance));
            }
            Item::Assign(target, value) => {
                let assigned = self.assigned(target, value);
                items.extend(assigned.into_iter().map(|(target, value)| Item::Assign(target, value)));
            }
            Item::Always(sensitivity, mut body) => {
                self.statement(&mut body);
                items.push(Item::Always(sensitivity, body));
            }
            other => items.push(other),
        }
    }

    fn statement(&mut self, statement: &mut Statement) {
        statement.for_each_mut(&mut |statement| {
            let Statement::Assign { target, value, blocking } = statement else { return };
            if target.name().is_none_or(|name| !self.signals.contains_key(name)) {
                return;
            }
            let blocking = *blocking;
            let assigned = self.assigned(target.clone(), value.clone()).into_iter();
            let mut assigned: Vec<Statement> =
                assigned.map(|(target, value)| Statement::Assign { target, value, blocking }).collect();
            *statement = match assigned.len() {
                1 => assigned.swap_remove(0),
                _ => Statement::Block(assigned),
            };
        });
        flatten(statement);
    }

    /// The assignments to fields that one to an expanded signal, or a part of it, is.
    fn assigned(&mut self, target: Expression, value: Expression) -> Vec<(Expression, Expression)> {
        let Some(fields) = target.name().and_then(|name| self.signals.get(name)) else { return vec![(target, value)] };
        if !matches!(target, Expression::Name(_)) {
            return vec![(target, value)];
        }
        let of = |part: &dyn Fn(&str, &Field) -> Expression| {
            fields.iter().map(|(name, field)| (Expression::Name(name.clone()), part(name, field))).collect()
        };
        match &value {
            Expression::Name(source) => match self.signals.get(source) {
                Some(others) => {
                    let to = fields.iter().map(|(name, _)| Expression::Name(name.clone()));
                    to.zip(others.iter().map(|(name, _)| Expression::Name(name.clone()))).collect()
                }
                None => of(&|_, field| part(source, field)),
            },
            Expression::Literal(literal) if literal.value() == Some(0) => {
                of(&|_, field| Expression::Literal(Literal::sized(field.width, 0)))
            }
            _ => {
                self.reject(
                    &value,
                    "a channel takes another, a register or 0; give its fields their values one by one",
                );
                vec![]
            }
        }
    }

    /// Replaces what selects a field of an expanded signal, and the signal itself.
    fn read(&self, expression: &mut Expression) {
        let number = |index: &Expression| match index {
            Expression::Literal(literal) => literal.value().and_then(|value| u32::try_from(value).ok()),
            _ => None,
        };
        let selected = match &*expression {
            Expression::Name(name) => self.signals.get(name).map(|fields| {
                Expression::Concat(fields.iter().rev().map(|(name, _)| Expression::Name(name.clone())).collect())
            }),
            Expression::Part(name, most, least) => self.bits(name, *least, *most),
            Expression::Index(name, index) => number(index).and_then(|bit| self.bits(name, bit, bit)),
            Expression::IndexedPart(name, offset, width) => {
                number(offset).and_then(|least| self.bits(name, least, least + width - 1))
            }
            _ => None,
        };
        if let Some(selected) = selected {
            *expression = selected;
        }
    }

    /// Bits of an expanded signal, which lie in one field.
    fn bits(&self, signal: &str, least: u32, most: u32) -> Option<Expression> {
        let (name, field) = self
            .signals
            .get(signal)?
            .iter()
            .find(|(_, field)| field.least <= least && most < field.least + field.width)?;
        let whole = least == field.least && most + 1 == field.least + field.width;
        Some(match whole {
            true => Expression::Name(name.clone()),
            false => part(name, &Field { name: name.clone(), least: least - field.least, width: most - least + 1 }),
        })
    }
}

/// The part of a packed signal that is a field.
fn part(signal: &str, field: &Field) -> Expression {
    match field.width {
        1 => Expression::Index(signal.to_owned(), Box::new(Expression::Literal(Literal::decimal(field.least.into())))),
        width => Expression::Part(signal.to_owned(), field.least + width - 1, field.least),
    }
}

/// Blocks directly in blocks become part of these.
fn flatten(statement: &mut Statement) {
    statement.for_each_mut(&mut |statement| {
        let Statement::Block(inner) = statement else { return };
        let flat = std::mem::take(inner).into_iter().flat_map(|statement| match statement {
            Statement::Block(statements) => statements,
            other => vec![other],
        });
        *inner = flat.collect();
    });
}
