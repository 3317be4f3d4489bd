// SPDX-License-Identifier: MIT
//! The small floats of numbers.md#formats: sign, `E` exponent bits (bias 2^(E-1) - 1), `M` mantissa bits.

use core::fmt;

/// An encoded float: bit `E + M` is the sign, then the exponent, then the mantissa.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Float<const E: u32, const M: u32>(u32);

/// float16, 1.5.10.
pub type F16 = Float<5, 10>;
/// float20, 1.7.12.
pub type F20 = Float<7, 12>;
/// float24, 1.7.16.
pub type F24 = Float<7, 16>;
/// float31, 1.7.23.
pub type F31 = Float<7, 23>;

impl<const E: u32, const M: u32> Float<E, M> {
    /// Width in bits.
    pub const WIDTH: u32 = 1 + E + M;
    /// Exponent field of infinities and NaN.
    const SPECIAL: u32 = (1 << E) - 1;
    const BIAS: i32 = (1 << (E - 1)) - 1;

    /// Takes the low [`WIDTH`](Self::WIDTH) bits.
    pub const fn from_bits(bits: u32) -> Self {
        Float(bits & (u32::MAX >> (32 - Self::WIDTH)))
    }

    /// The encoding, in the low bits.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The value. Exact: every value of a format with `E <= 8` and `M <= 23` is an f32 value, subnormals included.
    /// NaN patterns give the f32 NaN with the mantissa in the top bits.
    pub fn to_f32(self) -> f32 {
        const { assert!(E <= 8 && M <= 23) };
        let sign = (self.0 >> (E + M)) << 31;
        let exponent = (self.0 >> M) & Self::SPECIAL;
        let mantissa = self.0 & ((1 << M) - 1);
        if exponent == 0 {
            // 2^(1 - bias - M) as an f32, multiplied by an integer of at most M bits: no rounding.
            let ulp = f32::from_bits(((127 + 1 - Self::BIAS - M as i32) as u32) << 23);
            let value = mantissa as f32 * ulp;
            return f32::from_bits(value.to_bits() | sign);
        }
        let exponent = if exponent == Self::SPECIAL { 255 } else { (exponent as i32 - Self::BIAS + 127) as u32 };
        f32::from_bits(sign | exponent << 23 | mantissa << (23 - M))
    }

    /// The value with its mantissa cut to `M` bits (toward zero). Magnitudes below the smallest normal number become a
    /// zero of that sign, magnitudes of 2^(bias + 1) and more an infinity, NaN stays NaN: what the host libraries of
    /// the 3DS do before they write a register, without their slips at both ends of the range
    /// (numbers.md#from-f32-to-f24).
    pub const fn from_f32(value: f32) -> Self {
        let bits = value.to_bits();
        let sign = (bits >> 31) << (E + M);
        let exponent = ((bits >> 23) & 0xFF) as i32;
        let mantissa = (bits & 0x7F_FFFF) >> (23 - M);
        if exponent == 255 {
            let quiet = if bits & 0x7F_FFFF == 0 { 0 } else { mantissa | 1 << (M - 1) };
            return Float(sign | Self::SPECIAL << M | quiet);
        }
        let rebiased = exponent - 127 + Self::BIAS;
        if rebiased >= Self::SPECIAL as i32 {
            Float(sign | Self::SPECIAL << M)
        } else if rebiased <= 0 {
            Float(sign)
        } else {
            Float(sign | (rebiased as u32) << M | mantissa)
        }
    }
}

impl<const E: u32, const M: u32> fmt::Display for Float<E, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_f32(), f)
    }
}

impl<const E: u32, const M: u32> fmt::Debug for Float<E, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} ({:#0width$X})", self.to_f32(), self.0, width = 2 + Self::WIDTH.div_ceil(4) as usize)
    }
}

impl<const E: u32, const M: u32> From<Float<E, M>> for f32 {
    fn from(value: Float<E, M>) -> f32 {
        value.to_f32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_known_patterns() {
        for (bits, value) in [(0x3F0000, 1.0), (0xBF0000, -1.0), (0x3E0000, 0.5), (0x408000, 3.0), (0xC28000, -12.0)] {
            assert_eq!(F24::from_bits(bits).to_f32(), value);
            assert_eq!(F24::from_f32(value), F24::from_bits(bits));
        }
        assert_eq!(F24::from_bits(0x010000).to_f32(), 2f32.powi(-62));
        assert_eq!(F24::from_bits(0x000001).to_f32(), 2f32.powi(-78));
        assert_eq!(F20::from_bits(0x3F800).to_f32(), 1.5);
        assert_eq!(F20::from_bits(0xBD400).to_f32(), -0.3125);
        assert_eq!(F16::from_bits(0x3555).to_f32(), 0.333_251_95);
        assert_eq!(F16::from_bits(0xC500).to_f32(), -5.0);
    }

    #[test]
    fn conversions_worked_by_hand() {
        let cases = [
            (0.1, 0x3B9999),
            (1.0 / 3.0, 0x3D5555),
            (255.0, 0x46FE00),
            (100.0, 0x459000),
            (32767.0, 0x4DFFFC),
            (-32768.0, 0xCE0000),
            (127.996_09, 0x45FFFC),
            (1e-20, 0),
            (3e18, 0x7C4D11),
            (1e30, 0x7F0000),
        ];
        for (value, bits) in cases {
            assert_eq!(F24::from_f32(value), F24::from_bits(bits), "{value}");
        }
        // f31 registers hold their number in bits 1-31.
        for (value, register) in [(2.0 / 240.0, 0x3811_1112), (2.0 / 400.0, 0x3747_AE14), (2.0 / 320.0, 0x3799_999A)] {
            assert_eq!(F31::from_f32(value).bits() << 1, register);
            assert_eq!(F31::from_bits(register >> 1).to_f32(), value);
        }
    }

    #[test]
    fn every_f24_but_the_subnormals_comes_back() {
        for bits in 0..1u32 << 24 {
            let number = F24::from_bits(bits);
            let back = F24::from_f32(number.to_f32());
            let (exponent, mantissa) = (bits >> 16 & 0x7F, bits & 0xFFFF);
            match (exponent, mantissa) {
                (0, _) => assert_eq!(back.bits(), bits & 0x80_0000),
                (0x7F, 1..) => assert_eq!(back.bits(), bits | 0x8000),
                _ => assert_eq!(back, number),
            }
        }
    }
}
