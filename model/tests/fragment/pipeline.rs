// SPDX-License-Identifier: MIT
//! The whole fragment pipeline over tiles: order of the stages, buffers, and that a tile is shaded as its single
//! fragments are (framebuffer.md#addressing and fragment.md#order-of-operations).

use pica_model::float::{F24, F32ToF24};
use pica_model::fragment::pipeline::FragmentPipeline;
use pica_model::fragment::queue::{Queue, Tiles};
use pica_model::fragment::record::{FragmentRecord, Outcome};
use pica_model::fragment::{DrawState, Finding};
use pica_model::raster::fragment::{DEPTH_ONE, FragmentTile, LANES, TileMemory};
use pica_model::texture::image::ImageCache;
use pica_spec::pica200::{
    BlendFactor, BlendFunc, ColorFormat, ColorOperation, ColorbufferFormat, CompareFunction, DepthColorMask,
    DepthFormat, FragopAlphaTest, StencilAction, StencilOp, StencilTest, id,
};
use pica_spec::trace::{FcramSize, Memory};

use super::support::{Random, State};

fn assert_shared<T: Send + Sync>(value: T) -> T {
    value
}

/// Primary colour through all stages, blending one and zero, RGBA8 and D24S8, everything readable and writable.
fn state(alternatives: &[&str]) -> State {
    let mut state = State::with(alternatives);
    for base in [0x0C0, 0x0C8, 0x0D0, 0x0D8, 0x0F0, 0x0F8] {
        state.set(&[(base, 0x000F_000F)]);
    }
    state.set(&[
        (id::COLOR_OPERATION, 1 << 8),
        (id::BLEND_FUNC, 1 << 16 | 1 << 24),
        (id::DEPTH_COLOR_MASK, 0x0F00),
        (id::COLORBUFFER_READ, 0xF),
        (id::COLORBUFFER_WRITE, 0xF),
        (id::DEPTHBUFFER_READ, 3),
        (id::DEPTHBUFFER_WRITE, 3),
        (id::DEPTHBUFFER_FORMAT, DepthFormat::D24s8.raw()),
        (id::COLORBUFFER_LOC, 0x1800_0000 >> 3 | 7),
        (id::DEPTHBUFFER_LOC, 0x1810_0000 >> 3),
        (id::FRAMEBUFFER_DIM, 1 << 24 | 39 << 12 | 24),
    ]);
    state
}

fn pipeline(state: &State) -> (FragmentPipeline, Vec<Finding>) {
    let memory = Memory::new(FcramSize::Old);
    let mut findings = Vec::new();
    let draw = DrawState { registers: &state.registers, luts: &state.luts, memory: &memory, choices: &state.choices };
    let pipeline = FragmentPipeline::new(&draw, &mut ImageCache::default(), &mut |finding| findings.push(finding));
    (assert_shared(pipeline), findings)
}

/// A pixel with this colour word and this depth word; one fragment of colour (100, 150, 200, 128) and depth 1/2 on it.
struct Pixel {
    color: [u8; 4],
    depth: u32,
}

const SOURCE: [u8; 4] = [100, 150, 200, 128];
/// floor(1/2 * 0xFFFFFF).
const HALF: u32 = 0x7F_FFFF;

