// SPDX-License-Identifier: MIT
//! The registers 0x238-0x23B, which say where a command buffer is.

use crate::command::registers::{CMDBUF_ADDR0, CMDBUF_ADDR1, CMDBUF_SIZE0, CMDBUF_SIZE1};
use crate::command::{Buffer, ByteMask};

use super::recording::InitialState;

/// A size or address register: the value as written and what the hardware makes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Register {
    pub id: u32,
    pub value: u32,
    /// The bits that have an effect (command-lists.md#buffers: both are in 8-byte units, and bit 0 is without effect).
    effective: u32,
}

impl Register {
    /// The number of bytes, or the address.
    pub fn bytes(self) -> u32 {
        (self.value & self.effective) << 3
    }

    /// The bits of the value that the hardware does not take.
    pub fn ignored_bits(self) -> u32 {
        self.value & !self.effective
    }
}

/// The contents of CMDBUF_SIZE0, SIZE1, ADDR0 and ADDR1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct BufferRegisters([u32; 4]);

impl BufferRegisters {
    const IDS: [u32; 4] = [CMDBUF_SIZE0, CMDBUF_SIZE1, CMDBUF_ADDR0, CMDBUF_ADDR1];
    const SIZE_BITS: u32 = 0x001F_FFFE;
    const ADDRESS_BITS: u32 = 0x1FFF_FFFE;

    /// The registers as a recording starts with them.
    pub fn new(state: &InitialState) -> Self {
        Self(Self::IDS.map(|id| state.pica_register(id)))
    }

    /// A write to any register; it changes nothing here if it is another one.
    pub fn write(&mut self, id: u32, value: u32, mask: ByteMask) {
        for (register, own) in self.0.iter_mut().zip(Self::IDS) {
            if own == id {
                *register = mask.merge(*register, value);
            }
        }
    }

    /// The size register of a buffer.
    pub fn size(&self, buffer: Buffer) -> Register {
        let [size0, size1, ..] = self.0;
        let (id, value) = match buffer {
            Buffer::Buffer0 => (CMDBUF_SIZE0, size0),
            Buffer::Buffer1 => (CMDBUF_SIZE1, size1),
        };
        Register { id, value, effective: Self::SIZE_BITS }
    }

    /// The address register of a buffer.
    pub fn address(&self, buffer: Buffer) -> Register {
        let [_, _, address0, address1] = self.0;
        let (id, value) = match buffer {
            Buffer::Buffer0 => (CMDBUF_ADDR0, address0),
            Buffer::Buffer1 => (CMDBUF_ADDR1, address1),
        };
        Register { id, value, effective: Self::ADDRESS_BITS }
    }
}
