// SPDX-License-Identifier: MIT
//! The components of a triangle over w, all at once.

use super::aligned::{Aligned, EXPONENT_OF_SPECIAL, exponent, integer, scale_of};
use crate::float::mode::Mode;
use crate::float::{F24, Kernel, Unit};
use crate::geometry::vertex::COMPONENTS;

/// What a triangle has of each component of its three vertices.
type OfVertices<T> = [[T; COMPONENTS]; 3];

/// The products p_k = a_k r_k of the components a and 1/w of the vertices, and the same as integers of one scale. Those
/// of components that nothing reads have no meaning.
#[derive(Clone, Debug, Default)]
pub struct Numerators {
    products: OfVertices<F24>,
    values: OfVertices<i32>,
    scales: [i32; COMPONENTS],
    /// Whether all three products are finite.
    finite: [bool; COMPONENTS],
    /// Whether the quotient with a sum of 1/w is not the same everywhere.
    varies: [bool; COMPONENTS],
}

impl Numerators {
    /// The products of a component.
    pub fn products(&self, component: usize) -> [F24; 3] {
        self.products.each_ref().map(|products| products[component])
    }

    /// The products of a component as integers; `None` if one of them is infinite or NaN.
    pub fn aligned(&self, component: usize) -> Option<Aligned> {
        self.finite[component].then(|| self.integers(component))
    }

    /// The products of a component, which are finite, as integers.
    #[inline(always)]
    pub fn integers(&self, component: usize) -> Aligned {
        let [a, b, c] = &self.values;
        Aligned { values: [a[component], b[component], c[component]], scale: self.scales[component] }
    }

    /// Whether the component is not the same over the whole triangle.
    pub fn varies(&self, component: usize) -> bool {
        self.varies[component]
    }
}

/// Computes [`Numerators`].
pub struct Numerate<'a, M> {
    pub mode: M,
    pub vertices: [&'a [F24; COMPONENTS]; 3],
    pub reciprocal_w: [F24; 3],
    /// 1/w as integers.
    pub denominators: &'a Aligned,
    pub numerators: &'a mut Numerators,
}

impl<M: Mode> Kernel for Numerate<'_, M> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) {
        let Numerate { mode, vertices, reciprocal_w, denominators, numerators } = self;
        let products = &mut numerators.products;
        for k in 0..3 {
            if !M::IN_VECTORS {
                for (product, value) in products[k].iter_mut().zip(vertices[k]) {
                    *product = mode.arithmetic().mul(*value, reciprocal_w[k]);
                }
                continue;
            }
            let factor = unit.all::<7, 16>(reciprocal_w[k]);
            for first in (0..COMPONENTS).step_by(U::LANES) {
                // The last ones may be computed twice.
                let first = first.min(COMPONENTS - U::LANES);
                let values = unit.hold_all::<7, 16>(&vertices[k][first..]);
                let product = unit.mul::<7, 16>(values, factor, mode.arithmetic().rounding);
                unit.show_all(product, &mut products[k][first..]);
            }
        }
        let [d0, d1, d2] = denominators.values.map(i64::from);
        // In short loops over all components, which become vectors.
        let [a, b, c] = &*products;
        let mut largest = [0; COMPONENTS];
        for n in 0..COMPONENTS {
            largest[n] = exponent(a[n]).max(exponent(b[n])).max(exponent(c[n]));
            numerators.scales[n] = scale_of(largest[n]);
            numerators.finite[n] = largest[n] != EXPONENT_OF_SPECIAL;
        }
        for (values, products) in numerators.values.iter_mut().zip(products) {
            for n in 0..COMPONENTS {
                values[n] = integer(products[n], largest[n]);
            }
        }
        let [a, b, c] = &numerators.values;
        for n in 0..COMPONENTS {
            // If all three quotients are the same, so is any quotient of weighted sums.
            let [a, b, c] = [i64::from(a[n]), i64::from(b[n]), i64::from(c[n])];
            numerators.varies[n] = (d0 <= 0) | (a * d1 != b * d0) | (a * d2 != c * d0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::mode::TowardZero;
    use crate::float::{Arithmetic, Lanes};

    /// Every instruction set, and a mode that has none, beside the definition.
    #[test]
    fn all_are_those_of_single_components() {
        let mut state = 1_u64;
        let mut number = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let bits = (state >> 40) as u32;
            // Exponents near each other, near the ends, and any.
            F24::from_bits(match state >> 36 & 3 {
                0 => bits & 0x83_FFFF | 0x3C_0000,
                1 => bits & 0x81_FFFF | 0x7E_0000,
                2 => bits & 0x81_FFFF,
                _ => bits,
            })
        };
        let (mut varying, mut constant, mut special) = (0, 0, 0);
        for case in 0..2000 {
            let mut vertices = [[F24::ZERO; COMPONENTS]; 3].map(|values| values.map(|_| number()));
            if case % 2 == 0 {
                // Half of the components are the same at all vertices.
                let [a, b, c] = &mut vertices;
                b[..COMPONENTS / 2].copy_from_slice(&a[..COMPONENTS / 2]);
                c[..COMPONENTS / 2].copy_from_slice(&a[..COMPONENTS / 2]);
            }
            let mut positive = || F24::from_bits(number().to_bits() & 0x7F_FFFF);
            let w = positive();
            let reciprocal_w = if case % 4 == 0 { [w; 3] } else { [w, positive(), positive()] };
            let Some(denominators) = Aligned::new(reciprocal_w) else { continue };
            let vertices = vertices.each_ref();
            let denominators = &denominators;
            let sets = Lanes::available().map(|lanes| {
                let mut numerators = Numerators::default();
                let mode = TowardZero;
                lanes.run(Numerate { mode, vertices, reciprocal_w, denominators, numerators: &mut numerators });
                numerators
            });
            let mut other = Numerators::default();
            let mode = Arithmetic::DEFAULT;
            Lanes::PORTABLE.run(Numerate { mode, vertices, reciprocal_w, denominators, numerators: &mut other });
            for numerators in sets.chain([other]) {
                for component in 0..COMPONENTS {
                    let of_vertices = vertices.map(|values| values[component]);
                    let products = [0, 1, 2].map(|k| Arithmetic::DEFAULT.mul(of_vertices[k], reciprocal_w[k]));
                    let expected = Aligned::new(products);
                    assert_eq!(numerators.products(component), products, "case {case}, component {component}");
                    assert_eq!(numerators.aligned(component), expected, "case {case}, component {component}");
                    let Some(Aligned { values, .. }) = expected else {
                        special += 1;
                        continue;
                    };
                    let quotient = |k: usize| f64::from(values[k]) / f64::from(denominators.values[k]);
                    if numerators.varies(component) {
                        varying += 1;
                    } else {
                        constant += 1;
                        let is_same = |k: usize| quotient(k).is_nan() || quotient(k) == quotient(0);
                        assert!((0..3).all(is_same), "case {case}, component {component}");
                    }
                }
            }
        }
        assert!(varying > 10_000 && constant > 1000 && special > 1000, "{varying} {constant} {special}");
    }
}
