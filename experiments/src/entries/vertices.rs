// SPDX-License-Identifier: MIT
//! Vertices from arrays, and fixed attributes.

use crate::Experiment;
use crate::scene::{Format, Loader, Scene, VERTICES, vector};
use pica_shader::shbin::registers::packed;
use pica_spec::pica200::id;

const RED: [f32; 4] = [1.0, 0.0, 0.0, 1.0];
const GREEN: [f32; 4] = [0.0, 1.0, 0.0, 1.0];
const BLACK: [f32; 4] = [0.0, 0.0, 0.0, 1.0];

/// Corners of two triangles over the whole picture, as f32 numbers.
const SQUARE: [[f32; 4]; 6] = [
    [-1.0, -1.0, -0.5, 1.0],
    [1.0, -1.0, -0.5, 1.0],
    [1.0, 1.0, -0.5, 1.0],
    [-1.0, -1.0, -0.5, 1.0],
    [1.0, 1.0, -0.5, 1.0],
    [-1.0, 1.0, -0.5, 1.0],
];
/// Where colours lie behind the positions.
const COLORS: u32 = 0x1000;

fn fixed_words(value: [f32; 4]) -> [u32; 3] {
    packed(vector(value))
}

/// Positions in memory, and a program that shows the second attribute.
fn scene() -> Scene {
    let mut scene = Scene::new();
    scene.vertices(0, &SQUARE).amplified().pass(&["color"]);
    scene
}

/// Colours of one kind for six vertices.
fn colors(scene: &mut Scene, offset: u32, color: [f32; 4]) {
    scene.vertices(offset, &[color; 6]);
}

const BOTH: [Format; 2] = [Format::Float4, Format::Float4];

/// Draws the square with the second attribute from a loader.
fn loaded(scene: &mut Scene) {
    scene.loaders(&BOTH, 0, &[Loader::of(0, 0), Loader::of(1, COLORS)]).arrays(0, 6);
}

/// Draws the square with the second attribute from nowhere.
fn not_loaded(scene: &mut Scene) {
    scene.loaders(&BOTH, 0, &[Loader::of(0, 0)]).arrays(0, 6);
}

/// A triangle by indices: with its indices in memory as bytes from an offset on.
fn indexed(bytes: Vec<u8>, vertices: &[[f32; 4]]) -> Scene {
    let mut scene = Scene::new();
    scene.vertices(0, vertices).load(VERTICES + 0x8000, bytes).amplified().pass(&["color"]);
    scene.fixed(1, &fixed_words(RED)).loaders(&BOTH, 2, &[Loader::of(0, 0)]);
    scene
}

