// SPDX-License-Identifier: MIT
//! Vertices come to the rasterizer in batches, and primitive assembly keeps some of them from batch to batch.

use pica_model::float::{F24, F32ToF24};
use pica_model::gpu::pipeline::Pipeline;
use pica_spec::choices::Choices;
use pica_spec::pica200::id;
use pica_spec::trace::Memory;

use super::scene::{MINUS_ONE, ONE, RED, corner, draw, pixel, scene};
use crate::common::bench::Bench;

fn plain() -> Bench<Pipeline> {
    let choices = Choices::default();
    scene(Pipeline::new(&choices).expect("the defaults are offered"), &choices)
}

/// Position and colour of vertex `n`: multiples of 1/32, which float24 has exactly. Some are outside the clip volume.
fn vertex(n: u32) -> [f32; 8] {
    let number = |k: u32, range: u32| ((n * 8 + k).wrapping_mul(2_654_435_761) >> 12) % range;
    let small = |k: u32| number(k, 80) as f32 / 32.0 - 1.25;
    let w = 1.0 + number(3, 3) as f32;
    let color = |k: u32| number(k, 33) as f32 / 32.0;
    [w * small(0), w * small(1), -w * number(2, 33) as f32 / 32.0, w, color(4), color(5), color(6), 1.0]
}

/// Lists, strips and fans of several batches, from an array, and vertex by vertex in immediate mode.
#[test]
fn batches_and_single_vertices() {
    let count = 150;
    let vertices: Vec<_> = (0..count).map(vertex).collect();
    for topology in 0..3 {
        let mut single = plain();
        let f24 = |value: f32| F24::from_f32_bits(value.to_bits(), F32ToF24::TowardZero).to_bits();
        let corners: Vec<_> = vertices
            .iter()
            .map(|[x, y, z, w, r, g, b, a]| ([*x, *y, *z, *w].map(f24), [*r, *g, *b, *a].map(f24)))
            .collect();
        draw(&mut single, topology, &corners).run();

        let mut batches = plain();
        batches.write(id::ATTRIBBUFFERS_LOC, Memory::FCRAM >> 3);
        // Two attributes of four floats.
        batches.write(id::ATTRIBBUFFERS_FORMAT_LOW, 0xFF).write(id::ATTRIBBUFFERS_FORMAT_HIGH, 1 << 28);
        batches.write(id::ATTRIBBUFFER_OFFSET[0], 0).write(id::ATTRIBBUFFER_CONFIG1[0], 0x10);
        batches.write(id::ATTRIBBUFFER_CONFIG2[0], 2 << 28 | 32 << 16);
        batches
            .memory(Memory::FCRAM, &vertices.as_flattened().iter().flat_map(|v| v.to_le_bytes()).collect::<Vec<_>>());
        batches.write(id::PRIMITIVE_CONFIG, 1 | topology << 8).write(id::RESTART_PRIMITIVE, 1);
        batches.draw_arrays(0, count).run();

        let (single, batches) = (single.machine, batches.machine);
        assert!(single.sink().stats().fragments > 5000);
        assert_eq!(single.sink().stats().triangles, batches.sink().stats().triangles);
        assert!(super::contents(&single) == super::contents(&batches), "topology {topology}");
    }
}

/// The output map is that of the draw that completes a triangle, also for its vertices of an earlier draw.
#[test]
fn vertices_of_an_earlier_draw() {
    let [first, second, third] = [(MINUS_ONE, MINUS_ONE), (ONE, MINUS_ONE), (MINUS_ONE, ONE)];
    let mut bench = plain();
    draw(&mut bench, 0, &[corner(first.0, first.1, RED), corner(second.0, second.1, RED)]);
    // Nothing maps to the colour, so it is 1.0.
    bench.write(id::SH_OUTMAP_TOTAL, 1).write(id::START_DRAW_FUNC0, 0).write(id::FIXEDATTRIB_INDEX, 15);
    let (position, color) = corner(third.0, third.1, RED);
    bench.fixed(&[position, color]).write(id::START_DRAW_FUNC0, 1).run();
    assert_eq!(bench.machine.sink().stats().triangles, 1);
    for (x, y) in [(1, 1), (60, 1), (1, 60)] {
        assert_eq!(pixel(&bench, x, y), [255; 4]);
    }
}
