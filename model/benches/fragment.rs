// SPDX-License-Identifier: MIT
//! Fragments per second of the fragment pipeline on one thread, from interpolated fragments to bytes in memory.
//! `cargo bench --bench fragment` ends with a table, next to quoted figures of others.

use criterion::{Criterion, Throughput};
use pica_model::command::lut::Luts;
use pica_model::float::{F24, F32ToF24};
use pica_model::fragment::{DrawState, FragmentPipeline};
use pica_model::raster::fragment::{DEPTH_ONE, FragmentTile, LANES, TileMemory, lane_position};
use pica_model::texture::image::ImageCache;
use pica_spec::choices::Choices;
use pica_spec::pica200::{
    BlendEquation, BlendFactor, BlendFunc, BlendMode, ColorOperation, CompareFunction, DepthColorMask, DepthFormat,
    DepthbufferFormat, FramebufferDim, TextureFilter, TextureWrap, TexunitConfig, TexunitDim, TexunitParam, id,
};
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::{FcramSize, Memory};
use std::cell::RefCell;
use std::hint::black_box;
use std::time::Instant;

/// Tiles across and down.
const SIDE: u32 = 32;

/// Million fragments per second measured elsewhere for the leading emulator's software renderer, rasterizer
/// included, with nearest sampling. Quoted, not measured here.
const ANCHORS: [(&str, f64); 2] = [("flat", 3.0), ("textured, depth, blend", 2.5)];

/// What a draw does.
#[derive(Clone, Copy)]
struct Scene {
    name: &'static str,
    textured: bool,
    depth: bool,
    blend: bool,
    lit: bool,
}

const SCENES: [Scene; 5] = [
    Scene { name: "flat", textured: false, depth: false, blend: false, lit: false },
    Scene { name: "flat, depth", textured: false, depth: true, blend: false, lit: false },
    Scene { name: "textured", textured: true, depth: false, blend: false, lit: false },
    Scene { name: "textured, depth, blend", textured: true, depth: true, blend: true, lit: false },
    Scene { name: "one light, depth", textured: false, depth: true, blend: false, lit: true },
];

fn f24(value: f32) -> F24 {
    F24::from_f32_bits(value.to_bits(), F32ToF24::TowardZero)
}

impl Scene {
    fn registers(self, choices: &Choices) -> RegisterFile {
        let mut registers = RegisterFile::new(choices);
        let mut set = |id: u32, value: u32| registers.set(id, value);
        // Stage 0: texture times primary colour, the primary colour, or the light; the other stages pass on.
        for base in [0x0C8, 0x0D0, 0x0D8, 0x0F0, 0x0F8] {
            set(base, 0x000F_000F);
        }
        if self.textured {
            set(0x0C0, 0x0003_0003);
            set(0x0C2, 0x0001_0001);
        } else if self.lit {
            set(0x0C0, 0x0001_0001);
        }
        set(id::TEXUNIT_CONFIG, TexunitConfig::default().with_texunit0_enable(true).0);
        set(0x082, TexunitDim::default().with_width(128).with_height(128).0);
        let param = TexunitParam::default()
            .with_mag_filter(TextureFilter::Linear)
            .with_min_filter(TextureFilter::Linear)
            .with_wrap_s(TextureWrap::Repeat)
            .with_wrap_t(TextureWrap::Repeat);
        set(0x083, param.0);
        set(0x085, Memory::FCRAM >> 3);
        set(id::LIGHTING_ENABLE0, 1);
        set(id::LIGHTING_CONFIG1, 0xFF7F_FF00);
        set(0x142, 0x0FF3_FCFF);
        set(0x144, 0x3800_3C00);
        set(0x145, 0x3C00);
        let (source, destination) = (BlendFactor::SrcAlpha, BlendFactor::OneMinusSrcAlpha);
        let blend = BlendFunc::default()
            .with_rgb_equation(BlendEquation::Add)
            .with_rgb_src_factor(if self.blend { source } else { BlendFactor::One })
            .with_rgb_dst_factor(if self.blend { destination } else { BlendFactor::Zero })
            .with_alpha_src_factor(if self.blend { source } else { BlendFactor::One })
            .with_alpha_dst_factor(if self.blend { destination } else { BlendFactor::Zero });
        set(id::BLEND_FUNC, blend.0);
        set(id::COLOR_OPERATION, ColorOperation::default().with_blend_mode(BlendMode::Blend).0);
        let mask = DepthColorMask(0xF00)
            .with_depth_test_enable(self.depth)
            .with_function(CompareFunction::Gequal)
            .with_depth_write(self.depth);
        set(id::DEPTH_COLOR_MASK, mask.0);
        for access in [id::COLORBUFFER_READ, id::COLORBUFFER_WRITE, id::DEPTHBUFFER_READ, id::DEPTHBUFFER_WRITE] {
            set(access, 0xF);
        }
        set(id::DEPTHBUFFER_FORMAT, DepthbufferFormat::default().with_format(DepthFormat::D24s8).0);
        let size = FramebufferDim::default().with_width(8 * SIDE).with_height_minus_1(8 * SIDE - 1);
        set(id::FRAMEBUFFER_DIM, size.0);
        registers
    }
}

