// SPDX-License-Identifier: MIT
//! Coverage of `depth_plane`.

use super::triangle::Triangle;
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use pica_model::raster::depth::{DepthMap, DepthPlane};
use pica_model::raster::fragment::DEPTH_ONE;
use pica_model::raster::weights::weighted_sum;

/// How a triangle has its depth.
const KINDS: [&str; 3] = ["constant", "by the weights", "by 1/w"];
/// Where a depth lies.
const DEPTHS: [&str; 3] = ["0", "between 0 and 1", "1"];
/// What the sign of a sum is.
const SIGNS: [&str; 3] = ["below 0", "0", "above 0"];
/// What is left behind a quotient between 0 and 1.
const REMAINDERS: [&str; 3] = ["nothing", "the most that can be", "something"];
/// How many fragments a triangle has.
const FRAGMENTS: [&str; 3] = ["none", "one", "several"];
/// Digits of a quotient by 1/w, in steps of so many from the fewest on.
const DIGITS: i32 = 16;
const FEWEST_DIGITS: i32 = 32;

/// The bins of `depth_plane`.
pub struct PlaneBins {
    /// The table of all bins.
    pub table: Table,
    fragments: Group<2>,
    depths: Group<2>,
    signs: Group<3>,
    remainders: Group<2>,
    weights: Group<2>,
    scales: Group<1>,
}

impl PlaneBins {
    /// The bins of `depth_plane`.
    pub fn new() -> Self {
        let mut table = Table::default();
        let fragments = table
            .group([3, 3], |[kind, count]| Bin::new(format!("depth {}, fragments: {}", KINDS[kind], FRAGMENTS[count])));
        let depths =
            table.group([3, 3], |[kind, depth]| Bin::new(format!("depth {}, that is {}", KINDS[kind], DEPTHS[depth])));
        let signs = table.group([2, 3, 3], |[kind, numerator, denominator]| {
            let [numerator, denominator] = [numerator, denominator].map(|sign| SIGNS[sign]);
            Bin::new(format!("depth {}, a numerator {numerator} over a denominator {denominator}", KINDS[kind + 1]))
        });
        let remainders = table.group([2, 3], |[kind, left]| {
            Bin::new(format!("depth {}, a remainder that is {}", KINDS[kind + 1], REMAINDERS[left]))
        });
        let weights = table.group([3, 4], |[k, weight]| {
            Bin::new(format!("weight {k} {}", ["below 0", "0", "above 0", "2^31 and more"][weight]))
        });
        let scales = table.group([9], |[n]| {
            Bin::new(format!("quotients by 1/w of {} digits and more", FEWEST_DIGITS + DIGITS * n as i32))
        });
        Self { table, fragments, depths, signs, remainders, weights, scales }
    }

    /// Marks what a triangle hits.
    pub fn cover(&self, triangle: &Triangle, map: &DepthMap, hits: &mut Hits) {
        let kind = match triangle.plane() {
            DepthPlane::Constant(_) => 0,
            DepthPlane::Perspective(_) => 2,
            DepthPlane::Linear(_) | DepthPlane::Steps(_) => 1,
        };
        self.fragments.mark([kind, triangle.samples.len().min(2)], hits);
        let sign = |value: i128| (value.signum() + 1) as usize;
        for (weights, depth) in triangle.samples.iter().zip(triangle.fragments(map)) {
            for (k, weight) in weights.iter().enumerate() {
                let size = if *weight >= 1 << 31 { 3 } else { sign((*weight).into()) };
                self.weights.mark([k, size], hits);
            }
            let is_between = depth != 0 && depth != DEPTH_ONE;
            self.depths.mark([kind, if is_between { 1 } else { 2 * usize::from(depth != 0) }], hits);
            if kind == 0 {
                continue;
            }
            let terms = weights.iter().zip(triangle.mapped);
            let numerator: i128 = terms.map(|(weight, mapped)| i128::from(*weight) * i128::from(mapped)).sum();
            let denominator = match kind {
                1 => i128::from(weights.iter().sum::<i64>()),
                _ => i128::from(weighted_sum(*weights, &triangle.reciprocals.values)),
            };
            self.signs.mark([kind - 1, sign(numerator), sign(denominator)], hits);
            let scale = if kind == 1 { -16 } else { -16 - triangle.reciprocals.scale };
            if is_between {
                self.remainders.mark([kind - 1, remainder(numerator, denominator, scale)], hits);
            }
        }
        if kind == 2 && !triangle.samples.is_empty() {
            self.scales.mark([((76 - triangle.reciprocals.scale - FEWEST_DIGITS) / DIGITS) as usize], hits);
        }
    }
}

/// What is left of numerator * 2^scale behind its quotient: nothing, the most, or something. A quotient between 0 and 1 has a
/// numerator that is not much longer than the denominator.
fn remainder(numerator: i128, denominator: i128, scale: i32) -> usize {
    let (numerator, denominator) = match scale {
        0.. => (numerator << scale, denominator),
        _ => (numerator, denominator << -scale),
    };
    match numerator % denominator {
        0 => 0,
        left if left + (denominator & denominator.wrapping_neg()) >= denominator => 1,
        _ => 2,
    }
}
