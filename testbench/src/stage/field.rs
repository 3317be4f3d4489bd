// SPDX-License-Identifier: MIT
//! Bits of an input.

use crate::random::CaseRng;
use pica_rtl::dut::Values;

/// Bits of a word of a value.
const WORD: usize = u32::BITS as usize;

/// Bits of an input, which lie in one word of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// The port.
    pub port: &'static str,
    /// The lowest of them.
    pub lsb: usize,
    /// How many.
    pub width: usize,
}

/// Bits of an input: a field of the register that comes in at `port`.
pub const fn field(port: &'static str, lsb: usize, width: usize) -> Field {
    Field { port, lsb, width }
}

/// The low `width` bits of an input.
pub const fn whole(port: &'static str, width: usize) -> Field {
    field(port, 0, width)
}

/// A field of a row: its port is a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    word: usize,
    lsb: usize,
    pub(super) width: usize,
}

impl Field {
    /// The value of the field.
    pub fn get<I: Values>(self, inputs: I) -> u32 {
        self.place::<I>().of(&inputs)
    }

    /// The place of the field in a row of inputs.
    ///
    /// # Panics
    /// If the block has no such port: the registry is wrong.
    pub(super) fn place<I: Values>(self) -> Place {
        let port = I::WORDS.iter().position(|name| *name == self.port);
        let port = port.unwrap_or_else(|| panic!("no port `{}`", self.port));
        Place { word: port + self.lsb / WORD, lsb: self.lsb % WORD, width: self.width }
    }
}

impl Place {
    const fn mask(self) -> u32 {
        u32::MAX >> (32 - self.width)
    }

    /// The value of the field among inputs.
    pub(super) fn of<I: Values>(self, inputs: &I) -> u32 {
        inputs.get(self.word) >> self.lsb & self.mask()
    }

    /// The value of the field in a row.
    pub(super) const fn get(self, row: &[u32]) -> u32 {
        row[self.word] >> self.lsb & self.mask()
    }

    /// Gives it a value.
    pub(super) const fn set(self, row: &mut [u32], value: u32) {
        let kept = row[self.word] & !(self.mask() << self.lsb);
        row[self.word] = kept | (value & self.mask()) << self.lsb;
    }

    /// 0, 1, the two in the middle, the last two, or any.
    pub(super) fn draw(self, rng: &mut CaseRng) -> u32 {
        let (most, middle) = (self.mask(), self.mask() / 2);
        match rng.below(12) {
            0 => 0,
            1 => 1,
            2 => middle,
            3 => middle + 1,
            4 => most - 1,
            5 => most,
            _ => rng.word() as u32,
        }
    }
}
