// SPDX-License-Identifier: MIT
//! Wires replaced by what drives them, each node behind those that it is computed from.

use super::{Elaborator, Named};
use crate::design::{Design, Memory, Port, Register, Signal, Write};
use crate::error::Error;
use crate::graph::{Graph, Id, Node, inputs, with_inputs};
use crate::value::Value;
use pica_verilog::tree::Kind;

/// How far a node is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Open,
    Done(Id),
}

struct Resolver<'e, 's> {
    from: &'e Elaborator<'s>,
    states: Vec<State>,
    graph: Graph,
}

impl Resolver<'_, '_> {
    /// The name of a wire.
    fn name(&self, wire: u32) -> String {
        let wire = &self.from.wires[wire as usize];
        let signal = &self.from.signals[wire.signal];
        match wire.width == signal.width {
            true => format!("`{}`", signal.path),
            false => {
                let least = wire.place + signal.least;
                format!("`{}[{}:{least}]`", signal.path, least + wire.width - 1)
            }
        }
    }

    /// What a wire is; none for one that nothing drives.
    fn driver(&self, wire: u32) -> Option<Id> {
        self.from.wires[wire as usize].driver
    }

    /// The node in the new graph.
    fn resolve(&mut self, root: Id) -> Result<Id, Error> {
        let mut stack = vec![root];
        while let Some(id) = stack.last().copied() {
            if let State::Done(_) = self.states[id as usize] {
                stack.pop();
                continue;
            }
            let (node, width) = (self.from.graph.node(id), self.from.graph.width(id));
            let needs = match node {
                Node::Wire(wire) => [self.driver(wire), None, None],
                node => inputs(node),
            };
            if self.states[id as usize] == State::New {
                self.states[id as usize] = State::Open;
                for need in needs.into_iter().flatten() {
                    match self.states[need as usize] {
                        State::Done(_) => {}
                        State::New => stack.push(need),
                        State::Open => return Err(self.circle(&stack, need)),
                    }
                }
                continue;
            }
            let done = |resolver: &Self, id: Id| match resolver.states[id as usize] {
                State::Done(done) => done,
                _ => 0,
            };
            let new = match node {
                Node::Wire(wire) => match self.driver(wire) {
                    Some(driver) => done(self, driver),
                    None => match self.from.wires[wire as usize].initial {
                        Some(initial) => self.graph.constant(initial),
                        None => return Err(Error::Signals(format!("{} has no driver", self.name(wire)))),
                    },
                },
                Node::Before(wire) => {
                    return Err(Error::Signals(format!("{} keeps its value: a latch", self.name(wire))));
                }
                node => {
                    let node = with_inputs(node, |id| done(self, id));
                    self.graph.add(node, width)
                }
            };
            self.states[id as usize] = State::Done(new);
            stack.pop();
        }
        match self.states[root as usize] {
            State::Done(id) => Ok(id),
            _ => Ok(0),
        }
    }

    /// The error about a loop that ends where it began.
    fn circle(&self, stack: &[Id], end: Id) -> Error {
        // Nodes that are not computed yet may lie on the stack beside those of the loop.
        let open = stack.iter().filter(|id| self.states[**id as usize] == State::Open);
        let mut names: Vec<String> = open
            .skip_while(|id| **id != end)
            .filter_map(|id| match self.from.graph.node(*id) {
                Node::Wire(wire) => Some(self.name(wire)),
                _ => None,
            })
            .collect();
        names.dedup();
        Error::Signals(format!("a loop without a register: {}", names.join(", ")))
    }
}

impl Elaborator<'_> {
    /// The design.
    pub(super) fn resolve(mut self) -> Result<Design, Error> {
        let values: Vec<Value> = (0..self.signals.len()).map(|signal| self.value(signal)).collect();
        let states = vec![State::New; self.graph.len()];
        let mut resolver = Resolver { from: &self, states, graph: Graph::default() };
        resolver.graph.constant(0);
        // All that is driven, seen or not, has to make sense.
        let clock = resolver.clock()?;
        let mut registers = Vec::new();
        for (number, wire) in self.wires.iter().enumerate() {
            if let Some(driver) = wire.driver {
                resolver.resolve(driver)?;
            }
            if let (Some(next), Some(driver)) = (wire.next, wire.driver) {
                let (node, next) = (resolver.resolve(driver)?, resolver.resolve(next)?);
                registers.push(Register { node, next, initial: self.wires[number].initial.unwrap_or(0) });
            }
        }
        let mut memories = Vec::new();
        for memory in &self.memories {
            let mut writes = Vec::new();
            for Write { enable, address, data } in &memory.writes {
                let data = data.iter().map(|limb| resolver.resolve(*limb)).collect::<Result<_, _>>()?;
                let (enable, address) = (resolver.resolve(*enable)?, resolver.resolve(*address)?);
                writes.push(Write { enable, address, data });
            }
            memories.push(Memory { writes, ..memory.clone() });
        }
        let undriven = |signal: usize| {
            self.wires_of(signal).any(|wire| self.wires[wire].driver.is_none() && self.wires[wire].initial.is_none())
        };
        let mut signals = Vec::new();
        let mut of_signal = vec![None; values.len()];
        for (number, value) in values.iter().enumerate() {
            let signal = &self.signals[number];
            if signal.variable || undriven(number) {
                continue;
            }
            let limbs = value.limbs.iter().map(|limb| resolver.resolve(*limb)).collect::<Result<_, _>>()?;
            let value = Value { width: value.width, limbs };
            of_signal[number] = Some(value.clone());
            signals.push(Signal { path: signal.path.clone(), width: signal.width, value });
        }
        let mut ports = Vec::new();
        let top = self.scopes[0].located.clone();
        for name in &top.module.ports {
            let (Some(declaration), Some(Named::Signal(signal))) =
                (top.module.declaration(name), self.scopes[0].names.get(name))
            else {
                return Err(Error::Signals(format!("port `{name}` is not declared")));
            };
            let Some(value) = of_signal[*signal].clone() else {
                return Err(Error::Signals(format!("`{name}` has no driver")));
            };
            let (width, input) = (self.signals[*signal].width, declaration.kind == Kind::Input);
            ports.push(Port { name: name.clone(), width, input, value });
        }
        let graph = resolver.graph;
        if let Some((clock, name)) = clock {
            let reads = (0..graph.len() as Id).any(|id| inputs(graph.node(id)).contains(&Some(clock)));
            if reads || registers.iter().any(|register| register.next == clock) {
                return Err(Error::Signals(format!("the clock {name} is read as a value")));
            }
        }
        Ok(Design { graph, ports, signals, registers, memories })
    }
}

impl Resolver<'_, '_> {
    /// The only clock and its name, if there is one: an input of the top.
    fn clock(&mut self) -> Result<Option<(Id, String)>, Error> {
        let mut found: Option<(Id, String)> = None;
        for (wire, scope, item) in self.from.clocks.clone() {
            let driver = match self.from.wires[wire].driver {
                Some(driver) => self.resolve(driver)?,
                None => return Err(Error::Signals(format!("{} has no driver", self.name(wire as u32)))),
            };
            let Node::Input(input) = self.graph.node(driver) else {
                return self.from.error(
                    scope,
                    item,
                    format!("clock {} is no input of the design", self.name(wire as u32)),
                );
            };
            match &found {
                Some((other, name)) if *other != driver => {
                    return self.from.error(scope, item, format!("two clocks, {name} and {}", self.name(input)));
                }
                _ => found = Some((driver, self.name(input))),
            }
        }
        Ok(found)
    }
}
