// SPDX-License-Identifier: MIT
//! A tree of modules to one graph.
//!
//! First the instances and their signals are made, and what is assigned in parts is divided into those (`scope`). Then every
//! assignment and process gives nodes to the parts that it drives (`drive`), by the rules of expressions (`expression`) and
//! statements (`process`). A part is a wire until it is known what drives it; `resolve` puts that in its place.

mod drive;
mod expression;
mod process;
mod resolve;
mod scope;

use crate::design::{Design, Memory};
use crate::error::Error;
use crate::graph::{Graph, Id, Node};
use crate::value::Value;
use pica_verilog::source::{Located, Source};
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

/// The most bits of a vector.
const WIDTH: u32 = 1 << 16;
/// The most words of 64 bits in all memories: what is larger stands behind ports.
const LIMBS: u64 = 1 << 20;
/// The most nodes, statements that are executed, and signals.
const SIZE: usize = 1 << 20;

/// What a name in a module is.
#[derive(Clone)]
enum Named {
    Signal(usize),
    Memory(usize),
    Constant(Value, bool),
}

/// An instance of a module.
struct Scope {
    located: Rc<Located>,
    path: String,
    names: HashMap<String, Named>,
}

/// A signal of an instance.
struct Signal {
    path: String,
    width: u32,
    /// The number of its least significant bit.
    least: u32,
    signed: bool,
    /// Whether it is a variable of a process.
    variable: bool,
    /// Where parts begin.
    bounds: BTreeSet<u32>,
    /// The first of its wires, and how many there are.
    wires: (usize, usize),
    /// Its value, of its wires.
    value: Option<Value>,
}

/// A part of a signal, of up to 64 bits.
struct Wire {
    signal: usize,
    place: u32,
    width: u32,
    driver: Option<Id>,
    /// What a register has next.
    next: Option<Id>,
    initial: Option<u64>,
}

/// What is done to make the graph.
enum Task {
    /// An item of a scope.
    Item(usize, usize),
    /// A port of an instance: scopes around it and of it, item and connection, port.
    Into {
        outer: usize,
        item: usize,
        connection: usize,
        port: usize,
    },
    Out {
        outer: usize,
        item: usize,
        connection: usize,
        port: usize,
    },
}

/// Bits of a signal: signal, place, width.
type Range = (usize, u32, u32);

struct Elaborator<'s> {
    source: &'s Source,
    graph: Graph,
    scopes: Vec<Scope>,
    signals: Vec<Signal>,
    wires: Vec<Wire>,
    memories: Vec<Memory>,
    tasks: Vec<Task>,
    /// The wire that each process is clocked by, and where the process stands.
    clocks: Vec<(usize, usize, usize)>,
    steps: usize,
}

/// The design of a module.
pub fn elaborate(source: &Source, top: &str) -> Result<Design, Error> {
    let mut elaborator = Elaborator {
        source,
        graph: Graph::default(),
        scopes: Vec::new(),
        signals: Vec::new(),
        wires: Vec::new(),
        memories: Vec::new(),
        tasks: Vec::new(),
        clocks: Vec::new(),
        steps: 0,
    };
    elaborator.instances(top)?;
    elaborator.divide()?;
    elaborator.drive()?;
    elaborator.resolve()
}

impl Elaborator<'_> {
    /// An error about an item of a scope.
    fn error<T>(&self, scope: usize, item: usize, problem: impl Into<String>) -> Result<T, Error> {
        let Located { module, lines, line } = &*self.scopes[scope].located;
        let line = lines.get(item).copied().unwrap_or(*line);
        Err(Error::Item { module: module.name.clone(), line, problem: problem.into() })
    }

    /// A step of the work, which must come to an end.
    fn step(&mut self, scope: usize, item: usize) -> Result<(), Error> {
        self.steps += 1;
        match self.steps > SIZE || self.graph.len() > SIZE {
            true => self.error(scope, item, "the design is too large"),
            false => Ok(()),
        }
    }

    /// The wires of a signal.
    fn wires_of(&self, signal: usize) -> std::ops::Range<usize> {
        let (first, count) = self.signals[signal].wires;
        first..first + count
    }

    /// The value of a signal, of its wires; `node` says what each stands for.
    fn assemble(&mut self, signal: usize, node: impl Fn(&mut Graph, usize, u32) -> Id) -> Value {
        let mut parts =
            self.wires_of(signal).map(|wire| (wire, self.wires[wire].width)).collect::<Vec<_>>().into_iter();
        let mut part = |graph: &mut Graph| {
            let (wire, width) = parts.next()?;
            let id = node(graph, wire, width);
            Some(Value::word(width, id))
        };
        let mut whole = part(&mut self.graph).unwrap_or(Value { width: 0, limbs: Vec::new() });
        while let Some(next) = part(&mut self.graph) {
            whole = next.above(&mut self.graph, &whole);
        }
        whole
    }

    /// The value of a signal.
    fn value(&mut self, signal: usize) -> Value {
        if let Some(value) = &self.signals[signal].value {
            return value.clone();
        }
        let value = self.assemble(signal, |graph, wire, width| graph.add(Node::Wire(wire as u32), width));
        self.signals[signal].value = Some(value.clone());
        value
    }
}
