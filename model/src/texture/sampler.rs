// SPDX-License-Identifier: MIT
//! Texels of a 2D texture around a point: TEXUNIT_PARAM, TEXUNIT_BORDER_COLOR.

use std::sync::Arc;

use pica_spec::choices::{BilinearWeightBits, BorderDecision, NegativeTexel, ShadowEquality};
use pica_spec::pica200::{TextureFilter, TextureWrap};

use super::coordinate::{linear_taps, nearest_tap, position};
use super::filter::{bilinear, bilinear_all, mix_levels};
use super::image::Image;
use super::lod::LevelChoice;
use super::shadow::compare;
use super::wrap::{BORDER, wrap, wrap_all};
use crate::float::{Comparison, F24};
use crate::fragment::color::Rgba;
use crate::fragment::planes::Planes;

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

    /// The result of a shadow texture: 255 outside of it if `lit_outside`, else the texels of its edge; four
    /// comparisons blended if `linear`, else one (texture.md#projection-and-shadow, choice `shadow_nearest`). In all
    /// channels.
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
    fn sample(&self, image: &Image, [u, v]: [F24; 2], filter: TextureFilter) -> Rgba {
        self.sample_all(image, [&[u], &[v]], &[0], filter).get(0)
    }

    /// The colours at (u, v) of a level; those at the places `places`, others are any.
    #[inline(always)]
    pub fn sample_all<const N: usize>(
        &self,
        image: &Image,
        [u, v]: [&[F24; N]; 2],
        places: &[u8],
        filter: TextureFilter,
    ) -> Planes<N> {
        let (column, row) = (Axis::new(self, image, 0), Axis::new(self, image, 1));
        let texels = Texels { image, border: u32::from_le_bytes(self.border), places };
        match filter {
            TextureFilter::Nearest => {
                let words = texels.fetch(&column.nearest(u), &row.nearest(v));
                let mut colors = Planes::filled([0; 4]);
                for (i, word) in words.into_iter().enumerate() {
                    colors.set(i, word.to_le_bytes());
                }
                colors
            }
            TextureFilter::Linear => {
                let ([s0, s1], a) = column.linear(u);
                let ([t0, t1], b) = row.linear(v);
                let corners = [
                    [texels.fetch(&s0, &t0), texels.fetch(&s1, &t0)],
                    [texels.fetch(&s0, &t1), texels.fetch(&s1, &t1)],
                ];
                bilinear_all(&corners, &a, &b)
            }
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

/// An axis of an image: from coordinates to texel indices.
#[derive(Clone, Copy)]
struct Axis<'a> {
    filtering: &'a Filtering,
    mode: TextureWrap,
    size: u32,
}

impl<'a> Axis<'a> {
    #[inline(always)]
    fn new(filtering: &'a Filtering, image: &Image, axis: usize) -> Axis<'a> {
        Axis { filtering, mode: filtering.wrap[axis], size: [image.size.width, image.size.height][axis] }
    }

    /// The texels that coordinates are in.
    #[inline(always)]
    fn nearest<const N: usize>(&self, coordinates: &[F24; N]) -> [u32; N] {
        let mut taps = [0; N];
        for (tap, x) in taps.iter_mut().zip(coordinates) {
            *tap = nearest_tap(position(*x, self.size), self.filtering.negative);
        }
        self.wrapped(&taps)
    }

    /// The two texels around coordinates, and the weights of the upper ones.
    #[inline(always)]
    fn linear<const N: usize>(&self, coordinates: &[F24; N]) -> ([[u32; N]; 2], [u32; N]) {
        let (mut lower, mut upper, mut weights) = ([0; N], [0; N], [0; N]);
        for i in 0..N {
            let taps = linear_taps(position(coordinates[i], self.size), self.filtering.weight_bits);
            (lower[i], upper[i], weights[i]) = (taps.lower, taps.lower.saturating_add(1), taps.weight);
        }
        ([self.wrapped(&lower), self.wrapped(&upper)], weights)
    }

    /// The texel indices of taps, or [`BORDER`].
    #[inline(always)]
    fn wrapped<const N: usize>(&self, taps: &[i32; N]) -> [u32; N] {
        let mut indices = wrap_all(self.mode, taps, self.size);
        if self.filtering.border_decision == BorderDecision::PerSample {
            // The sample is inside: its outer taps are those of the edge.
            let edge = wrap_all(TextureWrap::ClampToEdge, taps, self.size);
            for (index, edge) in indices.iter_mut().zip(edge) {
                *index = if *index == BORDER { edge } else { *index };
            }
        }
        indices
    }
}

/// Texels of an image for some fragments.
struct Texels<'a> {
    image: &'a Image,
    border: u32,
    places: &'a [u8],
}

impl Texels<'_> {
    /// The words of texels at these indices, red in the lowest byte.
    #[inline(always)]
    fn fetch<const N: usize>(&self, s: &[u32; N], t: &[u32; N]) -> [u32; N] {
        let mut words = [0; N];
        for place in self.places {
            let place = usize::from(*place) % N;
            let (s, t) = (s[place], t[place]);
            words[place] =
                if (s == BORDER) | (t == BORDER) { self.border } else { u32::from_le_bytes(self.image.texel(s, t)) };
        }
        words
    }
}
