// SPDX-License-Identifier: MIT
//! What an output register can mean (shbin.md#dvle and shbin.md#from-dvle-to-registers).

/// An output property: the type field of the output table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OutputType {
    /// The number in the table.
    pub code: u16,
    /// The names in assembly, the usual one first.
    pub names: &'static [&'static str],
    /// The first semantic code of the output map and how many there are; nothing for an output without meaning to the
    /// rasteriser.
    pub semantics: Option<(u8, u8)>,
    /// Bits of 0x06F that the property needs. Position needs bit 0 only where it has a third component.
    pub clock: u32,
}

/// Every property with a known meaning.
pub const OUTPUT_TYPES: [OutputType; 9] = {
    const fn row(code: u16, names: &'static [&'static str], semantics: Option<(u8, u8)>, clock: u32) -> OutputType {
        OutputType { code, names, semantics, clock }
    }
    [
        row(0, &["position", "pos"], Some((0x00, 4)), 1 << 0),
        row(1, &["normalquat", "nquat"], Some((0x04, 4)), 1 << 24),
        row(2, &["color", "clr"], Some((0x08, 4)), 1 << 1),
        row(3, &["texcoord0", "tcoord0"], Some((0x0C, 2)), 1 << 8),
        row(4, &["texcoord0w", "tcoord0w"], Some((0x10, 1)), 1 << 16),
        row(5, &["texcoord1", "tcoord1"], Some((0x0E, 2)), 1 << 9),
        row(6, &["texcoord2", "tcoord2"], Some((0x16, 2)), 1 << 10),
        row(8, &["view"], Some((0x12, 3)), 1 << 24),
        row(9, &["dummy"], None, 0),
    ]
};

impl OutputType {
    /// Code of the vertex position.
    pub const POSITION: u16 = 0;
    /// Code of an output that only fills a register.
    pub const DUMMY: u16 = 9;

    /// The property with a number.
    pub fn from_code(code: u16) -> Option<Self> {
        OUTPUT_TYPES.into_iter().find(|row| row.code == code)
    }

    /// The property with an assembly name, in any case.
    pub fn from_name(name: &str) -> Option<Self> {
        OUTPUT_TYPES.into_iter().find(|row| row.names.iter().any(|own| own.eq_ignore_ascii_case(name)))
    }

    /// The usual assembly name.
    pub const fn name(&self) -> &'static str {
        self.names[0]
    }

    /// Whether the property makes the texture units take coordinates.
    pub const fn is_texture_coordinate(&self) -> bool {
        matches!(self.code, 3..=6)
    }
}
