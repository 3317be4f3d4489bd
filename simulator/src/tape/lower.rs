// SPDX-License-Identifier: MIT
//! Nodes of a graph as steps: operations with classes, on results of other steps.

use super::operation::{Class, Code};
use crate::design::Design;
use crate::graph::{Id, Node, inputs, mask};
use crate::value::limb_width;
use std::collections::{HashMap, HashSet};

/// No step.
pub const NONE: u32 = u32::MAX;

/// An operation on results of other steps, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    pub code: Code,
    /// Class of the result.
    pub class: Class,
    /// Operands; [`NONE`] where there is none.
    pub inputs: [u32; 3],
    /// Bits to move by, or of the operand; which limb of the word of a memory.
    pub by: u32,
    pub immediate: u64,
    /// The number of a memory or a table.
    pub memory: u32,
}

impl Step {
    /// The steps whose results it uses.
    pub fn used(&self) -> impl Iterator<Item = u32> + use<> {
        self.inputs.into_iter().filter(|input| *input != NONE)
    }
}

/// The steps of a design.
pub struct Steps {
    pub steps: Vec<Step>,
    numbers: HashMap<Step, u32>,
    /// The steps whose results are 0 or 1.
    bits: HashSet<u32>,
    /// The step of each node that is used.
    pub of: Vec<u32>,
    /// The results of each table.
    pub tables: Vec<[u64; 256]>,
}

impl Steps {
    /// The steps of all nodes that are needed, each behind those whose results it uses.
    pub fn new(design: &Design, is_needed: &[bool]) -> Self {
        let of = vec![NONE; is_needed.len()];
        let (numbers, bits) = (HashMap::new(), HashSet::new());
        let mut steps = Self { steps: Vec::new(), numbers, bits, of, tables: Vec::new() };
        for (id, _) in is_needed.iter().enumerate().filter(|(_, is_needed)| **is_needed) {
            let number = steps.lower(design, id as Id);
            if design.graph.width(id as Id) == 1 {
                steps.bits.insert(number);
            }
            steps.of[id] = number;
        }
        steps
    }

    /// A word that no other step gives.
    fn held(&mut self, class: Class) -> u32 {
        self.steps.push(Step { code: Code::Held, class, inputs: [NONE; 3], by: 0, immediate: 0, memory: 0 });
        self.steps.len() as u32 - 1
    }

    /// The step that gives a number.
    pub fn constant(&mut self, class: Class, value: u64) -> u32 {
        let inputs = [NONE; 3];
        self.add(Step { code: Code::Constant, class, inputs, by: 0, immediate: value & class.ones(), memory: 0 })
    }

    /// The number that a step is, if it is always the same.
    pub fn value(&self, step: u32) -> Option<u64> {
        let Step { code, immediate, .. } = self.steps.get(step as usize)?;
        (*code == Code::Constant).then_some(*immediate)
    }

    fn class(&self, step: u32) -> Class {
        self.steps[step as usize].class
    }

    /// A step, which is there once.
    fn add(&mut self, step: Step) -> u32 {
        let next = self.steps.len() as u32;
        let number = *self.numbers.entry(step).or_insert(next);
        if number == next {
            self.steps.push(step);
        }
        number
    }

    fn step(&mut self, code: Code, class: Class, inputs: [u32; 3], by: u32, immediate: u64) -> u32 {
        self.add(Step { code, class, inputs, by, immediate: immediate & class.ones(), memory: 0 })
    }

    /// The low bits of a result in another class.
    pub fn convert(&mut self, number: u32, class: Class) -> u32 {
        let step = self.steps[number as usize];
        if step.class == class {
            return number;
        }
        if let Some(value) = self.value(number) {
            return self.constant(class, value);
        }
        match step.code {
            // These give any class at the same cost.
            Code::Slice => self.add(Step { class, immediate: step.immediate & class.ones(), ..step }),
            Code::Join if class > step.class => self.add(Step { class, ..step }),
            _ => self.step(Code::Slice, class, [number, NONE, NONE], 0, step.class.ones()),
        }
    }

    /// A result cut off at a width.
    fn cut(&mut self, number: u32, width: u32) -> u32 {
        let class = self.class(number);
        if width >= class.bits() {
            return number;
        }
        let ones = self.constant(class, mask(width));
        self.step(Code::And, class, [number, ones, NONE], 0, 0)
    }

