// SPDX-License-Identifier: MIT
//! Fragments, vertices and small draws per second, from command lists to the framebuffer, on one thread and on two.
//! `cargo bench --bench pixels` ends with a table, next to quoted figures of others.

#[path = "../tests/common/mod.rs"]
mod common;
mod figures;

use std::hint::black_box;

use common::bench::Bench;
use criterion::Criterion;
use figures::{Figures, ONE_THREAD, TWO_THREADS};
use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::Pipeline;
use pica_shader::assembler::{SourceFile, assemble};
use pica_spec::choices::Choices;
use pica_spec::pica200::id;
use pica_spec::trace::Memory;

const ONE: u32 = 0x3F_0000;
const MINUS_ONE: u32 = 0xBF_0000;
const HALF: u32 = 0x3E_0000;
const MINUS_HALF: u32 = 0xBE_0000;

/// Width and height of the framebuffer.
const SIZE: u32 = 256;
/// Screens that a pass fills.
const LAYERS: u32 = 8;
/// Vertices of a pass, three for each triangle.
const VERTICES: u32 = 6000;
/// Draws of a frame of small things, 8 x 8 pixels each, and the textures that they take turns with.
const DRAWS: u32 = 1000;
const TEXTURES: u32 = 16;
/// Bytes between these textures.
const TEXTURE_STRIDE: u32 = 0x4000;

/// Million elements per second measured elsewhere for the leading emulator's software renderer, in f32 and on
/// one thread of a machine of this kind. Quoted, not measured here.
const ANCHORS: [(&str, f64); 4] = [
    ("flat fragments", 3.0),
    ("textured (nearest), depth, blend", 2.5),
    ("vertices, 20 instructions, interpreter", 2.1),
    ("vertices, 20 instructions, JIT", 5.4),
];

/// 20 instructions: a position by two matrices, and the mixing of a colour.
const PROGRAM: &str = "
.fvec projection[4], view[4], light, shade
.out o_pos position
.out o_col color
.out o_tex texcoord0
.proc main
    dp4 r0.x, view[0], v0
    dp4 r0.y, view[1], v0
    dp4 r0.z, view[2], v0
    dp4 r0.w, view[3], v0
    dp4 o_pos.x, projection[0], r0
    dp4 o_pos.y, projection[1], r0
    dp4 o_pos.z, projection[2], r0
    dp4 o_pos.w, projection[3], r0
    mul r1, light, v1
    mad r2, r1, shade, v1.yzxw
    max r2, r2, v1
    mul r3, r2, r2.wzyx
    add r3, r3, -r1
    mad r4.xyz, r3.zxy, light.xyz, r2.xyz
    mov r4.w, v1.w
    min r4, light, r4
    mad o_col, r4, shade, r3
    mul r5.xy, shade.xy, v2.xy
    mov o_tex.xy, r5.xy
    mov o_tex.zw, v2.zw
    end
.end
";

/// A machine that draws position, colour and texture coordinate as they are, into 256 x 256 RGBA8 pixels.
fn machine() -> Bench<Pipeline> {
    let choices = Choices::default();
    let pipeline = Pipeline::new(&choices).expect("the defaults are offered");
    let mut bench = Bench::around(Machine::new(&choices, pipeline).expect("the defaults are offered"));
    bench.passing(3);
    for (id, value) in [
        (id::SH_OUTMAP_TOTAL, 3),
        (0x050, 0x0302_0100),
        (0x051, 0x0B0A_0908),
        (0x052, 0x1F1F_0D0C),
        (id::SH_OUTATTR_CLOCK, 0x103),
        (id::VIEWPORT_WIDTH, 0x46_0000),
        (id::VIEWPORT_HEIGHT, 0x46_0000),
        (id::DEPTHMAP_SCALE, MINUS_ONE),
        (id::DEPTHMAP_ENABLE, 1),
        (id::FRAMEBUFFER_DIM, SIZE | (SIZE - 1) << 12 | 1 << 24),
        (id::COLORBUFFER_LOC, Memory::VRAM >> 3),
        (id::DEPTHBUFFER_LOC, (Memory::VRAM + 0x10_0000) >> 3),
        (id::COLORBUFFER_FORMAT, 2),
        (id::DEPTHBUFFER_FORMAT, 3),
        (id::COLORBUFFER_READ, 0xF),
        (id::COLORBUFFER_WRITE, 0xF),
        (id::COLOR_OPERATION, 1 << 8),
        (id::BLEND_FUNC, 0x0101_0000),
        (id::DEPTH_COLOR_MASK, 0xF00),
        // Combiner stage 0 gives the primary colour, as after reset; the others hand it on.
        (0x0C8, 0x000F_000F),
        (0x0D0, 0x000F_000F),
        (0x0D8, 0x000F_000F),
        (0x0F0, 0x000F_000F),
        (0x0F8, 0x000F_000F),
    ] {
        bench.write(id, value);
    }
    bench.run();
    bench
}

