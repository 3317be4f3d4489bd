// SPDX-License-Identifier: MIT
//! What triangles have of their components, and the samples in them.

use super::triangle::Triangle;
use crate::random::CaseRng;
use crate::registry::raster::channel::{NUMBER_BITS, SCALE_BITS, VALUE_BITS, pattern, sample_values, scan};
use crate::stimulus::Dice;
use pica_model::float::{F24, F24Rounding};
use pica_model::raster::aligned::Aligned;
use pica_model::raster::edge::EdgeRules;
use pica_model::raster::walk::ScanRules;
use pica_rtl::raster::{InterpolantValues, SampleValues};
use pica_spec::choices::Choices;

/// The inputs of `interpolator` for one triangle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Interpolants {
    /// Interpolants of 1 / w and of the components, that of 1 / w first.
    pub interpolants: Vec<InterpolantValues>,
    /// Samples of the triangle, without its end.
    pub samples: Vec<SampleValues>,
}

impl Interpolants {
    /// The components, each with what it is divided by.
    pub fn components(&self) -> impl Iterator<Item = (&InterpolantValues, &InterpolantValues)> {
        let mut divisor = self.interpolants.first();
        self.interpolants.iter().filter_map(move |of| {
            if of.denominator != 0 {
                divisor = Some(of);
                return None;
            }
            Some((divisor?, of))
        })
    }
}

/// Samples of a triangle that are kept, at most.
const SAMPLES: usize = 40;

/// Triangles whose components, numbers and samples are drawn.
pub fn random(rng: &mut CaseRng) -> Vec<Interpolants> {
    // Now and then more than fit inside, with few samples so that a case stays short.
    let many = rng.percent(15);
    let count = if many { rng.within(7..=14) } else { rng.within(1..=4) };
    (0..count).map(|_| triangle(rng, many)).collect()
}

fn triangle(rng: &mut CaseRng, short: bool) -> Interpolants {
    let components = rng.weighted(&[(1, 0), (2, 1), (6, 4), (3, 6), (2, 18), (1, 31)]);
    let components = if short && rng.percent(50) { 18 } else { components };
    let realistic = rng.percent(70);
    let samples = match rng.below(8) {
        0 => Vec::new(),
        1..=5 => covered(rng),
        _ => (0..rng.within(1..=6)).map(|_| anywhere(rng)).collect(),
    };
    let samples = samples.into_iter().take(if short { 2 } else { SAMPLES }).collect();
    let of_w = if realistic { of_w(rng) } else { integers(rng) };
    let denominator = |rng: &mut CaseRng, of| InterpolantValues {
        denominator: 1,
        ..values(of, rng.below(1 << SCALE_BITS) as i32, rng.below(32))
    };
    let first = denominator(rng, of_w);
    // Colours, texture coordinates and so on from one semantic on; or any.
    let from = rng.below(32);
    let interpolants = (0..components).map(|place| {
        let semantic = if rng.percent(90) { (from + place) % 32 } else { rng.below(32) };
        // Flat shading, or two denominators for nothing; the last interpolant is none.
        if place + 1 < components && rng.percent(4) {
            let of = rng.pick(&[Aligned { values: [1 << 27; 3], scale: 0 }, of_w]);
            return denominator(rng, of);
        }
        let of = if realistic { over_w(rng, of_w) } else { integers(rng) };
        let scale = of.scale - of_w.scale;
        InterpolantValues { undefined: rng.percent(2).into(), ..values(of, scale, semantic) }
    });
    Interpolants { interpolants: [first].into_iter().chain(interpolants).collect(), samples }
}

fn values(of: Aligned, scale: i32, semantic: u32) -> InterpolantValues {
    let [number0, number1, number2] = of.values.map(|value| pattern(value.into(), NUMBER_BITS) as u32);
    let scale = pattern(scale.into(), SCALE_BITS) as u32;
    InterpolantValues { last: 0, denominator: 0, semantic, undefined: 0, scale, number0, number1, number2 }
}