impl Pixel {
    fn shade(&mut self, state: &State) -> FragmentRecord {
        let (pipeline, _) = pipeline(state);
        let mut tile = FragmentTile { coverage: 1 << 5, ..FragmentTile::default() };
        tile.color[5] = SOURCE;
        tile.depth[5] = DEPTH_ONE / 2;
        let bytes = |format: Option<u32>| vec![0; format.map_or(0, |bytes| LANES * bytes as usize)];
        let buffers = pipeline.framebuffer();
        let [mut color, mut depth] =
            [buffers.color, buffers.depth].map(|buffer| bytes(buffer.map(|buffer| buffer.bytes_per_pixel)));
        let size = color.len() / LANES;
        if size != 0 {
            color[5 * size..][..size].copy_from_slice(&self.color[4 - size..]);
        }
        let size_of_depth = depth.len() / LANES;
        if size_of_depth != 0 {
            depth[5 * size_of_depth..][..size_of_depth].copy_from_slice(&self.depth.to_le_bytes()[..size_of_depth]);
        }
        let mut memory = TileMemory { color: &mut color, depth: &mut depth };
        let record = pipeline.shade_recorded(&tile, 5, &mut memory).expect("lane 5 is covered");
        assert_eq!(
            pipeline.shade_recorded(&tile, 4, &mut TileMemory { color: &mut [0; 256], depth: &mut [0; 256] }),
            None
        );
        self.color[4 - size..].copy_from_slice(&color[5 * size..][..size]);
        let mut word = [0; 4];
        word[..size_of_depth].copy_from_slice(&depth[5 * size_of_depth..][..size_of_depth]);
        if size_of_depth != 0 {
            self.depth = u32::from_le_bytes(word);
        }
        record
    }
}

/// A pixel of colour (r, g, b, a) = (1, 2, 3, 4).
fn pixel(depth: u32) -> Pixel {
    Pixel { color: [4, 3, 2, 1], depth }
}

/// Memory bytes of [`SOURCE`] in RGBA8.
const WRITTEN: [u8; 4] = [128, 200, 150, 100];

#[test]
fn buffers_are_used_as_the_registers_say() {
    let (pipeline, findings) = pipeline(&state(&[]));
    let used = pipeline.framebuffer();
    assert_eq!((used.grid.width, used.grid.height, used.grid.y_up), (24, 40, true));
    let color = used.color.expect("colour is written");
    assert_eq!((color.address, color.bytes_per_pixel, color.writes), (0x1800_0000, 4, true));
    assert_eq!(used.depth, None, "neither tested nor written");
    assert!(pipeline.has_effect());
    assert_eq!(findings, []);
    let inputs = pipeline.inputs();
    assert!(inputs.color && !inputs.depth && !inputs.quaternion && inputs.texcoord == [false; 3]);
}

#[test]
fn colour_is_written_through_the_mask() {
    let mut plain = pixel(0);
    let record = plain.shade(&state(&[]));
    assert_eq!(plain.color, WRITTEN);
    assert_eq!(record.outcome, Outcome::Passed);
    assert_eq!(record.color.map(|color| (color.source, color.word)), Some((SOURCE, u32::from_le_bytes(WRITTEN))));
    // Green and alpha only; without reading, the others become 0.
    for (read, expected) in [(0xF, [128, 3, 150, 1]), (0, [128, 0, 150, 0])] {
        let mut state = state(&[]);
        state.set(&[(id::DEPTH_COLOR_MASK, 0x0A00), (id::COLORBUFFER_READ, read)]);
        let mut masked = pixel(0);
        masked.shade(&state);
        assert_eq!(masked.color, expected);
    }
    // Any non-zero nibble enables all channels; 0 writes nothing.
    for (write, expected) in [(1, WRITTEN), (8, WRITTEN), (0, [4, 3, 2, 1])] {
        let mut state = state(&[]);
        state.set(&[(id::COLORBUFFER_WRITE, write)]);
        let mut pixel = pixel(0);
        pixel.shade(&state);
        assert_eq!(pixel.color, expected);
    }
}

