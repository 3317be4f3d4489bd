// SPDX-License-Identifier: MIT
//! Small scenes: a colour buffer of 64 x 64 RGBA8 pixels in VRAM, shaders from assembly, vertices in immediate mode.

mod arrays;
mod lighting;
mod shader;
mod texture;

pub use arrays::{Format, Loader};
pub use lighting::{Light, Table, UPRIGHT};
pub use texture::PARAM_LINEAR;

use crate::program::{Program, Step, commands};
use pica_model::float::F24;
use pica_shader::shbin::registers::packed;
use pica_spec::choices::F32ToF24;
use pica_spec::command::{ByteMask, EndRule, PlainWrite};
use pica_spec::pica200::id;
use pica_spec::trace::Memory;

/// Width and height of the picture.
pub const SIZE: u32 = 64;
/// The colour buffer. What lies around it is part of some experiments.
pub const COLOR: u32 = Memory::VRAM + 0x10_0000;
/// The depth buffer.
pub const DEPTH: u32 = Memory::VRAM + 0x20_0000;
/// Textures, 1 KB and more.
pub const TEXTURE: u32 = Memory::VRAM + 0x30_0000;
/// Vertices and indices.
pub const VERTICES: u32 = Memory::VRAM + 0x40_0000;

/// An attribute or a uniform: four float24 patterns.
pub type Vector = [u32; 4];

/// The float24 pattern of a number that has one.
///
/// # Panics
/// If the number has none.
pub fn f24(value: f32) -> u32 {
    let number = F24::from_f32_bits(value.to_bits(), F32ToF24::TowardZero);
    assert_eq!(f32::from_bits(number.to_f32_bits()), value, "{value} is no float24 number");
    number.to_bits()
}

/// Four numbers as float24 patterns.
pub fn vector(values: [f32; 4]) -> Vector {
    values.map(f24)
}

/// A program that is put together.
#[derive(Clone, Debug)]
pub struct Scene {
    program: Program,
    /// Commands of the list that are encoded.
    list: Vec<u8>,
    /// Writes behind them.
    writes: Vec<PlainWrite>,
}

impl Scene {
    /// A black picture, and the state that all scenes begin with: every function off but the writing of colours; six
    /// combiner stages that pass the primary colour on.
    pub fn new() -> Self {
        let mut scene = Self { program: Program::default(), list: Vec::new(), writes: Vec::new() };
        scene.load(COLOR, vec![0; (4 * SIZE * SIZE) as usize]);
        for (id, value) in [
            (id::FACECULLING_CONFIG, 0),
            (id::FRAGOP_CLIP, 0),
            (id::DEPTHMAP_SCALE, f24(-1.0)),
            (id::DEPTHMAP_OFFSET, 0),
            (id::DEPTHMAP_ENABLE, 1),
            (id::UNKNOWN_0060, 0),
            (id::EARLYDEPTH_TEST1, 0),
            (id::SCISSORTEST_MODE, 0),
            (id::TEXUNIT_CONFIG, 1 << 12),
            (id::LIGHTING_ENABLE0, 0),
            (id::LIGHTING_ENABLE1, 1),
            (id::TEXENV_UPDATE_BUFFER, 0),
            (id::FRAGOP_ALPHA_TEST, 0),
            (id::STENCIL_TEST, 0),
            (id::STENCIL_OP, 0),
            (id::EARLYDEPTH_TEST2, 0),
            (id::DEPTHBUFFER_LOC, DEPTH >> 3),
            (id::DEPTHBUFFER_FORMAT, 3),
            (id::FRAMEBUFFER_BLOCK32, 0),
            (id::COLORBUFFER_READ, 0xF),
            (id::COLORBUFFER_WRITE, 0xF),
            (id::DEPTHBUFFER_READ, 0),
            (id::DEPTHBUFFER_WRITE, 0),
            // The source replaces the destination; all channels are written.
            (id::COLOR_OPERATION, 0xE4 << 16 | 1 << 8),
            (id::BLEND_FUNC, 0x0101_0000),
            (id::DEPTH_COLOR_MASK, 0xF00),
            (id::VTX_FUNC, 1),
        ] {
            scene.write(id, value);
        }
        scene.viewport(SIZE, SIZE).show(COLOR);
        scene.stage(0, 0, 0, 0, 0, 0);
        for stage in 1..6 {
            scene.stage(stage, 0x000F_000F, 0, 0, 0, 0);
        }
        scene
    }

