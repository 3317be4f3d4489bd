// SPDX-License-Identifier: MIT
//! Quaternions of a triangle are brought into one half space (raster.md#vertex-post-processing).

use super::vertex::{QUATERNION, Vertex};
use crate::float::mode::{Mode, SelectedMode, with_mode};
use crate::float::{Arithmetic, Comparison, F24, Kernel, Lanes, Unit};
use crate::shader::Vector;

/// Negates the quaternions of vertices 1 and 2 whose dot product with that of vertex 0 is negative, so that
/// interpolation takes the short way.
pub fn align_quaternions(triangle: &mut [Vertex; 3], arithmetic: Arithmetic, lanes: Lanes) {
    let opposite = opposite(triangle.each_ref().map(Vertex::quaternion), arithmetic, lanes);
    let [_, others @ ..] = triangle;
    for (vertex, _) in others.iter_mut().zip(opposite).filter(|(_, opposite)| *opposite) {
        for component in &mut vertex.0[QUATERNION] {
            *component = component.negate();
        }
    }
}

/// Which of the second and the third quaternion have a negative dot product with the first.
pub fn opposite([first, others @ ..]: [Vector; 3], arithmetic: Arithmetic, lanes: Lanes) -> [bool; 2] {
    let mode = SelectedMode::new(arithmetic);
    others.map(|other| {
        let dot = with_mode!(mode, mode => lanes.run(Product { mode, a: first, b: other }));
        dot.cmp(Comparison::Lt, F24::ZERO)
    })
}

/// The dot product of two quaternions.
struct Product<M> {
    mode: M,
    a: Vector,
    b: Vector,
}

impl<M: Mode> Kernel for Product<M> {
    type Output = F24;

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) -> F24 {
        if !M::IN_VECTORS {
            return self.mode.arithmetic().dp4(self.a, self.b);
        }
        const IN_ORDER: [u8; 4] = [0, 1, 2, 3];
        let rounding = self.mode.arithmetic().rounding;
        let a = unit.four::<7, 16>(&self.a, IN_ORDER, false);
        let b = unit.four::<7, 16>(&self.b, IN_ORDER, false);
        let products = unit.mul_four::<7, 16>(a, b, rounding);
        unit.show_four::<7, 16>(unit.sum_of_four::<7, 16>(products, 4, rounding))[0]
    }
}
