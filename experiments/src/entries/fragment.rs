// SPDX-License-Identifier: MIT
//! Fog, and the modes of fragments.

use crate::Experiment;
use crate::program::Program;
use crate::scene::{Scene, Vector};
use pica_spec::pica200::id;

const WHITE: Vector = [0x3F_0000; 4];
const FOG: u32 = 5;

/// A white square in black fog.
fn fog(depth: f32, entry: impl Fn(u32) -> u32) -> Program {
    let mut scene = Scene::new();
    let words: Vec<u32> = (0..128).map(|n| entry(n) << 13).collect();
    scene.pass(&["color"]).write(id::TEXENV_UPDATE_BUFFER, FOG).write(id::FOG_COLOR, 0);
    scene.write(id::FOG_LUT_INDEX, 0).words(id::FOG_LUT_DATA, &words);
    // White whatever the interpolation makes of it.
    scene.stage(0, 0x000E_000E, 0, 0, 0xFFFF_FFFF, 0).depth(depth).square(&[WHITE]).finish()
}

/// A white square in a fragment mode.
fn mode(mode: u32) -> Program {
    let mut scene = Scene::new();
    scene.pass(&["color"]).write(id::COLOR_OPERATION, 0xE4 << 16 | 1 << 8 | mode);
    scene.stage(0, 0x000E_000E, 0, 0, 0xFFFF_FFFF, 0).square(&[WHITE]).finish()
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    // 255 * 809 / 2047 is 100.78.
    Experiment::written("fog_rounding", || fog(0.5, |_| 809)),
    // The depth 3/4 is entry 96, 101.3; cut to 24 bits it is entry 95, black.
    Experiment::written("fog_index", || fog(0.75, |entry| if entry >= 96 { 813 } else { 0 })),
    Experiment::written("fragment_mode_2", || mode(2)),
    // No depth is less than the 0 that the store was set to.
    Experiment::written("early_depth", || {
        let mut scene = Scene::new();
        scene.amplified().pass(&["color"]);
        scene.write(id::EARLYDEPTH_DATA, 0).write(id::EARLYDEPTH_CLEAR, 1).write(id::EARLYDEPTH_FUNC, 3);
        scene.write(id::EARLYDEPTH_TEST1, 1).write(id::EARLYDEPTH_TEST2, 1).square(&[WHITE]).finish()
    }),
];
