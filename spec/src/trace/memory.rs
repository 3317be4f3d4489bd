// SPDX-License-Identifier: MIT
//! The memory that the GPU works on.

use std::error::Error;
use std::fmt;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// Bytes of a page, the unit of allocation.
const PAGE: usize = 1 << 16;

/// Bytes whose last write is known.
const TRACKED: usize = 1 << 12;

/// Counts the writes to all memories, so that no two of them have the same number.
static WRITES: AtomicU64 = AtomicU64::new(0);

type Page = Option<Box<[u8]>>;

/// An image of VRAM (0x18000000-0x185FFFFF) and FCRAM (from 0x20000000). Bytes never written are zero.
///
/// Only pages that were written take space on the host.
#[derive(Clone, Debug)]
pub struct Memory {
    regions: [Region; 2],
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

#[derive(Clone, Debug)]
struct Region {
    base: u32,
    pages: Vec<Page>,
    /// Numbers of the last writes to units of [`TRACKED`] bytes; 0 for none.
    written: Vec<u64>,
}

impl Region {
    fn new(base: u32, bytes: u32) -> Self {
        let bytes = bytes as usize;
        Self { base, pages: vec![None; bytes / PAGE], written: vec![0; bytes / TRACKED] }
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
        Self { regions: [Region::new(Self::VRAM, Self::VRAM_BYTES), Region::new(Self::FCRAM, fcram.bytes())] }
    }

    /// Copies the bytes from `address` on.
    ///
    /// # Errors
    /// They are not all inside one region; `bytes` is unchanged.
    pub fn read(&self, address: u32, bytes: &mut [u8]) -> Result<(), OutsideMemory> {
        let place = self.locate_all(address, bytes.len())?;
        self.copy(place, bytes);
        Ok(())
    }

    /// The bytes from `address` on: `size` of them, or as many as the region has.
    pub fn read_up_to(&self, address: u32, size: usize) -> Vec<u8> {
        let Some(place) = self.locate(address) else {
            return Vec::new();
        };
        let mut bytes = vec![0; size.min(place.left)];
        self.copy(place, &mut bytes);
        bytes
    }

    /// The `size` bytes from `address` on where they are; `None` if they are not all in one page, or not all memory.
    pub fn piece(&self, address: u32, size: usize) -> Option<&[u8]> {
        static ZEROS: [u8; PAGE] = [0; PAGE];
        let place = self.locate(address)?;
        let page: &[u8] = self.regions[place.region].pages.get(place.offset / PAGE)?.as_deref().unwrap_or(&ZEROS);
        page.get(place.offset % PAGE..)?.get(..size)
    }

    /// Replaces the bytes from `address` on.
    ///
    /// # Errors
    /// They are not all inside one region; the memory is unchanged.
    pub fn write(&mut self, address: u32, bytes: &[u8]) -> Result<(), OutsideMemory> {
        let place = self.locate_all(address, bytes.len())?;
        let number = WRITES.fetch_add(1, Ordering::Relaxed) + 1;
        self.regions[place.region].written[tracked(place.offset, bytes.len())].fill(number);
        for piece in pieces(place.offset, bytes.len()) {
            let page = &mut self.regions[place.region].pages[piece.page];
            let page = page.get_or_insert_with(|| vec![0; PAGE].into());
            let source = &bytes[piece.done..piece.done + piece.size];
            page[piece.start..piece.start + piece.size].copy_from_slice(source);
        }
        Ok(())
    }

    /// The number of the last write to the `size` bytes from `address` on, as far as they are memory, or near them; 0 for
    /// none. As long as it stays the same, so do the bytes, also from one memory to another: a number is never used again.
    pub fn last_write(&self, address: u32, size: usize) -> u64 {
        self.locate(address).map_or(0, |place| {
            let units = &self.regions[place.region].written[tracked(place.offset, size.min(place.left))];
            units.iter().copied().max().unwrap_or(0)
        })
    }

    /// How many of the `size` bytes from `address` on are memory.
    pub fn available(&self, address: u32, size: usize) -> usize {
        self.locate(address).map_or(0, |place| size.min(place.left))
    }

    /// Copies bytes that are known to be there.
    fn copy(&self, place: Place, bytes: &mut [u8]) {
        for piece in pieces(place.offset, bytes.len()) {
            let target = &mut bytes[piece.done..piece.done + piece.size];
            match &self.regions[place.region].pages[piece.page] {
                Some(page) => target.copy_from_slice(&page[piece.start..piece.start + piece.size]),
                None => target.fill(0),
            }
        }
    }

    fn locate(&self, address: u32) -> Option<Place> {
        self.regions.iter().enumerate().find_map(|(region, memory)| {
            let offset = address.checked_sub(memory.base)? as usize;
            let left = (memory.pages.len() * PAGE).checked_sub(offset)?;
            Some(Place { region, offset, left })
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

/// The tracked units of a part of a region.
fn tracked(offset: usize, size: usize) -> Range<usize> {
    let last = if size == 0 { offset / TRACKED } else { (offset + size - 1) / TRACKED + 1 };
    offset / TRACKED..last
}

/// Where an address is.
#[derive(Clone, Copy)]
struct Place {
    /// Number of the region.
    region: usize,
    /// Offset in the region.
    offset: usize,
    /// Bytes from there to the end of the region.
    left: usize,
}

/// The part of an access that lies in one page.
struct Piece {
    page: usize,
    /// Offset in the page.
    start: usize,
    size: usize,
    /// Bytes of the access before this piece.
    done: usize,
}

fn pieces(offset: usize, size: usize) -> impl Iterator<Item = Piece> {
    let mut done = 0;
    std::iter::from_fn(move || {
        let at = offset + done;
        let start = at % PAGE;
        let piece = Piece { page: at / PAGE, start, size: (size - done).min(PAGE - start), done };
        done += piece.size;
        (piece.size > 0).then_some(piece)
    })
}
