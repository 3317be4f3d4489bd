// SPDX-License-Identifier: MIT
//! Stimulus for the blocks of the geometry pipeline.

pub mod corners;
pub mod outputs;
pub mod position;
pub mod quaternions;
pub mod vertices;
