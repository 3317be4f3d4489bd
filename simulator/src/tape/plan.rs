// SPDX-License-Identifier: MIT
//! What a design does in a clock: steps in the order in which they are done, and what becomes of their results.

use super::lower::Steps;
use crate::design::{Design, Register, Write};
use crate::graph::{Id, Node, inputs};

/// A register, by the numbers of steps.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    pub node: u32,
    /// What it has next, of the class of the register.
    pub next: u32,
    pub initial: u64,
}

/// A write of a memory, by the numbers of steps.
#[derive(Clone, Debug)]
pub struct Stored {
    pub memory: usize,
    pub enable: u32,
    pub address: u32,
    pub data: Vec<u32>,
}

impl Stored {
    /// The steps whose results it uses.
    pub fn used(&self) -> impl Iterator<Item = u32> {
        [self.enable, self.address].into_iter().chain(self.data.iter().copied())
    }
}

/// The steps of a clock.
pub struct Plan {
    pub steps: Steps,
    /// The steps whose results are known between edges.
    pub seen: Vec<u32>,
    pub registers: Vec<Held>,
    /// The writes of memories, in their order.
    pub stores: Vec<Stored>,
    /// The steps that give what is seen, each behind those whose results it uses.
    pub settle: Vec<u32>,
    /// The steps that give, besides those, what is next.
    pub next: Vec<u32>,
}

impl Plan {
    /// The steps of a design; what these nodes are is known between edges.
    pub fn new(design: &Design, seen: &[Id]) -> Self {
        let graph = &design.graph;
        let mut is_needed = vec![false; graph.len()];
        seen.iter().for_each(|id| is_needed[*id as usize] = true);
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
        // What registers have next has their class.
        let held = |Register { node, next, initial }: &Register| {
            let node = steps.of[*node as usize];
            let next = steps.of[*next as usize];
            let class = steps.steps[node as usize].class;
            Held { node, next: steps.convert(next, class), initial: *initial }
        };
        let registers: Vec<Held> = design.registers.iter().map(held).collect();
        let of = |id: &Id| steps.of[*id as usize];
        let mut seen: Vec<u32> = seen.iter().map(of).collect();
        seen.sort_unstable();
        seen.dedup();
        let memories = design.memories.iter().enumerate();
        let stored = |(memory, write): (usize, &Write)| {
            let Write { enable, address, data } = write;
            Stored { memory, enable: of(enable), address: of(address), data: data.iter().map(of).collect() }
        };
        let stores: Vec<Stored> = memories
            .flat_map(|(number, memory)| memory.writes.iter().map(move |write| (number, write)))
            .map(stored)
            .collect();
        let next = || registers.iter().map(|register| register.next).chain(stores.iter().flat_map(Stored::used));
        let roots = || seen.iter().copied().chain(registers.iter().map(|register| register.node)).chain(next());
        steps.tabulate(roots());
        steps.fuse(roots());
        let (settle, next) = order(&steps, &seen, next());
        Self { steps, seen, registers, stores, settle, next }
    }

    /// What is known of each node of the design between edges: its place, if it is an input, a register or seen.
    pub fn known<P>(&self, design: &Design, seen: &[Id], place: impl Fn(u32) -> Option<P>) -> Vec<Option<P>> {
        let is_state = |id: Id| matches!(design.graph.node(id), Node::Input(_) | Node::Register(_));
        let mut is_known: Vec<bool> = (0..design.graph.len() as Id).map(is_state).collect();
        seen.iter().for_each(|id| is_known[*id as usize] = true);
        let of = |(step, is_known): (&u32, bool)| place(*step).filter(|_| is_known);
        self.steps.of.iter().zip(is_known).map(of).collect()
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
