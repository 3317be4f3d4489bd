// SPDX-License-Identifier: MIT
//! What `depth_plane` is given of a triangle.

use super::NUMBER;
use crate::registry::raster::channel::{NUMBER_BITS, VALUE_BITS, done_values, number, pattern, values};
use pica_model::raster::aligned::Aligned;
use pica_model::raster::depth::{DepthMap, DepthPlane};
use pica_model::raster::weights::VertexWeights;
use pica_rtl::dut::Values;
use pica_rtl::raster::{AlignedReciprocalsValues, MappedDepthsValues, SampleValues};
use pica_spec::pica200::DepthMapMode;
use pica_vectors::Item;

/// The channels.
pub mod channel {
    /// Mapped depths.
    pub const DEPTHS: usize = 0;
    /// 1/w.
    pub const RECIPROCALS: usize = 1;
    /// Weights.
    pub const SAMPLE: usize = 2;
    /// Depths of fragments.
    pub const OUT: usize = 3;
}

/// Bits of their scale.
const SCALE: u32 = 8;

/// A triangle, and the weights of its samples.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Triangle {
    pub mode: DepthMapMode,
    pub mapped: [i64; 3],
    pub reciprocals: Aligned,
    pub samples: Vec<[i64; 3]>,
}

impl Triangle {
    /// The triangles that inputs are, those that end.
    pub fn all(inputs: &[Item]) -> Vec<Self> {
        let of = |channel: usize| inputs.iter().filter(move |item| item.channel == channel);
        let samples: Vec<SampleValues> = of(channel::SAMPLE).map(values).collect();
        let samples = samples.split_inclusive(|sample| sample.done != 0);
        let parts = of(channel::DEPTHS).zip(of(channel::RECIPROCALS)).zip(samples);
        let triangle = |((depths, reciprocals), samples)| Self::new(&values(depths), &values(reciprocals), samples);
        parts.map(triangle).collect()
    }

    fn new(depths: &MappedDepthsValues, reciprocals: &AlignedReciprocalsValues, samples: &[SampleValues]) -> Self {
        let AlignedReciprocalsValues { reciprocal0, reciprocal1, reciprocal2, scale } = *reciprocals;
        let weights = |sample: &SampleValues| {
            [sample.weight0, sample.weight1, sample.weight2].map(|weight| number(weight, VALUE_BITS))
        };
        Self {
            mode: if depths.w_buffer != 0 { DepthMapMode::WBuffer } else { DepthMapMode::ZBuffer },
            mapped: [depths.number0, depths.number1, depths.number2].map(|mapped| number(mapped, NUMBER)),
            reciprocals: Aligned {
                values: [reciprocal0, reciprocal1, reciprocal2].map(|r| number(r.into(), NUMBER_BITS) as i32),
                scale: number(scale.into(), SCALE) as i32,
            },
            samples: samples.iter().filter(|sample| sample.done == 0).map(weights).collect(),
        }
    }

    /// The depth of the triangle.
    pub fn plane(&self) -> DepthPlane {
        DepthPlane::exact(self.mode, self.mapped)
    }

    /// The depths of its fragments.
    pub fn fragments(&self, map: &DepthMap) -> Vec<u32> {
        let vertices = VertexWeights { aligned: self.reciprocals, ..VertexWeights::default() };
        let plane = self.plane();
        self.samples.iter().map(|weights| plane.at(map, &vertices, *weights)).collect()
    }

    /// The transactions.
    pub fn items(&self) -> Vec<Item> {
        let [number0, number1, number2] = self.mapped.map(|mapped| pattern(mapped, NUMBER));
        let depths = MappedDepthsValues {
            same_depth: matches!(self.plane(), DepthPlane::Constant(_)).into(),
            w_buffer: matches!(self.plane(), DepthPlane::Perspective(_)).into(),
            number0,
            number1,
            number2,
        };
        let Aligned { values, scale } = self.reciprocals;
        let [reciprocal0, reciprocal1, reciprocal2] = values.map(|r| pattern(r.into(), NUMBER_BITS) as u32);
        let scale = pattern(scale.into(), SCALE) as u32;
        let reciprocals = AlignedReciprocalsValues { reciprocal0, reciprocal1, reciprocal2, scale };
        let sample = |weights: &[i64; 3]| {
            let [weight0, weight1, weight2] = weights.map(|weight| pattern(weight, VALUE_BITS));
            SampleValues { weight0, weight1, weight2, ..SampleValues::default() }
        };
        let samples = self.samples.iter().map(sample).chain([done_values()]);
        let samples = samples.map(|sample| Item { channel: channel::SAMPLE, values: sample.to_row() });
        let depths = Item { channel: channel::DEPTHS, values: depths.to_row() };
        let reciprocals = Item { channel: channel::RECIPROCALS, values: reciprocals.to_row() };
        [depths, reciprocals].into_iter().chain(samples).collect()
    }

    /// Triangles with a sample less, or with a number that is smaller.
    pub fn simpler(&self) -> Vec<Self> {
        let without = |place: usize| {
            let mut simpler = self.clone();
            simpler.samples.remove(place);
            simpler
        };
        let mut candidates: Vec<Self> = (0..self.samples.len()).map(without).collect();
        for k in 0..3 {
            for smaller in [0, self.mapped[k] / 2] {
                let mut simpler = self.clone();
                simpler.mapped[k] = smaller;
                candidates.push(simpler);
            }
            for smaller in [0, self.reciprocals.values[k] / 2] {
                let mut simpler = self.clone();
                simpler.reciprocals.values[k] = smaller;
                candidates.push(simpler);
            }
            for place in 0..self.samples.len() {
                for smaller in [0, self.samples[place][k] / 2] {
                    let mut simpler = self.clone();
                    simpler.samples[place][k] = smaller;
                    candidates.push(simpler);
                }
            }
        }
        candidates.retain(|simpler| simpler != self);
        candidates
    }
}
