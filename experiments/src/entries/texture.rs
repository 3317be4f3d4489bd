// SPDX-License-Identifier: MIT
//! Texture unit 0: what it samples is the colour.

use super::missed_quotient;
use crate::Experiment;
use crate::program::Program;
use crate::scene::{PARAM_LINEAR, Scene, TEXTURE, Vector, vector};
use pica_spec::pica200::id;
use rand::rngs::StdRng;

/// Types of textures in PARAM.
const SHADOW: u32 = 2 << 28 | 1 << 20;
const PROJECTION: u32 = 3 << 28;
/// Wrap modes of both directions in PARAM.
const BORDER: u32 = 1 << 12 | 1 << 8;
const REPEAT: u32 = 2 << 12 | 2 << 8;
/// PARAM: the mip filter is linear.
const MIP_LINEAR: u32 = 1 << 24;
const A8: u32 = 8;
const ETC1: u32 = 12;

/// What filters need: a chip that filters as its registers say.
const FILTERED: &[(&str, &str)] = &[("texture_filter", "as-programmed")];

const BLACK: [u8; 4] = [0, 0, 0, 255];
const WHITE: [u8; 4] = [255; 4];

fn scene() -> Scene {
    let mut scene = Scene::new();
    scene.pass(&["texcoord0"]);
    scene
}

fn uv(u: f32, v: f32) -> Vector {
    vector([u, v, 0.0, 0.0])
}

/// Draws a square with u from left to right, v from 0 to 1.
fn along(scene: &mut Scene, left: f32, right: f32) -> Program {
    scene.corners([&[uv(left, 0.0)], &[uv(right, 0.0)], &[uv(right, 1.0)], &[uv(left, 1.0)]]).finish()
}

/// White in odd columns.
fn columns(_: u32, x: u32, _: u32) -> [u8; 4] {
    if x % 2 == 1 { WHITE } else { BLACK }
}

/// Levels of distinct colours: white, and black from level 1 on.
fn first_level(level: u32, _: u32, _: u32) -> [u8; 4] {
    if level == 0 { WHITE } else { BLACK }
}

/// A program that passes two texture coordinates and their w on.
fn with_w() -> Scene {
    let text = ".out o_position position\n.out o_uv texcoord0\n.out o_w texcoord0w\n.proc main\n mov o_position, v0\n mov o_uv, v1\n mov o_w, v2\n end\n.end\n";
    let mut scene = Scene::new();
    scene.shader(3, &[text]);
    scene
}

/// A square per cell with one u, on the border of two texels, and one w.
fn borders(rng: &mut StdRng) -> Program {
    let mut scene = with_w();
    scene.texture(&[64], PROJECTION | REPEAT, columns);
    for cell in 0..64u8 {
        let (x, y) = (f32::from(cell % 8) * 8.0, f32::from(cell / 8) * 8.0);
        let [u, w] = missed_quotient(rng, 512, 64);
        scene.rectangle([x, y, x + 8.0, y + 8.0], &[uv(u, 0.0), vector([w, 0.0, 0.0, 0.0])]);
    }
    scene.finish()
}

