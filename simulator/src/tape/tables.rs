// SPDX-License-Identifier: MIT
//! Tables in place of what depends on one word of 8 bits alone, as the `case` of a decoder does.

use super::lower::{NONE, Step, Steps};
use super::operation::{Class, Code};
use crate::graph::extend;
use std::rc::Rc;

/// Steps from which on a table is faster.
const PAYS: usize = 9;

/// The most functions, which bounds memory: a design has one for a few of its nodes.
const MOST: usize = 1 << 16;

/// A function of another step.
#[derive(Clone)]
struct Function {
    /// The step whose result decides.
    of: u32,
    /// The result for each number that it can be.
    values: Rc<[u64; 256]>,
}

impl Steps {
    /// Replaces steps by tables where that pays.
    pub fn tabulate(&mut self, roots: impl Iterator<Item = u32>) {
        let functions = self.functions();
        let mut is_wanted = vec![false; self.steps.len()];
        roots.for_each(|root| is_wanted[root as usize] = true);
        for number in (0..self.steps.len()).rev() {
            if !is_wanted[number] {
                continue;
            }
            if let Some(function) = &functions[number]
                && self.cone(number as u32, function.of) >= PAYS
            {
                let table = self.tables.len() as u32;
                self.tables.push(*function.values);
                let Step { class, .. } = self.steps[number];
                self.steps[number] = Step {
                    code: Code::Table,
                    class,
                    inputs: [function.of, NONE, NONE],
                    by: 0,
                    immediate: 0,
                    memory: table,
                };
            }
            self.steps[number].used().for_each(|input| is_wanted[input as usize] = true);
        }
    }

    /// How many steps lie between a step and another that it is a function of, as far as it matters.
    fn cone(&self, root: u32, end: u32) -> usize {
        let (mut found, mut open) = (vec![root], vec![root]);
        while let Some(number) = open.pop()
            && found.len() < PAYS
        {
            for input in self.steps[number as usize].used() {
                if input != end && self.value(input).is_none() && !found.contains(&input) {
                    found.push(input);
                    open.push(input);
                }
            }
        }
        found.len()
    }

    /// What each step is a function of, if that is one word of 8 bits.
    fn functions(&self) -> Vec<Option<Function>> {
        let identity: Rc<[u64; 256]> = Rc::new(std::array::from_fn(|value| value as u64));
        let mut functions: Vec<Option<Function>> = Vec::new();
        let mut count = 0;
        for step in &self.steps {
            let inputs: Vec<u32> = step.used().filter(|input| self.value(*input).is_none()).collect();
            // All inputs are functions of one word, which may be one of them.
            let of = |input: u32| functions[input as usize].as_ref().map_or(input, |function| function.of);
            let mut candidates: Vec<u32> =
                inputs.iter().map(|input| of(*input)).chain(inputs.iter().copied()).collect();
            candidates.dedup();
            let fits = |input: u32, base: u32| input == base || of(input) == base;
            let is_byte = |base: &u32| self.steps[*base as usize].class == Class::U8;
            let base =
                candidates.into_iter().filter(is_byte).find(|base| inputs.iter().all(|input| fits(*input, *base)));
            let function = base.filter(|_| evaluates(step.code) && count < MOST).map(|of| {
                let values = std::array::from_fn(|at| {
                    let value = |input: u32| match (self.value(input), functions.get(input as usize)) {
                        (Some(value), _) => value,
                        _ if input == of => identity[at],
                        (_, Some(Some(function))) => function.values[at],
                        _ => 0,
                    };
                    self.evaluate(step, step.inputs.map(value))
                });
                Function { of, values: Rc::new(values) }
            });
            count += usize::from(function.is_some());
            functions.push(function);
        }
        functions
    }

    /// The result of a step for these operands.
    fn evaluate(&self, step: &Step, [a, b, c]: [u64; 3]) -> u64 {
        let bits = |input: u32| self.steps.get(input as usize).map_or(64, |step| step.class.bits());
        let cut = step.immediate;
        let value = match step.code {
            Code::And => a & b,
            Code::Or => a | b,
            Code::Xor => a ^ b,
            Code::Add => a.wrapping_add(b) & cut,
            Code::Sub => a.wrapping_sub(b) & cut,
            Code::Mul => a.wrapping_mul(b) & cut,
            Code::Equal => (a == b).into(),
            Code::Less => (a < b).into(),
            Code::EqualTo => (a == step.immediate).into(),
            Code::ShiftLeft if b < u64::from(step.class.bits()) => (a << b) & cut,
            Code::ShiftRight if b < u64::from(bits(step.inputs[0])) => a >> b,
            Code::Mux if a != 0 => b,
            Code::Mux => c,
            Code::Join => (a << step.by | b) & cut,
            Code::Slice => (a >> step.by) & cut,
            Code::Extend => extend(a, step.by) & cut,
            Code::Parity => (a.count_ones() & 1).into(),
            _ => 0,
        };
        value & step.class.ones()
    }
}

/// Whether a step is evaluated here.
fn evaluates(code: Code) -> bool {
    !matches!(code, Code::Held | Code::Constant | Code::Read | Code::MulHigh)
}
