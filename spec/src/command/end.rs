// SPDX-License-Identifier: MIT
//! Where a command list ends.

use crate::choices::FinalizeMatch;

use super::header::Header;
use super::mask::ByteMask;
use super::registers::{CMDBUF_JUMP0, CMDBUF_JUMP1, FINALIZE, IRQ_CMP_RESET};

/// What ends a list; the state of the interrupt unit and the choice `finalize_match`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EndRule {
    /// IRQ_CMP (0x020), the compare bytes of lanes 0-3.
    pub compare: u32,
    /// IRQ_AUTOSTOP (0x034): whether a match stops the list. Without it a list ends by a jump or by its size only.
    pub autostop: bool,
    /// Which writes match.
    pub finalize_match: FinalizeMatch,
}

impl Default for EndRule {
    /// The state that system software leaves: compare word 0x12345678, autostop on (command-lists.md#end-of-a-list).
    fn default() -> Self {
        Self { compare: IRQ_CMP_RESET, autostop: true, finalize_match: FinalizeMatch::default() }
    }
}

/// How a list ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListEnd {
    /// A write to FINALIZE that stops.
    Finalize,
    /// A write to CMDBUF_JUMP0 or CMDBUF_JUMP1: execution goes on in that buffer and does not return.
    Jump(Buffer),
}

/// One of the two command buffers that 0x238-0x23D describe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Buffer {
    /// CMDBUF_SIZE0, CMDBUF_ADDR0, CMDBUF_JUMP0.
    Buffer0,
    /// CMDBUF_SIZE1, CMDBUF_ADDR1, CMDBUF_JUMP1.
    Buffer1,
}

impl EndRule {
    /// How a write ends the list; `None` if the list goes on behind it. A write without an enabled byte does nothing.
    pub const fn list_end(&self, id: u32, value: u32, mask: ByteMask) -> Option<ListEnd> {
        if mask.is_none() {
            return None;
        }
        match id {
            FINALIZE if self.autostop && self.finalize_matches(value, mask) => Some(ListEnd::Finalize),
            CMDBUF_JUMP0 => Some(ListEnd::Jump(Buffer::Buffer0)),
            CMDBUF_JUMP1 => Some(ListEnd::Jump(Buffer::Buffer1)),
            _ => None,
        }
    }

    /// How parameter `k` of a command with this header ends the list.
    pub(super) const fn parameter_end(&self, header: Header, k: u8, value: u32) -> Option<ListEnd> {
        self.list_end(header.id_of(k), value, header.mask())
    }

    /// Whether a write to FINALIZE requests the interrupt.
    pub const fn finalize_matches(&self, value: u32, mask: ByteMask) -> bool {
        match self.finalize_match {
            FinalizeMatch::AnyWrite => !mask.is_none(),
            FinalizeMatch::CompareBytes => {
                let enabled = mask.bits().to_le_bytes();
                let difference = (value ^ self.compare).to_le_bytes();
                let mut lane = 0;
                while lane < 4 {
                    if enabled[lane] != 0 && difference[lane] == 0 {
                        return true;
                    }
                    lane += 1;
                }
                false
            }
        }
    }
}
