// SPDX-License-Identifier: MIT
//! `CMP`: the six comparisons, and the order of numbers that they share with `MAX`, `MIN`, `SGE` and `SLT`.

use super::Float;

/// The comparison that `CMP` makes, by its 3-bit operator code (dossier section 2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// Code 0: a = b.
    Eq,
    /// Code 1: the complement of `Eq`, hence true with a NaN (choice `cmp_ne_nan`).
    Ne,
    /// Code 2: a < b.
    Lt,
    /// Code 3: a <= b.
    Le,
    /// Code 4: a > b.
    Gt,
    /// Code 5: a >= b.
    Ge,
    /// Codes 6 and 7: true, also with a NaN.
    Always,
}

impl Comparison {
    /// The comparison of an operator code; bits above the third are ignored.
    pub const fn from_code(code: u32) -> Self {
        match code & 7 {
            0 => Self::Eq,
            1 => Self::Ne,
            2 => Self::Lt,
            3 => Self::Le,
            4 => Self::Gt,
            5 => Self::Ge,
            _ => Self::Always,
        }
    }
}

impl<const E: u32, const M: u32> Float<E, M> {
    /// Whether the comparison of `self` with `other` holds.
    ///
    /// Subnormals are seen (dossier section 1.2), the pattern -0 equals +0 (section 1.1), and a NaN makes all
    /// comparisons false but `Ne` and `Always` (section 1.4).
    #[inline(always)]
    pub const fn cmp(self, comparison: Comparison, other: Self) -> bool {
        let ordered = !self.is_nan() && !other.is_nan();
        let (a, b) = (self.order_key(), other.order_key());
        match comparison {
            Comparison::Eq => ordered && a == b,
            Comparison::Ne => !(ordered && a == b),
            Comparison::Lt => ordered && a < b,
            Comparison::Le => ordered && a <= b,
            Comparison::Gt => ordered && a > b,
            Comparison::Ge => ordered && a >= b,
            Comparison::Always => true,
        }
    }

    /// `self < other`; false with a NaN.
    #[inline(always)]
    pub(super) const fn is_less(self, other: Self) -> bool {
        self.cmp(Comparison::Lt, other)
    }

    /// An integer that orders all numbers but NaNs as their values do; both zeros have the key 0.
    #[inline(always)]
    const fn order_key(self) -> i32 {
        let magnitude = self.magnitude() as i32;
        if self.is_sign_negative() { -magnitude } else { magnitude }
    }
}
