// SPDX-License-Identifier: MIT
//! The blocks of depth.

mod bins;
mod draw;
mod plane;
mod setup;
mod triangle;

pub use plane::PlaneUnit;
pub use setup::setup;

/// Bits of a mapped depth.
const NUMBER: u32 = 58;
/// Mapped depths are limited to this, either way.
const LIMIT: i64 = 1 << 56;
