// SPDX-License-Identifier: MIT
//! Every register that acts when it is written.

use pica_spec::command::{Buffer, ByteMask};
use pica_spec::pica200::Trigger;

use super::{Flow, ListEnd, interrupt};
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
            Trigger::CmdbufJump0 => Flow::Jump(Buffer::Buffer0),
            Trigger::CmdbufJump1 => Flow::Jump(Buffer::Buffer1),
            Trigger::Finalize
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
            | Trigger::IrqReq15 => self.interrupt_request(id, value, mask),
            // Program words act as they are written, so the end of an upload has nothing left to do.
            Trigger::ShCodetransferEnd(_) => Flow::Next,
            Trigger::EarlydepthClear | Trigger::FramebufferFlush | Trigger::FramebufferInvalidate => {
                let (sink, mut downstream) = self.downstream();
                sink.trigger(trigger, &mut downstream);
                Flow::Next
            }
        }
    }

    fn interrupt_request(&mut self, id: u32, value: u32, mask: ByteMask) -> Flow {
        let request = interrupt::request(id, value, mask, &self.registers, &self.choices);
        self.interrupts += u64::from(request.interrupt);
        if request.matched && self.registers.irq_autostop().stop() { Flow::End(ListEnd::Finalize) } else { Flow::Next }
    }
}
