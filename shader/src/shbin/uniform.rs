// SPDX-License-Identifier: MIT
//! The register numbering of the uniform table: 0x00-0x0F v, 0x10-0x6F c, 0x70-0x73 i, 0x78-0x87 b
//! (shbin.md#dvle).

use pica_model::shader::isa::RegisterFile;

/// First number of each file in the table.
const FILES: [(RegisterFile, u16); 4] = [
    (RegisterFile::Input, 0x00),
    (RegisterFile::Float, 0x10),
    (RegisterFile::Integer, 0x70),
    (RegisterFile::Boolean, 0x78),
];

/// The register with a number of the uniform table.
pub fn space_register(number: u16) -> Option<(RegisterFile, u8)> {
    FILES.into_iter().find_map(|(file, base)| {
        let register = number.checked_sub(base)?;
        (register < u16::from(file.count())).then_some((file, register as u8))
    })
}

/// The number of a register in the uniform table, or nothing for files that are not in it.
pub fn space_number(file: RegisterFile, register: u8) -> Option<u16> {
    FILES.into_iter().find(|&(own, _)| own == file).map(|(_, base)| base + u16::from(register))
}

/// A range of registers of one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegisterRange {
    /// The register file that it is in.
    pub file: RegisterFile,
    /// First register within it.
    pub first: u8,
    /// Number of registers, at least 1.
    pub count: u8,
}

impl RegisterRange {
    /// The range between two numbers of the uniform table, both included.
    pub fn new(first: u16, last: u16) -> Option<Self> {
        let (file, start) = space_register(first)?;
        let (last_file, end) = space_register(last)?;
        (file == last_file && start <= end).then(|| Self { file, first: start, count: end - start + 1 })
    }
}
