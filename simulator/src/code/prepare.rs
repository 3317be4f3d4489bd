// SPDX-License-Identifier: MIT
//! What is done to a plan before it is compiled.

use crate::tape::Fault;
use crate::tape::lower::{NONE, Step};
use crate::tape::operation::Code;
use crate::tape::plan::Plan;

impl Plan {
    /// Makes a step of what registers have next of other registers, inputs and numbers.
    pub fn copy(&mut self) {
        for register in self.registers.iter_mut().filter(|register| register.node != register.next) {
            let next = self.steps.steps[register.next as usize];
            if matches!(next.code, Code::Held | Code::Constant) {
                let inputs = [register.next, NONE, NONE];
                register.next = self.steps.steps.len() as u32;
                self.next.push(register.next);
                self.steps.steps.push(Step { code: Code::Slice, inputs, immediate: next.class.ones(), ..next });
            }
        }
    }

    /// Plants a fault of steps or of the order of writes.
    pub fn plant(&mut self, fault: Fault) {
        let steps = self.steps.steps.iter_mut();
        match fault {
            Fault::Width => {
                let kept = [Code::Held, Code::Constant, Code::EqualTo, Code::MuxEqual, Code::MuxAny];
                steps.filter(|step| !kept.contains(&step.code)).for_each(|step| step.immediate = u64::MAX);
            }
            Fault::Sign => {
                let signs = steps.filter(|step| step.code == Code::Extend);
                signs.for_each(|step| (step.code, step.by) = (Code::Slice, 0));
            }
            Fault::Writes => self.stores.reverse(),
            Fault::Moves | Fault::Changes => {}
        }
    }
}