/// Adds a draw that fills the screen `LAYERS` times, in triangles of 64 x 64 pixels with corners of different colours: one
/// strip, in which triangles without area lead from row to row.
fn fill(bench: &mut Bench<Pipeline>) {
    bench.write(id::PRIMITIVE_CONFIG, 2 | 1 << 8);
    bench.write(id::RESTART_PRIMITIVE, 1).write(id::START_DRAW_FUNC0, 0).write(id::FIXEDATTRIB_INDEX, 15);
    for row in 0..4 * LAYERS {
        let z = MINUS_HALF + row / 4 * 0x1000;
        for (column, x) in COORDINATES.into_iter().enumerate() {
            for edge in 0..2 {
                let y = COORDINATES[row as usize % 4 + edge];
                let color = [if column % 2 == 0 { ONE } else { HALF }, HALF, [ONE, HALF][edge], HALF];
                let ends_row = matches!((column, edge), (0, 0) | (4, 1));
                for _ in 0..1 + usize::from(ends_row) {
                    bench.fixed(&[[x, y, z, ONE], color, [x, y, 0, ONE]]);
                }
            }
        }
    }
    bench.write(id::START_DRAW_FUNC0, 1);
}

/// -1, -1/2, 0, 1/2, 1.
const COORDINATES: [u32; 5] = [MINUS_ONE, MINUS_HALF, 0, HALF, ONE];

/// A 64 x 64 texture with bilinear filters on unit 0, which combiner stage 0 modulates with the primary colour; depth
/// test and write, and blending by source alpha.
fn texture_depth_blend(bench: &mut Bench<Pipeline>) {
    let texels: Vec<u8> = (0..64 * 64 * 4_u32).map(|n| ((n * 73) >> 3) as u8).collect();
    bench.memory(Memory::VRAM + 0x20_0000, &texels);
    for (id, value) in [
        (0x080, 1 | 1 << 12),
        (0x082, 64 << 16 | 64),
        (0x083, 0b110 | 2 << 8 | 2 << 12),
        (0x085, (Memory::VRAM + 0x20_0000) >> 3),
        (0x08E, 0),
        // Texture 0 and primary colour, multiplied.
        (0x0C0, 0x0003 | 0x0003 << 16),
        (0x0C2, 1 | 1 << 16),
        (id::BLEND_FUNC, 0x7676_0000),
        // Depth test ALWAYS with write.
        (id::DEPTH_COLOR_MASK, 0x1F11),
        (id::DEPTHBUFFER_READ, 3),
        (id::DEPTHBUFFER_WRITE, 3),
    ] {
        bench.write(id, value);
    }
    bench.run();
}

/// A mesh of small triangles in the middle of the screen, which cover next to nothing: the whole way of a vertex, from
/// memory to the set-up of triangles.
fn mesh(bench: &mut Bench<Pipeline>) {
    let assembly = assemble(&[SourceFile::new("bench.v.pica", PROGRAM)]).expect("the program has no errors");
    assert_eq!(assembly.shbin.code.len(), 21, "20 instructions and END");
    bench.program(1, &assembly.shbin.code, 7);
    bench.write(id::SH_OPDESCS_INDEX[1], 0);
    bench.write_all(id::SH_OPDESCS_DATA[1], &assembly.shbin.operand_descriptors());
    // Two unit matrices, then a half everywhere; w comes first, in f32.
    bench.write(id::SH_FLOATUNIFORM_INDEX[1], 1 << 31);
    for row in (0..8).map(|n| n % 4) {
        let unit: [u32; 4] = std::array::from_fn(|column| if column == row { 1.0_f32 } else { 0.0 }.to_bits());
        bench.write_all(id::SH_FLOATUNIFORM_DATA[1], &[unit[3], unit[2], unit[1], unit[0]]);
    }
    bench.write_all(id::SH_FLOATUNIFORM_DATA[1], &[0.5_f32.to_bits(); 8]);
    bench.write(id::ATTRIBBUFFERS_LOC, Memory::FCRAM >> 3);
    // Three attributes of four floats.
    bench.write(id::ATTRIBBUFFERS_FORMAT_LOW, 0xFFF).write(id::ATTRIBBUFFERS_FORMAT_HIGH, 2 << 28);
    bench.write(id::ATTRIBBUFFER_OFFSET[0], 0).write(id::ATTRIBBUFFER_CONFIG1[0], 0x210);
    bench.write(id::ATTRIBBUFFER_CONFIG2[0], 3 << 28 | 48 << 16);
    let triangles = (0..VERTICES / 3).flat_map(|n| {
        let (x, y) = ((n % 50) as f32 * 0.002, (n / 50) as f32 * 0.002);
        [(x, y), (x + 0.002, y), (x, y + 0.002)]
    });
    let numbers = triangles.flat_map(|(x, y)| [x, y, -0.5, 1.0, 0.3, 0.6, 0.9, 1.0, x, y, 0.0, 1.0_f32]);
    bench.memory(Memory::FCRAM, &numbers.flat_map(f32::to_le_bytes).collect::<Vec<_>>());
    bench.write(id::PRIMITIVE_CONFIG, 2).write(id::RESTART_PRIMITIVE, 1);
}

