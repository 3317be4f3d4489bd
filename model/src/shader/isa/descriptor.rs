// SPDX-License-Identifier: MIT
//! Operand descriptors: destination mask, negations and selectors of one instruction (dossier section 2.4).

use super::swizzle::{Mask, Swizzle};

/// What a descriptor does to one source operand: select components, then negate all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SourceModifier {
    /// Whether every selected component is negated.
    pub negate: bool,
    /// Which component arrives where.
    pub swizzle: Swizzle,
}

impl SourceModifier {
    /// `xyzw`, not negated.
    pub const PLAIN: Self = Self { negate: false, swizzle: Swizzle::IDENTITY };

    /// The modifier of a 9-bit descriptor field: bit 0 negation, bits 1-8 selector.
    const fn from_bits(bits: u32) -> Self {
        Self { negate: bits & 1 != 0, swizzle: Swizzle::from_bits((bits >> 1) as u8) }
    }

    /// The 9-bit descriptor field.
    const fn bits(self) -> u32 {
        self.negate as u32 | (self.swizzle.bits() as u32) << 1
    }
}

/// A 32-bit operand descriptor.
///
/// | Bits | Field |
/// |---|---|
/// | 0-3 | destination mask |
/// | 4, 5-12 | source 1: negation, selector |
/// | 13, 14-21 | source 2 |
/// | 22, 23-30 | source 3 |
/// | 31 | unused |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OperandDescriptor {
    /// Destination components that are written.
    pub mask: Mask,
    /// The modifiers of sources 1, 2 and 3.
    pub sources: [SourceModifier; 3],
    /// Bit 31, which has no known meaning.
    pub unused: bool,
}

impl OperandDescriptor {
    /// The descriptor in the word `bits`. `decode(w).encode() == w` for every word.
    pub const fn decode(bits: u32) -> Self {
        Self {
            mask: Mask::from_bits(bits as u8),
            sources: [
                SourceModifier::from_bits(bits >> Self::source_lsb(0)),
                SourceModifier::from_bits(bits >> Self::source_lsb(1)),
                SourceModifier::from_bits(bits >> Self::source_lsb(2)),
            ],
            unused: bits >> 31 != 0,
        }
    }

    /// The descriptor as a word.
    pub const fn encode(self) -> u32 {
        self.mask.bits() as u32
            | self.sources[0].bits() << Self::source_lsb(0)
            | self.sources[1].bits() << Self::source_lsb(1)
            | self.sources[2].bits() << Self::source_lsb(2)
            | (self.unused as u32) << 31
    }

    /// Lowest bit (the negation) of the 9-bit field of source `index` (0 to 2).
    pub const fn source_lsb(index: usize) -> u32 {
        4 + 9 * index as u32
    }
}
