// SPDX-License-Identifier: MIT
//! The experiments, in files by unit. What each does stands in the ledger.

mod arithmetic;
mod clipping;
mod combiner;
mod command;
mod engines;
mod fragment;
mod framebuffer;
mod gas;
mod geometry;
mod lighting;
mod procedural;
mod raster;
mod shader;
mod texture;
mod vertices;

use crate::Experiment;
use crate::scene::f24;
use pica_model::float::F24;
use pica_spec::choices::F24Rounding;
use rand::RngExt;
use rand::rngs::StdRng;

/// Two numbers whose quotient is a multiple of 1/`parts` in [0, 1), and whose product by the reciprocal is less in both
/// rounding modes. The divisor is odd, below 2 `divisors`.
fn missed_quotient(rng: &mut StdRng, divisors: u32, parts: u32) -> [f32; 2] {
    loop {
        let divisor = (2 * rng.random_range(1..divisors) + 1) as f32;
        let quotient = rng.random_range(1..parts) as f32 / parts as f32;
        let [a, b, exact] = [divisor * quotient, divisor, quotient].map(|value| F24::from_bits(f24(value)));
        let less = |rounding| {
            let product = F24::mul(a, b.rcp(rounding), rounding);
            product.to_bits() < exact.to_bits()
        };
        if less(F24Rounding::TowardZero) && less(F24Rounding::NearestEven) {
            return [divisor * quotient, divisor];
        }
    }
}

/// All experiments, in the order of their files.
pub fn all() -> impl Iterator<Item = &'static Experiment> {
    let files = [
        arithmetic::EXPERIMENTS,
        shader::EXPERIMENTS,
        geometry::EXPERIMENTS,
        command::EXPERIMENTS,
        vertices::EXPERIMENTS,
        clipping::EXPERIMENTS,
        raster::EXPERIMENTS,
        texture::EXPERIMENTS,
        procedural::EXPERIMENTS,
        lighting::EXPERIMENTS,
        combiner::EXPERIMENTS,
        fragment::EXPERIMENTS,
        framebuffer::EXPERIMENTS,
        gas::EXPERIMENTS,
        engines::EXPERIMENTS,
    ];
    files.into_iter().flatten()
}

/// The experiment of an entry.
pub fn of(id: &str) -> Option<&'static Experiment> {
    all().find(|experiment| experiment.id == id)
}
