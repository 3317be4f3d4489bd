// SPDX-License-Identifier: MIT
//! Combiner stages on constants.

use crate::Experiment;
use crate::program::Program;
use crate::scene::{Scene, Vector, vector};

const ANY: Vector = [0x3F_0000; 4];
/// Sources PREVIOUS and CONSTANT for colour and alpha.
const PREVIOUS_CONSTANT: u32 = 0x00EF_00EF;
const CONSTANT: u32 = 0x000E_000E;

/// A colour constant.
const fn rgba([r, g, b, a]: [u32; 4]) -> u32 {
    a << 24 | b << 16 | g << 8 | r
}

/// An operation on two constants.
fn operation(operation: u32, a: [u32; 4], b: [u32; 4]) -> Program {
    let mut scene = Scene::new();
    scene.pass(&["color"]).stage(0, CONSTANT, 0, 0, rgba(a), 0);
    scene.stage(1, PREVIOUS_CONSTANT, 0, operation, rgba(b), 0).square(&[ANY]).finish()
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    // 1 * 128 is 0, rounded 1, shifted 0; 255 * 100 is 100, shifted 99.
    Experiment::written("combiner_division", || operation(1, [1, 255, 0, 255], [128, 100, 0, 255])),
    // 100 + 100 is 72, or 73.
    Experiment::written("add_signed_offset", || operation(3, [100, 100, 100, 255], [100, 100, 100, 255])),
    // One component of 1 * 1, the others near 0: 254, or 255.
    Experiment::written("dot3_form", || operation(6, [255, 128, 128, 255], [255, 128, 128, 255])),
    // The alpha operand is 0, the dot product of the colours 255; code 6 on the left, 7 on the right.
    Experiment::written("alpha_op_6_7", || {
        let mut scene = Scene::new();
        scene.pass(&["color"]).stage(0, CONSTANT, 0, 0, rgba([255, 255, 255, 0]), 0);
        scene.stage(2, 0x000F_000F, 2, 0, 0, 0);
        for (code, x) in [(6, 0.0), (7, 32.0)] {
            scene.stage(1, PREVIOUS_CONSTANT, 0, code << 16, rgba([255, 255, 255, 0]), 0);
            scene.rectangle([x, 0.0, x + 32.0, 64.0], &[ANY]);
        }
        scene.finish()
    }),
    // PREVIOUS in stage 0 is the primary colour, red, or the third source, green.
    Experiment::written("stage0_previous", || {
        let mut scene = Scene::new();
        scene.amplified().pass(&["color"]).stage(0, 0x0E0F_0E0F, 0, 0, rgba([0, 255, 0, 255]), 0);
        scene.square(&[vector([1.0, 0.0, 0.0, 1.0])]).finish()
    }),
];
