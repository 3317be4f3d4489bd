// SPDX-License-Identifier: MIT
//! The register block of a shader unit (command-lists.md#index-and-data-ports, registers.md#shader-units): offsets from
//! its BOOLUNIFORM.

use pica_spec::pica200::{bits, id};

/// The offset of a register, given as its id in the first block.
const fn offset(first: u32) -> u8 {
    (first - id::SH_BOOLUNIFORM[0]) as u8
}

/// BOOLUNIFORM.
pub const BOOLUNIFORM: u8 = offset(id::SH_BOOLUNIFORM[0]);
/// INTUNIFORM_I0, which I1 to I3 follow.
pub const INTUNIFORM: u8 = offset(id::SH_INTUNIFORM_I0[0]);
/// INPUTBUFFER_CONFIG.
pub const INPUTBUFFER_CONFIG: u8 = offset(id::SH_INPUTBUFFER_CONFIG[0]);
/// ENTRYPOINT.
pub const ENTRYPOINT: u8 = offset(id::SH_ENTRYPOINT[0]);
/// ATTRIBUTES_PERMUTATION_LOW, which HIGH follows.
pub const PERMUTATION: u8 = offset(id::SH_ATTRIBUTES_PERMUTATION_LOW[0]);
/// ATTRIBUTES_PERMUTATION_HIGH.
pub const PERMUTATION_HIGH: u8 = offset(id::SH_ATTRIBUTES_PERMUTATION_HIGH[0]);
/// OUTMAP_MASK.
pub const OUTMAP_MASK: u8 = offset(id::SH_OUTMAP_MASK[0]);
/// CODETRANSFER_END, which has no effect.
pub const CODETRANSFER_END: u8 = offset(id::SH_CODETRANSFER_END[0]);

/// The transfer mode of FLOATUNIFORM_INDEX: the words that follow are f32.
pub const FLOAT32: u32 = 1 << bits::sh_floatuniform_index::TRANSFER_MODE;

/// Ids of the data words of a port, which are aliases of each other.
pub const ALIASES: u8 = 8;

/// A port that fills a memory: an index register and data registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Port {
    /// Float uniforms: three words a vector as float24, four as float32.
    Float,
    /// Program memory.
    Code,
    /// Operand descriptors.
    Descriptor,
}

impl Port {
    /// All ports.
    pub const ALL: [Self; 3] = [Self::Float, Self::Code, Self::Descriptor];

    /// The name of the port in messages and bins.
    pub const fn name(self) -> &'static str {
        ["float uniform", "code", "descriptor"][self as usize]
    }

    /// The offset of its index register.
    pub const fn index(self) -> u8 {
        offset(match self {
            Self::Float => id::SH_FLOATUNIFORM_INDEX[0],
            Self::Code => id::SH_CODETRANSFER_INDEX[0],
            Self::Descriptor => id::SH_OPDESCS_INDEX[0],
        })
    }

    /// The offset of its first data register.
    pub const fn data(self) -> u8 {
        offset(match self {
            Self::Float => id::SH_FLOATUNIFORM_DATA[0],
            Self::Code => id::SH_CODETRANSFER_DATA[0],
            Self::Descriptor => id::SH_OPDESCS_DATA[0],
        })
    }

    /// The port whose index register is at an offset.
    pub fn of_index(offset: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|port| port.index() == offset)
    }

    /// The port that has a data register at an offset, and which of them it is.
    pub fn of_data(offset: u8) -> Option<(Self, u8)> {
        Self::ALL.into_iter().find_map(|port| {
            let alias = offset.checked_sub(port.data())?;
            (alias < ALIASES).then_some((port, alias))
        })
    }
}

/// A vector of raw float24 (x, y, z, w) in the three words of a transfer: `WWWWWWZZ`, `ZZZZYYYY`, `YYXXXXXX`.
pub const fn pack_float24([x, y, z, w]: [u32; 4]) -> [u32; 3] {
    [w << 8 | z >> 16, z << 16 | y >> 8, y << 24 | x]
}

/// The vector in three words.
pub const fn unpack_float24([first, second, third]: [u32; 3]) -> [u32; 4] {
    let (y, z) = ((second & 0xFFFF) << 8 | third >> 24, (first & 0xFF) << 16 | second >> 16);
    [third & 0xFF_FFFF, y, z, first >> 8]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The offsets of registers.md#shader-units.
    #[test]
    fn offsets_are_those_of_the_ports() {
        let plain =
            [BOOLUNIFORM, INTUNIFORM, INPUTBUFFER_CONFIG, ENTRYPOINT, PERMUTATION, OUTMAP_MASK, CODETRANSFER_END];
        assert_eq!(plain, [0x00, 0x01, 0x09, 0x0A, 0x0B, 0x0D, 0x0F]);
        assert_eq!(Port::ALL.map(|port| (port.index(), port.data())), [(0x10, 0x11), (0x1B, 0x1C), (0x25, 0x26)]);
        assert_eq!(Port::of_data(0x18), Some((Port::Float, 7)));
        assert_eq!(Port::of_data(0x19), None);
    }

    /// (1, 2, 3, 4) packed by hand.
    #[test]
    fn float24_words_are_packed_w_first() {
        let vector = [0x3F_0000, 0x40_0000, 0x40_8000, 0x41_0000];
        assert_eq!(pack_float24(vector), [0x4100_0040, 0x8000_4000, 0x003F_0000]);
        assert_eq!(
            unpack_float24(pack_float24([1, 0x12_3456, 0xAB_CDEF, 0xFF_FFFF])),
            [1, 0x12_3456, 0xAB_CDEF, 0xFF_FFFF]
        );
    }
}
