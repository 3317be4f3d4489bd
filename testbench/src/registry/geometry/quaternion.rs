// SPDX-License-Identifier: MIT
//! `quaternion`: the quaternions of a triangle in, which of them are negated out.

use crate::coverage::geometry::QuaternionBins;
use crate::stage::Stage;
use crate::stimulus::Numbers;
use crate::stimulus::geometry::quaternions::quaternions;
use pica_model::float::{Arithmetic, F24, Lanes, UnsupportedChoice};
use pica_model::geometry::quaternion::opposite;
use pica_rtl::geometry::{AlignmentValues, QuaternionsValues};
use pica_spec::choices::Choices;

fn vectors(i: &QuaternionsValues) -> [[F24; 4]; 3] {
    let vectors = [[i.x0, i.y0, i.z0, i.w0], [i.x1, i.y1, i.z1, i.w1], [i.x2, i.y2, i.z2, i.w2]];
    vectors.map(|vector| vector.map(F24::from_bits))
}

fn values([[x0, y0, z0, w0], [x1, y1, z1, w1], [x2, y2, z2, w2]]: [[u32; 4]; 3]) -> QuaternionsValues {
    QuaternionsValues { x0, y0, z0, w0, x1, y1, z1, w1, x2, y2, z2, w2 }
}

/// The stage.
///
/// # Errors
/// If the arithmetic cannot follow a choice.
pub fn quaternion(choices: &Choices) -> Result<Stage<QuaternionsValues, AlignmentValues>, UnsupportedChoice> {
    let (arithmetic, lanes, numbers) = (Arithmetic::new(choices)?, Lanes::detect(), Numbers::default());
    let stage = Stage::new(move |i: QuaternionsValues| {
        let [negate1, negate2] = opposite(vectors(&i), arithmetic, lanes).map(u32::from);
        AlignmentValues { negate1, negate2 }
    });
    Ok(stage.draw(move |rng| values(quaternions(&numbers, rng))).cover(|table| {
        let bins = QuaternionBins::new(table);
        move |i: QuaternionsValues, o: AlignmentValues, hits| {
            bins.cover(vectors(&i), arithmetic, [o.negate1, o.negate2], hits);
        }
    }))
}
