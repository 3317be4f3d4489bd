// SPDX-License-Identifier: MIT
//! Every register that acts when it is written.

use pica_spec::command::ByteMask;
use pica_spec::pica200::Trigger;

use super::{Flow, command_processor};
use crate::geometry::VertexSink;
use crate::gpu::machine::Machine;

impl<S: VertexSink> Machine<S> {
    /// What the trigger at `id` does; `value` is what the register holds now.
    pub(super) fn trigger(&mut self, trigger: Trigger, id: u32, value: u32, mask: ByteMask) -> Flow {
        match trigger {
            Trigger::Drawarrays => self.draw_arrays().into(),
            Trigger::Drawelements => self.draw_elements().into(),
            Trigger::RestartPrimitive => {
                self.sink.restart();
                Flow::Next
            }
            Trigger::VtxFunc => {
                if value != 0 {
                    self.geometry.cache.clear();
                }
                Flow::Next
            }
            Trigger::CmdbufJump0
            | Trigger::CmdbufJump1
            | Trigger::Finalize
            | Trigger::IrqReq1
            | Trigger::IrqReq2
            | Trigger::IrqReq3
            | Trigger::IrqReq4
            | Trigger::IrqReq5
            | Trigger::IrqReq6
            | Trigger::IrqReq7
            | Trigger::IrqReq8
            | Trigger::IrqReq9
            | Trigger::IrqReq10
            | Trigger::IrqReq11
            | Trigger::IrqReq12
            | Trigger::IrqReq13
            | Trigger::IrqReq14
            | Trigger::IrqReq15 => {
                let action = command_processor::act(id, value, mask, &self.registers, &self.choices);
                self.interrupts += u64::from(action.interrupts != 0);
                action.flow
            }
            // Program words act as they are written, so the end of an upload has nothing left to do.
            Trigger::ShCodetransferEnd(_) => Flow::Next,
            Trigger::EarlydepthClear | Trigger::FramebufferFlush | Trigger::FramebufferInvalidate => {
                let (sink, mut downstream) = self.downstream();
                sink.trigger(trigger, &mut downstream);
                Flow::Next
            }
        }
    }
}