    fn lower(&mut self, design: &Design, id: Id) -> u32 {
        let graph = &design.graph;
        let (node, width) = (graph.node(id), graph.width(id));
        let class = Class::of(width);
        let of = |id: Id| graph.width(id);
        let numbers = inputs(node).map(|input| input.map_or(NONE, |input| self.of[input as usize]));
        let [a, b, c] = numbers;
        let ones = mask(width);
        match node {
            Node::Constant(value) => self.constant(class, value),
            Node::Wire(_) | Node::Before(_) | Node::Input(_) | Node::Register(_) => self.held(class),
            Node::And(x, y) => {
                let result = self.both(Code::And, class, a, b);
                if of(x).min(of(y)) > width { self.cut(result, width) } else { result }
            }
            Node::Or(x, y) | Node::Xor(x, y) => {
                let code = if matches!(node, Node::Or(..)) { Code::Or } else { Code::Xor };
                let result = self.both(code, class, a, b);
                if of(x).max(of(y)) > width { self.cut(result, width) } else { result }
            }
            Node::Not(x) => {
                let ones = self.constant(class, ones);
                let result = self.both(Code::Xor, class, a, ones);
                if of(x) > width { self.cut(result, width) } else { result }
            }
            Node::Add(..) | Node::Sub(..) => {
                let code = if matches!(node, Node::Add(..)) { Code::Add } else { Code::Sub };
                let [a, b] = [a, b].map(|operand| self.convert(operand, class));
                self.step(code, class, [a, b, NONE], 0, ones)
            }
            Node::Mul(..) => {
                // Factors of half the bits are multiplied faster.
                let half = Class::ALL[(class as usize).saturating_sub(1)];
                let factors = if self.class(a).max(self.class(b)) <= half { half } else { class };
                let [a, b] = [a, b].map(|operand| self.convert(operand, factors));
                self.step(Code::Mul, class, [a, b, NONE], 0, ones)
            }
            Node::MulHigh(..) => {
                let [a, b] = [a, b].map(|operand| self.convert(operand, Class::U64));
                let result = self.step(Code::MulHigh, Class::U64, [a, b, NONE], 0, ones);
                let result = self.convert(result, class);
                self.cut(result, width)
            }
            Node::Equal(..) | Node::Less(..) => {
                let code = if matches!(node, Node::Equal(..)) { Code::Equal } else { Code::Less };
                let wide = self.class(a).max(self.class(b));
                let [a, b] = [a, b].map(|operand| self.convert(operand, wide));
                match (code, self.value(a), self.value(b)) {
                    (Code::Equal, Some(value), _) => self.step_in(Code::EqualTo, wide, class, b, value),
                    (Code::Equal, _, Some(value)) => self.step_in(Code::EqualTo, wide, class, a, value),
                    _ => self.step(code, class, [a, b, NONE], 0, 0),
                }
            }
            Node::ShiftLeft(..) | Node::ShiftRight(..) => {
                let (code, first) = match node {
                    Node::ShiftLeft(..) => (Code::ShiftLeft, class),
                    _ => (Code::ShiftRight, class.max(self.class(a))),
                };
                let wide = first.max(self.class(b));
                let [a, b] = [a, b].map(|operand| self.convert(operand, wide));
                let cut = if code == Code::ShiftLeft { ones } else { u64::MAX };
                let result = self.step(code, wide, [a, b, NONE], 0, cut);
                let result = self.convert(result, class);
                if code == Code::ShiftRight { self.cut(result, width) } else { result }
            }
            Node::Mux(_, x, y) => {
                let condition = self.truth(a);
                let [b, c] = [b, c].map(|operand| self.convert(operand, class));
                let result = self.step(Code::Mux, class, [condition, b, c], 0, 0);
                if of(x).max(of(y)) > width { self.cut(result, width) } else { result }
            }
            Node::Join(_, _, by) if by >= class.bits() => {
                let low = self.convert(b, class);
                self.cut(low, width)
            }
            Node::Join(_, _, by) => {
                let [a, b] = [a, b].map(|operand| match self.class(operand) > class {
                    true => self.convert(operand, class),
                    false => operand,
                });
                self.step(Code::Join, class, [a, b, NONE], by, ones)
            }
            Node::Slice(_, by) if by >= self.class(a).bits() => self.constant(class, 0),
            Node::Slice(_, by) => self.step(Code::Slice, class, [a, NONE, NONE], by, ones),
            Node::Extend(_, from) if from > class.bits() => {
                let low = self.convert(a, class);
                self.cut(low, width)
            }
            Node::Extend(x, from) => {
                let a = if of(x) > from { self.cut(a, from) } else { a };
                self.step(Code::Extend, class, [a, NONE, NONE], from, ones)
            }
            Node::Parity(_) => self.step(Code::Parity, class, [a, NONE, NONE], 0, 0),
            Node::Read(memory, _, limb) => {
                let a = self.convert(a, self.class(a).max(Class::U32));
                let whole = limb_width(design.memories[memory as usize].width, limb as usize);
                let wide = Class::of(whole);
                let inputs = [a, NONE, NONE];
                let read = self.add(Step { code: Code::Read, class: wide, inputs, by: limb, immediate: 0, memory });
                let read = self.convert(read, class);
                if whole > width { self.cut(read, width) } else { read }
            }
        }
    }

    fn step_in(&mut self, code: Code, of: Class, class: Class, a: u32, value: u64) -> u32 {
        self.add(Step { code, class, inputs: [a, NONE, NONE], by: 0, immediate: value & of.ones(), memory: 0 })
    }

    /// A step with two operands of the class of the result.
    fn both(&mut self, code: Code, class: Class, a: u32, b: u32) -> u32 {
        let [a, b] = [a, b].map(|operand| self.convert(operand, class));
        self.step(code, class, [a, b, NONE], 0, 0)
    }

    /// A condition of the class that conditions have.
    fn truth(&mut self, of: u32) -> u32 {
        if self.class(of) == Class::U8 {
            return of;
        }
        let wide = self.class(of);
        let is_zero = self.step_in(Code::EqualTo, wide, Class::U8, of, 0);
        let one = self.constant(Class::U8, 1);
        self.step(Code::Xor, Class::U8, [is_zero, one, NONE], 0, 0)
    }

    /// Whether a result is 0 or 1.
    pub fn is_bit(&self, number: u32) -> bool {
        self.bits.contains(&number)
    }
}
