// SPDX-License-Identifier: MIT
//! The triangles that a draw has collected.

use core::ops::Deref;

use crate::raster::triangle::Triangle;

/// Triangles in their order. Their places are kept when they are gone, and filled again without being copied.
#[derive(Debug, Default)]
pub(super) struct Triangles {
    places: Vec<Triangle>,
    len: usize,
}

impl Triangles {
    /// The place behind the last triangle; what is in it has no meaning.
    pub fn next(&mut self) -> &mut Triangle {
        if self.places.len() == self.len {
            self.places.push(Triangle::default());
        }
        &mut self.places[self.len]
    }

    /// Makes what is in [`next`](Self::next) the last triangle.
    pub fn keep(&mut self) {
        self.len += 1;
    }

    /// Removes all.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl Deref for Triangles {
    type Target = [Triangle];

    fn deref(&self) -> &[Triangle] {
        &self.places[..self.len]
    }
}
