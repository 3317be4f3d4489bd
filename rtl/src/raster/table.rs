// SPDX-License-Identifier: MIT
//! The table of rasterizer blocks: what is emitted and checked, declared once.

use super::{RasterSetup, RasterWalk, setup, walk};
use crate::declaration::{Declaration, Protocol};

/// All rasterizer blocks.
pub const BLOCKS: &[Declaration] = &[
    Declaration {
        name: "raster_setup",
        doc: "The edge functions and the bounding box of a triangle.",
        protocol: Protocol::Stream,
        channels: setup::CHANNELS,
        choices: setup::CHOICES,
        build: |choices| Ok(Box::new(RasterSetup::new(choices))),
    },
    Declaration {
        name: "raster_walk",
        doc: "The pixels of a triangle and their edge values, row by row.",
        protocol: Protocol::Unit,
        channels: walk::CHANNELS,
        choices: walk::CHOICES,
        build: |choices| Ok(Box::new(RasterWalk::new(choices))),
    },
];
