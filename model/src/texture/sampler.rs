// SPDX-License-Identifier: MIT
//! Texels of a 2D texture around a point: TEXUNIT_PARAM, TEXUNIT_BORDER_COLOR.

use std::sync::Arc;

use pica_spec::choices::{BilinearWeightBits, BorderDecision, NegativeTexel, ShadowEquality};
use pica_spec::pica200::{TextureFilter, TextureWrap};

use super::coordinate::{linear_taps, nearest_tap, position};
use super::filter::{bilinear, mix_levels};
use super::image::Image;
use super::lod::LevelChoice;
use super::shadow::compare;
use super::wrap::wrap;
use crate::float::{Comparison, F24};
use crate::fragment::color::Rgba;

/// What is the same for all faces of a texture.
#[derive(Clone, Copy, Debug)]
pub struct Filtering {
    /// Wrap modes along s and t.
    pub wrap: [TextureWrap; 2],
    /// Border colour.
    pub border: Rgba,
    /// Filter on level 0 where the texture is magnified.
    pub magnify: TextureFilter,
    /// Filter elsewhere.
    pub minify: TextureFilter,
    /// Fraction bits of the weight between levels.
    pub level_weight_bits: u32,
    /// Choice `bilinear_weight_bits`.
    pub weight_bits: BilinearWeightBits,
    /// Choice `negative_texel`.
    pub negative: NegativeTexel,
    /// Choice `border_decision`.
    pub border_decision: BorderDecision,
}

/// A 2D texture, or a face of a cube map: its levels.
#[derive(Clone, Debug)]
pub struct Levels(pub Vec<Arc<Image>>);

impl Levels {
    /// The colour at (u, v).
    #[inline]
    pub fn sample(&self, filtering: &Filtering, coordinates: [F24; 2], choice: LevelChoice) -> Rgba {
        if filtering.border_decision == BorderDecision::PerSample && filtering.is_outside(coordinates) {
            return filtering.border;
        }
        let on_level = |level: u32, filter| filtering.sample(&self.0[level as usize], coordinates, filter);
        match choice {
            LevelChoice::Magnify => on_level(0, filtering.magnify),
            LevelChoice::Level(level) => on_level(level, filtering.minify),
            LevelChoice::Between { lower, upper, weight } => mix_levels(
                on_level(lower, filtering.minify),
                on_level(upper, filtering.minify),
                weight,
                filtering.level_weight_bits,
            ),
        }
    }

    /// The result of a shadow texture: 255 outside of it if `lit_outside`, else the texels of its edge; four comparisons
    /// blended if `linear`, else one (dossier section 5.7, choice `shadow_nearest`). In all channels.
    pub fn shadow(
        &self,
        filtering: &Filtering,
        coordinates: [F24; 2],
        reference: i32,
        equality: ShadowEquality,
        (linear, lit_outside): (bool, bool),
    ) -> Rgba {
        let image = &*self.0[0];
        let mode = if lit_outside { TextureWrap::ClampToBorder } else { TextureWrap::ClampToEdge };
        let result = |s: i32, t: i32| match (wrap(mode, s, image.size.width), wrap(mode, t, image.size.height)) {
            (Some(s), Some(t)) => [compare(image.texel(s, t), reference, equality); 4],
            _ => [255; 4],
        };
        let [u, v] = positions(image, coordinates);
        if !linear {
            return result(nearest_tap(u, filtering.negative), nearest_tap(v, filtering.negative));
        }
        let (s, t) = (linear_taps(u, filtering.weight_bits), linear_taps(v, filtering.weight_bits));
        let rows = [t.lower, t.lower.saturating_add(1)];
        bilinear(rows.map(|t| [result(s.lower, t), result(s.lower.saturating_add(1), t)]), s.weight, t.weight)
    }
}

impl Filtering {
    /// The colour at (u, v) of a level.
    #[inline]
    fn sample(&self, image: &Image, coordinates: [F24; 2], filter: TextureFilter) -> Rgba {
        let [u, v] = positions(image, coordinates);
        let texel = |s: Option<u32>, t: Option<u32>| match (s, t) {
            (Some(s), Some(t)) => image.texel(s, t),
            _ => self.border,
        };
        let (column, row) = (|i| self.wrap(0, i, image.size.width), |j| self.wrap(1, j, image.size.height));
        match filter {
            TextureFilter::Nearest => texel(column(nearest_tap(u, self.negative)), row(nearest_tap(v, self.negative))),
            TextureFilter::Linear => {
                let (s, t) = (linear_taps(u, self.weight_bits), linear_taps(v, self.weight_bits));
                let (s0, s1) = (column(s.lower), column(s.lower.saturating_add(1)));
                let (t0, t1) = (row(t.lower), row(t.lower.saturating_add(1)));
                bilinear([[texel(s0, t0), texel(s1, t0)], [texel(s0, t1), texel(s1, t1)]], s.weight, t.weight)
            }
        }
    }

    /// The texel index of a tap along an axis, or `None` for the border.
    #[inline]
    fn wrap(&self, axis: usize, position: i32, size: u32) -> Option<u32> {
        let index = wrap(self.wrap[axis], position, size);
        match self.border_decision {
            BorderDecision::PerTap => index,
            // The sample is inside: its outer taps are those of the edge.
            BorderDecision::PerSample => index.or_else(|| wrap(TextureWrap::ClampToEdge, position, size)),
        }
    }

    /// Whether a whole sample is of the border colour: u < 0 or u > 1 on an axis whose mode has a border there (choice
    /// `border_decision`).
    fn is_outside(&self, coordinates: [F24; 2]) -> bool {
        (0..2).any(|axis| {
            let below = coordinates[axis].cmp(Comparison::Lt, F24::ZERO);
            let above = coordinates[axis].cmp(Comparison::Gt, F24::ONE);
            match self.wrap[axis] {
                TextureWrap::ClampToBorder => below || above,
                TextureWrap::PositiveClampToBorder => above,
                _ => false,
            }
        })
    }
}

#[inline]
fn positions(image: &Image, [u, v]: [F24; 2]) -> [i64; 2] {
    [position(u, image.size.width), position(v, image.size.height)]
}
