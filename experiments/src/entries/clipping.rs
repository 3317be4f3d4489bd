// SPDX-License-Identifier: MIT
//! From clip coordinates to the screen.

use super::missed_quotient;
use crate::Experiment;
use crate::program::Program;
use crate::scene::{DEPTH, Scene, Vector, f24, position, vector};
use pica_spec::pica200::id;
use rand::RngExt;
use rand::rngs::StdRng;

const RED: Vector = [0x3F_0000, 0, 0, 0x3F_0000];

/// What a difference in the last bits of a depth needs.
const EXACT_DEPTH: &[(&str, &str)] = &[("depth_quantisation", "truncate"), ("depth_interpolation", "exact")];

/// What a difference of a clipped corner needs.
const EXACT_CORNERS: &[(&str, &str)] =
    &[("f24_rounding", "toward-zero"), ("interpolation_weights", "unbiased"), EXACT_DEPTH[0], EXACT_DEPTH[1]];

/// A vertex of an exact multiple of its clip coordinates: x, y and z become w times as much.
fn scaled(x: f32, y: f32, w: f32) -> Vec<Vector> {
    let [x, y, z, _] = position(x, y).map(|bits| f32::from_bits(pica_model::float::F24::from_bits(bits).to_f32_bits()));
    vec![vector([x * w, y * w, z * w, w]), RED]
}

/// Two red triangles between (x0, 0) and (x1, 64) at this w.
fn at_w(scene: &mut Scene, x0: f32, x1: f32, w: f32) {
    let [a, b, c, d] = [(x0, 0.0), (x1, 0.0), (x1, 64.0), (x0, 64.0)].map(|(x, y)| scaled(x, y, w));
    scene.draw(0, &[&a, &b, &c, &a, &c, &d]);
}

/// 64 triangles of one depth each. z is an exact multiple of w, so that division gives the depth, and the product with a
/// reciprocal often something below it.
fn depths(rng: &mut StdRng) -> Program {
    let mut scene = Scene::new();
    scene.with_depth().pass(&["color"]);
    for cell in 0..64 {
        let [z, w] = missed_quotient(rng, 64, 1024);
        let (x, y) = ((cell % 8 * 8) as f32, (cell / 8 * 8) as f32);
        let vertex = |x: f32, y: f32| {
            let [x, y] = [x, y].map(|place| place / 32.0 - 1.0);
            [vector([x * w, y * w, -z, w]), RED]
        };
        let [a, b, c] = [vertex(x, y), vertex(x + 8.0, y), vertex(x, y + 8.0)];
        scene.draw(0, &[&a, &b, &c]);
    }
    scene.show(DEPTH).finish()
}

/// Triangles that a plane cuts, with a depth that is steep along the cut edges: what t is shows in the depth.
fn cut(rng: &mut StdRng) -> Program {
    let mut scene = Scene::new();
    scene.with_depth().pass(&["color"]);
    // d = x + w / 2 >= 0: the left quarter is cut off.
    let plane = [f24(1.0), 0, 0, f24(0.5)];
    scene.write(id::FRAGOP_CLIP, 1);
    for (register, coefficient) in id::FRAGOP_CLIP_DATA.into_iter().zip(plane) {
        scene.write(register, coefficient);
    }
    for row in 0..16 {
        let y = (4 * row) as f32;
        let number = |rng: &mut StdRng, range: std::ops::Range<i32>, unit: f32| rng.random_range(range) as f32 * unit;
        let x = number(rng, -512..-256, 1.0 / 512.0);
        let near = number(rng, 1..256, 1.0 / 4096.0);
        let vertex = |x: f32, y: f32, depth: f32| [vector([x, y / 32.0 - 1.0, -depth, 1.0]), RED];
        let (a, b) = (vertex(x, y, near), vertex(x, y + 4.0, near));
        let far = number(rng, 2048..4096, 1.0 / 4096.0);
        let edge = number(rng, 0..256, 1.0 / 512.0);
        let (c, d) = (vertex(edge, y, far), vertex(edge, y + 4.0, far));
        scene.draw(0, &[&a, &c, &d, &a, &d, &b]);
    }
    scene.show(DEPTH).finish()
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    // w is 2^-18 on the left and 2^-21 on the right.
    Experiment::written("clip_guard", || {
        let mut scene = Scene::new();
        scene.amplified().pass(&["color"]);
        at_w(&mut scene, 0.0, 32.0, (-18f32).exp2());
        at_w(&mut scene, 32.0, 64.0, (-21f32).exp2());
        scene.finish()
    }),
    Experiment::found("viewport_divide", 0, depths).given(EXACT_DEPTH),
    Experiment::found("clip_parameter", 0, cut).given(EXACT_CORNERS),
];
