// SPDX-License-Identifier: MIT
//! Colours of several fragments, channel by channel.
//!
//! The stages compute with planes: a loop over a plane compiles to vector instructions, and a plane of one is the scalar
//! form of the same code.

use super::color::Rgba;

/// A channel of `N` fragments.
pub type Channel<const N: usize> = [u8; N];

/// Red, green, blue and alpha of `N` fragments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planes<const N: usize>(pub [Channel<N>; 4]);

impl<const N: usize> Planes<N> {
    /// The same colour everywhere.
    #[inline]
    pub const fn filled([r, g, b, a]: Rgba) -> Planes<N> {
        Planes([[r; N], [g; N], [b; N], [a; N]])
    }

    /// The colour of fragment `index`.
    ///
    /// # Panics
    /// If `index` is not below `N`.
    #[inline]
    pub fn get(&self, index: usize) -> Rgba {
        let [r, g, b, a] = &self.0;
        [r[index], g[index], b[index], a[index]]
    }

    /// Replaces the colour of fragment `index`.
    ///
    /// # Panics
    /// If `index` is not below `N`.
    #[inline]
    pub fn set(&mut self, index: usize, color: Rgba) {
        for (channel, value) in self.0.iter_mut().zip(color) {
            channel[index] = value;
        }
    }
}

/// `f` of every place.
#[inline(always)]
pub fn each<const N: usize>(f: impl Fn(usize) -> u8) -> Channel<N> {
    // A loop: what `array::from_fn` is made of is not always inlined, and then nothing becomes vector instructions.
    let mut channel = [0; N];
    for (i, value) in channel.iter_mut().enumerate() {
        *value = f(i);
    }
    channel
}
