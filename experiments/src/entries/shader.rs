// SPDX-License-Identifier: MIT
//! The flow of programs, registers that keep their values, and words that no assembler writes.

use crate::Experiment;
use crate::program::Program;
use crate::scene::{Scene, Vector, vector};
use pica_shader::shbin::Shbin;
use pica_spec::isa::bits;
use pica_spec::isa::code::opcode;

const BLACK: Vector = [0, 0, 0, 0x3F_0000];
const RED: Vector = [0x3F_0000, 0, 0, 0x3F_0000];
const GREEN: Vector = [0, 0x3F_0000, 0, 0x3F_0000];

const OUTPUTS: &str = ".out o_position position\n.out o_color color\n";
/// The words before the body of a program that [`body`] makes.
const BEFORE: usize = 2;

/// A program whose colour is r15: black c93, red c94 and green c95 are constants; r15 is black at the start.
fn body(instructions: &str) -> String {
    format!("{OUTPUTS}.proc main\n mov o_position, v0\n mov r15, c93\n{instructions} mov o_color, r15\n end\n.end\n")
}

fn scene(text: &str, attributes: u32, patch: impl FnOnce(&mut Shbin)) -> Scene {
    let mut scene = Scene::new();
    scene.amplified().patched(attributes, &[text], patch);
    scene.uniform(93, BLACK).uniform(94, RED).uniform(95, GREEN);
    scene
}

fn program(instructions: &str, patch: impl FnOnce(&mut Shbin)) -> Program {
    scene(&body(instructions), 1, patch).square(&[]).finish()
}

/// Draws the square often enough for every shader unit to take part.
fn squares(scene: &mut Scene, attributes: &[Vector]) {
    for _ in 0..4 {
        scene.square(attributes);
    }
}

