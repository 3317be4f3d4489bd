// SPDX-License-Identifier: MIT
//! Decoded levels of textures, kept as long as nothing writes to their bytes in memory.

use std::sync::Arc;

use pica_spec::choices::{Choices, Etc1Overflow};
use pica_spec::pica200::TextureFormat;
use pica_spec::trace::{Memory, OutsideMemory};

use super::format::{texel, tile_bytes};
use super::level::LevelSize;
use crate::fragment::color::Rgba;

/// Texels along a side of a texture.
const MOST_TEXELS: u32 = 1024;

/// A texture that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextureError {
    /// A side without texels, or with too many.
    #[error("a texture has 1 to {MOST_TEXELS} texels along each side")]
    Size,
    /// The bytes end before the texels do.
    #[error("{given} bytes of {wanted} that the texture takes")]
    Bytes {
        /// Bytes that there are.
        given: usize,
        /// Bytes that the texels take.
        wanted: usize,
    },
}

/// A level of a texture, decoded to RGBA of 8 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// Width and height in texels.
    pub size: LevelSize,
    /// Texels row by row, t = 0 first.
    texels: Vec<Rgba>,
}

impl Image {
    /// Decodes a texture by itself, from its bytes in memory.
    ///
    /// # Errors
    /// If it has no texels or more than 1024 along a side, or there are too few bytes.
    pub fn of_bytes(
        format: TextureFormat,
        [width, height]: [u32; 2],
        bytes: &[u8],
        choices: &Choices,
    ) -> Result<Image, TextureError> {
        if !(1..=MOST_TEXELS).contains(&width) || !(1..=MOST_TEXELS).contains(&height) {
            return Err(TextureError::Size);
        }
        let size = LevelSize::of_level(width, height, 0);
        let source = ImageSource { address: 0, format, size, overflow: choices.etc1_overflow };
        if bytes.len() < source.bytes() {
            return Err(TextureError::Bytes { given: bytes.len(), wanted: source.bytes() });
        }
        Ok(Image::decode(&source, bytes))
    }

    /// The texels from the top row on: t goes up.
    pub fn rows(&self) -> impl Iterator<Item = Rgba> {
        let LevelSize { width, height } = self.size;
        (0..height).rev().flat_map(move |t| (0..width).map(move |s| self.texel(s, t)))
    }

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
/// A level is decoded again if memory was written where it is, whoever wrote: [`Memory::last_write`] tells.
#[derive(Clone, Debug)]
pub struct ImageCache {
    entries: Vec<Entry>,
    /// Fetches so far.
    fetches: u64,
    /// Texels in all entries, and how many may be kept.
    texels: usize,
    most_texels: usize,
}

#[derive(Clone, Debug)]
struct Entry {
    source: ImageSource,
    /// The last write to its bytes when it was decoded, and how many of them were memory.
    written: (u64, usize),
    image: Arc<Image>,
    /// Number of the fetch that used it last.
    used: u64,
}

/// Levels that are kept at most.
const MOST_ENTRIES: usize = 256;

impl Default for ImageCache {
    /// A cache for 2^24 texels: 16 textures of the largest size.
    fn default() -> ImageCache {
        ImageCache { entries: Vec::new(), fetches: 0, texels: 0, most_texels: 1 << 24 }
    }
}

impl ImageCache {
    /// The level as it is in memory now. Bytes outside memory read 0, and are reported.
    pub fn fetch(&mut self, source: ImageSource, memory: &Memory) -> (Arc<Image>, Option<OutsideMemory>) {
        let size = source.bytes();
        let available = memory.available(source.address, size);
        let outside = (available < size).then_some(OutsideMemory { address: source.address, size, available });
        let written = (memory.last_write(source.address, size), available);
        self.fetches += 1;
        let kept = self.entries.iter().position(|entry| entry.source == source);
        if let Some(entry) = kept.map(|index| &mut self.entries[index]).filter(|entry| entry.written == written) {
            entry.used = self.fetches;
            return (Arc::clone(&entry.image), outside);
        }
        if let Some(index) = kept {
            self.remove(index);
        }
        let mut bytes = memory.read_up_to(source.address, size);
        bytes.resize(size, 0);
        let image = Arc::new(Image::decode(&source, &bytes));
        self.texels += image.texels.len();
        self.entries.push(Entry { source, written, image: Arc::clone(&image), used: self.fetches });
        self.shrink();
        (image, outside)
    }

    /// Drops what was not used for the longest time, but never the last one.
    fn shrink(&mut self) {
        while self.entries.len() > 1 && (self.texels > self.most_texels || self.entries.len() > MOST_ENTRIES) {
            let oldest = self.entries.iter().enumerate().min_by_key(|(_, entry)| entry.used);
            self.remove(oldest.map_or(0, |(index, _)| index));
        }
    }

    fn remove(&mut self, index: usize) {
        self.texels -= self.entries.swap_remove(index).image.texels.len();
    }
}
