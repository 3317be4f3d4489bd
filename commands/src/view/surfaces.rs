// SPDX-License-Identifier: MIT
//! All pictures of a page. Most differ little from what the same buffers held before: they are kept as that difference.

use super::blobs::{Blob, Blobs, compress};
use super::surface::{Key, Surface};
use pica_model::fragment::framebuffer::Framebuffer;
use pica_spec::choices::Choices;
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::Memory;
use serde::Serialize;
use std::collections::HashMap;

/// Pictures after which one stands for itself: what a page unpacks at most to show one.
const KEY: usize = 32;
/// Buffers whose last picture is kept.
const MOST_KNOWN: usize = 16;

/// A picture as the page has it.
#[derive(Debug, Serialize)]
pub struct Stored {
    width: u32,
    height: u32,
    color: Option<String>,
    depth: Option<String>,
    depth_bits: u32,
    /// The picture whose planes differ in [`bits`](Self::bits); without one the bits are the planes.
    base: Option<usize>,
    bits: Blob,
}

/// The pictures, and the last one of each of the buffers.
#[derive(Default)]
pub struct Surfaces {
    pub stored: Vec<Stored>,
    known: HashMap<Key, Known>,
    /// What the registers named last: the numbers of the last writes to it, and its picture.
    bound: Option<(Bound, usize)>,
}

/// The last picture of a buffer.
struct Known {
    surface: Surface,
    place: usize,
    /// How many in a row were made of their difference.
    run: usize,
}

/// The buffers that the registers name, and when they were written.
type Bound = (Framebuffer, [(u32, u64); 2]);

impl Surfaces {
    /// The picture of the buffers that the registers name; `None` if there are none.
    pub fn bound(
        &mut self,
        registers: &RegisterFile,
        choices: &Choices,
        memory: &Memory,
        blobs: &mut Blobs,
    ) -> Option<usize> {
        let framebuffer = Framebuffer::new(registers, choices, &mut |_| {});
        let pixels = framebuffer.grid.width as usize * framebuffer.grid.height.next_multiple_of(32) as usize;
        let last = |address: u32, bytes: u32| (address, memory.last_write(address, pixels * bytes as usize));
        let color = framebuffer.color.map(|buffer| last(buffer.address, buffer.bytes.count()));
        let depth = framebuffer.depth.map(|buffer| last(buffer.address, buffer.bytes.count()));
        let bound = (framebuffer, [color, depth].map(Option::unwrap_or_default));
        if let Some((before, place)) = &self.bound
            && *before == bound
        {
            return Some(*place);
        }
        let place = self.add(Surface::read(registers, choices, memory)?, blobs);
        self.bound = Some((bound, place));
        Some(place)
    }

    /// Adds a picture, unless its buffers hold what they held before; gives its place.
    pub fn add(&mut self, surface: Surface, blobs: &mut Blobs) -> usize {
        let known = self.known.get(&surface.key);
        if let Some(known) = known.filter(|known| known.surface.planes == surface.planes) {
            return known.place;
        }
        let (bits, base, run) = match known.filter(|known| known.run < KEY) {
            Some(known) => (compress(&surface.difference(&known.surface)), Some(known.place), known.run + 1),
            None => (compress(&surface.planes), None, 0),
        };
        let place = self.stored.len();
        let Key { width, height, color, depth, depth_bits } = surface.key.clone();
        self.stored.push(Stored { width, height, color, depth, depth_bits, base, bits: blobs.add(&bits) });
        self.known.insert(surface.key.clone(), Known { surface, place, run });
        if self.known.len() > MOST_KNOWN {
            let oldest = self.known.iter().min_by_key(|(_, known)| known.place).map(|(key, _)| key.clone());
            oldest.and_then(|key| self.known.remove(&key));
        }
        place
    }
}
