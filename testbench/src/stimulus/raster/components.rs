// SPDX-License-Identifier: MIT
//! What the vertices of triangles have of their components.

use crate::random::CaseRng;
use crate::stimulus::Dice;
use pica_model::float::F24;
use pica_rtl::raster::VertexComponentsValues;

/// Bits of the mantissa.
const MANTISSA: u32 = 16;
/// The exponent field of infinities and NaNs.
const SPECIAL: u32 = 0x7F;

/// The transactions of one to three triangles: 1 / w, and components from it on. Now and then of so many that the block fills up
/// behind a receiver that is slow.
pub fn random(rng: &mut CaseRng) -> Vec<VertexComponentsValues> {
    let many = rng.percent(8);
    let triangles = if many { 16 } else { rng.within(1..=3) };
    let mut all = Vec::new();
    for _ in 0..triangles {
        let components = if many { 18 } else { rng.weighted(&[(1, 0), (2, 1), (5, 4), (3, 7), (1, 18)]) };
        let from = rng.below(32);
        all.push(of(rng, true, from));
        for place in 0..components {
            let again = place + 1 < components && rng.percent(5);
            all.push(of(rng, again, (from + place) % 32));
        }
        if let Some(last) = all.last_mut() {
            last.last_of_triangle = 1;
        }
    }
    all
}

fn of(rng: &mut CaseRng, reciprocal_w: bool, vertex_semantic: u32) -> VertexComponentsValues {
    let [value0, value1, value2] = three(rng, reciprocal_w);
    VertexComponentsValues {
        last_of_triangle: 0,
        reciprocal_w: reciprocal_w.into(),
        vertex_semantic,
        value0,
        value1,
        value2,
    }
}

/// Three numbers: equal ones, ones whose exponents lie apart by as much as matters, any, or one that is special.
fn three(rng: &mut CaseRng, positive: bool) -> [u32; 3] {
    let base = rng.within(1..=SPECIAL - 1);
    let mantissa = |rng: &mut CaseRng| match rng.below(4) {
        0 => 0,
        1 => (1 << MANTISSA) - 1,
        _ => rng.below(1 << MANTISSA),
    };
    let equal = rng.percent(20).then(|| mantissa(rng));
    let mut values = [0; 3].map(|_| {
        let exponent = match rng.below(6) {
            0..2 => base,
            2..5 => base.saturating_sub(rng.below(34)),
            _ => rng.within(0..=SPECIAL - 1),
        };
        let (exponent, mantissa) = match equal {
            Some(mantissa) => (base, mantissa),
            None => (exponent, mantissa(rng)),
        };
        let negative = !positive && rng.percent(40) || rng.percent(2);
        let bits = u32::from(negative) << 23 | exponent << MANTISSA | mantissa;
        if rng.percent(6) { 0 } else { bits }
    });
    if rng.percent(4) {
        values[rng.below(3) as usize] =
            rng.pick(&[F24::INFINITY.to_bits(), F24::INFINITY.to_bits() | 1 << 23, F24::NAN.to_bits(), 0x7F_0001]);
    }
    if rng.percent(20) && positive {
        values = [F24::ONE.to_bits(); 3];
    }
    values
}
