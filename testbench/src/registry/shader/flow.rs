// SPDX-License-Identifier: MIT
//! `shader_flow`: invocations as a sequence of steps.

use crate::block::{Simpler, Unit};
use crate::coverage::shader::stacks::StackBins;
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::expected::shader::flow::{Operation, expect, step};
use crate::random::CaseRng;
use crate::stimulus::shader::instruction::{FlowStep, Instructions};
use crate::stimulus::shader::program::stacks::{Action, Stacks};
use crate::stimulus::simpler_items;
use pica_spec::choices::Choices;
use pica_vectors::{Case, Item};

/// Words of program memory.
const DEPTH: u16 = 512;

/// `shader_flow` as the campaigns see it.
pub struct FlowUnit {
    instructions: Instructions,
    choices: Choices,
    table: Table,
    operation: Group<1>,
    stacks: StackBins,
    aside: Group<1>,
}

/// What else happens.
const ASIDE: [&str; 5] = [
    "BREAK outside of a loop",
    "an address past the program",
    "aL wraps past 255",
    "a start with open blocks",
    "a start past the program",
];

impl FlowUnit {
    /// Under `choices`.
    pub fn new(choices: &Choices) -> Self {
        let mut table = Table::default();
        let operation = table.group([Operation::ALL.len()], |[i]| Bin::new(format!("{:?}", Operation::ALL[i])));
        let stacks = StackBins::new(&mut table);
        let aside = table.list("flow", &ASIDE);
        Self { instructions: Instructions::new(), choices: *choices, table, operation, stacks, aside }
    }
}

/// The transaction of a step.
fn item(flow_step: FlowStep) -> Item {
    match flow_step {
        FlowStep::Start(entry, false) => step(Operation::Start, entry, 0, [0; 3]),
        FlowStep::Start(entry, true) => step(Operation::StartZero, entry, 0, [0; 3]),
        FlowStep::Instruction(action, integer) => {
            let (operation, target, count) = match action {
                Action::Next => (Operation::Sequential, 0, 0),
                Action::Jump(target) => (Operation::Jump, target, 0),
                Action::Call(target, count) => (Operation::Call, target, count),
                Action::Then(target, count) => (Operation::Then, target, count),
                Action::Loop(last, _) => (Operation::Loop, last, 0),
                Action::Break => (Operation::Break, 0, 0),
            };
            step(operation, target, count, integer)
        }
    }
}

/// The step of a transaction.
fn step_of(item: &Item) -> Option<FlowStep> {
    let &[operation, target, count, x, y, z] = item.values.as_slice() else { return None };
    let (target, count) = (target as u16, count as u16);
    let integer = [x, y, z].map(|byte| byte as u8);
    let action = match Operation::ALL.get(operation as usize)? {
        Operation::Start => return Some(FlowStep::Start(target, false)),
        Operation::StartZero => return Some(FlowStep::Start(target, true)),
        Operation::Sequential => Action::Next,
        Operation::Jump => Action::Jump(target),
        Operation::Call => Action::Call(target, count),
        Operation::Then => Action::Then(target, count),
        Operation::Loop => Action::Loop(target, integer[0]),
        Operation::Break => Action::Break,
    };
    Some(FlowStep::Instruction(action, integer))
}

impl Unit for FlowUnit {
    fn stimulus(&self, rng: &mut CaseRng) -> Vec<Item> {
        let invocations = 1 + rng.below(3);
        let steps = (0..invocations).flat_map(|_| self.instructions.flow(rng, DEPTH, &self.choices));
        steps.map(item).collect()
    }

    fn expect(&self, inputs: &[Item]) -> Vec<Item> {
        expect(inputs, DEPTH, &self.choices)
    }

    fn bins(&self) -> Vec<Bin> {
        self.table.bins.clone()
    }

    fn cover(&self, case: &Case, hits: &mut Hits) {
        use crate::stimulus::shader::program::stacks::Kind;
        let empty = Stacks::new(DEPTH, &self.choices);
        let mut stacks = empty.clone();
        let (mut pc, mut al) = (0, 0);
        for (input, output) in case.inputs.iter().zip(&case.outputs) {
            let Some(step) = step_of(input) else { continue };
            self.operation.mark([input.values[0] as usize], hits);
            let &[next, next_al, ..] = output.values.as_slice() else { continue };
            let aside = match step {
                FlowStep::Start(entry, _) => {
                    let open = Kind::ALL.iter().any(|kind| stacks.len(*kind) > 0);
                    stacks = empty.clone();
                    [false, false, false, open, entry >= DEPTH]
                }
                FlowStep::Instruction(action, _) => {
                    let outside = action == Action::Break && stacks.len(Kind::Loop) == 0;
                    let events = stacks.step(pc, action);
                    self.stacks.cover(action, &events, hits);
                    let past = pc + 1 >= DEPTH && matches!(action, Action::Next);
                    [outside, past, events.loop_end.is_some() && next_al < al, false, false]
                }
            };
            for (what, _) in aside.into_iter().enumerate().filter(|(_, happened)| *happened) {
                self.aside.mark([what], hits);
            }
            (pc, al) = (next as u16, next_al);
        }
    }

    fn simpler<'a>(&'a self, inputs: &'a [Item]) -> Simpler<'a> {
        Box::new(simpler_items(inputs))
    }

    fn explain(&self, case: &Case, actual: &[Item]) -> Option<String> {
        let place = case.outputs.iter().zip(actual).position(|(expected, actual)| expected != actual);
        let place = place.unwrap_or(case.outputs.len().min(actual.len()));
        let step = step_of(case.inputs.get(place)?)?;
        let before = place.checked_sub(1).and_then(|place| case.outputs[place].values.first());
        let pc = before.map_or(String::new(), |pc| format!(" at {pc:03X}"));
        Some(format!("step {place}{pc} differs: {step:X?}\n"))
    }
}
