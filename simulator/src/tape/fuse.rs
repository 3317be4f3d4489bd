// SPDX-License-Identifier: MIT
//! Two steps in one, where nothing else uses the result of the first.

use super::lower::{NONE, Step, Steps};
use super::operation::Code;

impl Steps {
    /// Lets steps do what steps before them do for them alone. The roots are used from outside.
    pub fn fuse(&mut self, roots: impl Iterator<Item = u32>) {
        let mut uses = vec![0u32; self.steps.len()];
        for root in roots {
            take(self, &mut uses, root);
        }
        for number in 0..self.steps.len() {
            while uses[number] > 0
                && let Some(fused) = fused(self, &uses, &self.steps[number])
            {
                let before = std::mem::replace(&mut self.steps[number], fused);
                fused.used().for_each(|input| take(self, &mut uses, input));
                before.used().for_each(|input| release(self, &mut uses, input));
            }
        }
    }
}

/// A step has a user more; if that is the first one, what the step uses has one more, too.
fn take(steps: &Steps, uses: &mut [u32], number: u32) {
    let mut open = vec![number];
    while let Some(number) = open.pop() {
        let count = &mut uses[number as usize];
        *count += 1;
        if *count == 1 {
            open.extend(steps.steps[number as usize].used());
        }
    }
}

/// A step has a user less; if that was the last one, what the step used has one less, too.
fn release(steps: &Steps, uses: &mut [u32], number: u32) {
    let mut left = vec![number];
    while let Some(number) = left.pop() {
        let count = &mut uses[number as usize];
        *count -= 1;
        if *count == 0 {
            left.extend(steps.steps[number as usize].used());
        }
    }
}

/// What does the same as a step and one before it.
fn fused(steps: &Steps, uses: &[u32], step: &Step) -> Option<Step> {
    let of = |number: u32| steps.steps[number as usize];
    let single = |number: u32| uses[number as usize] == 1;
    let [a, b, c] = step.inputs;
    match step.code {
        Code::Mux => {
            let condition = of(a);
            match condition.code {
                // A condition that is inverted chooses the other way round.
                _ if let Some(inverted) = inverted_bit(steps, &condition) => {
                    Some(Step { inputs: [inverted, c, b], ..*step })
                }
                Code::EqualTo if single(a) => Some(Step {
                    code: Code::MuxEqual,
                    inputs: [condition.inputs[0], b, c],
                    immediate: condition.immediate,
                    ..*step
                }),
                Code::Slice if single(a) => Some(Step {
                    code: Code::MuxAny,
                    inputs: [condition.inputs[0], b, c],
                    immediate: condition.immediate << condition.by,
                    ..*step
                }),
                _ => None,
            }
        }
        Code::And | Code::Or => {
            for (first, other) in [(a, b), (b, a)] {
                let inner = of(first);
                let [x, y, _] = inner.inputs;
                let code = match (step.code, inner.code) {
                    (Code::And, Code::Xor) if let Some(inverted) = inverted(steps, &inner, other) => {
                        return Some(Step { code: Code::AndNot, inputs: [other, inverted, NONE], ..*step });
                    }
                    _ if !single(first) || first == other => continue,
                    (Code::And, Code::And) => Code::AndAnd,
                    (Code::And, Code::Or) => Code::OrAnd,
                    (Code::Or, Code::Or) => Code::OrOr,
                    (Code::Or, Code::And) => Code::AndOr,
                    _ => continue,
                };
                return Some(Step { code, inputs: [x, y, other], ..*step });
            }
            None
        }
        _ => None,
    }
}

/// The bit that a step inverts, if it does that.
fn inverted_bit(steps: &Steps, step: &Step) -> Option<u32> {
    let [a, b, _] = step.inputs;
    let is_one = |number: u32| steps.value(number) == Some(1);
    match step.code {
        Code::Xor if is_one(a) && steps.is_bit(b) => Some(b),
        Code::Xor if is_one(b) && steps.is_bit(a) => Some(a),
        _ => None,
    }
}

/// What a step inverts in all bits that another result can have.
fn inverted(steps: &Steps, step: &Step, other: u32) -> Option<u32> {
    let [a, b, _] = step.inputs;
    let all = if steps.is_bit(other) { 1 } else { step.class.ones() };
    let inverts = |number: u32| steps.value(number).is_some_and(|value| value & all == all);
    match step.code {
        Code::Xor if inverts(a) => Some(b),
        Code::Xor if inverts(b) => Some(a),
        _ => None,
    }
}
