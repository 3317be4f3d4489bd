// SPDX-License-Identifier: MIT
//! The procedural texture unit.

use crate::Experiment;
use crate::program::Program;
use crate::scene::{Scene, vector};
use pica_spec::pica200::id;

/// Tables of the unit.
const NOISE: u32 = 0;
const COLOR_MAP: u32 = 2;
const COLOR: u32 = 4;
const COLOR_DIFFERENCE: u32 = 5;

/// Clamp code of u.
const REPEAT: u32 = 2;
/// The unit adds noise.
const WITH_NOISE: u32 = 1 << 15;
const LINEAR: u32 = 1;

/// A scene that shows what unit 3 makes of texture coordinate 0: combination, offset and width of the colour table.
fn scene(combine: u32, offset: u32, width: u32) -> Scene {
    let mut scene = Scene::new();
    scene.pass(&["texcoord0"]).stage(0, 0x0006_0006, 0, 0, 0, 0);
    for (id, value) in [
        (id::TEXUNIT_CONFIG, 1 << 16 | 1 << 12 | 1 << 10),
        (id::TEXUNIT3_PROCTEX0, combine),
        (id::TEXUNIT3_PROCTEX1, 0),
        (id::TEXUNIT3_PROCTEX2, 0),
        (id::TEXUNIT3_PROCTEX3, 0),
        (id::TEXUNIT3_PROCTEX4, LINEAR | width << 11),
        (id::TEXUNIT3_PROCTEX5_LOW, offset),
        (id::TEXUNIT3_PROCTEX5_HIGH, 0xFEFC_F8F0),
    ] {
        scene.write(id, value);
    }
    table(&mut scene, NOISE, 128, |_| 0);
    table(&mut scene, COLOR_DIFFERENCE, 256, |_| 0);
    scene
}

fn table(scene: &mut Scene, number: u32, entries: u32, entry: impl Fn(u32) -> u32) {
    let words: Vec<u32> = (0..entries).map(entry).collect();
    scene.write(id::PROCTEX_LUT, number << 8).words(id::PROCTEX_LUT_DATA, &words);
}

/// Entries of the colour table that are white.
fn white(scene: &mut Scene, entries: impl Fn(u32) -> bool) {
    table(scene, COLOR, 256, |entry| if entries(entry) { 0xFFFF_FFFF } else { 0xFF00_0000 });
}

/// Draws a square with u from left to right and v from bottom to top.
fn draw(scene: &mut Scene, [left, right]: [f32; 2], top: f32) -> Program {
    let corner = |u: f32, v: f32| [vector([u, v, 0.0, 0.0])];
    let [a, b, c, d] = [corner(left, 0.0), corner(right, 0.0), corner(right, top), corner(left, top)];
    scene.corners([&a, &b, &c, &d]).finish()
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    // 0xFFF is 1.0, entry 128 of the colours, or a little less, entry 127.
    Experiment::written("lut_divisor", || {
        let mut scene = scene(0, 0, 129);
        table(&mut scene, COLOR_MAP, 128, |_| 0xFFF);
        white(&mut scene, |entry| entry >= 128);
        draw(&mut scene, [0.0, 1.0], 1.0)
    }),
    // Index 250 + 15 is 9, or 255.
    Experiment::written("procedural_unlisted", || {
        let mut scene = scene(0, 250, 16);
        table(&mut scene, COLOR_MAP, 128, |_| 0xFFF);
        white(&mut scene, |entry| entry < 16);
        draw(&mut scene, [0.0, 1.0], 1.0)
    }),
    // The index goes from 127 to 129 over the picture, and entries are white from 128 on.
    Experiment::written("procedural_nearest", || {
        let mut scene = scene(0, 127, 3);
        scene.write(id::TEXUNIT3_PROCTEX4, 3 << 11);
        table(&mut scene, COLOR_MAP, 128, |entry| entry << 5 | 0x20 << 12);
        white(&mut scene, |entry| entry >= 128);
        draw(&mut scene, [0.0, 1.0], 0.0)
    }),
    // The fraction of u with noise, white from one half on: many contours that move with the amplitude.
    Experiment::written("procedural_amplitude_divisor", || {
        let mut scene = scene(REPEAT | WITH_NOISE, 0, 129);
        scene.write(id::TEXUNIT3_PROCTEX1, 0x7FFF).write(id::TEXUNIT3_PROCTEX3, 0x3C00_3C00);
        table(&mut scene, COLOR_MAP, 128, |entry| if entry < 64 { 0 } else { 0xFFF });
        white(&mut scene, |entry| entry >= 64);
        draw(&mut scene, [0.0, 1.0], 1.0)
    }),
];