#[test]
fn blending_and_logic_operation_read_the_destination() {
    // s * 1 + d * 1, then NOT d.
    let mut state = state(&[]);
    let ones = BlendFunc(0)
        .with_rgb_src_factor(BlendFactor::One)
        .with_rgb_dst_factor(BlendFactor::One)
        .with_alpha_src_factor(BlendFactor::One)
        .with_alpha_dst_factor(BlendFactor::One);
    state.set(&[(id::BLEND_FUNC, ones.0)]);
    let mut added = pixel(0);
    added.shade(&state);
    assert_eq!(added.color, [132, 203, 152, 101]);
    state.set(&[(id::COLORBUFFER_READ, 0)]);
    let mut unread = pixel(0);
    unread.shade(&state);
    assert_eq!(unread.color, WRITTEN, "the destination counts as 0");
    state.set(&[(id::COLOR_OPERATION, ColorOperation::default().0), (id::LOGIC_OP, 7), (id::COLORBUFFER_READ, 1)]);
    let mut inverted = pixel(0);
    inverted.shade(&state);
    assert_eq!(inverted.color, [251, 252, 253, 254]);
}

#[test]
fn colour_formats_in_memory() {
    for (format, bytes) in [
        (ColorFormat::Rgb8, &[200, 150, 100][..]),
        // R 100 >> 3 = 12, G 150 >> 3 = 18, B 200 >> 3 = 25, A 1.
        (ColorFormat::Rgb5a1, &(12_u16 << 11 | 18 << 6 | 25 << 1 | 1).to_le_bytes()),
        (ColorFormat::Rgb565, &(12_u16 << 11 | 37 << 5 | 25).to_le_bytes()),
        (ColorFormat::Rgba4, &(6_u16 << 12 | 9 << 8 | 12 << 4 | 8).to_le_bytes()),
    ] {
        let mut state = state(&[]);
        state.set(&[(id::COLORBUFFER_FORMAT, ColorbufferFormat::default().with_format(format).0)]);
        let mut pixel = pixel(0);
        pixel.shade(&state);
        assert_eq!(&pixel.color[4 - bytes.len()..], bytes, "{format:?}");
    }
    let mut state = state(&[]);
    state.set(&[(id::COLORBUFFER_FORMAT, 6 << 16)]);
    let (pipeline, findings) = pipeline(&state);
    assert!(!pipeline.has_effect());
    assert_eq!(findings, [Finding::UnknownColorFormat { code: 6 }]);
}

#[test]
fn depth_is_tested_and_written() {
    use CompareFunction::{Gequal, Greater, Less, Never};
    let mask = |test: bool, function: CompareFunction, write: bool| {
        DepthColorMask(0xF00).with_depth_test_enable(test).with_function(function).with_depth_write(write).0
    };
    for (settings, stored, passes, after) in [
        (mask(true, Greater, true), HALF - 1, true, HALF),
        (mask(true, Greater, true), HALF, false, HALF),
        (mask(true, Gequal, false), HALF, true, HALF),
        (mask(true, Less, false), HALF + 1, true, HALF + 1),
        // Off, depth is written all the same, and always.
        (mask(false, Never, true), HALF + 1, true, HALF),
    ] {
        let mut state = state(&[]);
        state.set(&[(id::DEPTH_COLOR_MASK, settings)]);
        let mut pixel = pixel(0x5A << 24 | stored);
        let record = pixel.shade(&state);
        assert_eq!(pixel.color == WRITTEN, passes);
        assert_eq!(pixel.depth, 0x5A << 24 | after, "the stencil stays");
        assert_eq!(record.outcome, if passes { Outcome::Passed } else { Outcome::DepthTest });
        assert_eq!(record.depth_test.map(|depth| (depth.depth, depth.passed)), Some((HALF, passes)));
    }
    // Without reading, the stored depth is 0; without writing, it stays.
    let mut state = state(&[]);
    state.set(&[(id::DEPTH_COLOR_MASK, mask(true, Greater, true)), (id::DEPTHBUFFER_READ, 0)]);
    let mut unread = pixel(HALF);
    unread.shade(&state);
    assert_eq!((unread.color, unread.depth), (WRITTEN, HALF));
    state.set(&[(id::DEPTHBUFFER_READ, 2), (id::DEPTHBUFFER_WRITE, 0)]);
    let mut unwritten = pixel(1);
    unwritten.shade(&state);
    assert_eq!((unwritten.color, unwritten.depth), (WRITTEN, 1));
}

