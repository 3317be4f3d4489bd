// SPDX-License-Identifier: MIT
//! `DP3`, `DP4`, `DPH`: sums of products.

use super::accumulator::Accumulator;
use super::{DotProductOrder, F24Rounding, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// `a.x*b.x + a.y*b.y + a.z*b.z`. Products and sums follow the special cases of [`mul`](Self::mul) and
    /// [`add`](Self::add).
    #[inline(always)]
    pub const fn dp3(a: [Self; 3], b: [Self; 3], order: DotProductOrder, rounding: F24Rounding) -> Self {
        match order {
            DotProductOrder::LeftToRight | DotProductOrder::PairwiseTree => {
                let [x, y, z] = [a[0].mul(b[0], rounding), a[1].mul(b[1], rounding), a[2].mul(b[2], rounding)];
                x.add(y, rounding).add(z, rounding)
            }
            DotProductOrder::Unrounded => Accumulator::sum_of_products(&a, &b, rounding),
        }
    }

    /// `a.x*b.x + a.y*b.y + a.z*b.z + a.w*b.w`.
    #[inline(always)]
    pub const fn dp4(a: [Self; 4], b: [Self; 4], order: DotProductOrder, rounding: F24Rounding) -> Self {
        if matches!(order, DotProductOrder::Unrounded) {
            return Accumulator::sum_of_products(&a, &b, rounding);
        }
        let xy = [a[0].mul(b[0], rounding), a[1].mul(b[1], rounding)];
        let zw = [a[2].mul(b[2], rounding), a[3].mul(b[3], rounding)];
        let left = xy[0].add(xy[1], rounding);
        if matches!(order, DotProductOrder::PairwiseTree) {
            left.add(zw[0].add(zw[1], rounding), rounding)
        } else {
            left.add(zw[0], rounding).add(zw[1], rounding)
        }
    }

    /// `a.x*b.x + a.y*b.y + a.z*b.z + 1.0*b.w`: the fourth component of the first source counts as 1.0
    /// (numbers.md#dot-products).
    #[inline(always)]
    pub const fn dph(a: [Self; 3], b: [Self; 4], order: DotProductOrder, rounding: F24Rounding) -> Self {
        Self::dp4([a[0], a[1], a[2], Self::ONE], b, order, rounding)
    }
}
