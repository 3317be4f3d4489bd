// SPDX-License-Identifier: MIT
//! Instances, their signals, and into which parts those are divided.

use super::{Elaborator, LIMBS, Named, Range, SIZE, Scope, Signal, Task, WIDTH, Wire};
use crate::design::Memory;
use crate::error::Error;
use crate::value::{LIMB, Value, limbs};
use pica_verilog::source::Located;
use pica_verilog::tree::{Declaration, Expression, Item, Kind, Sensitivity, Statement};
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

/// How deep instances may be in one another.
const DEPTH: usize = 64;

impl Elaborator<'_> {
    /// Makes all instances, from the top on.
    pub(super) fn instances(&mut self, top: &str) -> Result<(), Error> {
        let located = self.source.module(top, &[])?.ok_or_else(|| Error::NoModule(top.to_owned()))?;
        let mut modules = HashMap::new();
        self.instance(Rc::new(located), String::new(), 0, &mut modules)?;
        Ok(())
    }

    fn instance(
        &mut self,
        located: Rc<Located>,
        path: String,
        depth: usize,
        modules: &mut HashMap<String, Rc<Located>>,
    ) -> Result<usize, Error> {
        let scope = self.scopes.len();
        self.scopes.push(Scope { located: located.clone(), path, names: HashMap::new() });
        if depth > DEPTH || scope > SIZE >> 4 {
            return self.error(scope, usize::MAX, "the module is within itself, or instances are too many");
        }
        for (item, content) in located.module.items.iter().enumerate() {
            if let Item::Declaration(declaration) = content {
                self.declare(scope, item, declaration)?;
            }
        }
        for (item, content) in located.module.items.iter().enumerate() {
            let Item::Instance(instance) = content else {
                self.tasks.push(Task::Item(scope, item));
                continue;
            };
            let mut parameters = Vec::new();
            for (name, value) in &instance.parameters {
                parameters.push((name.clone(), self.parameter(scope, item, value)?));
            }
            let key = format!("{} {parameters:?}", instance.module);
            let inner = match modules.get(&key) {
                Some(inner) => inner.clone(),
                None => {
                    let found = self.source.module(&instance.module, &parameters)?;
                    let Some(found) = found else {
                        return self.error(scope, item, format!("there is no module `{}`", instance.module));
                    };
                    modules.entry(key).or_insert(Rc::new(found)).clone()
                }
            };
            let path = format!("{}{}.", self.scopes[scope].path, instance.name);
            let made = self.instance(inner.clone(), path, depth + 1, modules)?;
            let mut open: BTreeSet<&str> = inner.module.ports.iter().map(String::as_str).collect();
            for (connection, (port, _)) in instance.connections.iter().enumerate() {
                let known = inner.module.declaration(port).filter(|declaration| declaration.kind.is_port());
                let signal = self.scopes[made].names.get(port);
                let (Some(declaration), Some(Named::Signal(port)), true) = (known, signal, open.remove(port.as_str()))
                else {
                    return self.error(scope, item, format!("`{port}` is no port, or is connected twice"));
                };
                let (outer, port) = (scope, *port);
                self.tasks.push(match declaration.kind {
                    Kind::Input => Task::Into { outer, item, connection, port },
                    _ => Task::Out { outer, item, connection, port },
                });
            }
            let input = |port: &&str| inner.module.declaration(port).is_some_and(|port| port.kind == Kind::Input);
            if let Some(port) = open.into_iter().find(input) {
                return self.error(scope, item, format!("input `{port}` is not connected"));
            }
        }
        Ok(scope)
    }

    /// A parameter as an instance sees it: a number.
    fn parameter(&mut self, scope: usize, item: usize, value: &Expression) -> Result<Expression, Error> {
        if matches!(value, Expression::Literal(_)) {
            return Ok(value.clone());
        }
        let (width, signed) = self.own(scope, item, value)?;
        let known = self.self_determined(scope, item, None, value)?.known(&self.graph);
        let Some(known) = known else { return self.error(scope, item, "the value of a parameter is no constant") };
        let literal = match signed && width == 32 && known < 1 << 31 {
            true => pica_verilog::tree::Literal::decimal(known.into()),
            false => pica_verilog::tree::Literal::sized(width, known.into()),
        };
        Ok(Expression::Literal(literal))
    }

    fn declare(&mut self, scope: usize, item: usize, declaration: &Declaration) -> Result<(), Error> {
        self.step(scope, item)?;
        let name = &declaration.name;
        let (most, least) = declaration.range.unwrap_or((0, 0));
        if most < least || most - least >= WIDTH {
            return self.error(scope, item, format!("the range of `{name}` is none of 1 to {WIDTH} bits"));
        }
        let path = format!("{}{name}", self.scopes[scope].path);
        let named = match (declaration.kind, &declaration.value, declaration.words) {
            (Kind::Inout, ..) => return self.error(scope, item, format!("`{name}` goes both ways")),
            (Kind::Constant, Some(value), _) => {
                let (width, signed) = self.own(scope, item, value)?;
                let value = self.self_determined(scope, item, None, value)?;
                if value.limbs.iter().any(|limb| self.graph.value(*limb).is_none()) {
                    return self.error(scope, item, format!("the value of `{name}` is no constant"));
                }
                match declaration.range {
                    None => Named::Constant(value, signed),
                    Some(_) => {
                        let wanted = most - least + 1;
                        let sign = signed && wanted > width;
                        Named::Constant(value.resized(&mut self.graph, wanted, sign), declaration.signed)
                    }
                }
            }
            (_, _, Some((first, last))) => {
                let (words, width) = (u64::from(last) + 1, most - least + 1);
                let others: usize = self.memories.iter().map(|memory| memory.initial.len()).sum();
                let all = words.saturating_mul(limbs(width) as u64).saturating_add(others as u64);
                if first > last || first != 0 || least != 0 || all > LIMBS {
                    return self.error(
                        scope,
                        item,
                        format!("memory `{name}` does not begin at 0, or memories are too large"),
                    );
                }
                let initial = vec![0; words as usize * limbs(width)];
                let words = words as usize;
                self.memories.push(Memory { words, width, initial, writes: Vec::new() });
                Named::Memory(self.memories.len() - 1)
            }
            _ => {
                let variable = declaration.kind == Kind::Integer;
                let width = if variable { 32 } else { most - least + 1 };
                let signed = declaration.signed || variable;
                let bounds = (0..limbs(width) as u32).map(|limb| limb * LIMB).collect();
                self.signals.push(Signal { path, width, least, signed, variable, bounds, wires: (0, 0), value: None });
                Named::Signal(self.signals.len() - 1)
            }
        };
        match self.scopes[scope].names.insert(name.clone(), named) {
            Some(_) => self.error(scope, item, format!("`{name}` is declared twice")),
            None => Ok(()),
        }
    }

    /// Divides signals where parts of them are assigned, and where they are put together of parts.
    pub(super) fn divide(&mut self) -> Result<(), Error> {
        let tasks = std::mem::take(&mut self.tasks);
        for task in &tasks {
            for (signal, place, width) in self.driven(task)? {
                let bounds = &mut self.signals[signal].bounds;
                // Whole limbs count from the start of a part.
                bounds.extend([place, place + width]);
            }
            if let Task::Item(scope, item) = *task
                && let Item::Assign(Expression::Name(name), Expression::Concat(parts)) =
                    &self.scopes[scope].located.clone().module.items[item]
                && let Some(Named::Signal(signal)) = self.scopes[scope].names.get(name).cloned()
            {
                let mut place = 0;
                for part in parts.iter().rev() {
                    place += self.own(scope, item, part)?.0;
                    self.signals[signal].bounds.insert(place);
                }
            }
        }
        self.tasks = tasks;
        for number in 0..self.signals.len() {
            let signal = &mut self.signals[number];
            let ends = signal.bounds.iter().skip(1).copied().chain([signal.width]);
            let parts: Vec<(u32, u32)> =
                signal.bounds.iter().copied().zip(ends).filter(|(from, to)| from < to && *to <= signal.width).collect();
            signal.wires = (self.wires.len(), parts.len());
            self.wires.extend(parts.into_iter().map(|(from, to)| Wire {
                signal: number,
                place: from,
                width: to - from,
                driver: None,
                next: None,
                initial: None,
            }));
        }
        Ok(())
    }

    /// What a task drives.
    pub(super) fn driven(&mut self, task: &Task) -> Result<Vec<Range>, Error> {
        let mut found = Vec::new();
        match *task {
            Task::Item(scope, item) => {
                let located = self.scopes[scope].located.clone();
                match &located.module.items[item] {
                    Item::Assign(target, _) => self.targets(scope, item, target, &mut found)?,
                    Item::Always(Sensitivity::Any | Sensitivity::Edges(_), body) => {
                        self.assigned(scope, item, body, &mut found)?;
                    }
                    _ => {}
                }
            }
            Task::Into { port, .. } => found.push((port, 0, self.signals[port].width)),
            Task::Out { outer, item, connection, .. } => {
                let located = self.scopes[outer].located.clone();
                if let Item::Instance(instance) = &located.module.items[item] {
                    self.targets(outer, item, &instance.connections[connection].1, &mut found)?;
                }
            }
        }
        Ok(found)
    }

    /// What a statement assigns.
    fn assigned(&mut self, scope: usize, item: usize, of: &Statement, found: &mut Vec<Range>) -> Result<(), Error> {
        self.step(scope, item)?;
        match of {
            Statement::Comment(_) | Statement::Empty => Ok(()),
            Statement::Block(inner) => inner.iter().try_for_each(|inner| self.assigned(scope, item, inner, found)),
            Statement::If(_, then, otherwise) => {
                self.assigned(scope, item, then, found)?;
                otherwise.iter().try_for_each(|inner| self.assigned(scope, item, inner, found))
            }
            Statement::Case(_, arms) => arms.iter().try_for_each(|(_, body)| self.assigned(scope, item, body, found)),
            Statement::For { body, .. } => self.assigned(scope, item, body, found),
            Statement::Assign { target, .. } => self.targets(scope, item, target, found),
        }
    }

    /// The bits of signals that a target is, as far as that is known; variables are none.
    fn targets(&mut self, scope: usize, item: usize, target: &Expression, found: &mut Vec<Range>) -> Result<(), Error> {
        for part in target.targets() {
            let Some(name) = part.name() else { return self.error(scope, item, "what is assigned is no signal") };
            let signal = match self.scopes[scope].names.get(name) {
                Some(Named::Signal(signal)) => *signal,
                Some(Named::Memory(_)) => continue,
                Some(Named::Constant(..)) => return self.error(scope, item, format!("`{name}` is a constant")),
                None => return self.error(scope, item, format!("`{name}` is not declared")),
            };
            let Signal { width: whole, variable, .. } = self.signals[signal];
            if variable {
                continue;
            }
            let (place, width) = match part {
                Expression::Index(_, index) => (self.place(scope, item, signal, index)?, 1),
                Expression::IndexedPart(_, offset, width) => (self.place(scope, item, signal, offset)?, *width),
                Expression::Part(_, most, least) => {
                    let (place, width) = self.part(scope, item, signal, *most, *least)?;
                    (Some(place), width)
                }
                _ => (Some(0), whole),
            };
            found.push(match place {
                Some(place) if place < whole => (signal, place, width.min(whole - place)),
                _ => (signal, 0, whole),
            });
        }
        Ok(())
    }

    /// Where bits begin, if that is always the same.
    fn place(&mut self, scope: usize, item: usize, signal: usize, index: &Expression) -> Result<Option<u32>, Error> {
        // A variable of a loop has no value yet.
        let constant =
            index.names().iter().all(|name| matches!(self.scopes[scope].names.get(*name), Some(Named::Constant(..))));
        if !constant {
            return Ok(None);
        }
        let value: Value = self.self_determined(scope, item, None, index)?;
        let least = u64::from(self.signals[signal].least);
        let place = value.known(&self.graph).and_then(|value| value.checked_sub(least));
        Ok(place.and_then(|place| u32::try_from(place).ok()))
    }

    /// Place and width of `[most:least]`.
    pub(super) fn part(
        &self,
        scope: usize,
        item: usize,
        signal: usize,
        most: u32,
        least: u32,
    ) -> Result<(u32, u32), Error> {
        let Signal { path, width, least: first, .. } = &self.signals[signal];
        match most >= least && least >= *first && most - first < *width {
            true => Ok((least - first, most - least + 1)),
            false => self.error(scope, item, format!("`{path}` has no bits [{most}:{least}]")),
        }
    }
}
