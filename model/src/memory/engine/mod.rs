// SPDX-License-Identifier: MIT
//! The memory engines next to the 3D core: fills, display transfers, texture copies (memory-engines.md).
//!
//! The registers of the engines are the CPU's, from physical address 0x10400000 on. A fill or transfer is complete when
//! the write that starts it returns. Not covered: the interrupts at their end, and how long they take.

mod access;
mod fill;
mod image;
mod in_words;
mod registers;
mod texture_copy;
mod transfer;

pub use fill::Fill;
pub use registers::{BASE, MemoryEngines, Operation};
pub use texture_copy::{Lines, TextureCopy};
pub use transfer::{DisplayTransfer, Scaling, pixel_format};
