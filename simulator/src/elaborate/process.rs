// SPDX-License-Identifier: MIT
//! Statements, executed with nodes for values: where a condition is not known, both ways are gone and muxes choose.

use super::{Elaborator, Named};
use crate::design::Write;
use crate::error::Error;
use crate::graph::{Id, Node};
use crate::value::{Value, limbs};
use pica_verilog::tree::{Expression, Statement};
use std::collections::{BTreeSet, HashMap};

/// What starts a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// Any change of what it reads.
    Always,
    /// The edge of the clock.
    Edge,
    /// Power-on.
    Start,
}

/// A process on its way.
pub(super) struct Process {
    pub when: When,
    /// What signals were assigned: a layer for each condition that is open, the innermost last.
    layers: Vec<HashMap<usize, Value>>,
    /// Whether all conditions that are open hold.
    path: Id,
    /// Words that are written at the edge.
    pub writes: Vec<(usize, Write)>,
}

impl Process {
    pub fn new(when: When, before: HashMap<usize, Value>, path: Id) -> Self {
        Self { when, layers: vec![before], path, writes: Vec::new() }
    }

    /// What was assigned to a signal last.
    pub fn assigned(&self, signal: usize) -> Option<&Value> {
        self.layers.iter().rev().find_map(|layer| layer.get(&signal))
    }

    fn assign(&mut self, signal: usize, value: Value) {
        if let Some(layer) = self.layers.last_mut() {
            layer.insert(signal, value);
        }
    }
}

/// One way that a process can go: its condition, and what it assigns.
type Way = (Id, HashMap<usize, Value>);

