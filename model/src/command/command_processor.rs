// SPDX-License-Identifier: MIT
//! The command processor: from the words of a list to register writes, and where the list goes on
//! (command-lists.md#stream to command-lists.md#buffers).

use pica_spec::choices::{Choices, ExcessConsecutiveParameters};
use pica_spec::command::{Buffer, ByteMask, Diagnostic, EndRule, Event, Item, Write};
use pica_spec::pica200::{ID_COUNT, id};
use pica_spec::register_file::RegisterFile;

use super::{Flow, ListEnd, interrupt};

/// A part of a segment that somebody has to act on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A write; its id is the one that it goes to.
    Write(Write),
    /// A finding of the decoder.
    Problem(Diagnostic),
}

/// What a write to a register of the command processor does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action {
    /// Where execution goes on.
    pub flow: Flow,
    /// The interrupt lanes that are requested, of the four of the word.
    pub interrupts: u32,
}

/// Executes parts of a segment in their order: `step` says of each where execution goes on.
pub fn run_segment(
    events: &mut impl Iterator<Item = Event>,
    excess: ExcessConsecutiveParameters,
    mut step: impl FnMut(Step) -> Flow,
) -> Flow {
    for event in events {
        let flow = match event {
            Event::Item(Item::Write(write)) => step(Step::Write(Write { id: register_id(&write, excess), ..write })),
            Event::Diagnostic(diagnostic) => step(Step::Problem(diagnostic)),
            Event::Item(Item::Padding { .. } | Item::Tail { .. }) => Flow::Next,
        };
        if flow != Flow::Next {
            return flow;
        }
    }
    Flow::Next
}

/// What a write to CMDBUF_JUMP0 or CMDBUF_JUMP1 does, or one to a request word of interrupt lanes (0x010-0x01F).
pub fn act(id: u32, value: u32, mask: ByteMask, registers: &RegisterFile, choices: &Choices) -> Action {
    match id {
        id::CMDBUF_JUMP0 => Action { flow: Flow::Jump(Buffer::Buffer0), interrupts: 0 },
        id::CMDBUF_JUMP1 => Action { flow: Flow::Jump(Buffer::Buffer1), interrupts: 0 },
        id => {
            let request = interrupt::request(id, value, mask, registers, choices);
            let stops = request.matched != 0 && registers.irq_autostop().stop();
            let flow = if stops { Flow::End(ListEnd::Finalize) } else { Flow::Next };
            Action { flow, interrupts: request.interrupts }
        }
    }
}

/// Address and size of a command buffer in bytes. Bit 0 of the registers has no effect (command-lists.md#buffers),
/// so both are multiples of 16.
pub fn command_buffer(registers: &RegisterFile, buffer: Buffer) -> (u32, usize) {
    let (address, size) = match buffer {
        Buffer::Buffer0 => (registers.cmdbuf_addr0().address(), registers.cmdbuf_size0().size()),
        Buffer::Buffer1 => (registers.cmdbuf_addr1().address(), registers.cmdbuf_size1().size()),
    };
    (address & !0xF, (size as usize & !1) * 8)
}

/// The rule by which the decoder tells the end of the list. Lists cannot change what it depends on.
pub fn end_rule(registers: &RegisterFile, choices: &Choices) -> EndRule {
    EndRule {
        compare: registers.get(id::IRQ_CMP0),
        autostop: registers.irq_autostop().stop(),
        finalize_match: choices.finalize_match,
    }
}

/// The id that a parameter goes to: choice `excess_consecutive_parameters` for those past the last register. A
/// header that names such an id itself has no effect in either case.
fn register_id(write: &Write, excess: ExcessConsecutiveParameters) -> u32 {
    use ExcessConsecutiveParameters::{Dropped, Wrap};
    const IDS: u32 = ID_COUNT as u32;
    match excess {
        Wrap if u32::from(write.header.id()) < IDS => write.id % IDS,
        Wrap | Dropped => write.id,
    }
}
