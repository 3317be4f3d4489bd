// SPDX-License-Identifier: MIT
//! Operand descriptors: destination mask, negations and selectors of one instruction
//! (shader-unit.md#operand-descriptors).

use super::{Mask, Swizzle};
use pica_spec::isa::bits::descriptor as bits;

/// What a descriptor does to one source operand: select components, then negate all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SourceModifier {
    /// Whether every selected component is negated.
    pub negate: bool,
    /// Which component arrives where.
    pub swizzle: Swizzle,
}

/// The lowest bits of negation and selector of each source.
const SOURCES: [(usize, usize); 3] =
    [(bits::NEGATE1, bits::SELECT1), (bits::NEGATE2, bits::SELECT2), (bits::NEGATE3, bits::SELECT3)];

impl SourceModifier {
    /// `xyzw`, not negated.
    pub const PLAIN: Self = Self { negate: false, swizzle: Swizzle::IDENTITY };

    /// The modifier of source `index` (0 to 2) in a descriptor.
    const fn decode(word: u32, index: usize) -> Self {
        let (negate, select) = SOURCES[index];
        Self { negate: word >> negate & 1 != 0, swizzle: Swizzle::from_bits((word >> select) as u8) }
    }

    /// The modifier as that of source `index` (0 to 2) in a descriptor.
    pub const fn encode(self, index: usize) -> u32 {
        let (negate, select) = SOURCES[index];
        (self.negate as u32) << negate | (self.swizzle.bits() as u32) << select
    }
}

/// An operand descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OperandDescriptor {
    /// Destination components that are written.
    pub mask: Mask,
    /// The modifiers of sources 1, 2 and 3.
    pub sources: [SourceModifier; 3],
    /// The highest bit, which has no known meaning.
    pub unused: bool,
}

impl OperandDescriptor {
    /// The descriptor in the word `bits`. `decode(w).encode() == w` for every word.
    pub const fn decode(word: u32) -> Self {
        Self {
            mask: Mask::from_bits((word >> bits::MASK) as u8),
            sources: [
                SourceModifier::decode(word, 0),
                SourceModifier::decode(word, 1),
                SourceModifier::decode(word, 2),
            ],
            unused: word & Self::UNUSED != 0,
        }
    }

    /// The descriptor as a word.
    pub const fn encode(self) -> u32 {
        (self.mask.bits() as u32) << bits::MASK
            | self.sources[0].encode(0)
            | self.sources[1].encode(1)
            | self.sources[2].encode(2)
            | if self.unused { Self::UNUSED } else { 0 }
    }

    /// The bit that no field has.
    const UNUSED: u32 = !Self::fields();

    /// All bits of fields.
    const fn fields() -> u32 {
        let all = SourceModifier { negate: true, swizzle: Swizzle::from_bits(u8::MAX) };
        (Mask::ALL.bits() as u32) << bits::MASK | all.encode(0) | all.encode(1) | all.encode(2)
    }
}
