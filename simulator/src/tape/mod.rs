// SPDX-License-Identifier: MIT
//! A design as a tape: operations one behind the other, on words that are there once for each lane.
//!
//! The nodes become steps on words of the smallest type (`lower`), of which some do the work of two (`fuse`). Those that
//! decide what is seen come first, those that decide what is next behind them; then words get their places, which are used
//! again as soon as nobody needs what is there (`places`).

mod fuse;
pub mod lower;
pub mod operation;
mod places;
pub mod plan;
mod tables;

use crate::design::Design;
use crate::graph::Id;
use operation::{Class, Code, Key, Operation};
use places::Places;
use plan::{Held, Plan, Stored};
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
    /// What a register has anew is not told to those that read it, if there is telling.
    Changes,
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
    pub fn new(design: &Design, seen: &[Id]) -> Self {
        let plan = Plan::new(design, seen);
        let steps = &plan.steps;
        let places = Places::new(&plan);
        let place = |step: u32| places.of(step);
        let operations = |part: &[u32]| part.iter().filter_map(|step| places.operation(steps, *step)).collect();
        let mut tape = Self { settle: operations(&plan.settle), next: operations(&plan.next), ..Self::default() };
        let constants = (0..steps.steps.len() as u32).filter_map(|step| Some((place(step)?, steps.value(step)?)));
        tape.held.extend(constants);
        tape.held.extend(plan.registers.iter().filter_map(|register| Some((place(register.node)?, register.initial))));
        let store = |stored: &Stored| {
            let data = stored.data.iter().map(|step| place(*step)).collect::<Option<_>>()?;
            let (enable, address) = (place(stored.enable)?, place(stored.address)?);
            Some(Store { memory: stored.memory, enable, address, data })
        };
        tape.stores = plan.stores.iter().filter_map(store).collect();
        let moves = plan.registers.iter().filter_map(|Held { node, next, .. }| Some((place(*next)?, place(*node)?)));
        tape.words = places.words;
        tape.arrange(moves.filter(|(from, to)| from != to).collect());
        tape.places = plan.known(design, seen, place);
        tape.tables = plan.steps.tables.into();
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
            Fault::Changes => {}
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
