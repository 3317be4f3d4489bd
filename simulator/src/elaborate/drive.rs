// SPDX-License-Identifier: MIT
//! What drives each part of a signal.

use super::process::{Process, When};
use super::{Elaborator, Named, Range, Task};
use crate::error::Error;
use crate::graph::{Graph, Id, Node};
use crate::value::Value;
use pica_verilog::tree::{Expression, Item, Sensitivity, Statement};
use std::collections::{HashMap, HashSet};

impl Elaborator<'_> {
    /// Does all tasks.
    pub(super) fn drive(&mut self) -> Result<(), Error> {
        self.inputs()?;
        for task in std::mem::take(&mut self.tasks) {
            let driven = self.driven(&task)?;
            match task {
                Task::Item(scope, item) => {
                    let located = self.scopes[scope].located.clone();
                    match &located.module.items[item] {
                        Item::Assign(target, value) => {
                            let width = self.own(scope, item, target)?.0;
                            let value = self.assigned_value(scope, item, None, value, width)?;
                            self.give(scope, item, &driven, &value)?;
                        }
                        Item::Always(Sensitivity::Any, body) => {
                            self.process(scope, item, When::Always, body, &driven)?
                        }
                        Item::Always(Sensitivity::Edges(edges), body) => {
                            let [(true, clock)] = &edges[..] else {
                                return self.error(scope, item, "a process has another start than one rising edge");
                            };
                            match self.scopes[scope].names.get(clock) {
                                Some(Named::Signal(signal)) if self.signals[*signal].width == 1 => {
                                    self.clocks.push((self.signals[*signal].wires.0, scope, item));
                                }
                                _ => return self.error(scope, item, format!("`{clock}` is no clock")),
                            }
                            self.process(scope, item, When::Edge, body, &driven)?;
                        }
                        Item::Initial(body) => self.start(scope, item, body)?,
                        Item::Comment(_) | Item::Declaration(_) | Item::Instance(_) => {}
                    }
                }
                Task::Into { outer, item, connection, port } => {
                    let located = self.scopes[outer].located.clone();
                    if let Item::Instance(instance) = &located.module.items[item] {
                        let width = self.signals[port].width;
                        let expression = &instance.connections[connection].1;
                        let value = self.assigned_value(outer, item, None, expression, width)?;
                        self.give(outer, item, &driven, &value)?;
                    }
                }
                Task::Out { outer, item, connection, port } => {
                    let located = self.scopes[outer].located.clone();
                    if let Item::Instance(instance) = &located.module.items[item] {
                        let target: &Expression = &instance.connections[connection].1;
                        let (width, signed) = (self.own(outer, item, target)?.0, self.signals[port].signed);
                        let value = self.value(port).resized(&mut self.graph, width, signed);
                        self.give(outer, item, &driven, &value)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// The inputs of the top are driven from outside.
    fn inputs(&mut self) -> Result<(), Error> {
        let located = self.scopes[0].located.clone();
        for declaration in located.module.declarations().filter(|item| item.kind == pica_verilog::tree::Kind::Input) {
            if let Some(Named::Signal(signal)) = self.scopes[0].names.get(&declaration.name) {
                for wire in self.wires_of(*signal) {
                    let id = self.graph.add(Node::Input(wire as u32), self.wires[wire].width);
                    self.wires[wire].driver = Some(id);
                }
            }
        }
        Ok(())
    }

    /// Lets targets, the most significant first, be driven by a value.
    fn give(&mut self, scope: usize, item: usize, targets: &[Range], value: &Value) -> Result<(), Error> {
        if targets.iter().map(|(_, _, width)| width).sum::<u32>() != value.width {
            return self.error(scope, item, "an assignment to bits that are not always the same, or are not there");
        }
        let mut above = value.width;
        for (signal, place, width) in targets {
            above -= width;
            let part = value.slice(&mut self.graph, above, *width);
            self.give_bits(scope, item, *signal, (*place, *width), |graph, from, bits| {
                part.slice(graph, from - place, bits)
            })?;
        }
        Ok(())
    }

    /// Lets bits of a signal be driven by what `value` has for a place and a number of bits.
    fn give_bits(
        &mut self,
        scope: usize,
        item: usize,
        signal: usize,
        (place, width): (u32, u32),
        value: impl Fn(&mut Graph, u32, u32) -> Value,
    ) -> Result<(), Error> {
        for wire in self.wires_in(signal, place, width) {
            let (from, bits) = (self.wires[wire].place, self.wires[wire].width);
            let id = value(&mut self.graph, from, bits).limbs[0];
            if self.wires[wire].driver.replace(id).is_some() {
                return self.error(scope, item, format!("`{}` is driven twice", self.signals[signal].path));
            }
        }
        Ok(())
    }

    /// The wires of some bits of a signal.
    fn wires_in(&self, signal: usize, place: u32, width: u32) -> Vec<usize> {
        let inside = |wire: &usize| (place..place + width).contains(&self.wires[*wire].place);
        self.wires_of(signal).filter(inside).collect()
    }

    /// Executes a process, and lets it drive what it assigns.
    fn process(
        &mut self,
        scope: usize,
        item: usize,
        when: When,
        body: &Statement,
        driven: &[Range],
    ) -> Result<(), Error> {
        let mut own: Vec<usize> = Vec::new();
        for (signal, place, width) in driven {
            own.extend(self.wires_in(*signal, *place, *width));
        }
        own.sort_unstable();
        own.dedup();
        let held: HashSet<usize> = own.iter().copied().collect();
        let mut signals: Vec<usize> = driven.iter().map(|(signal, ..)| *signal).collect();
        signals.sort_unstable();
        signals.dedup();
        let mut before = HashMap::new();
        for signal in &signals {
            let value = self.assemble(*signal, |graph, wire, width| {
                let wire_number = wire as u32;
                let node = match when {
                    _ if !held.contains(&wire) => Node::Wire(wire_number),
                    When::Edge => Node::Register(wire_number),
                    _ => Node::Before(wire_number),
                };
                graph.add(node, width)
            });
            before.insert(*signal, value);
        }
        let always = self.graph.constant(1);
        let mut process = Process::new(when, before, always);
        self.execute(scope, item, body, &mut process)?;
        for wire in own {
            let (signal, place, width) = (self.wires[wire].signal, self.wires[wire].place, self.wires[wire].width);
            let Some(value) = process.assigned(signal).cloned() else { continue };
            let value = value.slice(&mut self.graph, place, width).limbs[0];
            let driver = match when {
                When::Edge => {
                    self.wires[wire].next = Some(value);
                    self.graph.add(Node::Register(wire as u32), width)
                }
                _ => value,
            };
            if self.wires[wire].driver.replace(driver).is_some() {
                return self.error(scope, item, format!("`{}` is driven twice", self.signals[signal].path));
            }
        }
        for (memory, write) in process.writes {
            self.memories[memory].writes.push(write);
        }
        Ok(())
    }

    /// What registers and memories hold at the start.
    fn start(&mut self, scope: usize, item: usize, body: &Statement) -> Result<(), Error> {
        let always: Id = self.graph.constant(1);
        let mut process = Process::new(When::Start, HashMap::new(), always);
        self.execute(scope, item, body, &mut process)?;
        let located = self.scopes[scope].located.clone();
        for declaration in located.module.declarations() {
            let Some(Named::Signal(signal)) = self.scopes[scope].names.get(&declaration.name).cloned() else {
                continue;
            };
            let Some(value) = process.assigned(signal).filter(|_| !self.signals[signal].variable).cloned() else {
                continue;
            };
            for wire in self.wires_of(signal) {
                let (place, width) = (self.wires[wire].place, self.wires[wire].width);
                let part = value.slice(&mut self.graph, place, width).limbs[0];
                match self.graph.value(part) {
                    Some(initial) => self.wires[wire].initial = Some(initial),
                    None => {
                        let path = &self.signals[signal].path;
                        return self.error(scope, item, format!("what `{path}` holds at the start is no constant"));
                    }
                }
            }
        }
        Ok(())
    }
}
