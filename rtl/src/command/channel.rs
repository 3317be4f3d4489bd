// SPDX-License-Identifier: MIT
//! What goes between the blocks that handle registers.

use crate::prelude::*;

/// A write to a register, by a command list or by the CPU.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct RegisterWrite {
    /// Id of the register.
    pub reg_id: Bits<10>,
    /// The word that is written.
    pub reg_data: Bits<32>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    pub reg_mask: Bits<4>,
    /// The CPU writes, and not a command list.
    pub reg_cpu: Bit,
}

/// What a write did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct RegisterEffect {
    /// What it was: 0 the register holds the word, 1 it does and acts, 2 a transfer starts at the index that the word has, 3 the word
    /// goes to a transfer; or nothing, since 4 no byte is enabled, 5 the id cannot be written, 6 only the CPU writes it.
    pub effect: Bits<3>,
    /// Id of the register.
    pub effect_id: Bits<10>,
    /// What the register holds now, or the word that goes to a transfer; 0 if the write did nothing.
    pub effect_word: Bits<32>,
    /// The bytes that were written: bit k stands for bits 8k to 8k+7.
    pub effect_mask: Bits<4>,
    /// The transfer, of effects 2 and 3: its number in the order of the names of the ports; else 0.
    pub effect_port: Bits<5>,
}

/// A request for words of 64 bits that follow each other in memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct ListRequest {
    /// Physical address of the first, in units of 8 bytes.
    pub request_address: Bits<29>,
    /// How many, 1 to 16.
    pub request_words: Bits<5>,
}

/// How a command list has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Channel)]
pub struct ListEnd {
    /// Why: 0 an interrupt lane matched, as it should be, 1 nothing is left of it, 2 it has jumped too often.
    pub end_reason: Bits<2>,
    /// A buffer of the list is not all in memory.
    pub end_outside: Bit,
}

/// The codes of [`ListEnd::end_reason`].
pub mod reason {
    /// An interrupt lane matched.
    pub const FINALIZE: usize = 0;
    /// Nothing is left of the list.
    pub const RAN_OUT: usize = 1;
    /// The list has jumped too often.
    pub const LIMIT: usize = 2;
}

/// The codes of [`RegisterEffect::effect`].
pub mod effect {
    /// The register holds the word.
    pub const STORED: usize = 0;
    /// The register holds the word, and acts.
    pub const TRIGGERED: usize = 1;
    /// A transfer starts at an index.
    pub const INDEX: usize = 2;
    /// The word goes to a transfer.
    pub const DATA: usize = 3;
    /// Nothing: no byte is enabled. From here on writes do nothing.
    pub const EMPTY_MASK: usize = 4;
    /// Nothing: the id cannot be written.
    pub const NOT_WRITABLE: usize = 5;
    /// Nothing: command lists cannot write the register.
    pub const CPU_ONLY: usize = 6;
}
