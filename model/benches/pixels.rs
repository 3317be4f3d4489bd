//! Fragments and vertices per second, from command lists to the framebuffer, on one thread and on all.
//!
//! Beside the figures of the leading emulator's software renderer on this kind of machine, in f32 and one thread: 3.0 M
//! flat fragments/s, 2.5 M textured (nearest), depth-tested and blended, 2.5 M vertices/s with 20 instructions.

#[path = "../tests/common/mod.rs"]
mod common;

use std::hint::black_box;

use common::bench::Bench;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pica_model::machine::Machine;
use pica_model::pipeline::Pipeline;
use pica_spec::choices::Choices;
use pica_spec::pica200::id;
use pica_spec::trace::Memory;

const ONE: u32 = 0x3F_0000;
const MINUS_ONE: u32 = 0xBF_0000;
const HALF: u32 = 0x3E_0000;
const MINUS_HALF: u32 = 0xBE_0000;

/// Width and height of the framebuffer.
const SIZE: u32 = 256;
/// Screens that one iteration fills.
const LAYERS: u32 = 8;

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
    ] {
        bench.write(id, value);
    }
    bench.run();
    bench
}

/// Adds draws that fill the screen `LAYERS` times, in triangles of 64 x 64 pixels with corners of different colours.
fn fill(bench: &mut Bench<Pipeline>) {
    bench.write(id::PRIMITIVE_CONFIG, 2 | 1 << 8);
    for layer in 0..LAYERS {
        let z = MINUS_HALF + layer * 0x1000;
        for row in 0..4 {
            bench.write(id::RESTART_PRIMITIVE, 1).write(id::START_DRAW_FUNC0, 0).write(id::FIXEDATTRIB_INDEX, 15);
            for column in 0..5 {
                for edge in 0..2 {
                    let (x, y) = (COORDINATES[column], COORDINATES[row + edge]);
                    let color = [if column % 2 == 0 { ONE } else { HALF }, HALF, [ONE, HALF][edge], HALF];
                    bench.fixed(&[[x, y, z, ONE], color, [x, y, 0, ONE]]);
                }
            }
            bench.write(id::START_DRAW_FUNC0, 1);
        }
    }
}

/// -1, -1/2, 0, 1/2, 1.
const COORDINATES: [u32; 5] = [MINUS_ONE, MINUS_HALF, 0, HALF, ONE];

/// A 64 x 64 texture with bilinear filters on unit 0, which combiner stage 0 modulates with the primary colour; depth
/// test and write, and blending by source alpha.
fn texture_depth_blend(bench: &mut Bench<Pipeline>) {
    let texels: Vec<u8> = (0..64 * 64 * 4_u32).map(|n| (n * 73 >> 3) as u8).collect();
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
        // The other stages hand the result on.
        (0x0C8, 0x000F_000F),
        (0x0D0, 0x000F_000F),
        (0x0D8, 0x000F_000F),
        (0x0F0, 0x000F_000F),
        (0x0F8, 0x000F_000F),
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

/// A vertex shader of 20 instructions in front of small triangles outside the screen: nothing but vertices.
fn vertices(bench: &mut Bench<Pipeline>) -> u64 {
    const COUNT: u32 = 30_000;
    let mut program: Vec<u32> = (0..16).map(|n| common::program::add(0x10 + n % 4, n % 3, 0x10 + n % 4)).collect();
    program.extend([0, 1, 2].map(|n| common::program::mov(n, n)));
    program.push(common::program::END);
    bench.program(1, &program, 7);
    bench.write(id::ATTRIBBUFFERS_LOC, Memory::FCRAM >> 3);
    // Three attributes of four floats.
    bench.write(id::ATTRIBBUFFERS_FORMAT_LOW, 0xFFF).write(id::ATTRIBBUFFERS_FORMAT_HIGH, 2 << 28);
    bench.write(id::ATTRIBBUFFER_OFFSET[0], 0).write(id::ATTRIBBUFFER_CONFIG1[0], 0x210);
    bench.write(id::ATTRIBBUFFER_CONFIG2[0], 3 << 28 | 48 << 16);
    let two = 2.0_f32.to_le_bytes();
    bench.memory(Memory::FCRAM, &two.repeat(12 * COUNT as usize));
    bench.write(id::PRIMITIVE_CONFIG, 2).write(id::RESTART_PRIMITIVE, 1);
    bench.draw_arrays(0, COUNT);
    COUNT.into()
}

fn pixels(criterion: &mut Criterion) {
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    let mut group = criterion.benchmark_group("pixels");
    group.sample_size(10);
    let kinds: [(&str, fn(&mut Bench<Pipeline>)); 2] = [("flat", |_| {}), ("textured", texture_depth_blend)];
    for (name, prepare) in kinds {
        for threads in [1, all] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            let mut bench = machine();
            prepare(&mut bench);
            group.throughput(Throughput::Elements(u64::from(SIZE * SIZE * LAYERS)));
            group.bench_function(format!("{name}, {threads} threads"), |bencher| {
                bencher.iter(|| {
                    fill(&mut bench);
                    black_box(pool.install(|| bench.run()));
                });
            });
            let stats = bench.machine.sink().stats();
            assert_eq!(stats.fragments, stats.draws / 4 * u64::from(SIZE * SIZE), "every pixel of every layer");
        }
    }
    let mut bench = machine();
    let count = vertices(&mut bench);
    bench.run();
    group.throughput(Throughput::Elements(count));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("threads");
    group.bench_function("vertices, 20 instructions", |bencher| {
        bencher.iter(|| {
            bench.draw_arrays(0, count as u32);
            black_box(pool.install(|| bench.run()));
        });
    });
    group.finish();
}

criterion_group!(benches, pixels);
criterion_main!(benches);
