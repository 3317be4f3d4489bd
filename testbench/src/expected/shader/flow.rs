// SPDX-License-Identifier: MIT
//! What `shader_flow` gives.

use pica_model::shader::{Flow, FlowRules, Next, Transfer};
use pica_spec::choices::{Choices, ShaderRegisterInit};
use pica_vectors::Item;

/// The channel of steps.
pub const STEP: usize = 0;
/// The channel of program counters.
pub const NEXT: usize = 1;

/// The operations of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// To the next address.
    Sequential,
    /// Start of an invocation.
    Start,
    /// Jump, or IF that is not taken.
    Jump,
    /// CALL that is taken.
    Call,
    /// IF that is taken.
    Then,
    /// LOOP.
    Loop,
    /// BREAK that is taken.
    Break,
    /// Start of an invocation with 0 in aL.
    StartZero,
}

impl Operation {
    /// All operations, in the order of their numbers.
    pub const ALL: [Self; 8] =
        [Self::Sequential, Self::Start, Self::Jump, Self::Call, Self::Then, Self::Loop, Self::Break, Self::StartZero];
}

/// A step.
pub fn step(operation: Operation, target: u16, count: u16, integer: [u8; 3]) -> Item {
    let [x, y, z] = integer.map(u32::from);
    Item { channel: STEP, values: vec![operation as u32, target.into(), count.into(), x, y, z] }
}

/// What comes out for the steps that go in, at a unit with `depth` program words.
///
/// The program counter goes on from where a program ends, which no unit does.
pub fn expect(inputs: &[Item], depth: u16, choices: &Choices) -> Vec<Item> {
    let rules = FlowRules::new(depth, choices);
    let mut flow = Flow::new(0);
    let mut al = 0;
    inputs
        .iter()
        .filter_map(|item| {
            let [operation, target, count, x, y, z] = item.values[..] else { return None };
            let (target, count) = (target as u16, count as u16);
            let integer = [x, y, z].map(|byte| byte as u8);
            let transfer = match Operation::ALL.get(operation as usize) {
                Some(start @ (Operation::Start | Operation::StartZero)) => {
                    flow = Flow::new(target % depth);
                    if *start == Operation::StartZero || choices.shader_register_init == ShaderRegisterInit::Zero {
                        al = 0;
                    }
                    return Some(next(&flow, al, Next::Inside));
                }
                Some(Operation::Jump) => Transfer::To(target),
                Some(Operation::Call) => flow.call(target, count),
                Some(Operation::Then) => flow.enter_then(target, count),
                Some(Operation::Loop) => {
                    let transfer = flow.enter_loop(target, integer, al);
                    al = integer[1].into();
                    transfer
                }
                Some(Operation::Break) => Transfer::Break,
                Some(Operation::Sequential) | None => Transfer::Sequential,
            };
            let result = flow.advance(transfer, &mut al, &rules);
            Some(next(&flow, al, result))
        })
        .collect()
}

fn next(flow: &Flow, al: u32, next: Next) -> Item {
    let past = (next == Next::Past).into();
    Item { channel: NEXT, values: vec![flow.pc.into(), al, past, flow.in_loop().into()] }
}