#[test]
fn depth_formats_in_memory() {
    for (format, stored, after) in [
        (DepthFormat::D16, 1, 32767),
        (DepthFormat::D24, 1, HALF),
        (DepthFormat::D24s8, 0xA500_0001, 0xA500_0000 | HALF),
    ] {
        let mut state = state(&[]);
        state.set(&[(id::DEPTH_COLOR_MASK, 0x1F00 | 6 << 4 | 1), (id::DEPTHBUFFER_FORMAT, format.raw())]);
        let mut pixel = pixel(stored);
        pixel.shade(&state);
        assert_eq!(pixel.depth, after, "{format:?}");
    }
    let mut state = state(&[]);
    state.set(&[(id::DEPTH_COLOR_MASK, 0x1F01), (id::DEPTHBUFFER_FORMAT, 1)]);
    let (pipeline, findings) = pipeline(&state);
    assert_eq!(pipeline.framebuffer().depth, None);
    assert_eq!(findings, [Finding::UnusedDepthFormat]);
}

#[test]
fn stencil_outcomes() {
    let op = StencilOp::default()
        .with_fail(StencilAction::Increment)
        .with_depth_fail(StencilAction::Invert)
        .with_pass(StencilAction::Replace);
    let test = StencilTest::default()
        .with_enable(true)
        .with_function(CompareFunction::Equal)
        .with_reference(0x33)
        .with_read_mask(0x0F)
        .with_write_mask(0x7F);
    for (stored, function, stencil, color, outcome) in [
        (0x84, CompareFunction::Always, 0x85, false, Outcome::StencilTest),
        (0x83, CompareFunction::Never, 0xFC, false, Outcome::DepthTest),
        (0x83, CompareFunction::Always, 0xB3, true, Outcome::Passed),
    ] {
        let mut state = state(&[]);
        let depth = DepthColorMask(0xF00).with_depth_test_enable(true).with_function(function);
        state.set(&[(id::STENCIL_TEST, test.0), (id::STENCIL_OP, op.0), (id::DEPTH_COLOR_MASK, depth.0)]);
        let mut pixel = pixel(stored << 24 | 77);
        let record = pixel.shade(&state);
        assert_eq!((pixel.depth, pixel.color == WRITTEN), (stencil << 24 | 77, color));
        assert_eq!(record.outcome, outcome);
        assert_eq!(record.stencil.map(|stencil| u32::from(stencil.written)), Some(stencil));
    }
    // Without a stencil in the buffer the test has no effect.
    let mut state = state(&[]);
    state.set(&[(id::STENCIL_TEST, test.with_function(CompareFunction::Never).0), (id::DEPTHBUFFER_FORMAT, 2)]);
    assert_eq!(pipeline(&state).1, [Finding::StencilWithoutBuffer]);
    let mut pixel = pixel(0);
    pixel.shade(&state);
    assert_eq!(pixel.color, WRITTEN);
}

#[test]
fn the_alpha_test_comes_first() {
    // Alpha is 128. A fragment that fails leaves stencil and depth alone.
    let alpha = FragopAlphaTest::default().with_enable(true).with_reference(128);
    for (function, passes) in [(CompareFunction::Equal, true), (CompareFunction::Less, false)] {
        let mut state = state(&[]);
        let stencil = StencilTest(0xFF00_FF01).with_function(CompareFunction::Always).0;
        state.set(&[
            (id::FRAGOP_ALPHA_TEST, alpha.with_function(function).0),
            (id::STENCIL_TEST, stencil),
            (id::STENCIL_OP, StencilOp::default().with_pass(StencilAction::Invert).0),
            (id::DEPTH_COLOR_MASK, 0x1F00),
        ]);
        let mut pixel = pixel(5);
        let record = pixel.shade(&state);
        assert_eq!(pixel.depth, if passes { 0xFF00_0000 | HALF } else { 5 });
        assert_eq!(pixel.color == WRITTEN, passes);
        assert_eq!(record.alpha_test, Some(passes));
        assert_eq!(record.outcome, if passes { Outcome::Passed } else { Outcome::AlphaTest });
    }
}

