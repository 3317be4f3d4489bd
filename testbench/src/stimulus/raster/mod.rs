// SPDX-License-Identifier: MIT
//! Stimulus for the blocks of the rasterizer.

pub mod components;
pub mod interpolants;
pub mod triangle;
