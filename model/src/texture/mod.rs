// SPDX-License-Identifier: MIT
//! The texture units (texture.md): units 0 to 2 read textures from memory, unit 3 computes one.
//!
//! * From memory to texels: [`level`] (where), [`format`](mod@format) with [`etc1`] (what), [`image`] (kept decoded).
//! * From coordinates to texels: [`cube`], [`divide`], [`coordinate`], [`wrap`](mod@wrap), [`lod`], [`filter`],
//!   [`shadow`].
//! * Put together: [`sampler`] for one texture, [`mod@unit`] for units 0 to 2, [`procedural`] for unit 3, [`units`] for all that a fragment reads.
//!
//! Coordinates come in as f24 and become fixed point at once: a position on the texel grid is floor(u * size * 256),
//! exactly. From there on everything is integer arithmetic.

pub mod coordinate;
pub mod cube;
pub mod divide;
pub mod etc1;
pub mod filter;
pub mod format;
pub mod image;
pub mod level;
pub mod lod;
pub mod procedural;
pub mod sampler;
pub mod shadow;
pub mod unit;
pub mod units;
pub mod wrap;
