// SPDX-License-Identifier: MIT
//! Bits of instruction words.

use super::{Field, Format};

/// Where a field lies in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldSpec {
    /// What the bits mean.
    pub field: Field,
    /// Lowest bit.
    pub lsb: u32,
    /// Number of bits.
    pub width: u32,
}

impl FieldSpec {
    /// The bits of the word that belong to the field.
    #[inline]
    pub const fn mask(self) -> u32 {
        (u32::MAX >> (u32::BITS - self.width)) << self.lsb
    }

    /// The field's value in `word`.
    #[inline]
    pub const fn get(self, word: u32) -> u32 {
        (word & self.mask()) >> self.lsb
    }

    /// `value` in the field's place; bits that do not fit are cut.
    #[inline]
    pub const fn put(self, value: u32) -> u32 {
        (value << self.lsb) & self.mask()
    }
}

impl Format {
    /// The bits of the word that hold the opcode.
    #[inline]
    pub const fn opcode_mask(self) -> u32 {
        !(u32::MAX >> self.opcode_bits())
    }

    /// The bits of the word that neither the opcode nor a field with a meaning uses.
    #[inline]
    pub const fn unused_mask(self) -> u32 {
        let fields = self.fields();
        let mut used = self.opcode_mask();
        let mut i = 0;
        while i < fields.len() {
            used |= fields[i].mask();
            i += 1;
        }
        !used
    }

    /// The place of a field, reserved or not, if the format has it.
    #[inline]
    pub const fn field(self, field: Field) -> Option<FieldSpec> {
        match find(self.fields(), field) {
            None => find(self.reserved(), field),
            found => found,
        }
    }
}

const fn find(fields: &[FieldSpec], field: Field) -> Option<FieldSpec> {
    let mut i = 0;
    while i < fields.len() {
        if fields[i].field as u8 == field as u8 {
            return Some(fields[i]);
        }
        i += 1;
    }
    None
}
