// SPDX-License-Identifier: MIT
//! Vertices per second of a vertex shader of 20 instructions (and END), on one thread, one at a time and in batches.
//! `cargo bench --bench shader` ends with a table, next to quoted figures of others.

use criterion::{Criterion, Throughput};
use pica_model::float::{F24, F24Rounding, F32ToF24, Lanes};
use pica_model::shader::{Batch, Block, ShaderUnit, Stage, Vector};
use pica_shader::assembler::{SourceFile, assemble};
use pica_spec::choices::Choices;
use std::cell::RefCell;
use std::hint::black_box;
use std::time::Instant;

/// 8 dp4 with masks, 4 mad, 2 mul, add, max, 4 mov; with selectors and negation.
const PROGRAM: &str = "
.fvec projection[4], view[4], light, colour, scale
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
    mul r1, light.xyzz, v1.yzxw
    add r2.xy, r1.xy, r1.yz
    mov r3, -r2.yxyx
    mad r4, r1, light, r3
    mad r4.xyz, -r4.zxy, colour.xyz, r1.xyz
    mad r5, r4, scale, v1
    max r5, r5, r3
    mul r6, r5.wzyx, r5
    mad o_col, r6, colour, -r5
    mov o_tex.xy, v2.xy
    mov o_tex.zw, -scale.xy
    mov r7, r6.yyyy
    end
.end
";

/// Vertices of a pass: 16 full batches.
const VERTICES: usize = 1024;

/// Million vertices per second measured elsewhere for the leading emulator, in f32 and so not bit-accurate, on
/// one thread of a machine of this kind. Quoted, not measured here.
const ANCHORS: [(&str, f64); 2] = [("interpreter", 2.8), ("JIT", 31.0)];

fn unit(rounding: F24Rounding) -> ShaderUnit {
    let choices = Choices { f24_rounding: rounding, ..Choices::default() };
    let mut unit = ShaderUnit::new(Block::Vsh.program_depth(), &choices).expect("the model has both roundings");
    let source = SourceFile::new("bench.v.pica", PROGRAM);
    let shbin = assemble(&[source]).expect("the program has no errors").shbin;
    assert_eq!(shbin.code.len(), 21, "20 instructions and END");
    for (address, word) in shbin.code.iter().enumerate() {
        unit.program.set_word(address, *word);
    }
    for (index, word) in shbin.operand_descriptors().into_iter().enumerate() {
        unit.program.set_descriptor(index, word);
    }
    for register in 0..16 {
        unit.config.input_map[register] = register as u8;
        unit.uniforms.set_float(register, vector(register as f32 * 0.37 - 1.0));
    }
    unit
}

fn vector(x: f32) -> Vector {
    [x, 0.5 - x, x * x, 1.0].map(|value| F24::from_f32_bits(value.to_bits(), F32ToF24::TowardZero))
}

/// Position, normal and texture coordinate of each vertex.
fn vertices() -> Vec<[Vector; 3]> {
    (0..VERTICES).map(|i| i as f32 * 0.01).map(|x| [vector(x), vector(0.3 - x), vector(x * 0.7)]).collect()
}

/// Best time per vertex of each benchmark, in the order in which they ran.
struct Figures(RefCell<Vec<(String, f64)>>);

impl Figures {
    /// Runs `pass`, which processes `VERTICES` vertices, as a criterion benchmark and keeps its best time.
    fn bench(&self, criterion: &mut Criterion, name: &str, mut pass: impl FnMut()) {
        let mut best = f64::INFINITY;
        let mut group = criterion.benchmark_group("shader");
        group.throughput(Throughput::Elements(VERTICES as u64));
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|iterations| {
                let start = Instant::now();
                for _ in 0..iterations {
                    pass();
                }
                let elapsed = start.elapsed();
                best = best.min(elapsed.as_secs_f64() / (iterations as f64 * VERTICES as f64));
                elapsed
            });
        });
        group.finish();
        if best.is_finite() {
            self.0.borrow_mut().push((name.to_owned(), best));
        }
    }

    fn print(&self) {
        println!("vertex shader of 20 instructions, one thread: M vertices/s");
        for (name, seconds) in self.0.borrow().iter() {
            println!("{name:<36} {:>8.2}", 1e-6 / seconds);
        }
        for (name, figure) in ANCHORS {
            println!("{:<36} {figure:>8.2}", format!("anchor: emulator {name}, f32, quoted"));
        }
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let figures = Figures(RefCell::default());
    let vertices = vertices();
    for rounding in [F24Rounding::TowardZero, F24Rounding::NearestEven] {
        let mut unit = unit(rounding);
        figures.bench(&mut criterion, &format!("single/{}", rounding.name()), || {
            for inputs in &vertices {
                unit.load_inputs(inputs);
                black_box(unit.run(Stage::Vertex, u64::MAX, &mut ()));
                black_box(unit.outputs());
            }
        });
        for lanes in Lanes::available() {
            let mut batch = Batch::with_lanes(lanes);
            figures.bench(&mut criterion, &format!("batch/{}/{}", rounding.name(), lanes.name()), || {
                for inputs in vertices.chunks(Batch::LANES) {
                    batch.clear();
                    for inputs in inputs {
                        batch.push(inputs);
                    }
                    unit.run_batch(&mut batch, u64::MAX);
                    black_box(&batch);
                }
            });
        }
    }
    criterion.final_summary();
    figures.print();
}
