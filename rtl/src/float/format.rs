// SPDX-License-Identifier: MIT
//! The layout of a float format.

/// A format of sign 1, `exponent_bits` and `mantissa_bits` bits (numbers.md#encoding); its patterns as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// Bits of the exponent field.
    pub exponent_bits: usize,
    /// Bits of the mantissa field.
    pub mantissa_bits: usize,
}

impl Format {
    /// float24, the format of the shader unit.
    pub const F24: Self = Self::new(7, 16);

    /// The format with these fields.
    pub const fn new(exponent_bits: usize, mantissa_bits: usize) -> Self {
        Self { exponent_bits, mantissa_bits }
    }

    /// Bits of a pattern.
    pub const fn bits(self) -> usize {
        1 + self.exponent_bits + self.mantissa_bits
    }

    /// Exponent field of 1.0.
    pub const fn bias(self) -> u64 {
        (1 << (self.exponent_bits - 1)) - 1
    }

    /// All bits of a mantissa field.
    pub const fn mantissa_mask(self) -> u64 {
        (1 << self.mantissa_bits) - 1
    }

    /// A pattern with nothing but the sign bit: -0.
    pub const fn sign(self) -> u64 {
        1 << (self.exponent_bits + self.mantissa_bits)
    }

    /// All bits but the sign.
    pub const fn magnitude_mask(self) -> u64 {
        self.sign() - 1
    }

    /// 1.0.
    pub const fn one(self) -> u64 {
        self.bias() << self.mantissa_bits
    }

    /// Positive infinity.
    pub const fn infinity(self) -> u64 {
        self.magnitude_mask() & !self.mantissa_mask()
    }

    /// The largest finite number.
    pub const fn largest(self) -> u64 {
        self.infinity() - 1
    }

    /// The canonical NaN: sign 0, top mantissa bit (numbers.md#encoding).
    pub const fn nan(self) -> u64 {
        self.infinity() | 1 << (self.mantissa_bits - 1)
    }
}
