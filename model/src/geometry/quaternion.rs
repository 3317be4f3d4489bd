// SPDX-License-Identifier: MIT
//! Quaternions of a triangle are brought into one half space (dossier section 4.2).

use super::vertex::{QUATERNION, Vertex};
use crate::float::Arithmetic;
use crate::float::{Comparison, F24};

/// Negates the quaternions of vertices 1 and 2 whose dot product with that of vertex 0 is negative, so that
/// interpolation takes the short way.
pub fn align_quaternions(triangle: &mut [Vertex; 3], arithmetic: Arithmetic) {
    let [first, others @ ..] = triangle;
    for vertex in others {
        let dot = arithmetic.dp4(first.quaternion(), vertex.quaternion());
        if dot.cmp(Comparison::Lt, F24::ZERO) {
            for component in &mut vertex.0[QUATERNION] {
                *component = component.negate();
            }
        }
    }
}
