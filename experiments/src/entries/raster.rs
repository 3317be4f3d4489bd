// SPDX-License-Identifier: MIT
//! Coverage and interpolation.

use crate::Experiment;
use crate::program::Program;
use crate::scene::{DEPTH, SIZE, Scene, Vector, position, vector};
use pica_spec::pica200::id;
use rand::RngExt;
use rand::rngs::StdRng;
use std::ops::Range;

const RED: Vector = [0x3F_0000, 0, 0, 0x3F_0000];
/// COLOR_OPERATION and LOGIC_OP that invert what is in the buffer.
const LOGIC: u32 = 0xE4 << 16;
const INVERT: u32 = 7;
/// Wrap modes of a texture.
const REPEAT: u32 = 2 << 12 | 2 << 8;

/// A scene of red triangles.
fn red() -> Scene {
    let mut scene = Scene::new();
    scene.amplified().pass(&["color"]);
    scene
}

/// Draws a triangle of one colour.
fn triangle(scene: &mut Scene, corners: [[f32; 2]; 3]) {
    let [a, b, c] = corners.map(|[x, y]| [position(x, y), RED]);
    scene.draw(0, &[&a, &b, &c]);
}

/// The origins of 64 cells of 8 x 8 pixels.
fn cells() -> impl Iterator<Item = [f32; 2]> {
    (0..64u8).map(|cell| [f32::from(cell % 8) * 8.0, f32::from(cell / 8) * 8.0])
}

/// A place in a cell, a multiple of 1/`parts` pixel behind `offset`.
fn place(rng: &mut StdRng, [x, y]: [f32; 2], range: Range<u32>, parts: f32, offset: f32) -> [f32; 2] {
    let mut coordinate = |origin: f32| origin + offset + rng.random_range(range.clone()) as f32 / parts;
    [coordinate(x), coordinate(y)]
}

/// A triangle per cell whose corners are not on the grid of 1/16 pixel.
fn between_the_grid(rng: &mut StdRng) -> Program {
    let mut scene = red();
    for cell in cells() {
        let corners = [0; 3].map(|_| place(rng, cell, 0..512, 64.0, 0.0));
        triangle(&mut scene, corners);
    }
    scene.finish()
}

/// A triangle per cell whose corners are on centres of pixels.
fn on_centres(rng: &mut StdRng) -> Program {
    let mut scene = red();
    for cell in cells() {
        let corners = [0; 3].map(|_| place(rng, cell, 0..8, 1.0, 0.5));
        triangle(&mut scene, corners);
    }
    scene.finish()
}

/// In each cell a sliver along an edge through centres of pixels, and a wide triangle on the same side of the same edge. Both
/// invert the pixels that they cover, so what is left does not depend on whether the edge belongs to its side.
fn slivers(rng: &mut StdRng) -> Program {
    let mut scene = red();
    scene.write(id::COLOR_OPERATION, LOGIC).write(id::LOGIC_OP, INVERT);
    for cell in cells() {
        let [a, b, wide] = [0; 3].map(|_| place(rng, cell, 0..8, 1.0, 0.5));
        let near = place(rng, cell, 0..128, 16.0, 0.0);
        let side = |v: [f32; 2]| (b[0] - a[0]) * (v[1] - a[1]) - (b[1] - a[1]) * (v[0] - a[0]);
        if side(near) * side(wide) > 0.0 && side(near).abs() < 1.0 {
            triangle(&mut scene, [a, b, near]);
            triangle(&mut scene, [a, b, wide]);
        }
    }
    scene.finish()
}

/// A triangle per cell with colours of its corners, the area a few pixels.
fn small_with_colors(rng: &mut StdRng) -> Program {
    let mut scene = Scene::new();
    scene.pass(&["color"]);
    for cell in cells() {
        let color = |red: f32, green: f32, blue: f32| vector([red, green, blue, 1.0]);
        let colors = [color(1.0, 0.0, 0.0), color(0.0, 1.0, 0.0), color(0.0, 0.0, 1.0)];
        let corners = [0; 3].map(|_| place(rng, cell, 0..48, 16.0, 0.0));
        let [a, b, c] = [0, 1, 2].map(|n| [position(corners[n][0], corners[n][1]), colors[n]]);
        scene.draw(0, &[&a, &b, &c]);
    }
    scene.finish()
}