/// The experiments.
pub const EXPERIMENTS: &[Experiment] = &[
    // The loader has red, the fixed attribute green.
    Experiment::written("attribute_source_conflict", || {
        let mut scene = scene();
        colors(&mut scene, COLORS, RED);
        scene.fixed(1, &fixed_words(GREEN));
        scene.loaders(&BOTH, 2, &[Loader::of(0, 0), Loader::of(1, COLORS)]).arrays(0, 6).finish()
    }),
    // Red was loaded by the draw before, the fixed attribute is green.
    Experiment::written("attribute_without_source", || {
        let mut scene = scene();
        colors(&mut scene, COLORS, RED);
        scene.fixed(1, &fixed_words(GREEN));
        loaded(&mut scene);
        not_loaded(&mut scene);
        scene.finish()
    }),
    // The second vector goes to attribute 1, which was green, or again to attribute 0.
    Experiment::written("fixed_attribute_advance", || {
        let mut scene = scene();
        scene.fixed(1, &fixed_words(GREEN)).fixed(0, &[fixed_words(BLACK), fixed_words(RED)].concat());
        scene.loaders(&BOTH, 2, &[Loader::of(0, 0)]).arrays(0, 6).finish()
    }),
    // Attribute 12 goes to v1.
    Experiment::written("fixed_attribute_high_index", || {
        let mut scene = scene();
        scene.attributes(13).permutation(0xFFFF_FFF0).permutation_high(0xFFF1_FFFF);
        for attribute in 1..12 {
            scene.fixed(attribute, &fixed_words(BLACK));
        }
        scene.fixed(12, &fixed_words(RED));
        scene.loaders(&[Format::Float4; 13], 0xFFE, &[Loader::of(0, 0)]).arrays(0, 6).finish()
    })
    // No loader and no bit names it, so that it could also be 0 whatever is stored.
    .given(&[("attribute_without_source", "retained")]),
    // Attribute 1 is black in the first draw; in the second one 0x242 does not count it, but 0x2B9 does.
    Experiment::written("attribute_count", || {
        let mut scene = scene();
        colors(&mut scene, COLORS, BLACK);
        loaded(&mut scene);
        colors(&mut scene, COLORS, RED);
        scene.write(id::VSH_NUM_ATTR, 0);
        loaded(&mut scene);
        scene.finish()
    }),
    // Two loaders have attribute 1: green, then red.
    Experiment::written("duplicate_attribute_loader", || {
        let mut scene = scene();
        colors(&mut scene, COLORS, GREEN);
        colors(&mut scene, 2 * COLORS, RED);
        let loaders = [Loader::of(0, 0), Loader::of(1, COLORS), Loader::of(1, 2 * COLORS)];
        scene.loaders(&BOTH, 0, &loaders).arrays(0, 6).finish()
    }),
    // Twelve paddings of 4 bytes, and a thirteenth component: the low nibble of the stride, which names attribute 1, a byte
    // of 255 at the end of each vertex.
    Experiment::written("loader_component_overflow", || {
        let mut scene = scene();
        scene.load(VERTICES + COLORS, [[0; 48].as_slice(), &[255]].concat().repeat(6)).fixed(1, &fixed_words(BLACK));
        let overflowing = Loader { offset: COLORS, components: vec![12; 12], count: 13, stride: 49 };
        scene.loaders(&[Format::Float4, Format::Byte], 0, &[Loader::of(0, 0), overflowing]).arrays(0, 6).finish()
    }),
    // Colours have 16 bytes and a stride of 32.
    Experiment::written("stride_mismatch", || {
        let mut scene = scene();
        scene.vertices(COLORS, &[RED; 12]);
        let wide = Loader { stride: 32, ..Loader::of(1, COLORS) };
        scene.loaders(&BOTH, 0, &[Loader::of(0, 0), wide]).arrays(0, 6).finish()
    }),
    // A number at offset 2 is 1.0; at offset 0 it is 0.
    Experiment::written("misaligned_vertex_address", || {
        let mut scene = scene();
        scene.load(VERTICES + COLORS, [0, 0, 0, 0, 0x80, 0x3F, 0, 0].repeat(6));
        let odd = Loader { offset: COLORS + 2, components: vec![1, 12], count: 2, stride: 8 };
        scene.loaders(&[Format::Float4, Format::Float], 0, &[Loader::of(0, 0), odd]).arrays(0, 6).finish()
    }),
    // From the odd address the indices are 1, 2, 3, from the even one 256, 512, 768, where the vertices are no triangle.
    Experiment::written("misaligned_index_address", || {
        let mut vertices = vec![[-1.0, -1.0, -0.5, 1.0]; 769];
        vertices[1..4].copy_from_slice(&SQUARE[..3]);
        // Twice the triangle, as one entry has every index count for two.
        let mut scene = indexed(vec![0, 1, 0, 2, 0, 3, 0, 1, 0, 2, 0, 3, 0, 0], &vertices);
        scene.elements(0, 6, 0x8001).finish()
    }),
    // Six indices are two triangles, or one.
    Experiment::written("element_count", || {
        let mut scene = indexed((0..6).flat_map(|index: u16| index.to_le_bytes()).collect(), &SQUARE);
        scene.elements(0, 6, 0x8000).finish()
    }),
    // The colours change between two draws with the same indices.
    Experiment::written("vertex_cache", || {
        let mut scene = scene();
        colors(&mut scene, COLORS, RED);
        scene.load(VERTICES + 0x8000, (0..6).flat_map(|index: u16| index.to_le_bytes()).collect());
        scene.loaders(&BOTH, 0, &[Loader::of(0, 0), Loader::of(1, COLORS)]).write(id::VTX_FUNC, 1);
        scene.elements(0, 6, 0x8000);
        colors(&mut scene, COLORS, GREEN);
        scene.elements(0, 6, 0x8000).finish()
    }),
];