#[test]
fn fog_mixes_by_depth() {
    let mut state = state(&[]);
    for entry in &mut state.luts.fog.entries {
        entry.0 = 0x400 << 13;
    }
    state.set(&[(id::TEXENV_UPDATE_BUFFER, 5), (id::FOG_COLOR, 0x00FF_0000)]);
    let mut pixel = pixel(0);
    let record = pixel.shade(&state);
    // 1024/2047 of (100, 150, 200), the rest of (0, 0, 255).
    let mixed = [100, 150, 200].map(|c: u32| c * 1024 / 2047);
    assert_eq!(pixel.color, [128, (200 * 1024 + 255 * 1023) / 2047, mixed[1], mixed[0]].map(|c| c as u8));
    assert_eq!(record.fog.map(|fog| fog.place.entry), Some(64));
    for mode in [7, 3] {
        state.set(&[(id::TEXENV_UPDATE_BUFFER, mode)]);
        let (_, findings) = pipeline(&state);
        assert_eq!(findings, [Finding::FogModeWithoutEffect { mode }]);
    }
}

#[test]
fn modes_that_draw_nothing() {
    for (mode, finding) in [(1, Finding::GasMode), (2, Finding::UnknownFragmentMode)] {
        let mut state = state(&[]);
        state.set(&[(id::COLOR_OPERATION, 1 << 8 | mode), (id::DEPTH_COLOR_MASK, 0x1F01)]);
        let (pipeline, findings) = pipeline(&state);
        assert!(!pipeline.has_effect());
        assert_eq!(findings, [finding]);
    }
    let mut state = state(&["fragment_mode_2=default"]);
    state.set(&[(id::COLOR_OPERATION, 1 << 8 | 2)]);
    let mut pixel = pixel(0);
    pixel.shade(&state);
    assert_eq!(pixel.color, WRITTEN);
}

#[test]
fn shadow_mode_writes_the_colour_buffer() {
    // Stored depth 0x800000, density 200. The fragment has green 150 and depth 0x7FFFFF; constant 1.
    let mut state = state(&[]);
    state.set(&[(id::COLOR_OPERATION, 3), (id::FRAGOP_SHADOW, 0x3C00), (id::FRAGOP_ALPHA_TEST, 1)]);
    let mut pixel = Pixel { color: [0x80, 0, 0, 200], depth: 0 };
    let record = pixel.shade(&state);
    assert_eq!(pixel.color, [0x80, 0, 0, 150]);
    assert_eq!(record.shadow.map(|shadow| shadow.depth), Some(HALF));
    // Green 0 writes the depth. An equal depth is not in front.
    state.set(&[(0x0C0, 0x000E_000E)]);
    pixel.shade(&state);
    assert_eq!(pixel.color, [0x7F, 0xFF, 0xFF, 150]);
    assert_eq!(pixel.shade(&state).outcome, Outcome::ShadowTest);
    state.set(&[(id::COLORBUFFER_FORMAT, 3 << 16)]);
    let (pipeline, findings) = pipeline(&state);
    assert!(!pipeline.has_effect());
    assert_eq!(findings, [Finding::ShadowFormat]);
}

/// A coordinate: mostly small, sometimes any pattern.
fn coordinate(random: &mut Random) -> F24 {
    match random.next() % 16 {
        0 => F24::from_bits(random.next()),
        _ => F24::from_f32_bits((random.next() as f32 / 2e9 - 1.0).to_bits(), F32ToF24::TowardZero),
    }
}