    /// Writes a register.
    pub fn write(&mut self, id: u32, value: u32) -> &mut Self {
        self.masked(id, value, 0xF)
    }

    /// Writes some bytes of a register.
    pub fn masked(&mut self, id: u32, value: u32, mask: u8) -> &mut Self {
        self.writes.push(PlainWrite { id: id as u16, value, mask: ByteMask::new(mask) });
        self
    }

    /// Writes words to one register.
    pub fn words(&mut self, id: u32, words: &[u32]) -> &mut Self {
        for word in words {
            self.write(id, *word);
        }
        self
    }

    /// Puts words into the list as they are. They are commands of 16 bytes or a multiple.
    pub fn raw(&mut self, words: &[u32]) -> &mut Self {
        self.encode();
        self.list.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        self
    }

    /// The next write is the first of a new command.
    fn encode(&mut self) {
        self.list.extend(commands(&std::mem::take(&mut self.writes)));
    }

    /// Width and height in pixels of what clip coordinates of -1 to 1 cover.
    pub fn viewport(&mut self, width: u32, height: u32) -> &mut Self {
        // The reciprocal of a power of two, as f31 above an unused bit.
        let reciprocal = |side: u32| (63 - side.ilog2() + 1) << 24;
        self.write(id::VIEWPORT_WIDTH, f24(width as f32 / 2.0))
            .write(id::VIEWPORT_INVW, reciprocal(width))
            .write(id::VIEWPORT_HEIGHT, f24(height as f32 / 2.0))
            .write(id::VIEWPORT_INVH, reciprocal(height))
            .write(id::VIEWPORT_XY, 0)
    }

    /// Binds a colour buffer of the picture's size and format.
    pub fn show(&mut self, address: u32) -> &mut Self {
        self.program.buffer = address;
        self.write(id::FRAMEBUFFER_DIM, SIZE | (SIZE - 1) << 12 | 1 << 24)
            .write(id::COLORBUFFER_LOC, address >> 3)
            .write(id::COLORBUFFER_FORMAT, 2)
    }

    /// Sets a combiner stage: the words of its five registers.
    pub fn stage(&mut self, n: usize, source: u32, operand: u32, operation: u32, color: u32, scale: u32) -> &mut Self {
        self.write(id::TEXENV_SOURCE[n], source)
            .write(id::TEXENV_OPERAND[n], operand)
            .write(id::TEXENV_COMBINER[n], operation)
            .write(id::TEXENV_COLOR[n], color)
            .write(id::TEXENV_SCALE[n], scale)
    }

    /// Multiplies colours by 4 in the last two stages: 0 stays 0, and 16 and more become 255.
    pub fn amplified(&mut self) -> &mut Self {
        self.stage(4, 0x000F_000F, 0, 0, 0, 2).stage(5, 0x000F_000F, 0, 0, 0, 2)
    }

    /// Writes depth, with a test that all fragments pass.
    pub fn with_depth(&mut self) -> &mut Self {
        self.load(DEPTH, vec![0; (4 * SIZE * SIZE) as usize])
            .write(id::DEPTHBUFFER_READ, 3)
            .write(id::DEPTHBUFFER_WRITE, 3)
            .write(id::DEPTH_COLOR_MASK, 0x1F11)
    }

    /// Makes this the depth of all fragments.
    pub fn depth(&mut self, depth: f32) -> &mut Self {
        self.write(id::DEPTHMAP_SCALE, 0).write(id::DEPTHMAP_OFFSET, f24(depth))
    }