/// Full tiles of a triangle that covers everything, magnified about two times.
fn tiles() -> Vec<FragmentTile> {
    let tile = |number: u32| {
        let mut tile = FragmentTile { x: number % SIDE * 8, row: number / SIDE * 8, ..FragmentTile::default() };
        tile.coverage = u64::MAX;
        for lane in 0..LANES {
            let (x, row) = lane_position(lane);
            let (x, row) = ((tile.x + x) as f32, (tile.row + row) as f32);
            tile.depth[lane] = DEPTH_ONE / 2 + (x * 1000.0 + row * 77.0) as u32;
            tile.color[lane] = [x as u8, row as u8, 128, 200];
            tile.texcoord[0][0][lane] = f24(x * 0.0037 + 0.01);
            tile.texcoord[0][1][lane] = f24(row * 0.0041 + 0.02);
            for (component, value) in tile.quaternion.iter_mut().zip([0.1 + x * 0.001, row * 0.002, 0.3, 0.9]) {
                component[lane] = f24(value);
            }
            for (component, value) in tile.view.iter_mut().zip([0.2 + x * 0.01, row * 0.01, 1.5]) {
                component[lane] = f24(value);
            }
        }
        tile
    };
    (0..SIDE * SIDE).map(tile).collect()
}

/// Best time per fragment of each scene, in the order in which they ran.
struct Figures(RefCell<Vec<(String, f64)>>);

impl Figures {
    /// Runs `pass`, which shades all tiles, as a criterion benchmark and keeps its best time.
    fn bench(&self, criterion: &mut Criterion, name: &str, fragments: u32, mut pass: impl FnMut()) {
        let mut best = f64::INFINITY;
        let mut group = criterion.benchmark_group("fragment");
        group.throughput(Throughput::Elements(fragments.into()));
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|iterations| {
                let start = Instant::now();
                for _ in 0..iterations {
                    pass();
                }
                let elapsed = start.elapsed();
                best = best.min(elapsed.as_secs_f64() / (iterations as f64 * f64::from(fragments)));
                elapsed
            });
        });
        group.finish();
        if best.is_finite() {
            self.0.borrow_mut().push((name.to_owned(), best));
        }
    }

    fn print(&self) {
        println!("fragment pipeline without rasterizer, one thread: M fragments/s");
        for (name, seconds) in self.0.borrow().iter() {
            println!("{name:<48} {:>8.2}", 1e-6 / seconds);
        }
        for (name, figure) in ANCHORS {
            println!("{:<48} {figure:>8.2}", format!("anchor: emulator with rasterizer, {name}, quoted"));
        }
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let figures = Figures(RefCell::default());
    let choices = Choices::default();
    let mut memory = Memory::new(FcramSize::default());
    let texels: Vec<u8> = (0..128_u32 * 128 * 4).map(|i| ((i * 2_654_435_761) >> 24) as u8).collect();
    memory.write(Memory::FCRAM, &texels).expect("the texture is in memory");
    let tiles = tiles();
    let bytes = tiles.len() * LANES * 4;
    for scene in SCENES {
        let registers = scene.registers(&choices);
        let state = DrawState { registers: &registers, luts: &Luts::default(), memory: &memory, choices: &choices };
        let pipeline = FragmentPipeline::new(&state, &mut ImageCache::default(), &mut |finding| panic!("{finding}"));
        let (mut color, mut depth) = (vec![0; bytes], vec![0; bytes]);
        for (coverage, part) in [(u64::MAX, "full tiles"), (0x0000_0000_3F00_0033, "10 of 64 pixels")] {
            let mut tiles = tiles.clone();
            for tile in &mut tiles {
                tile.coverage = coverage;
            }
            let fragments = tiles.len() as u32 * coverage.count_ones();
            figures.bench(&mut criterion, &format!("{}, {part}", scene.name), fragments, || {
                let memory = color.chunks_exact_mut(LANES * 4).zip(depth.chunks_exact_mut(LANES * 4));
                for (tile, (color, depth)) in tiles.iter().zip(memory) {
                    pipeline.shade(tile, &mut TileMemory { color, depth });
                }
                black_box((&color, &depth));
            });
        }
    }
    criterion.final_summary();
    figures.print();
}
