// SPDX-License-Identifier: MIT
//! What is written, and where.

use crate::Experiment;
use crate::scene::{COLOR, Scene, Vector};
use pica_spec::pica200::id;

const RED: Vector = [0x3F_0000, 0, 0, 0x3F_0000];

fn red() -> Scene {
    let mut scene = Scene::new();
    scene.amplified().pass(&["color"]);
    scene
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    // (1, 255) by a constant factor of (128, 100), as in the experiment of combiner_division.
    Experiment::written("blend_rounding", || {
        let mut scene = Scene::new();
        scene.pass(&["color"]).stage(0, 0x000E_000E, 0, 0, 0xFF00_FF01, 0);
        scene.write(id::BLEND_FUNC, 0x0A0A_0000).write(id::BLEND_COLOR, 0xFF00_6480).square(&[RED]).finish()
    }),
    // The left half of a block of 32 x 32 pixels, seen in tiles of 8 x 8.
    Experiment::written("block32_order", || {
        let mut scene = red();
        scene.write(id::FRAMEBUFFER_BLOCK32, 1).rectangle([0.0, 0.0, 16.0, 32.0], &[RED]);
        scene.write(id::FRAMEBUFFER_BLOCK32, 0).finish()
    }),
    // A square of twice the width and height of a buffer of 32 x 32 pixels.
    Experiment::written("outside_framebuffer", || {
        let mut scene = red();
        scene.write(id::FRAMEBUFFER_DIM, 32 | 31 << 12 | 1 << 24).square(&[RED]);
        scene.show(COLOR).finish()
    }),
    // The lines that bit 24 leaves.
    Experiment::written("line_skip_pattern", || {
        red().write(id::COLOR_OPERATION, 0xE4 << 16 | 1 << 8 | 1 << 24).square(&[RED]).finish()
    }),
];