/// Registers, tables, texture memory and fragments at random: a tile is shaded like its single fragments one by one, a
/// recorded fragment like an unrecorded one, and nothing panics.
#[test]
fn tiles_are_shaded_like_single_fragments() {
    const SEED: u64 = 5;
    let mut random = Random::new(SEED);
    let mut waited = 0;
    for case in 0..400 {
        let mut state = State::new();
        for id in (0x080..0x0B0).chain(0x0C0..0x140).chain(0x140..0x1E0) {
            let value = random.next();
            state.set(&[(id, value)]);
        }
        // Sides up to 64, levels up to 3, and textures at the start of memory: decoding must not take for ever.
        for base in [0x081, 0x091, 0x099] {
            let side = |random: &mut Random| random.next() % 64;
            let (width, height) = (side(&mut random), side(&mut random));
            let levels = state.registers.get(base + 3) & 0x0300_1FFF | (random.next() & 3) << 16;
            let place = Memory::VRAM >> 3 | (random.next() & 0x3FFF);
            state.set(&[(base + 1, width << 16 | height), (base + 3, levels), (base + 4, place)]);
        }
        // Mostly drawing.
        let mode = if random.next().is_multiple_of(4) { random.next() % 4 } else { 0 };
        let operation = state.registers.color_operation().0 & !3 | mode;
        state.set(&[(id::COLOR_OPERATION, operation)]);
        for entry in &mut state.luts.fog.entries {
            entry.0 = random.next() & 0xFF_FFFF;
        }
        let mut memory = Memory::new(FcramSize::Old);
        let bytes: Vec<u8> = (0..1 << 15).flat_map(|_| random.next().to_le_bytes()).collect();
        memory.write(Memory::VRAM, &bytes).expect("VRAM is that large");
        let draw =
            DrawState { registers: &state.registers, luts: &state.luts, memory: &memory, choices: &state.choices };
        let pipeline = FragmentPipeline::new(&draw, &mut ImageCache::default(), &mut |_| ());

        let mut tile = FragmentTile {
            coverage: u64::from(random.next()) << 32 | u64::from(random.next()),
            ..FragmentTile::default()
        };
        for lane in 0..LANES {
            tile.depth[lane] = random.next().min(DEPTH_ONE);
            tile.color[lane] = random.next().to_le_bytes();
            for lanes in tile.texcoord.iter_mut().flatten() {
                lanes[lane] = coordinate(&mut random);
            }
            tile.texcoord0_w[lane] = coordinate(&mut random);
            for component in tile.quaternion.iter_mut().chain(&mut tile.view) {
                component[lane] = coordinate(&mut random);
            }
        }
        let buffer: Vec<u8> = (0..128).flat_map(|_| random.next().to_le_bytes()).collect();
        let used = pipeline.framebuffer();
        let sizes =
            [used.color, used.depth].map(|buffer| buffer.map_or(0, |buffer| LANES * buffer.bytes_per_pixel as usize));
        let fresh = || sizes.map(|size| buffer[..size].to_vec());

        let shade = |coverages: &[u64]| {
            let [mut color, mut depth] = fresh();
            for coverage in coverages {
                let tile = FragmentTile { coverage: *coverage, ..tile.clone() };
                pipeline.shade(&tile, &mut TileMemory { color: &mut color, depth: &mut depth });
            }
            (color, depth)
        };
        let whole = shade(&[tile.coverage]);
        let singles: Vec<u64> = (0..64).map(|lane| tile.coverage & 1 << lane).collect();
        assert_eq!(shade(&singles), whole, "seed {SEED}, case {case}: one by one");
        let [mut color, mut depth] = fresh();
        for lane in 0..64 {
            let tile = FragmentTile { coverage: tile.coverage & 1 << lane, ..tile.clone() };
            let mut memory = TileMemory { color: &mut color, depth: &mut depth };
            let record = pipeline.shade_recorded(&tile, lane, &mut memory);
            assert_eq!(record.is_some(), tile.coverage != 0);
            if let Some(color) = record.and_then(|record| record.color) {
                let size = sizes[0] / LANES;
                assert_eq!(&memory.color[lane * size..][..size], &color.word.to_le_bytes()[..size]);
            }
        }
        assert_eq!((color, depth), whole, "seed {SEED}, case {case}: recorded");

        // Many small tiles at two places, in whose order blending and tests see each other.
        let mut turned = tile.clone();
        turned.depth.reverse();
        turned.color.reverse();
        let attributes = turned.texcoord.iter_mut().flatten().chain(&mut turned.quaternion).chain(&mut turned.view);
        attributes.chain([&mut turned.texcoord0_w]).for_each(|lanes| lanes.reverse());
        let steps: Vec<FragmentTile> = (0..40)
            .map(|_| {
                let mut word = || u64::from(random.next()) << 32 | u64::from(random.next());
                let (any, few) = (word(), word() & word() & word());
                let from = if any & 1 == 0 { &tile } else { &turned };
                let coverage = if any >> 1 & 15 == 0 { any } else { few };
                FragmentTile { coverage, x: 8 * (any >> 5 & 1) as u32, ..from.clone() }
            })
            .filter(|tile| tile.coverage != 0)
            .collect();
        let [mut at_once, mut in_order] = [0, 1].map(|_| TwoTiles([fresh(), fresh()]));
        let mut queue = Queue::default();
        for tile in &steps {
            pipeline.shade(tile, &mut at_once.tile(tile.x, tile.row));
            pipeline.shade_in_order(tile, &mut queue, &mut in_order);
            waited += usize::from(!queue.is_empty());
        }
        pipeline.finish(&mut queue, &mut in_order);
        assert!(in_order == at_once, "seed {SEED}, case {case}: in a queue");
    }
    assert!(waited > 1000, "fragments waited after {waited} tiles");
}

