// SPDX-License-Identifier: MIT
//! The operations with rational results, selections and comparisons.

use super::super::accumulator::Accumulator;
use super::super::{Comparison, DotProductOrder, Float};
use super::Arithmetic;
use pica_spec::choices::{AddressRegisterRange, CmpNeNan, F24GuardBits, FlrSpecial, LitpNan};

/// Bits of the offset that `address_register_range=wrap-9` keeps.
const WRAPPED_OFFSET_BITS: u32 = 9;

impl Arithmetic {
    /// a + b.
    #[inline(always)]
    pub const fn add<const E: u32, const M: u32>(self, a: Float<E, M>, b: Float<E, M>) -> Float<E, M> {
        let sum = match self.guard_bits {
            F24GuardBits::Exact => a.add(b, self.rounding),
            F24GuardBits::OneBit => beside(a, b).add(beside(b, a), self.rounding),
        };
        self.settle(sum, &[a, b])
    }

    /// a + (-b).
    #[inline(always)]
    pub const fn sub<const E: u32, const M: u32>(self, a: Float<E, M>, b: Float<E, M>) -> Float<E, M> {
        self.add(a, b.negate())
    }

    /// a * b.
    #[inline(always)]
    pub const fn mul<const E: u32, const M: u32>(self, a: Float<E, M>, b: Float<E, M>) -> Float<E, M> {
        self.settle(a.mul(b, self.rounding), &[a, b])
    }

    /// a / b, which no instruction does (choices `viewport_divide`, `clip_parameter`).
    #[inline]
    pub const fn div<const E: u32, const M: u32>(self, a: Float<E, M>, b: Float<E, M>) -> Float<E, M> {
        self.settle(a.div(b, self.rounding), &[a, b])
    }

    /// a * b, rounded, + c, rounded (numbers.md#rounding-and-range).
    #[inline(always)]
    pub const fn mad<const E: u32, const M: u32>(self, a: Float<E, M>, b: Float<E, M>, c: Float<E, M>) -> Float<E, M> {
        self.add(self.mul(a, b), c)
    }

    /// The sum of three products.
    #[inline(always)]
    pub const fn dp3<const E: u32, const M: u32>(self, a: [Float<E, M>; 3], b: [Float<E, M>; 3]) -> Float<E, M> {
        if matches!(self.dot_order, DotProductOrder::Unrounded) {
            return self.unrounded(a, b);
        }
        let [x, y, z] = [self.mul(a[0], b[0]), self.mul(a[1], b[1]), self.mul(a[2], b[2])];
        self.add(self.add(x, y), z)
    }

    /// The sum of four products.
    #[inline(always)]
    pub const fn dp4<const E: u32, const M: u32>(self, a: [Float<E, M>; 4], b: [Float<E, M>; 4]) -> Float<E, M> {
        if matches!(self.dot_order, DotProductOrder::Unrounded) {
            return self.unrounded(a, b);
        }
        let [x, y] = [self.mul(a[0], b[0]), self.mul(a[1], b[1])];
        let [z, w] = [self.mul(a[2], b[2]), self.mul(a[3], b[3])];
        let left = self.add(x, y);
        if matches!(self.dot_order, DotProductOrder::PairwiseTree) {
            self.add(left, self.add(z, w))
        } else {
            self.add(self.add(left, z), w)
        }
    }

    /// [`dp4`](Self::dp4) with 1.0 for the last component of `a` (numbers.md#dot-products).
    #[inline(always)]
    pub const fn dph<const E: u32, const M: u32>(self, a: [Float<E, M>; 3], b: [Float<E, M>; 4]) -> Float<E, M> {
        self.dp4([a[0], a[1], a[2], Float::ONE], b)
    }

    /// The exact sum of the exact products, rounded once.
    const fn unrounded<const N: usize, const E: u32, const M: u32>(
        self,
        a: [Float<E, M>; N],
        b: [Float<E, M>; N],
    ) -> Float<E, M> {
        // Infinity times zero is 0, so it does not make the sum infinite.
        let mut factors = [[Float::ZERO; 2]; N];
        let mut i = 0;
        while i < N {
            let infinite = a[i].is_infinite() || b[i].is_infinite();
            if !(infinite && a[i].mul(b[i], self.rounding).is_zero()) {
                factors[i] = [a[i], b[i]];
            }
            i += 1;
        }
        self.settle(Accumulator::sum_of_products(&a, &b, self.rounding), factors.as_flattened())
    }

