// SPDX-License-Identifier: MIT
//! A design as a tape: operations one behind the other, on words that are there once for each lane.
//!
//! The nodes become steps on words of the smallest type (`lower`), of which some do the work of two (`fuse`). Those that
//! decide what is seen come first, those that decide what is next behind them; then words get their places, which are used
//! again as soon as nobody needs what is there (`places`).

mod fuse;
mod lower;
pub mod operation;
mod places;
mod tables;

use crate::design::{Design, Write};
use crate::graph::{Id, Node, inputs};
use lower::Steps;
use operation::{Class, Code, Key, Operation};
use places::Places;
use std::sync::Arc;

/// The place of a word: its class, and its number among those of the class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub class: Class,
    pub number: u32,
}

/// A write of a memory, by the places of words.
#[derive(Clone, Debug)]
pub struct Store {
    pub memory: usize,
    pub enable: Place,
    pub address: Place,
    pub data: Vec<Place>,
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
    /// What gives the words that are seen.
    pub settle: Vec<Operation>,
    /// What gives the words that registers and memories are to hold.
    pub next: Vec<Operation>,
    /// Memories are written, in this order.
    pub stores: Vec<Store>,
    /// Words are moved to registers, in this order.
    pub moves: Vec<Operation>,
    /// The results of each table.
    pub tables: Arc<[[u64; 256]]>,
    /// How many words of each class there are.
    pub words: [usize; 4],
    /// Words that hold a number after power-on. No operation of `settle` changes them.
    pub held: Vec<(Place, u64)>,
    /// The place of each node that is known between edges.
    pub places: Vec<Option<Place>>,
}

impl Tape {
    /// The tape of a design; the places of these nodes besides its state are known.
    pub fn new(design: &Design, seen: impl Iterator<Item = Id>) -> Self {
        let graph = &design.graph;
        let mut is_seen = vec![false; graph.len()];
        seen.for_each(|id| is_seen[id as usize] = true);
        let mut is_needed = is_seen.clone();
        let writes = || design.memories.iter().flat_map(|memory| &memory.writes);
        for register in &design.registers {
            is_needed[register.node as usize] = true;
            is_needed[register.next as usize] = true;
        }
        for Write { enable, address, data } in writes() {
            [enable, address].into_iter().chain(data).for_each(|id| is_needed[*id as usize] = true);
        }
        for id in (0..graph.len() as Id).rev() {
            if is_needed[id as usize] {
                inputs(graph.node(id)).into_iter().flatten().for_each(|input| is_needed[input as usize] = true);
            }
        }
        let mut steps = Steps::new(design, &is_needed);
        let step_of = steps.of.clone();
        let of = |id: &Id| step_of[*id as usize];
        // What registers have next has their class.
        let registers: Vec<(u32, u32, u64)> = design
            .registers
            .iter()
            .map(|register| {
                let node = of(&register.node);
                let class = steps.steps[node as usize].class;
                (node, steps.convert(of(&register.next), class), register.initial)
            })
            .collect();
        let seen: Vec<u32> = (0..).zip(&is_seen).filter(|(_, seen)| **seen).map(|(id, _)| of(&id)).collect();
        let stored: Vec<u32> =
            writes().flat_map(|write| [&write.enable, &write.address].into_iter().chain(&write.data)).map(of).collect();
        let roots =
            || seen.iter().chain(&stored).chain(registers.iter().flat_map(|(node, next, _)| [node, next])).copied();
        steps.tabulate(roots());
        steps.fuse(roots());
        let order = order(&steps, &seen, registers.iter().map(|register| register.1).chain(stored.iter().copied()));
        let mut tape = Self::default();
        let places = Places::new(&steps, &order, &seen, &stored, &registers);
        let place = |step: u32| places.of(step);
        for (part, list) in [(&order.0, &mut tape.settle), (&order.1, &mut tape.next)] {
            list.extend(part.iter().filter_map(|step| places.operation(&steps, *step)));
        }
        let constants = (0..steps.steps.len() as u32).filter_map(|step| Some((place(step)?, steps.value(step)?)));
        tape.held.extend(constants);
        tape.held.extend(registers.iter().filter_map(|(node, _, initial)| Some((place(*node)?, *initial))));
        for (memory, of_memory) in design.memories.iter().enumerate() {
            let at = |id: &Id| place(of(id));
            tape.stores.extend(of_memory.writes.iter().filter_map(|Write { enable, address, data }| {
                let data = data.iter().map(at).collect::<Option<_>>()?;
                Some(Store { memory, enable: at(enable)?, address: at(address)?, data })
            }));
        }
        let moves = registers.iter().filter_map(|(node, next, _)| Some((place(*next)?, place(*node)?)));
        tape.words = places.words;
        tape.tables = std::mem::take(&mut steps.tables).into();
        tape.arrange(moves.filter(|(from, to)| from != to).collect());
        let known = |id: Id| {
            let is_state = matches!(graph.node(id), Node::Input(_) | Node::Register(_));
            is_seen[id as usize] || is_state
        };
        tape.places =
            (0..graph.len() as Id).map(|id| place(*step_of.get(id as usize)?).filter(|_| known(id))).collect();
        tape
    }

