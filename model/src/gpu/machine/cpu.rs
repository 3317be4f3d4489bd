// SPDX-License-Identifier: MIT
//! The registers as the CPU sees them, at 0x10401000 + 4 * id (command-lists.md#stream to command-lists.md#buffers).

use pica_spec::command::{Buffer, ByteMask};
use pica_spec::pica200::{Port, ROUTES, Target, id};
use pica_spec::register_file::Writer;

use super::Machine;
use crate::command::{ListReport, interrupt};
use crate::diagnostic::Place;
use crate::geometry::VertexSink;
use crate::gpu::limits::Budget;

/// The writes by which system software prepares the core: interrupt compare, mask and autostop, and configuration mode
/// (command-lists.md#end-of-a-list).
pub const SET_UP: [(u32, u32); 4] =
    [(id::IRQ_CMP0, 0x1234_5678), (id::IRQ_MASK_LOW, 0xFFFF_FFF0), (id::IRQ_AUTOSTOP, 1), (id::START_DRAW_FUNC0, 1)];

impl<S: VertexSink> Machine<S> {
    /// The CPU writes a register.
    ///
    /// CMDBUF_JUMP0 and CMDBUF_JUMP1 (0x23C, 0x23D) start the list in their buffer if bit 0 is set, and run it to its
    /// end; what it did is returned. Any other register acts as it does in a command list, and those that lists cannot
    /// write are written.
    pub fn cpu_write(&mut self, id: u32, value: u32) -> Option<ListReport> {
        self.diagnostics.place = Place::Cpu { id };
        match id {
            id::CMDBUF_JUMP0 | id::CMDBUF_JUMP1 => {
                let buffer = if id == id::CMDBUF_JUMP0 { Buffer::Buffer0 } else { Buffer::Buffer1 };
                return (value & 1 != 0).then(|| self.run_list(buffer));
            }
            _ => {
                self.budget = Budget::new(&self.limits);
                // Nothing is left to be stopped: a list runs to its end before the CPU writes again.
                self.write(id, value, ByteMask::ALL, Writer::Cpu);
                self.end_immediate_run();
            }
        }
        None
    }

    /// The CPU reads a register. Reads of LIGHTING_LUT_DATA advance its index (command-lists.md#index-and-data-ports).
    pub fn cpu_read(&mut self, id: u32) -> u32 {
        match ROUTES.get(id as usize).map(|route| route.target) {
            Some(Target::Data(Port::LightingLut)) => self.luts.lighting.read(&mut self.registers),
            _ => interrupt::cpu_read(id, &self.registers).unwrap_or_else(|| self.registers.read_by_cpu(id)),
        }
    }

    /// Does the writes of [`SET_UP`].
    pub fn set_up(&mut self) {
        for (id, value) in SET_UP {
            self.cpu_write(id, value);
        }
    }
}
