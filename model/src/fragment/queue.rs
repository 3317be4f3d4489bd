// SPDX-License-Identifier: MIT
//! Fragments of small tiles that wait until there are enough of them for full vectors.
//!
//! What a fragment looks like depends on no other: only the tests and the framebuffer see them in their order.

use core::ops::Range;

use crate::raster::fragment::{FragmentTile, Inputs, LANES, TileMemory};

/// Fragments up to which planes of this size are used instead of those of a whole tile.
pub const FEW: usize = 16;

/// The memory of the tiles of a framebuffer, one at a time.
pub trait Tiles {
    /// The memory of the tile at a column and a row in memory, both multiples of 8.
    fn tile(&mut self, x: u32, row: u32) -> TileMemory<'_>;
}

/// The fragments that wait.
#[derive(Clone, Debug, Default)]
pub struct Queue {
    /// The fragments, one after the other in the lanes.
    fragments: FragmentTile,
    len: usize,
    groups: Vec<Group>,
}

/// Fragments of one triangle in one tile.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// Column of the tile.
    pub x: u32,
    /// Row in memory of the tile.
    pub row: u32,
    /// Where the first one waits.
    first: usize,
    lanes: [u8; FEW],
    count: usize,
}

impl Group {
    /// The lanes that the fragments have in their tile.
    #[inline(always)]
    pub fn lanes(&self) -> &[u8] {
        &self.lanes[..self.count]
    }

    /// The places of the fragments in the queue.
    #[inline(always)]
    pub fn places(&self) -> Range<usize> {
        self.first..self.first + self.count
    }
}

impl Queue {
    /// How many fragments there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether there is room for some more.
    pub fn has_room(&self, count: usize) -> bool {
        self.len + count <= LANES
    }

    /// Adds the fragments at some lanes of a tile, for which there is room, with those attributes that are read.
    #[inline(always)]
    pub fn push(&mut self, tile: &FragmentTile, lanes: &[u8], inputs: &Inputs) {
        let Some(lanes) = Some(lanes).filter(|lanes| !lanes.is_empty()) else { return };
        let mut group = Group { x: tile.x, row: tile.row, first: self.len, lanes: [0; FEW], count: lanes.len() };
        group.lanes[..lanes.len()].copy_from_slice(lanes);
        for (place, lane) in group.places().zip(lanes) {
            self.fragments.take(place, tile, usize::from(*lane), inputs);
        }
        self.len += lanes.len();
        self.groups.push(group);
    }

    /// The fragments.
    pub fn fragments(&self) -> &FragmentTile {
        &self.fragments
    }

    /// Where they belong, in their order.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// Removes all.
    pub fn clear(&mut self) {
        self.len = 0;
        self.groups.clear();
    }
}
