// SPDX-License-Identifier: MIT
//! Geometry programs in point mode, which gather vertices and make triangles of them.

use crate::Experiment;
use crate::scene::{Scene, Vector, position, vector};
use pica_shader::shbin::Shbin;
use pica_spec::isa::bits;
use pica_spec::isa::code::opcode;
use pica_spec::pica200::id;

/// The topology of primitives that a geometry program makes.
const GEOMETRY_PRIMITIVE: u32 = 3;
const RED: Vector = [0x3F_0000, 0, 0, 0x3F_0000];

const VERTEX: &str =
    ".out o_position position\n.out o_color color\n.proc main\n mov o_position, v0\n mov o_color, v1\n end\n.end\n";

/// A geometry program with this body.
fn geometry(body: &str) -> String {
    format!(
        ".gsh point c0\n.entry primitives\n.out o_position position\n.out o_color color\n.proc primitives\n{body} end\n.end\n"
    )
}

/// Puts the vertex in v(2n), v(2n + 1) into the outputs.
fn vertex(n: u32) -> String {
    format!(" mov o_position, v{}\n mov o_color, v{}\n", 2 * n, 2 * n + 1)
}

/// A triangle of the first three vertices.
fn triangle() -> String {
    let emits = [" setemit 0\n", " setemit 1\n", " setemit 2, prim\n"];
    (0..).zip(emits).map(|(n, emit)| format!("{emit}{} emit\n", vertex(n))).collect()
}

/// A scene with a geometry program that takes this many registers.
fn scene(vertex: &str, body: &str, attributes: u32, inputs: u32, patch: impl FnOnce(&mut Shbin)) -> Scene {
    let mut scene = Scene::new();
    scene.amplified().patched(attributes, &[vertex, &geometry(body)], patch);
    scene.write(id::SH_INPUTBUFFER_CONFIG[0], 0x0800_0000 | (inputs - 1));
    scene
}

fn red(x: f32, y: f32) -> Vec<Vector> {
    vec![position(x, y), RED]
}

/// Draws vertices.
fn draw(scene: &mut Scene, vertices: &[Vec<Vector>]) {
    let vertices: Vec<&[Vector]> = vertices.iter().map(Vec::as_slice).collect();
    scene.draw(GEOMETRY_PRIMITIVE, &vertices);
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    // The second emit makes a second triangle if the state of SETEMIT is still there.
    Experiment::written("winding_state", || {
        let first = " setemit 0\n".to_owned() + &vertex(0) + " emit\n setemit 1\n" + &vertex(1) + " emit\n";
        let body = first + " setemit 2, prim inv\n" + &vertex(2) + " emit\n" + &vertex(3) + " emit\n";
        let mut scene = scene(VERTEX, &body, 2, 8, |_| {});
        draw(&mut scene, &[red(0.0, 0.0), red(64.0, 0.0), red(64.0, 64.0), red(0.0, 64.0)]);
        scene.finish()
    }),
    // Red is drawn unless the unit hangs.
    Experiment::written("setemit_slot_3", || {
        let slot_3 = |shbin: &mut Shbin| {
            let setemit = (opcode::SETEMIT as u32) << bits::OPCODE;
            let word = shbin.code.iter_mut().find(|word| **word >> bits::OPCODE == opcode::SETEMIT as u32);
            *word.expect("the body has one") = setemit | 3 << 24;
        };
        let body = format!(" setemit 0\n{} emit\n{}", vertex(0), triangle());
        let mut scene = scene(VERTEX, &body, 2, 6, slot_3);
        draw(&mut scene, &[red(0.0, 0.0), red(64.0, 0.0), red(64.0, 64.0)]);
        scene.finish()
    }),
    // Three registers a vertex into four: the next invocation begins with the third vertex, or in the second one.
    Experiment::written("point_overflow", || {
        let outputs = ".out o_position position\n.out o_color color\n.out o_texcoord texcoord0\n";
        let vertex =
            format!("{outputs}.proc main\n mov o_position, v0\n mov o_color, v1\n mov o_texcoord, v2\n end\n.end\n");
        let corner = |n: u32| format!(" mov o_position, v{n}\n mov o_color, v3\n emit\n");
        let body = format!(" setemit 0\n{} setemit 1\n{} setemit 2, prim\n{}", corner(0), corner(1), corner(2));
        let mut scene = scene(&vertex, &body, 3, 4, |_| {});
        let small = |x, y| vec![position(x, y), position(x + 16.0, y), position(x, y + 16.0)];
        let color = vec![RED, vector([1.0; 4]), vector([1.0; 4])];
        draw(&mut scene, &[small(0.0, 0.0), small(32.0, 0.0), small(0.0, 32.0), color]);
        scene.finish()
    }),
    // The fourth vertex of the first draw is one of the second draw's triangle, or not.
    Experiment::written("pending_geometry_input", || {
        let mut scene = scene(VERTEX, &triangle(), 2, 6, |_| {});
        draw(&mut scene, &[red(0.0, 0.0), red(16.0, 0.0), red(0.0, 16.0), red(64.0, 64.0)]);
        draw(&mut scene, &[red(32.0, 0.0), red(64.0, 0.0), red(32.0, 32.0)]);
        scene.finish()
    }),
];
