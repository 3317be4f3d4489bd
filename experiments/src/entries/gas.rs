// SPDX-License-Identifier: MIT
//! Gas. All but the first need a chip that has it.

use crate::program::Program;
use crate::scene::{COLOR, DEPTH, SIZE, Scene, vector};
use crate::{Experiment, Given};
use pica_spec::pica200::id;

const ACCUMULATES: &Given = &[("gas", "accumulate")];

/// GAS_DELTAZ_DEPTH: functions.
const ALWAYS: u32 = 1 << 24;
const LESS: u32 = 3 << 24;

/// A square of a colour in gas mode.
fn gas(scene: &mut Scene, color: u32, delta_z: u32) -> Program {
    scene.pass(&["color"]).write(id::COLOR_OPERATION, 0xE4 << 16 | 1 << 8 | 1);
    scene.stage(0, 0x000E_000E, 0, 0, color, 0).write(id::GAS_DELTAZ_DEPTH, delta_z);
    scene.square(&[vector([1.0; 4])]).finish()
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    Experiment::written("gas", || gas(&mut Scene::new(), 0xFFFF_FFFF, ALWAYS)),
    Experiment::written("gas_density", || gas(&mut Scene::new(), 0x8000_0040, ALWAYS)).given(ACCUMULATES),
    Experiment::written("gas_limit", || {
        let mut scene = Scene::new();
        scene.load(COLOR, [0xF0, 0x7F].repeat((2 * SIZE * SIZE) as usize));
        gas(&mut scene, 0xFFFF_FFFF, ALWAYS)
    })
    .given(ACCUMULATES),
    // The distance 3/4 by 1/4 is 3/16: 207 or 47 of 255.
    Experiment::written("gas_depth_weight", || {
        let mut scene = Scene::new();
        scene.load(DEPTH, vec![0xFF; (4 * SIZE * SIZE) as usize]).write(id::DEPTHBUFFER_READ, 3).depth(0.25);
        gas(&mut scene, 0xFFFF_FFFF, LESS | 64)
    })
    .given(ACCUMULATES),
    // 24 / 128 is one step and a half: 128 less 17, or less 113.
    Experiment::written("gas_difference", || {
        let mut scene = Scene::new();
        scene.pass(&["color", "texcoord0"]).texture(&[8], 0, |_, _, _| [0, 24, 0, 24]);
        let table: Vec<u32> = (0..16).map(|n| if n < 8 { 0x90_9090 } else { 0x80_8080 }).collect();
        scene.write(id::GAS_LUT_INDEX, 0).words(id::GAS_LUT_DATA, &table);
        // f16: 1/128 and 64.
        scene.write(id::GAS_ACCMAX, 8 << 10).write(id::GAS_ATTENUATION, 21 << 10).write(id::GAS_LIGHT_Z_COLOR, 0);
        scene.write(id::TEXENV_UPDATE_BUFFER, 7);
        scene.square(&[vector([1.0; 4]), vector([0.5, 0.5, 0.0, 0.0])]).finish()
    })
    .given(ACCUMULATES),
];
