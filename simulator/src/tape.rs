// SPDX-License-Identifier: MIT
//! A design as a tape: operations one behind the other, on words that are there once for each lane.

use crate::design::{Design, Write};
use crate::graph::{Id, Node, inputs, mask};
use crate::value::limbs;

/// What an operation does; the numbers are places of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    And,
    Or,
    Xor,
    Not,
    Add,
    Sub,
    Mul,
    MulHigh,
    Equal,
    Less,
    ShiftLeft,
    ShiftRight,
    Mux,
    Join,
    Slice,
    Extend,
    Parity,
    Read,
}

/// An operation.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    pub code: Code,
    /// Bits to move by, or of the operand; which limb of the word of a memory.
    pub by: u32,
    pub to: u32,
    pub a: u32,
    pub b: u32,
    /// The third operand, or the number of a memory.
    pub c: u32,
    /// The bits of the result that count; all, if there are no others.
    pub mask: u64,
}

/// A write of a memory, by the places of words.
#[derive(Clone, Debug)]
pub struct Store {
    pub memory: usize,
    pub enable: u32,
    pub address: u32,
    pub data: Vec<u32>,
}

/// What can be wrong with a simulator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(hidden)]
pub enum Fault {
    /// Results are not cut off at their width.
    Width,
    /// Signs are not extended.
    Sign,
    /// Of two writes of a word the first one counts.
    Writes,
    /// Registers take their values one behind the other.
    Moves,
}

/// A design that is ready to run.
#[derive(Clone, Debug, Default)]
pub struct Tape {
    pub operations: Vec<Operation>,
    /// How many words there are.
    pub words: usize,
    /// Words that hold a number after power-on: place and number. No operation changes them.
    pub held: Vec<(u32, u64)>,
    /// What happens at the edge: first words of memories are written, then words are moved, from and to, in this order.
    pub stores: Vec<Store>,
    pub moves: Vec<(u32, u32)>,
    /// The place of each node that is known between edges.
    pub places: Vec<Option<u32>>,
}

impl Tape {
    /// The tape of a design; the places of these nodes besides its state are known.
    pub fn new(design: &Design, seen: impl Iterator<Item = Id>) -> Self {
        let graph = &design.graph;
        let mut kept = vec![false; graph.len()];
        seen.for_each(|id| kept[id as usize] = true);
        for register in &design.registers {
            kept[register.node as usize] = true;
            kept[register.next as usize] = true;
        }
        for Write { enable, address, data } in design.memories.iter().flat_map(|memory| &memory.writes) {
            [enable, address].into_iter().chain(data).for_each(|id| kept[*id as usize] = true);
        }
        // Behind which node each one is not used any more; none if it is not used.
        let mut last: Vec<Option<Id>> = vec![None; graph.len()];
        for id in (0..graph.len() as Id).rev() {
            if kept[id as usize] || last[id as usize].is_some() {
                for input in inputs(graph.node(id)).into_iter().flatten() {
                    last[input as usize] = last[input as usize].max(Some(id));
                }
            }
        }
        let mut tape = Self { places: vec![None; graph.len()], ..Self::default() };
        let mut free: Vec<u32> = Vec::new();
        for id in 0..graph.len() as Id {
            if !kept[id as usize] && last[id as usize].is_none() {
                continue;
            }
            let node = graph.node(id);
            let place = |of: Id| tape.places[of as usize].unwrap_or(0);
            let [a, b, c] = inputs(node).map(|input| input.map_or(0, place));
            let by = match node {
                Node::Join(_, _, by) | Node::Slice(_, by) | Node::Extend(_, by) | Node::Read(_, _, by) => by,
                _ => 0,
            };
            let code = code(node);
            // A place is free for the result of the operation that uses it last.
            let done = inputs(node).into_iter().flatten().filter(|input| {
                code.is_some()
                    && last[*input as usize] == Some(id)
                    && !kept[*input as usize]
                    && is_computed(design, *input)
            });
            let mut done: Vec<u32> = done.map(place).collect();
            done.sort_unstable();
            done.dedup();
            free.extend(done);
            let reused = if code.is_some() { free.pop() } else { None };
            let to = reused.unwrap_or_else(|| {
                tape.words += 1;
                tape.words as u32 - 1
            });
            tape.places[id as usize] = Some(to);
            match code {
                Some(code) => {
                    let c = if let Node::Read(memory, ..) = node { memory } else { c };
                    let mask = if overflows(design, id) { mask(graph.width(id)) } else { u64::MAX };
                    tape.operations.push(Operation { code, by, to, a, b, c, mask });
                }
                None => tape.held.push((to, graph.value(id).unwrap_or(0))),
            }
        }
        tape.edge(design);
        // Other nodes share their places.
        for (id, place) in (0..).zip(&mut tape.places) {
            if !kept[id as usize] && is_computed(design, id) {
                *place = None;
            }
        }
        tape
    }

