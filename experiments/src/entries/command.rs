// SPDX-License-Identifier: MIT
//! Command lists: what a write does.

use crate::Experiment;
use crate::scene::{Scene, Vector, position, vector};
use pica_shader::shbin::registers::packed;
use pica_spec::pica200::id;

const RED: Vector = [0x3F_0000, 0, 0, 0x3F_0000];

/// A program that shows c0.
const SHOW_C0: &str =
    ".out o_position position\n.out o_color color\n.proc main\n mov o_position, v0\n mov o_color, c0\n end\n.end\n";

fn shows_uniform() -> Scene {
    let mut scene = Scene::new();
    scene.amplified().shader(1, &[SHOW_C0]);
    scene
}

/// A scene that draws what is written behind the head, red.
fn red() -> Scene {
    let mut scene = Scene::new();
    scene.amplified().pass(&["color"]);
    scene
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    // A word, the index, three words: red if the first one is forgotten, else moved by 32 bits.
    Experiment::written("partial_group", || {
        let mut scene = shows_uniform();
        scene.write(id::SH_FLOATUNIFORM_INDEX[1], 0).write(id::SH_FLOATUNIFORM_DATA[1], 0);
        scene.uniform(0, RED).square(&[]).finish()
    }),
    // Red is the x of c0, whose word is written with the mask 0x3; green the y of c1, before which a word with mask 0 is
    // written.
    Experiment::written("fifo_write_mask", || {
        let program = SHOW_C0.replace(" mov o_color, c0\n", " mov r0, c0\n mov r0.y, c1.y\n mov o_color, r0\n");
        let mut scene = Scene::new();
        scene.amplified().shader(1, &[&program]);
        let [high, middle, low] = packed(RED);
        scene.write(id::SH_FLOATUNIFORM_INDEX[1], 0).words(id::SH_FLOATUNIFORM_DATA[1], &[high, middle]);
        scene.masked(id::SH_FLOATUNIFORM_DATA[1], low, 0x3);
        scene.write(id::SH_FLOATUNIFORM_INDEX[1], 1).masked(id::SH_FLOATUNIFORM_DATA[1], 0, 0);
        scene.words(id::SH_FLOATUNIFORM_DATA[1], &packed(vector([0.0, 1.0, 0.0, 0.0])));
        scene.square(&[]).finish()
    }),
    // FINALIZE with 0 matches no byte: the square behind it is drawn, or the list has ended.
    Experiment::written("finalize_match", || red().write(id::FINALIZE, 0).square(&[RED]).finish()),
    // Parameters from 0x3F0 on, the last of which would reach FACECULLING_CONFIG and cull the square. They match no byte
    // that FINALIZE and its like are compared with.
    Experiment::written("excess_consecutive_parameters", || {
        let extra = 0x50;
        let mut words = vec![0xA5A5_A5A5; extra + 1];
        *words.last_mut().expect("there are parameters") = 1;
        words.insert(1, 1 << 31 | (extra as u32) << 20 | 0xF << 16 | 0x3F0);
        words.resize(words.len().next_multiple_of(4), 0);
        let mut scene = red();
        scene.raw(&words).square(&[RED]);
        scene.finish()
    }),
    // The fourth vertex of a strip makes the second triangle unless the write before it restarts the strip.
    Experiment::written("undefined_id_write", || {
        let mut scene = red();
        let vertices = [(0.0, 0.0), (64.0, 0.0), (0.0, 64.0), (64.0, 64.0)].map(|(x, y)| [position(x, y), RED]);
        let vertices: Vec<&[Vector]> = vertices.iter().map(|vertex| vertex.as_slice()).collect();
        let restart = |scene: &mut Scene, number| {
            if number == 3 {
                scene.write(0x270, 1);
            }
        };
        scene.draw_with(1, &vertices, restart).finish()
    }),
    // A uniform is written while 0x245 has drawing mode: red, or black as it was before.
    Experiment::written("draw_mode_enforcement", || {
        let mut scene = shows_uniform();
        scene.uniform(0, vector([0.0, 0.0, 0.0, 1.0])).write(id::START_DRAW_FUNC0, 0).uniform(0, RED);
        scene.square(&[]).finish()
    }),
];
