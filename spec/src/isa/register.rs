// SPDX-License-Identifier: MIT
//! Register numbers as the instruction words hold them.

use super::RegisterFile;
use super::bits::register::{DESTINATION_WIDTH, NARROW_SOURCE_WIDTH, SOURCE_WIDTH};
use std::fmt;

/// The low `width` bits.
const fn cut(number: u8, width: usize) -> u8 {
    (number as u32 & ((1 << width) - 1)) as u8
}

/// The register of a number, where `first` gives the first number of a file. Every number is a register: the compiler of the
/// specification checks that.
const fn register(number: u8, firsts: [Option<u8>; RegisterFile::ALL.len()]) -> (RegisterFile, u8) {
    let mut i = 0;
    while i < firsts.len() {
        let file = RegisterFile::ALL[i];
        if let Some(first) = firsts[i]
            && number >= first
            && number - first < file.count()
        {
            return (file, number - first);
        }
        i += 1;
    }
    (RegisterFile::ALL[0], 0)
}

/// The number of a register, if its file has such a register and is in the numbering.
const fn number(file: RegisterFile, first: Option<u8>, number: u8) -> Option<u8> {
    match first {
        Some(first) if number < file.count() => Some(first + number),
        _ => None,
    }
}

macro_rules! firsts {
    ($function:ident) => {{
        let mut firsts = [None; RegisterFile::ALL.len()];
        let mut i = 0;
        while i < firsts.len() {
            firsts[i] = RegisterFile::ALL[i].$function();
            i += 1;
        }
        firsts
    }};
}

const FIRST_SOURCES: [Option<u8>; RegisterFile::ALL.len()] = firsts!(first_source);
const FIRST_DESTINATIONS: [Option<u8>; RegisterFile::ALL.len()] = firsts!(first_destination);

/// A source register as the wide source names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source(u8);

impl Source {
    /// The register with the field value `number` (its low bits).
    #[inline]
    pub const fn from_bits(number: u8) -> Self {
        Self(cut(number, SOURCE_WIDTH))
    }

    /// The field value.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The register of a file, if that file can be a source and has such a register.
    #[inline]
    pub const fn new(file: RegisterFile, number: u8) -> Option<Self> {
        match self::number(file, file.first_source(), number) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// The file and the number in it.
    #[inline]
    pub const fn register(self) -> (RegisterFile, u8) {
        register(self.0, FIRST_SOURCES)
    }

    /// The register as another source names it, unless it is a uniform.
    #[inline]
    pub const fn narrow(self) -> Option<NarrowSource> {
        if self.0 == cut(self.0, NARROW_SOURCE_WIDTH) { Some(NarrowSource(self.0)) } else { None }
    }
}

/// A source register as the other sources name it; there are no uniforms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NarrowSource(u8);

impl NarrowSource {
    /// The register with the field value `number` (its low bits).
    #[inline]
    pub const fn from_bits(number: u8) -> Self {
        Self(cut(number, NARROW_SOURCE_WIDTH))
    }

    /// The field value.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }
}

impl From<NarrowSource> for Source {
    fn from(narrow: NarrowSource) -> Self {
        Self(narrow.0)
    }
}

/// A destination register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Destination(u8);

impl Destination {
    /// The register with the field value `number` (its low bits).
    #[inline]
    pub const fn from_bits(number: u8) -> Self {
        Self(cut(number, DESTINATION_WIDTH))
    }

    /// The field value.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The register of a file, if that file can be written and has such a register.
    #[inline]
    pub const fn new(file: RegisterFile, number: u8) -> Option<Self> {
        match self::number(file, file.first_destination(), number) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// The file and the number in it.
    #[inline]
    pub const fn register(self) -> (RegisterFile, u8) {
        register(self.0, FIRST_DESTINATIONS)
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
