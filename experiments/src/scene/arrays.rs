// SPDX-License-Identifier: MIT
//! Vertices from memory.

use super::{Scene, VERTICES};
use pica_spec::pica200::id;

/// The code of an attribute in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Format {
    /// One unsigned byte.
    Byte = 1,
    /// One f32 number.
    Float = 3,
    /// Four f32 numbers.
    Float4 = 15,
}

/// A loader of attributes.
#[derive(Clone, Debug)]
pub struct Loader {
    /// Where its first vertex lies behind [`VERTICES`], in bytes.
    pub offset: u32,
    /// The components of the loader: numbers of attributes, or paddings.
    pub components: Vec<u32>,
    /// How many components it says it has.
    pub count: u32,
    /// Bytes from vertex to vertex.
    pub stride: u32,
}

impl Loader {
    /// A loader of one attribute of four f32 numbers.
    pub fn of(attribute: u32, offset: u32) -> Self {
        Self { offset, components: vec![attribute], count: 1, stride: 16 }
    }
}

impl Scene {
    /// Sets the formats of the attributes, of which the first 12 can come from memory, which of them are fixed (a bit each), and the loaders.
    pub fn loaders(&mut self, formats: &[Format], fixed: u32, loaders: &[Loader]) -> &mut Self {
        let nibbles = |items: &[u32]| items.iter().rev().fold(0, |word, nibble| word << 4 | nibble);
        let formats: Vec<u32> = formats.iter().map(|format| *format as u32).collect();
        let (low, high) = formats.split_at(formats.len().min(8));
        self.write(id::ATTRIBBUFFERS_LOC, VERTICES >> 3).write(id::ATTRIBBUFFERS_FORMAT_LOW, nibbles(low)).masked(
            id::ATTRIBBUFFERS_FORMAT_HIGH,
            nibbles(&high[..high.len().min(4)]) | fixed << 16,
            0x7,
        );
        // The upper half of the last byte is the count; its lower half are fixed attributes 8 to 11.
        let count = (formats.len() as u32).saturating_sub(1);
        self.masked(id::ATTRIBBUFFERS_FORMAT_HIGH, count << 28 | (fixed >> 8 & 0xF) << 24, 0x8);
        for n in 0..12 {
            let none = Loader { offset: 0, components: Vec::new(), count: 0, stride: 0 };
            let loader = loaders.get(n).unwrap_or(&none);
            let (low, high) = loader.components.split_at(loader.components.len().min(8));
            self.write(id::ATTRIBBUFFER_OFFSET[n], loader.offset)
                .write(id::ATTRIBBUFFER_CONFIG1[n], nibbles(low))
                .write(id::ATTRIBBUFFER_CONFIG2[n], nibbles(high) | loader.stride << 16 | loader.count << 28);
        }
        self
    }

    /// Loads vectors of f32 numbers behind [`VERTICES`].
    pub fn vertices(&mut self, offset: u32, vectors: &[[f32; 4]]) -> &mut Self {
        let bytes = vectors.as_flattened().iter().flat_map(|number| number.to_le_bytes()).collect();
        self.load(VERTICES + offset, bytes)
    }

    /// Sets fixed attributes from a number on.
    pub fn fixed(&mut self, first: u32, words: &[u32]) -> &mut Self {
        self.write(id::FIXEDATTRIB_INDEX, first).words(id::FIXEDATTRIB_DATA, words)
    }

    /// Draws the first vertices of the arrays.
    pub fn arrays(&mut self, topology: u32, count: u32) -> &mut Self {
        self.array_state(topology, count);
        self.write(id::DRAWARRAYS, 1);
        self.after_draw()
    }

    /// Draws vertices by 16-bit indices behind [`VERTICES`].
    pub fn elements(&mut self, topology: u32, count: u32, offset: u32) -> &mut Self {
        self.array_state(topology, count);
        self.write(id::INDEXBUFFER_CONFIG, 1 << 31 | offset).write(id::DRAWELEMENTS, 1);
        self.after_draw()
    }

    fn array_state(&mut self, topology: u32, count: u32) {
        self.masked(id::PRIMITIVE_CONFIG, topology << 8, 0x2).write(id::RESTART_PRIMITIVE, 1);
        self.write(id::INDEXBUFFER_CONFIG, 1 << 31).write(id::NUMVERTICES, count).write(id::VERTEX_OFFSET, 0);
        self.masked(id::GEOSTAGE_CONFIG2, 0, 1).write(id::START_DRAW_FUNC0, 0);
    }

    fn after_draw(&mut self) -> &mut Self {
        self.write(id::START_DRAW_FUNC0, 1)
    }
}
