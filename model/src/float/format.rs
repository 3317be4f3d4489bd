// SPDX-License-Identifier: MIT
//! The number type and the layout of its formats.

use core::fmt;

/// A floating-point number of sign 1, exponent `E` and mantissa `M` bits (numbers.md#encoding).
///
/// The pattern occupies bits `0 ..= E + M` of a `u32`: mantissa lowest, then the exponent with bias
/// [`BIAS`](Self::BIAS), then the sign; the bits above are zero. Exponent 0 is zero or a subnormal number, exponent all
/// ones infinity or NaN.
///
/// `==` and `Hash` are those of the pattern. Comparison of values is [`cmp`](Self::cmp).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct Float<const E: u32, const M: u32>(u32);

/// float1.7.16: shader registers and uniforms, viewport, depth mapping, clip plane.
pub type F24 = Float<7, 16>;
/// float1.7.12: light distance attenuation.
pub type F20 = Float<7, 12>;
/// float1.5.10: light positions, procedural texture, gas, shadow penumbra.
pub type F16 = Float<5, 10>;
/// float1.7.23: 2/width and 2/height of the viewport. The registers 0x042 and 0x044 hold the pattern in bits 1-31.
pub type F31 = Float<7, 23>;

impl<const E: u32, const M: u32> Float<E, M> {
    /// Compiles only for the formats that the arithmetic covers.
    const SUPPORTED: () =
        assert!(E >= 2 && E <= 7 && M >= 1 && M <= 23, "a format needs 2 to 7 exponent bits and 1 to 23 mantissa bits");

    /// Width of a pattern in bits.
    pub const BITS: u32 = 1 + E + M;
    /// Exponent bias: the exponent field of 1.0.
    pub const BIAS: i32 = (1 << (E - 1)) - 1;

    /// Whether a [`Unit`](super::Unit) computes with this format.
    pub(super) const IN_VECTORS: bool = M < 22;

    pub(super) const SIGN_MASK: u32 = 1 << (E + M);
    pub(super) const MAGNITUDE_MASK: u32 = Self::SIGN_MASK - 1;
    pub(super) const MANTISSA_MASK: u32 = (1 << M) - 1;
    /// The leading one of a normal number's significand, which the pattern does not store.
    pub(super) const HIDDEN_BIT: u32 = 1 << M;

    /// +0, the only zero that arithmetic returns.
    pub const ZERO: Self = Self(0);
    /// 1.0.
    pub const ONE: Self = Self((Self::BIAS as u32) << M);
    /// The smallest normal number, 2^(1 - bias).
    pub const MIN_POSITIVE: Self = Self(1 << M);
    /// The largest finite number.
    pub const MAX: Self = Self(Self::INFINITY.0 - 1);
    /// Positive infinity.
    pub const INFINITY: Self = Self(Self::MAGNITUDE_MASK & !Self::MANTISSA_MASK);
    /// Negative infinity.
    pub const NEG_INFINITY: Self = Self(Self::INFINITY.0 | Self::SIGN_MASK);
    /// The canonical NaN: sign 0, exponent all ones, only the top mantissa bit set (0x7F8000 in float24).
    pub const NAN: Self = Self(Self::INFINITY.0 | 1 << (M - 1));

    /// The number with this pattern; bits above [`BITS`](Self::BITS) are ignored.
    #[inline(always)]
    pub const fn from_bits(bits: u32) -> Self {
        const { Self::SUPPORTED };
        Self(bits & (Self::SIGN_MASK | Self::MAGNITUDE_MASK))
    }

    /// The pattern, in the low bits: sign, exponent, mantissa from the top.
    #[inline(always)]
    pub const fn to_bits(self) -> u32 {
        self.0
    }

    /// The pattern without its sign.
    #[inline(always)]
    pub(super) const fn magnitude(self) -> u32 {
        self.0 & Self::MAGNITUDE_MASK
    }

    /// Whether the sign bit is set, also of a zero or a NaN.
    #[inline(always)]
    pub const fn is_sign_negative(self) -> bool {
        self.0 & Self::SIGN_MASK != 0
    }

    /// Whether this is a NaN of any payload.
    #[inline(always)]
    pub const fn is_nan(self) -> bool {
        self.magnitude() > Self::INFINITY.0
    }

    /// Whether this is an infinity of either sign.
    #[inline(always)]
    pub const fn is_infinite(self) -> bool {
        self.magnitude() == Self::INFINITY.0
    }

    /// Whether this is neither infinity nor NaN.
    #[inline(always)]
    pub const fn is_finite(self) -> bool {
        self.magnitude() < Self::INFINITY.0
    }

    /// Whether this is one of the patterns +0 and -0.
    #[inline(always)]
    pub const fn is_zero(self) -> bool {
        self.magnitude() == 0
    }

    /// Whether the exponent field is 0 and the mantissa is not.
    #[inline(always)]
    pub const fn is_subnormal(self) -> bool {
        !self.is_zero() && self.magnitude() < Self::MIN_POSITIVE.0
    }
}

impl<const E: u32, const M: u32> fmt::Debug for Float<E, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = Self::BITS.div_ceil(4) as usize;
        write!(f, "float1.{E}.{M}(0x{:0digits$X})", self.0)
    }
}

impl<const E: u32, const M: u32> fmt::UpperHex for Float<E, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::UpperHex::fmt(&self.0, f)
    }
}

impl<const E: u32, const M: u32> fmt::LowerHex for Float<E, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerHex::fmt(&self.0, f)
    }
}
