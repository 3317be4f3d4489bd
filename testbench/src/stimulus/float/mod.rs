// SPDX-License-Identifier: MIT
//! Float operands: classes of one, and relations between two and three.

mod operands;
mod relation;
mod simpler;

pub use operands::Operands;
pub use relation::Relation;
pub use simpler::{simpler, simpler_values};

use serde::{Deserialize, Serialize};

/// The fields of a float format, at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shape {
    /// Exponent bits.
    pub exponent_bits: u32,
    /// Mantissa bits.
    pub mantissa_bits: u32,
}

impl Shape {
    /// float1.7.16.
    pub const F24: Self = Self { exponent_bits: 7, mantissa_bits: 16 };
    /// IEEE single precision.
    pub const F32: Self = Self { exponent_bits: 8, mantissa_bits: 23 };

    /// Bits of a number.
    pub const fn width(self) -> u32 {
        1 + self.exponent_bits + self.mantissa_bits
    }

    /// The mask of the sign bit, which is the highest.
    pub const fn sign(self) -> u32 {
        1 << (self.width() - 1)
    }

    /// The mask of the mantissa, which begins at bit 0.
    pub const fn mantissa(self) -> u32 {
        (1 << self.mantissa_bits) - 1
    }

    /// The largest exponent field, that of infinity and NaN.
    pub const fn top_exponent(self) -> u32 {
        (1 << self.exponent_bits) - 1
    }

    /// The exponent field of 1.0.
    pub const fn bias(self) -> u32 {
        self.top_exponent() >> 1
    }

    /// The exponent field of a number.
    pub const fn exponent_of(self, bits: u32) -> u32 {
        bits >> self.mantissa_bits & self.top_exponent()
    }

    /// A number from its fields.
    pub const fn pack(self, negative: bool, exponent: u32, mantissa: u32) -> u32 {
        (negative as u32) << (self.width() - 1) | exponent << self.mantissa_bits | mantissa
    }

    pub(super) const fn exponents(self) -> u32 {
        self.top_exponent() << self.mantissa_bits
    }

    pub(super) const fn all(self) -> u32 {
        self.sign() | self.exponents() | self.mantissa()
    }
}
