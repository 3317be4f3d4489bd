// SPDX-License-Identifier: MIT
//! Fragment lighting by one light that shines along z.

use crate::Experiment;
use crate::program::Program;
use crate::scene::{Light, Scene, Table, UPRIGHT, Vector, vector};
use rand::RngExt;
use rand::rngs::StdRng;

const TOWARDS: [u32; 3] = [0, 0, Light::ONE];
/// LIGHTING_LUTINPUT_SELECT of D0: L.N.
const LIGHT_NORMAL: u32 = 3;
/// A difference below one unit of a byte shows only if it is known how the byte is made; and if entries stand for powers of
/// two, both mixtures are the same.
const CUT: &[(&str, &str)] = &[("light_result_rounding", "truncate"), ("lut_divisor", "all-ones")];

/// A square under a light whose distance table has one value at its start.
fn attenuated(ambient: u32, value: u32) -> Program {
    let mut scene = Scene::new();
    scene.light(&Light { ambient, distance: true, direction: TOWARDS, ..Light::default() }, false);
    scene.light_table(Table::Distance, |_| (value, 0)).lit_square(UPRIGHT).finish()
}

/// A square whose normals turn: D0 of L.N.
fn turning(scene: &mut Scene, corner: impl FnMut() -> Vector) -> Program {
    let view = vector([0.0, 0.0, 1.0, 0.0]);
    let mut corner = corner;
    let [a, b, c, d] = [0; 4].map(|_| [corner(), view]);
    scene.corners([&a, &b, &c, &d]).finish()
}

fn specular() -> Scene {
    let mut scene = Scene::new();
    let light = Light { specular: 255, direction: TOWARDS, input: LIGHT_NORMAL, ..Light::default() };
    scene.light(&light, true);
    scene
}

/// A quaternion that turns the normal by some angle.
fn quaternion(rng: &mut StdRng) -> Vector {
    let mut number = |range: std::ops::Range<i32>| rng.random_range(range) as f32 / 256.0;
    vector([number(-128..128), number(-128..128), 0.0, number(128..256)])
}

/// Entries of D0 are 0 with the largest difference: the fraction is the colour.
fn fractions(rng: &mut StdRng) -> Program {
    let mut scene = specular();
    scene.light_table(Table::Distribution, |_| (0, 0x7FF));
    turning(&mut scene, || quaternion(rng))
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    // 255 * 1618 / 4095 is 100.75.
    Experiment::written("light_result_rounding", || attenuated(255, 1618)),
    // By 2060/4095, 356 is 179.1; its low byte 100 is 50.3; 255 is 128.3.
    Experiment::written("light_colour_range", || attenuated(356, 2060)),
    // L.S is 2047/2048, or 1, so that 7/8 of the last entry's difference counts, or all of it: 110.4 or 126.2.
    Experiment::written("spot_direction_divisor", || {
        let mut scene = Scene::new();
        let light = Light { ambient: 255, spot: true, spot_z: 2047, direction: TOWARDS, ..Light::default() };
        scene.light(&light, false).light_table(Table::Spot, |_| (0, 1013)).lit_square(UPRIGHT).finish()
    }),
    Experiment::found("light_lut_mix", 0, fractions).given(CUT),
];