/// Samples of a triangle on the screen, and what its vertices weigh there.
fn covered(rng: &mut CaseRng) -> Vec<SampleValues> {
    let choices = Choices::default();
    let scan = scan(&Triangle::random(rng), &EdgeRules::new(&choices));
    let rules = ScanRules::new(&choices);
    let skipped = rng.below(20) as usize;
    let samples = scan.iter().flat_map(|scan| scan.samples(&rules).skip(skipped).take(SAMPLES).collect::<Vec<_>>());
    samples.map(|sample| sample_values(&sample)).collect()
}

/// A sample with any weights, also below 0.
fn anywhere(rng: &mut CaseRng) -> SampleValues {
    let bits = rng.within(1..=VALUE_BITS);
    let [weight0, weight1, weight2] = [0; 3].map(|_| match rng.below(6) {
        0 => 0,
        1 => pattern(-(rng.below(1 << 16) as i64), VALUE_BITS),
        _ => rng.word() & ((1 << bits) - 1),
    });
    SampleValues { done: 0, x: rng.below(1 << 11), y: rng.below(1 << 10), weight0, weight1, weight2 }
}

/// A float24 number that is not special, not far from 1.
fn near_one(rng: &mut CaseRng) -> F24 {
    let exponent = (F24::BIAS as u32 + rng.below(16)) - 8;
    F24::from_bits(exponent << 16 | rng.below(1 << 16))
}

/// Three values of 1 / w: the same one, some near each other, or any above 0.
fn of_w(rng: &mut CaseRng) -> Aligned {
    let one = F24::ONE;
    let any = |rng: &mut CaseRng| F24::from_bits((1 + rng.below(125)) << 16 | rng.below(1 << 16));
    let values = match rng.below(8) {
        0..3 => [one; 3],
        3 => [near_one(rng); 3],
        4..7 => [0; 3].map(|_| near_one(rng)),
        _ => [0; 3].map(|_| any(rng)),
    };
    Aligned::new(values).unwrap_or_default()
}

/// A component over w: a colour, a coordinate, or the same at all vertices.
fn over_w(rng: &mut CaseRng, of_w: Aligned) -> Aligned {
    let signed = |rng: &mut CaseRng, number: F24| F24::from_bits(number.to_bits() | rng.below(2) << 23);
    let values = match rng.below(8) {
        0 => return of_w,
        1 => return Aligned { values: [0; 3], scale: of_w.scale },
        2..5 => {
            let level = |rng: &mut CaseRng| F24::from_ratio(rng.below(256).into(), 255, 0, F24Rounding::TowardZero);
            [0; 3].map(|_| level(rng))
        }
        5 => [F24::ZERO, near_one(rng), F24::ZERO],
        _ => [0; 3].map(|_| {
            let number = near_one(rng);
            signed(rng, number)
        }),
    };
    // The scale goes with that of 1 / w, as it does where each was multiplied with it.
    let Aligned { values, scale } = Aligned::new(values).unwrap_or_default();
    let one = Aligned::new([F24::ONE; 3]).unwrap_or_default();
    Aligned { values, scale: scale + of_w.scale - one.scale }
}

/// Any integers of 29 bits, with any scale that 9 bits hold.
fn integers(rng: &mut CaseRng) -> Aligned {
    let values = [0; 3].map(|_| match rng.below(6) {
        0 => 0,
        1 => -(1 << (NUMBER_BITS - 1)),
        2 => (1 << (NUMBER_BITS - 1)) - 1,
        _ => {
            let bits = rng.within(1..=NUMBER_BITS - 1);
            let magnitude = rng.below(1 << bits) as i32;
            if rng.percent(25) { -magnitude } else { magnitude }
        }
    });
    Aligned { values, scale: rng.below(1 << SCALE_BITS) as i32 - (1 << (SCALE_BITS - 1)) }
}
