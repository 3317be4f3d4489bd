// SPDX-License-Identifier: MIT
//! The header word of a command.

use std::fmt;

use super::mask::ByteMask;

/// A header word (command-lists.md#stream).
///
/// | Bits | Meaning |
/// |---|---|
/// | 0-15 | id of the first register |
/// | 16-19 | byte mask of every parameter |
/// | 20-27 | number of extra parameters after the header, 0-255 |
/// | 28-30 | unused; kept as they are |
/// | 31 | 1: parameter k goes to id + k; 0: all parameters go to id |
///
/// The type holds the word itself, so every word is a header and comes back unchanged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Header(pub u32);

impl Header {
    const CONSECUTIVE: u32 = 1 << 31;

    /// The header of one full write to `id`: all bytes, no extra parameters, not consecutive.
    pub const fn new(id: u16) -> Self {
        Self(id as u32).with_mask(ByteMask::ALL)
    }

    /// The header with another byte mask.
    pub const fn with_mask(self, mask: ByteMask) -> Self {
        Self(self.0 & !(0xF << 16) | (mask.get() as u32) << 16)
    }

    /// The header with another number of extra parameters.
    pub const fn with_extra(self, extra: u8) -> Self {
        Self(self.0 & !(0xFF << 20) | (extra as u32) << 20)
    }

    /// The header with the consecutive bit set or cleared.
    pub const fn with_consecutive(self, consecutive: bool) -> Self {
        Self(self.0 & !Self::CONSECUTIVE | (consecutive as u32) << 31)
    }

    /// Id of the register that parameter 0 goes to.
    pub const fn id(self) -> u16 {
        self.0 as u16
    }

    /// Byte mask, the same for every parameter.
    pub const fn mask(self) -> ByteMask {
        ByteMask::new((self.0 >> 16) as u8)
    }

    /// Number of parameters after the header.
    pub const fn extra(self) -> u8 {
        (self.0 >> 20) as u8
    }

    /// Bits 28-30, without a known meaning.
    pub const fn unused(self) -> u8 {
        (self.0 >> 28 & 0x7) as u8
    }

    /// Whether the ids count up from parameter to parameter.
    pub const fn consecutive(self) -> bool {
        self.0 & Self::CONSECUTIVE != 0
    }

    /// Number of parameters in all, 1 to 256.
    pub const fn parameters(self) -> usize {
        1 + self.extra() as usize
    }

    /// Number of words of the command without padding: parameters and header.
    pub const fn words(self) -> usize {
        1 + self.parameters()
    }

    /// Whether one padding word follows the parameters to fill 8 bytes.
    pub const fn is_padded(self) -> bool {
        !self.words().is_multiple_of(2)
    }

    /// The id that parameter `k` goes to. Ids above 0xFFFF appear where a consecutive command runs past it.
    pub const fn id_of(self, k: u8) -> u32 {
        self.id() as u32 + if self.consecutive() { k as u32 } else { 0 }
    }
}

impl fmt::Display for Header {
    /// `0x802F011C: id 0x11C, mask 1111, 2 extra, consecutive`; what is zero or off is left out after the mask.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#010X}: id {:#05X}, mask {}", self.0, self.id(), self.mask())?;
        if self.extra() != 0 {
            write!(f, ", {} extra", self.extra())?;
        }
        if self.unused() != 0 {
            write!(f, ", unused bits {:03b}", self.unused())?;
        }
        if self.consecutive() {
            write!(f, ", consecutive")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Header({self})")
    }
}