    /// Plants a fault.
    pub fn plant(&mut self, fault: Fault) {
        let operations = self.settle.iter_mut().chain(&mut self.next);
        match fault {
            Fault::Width => {
                let compared = [Code::EqualTo, Code::MuxEqual];
                let others = operations.filter(|operation| compared.iter().all(|code| !operation.key.is(*code)));
                others.for_each(|operation| operation.immediate = u64::MAX);
            }
            Fault::Sign => {
                let signs = operations.filter(|operation| operation.key.is(Code::Extend));
                signs.for_each(|operation| (operation.key, operation.by) = (operation.key.with(Code::Slice), 0));
            }
            Fault::Writes => self.stores.reverse(),
            Fault::Moves => self.moves.reverse(),
        }
    }

    /// Puts moves, from and to, into an order in which a word is overwritten behind the moves that read it; where those go
    /// around, one of them reads a copy.
    fn arrange(&mut self, mut left: Vec<(Place, Place)>) {
        let copy = |from: Place, to: Place| Operation {
            key: Key::new(Code::Slice, from.class, Class::U8, to.class),
            by: 0,
            to: to.number,
            a: from.number,
            b: 0,
            c: 0,
            immediate: u64::MAX,
        };
        let mut readers = self.words.map(|words| vec![0u32; words]);
        left.iter().for_each(|(from, _)| readers[from.class as usize][from.number as usize] += 1);
        while !left.is_empty() {
            let mut moved = false;
            left.retain(|&(from, to)| {
                let waits = readers[to.class as usize][to.number as usize] > 0;
                if !waits {
                    self.moves.push(copy(from, to));
                    readers[from.class as usize][from.number as usize] -= 1;
                    moved = true;
                }
                waits
            });
            if !moved && let Some((from, _)) = left.first_mut() {
                let class = from.class as usize;
                let spare = Place { class: from.class, number: self.words[class] as u32 };
                self.words[class] += 1;
                self.moves.push(copy(*from, spare));
                readers[class][from.number as usize] -= 1;
                readers[class].push(1);
                *from = spare;
            }
        }
    }
}

/// The steps that give what is seen, and those besides that give what is next: each behind those whose results it uses.
fn order(steps: &Steps, seen: &[u32], next: impl Iterator<Item = u32>) -> (Vec<u32>, Vec<u32>) {
    let mut is_in = vec![false; steps.steps.len()];
    let mut part = |roots: &mut dyn Iterator<Item = u32>| {
        let mut found: Vec<u32> = Vec::new();
        let mut open: Vec<u32> = roots.collect();
        while let Some(step) = open.pop() {
            if !std::mem::replace(&mut is_in[step as usize], true) {
                found.push(step);
                open.extend(steps.steps[step as usize].used());
            }
        }
        found.sort_unstable();
        found
    };
    let settle = part(&mut seen.iter().copied());
    let next = part(&mut { next });
    (settle, next)
}