/// Replaces the first word behind the head of a program.
fn replace(word: u32) -> impl FnOnce(&mut Shbin) {
    move |shbin| shbin.code[BEFORE] = word
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    // Inside the outer loop aL is 10; behind the inner one it is 10 again, or still 41.
    Experiment::written("loop_exit_al", || {
        let text = body(" for i0\n for i1\n nop\n .end\n mov r15, c0[aL]\n .end\n");
        let mut scene = scene(&text, 1, |_| {});
        scene.integer(0, [0, 10, 1]).integer(1, [0, 40, 1]).uniform(10, RED).uniform(41, GREEN);
        scene.square(&[]).finish()
    }),
    // 250 + 8 is 2 in 8 bits: c42; 258 is out of range: c40.
    Experiment::written("al_width", || {
        let mut scene = scene(&body(" for i0\n mov r15, c40[aL]\n .end\n"), 1, |_| {});
        scene.integer(0, [1, 250, 8]).uniform(42, RED).uniform(40, GREEN);
        scene.square(&[]).finish()
    }),
    // The last words of the memory show green and go on; word 0 shows red and ends.
    Experiment::written("program_end", || {
        let nops = " nop\n".repeat(512 - 4);
        let text = format!(
            "{OUTPUTS}.proc low\n mov o_color, c94\n end\n{nops}.end\n.proc main\n mov o_position, v0\n mov o_color, c95\n.end\n"
        );
        scene(&text, 1, |_| {}).square(&[]).finish()
    }),
    // The first draw leaves red in r2 of every unit, the second one shows what r2 holds.
    Experiment::written("shader_register_init", || {
        let text = body(" ifu b0\n mov r2, c94\n .else\n mov r15, r2\n .end\n");
        let mut scene = scene(&text, 1, |_| {});
        scene.booleans(1);
        squares(&mut scene, &[]);
        scene.booleans(0).square(&[]).finish()
    }),
    // The comparison is false; if its mask counted, both flags would stay true.
    Experiment::written("cmp_mask", || {
        let compare = " cmp c94, eq, eq, r0\n nop\n cmp c94, ne, ne, r0\n";
        let text = body(&format!(" mov r0, c94\n{compare} ifc cmp.x\n mov r15, c94\n .end\n"));
        let without_mask = |shbin: &mut Shbin| {
            let word = shbin.code[BEFORE + 3];
            let mut entry = shbin.descriptors[(word & 0x7F) as usize];
            entry.descriptor &= !0xF;
            shbin.code[BEFORE + 3] = word & !0x7F | shbin.descriptors.len() as u32;
            shbin.descriptors.push(entry);
        };
        scene(&text, 1, without_mask).square(&[]).finish()
    }),
    // Red is drawn unless the unit hangs.
    Experiment::written("unknown_opcode", || program(" nop\n mov r15, c94\n", replace(0x10 << bits::OPCODE))),
    Experiment::written("break_outside_loop", || {
        program(" nop\n mov r15, c94\n", replace((opcode::BREAK as u32) << bits::OPCODE))
    }),
    Experiment::written("movas_consecutive", || {
        program(" mova a0.x, c93.x\n mova a0.y, c93.y\n mov r15, c94\n", |_| {})
    }),
    // A call of 301 words, whose last one shows red; of 45 without the upper bits.
    Experiment::written("num_width", || {
        let text = format!("{}.proc long\n{} mov r15, c94\n.end\n", body(" nop\n"), " nop\n".repeat(300));
        let call = |shbin: &mut Shbin| {
            let start = shbin.code.len() as u32 - 301;
            shbin.code[BEFORE] = (opcode::CALL as u32) << bits::OPCODE | start << 10 | 301;
        };
        scene(&text, 1, call).square(&[]).finish()
    }),
    // v0.w + v1.w is 1 - 1; v0.w + v0.w is red.
    Experiment::written("two_input_registers", || {
        let second_is_v1 = |shbin: &mut Shbin| shbin.code[BEFORE] = shbin.code[BEFORE] & !(0x1F << 7) | 1 << 7;
        let mut scene = scene(&body(" add r0, v0, r1\n mov r15.x, r0.w\n"), 2, second_is_v1);
        scene.square(&[vector([0.0, 0.0, 0.0, -1.0])]).finish()
    }),
    // Invocations that see b15 show red; the first ones see that it was cleared.
    Experiment::written("b15_after_run", || {
        let mut scene = scene(&body(" ifu b15\n mov r15, c94\n .end\n"), 1, |_| {});
        scene.booleans(0);
        squares(&mut scene, &[]);
        scene.finish()
    }),
    // Word 512 is the instruction that shows red; the program calls word 0, which does nothing.
    Experiment::written("code_index_overflow", || {
        let red = " mov r15, c94\n";
        let text = format!(
            "{OUTPUTS}.proc zero\n nop\n.end\n.proc one\n{red}.end\n.proc main\n mov o_position, v0\n mov r15, c93\n call zero\n mov o_color, r15\n end\n.end\n"
        );
        let mut word = 0;
        let mut scene = scene(&text, 1, |shbin| word = shbin.code[1]);
        scene.code(512, &[word]).square(&[]).finish()
    }),
    // Descriptor 128 + n has no mask; the instruction that shows red uses n.
    Experiment::written("descriptor_index_overflow", || {
        let (mut number, mut descriptor) = (0, 0);
        let mut scene = scene(&body(" mov r15.x, c94.x\n"), 1, |shbin| {
            number = shbin.code[BEFORE] & 0x7F;
            descriptor = shbin.descriptors[number as usize].descriptor & !0xF;
        });
        scene.descriptors(128 + number, &[descriptor]).square(&[]).finish()
    }),
    // v1 is red in the first draw; in the second one no attribute belongs to it.
    Experiment::written("v_register_retention", || {
        let mut scene = scene(&body(" mov r15, v1\n"), 2, |_| {});
        squares(&mut scene, &[RED]);
        scene.attributes(1).square(&[]).finish()
    }),
    // Attributes 1 and 2 go to v1.
    Experiment::written("duplicate_permutation", || {
        let mut scene = scene(&body(" mov r15, v1\n"), 3, |_| {});
        scene.permutation(0x110).square(&[GREEN, RED]).finish()
    }),
    // Two outputs, green and red, are both the colour.
    Experiment::written("semantic_mapped_twice", || {
        let mut scene = Scene::new();
        scene.amplified().pass(&["color", "texcoord0", "view"]).output_map(2, 0x0B0A_0908);
        scene.square(&[GREEN, RED, vector([0.0; 4])]).finish()
    }),
    // A triangle is black, or white because nothing is mapped to its colour.
    Experiment::written("closed_attribute_gate", || {
        let mut scene = Scene::new();
        scene.amplified().pass(&["color"]).output_gates(0x1).square(&[vector([0.0, 0.0, 0.0, 1.0])]).finish()
    }),
];
