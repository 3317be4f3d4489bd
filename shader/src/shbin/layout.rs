// SPDX-License-Identifier: MIT
//! Where the pieces of a container lie in its file.

use super::{Dvle, Shbin};

/// Bytes of the fixed headers and of the table entries.
pub(super) mod size {
    pub const DVLB_HEADER: usize = 8;
    pub const DVLP_HEADER: usize = 40;
    /// The header without its last three words, as nihstro writes it.
    pub const DVLP_SHORT_HEADER: usize = 28;
    pub const DVLE_HEADER: usize = 64;
    pub const DESCRIPTOR: usize = 8;
    pub const CONSTANT: usize = 20;
    pub const LABEL: usize = 16;
    pub const OUTPUT: usize = 8;
    pub const UNIFORM: usize = 8;
}

/// Numbers of elements that decide how much room a program's tables take.
type Counts = [usize; 5];

/// Offsets of a program, its tables relative to its own start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DvleLayout {
    pub offset: u32,
    /// Offsets of constants, labels, outputs, uniforms, symbols.
    pub tables: [u32; 5],
    pub counts: Counts,
}

/// The offsets of everything in a container file, and the bytes that belong to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    pub(super) length: usize,
    /// Whether the DVLP header has the words from 0x1C on.
    pub(super) long_header: bool,
    /// Offset of the code from the start of the DVLP, and its words.
    pub(super) code: (u32, usize),
    /// Offset of the operand descriptors from the start of the DVLP, and their number.
    pub(super) descriptors: (u32, usize),
    /// DVLP word 0x18. Picasso puts the size of the DVLP there; other tools a value near the file name table's offset.
    pub(super) word_18: u32,
    /// Offset of the file names from the start of the DVLP, and their bytes.
    pub(super) file_names: (u32, usize),
    pub(super) programs: Vec<DvleLayout>,
    /// Offset and bytes of each gap that is not all zero.
    pub(super) gaps: Vec<(usize, Vec<u8>)>,
}

impl Layout {
    /// The layout that picasso writes: DVLB, DVLP header, code, descriptors, programs, without gaps; every program is
    /// padded with zeros to 4 bytes. `None` if the file would pass 4 GiB.
    pub(super) fn picasso(shbin: &Shbin) -> Option<Self> {
        let word = |bytes: usize| u32::try_from(bytes).ok();
        let code = size::DVLP_HEADER;
        let descriptors = code + 4 * shbin.code.len();
        let dvlp_size = descriptors + size::DESCRIPTOR * shbin.descriptors.len();
        let mut end = size::DVLB_HEADER + 4 * shbin.programs.len() + dvlp_size;
        let file_names = if shbin.file_names.is_empty() {
            0
        } else {
            end += shbin.file_names.len().next_multiple_of(4);
            word(dvlp_size)?
        };
        let mut programs = Vec::with_capacity(shbin.programs.len());
        for program in &shbin.programs {
            let counts = counts(program);
            let entry_sizes = [size::CONSTANT, size::LABEL, size::OUTPUT, size::UNIFORM, 1];
            let mut tables = [0; 5];
            let mut next = size::DVLE_HEADER;
            for ((table, count), entry) in tables.iter_mut().zip(counts).zip(entry_sizes) {
                *table = word(next)?;
                next += count * entry;
            }
            programs.push(DvleLayout { offset: word(end)?, tables, counts });
            end += next.next_multiple_of(4);
        }
        word(end)?;
        Some(Self {
            length: end,
            long_header: true,
            code: (word(code)?, shbin.code.len()),
            descriptors: (word(descriptors)?, shbin.descriptors.len()),
            word_18: word(dvlp_size)?,
            file_names: (file_names, shbin.file_names.len()),
            programs,
            gaps: Vec::new(),
        })
    }

    /// Whether every table still has the number of entries it had when the layout was taken.
    pub(super) fn fits(&self, shbin: &Shbin) -> bool {
        (self.long_header || shbin.unknown_1c == 0)
            && self.code.1 == shbin.code.len()
            && self.descriptors.1 == shbin.descriptors.len()
            && self.file_names.1 == shbin.file_names.len()
            && self.programs.len() == shbin.programs.len()
            && self.programs.iter().zip(&shbin.programs).all(|(layout, program)| layout.counts == counts(program))
    }
}

/// The numbers of constants, labels, outputs, uniforms and symbol bytes.
pub(super) fn counts(program: &Dvle) -> Counts {
    [
        program.constants.len(),
        program.labels.len(),
        program.outputs.len(),
        program.uniforms.len(),
        program.symbols.len(),
    ]
}