/// Two triangles over the picture in perspective, with up to 1024 columns of a texture.
fn perspective(rng: &mut StdRng) -> Program {
    let mut scene = Scene::new();
    let column = |_, x: u32, _| if x % 2 == 1 { [255; 4] } else { [0, 0, 0, 255] };
    scene.pass(&["texcoord0"]).texture(&[64], REPEAT, column);
    let mut number = |range: Range<u32>, parts: f32| rng.random_range(range) as f32 / parts;
    let corners = [(0.0, 0.0), (64.0, 0.0), (64.0, 64.0), (0.0, 64.0)].map(|(x, y): (f32, f32)| {
        let w = number(0..4, 1.0).exp2();
        let uv = [number(0..4096, 256.0), 0.0, 0.0, 0.0];
        [vector([(x / 32.0 - 1.0) * w, (y / 32.0 - 1.0) * w, -0.5 * w, w]), vector(uv)]
    });
    let [a, b, c, d] = corners;
    scene.draw(0, &[&a, &b, &c, &a, &c, &d]).finish()
}

/// Two triangles over the picture with a depth of their corners.
fn slopes(rng: &mut StdRng) -> Program {
    let mut scene = Scene::new();
    scene.with_depth().pass(&["color"]);
    let corners = [(0.0, 0.0), (64.0, 0.0), (64.0, 64.0), (0.0, 64.0)].map(|(x, y): (f32, f32)| {
        let depth = rng.random_range(0..4096) as f32 / 4096.0;
        [vector([x / 32.0 - 1.0, y / 32.0 - 1.0, -depth, 1.0]), RED]
    });
    let [a, b, c, d] = corners;
    scene.draw(0, &[&a, &b, &c, &a, &c, &d]).show(DEPTH).finish()
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    Experiment::found("raster_rounding", 0, between_the_grid),
    Experiment::found("fill_rule", 0, on_centres),
    Experiment::found("excluded_edge_test", 0, slivers),
    // A triangle of 4095 x 4095 pixels, of which 64 x 64 are drawn.
    Experiment::written("edge_value_width", || {
        let mut scene = red();
        scene.viewport(4096, 4096).write(id::SCISSORTEST_MODE, 3).write(id::SCISSORTEST_POS, 0);
        scene.write(id::SCISSORTEST_DIM, 63 << 16 | 63);
        let [a, b, c] = [[-1.0, -1.0], [4095.0 / 2048.0 - 1.0, -1.0], [-1.0, 4095.0 / 2048.0 - 1.0]];
        let [a, b, c] = [a, b, c].map(|[x, y]: [f32; 2]| [vector([x, y, -0.5, 1.0]), RED]);
        scene.draw(0, &[&a, &b, &c]).finish()
    }),
    // Three vertices in a row of centres.
    Experiment::written("zero_area_triangle", || {
        let mut scene = red();
        triangle(&mut scene, [[8.5, 32.5], [24.5, 32.5], [56.5, 32.5]]);
        scene.finish()
    }),
    Experiment::found("interpolation_weights", 0, small_with_colors),
    Experiment::found("interpolation_arithmetic", 0, perspective).given(&[("f24_rounding", "toward-zero")]),
    Experiment::found("depth_interpolation", 0, slopes),
    // A quarter of 2^24 - 1 is 4194303.75.
    Experiment::written("depth_quantisation", || {
        let mut scene = Scene::new();
        scene.with_depth().pass(&["color"]).depth(0.25);
        scene.square(&[RED]).show(DEPTH).finish()
    }),
    // Half the reciprocal of the width: white comes as far as the middle, or as far as the right edge.
    Experiment::written("viewport_step", || {
        let mut scene = Scene::new();
        scene.pass(&["color"]).write(id::VIEWPORT_INVW, (63 - SIZE.ilog2()) << 24);
        let [black, white] = [0.0, 1.0].map(|value| vector([value; 4]));
        scene.corners([&[black], &[white], &[white], &[black]]).finish()
    }),
    // The pixels of a 2 x 2 cell that EVERY_SECOND leaves.
    Experiment::written("pixel_skip_pattern", || red().write(id::UNKNOWN_0060, 1 << 8).square(&[RED]).finish()),
];
