// SPDX-License-Identifier: MIT
//! Pixel words in the bytes of a tile.

use crate::fragment::planes::{Mask, place_of};
use crate::raster::fragment::LANES;

/// Bytes of a pixel: the three sizes that formats have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PixelBytes {
    /// 16 bits.
    Two,
    /// 24 bits.
    Three,
    /// 32 bits.
    Four,
}

impl PixelBytes {
    /// The size of so many bytes.
    ///
    /// # Panics
    /// If there is no format of this size.
    pub const fn new(bytes: u32) -> PixelBytes {
        match bytes {
            2 => PixelBytes::Two,
            3 => PixelBytes::Three,
            4 => PixelBytes::Four,
            _ => panic!("formats have 2, 3 or 4 bytes"),
        }
    }

    /// Bytes of a pixel, 2 to 4.
    pub const fn count(self) -> u32 {
        match self {
            PixelBytes::Two => 2,
            PixelBytes::Three => 3,
            PixelBytes::Four => 4,
        }
    }

    /// The word of pixel `index`, its lowest byte from the lowest address.
    ///
    /// # Panics
    /// If the pixel is not inside `bytes`.
    #[inline(always)]
    pub fn read(self, bytes: &[u8], index: usize) -> u32 {
        match self {
            PixelBytes::Two => bytes.as_chunks::<2>().0[index].map(u32::from).iter().rev().fold(0, join),
            PixelBytes::Three => bytes.as_chunks::<3>().0[index].map(u32::from).iter().rev().fold(0, join),
            PixelBytes::Four => u32::from_le_bytes(bytes.as_chunks::<4>().0[index]),
        }
    }

    /// The words of the pixels of covered lanes at their places; 0 in others, if not all pixels have a place.
    ///
    /// # Panics
    /// If `bytes` are not those of a tile.
    #[inline(always)]
    pub fn read_all<const N: usize>(self, bytes: &[u8], lanes: &[u8]) -> [u32; N] {
        let mut words = [0; N];
        if N != LANES {
            for (word, lane) in words.iter_mut().zip(lanes) {
                *word = self.read(bytes, usize::from(*lane));
            }
            return words;
        }
        match self {
            PixelBytes::Two => {
                for (word, [b0, b1]) in words.iter_mut().zip(bytes.as_chunks().0) {
                    *word = u32::from_le_bytes([*b0, *b1, 0, 0]);
                }
            }
            PixelBytes::Three => {
                for (word, [b0, b1, b2]) in words.iter_mut().zip(bytes.as_chunks().0) {
                    *word = u32::from_le_bytes([*b0, *b1, *b2, 0]);
                }
            }
            PixelBytes::Four => {
                for (word, bytes) in words.iter_mut().zip(bytes.as_chunks().0) {
                    *word = u32::from_le_bytes(*bytes);
                }
            }
        }
        words
    }

    /// Replaces the words of the pixels of covered lanes, of those in `mask`; bits that do not fit are dropped.
    ///
    /// # Panics
    /// If `bytes` are not those of a tile.
    #[inline(always)]
    pub fn write_all<const N: usize>(self, bytes: &mut [u8], lanes: &[u8], mask: &Mask<N>, words: &[u32; N]) {
        if N == LANES && self == PixelBytes::Four {
            for ((pixel, word), written) in bytes.as_chunks_mut().0.iter_mut().zip(words).zip(mask) {
                let old = u32::from_le_bytes(*pixel);
                *pixel = if *written { *word } else { old }.to_le_bytes();
            }
            return;
        }
        if N == LANES && self == PixelBytes::Two {
            for ((pixel, word), written) in bytes.as_chunks_mut().0.iter_mut().zip(words).zip(mask) {
                let old = u16::from_le_bytes(*pixel);
                *pixel = if *written { *word as u16 } else { old }.to_le_bytes();
            }
            return;
        }
        for (index, lane) in lanes.iter().enumerate() {
            let lane = usize::from(*lane);
            let place = place_of::<N>(index, lane);
            if mask[place] {
                self.write(bytes, lane, words[place]);
            }
        }
    }

    /// Replaces the word of pixel `index`; bits that do not fit are dropped.
    ///
    /// # Panics
    /// If the pixel is not inside `bytes`.
    #[inline(always)]
    pub fn write(self, bytes: &mut [u8], index: usize, word: u32) {
        let [b0, b1, b2, b3] = word.to_le_bytes();
        match self {
            PixelBytes::Two => bytes.as_chunks_mut::<2>().0[index] = [b0, b1],
            PixelBytes::Three => bytes.as_chunks_mut::<3>().0[index] = [b0, b1, b2],
            PixelBytes::Four => bytes.as_chunks_mut::<4>().0[index] = [b0, b1, b2, b3],
        }
    }
}

#[inline(always)]
fn join(word: u32, byte: &u32) -> u32 {
    word << 8 | byte
}