/// Squares of 8 x 8 pixels, each on a tile of its own as long as there are any: two triangles of position, colour and
/// texture coordinate in memory.
fn squares(bench: &mut Bench<Pipeline>) {
    texture_depth_blend(bench);
    for texture in 0..TEXTURES {
        let texels: Vec<u8> = (0..64 * 64 * 4_u32).map(|n| ((n * (73 + texture)) >> 3) as u8).collect();
        bench.memory(Memory::VRAM + 0x20_0000 + texture * TEXTURE_STRIDE, &texels);
    }
    bench.write(id::ATTRIBBUFFERS_LOC, Memory::FCRAM >> 3);
    bench.write(id::ATTRIBBUFFERS_FORMAT_LOW, 0xFFF).write(id::ATTRIBBUFFERS_FORMAT_HIGH, 2 << 28);
    bench.write(id::ATTRIBBUFFER_OFFSET[0], 0).write(id::ATTRIBBUFFER_CONFIG1[0], 0x210);
    bench.write(id::ATTRIBBUFFER_CONFIG2[0], 3 << 28 | 48 << 16);
    bench.write(id::PRIMITIVE_CONFIG, 2).write(id::RESTART_PRIMITIVE, 1);
    let numbers = (0..DRAWS).flat_map(|n| {
        let size = 16.0 / SIZE as f32;
        let (x, y) = ((n % 32) as f32 * size - 1.0, (n / 32) as f32 * size - 1.0);
        [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].into_iter().flat_map(move |(u, v)| {
            [x + u * size, y + v * size, -0.5, 1.0, 0.3 + 0.5 * u, 0.6, 0.9, 1.0, u, v, 0.0, 1.0_f32]
        })
    });
    bench.memory(Memory::FCRAM, &numbers.flat_map(f32::to_le_bytes).collect::<Vec<_>>());
    bench.run();
}

fn main() {
    let mut criterion = Criterion::default().sample_size(10).configure_from_args();
    let figures = Figures::new("pixels");
    let pool = |threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    type Prepare = fn(&mut Bench<Pipeline>);
    let kinds: [(&str, Prepare); 2] =
        [("flat fragments", |_| {}), ("textured (bilinear), depth, blend", texture_depth_blend)];
    for (name, prepare) in kinds {
        for (threads, ending) in [(1, ONE_THREAD), (2, TWO_THREADS)] {
            let pool = pool(threads);
            let mut bench = machine();
            prepare(&mut bench);
            figures.bench(&mut criterion, &format!("{name}{ending}"), SIZE * SIZE * LAYERS, || {
                fill(&mut bench);
                black_box(pool.install(|| bench.run()));
            });
            let stats = bench.machine.sink().stats();
            assert_eq!(stats.fragments, stats.draws * u64::from(SIZE * SIZE * LAYERS), "every pixel of every layer");
        }
    }
    let mut bench = machine();
    mesh(&mut bench);
    bench.run();
    let pool = pool(1);
    figures.bench(&mut criterion, &format!("vertices, 20 instructions{ONE_THREAD}"), VERTICES, || {
        bench.draw_arrays(0, VERTICES);
        black_box(pool.install(|| bench.run()));
    });
    let stats = bench.machine.sink().stats();
    assert_eq!(stats.displayed, stats.vertices / 3, "all triangles are on the screen and face the viewer");
    let mut bench = machine();
    squares(&mut bench);
    figures.bench(&mut criterion, &format!("draws of two triangles, 8 x 8 pixels{ONE_THREAD}"), DRAWS, || {
        for n in 0..DRAWS {
            bench.write(0x085, (Memory::VRAM + 0x20_0000 + n % TEXTURES * TEXTURE_STRIDE) >> 3);
            bench.draw_arrays(6 * n, 6);
        }
        black_box(pool.install(|| bench.run()));
    });
    let stats = bench.machine.sink().stats();
    assert_eq!(stats.fragments, 64 * stats.draws, "every square has all its pixels");
    criterion.final_summary();
    figures.print("M fragments/s, vertices/s and draws/s", &ANCHORS);
}
