// SPDX-License-Identifier: MIT
//! Rows of the opcode table.

use super::{Cost, Format, Mask, OPCODES, Opcode, Shape, Writes, bits};

/// Which components of a source (after its selector) an instruction reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reads {
    /// There is no such source.
    Nothing,
    /// The components of the mask, whatever the destination mask says.
    Always(Mask),
    /// The components of the mask that the destination mask enables.
    Enabled(Mask),
}

/// A row of the opcode table.
#[derive(Clone, Copy, Debug)]
pub struct OpcodeInfo {
    /// The instruction that it describes.
    pub opcode: Opcode,
    /// The lowest code, in the bits of the longest opcode. [`Format::opcode_bits`] says how many of its top bits count.
    pub code: u8,
    /// The name in the instruction set documents, `-` where there is none.
    pub name: &'static str,
    /// The assembly mnemonic, empty for unknown opcodes.
    pub mnemonic: &'static str,
    /// The instruction format.
    pub format: Format,
    /// The assembly operands.
    pub shape: Shape,
    /// The opcode whose function this one has with another choice of wide source; itself for all others.
    pub base: Opcode,
    /// What is read of sources 1, 2 and 3.
    pub reads: [Reads; 3],
    /// What is changed.
    pub writes: Writes,
    /// What has to be computed.
    pub cost: Cost,
    /// What it does, in a line.
    pub doc: &'static str,
    /// Where that comes from.
    pub source: &'static str,
    /// How well it is known.
    pub grade: &'static str,
}

impl OpcodeInfo {
    /// Number of codes that are this opcode.
    #[inline]
    pub const fn code_count(&self) -> usize {
        1 << (bits::OPCODE_WIDTH - self.format.opcode_bits() as usize)
    }
}

/// Fills up a list of up to three sources with [`Reads::Nothing`].
pub(super) const fn sources<const N: usize>(reads: [Reads; N]) -> [Reads; 3] {
    let mut all = [Reads::Nothing; 3];
    let mut i = 0;
    while i < N {
        all[i] = reads[i];
        i += 1;
    }
    all
}

/// The opcode of each value of the longest opcode.
const BY_CODE: [Opcode; 1 << bits::OPCODE_WIDTH] = {
    let mut table = [OPCODES[0].opcode; 1 << bits::OPCODE_WIDTH];
    let mut row = 0;
    while row < OPCODES.len() {
        let mut i = 0;
        while i < OPCODES[row].code_count() {
            table[OPCODES[row].code as usize + i] = OPCODES[row].opcode;
            i += 1;
        }
        row += 1;
    }
    table
};

impl Opcode {
    /// The opcode of an instruction word. Every word has one; some of the codes have no known meaning.
    #[inline]
    pub const fn of_word(word: u32) -> Self {
        BY_CODE[(word >> bits::OPCODE) as usize]
    }

    /// The opcode's row of the table.
    #[inline]
    pub const fn info(self) -> &'static OpcodeInfo {
        &OPCODES[self as usize]
    }

    /// The opcode with an assembly mnemonic, in any case. The spellings with a trailing `i` give their own opcode.
    pub fn from_mnemonic(mnemonic: &str) -> Option<Self> {
        let row = OPCODES.iter().find(|row| row.mnemonic.eq_ignore_ascii_case(mnemonic))?;
        (row.shape != Shape::Raw).then_some(row.opcode)
    }

    /// The opcode with the same function and a later wide source, if there is one.
    pub fn inverted(self) -> Option<Self> {
        OPCODES.iter().find(|row| row.base == self && row.opcode != self).map(|row| row.opcode)
    }
}
