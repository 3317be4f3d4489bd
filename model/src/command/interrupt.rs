// SPDX-License-Identifier: MIT
//! The interrupt lanes (command-lists.md#end-of-a-list).
//!
//! 64 byte lanes, four per word: request (0x010-0x01F; 0x010 is FINALIZE), compare (0x020-0x02F), one mask bit per lane
//! (0x030, 0x031). A write whose byte equals the compare byte of its lane requests the interrupt, unless the lane is
//! masked, and ends the list if IRQ_AUTOSTOP is set (assumption `irq_mask`).

use pica_spec::choices::{Choices, FinalizeMatch};
use pica_spec::command::ByteMask;
use pica_spec::pica200::id;
use pica_spec::register_file::RegisterFile;

/// What a write to a request register did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The lanes that matched, a bit each.
    pub matched: u32,
    /// The lanes that matched and are not masked, a bit each: they request the interrupt.
    pub interrupts: u32,
}

/// A write to request word `id` (0x010-0x01F).
///
/// The choice `finalize_match` concerns FINALIZE; the other request words always compare.
pub fn request(id: u32, value: u32, mask: ByteMask, registers: &RegisterFile, choices: &Choices) -> Request {
    let word = id - id::FINALIZE;
    let any = id == id::FINALIZE && choices.finalize_match == FinalizeMatch::AnyWrite;
    let lanes =
        if any { u32::from(mask.get()) } else { u32::from(mask.get()) & equal(value, compare(registers, word)) };
    Request { matched: lanes, interrupts: lanes & !masked(registers, word) }
}

/// The compare bytes of a word.
fn compare(registers: &RegisterFile, word: u32) -> u32 {
    registers.get(id::IRQ_CMP0 + word)
}

/// The mask bits of a word's lanes.
fn masked(registers: &RegisterFile, word: u32) -> u32 {
    let mask = registers.get(if word < 8 { id::IRQ_MASK_LOW } else { id::IRQ_MASK_HIGH });
    mask >> (4 * (word % 8)) & 0xF
}

/// One bit for each of four bytes that are equal.
fn equal(a: u32, b: u32) -> u32 {
    let (a, b) = (a.to_le_bytes(), b.to_le_bytes());
    (0..4).filter(|&lane| a[lane] == b[lane]).map(|lane| 1 << lane).sum()
}

/// What the CPU reads from the registers that show the lanes: IRQ_ACK (0x000-0x00F), the mirror of the request bytes,
/// and IRQ_STAT (0x032, 0x033), which lanes are equal to their compare byte now. `None` for every other register.
pub(crate) fn cpu_read(id: u32, registers: &RegisterFile) -> Option<u32> {
    let status = |first: u32| {
        (0..8).map(|k| equal(registers.get(id::FINALIZE + first + k), compare(registers, first + k)) << (4 * k)).sum()
    };
    match id {
        id::IRQ_ACK0..=id::IRQ_ACK15 => Some(registers.get(id::FINALIZE + id)),
        id::IRQ_STAT_LOW => Some(status(0)),
        id::IRQ_STAT_HIGH => Some(status(8)),
        _ => None,
    }
}

/// The CPU wrote to IRQ_ACK word `id` (0x000-0x00F): the request bytes are the same storage.
pub(crate) fn acknowledge(id: u32, value: u32, registers: &mut RegisterFile) {
    registers.set(id::FINALIZE + id, value);
}
