// SPDX-License-Identifier: MIT
//! Colours of several fragments, channel by channel.
//!
//! The stages compute with planes: a loop over a plane compiles to vector instructions, and a plane of one is the scalar
//! form of the same code. Planes of a whole tile have a fragment of lane n at place n; smaller ones have the covered lanes
//! one after the other.

use super::color::Rgba;
use crate::raster::fragment::{LANES, PerLane};

/// A channel of `N` fragments.
pub type Channel<const N: usize> = [u8; N];

/// Red, green, blue and alpha of `N` fragments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planes<const N: usize>(pub [Channel<N>; 4]);

impl<const N: usize> Planes<N> {
    /// Planes in which all fragments have one colour.
    #[inline(always)]
    pub const fn filled([r, g, b, a]: Rgba) -> Planes<N> {
        Planes([[r; N], [g; N], [b; N], [a; N]])
    }

    /// The colour of fragment `index`.
    ///
    /// # Panics
    /// If `index` is not below `N`.
    #[inline(always)]
    pub fn get(&self, index: usize) -> Rgba {
        let [r, g, b, a] = &self.0;
        [r[index], g[index], b[index], a[index]]
    }

    /// Replaces the colour of fragment `index`.
    ///
    /// # Panics
    /// If `index` is not below `N`.
    #[inline(always)]
    pub fn set(&mut self, index: usize, color: Rgba) {
        for (channel, value) in self.0.iter_mut().zip(color) {
            channel[index] = value;
        }
    }
}

/// Which of `N` fragments.
pub type Mask<const N: usize> = [bool; N];

/// The mask with these bits.
#[inline(always)]
pub fn mask_of<const N: usize>(bits: u64) -> Mask<N> {
    let mut mask = [false; N];
    for (i, place) in mask.iter_mut().enumerate() {
        *place = bits >> i & 1 != 0;
    }
    mask
}

/// One bit per place.
#[inline(always)]
pub fn bits_of<const N: usize>(mask: &Mask<N>) -> u64 {
    let mut bits = 0;
    for (i, place) in mask.iter().enumerate() {
        bits |= u64::from(*place) << i;
    }
    bits
}

/// The place in planes of `N` of the covered lane `lane`, which is number `index` of them.
#[inline(always)]
pub const fn place_of<const N: usize>(index: usize, lane: usize) -> usize {
    if N == LANES { lane } else { index }
}

/// The values of the covered lanes `lanes` at their places.
#[inline(always)]
pub fn gather<T: Copy, const N: usize>(values: &PerLane<T>, lanes: &[u8]) -> [T; N] {
    if let Some(all) = values.as_slice().as_array::<N>() {
        return *all;
    }
    let mut gathered = [values[0]; N];
    for (value, lane) in gathered.iter_mut().zip(lanes) {
        *value = values[usize::from(*lane) % LANES];
    }
    gathered
}

/// The numbers of all lanes.
pub const ALL_LANES: [u8; LANES] = {
    let mut all = [0; LANES];
    let mut lane = 0;
    while lane < LANES {
        all[lane] = lane as u8;
        lane += 1;
    }
    all
};
