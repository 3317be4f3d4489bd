// SPDX-License-Identifier: MIT
//! Register numbers as the instruction words hold them (dossier sections 2.2 and 2.3).

use std::fmt;

/// The register files of a shader unit that a program names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RegisterFile {
    /// v0-v15, read only.
    Input,
    /// o0-o15, write only.
    Output,
    /// r0-r15.
    Temporary,
    /// c0-c95, float uniforms.
    Float,
    /// i0-i3, integer uniforms.
    Integer,
    /// b0-b15, boolean uniforms.
    Boolean,
}

impl RegisterFile {
    /// All register files, in the order of the documents.
    pub const ALL: [Self; 6] = [Self::Input, Self::Output, Self::Temporary, Self::Float, Self::Integer, Self::Boolean];

    /// The letter that begins its register names.
    pub const fn letter(self) -> char {
        match self {
            Self::Input => 'v',
            Self::Output => 'o',
            Self::Temporary => 'r',
            Self::Float => 'c',
            Self::Integer => 'i',
            Self::Boolean => 'b',
        }
    }

    /// Number of registers.
    pub const fn count(self) -> u8 {
        match self {
            Self::Input | Self::Output | Self::Temporary | Self::Boolean => 16,
            Self::Float => 96,
            Self::Integer => 4,
        }
    }
}

/// A source register in the 7-bit space: 0x00 v0, 0x10 r0, 0x20 c0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source(u8);

impl Source {
    /// The register with the field value `number` (its low seven bits).
    pub const fn from_bits(number: u8) -> Self {
        Self(number & 0x7F)
    }

    /// The field value, 0 to 0x7F.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The register of a file, if that file can be a source and has such a register.
    pub const fn new(file: RegisterFile, number: u8) -> Option<Self> {
        if number >= file.count() {
            return None;
        }
        match file {
            RegisterFile::Input => Some(Self(number)),
            RegisterFile::Temporary => Some(Self(0x10 + number)),
            RegisterFile::Float => Some(Self(0x20 + number)),
            RegisterFile::Output | RegisterFile::Integer | RegisterFile::Boolean => None,
        }
    }

    /// The file and the number in it.
    pub const fn register(self) -> (RegisterFile, u8) {
        match self.0 {
            0x00..=0x0F => (RegisterFile::Input, self.0),
            0x10..=0x1F => (RegisterFile::Temporary, self.0 - 0x10),
            _ => (RegisterFile::Float, self.0 - 0x20),
        }
    }

    /// The same register in the 5-bit space, unless it is a uniform.
    pub const fn narrow(self) -> Option<NarrowSource> {
        if self.0 < 0x20 { Some(NarrowSource(self.0)) } else { None }
    }
}

/// A source register in the 5-bit space, which has no uniforms: 0x00 v0, 0x10 r0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NarrowSource(u8);

impl NarrowSource {
    /// The register with the field value `number` (its low five bits).
    pub const fn from_bits(number: u8) -> Self {
        Self(number & 0x1F)
    }

    /// The field value, 0 to 0x1F.
    pub const fn bits(self) -> u8 {
        self.0
    }
}

impl From<NarrowSource> for Source {
    fn from(narrow: NarrowSource) -> Self {
        Self(narrow.0)
    }
}

/// A destination register: 0x00 o0, 0x10 r0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Destination(u8);

impl Destination {
    /// The register with the field value `number` (its low five bits).
    pub const fn from_bits(number: u8) -> Self {
        Self(number & 0x1F)
    }

    /// The field value, 0 to 0x1F.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The register of a file, if that file can be written and has such a register.
    pub const fn new(file: RegisterFile, number: u8) -> Option<Self> {
        if number >= file.count() {
            return None;
        }
        match file {
            RegisterFile::Output => Some(Self(number)),
            RegisterFile::Temporary => Some(Self(0x10 + number)),
            _ => None,
        }
    }

    /// The file and the number in it.
    pub const fn register(self) -> (RegisterFile, u8) {
        match self.0 {
            0x00..=0x0F => (RegisterFile::Output, self.0),
            _ => (RegisterFile::Temporary, self.0 - 0x10),
        }
    }
}

/// The register added to the number of the wide source: the IDX field (dossier section 2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IndexRegister {
    /// 0: no relative addressing.
    None,
    /// 1: a0.x.
    A0X,
    /// 2: a0.y.
    A0Y,
    /// 3: the loop counter.
    AL,
}

impl IndexRegister {
    /// All values in field order.
    pub const ALL: [Self; 4] = [Self::None, Self::A0X, Self::A0Y, Self::AL];

    /// The register of the low two bits of `bits`.
    pub const fn from_bits(bits: u8) -> Self {
        Self::ALL[(bits & 3) as usize]
    }

    /// The code in the IDX field of an instruction.
    pub const fn bits(self) -> u8 {
        self as u8
    }

    /// The assembly name; empty for [`IndexRegister::None`].
    pub const fn name(self) -> &'static str {
        ["", "a0.x", "a0.y", "aL"][self as usize]
    }
}

/// Writes `letter` and `number`, as in `c95`.
fn display((file, number): (RegisterFile, u8), f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{}{}", file.letter(), number)
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        display(self.register(), f)
    }
}

impl fmt::Display for NarrowSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Source::from(*self).fmt(f)
    }
}

impl fmt::Display for Destination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        display(self.register(), f)
    }
}
