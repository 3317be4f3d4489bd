// SPDX-License-Identifier: MIT
//! `DP3`, `DP4`, `DPH`: sums of products.

use super::accumulator::Accumulator;
use super::{Float, Rounding};

/// In which order a dot product is summed: choice `dot_product_order` (dossier section 10 row 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum DotOrder {
    /// ((x + y) + z) + w, every product and every sum rounded. The default (dossier section 1.7).
    #[default]
    LeftToRight,
    /// (x + y) + (z + w), every product and every sum rounded; (x + y) + z with three products.
    PairwiseTree,
    /// The exact sum of the exact products, rounded once; nothing overflows or underflows before that.
    Unrounded,
}

impl<const E: u32, const M: u32> Float<E, M> {
    /// `a.x*b.x + a.y*b.y + a.z*b.z`. Products and sums follow the special cases of [`mul`](Self::mul) and
    /// [`add`](Self::add).
    #[inline(always)]
    pub const fn dp3(a: [Self; 3], b: [Self; 3], order: DotOrder, rounding: Rounding) -> Self {
        match order {
            DotOrder::LeftToRight | DotOrder::PairwiseTree => {
                let [x, y, z] = [a[0].mul(b[0], rounding), a[1].mul(b[1], rounding), a[2].mul(b[2], rounding)];
                x.add(y, rounding).add(z, rounding)
            }
            DotOrder::Unrounded => Accumulator::sum_of_products(&a, &b, rounding),
        }
    }

    /// `a.x*b.x + a.y*b.y + a.z*b.z + a.w*b.w`.
    #[inline(always)]
    pub const fn dp4(a: [Self; 4], b: [Self; 4], order: DotOrder, rounding: Rounding) -> Self {
        if matches!(order, DotOrder::Unrounded) {
            return Accumulator::sum_of_products(&a, &b, rounding);
        }
        let xy = [a[0].mul(b[0], rounding), a[1].mul(b[1], rounding)];
        let zw = [a[2].mul(b[2], rounding), a[3].mul(b[3], rounding)];
        let left = xy[0].add(xy[1], rounding);
        if matches!(order, DotOrder::PairwiseTree) {
            left.add(zw[0].add(zw[1], rounding), rounding)
        } else {
            left.add(zw[0], rounding).add(zw[1], rounding)
        }
    }

    /// `a.x*b.x + a.y*b.y + a.z*b.z + 1.0*b.w`: the fourth component of the first source counts as 1.0 (dossier section
    /// 1.7).
    #[inline(always)]
    pub const fn dph(a: [Self; 3], b: [Self; 4], order: DotOrder, rounding: Rounding) -> Self {
        Self::dp4([a[0], a[1], a[2], Self::ONE], b, order, rounding)
    }
}