/// The memory of two tiles, at columns 0 and 8.
#[derive(PartialEq)]
struct TwoTiles([[Vec<u8>; 2]; 2]);

impl Tiles for TwoTiles {
    fn tile(&mut self, x: u32, _: u32) -> TileMemory<'_> {
        let [color, depth] = &mut self.0[x as usize / 8];
        TileMemory { color, depth }
    }
}

/// Shades a tile whose lanes 0 to 3 have fragments, with these alphas; the stored depth words are 0x5A7FFFFF.
fn shade_alphas(state: &State, alphas: [u8; 4]) -> ([u8; 4], [u32; 4]) {
    let (pipeline, findings) = pipeline(state);
    assert_eq!(findings, []);
    let mut tile = FragmentTile { coverage: 0b1111, ..FragmentTile::default() };
    for (lane, alpha) in alphas.into_iter().enumerate() {
        tile.color[lane] = [100, 150, 200, alpha];
        tile.depth[lane] = DEPTH_ONE / 2;
    }
    let (mut color, mut depth) = (vec![0; 4 * LANES], 0x5A7F_FFFF_u32.to_le_bytes().repeat(LANES));
    pipeline.shade(&tile, &mut TileMemory { color: &mut color, depth: &mut depth });
    let word = |lane: usize| u32::from_le_bytes(depth[4 * lane..][..4].try_into().expect("four bytes"));
    ([0, 1, 2, 3].map(|lane: usize| color[4 * lane + 3]), [0, 1, 2, 3].map(word))
}

#[test]
fn only_what_passes_the_alpha_test_goes_on() {
    // Alpha above 100 passes; the stencil test passes and zeroes.
    let mut state = state(&[]);
    let alpha = FragopAlphaTest::default().with_enable(true).with_function(CompareFunction::Greater);
    let stencil = StencilTest(0xFF00_FF01).with_function(CompareFunction::Always);
    state.set(&[
        (id::FRAGOP_ALPHA_TEST, alpha.with_reference(100).0),
        (id::STENCIL_TEST, stencil.0),
        (id::STENCIL_OP, StencilOp::default().with_pass(StencilAction::Zero).0),
    ]);
    let (red, depth) = shade_alphas(&state, [50, 150, 100, 101]);
    assert_eq!(red, [0, 100, 0, 100]);
    assert_eq!(depth, [0x5A7F_FFFF, 0x007F_FFFF, 0x5A7F_FFFF, 0x007F_FFFF]);
}