    /// a.
    #[inline(always)]
    pub const fn mov<const E: u32, const M: u32>(self, a: Float<E, M>) -> Float<E, M> {
        self.selected(a.mov(self.subnormals))
    }

    /// a > b ? a : b.
    #[inline(always)]
    pub const fn max<const E: u32, const M: u32>(self, a: Float<E, M>, b: Float<E, M>) -> Float<E, M> {
        self.selected(a.max(b))
    }

    /// a < b ? a : b.
    #[inline(always)]
    pub const fn min<const E: u32, const M: u32>(self, a: Float<E, M>, b: Float<E, M>) -> Float<E, M> {
        self.selected(a.min(b, self.subnormals))
    }

    /// a >= b ? 1 : 0.
    #[inline(always)]
    pub const fn sge<const E: u32, const M: u32>(self, a: Float<E, M>, b: Float<E, M>) -> Float<E, M> {
        a.sge(b, self.subnormals)
    }

    /// a < b ? 1 : 0.
    #[inline(always)]
    pub const fn slt<const E: u32, const M: u32>(self, a: Float<E, M>, b: Float<E, M>) -> Float<E, M> {
        a.slt(b, self.subnormals)
    }

    /// The largest integer not above a.
    #[inline(always)]
    pub const fn flr<const E: u32, const M: u32>(self, a: Float<E, M>) -> Float<E, M> {
        let canonical = matches!(self.flr_special, FlrSpecial::CanonicalNan) && a.is_nan();
        if canonical { Float::NAN } else { self.limited(a.flr(), &[a]) }
    }

    /// Whether a comparison of CMP holds.
    #[inline(always)]
    pub const fn cmp<const E: u32, const M: u32>(self, a: Float<E, M>, comparison: Comparison, b: Float<E, M>) -> bool {
        let unordered = a.is_nan() || b.is_nan();
        let never = matches!(comparison, Comparison::Ne) && matches!(self.cmp_ne_nan, CmpNeNan::AlwaysFalse);
        a.cmp(comparison, b) && !(never && unordered)
    }

    /// The y component of LITP: `a` limited to `-limit..=limit`.
    #[inline(always)]
    pub const fn litp_clamp<const E: u32, const M: u32>(self, a: Float<E, M>, limit: Float<E, M>) -> Float<E, M> {
        if matches!(self.litp_nan, LitpNan::Pass) && a.is_nan() {
            return a;
        }
        self.min(self.max(a, limit.negate()), limit)
    }

    /// The offset that MOVA puts into an address register: 0 for NaN and infinity.
    #[inline(always)]
    pub const fn mova<const E: u32, const M: u32>(self, a: Float<E, M>) -> i32 {
        let Some(offset) = a.mova() else { return 0 };
        match self.address_range {
            AddressRegisterRange::Saturate => offset,
            // Saturation to 32 bits would change the low bits of what is larger; a multiple of 2^9 has none.
            AddressRegisterRange::Wrap9 if offset == i32::MAX => 0,
            AddressRegisterRange::Wrap9 => offset << (32 - WRAPPED_OFFSET_BITS) >> (32 - WRAPPED_OFFSET_BITS),
        }
    }
}

/// `a` as an adder with one guard bit sees it beside `b`: if its exponent is lower by d, its lowest d - 1 significand
/// bits would be shifted out below the guard bit.
const fn beside<const E: u32, const M: u32>(a: Float<E, M>, b: Float<E, M>) -> Float<E, M> {
    let distance = (b.magnitude() >> M).saturating_sub(a.magnitude() >> M);
    match distance {
        0 | 1 => a,
        // The hidden bit itself is shifted out.
        _ if distance - 1 > M => Float::ZERO,
        _ => Float::from_bits(a.to_bits() >> (distance - 1) << (distance - 1)),
    }
}