    /// Plants a fault.
    pub fn plant(&mut self, fault: Fault) {
        match fault {
            Fault::Width => self.operations.iter_mut().for_each(|operation| operation.mask = u64::MAX),
            Fault::Sign => {
                let signs = self.operations.iter_mut().filter(|operation| operation.code == Code::Extend);
                signs.for_each(|operation| (operation.code, operation.by) = (Code::Slice, 0));
            }
            Fault::Writes => self.stores.reverse(),
            Fault::Moves => self.moves.reverse(),
        }
    }

    /// What happens at the edge.
    fn edge(&mut self, design: &Design) {
        let place = |id: Id| self.places[id as usize].unwrap_or(0);
        for register in &design.registers {
            if let Some(held) = self.held.iter_mut().find(|(to, _)| *to == place(register.node)) {
                held.1 = register.initial;
            }
        }
        for (memory, of) in design.memories.iter().enumerate() {
            self.stores.extend(of.writes.iter().map(|Write { enable, address, data }| Store {
                memory,
                enable: place(*enable),
                address: place(*address),
                data: data.iter().map(|limb| place(*limb)).collect(),
            }));
        }
        let registers = design.registers.iter().map(|register| (place(register.next), place(register.node)));
        let mut left: Vec<(u32, u32)> = registers.filter(|(from, to)| from != to).collect();
        let mut readers = vec![0u32; self.words];
        left.iter().for_each(|(from, _)| readers[*from as usize] += 1);
        // A word is overwritten behind the moves that read it; where those go around, one of them reads a copy.
        while !left.is_empty() {
            let mut moved = false;
            left.retain(|&(from, to)| {
                let waits = readers[to as usize] > 0;
                if !waits {
                    self.moves.push((from, to));
                    readers[from as usize] -= 1;
                    moved = true;
                }
                waits
            });
            if !moved && let Some((from, _)) = left.first_mut() {
                let copy = self.words as u32;
                self.words += 1;
                self.moves.push((*from, copy));
                readers[*from as usize] -= 1;
                readers.push(1);
                *from = copy;
            }
        }
    }
}

/// The operation that makes a node; none for what is held.
fn code(node: Node) -> Option<Code> {
    Some(match node {
        Node::Constant(_) | Node::Wire(_) | Node::Before(_) | Node::Input(_) | Node::Register(_) => return None,
        Node::Read(..) => Code::Read,
        Node::And(..) => Code::And,
        Node::Or(..) => Code::Or,
        Node::Xor(..) => Code::Xor,
        Node::Not(_) => Code::Not,
        Node::Add(..) => Code::Add,
        Node::Sub(..) => Code::Sub,
        Node::Mul(..) => Code::Mul,
        Node::MulHigh(..) => Code::MulHigh,
        Node::Equal(..) => Code::Equal,
        Node::Less(..) => Code::Less,
        Node::ShiftLeft(..) => Code::ShiftLeft,
        Node::ShiftRight(..) => Code::ShiftRight,
        Node::Mux(..) => Code::Mux,
        Node::Join(..) => Code::Join,
        Node::Slice(..) => Code::Slice,
        Node::Extend(..) => Code::Extend,
        Node::Parity(_) => Code::Parity,
    })
}

/// Whether an operation makes a node.
fn is_computed(design: &Design, id: Id) -> bool {
    code(design.graph.node(id)).is_some()
}

/// Whether an operation may give bits above the width of its node.
fn overflows(design: &Design, id: Id) -> bool {
    let graph = &design.graph;
    let width = graph.width(id);
    let of = |id: Id| graph.width(id);
    match graph.node(id) {
        _ if width >= 64 => false,
        Node::And(a, b) => of(a).min(of(b)) > width,
        Node::Or(a, b) | Node::Xor(a, b) | Node::Mux(_, a, b) => of(a).max(of(b)) > width,
        Node::Join(a, b, by) => (of(a) + by).max(of(b)) > width,
        Node::Slice(a, by) => of(a).saturating_sub(by) > width,
        Node::ShiftRight(a, _) => of(a) > width,
        Node::Read(memory, _, limb) => {
            let whole = design.memories[memory as usize].width;
            (limb as usize) < limbs(whole) && crate::value::limb_width(whole, limb as usize) > width
        }
        Node::Equal(..) | Node::Less(..) | Node::Parity(_) => false,
        _ => true,
    }
}