#[test]
fn alpha_is_blended_by_its_own_function() {
    // Colour is s * 1 + d * 0; alpha is s * 0 + d * 1.
    let mut state = state(&[]);
    let function = BlendFunc(0).with_rgb_src_factor(BlendFactor::One).with_alpha_dst_factor(BlendFactor::One);
    state.set(&[(id::BLEND_FUNC, function.0)]);
    let mut pixel = pixel(0);
    pixel.shade(&state);
    assert_eq!(pixel.color, [4, 200, 150, 100]);
}

#[test]
fn buffer_addresses_are_multiples_of_64() {
    // The low three bits of the location registers, which count 8 bytes, do not count.
    let mut state = state(&[]);
    state.set(&[(id::DEPTHBUFFER_LOC, 0x1810_0000 >> 3 | 0xF), (id::DEPTH_COLOR_MASK, 0x1F00)]);
    let used = pipeline(&state).0.framebuffer();
    assert_eq!(used.color.map(|buffer| buffer.address), Some(0x1800_0000));
    assert_eq!(used.depth.map(|buffer| buffer.address), Some(0x1810_0040));
}

#[test]
fn an_unreadable_shadow_map_reads_0() {
    // No depth is in front of 0.
    let mut state = state(&[]);
    state.set(&[(id::COLOR_OPERATION, 3), (id::FRAGOP_SHADOW, 0x3C00), (id::COLORBUFFER_READ, 0)]);
    let mut pixel = Pixel { color: [0x80, 0, 0, 200], depth: 0 };
    let record = pixel.shade(&state);
    assert_eq!((pixel.color, record.outcome), ([0x80, 0, 0, 200], Outcome::ShadowTest));
    assert_eq!(record.shadow.map(|shadow| (shadow.stored.depth, shadow.stored.density)), Some((0, 0)));
}

/// TEXUNIT_CONFIG bits 13 and 8-9: the coordinates of units 2 and 3.
#[test]
fn coordinates_of_the_units() {
    let coordinates = |unit: u32, config: u32| {
        let mut state = state(&[]);
        // Stage 0 takes the unit.
        state.set(&[(0x0C0, (3 + unit) * 0x0001_0001), (id::TEXUNIT_CONFIG, config)]);
        for (register, value) in [(0x092, 0x0008_0008), (0x09A, 0x0008_0008), (0x095, 0x300_0000), (0x09D, 0x300_0000)]
        {
            state.set(&[(register, value)]);
        }
        pipeline(&state).0.inputs().texcoord
    };
    assert_eq!(coordinates(1, 1 << 1), [false, true, false]);
    assert_eq!(coordinates(2, 1 << 2), [false, false, true]);
    assert_eq!(coordinates(2, 1 << 2 | 1 << 13), [false, true, false]);
    for (code, coordinate) in [(0, 0), (1, 1), (2, 2), (3, 0)] {
        let expected = [0, 1, 2].map(|n| n == coordinate);
        assert_eq!(coordinates(3, 1 << 10 | code << 8), expected, "unit 3, code {code}");
    }
}

/// Choice `disabled_texture_colour`: stage 0 takes unit 0, which is off.
#[test]
fn a_disabled_unit() {
    for (choice, alpha) in
        [("disabled_texture_colour=transparent-black", 0), ("disabled_texture_colour=opaque-black", 255)]
    {
        let mut state = state(&[choice]);
        state.set(&[(0x0C0, 0x0003_0003), (id::TEXUNIT_CONFIG, 0)]);
        let mut pixel = pixel(0);
        let record = pixel.shade(&state);
        assert_eq!((pixel.color, record.textures[0]), ([alpha, 0, 0, 0], Some([0, 0, 0, alpha])), "{choice}");
    }
}
