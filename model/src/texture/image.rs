// SPDX-License-Identifier: MIT
//! Decoded levels of textures, kept as long as their bytes in memory stay the same.

use std::sync::Arc;

use pica_spec::choices::Etc1Overflow;
use pica_spec::pica200::TextureFormat;
use pica_spec::trace::{Memory, OutsideMemory};

use super::format::{texel, tile_bytes};
use super::level::LevelSize;
use crate::fragment::color::Rgba;

/// A level of a texture, decoded to RGBA of 8 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// Width and height in texels.
    pub size: LevelSize,
    /// Texels row by row, t = 0 first.
    texels: Vec<Rgba>,
}

impl Image {
    /// Decodes a level.
    ///
    /// # Panics
    /// If there are fewer than [`ImageSource::bytes`].
    pub fn decode(source: &ImageSource, bytes: &[u8]) -> Image {
        let ImageSource { format, size, overflow, .. } = *source;
        let mut texels = Vec::with_capacity((size.width * size.height) as usize);
        for t in 0..size.height {
            let row = size.memory_row(t);
            for s in 0..size.width {
                let tile = &bytes[size.tile_offset(format, s, row)..][..tile_bytes(format)];
                texels.push(texel(format, tile, s & 7, row & 7, overflow));
            }
        }
        Image { size, texels }
    }

    /// The texel (s, t), t counted from the bottom.
    ///
    /// # Panics
    /// If it is outside the level.
    #[inline]
    pub fn texel(&self, s: u32, t: u32) -> Rgba {
        self.texels[(t * self.size.width + s) as usize]
    }
}

/// Where a level is and how it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageSource {
    /// Physical address of its first tile.
    pub address: u32,
    /// How its texels are stored.
    pub format: TextureFormat,
    /// Width and height in texels.
    pub size: LevelSize,
    /// Choice `etc1_overflow`.
    pub overflow: Etc1Overflow,
}

impl ImageSource {
    /// Bytes that texels are read from: up to the end of the last tile.
    pub fn bytes(&self) -> usize {
        let LevelSize { width, height } = self.size;
        self.size.tile_offset(self.format, width - 1, height - 1) + tile_bytes(self.format)
    }
}

/// Decoded levels of recent draws.
///
/// A level is decoded again if a byte of it has changed, whoever changed it: the bytes are kept and compared, which
/// costs a fraction of decoding them and needs no book-keeping of writes.
#[derive(Clone, Debug)]
pub struct ImageCache {
    /// The most recently used one comes last.
    entries: Vec<Entry>,
    /// Texels that may be kept.
    most_texels: usize,
}

#[derive(Clone, Debug)]
struct Entry {
    source: ImageSource,
    bytes: Vec<u8>,
    image: Arc<Image>,
}

impl Default for ImageCache {
    /// A cache for 2^24 texels: 16 textures of the largest size.
    fn default() -> ImageCache {
        ImageCache { entries: Vec::new(), most_texels: 1 << 24 }
    }
}

impl ImageCache {
    /// The level as it is in memory now. Bytes outside memory read 0, and are reported.
    pub fn fetch(&mut self, source: ImageSource, memory: &Memory) -> (Arc<Image>, Option<OutsideMemory>) {
        let size = source.bytes();
        let mut bytes = memory.read_up_to(source.address, size);
        let outside =
            (bytes.len() < size).then_some(OutsideMemory { address: source.address, size, available: bytes.len() });
        bytes.resize(size, 0);
        let kept = self.entries.iter().position(|entry| entry.source == source);
        let entry = match kept.map(|index| self.entries.remove(index)) {
            Some(entry) if entry.bytes == bytes => entry,
            _ => {
                let image = Image::decode(&source, &bytes);
                Entry { source, bytes, image: Arc::new(image) }
            }
        };
        let image = Arc::clone(&entry.image);
        self.entries.push(entry);
        self.shrink();
        (image, outside)
    }

    /// Drops what was not used for the longest time, but never the last one.
    fn shrink(&mut self) {
        let mut texels: usize = self.entries.iter().map(|entry| entry.image.texels.len()).sum();
        let mut drop = 0;
        while texels > self.most_texels && drop + 1 < self.entries.len() {
            texels -= self.entries[drop].image.texels.len();
            drop += 1;
        }
        self.entries.drain(..drop);
    }
}
