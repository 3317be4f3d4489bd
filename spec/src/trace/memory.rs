// SPDX-License-Identifier: MIT
//! The memory that the GPU works on.

use std::error::Error;
use std::fmt;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// Bytes whose last write is known.
const TRACKED: usize = 1 << 12;

/// Counts the writes to all memories, so that no two of them have the same number.
static WRITES: AtomicU64 = AtomicU64::new(0);

/// An image of VRAM (0x18000000-0x185FFFFF) and FCRAM (from 0x20000000). Bytes never written are zero.
///
/// The image is reserved as a whole; only what was written takes space on the host.
pub struct Memory {
    /// VRAM, then FCRAM.
    bytes: Vec<u8>,
    /// Numbers of the last writes to units of [`TRACKED`] bytes; 0 for none.
    written: Vec<u64>,
}

/// How much FCRAM there is: the models of the console differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FcramSize {
    /// 128 MiB: original consoles.
    Old,
    /// 256 MiB: New consoles. What is valid on an original console is valid here.
    #[default]
    New,
}

impl FcramSize {
    /// Bytes of FCRAM.
    pub const fn bytes(self) -> u32 {
        match self {
            Self::Old => 128 << 20,
            Self::New => 256 << 20,
        }
    }
}

/// An access that is not wholly inside one region of the memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OutsideMemory {
    /// Physical address of the first byte.
    pub address: u32,
    /// Size of the access in bytes.
    pub size: usize,
    /// How many of these bytes, from the first on, are memory.
    pub available: usize,
}

impl fmt::Display for OutsideMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { address, size, available } = self;
        write!(f, "{size} bytes at {address:#010X} are not inside VRAM or FCRAM, {available} of them are")
    }
}

impl Error for OutsideMemory {}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memory").field("size", &self.bytes.len()).finish_non_exhaustive()
    }
}

impl Clone for Memory {
    fn clone(&self) -> Self {
        let mut memory = Self { bytes: vec![0; self.bytes.len()], written: self.written.clone() };
        // Units that were not written are zero, and not touched.
        for unit in (0..self.written.len()).filter(|unit| self.written[*unit] != 0) {
            let bytes = unit * TRACKED..(unit + 1) * TRACKED;
            memory.bytes[bytes.clone()].copy_from_slice(&self.bytes[bytes]);
        }
        memory
    }
}

impl Memory {
    /// Physical address of VRAM.
    pub const VRAM: u32 = 0x1800_0000;
    /// Size of VRAM in bytes.
    pub const VRAM_BYTES: u32 = 0x60_0000;
    /// Physical address of FCRAM.
    pub const FCRAM: u32 = 0x2000_0000;

    /// Memory full of zeros.
    pub fn new(fcram: FcramSize) -> Self {
        // In one piece, so large that the host gives it as zeros that nobody has to write.
        let size = (Self::VRAM_BYTES + fcram.bytes()) as usize;
        Self { bytes: vec![0; size], written: vec![0; size / TRACKED] }
    }

    /// Copies the bytes from `address` on.
    ///
    /// # Errors
    /// They are not all inside one region; `bytes` is unchanged.
    pub fn read(&self, address: u32, bytes: &mut [u8]) -> Result<(), OutsideMemory> {
        let place = self.locate_all(address, bytes.len())?;
        bytes.copy_from_slice(&self.bytes[place.offset..][..bytes.len()]);
        Ok(())
    }

    /// The bytes from `address` on: `size` of them, or as many as the region has.
    pub fn read_up_to(&self, address: u32, size: usize) -> Vec<u8> {
        let bytes = |place: Place| self.bytes[place.offset..][..size.min(place.left)].to_vec();
        self.locate(address).map(bytes).unwrap_or_default()
    }

    /// The `size` bytes from `address` on where they are; `None` if they are not all inside one region.
    pub fn piece(&self, address: u32, size: usize) -> Option<&[u8]> {
        let place = self.locate(address)?;
        self.bytes[place.offset..][..place.left].get(..size)
    }

    /// Replaces the bytes from `address` on.
    ///
    /// # Errors
    /// They are not all inside one region; the memory is unchanged.
    pub fn write(&mut self, address: u32, bytes: &[u8]) -> Result<(), OutsideMemory> {
        let place = self.locate_all(address, bytes.len())?;
        let number = WRITES.fetch_add(1, Ordering::Relaxed) + 1;
        self.written[tracked(place.offset, bytes.len())].fill(number);
        self.bytes[place.offset..][..bytes.len()].copy_from_slice(bytes);
        Ok(())
    }

    /// The number of the last write to the `size` bytes from `address` on, as far as they are memory, or near them; 0 for
    /// none. As long as it stays the same, so do the bytes, also from one memory to another: a number is never used again.
    pub fn last_write(&self, address: u32, size: usize) -> u64 {
        self.locate(address).map_or(0, |place| {
            let units = &self.written[tracked(place.offset, size.min(place.left))];
            units.iter().copied().max().unwrap_or(0)
        })
    }

    /// How many of the `size` bytes from `address` on are memory.
    pub fn available(&self, address: u32, size: usize) -> usize {
        self.locate(address).map_or(0, |place| size.min(place.left))
    }

    fn locate(&self, address: u32) -> Option<Place> {
        let fcram = self.bytes.len() - Self::VRAM_BYTES as usize;
        let regions = [(Self::VRAM, 0, Self::VRAM_BYTES as usize), (Self::FCRAM, Self::VRAM_BYTES as usize, fcram)];
        regions.into_iter().find_map(|(base, start, size)| {
            let offset = address.checked_sub(base)? as usize;
            Some(Place { offset: start + offset, left: size.checked_sub(offset)? })
        })
    }

    /// The place of `address`, if `size` bytes are there.
    fn locate_all(&self, address: u32, size: usize) -> Result<Place, OutsideMemory> {
        let place = self.locate(address);
        let available = place.map_or(0, |place| place.left);
        let outside = OutsideMemory { address, size, available };
        place.filter(|place| size <= place.left).ok_or(outside)
    }
}

/// The tracked units of a part of the memory.
fn tracked(offset: usize, size: usize) -> Range<usize> {
    let last = if size == 0 { offset / TRACKED } else { (offset + size - 1) / TRACKED + 1 };
    offset / TRACKED..last
}

/// Where an address is.
#[derive(Clone, Copy)]
struct Place {
    /// Offset in the bytes of the memory.
    offset: usize,
    /// Bytes from there to the end of the region.
    left: usize,
}
