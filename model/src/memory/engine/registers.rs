// SPDX-License-Identifier: MIT
//! The registers of the engines, and the writes that start them.

use pica_spec::choices::Choices;
use pica_spec::trace::{FcramSize, Memory};

use super::{DisplayTransfer, Fill, TextureCopy};
use crate::diagnostic::{Diagnostics, Place};

/// Physical address of the registers.
pub const BASE: u32 = 0x1040_0000;

/// Offsets of the two fill units; each has four registers.
const FILLS: [u32; 2] = [0x10, 0x20];
/// Control of a fill unit: offset from its first register.
const FILL_CONTROL: u32 = 0xC;
/// First register of the transfer engine.
const TRANSFER: u32 = 0xC00;
/// Flags of the transfer engine.
const TRANSFER_FLAGS: u32 = 0xC10;
/// Start of the transfer engine.
const TRANSFER_START: u32 = 0xC18;
/// Flag: texture copy instead of display transfer.
const TEXTURE_COPY: u32 = 1 << 3;
/// Start bit of all engines.
const GO: u32 = 1;
/// Set in the control register of a fill unit when it is done.
const FILL_DONE: u32 = 1 << 1;
/// Set in the start register of the transfer engine when it is done.
const TRANSFER_DONE: u32 = 1 << 8;

/// What an engine did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// A memory was filled with a word.
    Fill(Fill),
    /// A framebuffer was converted, and laid out anew.
    DisplayTransfer(DisplayTransfer),
    /// Bytes were copied.
    TextureCopy(TextureCopy),
}

/// Most pixels that an operation finds in memory: those of 16 bits that fill all of it.
const MOST_PIXELS: u64 = (FcramSize::New.bytes() as u64 + Memory::VRAM_BYTES as u64) / 2;

impl Operation {
    /// About how many pixels it went through: what it costs.
    pub(crate) fn pixels(&self) -> u64 {
        let pixels = match self {
            // Bytes that are filled or copied cost less than pixels that are converted.
            Operation::Fill(fill) => u64::from(fill.end.saturating_sub(fill.start)) / 16,
            Operation::TextureCopy(copy) => u64::from(copy.size) / 16,
            Operation::DisplayTransfer(transfer) => transfer.output_size.map(u64::from).iter().product(),
        };
        pixels.min(MOST_PIXELS)
    }
}

/// The two fill engines and the transfer engine: their registers.
#[derive(Clone, Debug, Default)]
pub struct MemoryEngines {
    fills: [[u32; 4]; 2],
    /// 0xC00 to 0xC2C.
    transfer: [u32; 12],
}

impl MemoryEngines {
    /// The CPU writes to a physical address. A write that starts an engine performs its work and gives what it was; a
    /// write to something that is not a register of the engines gives `None` and does nothing.
    pub fn write(
        &mut self,
        address: u32,
        value: u32,
        choices: &Choices,
        memory: &mut Memory,
        diagnostics: &mut Diagnostics,
    ) -> Option<Operation> {
        let operation = self.started_by(address, value);
        let register = self.register_mut(address.checked_sub(BASE)?)?;
        *register = value;
        diagnostics.place = Place::MemoryEngine { address };
        let done = match operation.as_ref()? {
            Operation::Fill(fill) => {
                fill.perform(choices, memory, diagnostics);
                FILL_DONE
            }
            Operation::TextureCopy(copy) => {
                copy.perform(memory, diagnostics);
                TRANSFER_DONE
            }
            Operation::DisplayTransfer(transfer) => {
                transfer.perform(choices, memory, diagnostics);
                TRANSFER_DONE
            }
        };
        *register = value & !GO | done;
        operation
    }

    /// What a write of the CPU to a physical address would start.
    pub fn started_by(&self, address: u32, value: u32) -> Option<Operation> {
        let offset = address.checked_sub(BASE)?;
        if value & GO == 0 {
            return None;
        }
        if let Some(unit) = FILLS.iter().position(|first| offset == first + FILL_CONTROL) {
            let [start, end, word, _] = self.fills[unit];
            return Some(Operation::Fill(Fill::new(&[start, end, word, value])));
        }
        if offset != TRANSFER_START {
            return None;
        }
        Some(if self.transfer_register(TRANSFER_FLAGS) & TEXTURE_COPY != 0 {
            Operation::TextureCopy(TextureCopy::new(|offset| self.transfer_register(offset)))
        } else {
            Operation::DisplayTransfer(DisplayTransfer::new(|offset| self.transfer_register(offset)))
        })
    }

    /// What the CPU reads from a physical address; `None` if there is no register of the engines.
    pub fn read(&self, address: u32) -> Option<u32> {
        let offset = address.checked_sub(BASE)?;
        self.clone().register_mut(offset).copied()
    }

    fn transfer_register(&self, offset: u32) -> u32 {
        self.transfer[((offset - TRANSFER) / 4) as usize]
    }

    fn register_mut(&mut self, offset: u32) -> Option<&mut u32> {
        if !offset.is_multiple_of(4) {
            return None;
        }
        let index = |first: u32| Some((offset.checked_sub(first)? / 4) as usize);
        let [first, second] = &mut self.fills;
        for (fill, base) in [first, second].into_iter().zip(FILLS) {
            if let Some(register) = index(base).and_then(|index| fill.get_mut(index)) {
                return Some(register);
            }
        }
        self.transfer.get_mut(index(TRANSFER)?)
    }
}
