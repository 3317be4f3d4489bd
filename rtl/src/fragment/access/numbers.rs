// SPDX-License-Identifier: MIT
//! Numbers of fragments: they count from 0 after a reset, modulo a power of two.

/// Bits of the place of a fragment in memories. The pipeline holds 128 fragments, and their places differ.
pub(crate) const PLACE: usize = 7;
/// Bits of the number of a fragment: one more than those of a place, so that 128 fragments differ from none.
pub(crate) const NUMBER: usize = 8;
/// Bits of the tag of a read. 64 fragments have asked for their pixel and have not got it, at most.
pub(crate) const TAG: usize = 6;
