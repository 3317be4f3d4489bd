// SPDX-License-Identifier: MIT
//! Pixel words in the bytes of a tile.

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