/// An 8 x 8 shadow texture whose texels have a depth, with the density 255.
fn shadow(scene: &mut Scene, param: u32, depth: impl Fn(u32) -> u32) {
    scene.texture(&[8], SHADOW | param, |_, x, _| {
        let [low, middle, high, _] = depth(x).to_le_bytes();
        // Bytes 0 to 2 are the depth, highest first; byte 3 the density. `texture` takes R, G, B, A from byte 3 down.
        [255, low, middle, high]
    });
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    // From the middle of a black texel to that of a white one: 64 weights.
    Experiment::written("bilinear_weight_bits", || {
        let mut scene = scene();
        scene.texture(&[8], PARAM_LINEAR, |_, x, _| if x < 4 { BLACK } else { WHITE });
        // No weight of 8 bits is met exactly.
        along(&mut scene, 3.5 / 8.0 + 1.0 / 4096.0, 4.5 / 8.0 + 1.0 / 4096.0)
    })
    .given(FILTERED),
    // u from -2 to 2 texels; texel 0 has its own colour.
    Experiment::written("negative_texel", || {
        let mut scene = scene();
        scene.texture(&[8], REPEAT, |_, x, _| if x == 0 { WHITE } else { BLACK });
        along(&mut scene, -0.25, 0.25)
    }),
    // The edge of a white texture with a black border.
    Experiment::written("border_decision", || {
        let mut scene = scene();
        scene.texture(&[8], PARAM_LINEAR | BORDER, |_, _, _| WHITE);
        along(&mut scene, -0.125, 0.125)
    })
    .given(FILTERED),
    // On the left the level 0.5 without a mip filter: the bias is -0.5 where two texels meet a pixel. On the right 1.5
    // texels meet a pixel, and the mip filter weights.
    Experiment::written("lod_rules", || {
        let mut scene = scene();
        scene.texture(&[64, 32, 16, 8], 0, first_level).write(id::TEXUNIT_LOD[0], 3 << 16 | 0x1F80);
        let half = |scene: &mut Scene, x: f32, texels: f32| {
            let place = |x: f32, y: f32| crate::scene::position(x, y);
            let (u, v) = (32.0 * texels / 64.0, texels);
            let [a, b] = [[place(x, 0.0), uv(0.0, 0.0)], [place(x + 32.0, 0.0), uv(u, 0.0)]];
            let [c, d] = [[place(x + 32.0, 64.0), uv(u, v)], [place(x, 64.0), uv(0.0, v)]];
            scene.draw(0, &[&a, &b, &c, &a, &c, &d]);
        };
        half(&mut scene, 0.0, 2.0);
        scene.write(id::TEXUNIT_PARAM[0], MIP_LINEAR | REPEAT).write(id::TEXUNIT_LOD[0], 3 << 16);
        half(&mut scene, 32.0, 1.5);
        scene.finish()
    })
    .given(FILTERED),
    // One texel a pixel after the division by 4, four before it.
    Experiment::written("derivative_basis", || {
        let mut scene = with_w();
        scene.texture(&[64, 32, 16, 8], PROJECTION | REPEAT, first_level);
        let corner = |u: f32, v: f32| [uv(4.0 * u, 4.0 * v), vector([4.0, 0.0, 0.0, 0.0])];
        let [a, b, c, d] = [corner(0.0, 0.0), corner(1.0, 0.0), corner(1.0, 1.0), corner(0.0, 1.0)];
        scene.corners([&a, &b, &c, &d]).finish()
    })
    .given(FILTERED),
    // Red 31 + 3 in every block: the right half of a block shows the second colour.
    Experiment::written("etc1_overflow", || {
        let mut scene = scene();
        let block = (31u64 << 3 | 3) << 56 | 1 << 33;
        scene.load(TEXTURE, block.to_le_bytes().repeat(4)).texture_unit(8, 0, 0, ETC1);
        along(&mut scene, 0.0, 1.0)
    }),
    // Lit and unlit columns, magnified: hard edges are one tap.
    Experiment::written("shadow_nearest", || {
        let mut scene = with_w();
        scene.amplified();
        shadow(&mut scene, 0, |x| if x % 2 == 0 { 0 } else { 0xFF_FFFF });
        let w = vector([0.5, 0.0, 0.0, 0.0]);
        scene.corners([&[uv(0.0, 0.0), w], &[uv(1.0, 0.0), w], &[uv(1.0, 1.0), w], &[uv(0.0, 1.0), w]]).finish()
    })
    .given(FILTERED),
    // A distance of 2 is the reference 0xFFFFFF, and all texels have it.
    Experiment::written("shadow_equality", || {
        let mut scene = with_w();
        shadow(&mut scene, 0, |_| 0xFF_FFFF);
        scene.square(&[uv(0.5, 0.5), vector([2.0, 0.0, 0.0, 0.0])]).finish()
    }),
    // Distance 0 is lit in any case, and the picture is the density.
    Experiment::written("shadow_texture_format", || {
        let mut scene = with_w();
        scene.texture(&[8], SHADOW, |_, _, _| [255; 4]);
        scene.write(id::TEXUNIT_TYPE[0], A8);
        scene.square(&[uv(0.5, 0.5), [0; 4]]).finish()
    }),
    Experiment::found("texture_divide", 0, borders).given(&[("interpolation_arithmetic", "exact-quotient")]),
    // Two texels with linear filters.
    Experiment::written("texture_filter", || {
        let mut scene = scene();
        scene.amplified();
        scene.texture(&[8], PARAM_LINEAR, |_, x, _| if x < 4 { BLACK } else { WHITE });
        along(&mut scene, 3.5 / 8.0, 4.5 / 8.0)
    }),
    // Red is the colour of a unit that is off, and green its alpha.
    Experiment::written("disabled_texture_colour", || {
        let mut scene = scene();
        scene.stage(0, 0x0003_0003, 2, 0, 0, 0).square(&[uv(0.0, 0.0)]).finish()
    }),
];
