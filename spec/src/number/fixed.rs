// SPDX-License-Identifier: MIT
//! Fixed-point fields, named as in numbers.md#formats: `fixedS.I.F`.

use core::fmt;

/// A fixed-point number of `S` (0 or 1) sign bits, `I` integer bits and `F` fraction bits; two's complement if signed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Fixed<const S: u32, const I: u32, const F: u32>(u32);

impl<const S: u32, const I: u32, const F: u32> Fixed<S, I, F> {
    /// Width in bits.
    pub const WIDTH: u32 = S + I + F;

    /// Takes the low [`WIDTH`](Self::WIDTH) bits.
    pub const fn from_bits(bits: u32) -> Self {
        Fixed(bits & (u32::MAX >> (32 - Self::WIDTH)))
    }

    /// The encoding, in the low bits.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The number in units of 2^-F.
    pub const fn to_integer(self) -> i64 {
        let unused = 64 - Self::WIDTH;
        if S == 0 { self.0 as i64 } else { ((self.0 as u64) << unused) as i64 >> unused }
    }

    /// The value. Exact.
    pub fn to_f64(self) -> f64 {
        self.to_integer() as f64 / (1u64 << F) as f64
    }

    /// The value cut to `F` fraction bits (toward zero) and limited to the range of the format. NaN gives 0.
    pub fn from_f64(value: f64) -> Self {
        let (lowest, highest) = if S == 0 {
            (0, (1i64 << Self::WIDTH) - 1)
        } else {
            (-(1i64 << (Self::WIDTH - 1)), (1i64 << (Self::WIDTH - 1)) - 1)
        };
        // `as` truncates, saturates, and turns NaN into 0.
        let units = (value * (1u64 << F) as f64) as i64;
        Fixed::from_bits(units.clamp(lowest, highest) as u32)
    }
}

impl<const S: u32, const I: u32, const F: u32> fmt::Display for Fixed<S, I, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_f64(), f)
    }
}

impl<const S: u32, const I: u32, const F: u32> fmt::Debug for Fixed<S, I, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} ({:#X})", self.to_f64(), self.0)
    }
}

impl<const S: u32, const I: u32, const F: u32> From<Fixed<S, I, F>> for f64 {
    fn from(value: Fixed<S, I, F>) -> f64 {
        value.to_f64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signed_1_1_11() {
        type Spot = Fixed<1, 1, 11>;
        assert_eq!(Spot::WIDTH, 13);
        for (value, bits) in [(0.0, 0), (1.0, 0x0800), (-1.0, 0x1800), (-2.0, 0x1000), (2047.0 / 2048.0, 0x7FF)] {
            assert_eq!(Spot::from_f64(value).bits(), bits);
            assert_eq!(Spot::from_bits(bits).to_f64(), value);
        }
        assert_eq!(Spot::from_f64(5.0).bits(), 0x0FFF);
        assert_eq!(Spot::from_f64(-5.0).bits(), 0x1000);
        assert_eq!(Spot::from_f64(f64::NAN).bits(), 0);
        assert_eq!(Spot::from_f64(-1.0 / 4096.0).bits(), 0, "toward zero");
    }

    #[test]
    fn every_1_4_8_comes_back() {
        for bits in 0..1 << 13 {
            let number = Fixed::<1, 4, 8>::from_bits(bits);
            assert_eq!(Fixed::from_f64(number.to_f64()), number);
        }
    }

    #[test]
    fn unsigned_0_0_12() {
        type Value = Fixed<0, 0, 12>;
        assert_eq!(Value::from_bits(0xFFF).to_f64(), 4095.0 / 4096.0);
        assert_eq!(Value::from_f64(1.0).bits(), 0xFFF);
        assert_eq!(Value::from_f64(-1.0).bits(), 0);
    }
}
