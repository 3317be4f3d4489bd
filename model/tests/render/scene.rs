// SPDX-License-Identifier: MIT
//! Small scenes: immediate mode into a framebuffer of 64 x 64 RGBA8 pixels in VRAM.

use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::{Picture, Pipeline};
use pica_spec::choices::Choices;
use pica_spec::pica200::id;
use pica_spec::trace::Memory;

use crate::common::bench::Bench;

/// Width and height of the framebuffer.
pub const SIZE: u32 = 64;

/// float24 patterns.
pub const ZERO: u32 = 0;
pub const ONE: u32 = 0x3F_0000;
pub const MINUS_ONE: u32 = 0xBF_0000;
/// -1/2 and -1/4: z of something at depth 1/2 and 1/4.
pub const MINUS_HALF: u32 = 0xBE_0000;
pub const MINUS_QUARTER: u32 = 0xBD_0000;

/// Colours.
pub const RED: [u32; 4] = [ONE, ZERO, ZERO, ONE];
pub const GREEN: [u32; 4] = [ZERO, ONE, ZERO, ONE];
pub const BLUE: [u32; 4] = [ZERO, ZERO, ONE, ONE];

/// A vertex: position and colour.
pub type Corner = ([u32; 4], [u32; 4]);

/// A corner of the screen, at z = -1/2.
pub fn corner(x: u32, y: u32, color: [u32; 4]) -> Corner {
    ([x, y, MINUS_HALF, ONE], color)
}

/// A machine that draws vertices of position and colour as they are.
pub fn scene(pipeline: Pipeline, choices: &Choices) -> Bench<Pipeline> {
    let mut bench = Bench::around(Machine::new(choices, pipeline).expect("the choices are offered"));
    bench.passing(2);
    for (id, value) in [
        // Position and colour.
        (id::SH_OUTMAP_TOTAL, 2),
        (0x050, 0x0302_0100),
        (0x051, 0x0B0A_0908),
        (id::SH_OUTATTR_CLOCK, 3),
        // 64 x 64 pixels.
        (id::VIEWPORT_WIDTH, 0x44_0000),
        (id::VIEWPORT_HEIGHT, 0x44_0000),
        (id::DEPTHMAP_SCALE, MINUS_ONE),
        (id::DEPTHMAP_ENABLE, 1),
        (id::FRAMEBUFFER_DIM, SIZE | (SIZE - 1) << 12 | 1 << 24),
        (id::COLORBUFFER_LOC, Memory::VRAM >> 3),
        (id::DEPTHBUFFER_LOC, (Memory::VRAM + 0x10_0000) >> 3),
        (id::COLORBUFFER_FORMAT, 2),
        (id::DEPTHBUFFER_FORMAT, 3),
        (id::COLORBUFFER_READ, 0xF),
        (id::COLORBUFFER_WRITE, 0xF),
        // The source replaces the destination; all channels are written.
        (id::COLOR_OPERATION, 1 << 8),
        (id::BLEND_FUNC, 0x0101_0000),
        (id::DEPTH_COLOR_MASK, 0xF00),
    ] {
        bench.write(id, value);
    }
    bench
}

/// Adds the vertices of an immediate-mode draw in a topology.
pub fn draw<'a>(bench: &'a mut Bench<Pipeline>, topology: u32, corners: &[Corner]) -> &'a mut Bench<Pipeline> {
    bench.write(id::PRIMITIVE_CONFIG, 1 | topology << 8).write(id::RESTART_PRIMITIVE, 1);
    bench.write(id::START_DRAW_FUNC0, 0).write(id::FIXEDATTRIB_INDEX, 15);
    for (position, color) in corners {
        bench.fixed(&[*position, *color]);
    }
    bench.write(id::START_DRAW_FUNC0, 1)
}

/// What is in the framebuffer: pixel (x, y) from the register origin.
pub fn pixel(bench: &Bench<Pipeline>, x: u32, y: u32) -> [u8; 4] {
    let machine = &bench.machine;
    let picture = Picture::of_color(machine.registers(), machine.choices(), machine.memory()).expect("a colour buffer");
    picture.pixels[((SIZE - 1 - y) * SIZE + x) as usize]
}