impl Elaborator<'_> {
    /// The value of a signal, as a process sees it.
    pub(super) fn read(
        &mut self,
        scope: usize,
        item: usize,
        process: Option<&Process>,
        signal: usize,
    ) -> Result<Value, Error> {
        let variable = self.signals[signal].variable;
        let seen = process.filter(|process| variable || process.when != When::Edge);
        match seen.and_then(|process| process.assigned(signal)) {
            Some(value) => Ok(value.clone()),
            None if variable => {
                self.error(scope, item, format!("variable `{}` has no value", self.signals[signal].path))
            }
            None => Ok(self.value(signal)),
        }
    }

    pub(super) fn execute(
        &mut self,
        scope: usize,
        item: usize,
        of: &Statement,
        process: &mut Process,
    ) -> Result<(), Error> {
        self.step(scope, item)?;
        match of {
            Statement::Comment(_) | Statement::Empty => Ok(()),
            Statement::Block(inner) => inner.iter().try_for_each(|inner| self.execute(scope, item, inner, process)),
            Statement::If(condition, then, otherwise) => {
                let condition = self.self_determined(scope, item, Some(process), condition)?.any(&mut self.graph);
                self.ways(scope, item, process, &[(condition, &**then)], otherwise.as_deref())
            }
            Statement::Case(selector, arms) => {
                let (mut width, mut signed) = self.own(scope, item, selector)?;
                for label in arms.iter().flat_map(|(labels, _)| labels) {
                    let (bits, sign) = self.own(scope, item, label)?;
                    (width, signed) = (width.max(bits), signed && sign);
                }
                let selector = self.self_determined(scope, item, Some(process), selector)?;
                let selector = selector.resized(&mut self.graph, width, signed);
                let (mut ways, mut default) = (Vec::new(), None);
                for (labels, body) in arms {
                    if labels.is_empty() {
                        default = Some(body);
                        continue;
                    }
                    let mut condition = self.graph.constant(0);
                    for label in labels {
                        let label = self.self_determined(scope, item, Some(process), label)?;
                        let label = label.resized(&mut self.graph, width, signed);
                        let equal = selector.equals(&mut self.graph, &label);
                        condition = self.graph.add(Node::Or(condition, equal), 1);
                    }
                    ways.push((condition, body));
                }
                self.ways(scope, item, process, &ways, default)
            }
            Statement::For { variable, first, condition, step, body } => {
                let signal = match self.scopes[scope].names.get(variable) {
                    Some(Named::Signal(signal)) if self.signals[*signal].variable => *signal,
                    _ => return self.error(scope, item, format!("`{variable}` is no integer to count with")),
                };
                let first = self.assigned_value(scope, item, Some(process), first, 32)?;
                process.assign(signal, first);
                loop {
                    self.step(scope, item)?;
                    let goes_on = self.self_determined(scope, item, Some(process), condition)?.any(&mut self.graph);
                    match self.graph.value(goes_on) {
                        Some(0) => return Ok(()),
                        Some(_) => {}
                        None => {
                            return self.error(scope, item, format!("how often `{variable}` counts is no constant"));
                        }
                    }
                    self.execute(scope, item, body, process)?;
                    let next = self.assigned_value(scope, item, Some(process), step, 32)?;
                    process.assign(signal, next);
                }
            }
            Statement::Assign { target, value, blocking } => {
                if *blocking == (process.when == When::Edge) {
                    let wrong = if *blocking { "`=` at a clock edge" } else { "`<=` without a clock edge" };
                    return self.error(scope, item, wrong);
                }
                let width = self.own(scope, item, target)?.0;
                let value = self.assigned_value(scope, item, Some(process), value, width)?;
                let mut rest = value.width;
                for part in target.targets() {
                    let width = self.own(scope, item, part)?.0;
                    rest -= width;
                    let value = value.slice(&mut self.graph, rest, width);
                    self.assign(scope, item, process, part, value)?;
                }
                Ok(())
            }
        }
    }

    /// Goes the first way whose condition holds, else the last.
    fn ways(
        &mut self,
        scope: usize,
        item: usize,
        process: &mut Process,
        ways: &[(Id, &Statement)],
        otherwise: Option<&Statement>,
    ) -> Result<(), Error> {
        let outer = process.path;
        let mut gone: Vec<Way> = Vec::new();
        let mut left = self.graph.constant(1);
        let ends = |elaborator: &Self, id: Id| elaborator.graph.value(id) == Some(0);
        let last = otherwise.map(|body| (self.graph.constant(1), body));
        for (condition, body) in ways.iter().copied().chain(last) {
            if ends(self, condition) {
                continue;
            }
            if ends(self, left) {
                break;
            }
            let here = self.graph.add(Node::And(left, condition), 1);
            process.path = self.graph.add(Node::And(outer, here), 1);
            process.layers.push(HashMap::new());
            let done = self.execute(scope, item, body, process);
            let layer = process.layers.pop().unwrap_or_default();
            done?;
            gone.push((condition, layer));
            let not = self.graph.add(Node::Not(condition), 1);
            left = self.graph.add(Node::And(left, not), 1);
        }
        process.path = outer;
        let signals: BTreeSet<usize> = gone.iter().flat_map(|(_, layer)| layer.keys().copied()).collect();
        for signal in signals {
            let before = process.assigned(signal).cloned();
            let mut merged = before.clone();
            for (condition, layer) in gone.iter().rev() {
                let Some(value) = layer.get(&signal).or(before.as_ref()) else { continue };
                merged = Some(match merged {
                    Some(other) => value.or_else(&mut self.graph, *condition, &other),
                    None => value.clone(),
                });
            }
            if let Some(merged) = merged {
                process.assign(signal, merged);
            }
        }
        Ok(())
    }

    /// Assigns to a signal or a part of it, or to a word of a memory.
    fn assign(
        &mut self,
        scope: usize,
        item: usize,
        process: &mut Process,
        target: &Expression,
        value: Value,
    ) -> Result<(), Error> {
        let named = target.name().and_then(|name| self.scopes[scope].names.get(name)).cloned();
        let signal = match (named, target) {
            (Some(Named::Signal(signal)), _) => signal,
            (Some(Named::Memory(memory)), Expression::Index(_, index)) => {
                let index = self.self_determined(scope, item, Some(process), index)?;
                let address = self.address(&index);
                return self.store(scope, item, process, memory, address, value);
            }
            _ => return self.error(scope, item, "what is assigned is neither signal nor word"),
        };
        let place = match target {
            Expression::Name(_) => {
                process.assign(signal, value);
                return Ok(());
            }
            Expression::Part(_, most, least) => {
                let place = self.part(scope, item, signal, *most, *least)?.0;
                Value::constant(&mut self.graph, 32, place.into())
            }
            Expression::Index(_, index) | Expression::IndexedPart(_, index, _) => {
                let index = self.self_determined(scope, item, Some(process), index)?;
                self.above_least(&index, self.signals[signal].least)
            }
            _ => return self.error(scope, item, "what is assigned is no signal"),
        };
        let whole = match process.assigned(signal) {
            Some(whole) => whole.clone(),
            None => self.value(signal),
        };
        let graph = &mut self.graph;
        let changed = match place.known(graph) {
            Some(place) => u32::try_from(place).map_or(whole.clone(), |place| whole.replaced(graph, place, &value)),
            None => {
                let all = Value::constant(graph, value.width, 0).each(graph, Node::Not);
                let [ones, value] = [all, value].map(|part| {
                    let part = part.resized(graph, whole.width, false);
                    part.shifted_left(graph, &place)
                });
                let kept = ones.each(graph, Node::Not).both(graph, &whole, Node::And);
                kept.both(graph, &value, Node::Or)
            }
        };
        process.assign(signal, changed);
        Ok(())
    }

    /// Writes a word of a memory: at once before the first clock, else at the edge.
    fn store(
        &mut self,
        scope: usize,
        item: usize,
        process: &mut Process,
        memory: usize,
        address: Id,
        value: Value,
    ) -> Result<(), Error> {
        match process.when {
            When::Edge => {
                let write = Write { enable: process.path, address, data: value.limbs };
                process.writes.push((memory, write));
                Ok(())
            }
            When::Always => self.error(scope, item, "a memory is written without a clock"),
            When::Start => {
                let words: Option<Vec<u64>> = value.limbs.iter().map(|limb| self.graph.value(*limb)).collect();
                let (Some(address), Some(words), Some(1)) =
                    (self.graph.value(address), words, self.graph.value(process.path))
                else {
                    return self.error(scope, item, "what a memory holds at the start is no constant");
                };
                let memory = &mut self.memories[memory];
                let first = usize::try_from(address).ok().and_then(|address| address.checked_mul(limbs(memory.width)));
                if let Some(slot) = first.and_then(|first| memory.initial.get_mut(first..first + words.len())) {
                    slot.copy_from_slice(&words);
                }
                Ok(())
            }
        }
    }
}