    /// Draws vertices in immediate mode; each is as many attributes as the program takes.
    pub fn draw(&mut self, topology: u32, vertices: &[&[Vector]]) -> &mut Self {
        self.draw_with(topology, vertices, |_, _| {})
    }

    /// Draws as `draw`; `between` writes something before the vertex of a number.
    pub fn draw_with(
        &mut self,
        topology: u32,
        vertices: &[&[Vector]],
        between: impl Fn(&mut Self, usize),
    ) -> &mut Self {
        self.masked(id::PRIMITIVE_CONFIG, topology << 8, 0x2).write(id::RESTART_PRIMITIVE, 1);
        self.masked(id::GEOSTAGE_CONFIG2, 1, 1).write(id::START_DRAW_FUNC0, 0).write(id::FIXEDATTRIB_INDEX, 15);
        for (number, attributes) in vertices.iter().enumerate() {
            between(self, number);
            for attribute in *attributes {
                self.words(id::FIXEDATTRIB_DATA, &packed(*attribute));
            }
        }
        self.write(id::START_DRAW_FUNC0, 1).masked(id::GEOSTAGE_CONFIG2, 0, 1).write(id::VTX_FUNC, 1)
    }

    /// Draws two triangles over the part of the picture from (x0, y0) to (x1, y1), in pixels. Behind the position, all
    /// vertices have the same attributes.
    pub fn rectangle(&mut self, [x0, y0, x1, y1]: [f32; 4], attributes: &[Vector]) -> &mut Self {
        let vertex = |x, y| {
            let mut vertex = vec![position(x, y)];
            vertex.extend(attributes);
            vertex
        };
        let [a, b, c, d] = [vertex(x0, y0), vertex(x1, y0), vertex(x1, y1), vertex(x0, y1)];
        self.draw(0, &[&a, &b, &c, &a, &c, &d])
    }

    /// Draws a rectangle over the whole picture.
    pub fn square(&mut self, attributes: &[Vector]) -> &mut Self {
        self.rectangle([0.0, 0.0, SIZE as f32, SIZE as f32], attributes)
    }

    /// Draws a rectangle over the whole picture; the attributes behind the position belong to the corners (0, 0), (64, 0),
    /// (64, 64) and (0, 64).
    pub fn corners(&mut self, attributes: [&[Vector]; 4]) -> &mut Self {
        let side = SIZE as f32;
        let places = [position(0.0, 0.0), position(side, 0.0), position(side, side), position(0.0, side)];
        let vertex = |n: usize| [&places[n..=n], attributes[n]].concat();
        let [a, b, c, d] = [0, 1, 2, 3].map(vertex);
        self.draw(0, &[&a, &b, &c, &a, &c, &d])
    }

    /// Puts bytes into memory when all that was written so far is done.
    pub fn load(&mut self, address: u32, bytes: Vec<u8>) -> &mut Self {
        self.end_list();
        self.program.steps.push(Step::Load(address, bytes));
        self
    }

    /// Starts a memory engine when all that was written so far is done.
    pub fn engine(&mut self, writes: &[(u32, u32)]) -> &mut Self {
        self.end_list();
        self.program.steps.push(Step::Engine(writes.to_vec()));
        self
    }

    /// Ends the list, if something was written; what is written next is another one.
    pub fn end_list(&mut self) -> &mut Self {
        if !self.writes.is_empty() || !self.list.is_empty() {
            self.write(id::FRAMEBUFFER_FLUSH, 1).write(id::FINALIZE, EndRule::default().compare);
            self.encode();
            self.program.steps.push(Step::List(std::mem::take(&mut self.list)));
        }
        self
    }

    /// The program.
    pub fn finish(&mut self) -> Program {
        self.end_list();
        self.program.clone()
    }
}

impl Default for Scene {
    fn default() -> Self {
        Self::new()
    }
}

/// The clip coordinates of a place in pixels, in the middle of the depth range.
pub fn position(x: f32, y: f32) -> Vector {
    let half = SIZE as f32 / 2.0;
    vector([x / half - 1.0, y / half - 1.0, -0.5, 1.0])
}
