// SPDX-License-Identifier: MIT
//! Looks on while the pipeline draws.

use super::blobs::{Blobs, compress};
use super::history;
use super::step::{Draw, Picture, Program, Step, Texture};
use super::surface::Surface;
use crate::fragment_text::draw_in_words;
use crate::picture::png;
use pica_model::float::F24;
use pica_model::geometry::{self, Downstream, VertexSink};
use pica_model::pipeline::{Pipeline, Stats};
use pica_model::shader::isa::Instruction;
use pica_model::shader::{Batch, EmittedTriangle, Packed, REGISTER_COUNT, ShaderUnit, Stage, Vector};
use pica_model::texture::image::{Image, ImageCache};
use pica_model::texture::unit::TextureUnit;
use pica_shader::disassembler::describe;
use pica_spec::choices::Choices;
use pica_spec::pica200::{ID_COUNT, Trigger};
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::Memory;
use png::ColorType;
use std::collections::HashMap;

/// Steps after which a picture stands for itself: what a page unpacks at most to show one.
const KEY: usize = 32;

/// Fragments of a draw that a page takes: a draw over the largest framebuffer has as many.
pub const MOST_FRAGMENTS: usize = 1 << 20;
/// Bytes of the binary part of a page, packed: browsers take no page that is much larger.
const MOST_BYTES: usize = 1 << 28;
/// Steps of a page.
const MOST_STEPS: usize = 1 << 16;

/// The pipeline, and the steps so far.
pub struct Watch {
    pipeline: Pipeline,
    choices: Choices,
    pub steps: Vec<Step>,
    pub blobs: Blobs,
    /// Programs that ran, with their uniforms.
    pub programs: Vec<Program>,
    known_programs: HashMap<Program, usize>,
    images: HashMap<Vec<u8>, super::blobs::Blob>,
    /// Frames that are complete.
    pub frames: u32,
    /// Why the recording is too much for a page, if it is.
    pub too_much: Option<String>,
    /// What the last draw found.
    registers: Option<RegisterFile>,
    /// The last picture, its step, and how many in a row were made of their difference.
    last: Option<(Surface, usize, usize)>,
    draw: Option<Begun>,
}

/// A draw that goes on.
struct Begun {
    title: String,
    place: String,
    number: u64,
    before: Stats,
    registers: Vec<(u32, u32)>,
    programs: Vec<(Stage, usize)>,
    textures: Vec<Texture>,
}

impl Watch {
    /// A pipeline that nothing has gone through. It has to capture.
    pub fn new(pipeline: Pipeline, choices: &Choices) -> Watch {
        Watch {
            pipeline,
            choices: *choices,
            steps: Vec::new(),
            blobs: Blobs::default(),
            programs: Vec::new(),
            known_programs: HashMap::new(),
            images: HashMap::new(),
            frames: 0,
            too_much: None,
            registers: None,
            last: None,
            draw: None,
        }
    }

    /// The last picture.
    pub fn last(&self) -> Option<&Surface> {
        self.last.as_ref().map(|(surface, _, _)| surface)
    }

    /// Work of a memory engine, which is done.
    pub fn engine(&mut self, title: &str, place: String, registers: &RegisterFile, memory: &Memory) {
        let picture = self.picture(registers, memory);
        self.steps.push(Step { title: title.to_owned(), place, frame: self.frames, picture, draw: None });
        self.check_size();
    }

    /// Whether there is still room.
    fn check_size(&mut self) {
        if self.blobs.len() > MOST_BYTES {
            self.too_much =
                Some(format!("gives more than {MOST_BYTES} bytes of pictures and fragments, the most of a page"));
        } else if self.steps.len() > MOST_STEPS {
            self.too_much = Some(format!("has more than {MOST_STEPS} draws and transfers, the most of a page"));
        }
    }

    fn picture(&mut self, registers: &RegisterFile, memory: &Memory) -> Option<Picture> {
        let surface = Surface::read(registers, &self.choices, memory)?;
        let number = self.steps.len();
        let base = self.last.as_ref().filter(|(last, _, run)| last.is_of(&surface) && *run < KEY);
        let (bits, base, run) = match base {
            Some((last, step, run)) => (surface.difference(last), Some(*step), run + 1),
            None => (surface.planes.clone(), None, 0),
        };
        let Surface { width, height, ref color, ref depth, depth_bits, .. } = surface;
        let bits = self.blobs.add(&compress(&bits));
        let picture = Picture { width, height, color: color.clone(), depth: depth.clone(), depth_bits, base, bits };
        self.last = Some((surface, number, run));
        Some(picture)
    }

    /// Registers that are not as the last draw found them.
    fn changed(&mut self, registers: &RegisterFile) -> Vec<(u32, u32)> {
        let before = self.registers.replace(registers.clone());
        let is_new = |id: &u32| before.as_ref().map_or(0, |before| before.get(*id)) != registers.get(*id);
        (0..ID_COUNT as u32).filter(is_new).map(|id| (id, registers.get(id))).collect()
    }

    fn textures(&mut self, registers: &RegisterFile, memory: &Memory) -> Vec<Texture> {
        let mut textures = Vec::new();
        let mut cache = ImageCache::default();
        for unit in 0..3 {
            let found = TextureUnit::new(unit, registers, memory, &self.choices, &mut cache, &mut |_| {});
            let Some(texture) = found else { continue };
            let format = format!("{:?}", registers.texunit_type(unit).format());
            let (mut width, mut height) = (0, 0);
            let mut images = Vec::new();
            for image in texture.images() {
                (width, height) = (image.size.width, image.size.height);
                let Some(file) = picture_of(image) else { continue };
                let blobs = &mut self.blobs;
                let known = self.images.entry(file);
                images.push(*known.or_insert_with_key(|file| blobs.add(&compress(file))));
            }
            textures.push(Texture { unit, width, height, format, images });
        }
        textures
    }

    fn program(&mut self, stage: Stage, unit: &ShaderUnit) -> usize {
        let program = program_of(stage, unit);
        let next = self.programs.len();
        let place = *self.known_programs.entry(program.clone()).or_insert(next);
        if place == next {
            self.programs.push(program);
        }
        place
    }
}

/// A texture as a PNG file: t goes up.
fn picture_of(image: &Image) -> Option<Vec<u8>> {
    let places = (0..image.size.height).rev().flat_map(|t| (0..image.size.width).map(move |s| (s, t)));
    let pixels: Vec<u8> = places.flat_map(|(s, t)| image.texel(s, t)).collect();
    png(image.size.width, image.size.height, ColorType::Rgba, &pixels).ok()
}

fn program_of(stage: Stage, unit: &ShaderUnit) -> Program {
    let words: Vec<u32> = (0..unit.program.depth()).filter_map(|address| unit.program.word(address)).collect();
    let used = words.iter().rposition(|word| *word != 0).map_or(0, |last| last + 1);
    let line = |word: &u32| {
        let descriptor = Instruction::decode(*word).descriptor();
        describe(*word, descriptor.and_then(|number| unit.program.descriptor(usize::from(number))))
    };
    let float = |value: F24| f32::from_bits(value.to_f32_bits()).to_string();
    let mut uniforms = Vec::new();
    for (index, vector) in (0..).map_while(|index| Some((index, unit.uniforms.float(index)?))) {
        if vector.iter().any(|component| component.to_bits() != 0) {
            uniforms.push((format!("c{index}"), vector.map(float).join("  ")));
        }
    }
    for (index, [x, y, z]) in (0..).map_while(|index| Some((index, unit.uniforms.integer(index)?))) {
        if [x, y, z] != [0; 3] {
            uniforms.push((format!("i{index}"), format!("{x}  {y}  {z}")));
        }
    }
    for index in (0..16).filter(|index| unit.uniforms.booleans() >> index & 1 != 0) {
        uniforms.push((format!("b{index}"), "true".to_owned()));
    }
    Program {
        stage: match stage {
            Stage::Vertex => "vertex shader",
            Stage::Geometry => "geometry shader",
        },
        entry: unit.config.entry_point,
        code: words[..used].iter().map(line).collect(),
        uniforms,
    }
}

impl VertexSink for Watch {
    const WATCHES_INVOCATIONS: bool = true;

    fn invocation(&mut self, stage: Stage, unit: &ShaderUnit, inputs: &[Vector; REGISTER_COUNT]) {
        self.pipeline.invocation(stage, unit, inputs);
        // What runs does not change within a draw.
        let is_known = |draw: &Begun| draw.programs.iter().any(|(other, _)| *other == stage);
        if self.draw.as_ref().is_some_and(|draw| !is_known(draw)) {
            let place = self.program(stage, unit);
            if let Some(draw) = &mut self.draw {
                draw.programs.push((stage, place));
            }
        }
    }

    fn begin_draw(&mut self, draw: geometry::Draw, downstream: &mut Downstream<'_>) {
        self.draw = Some(Begun {
            title: draw_in_words(draw),
            place: downstream.diagnostics.place().to_string(),
            number: self.pipeline.stats().draws,
            before: self.pipeline.stats().clone(),
            registers: self.changed(downstream.registers),
            programs: Vec::new(),
            textures: self.textures(downstream.registers, downstream.memory),
        });
        self.pipeline.begin_draw(draw, downstream);
    }

    fn vertex(&mut self, vertex: &Packed, downstream: &mut Downstream<'_>) {
        self.pipeline.vertex(vertex, downstream);
    }

    fn vertices(&mut self, batch: &Batch, count: usize, downstream: &mut Downstream<'_>) {
        self.pipeline.vertices(batch, count, downstream);
    }

    fn triangle(&mut self, triangle: &EmittedTriangle, downstream: &mut Downstream<'_>) {
        self.pipeline.triangle(triangle, downstream);
    }

    fn end_draw(&mut self, downstream: &mut Downstream<'_>) {
        self.pipeline.end_draw(downstream);
        let picture = self.picture(downstream.registers, downstream.memory);
        let capture = self.pipeline.take_capture();
        if capture.left_out > 0 {
            self.too_much = Some(format!("has a draw of more than {MOST_FRAGMENTS} fragments, the most of a page"));
        }
        if self.too_much.is_some() {
            return downstream.end_list();
        }
        let packed: Vec<_> = capture.draws.iter().flat_map(history::pack).collect();
        let history = packed.iter().map(|(rows, bytes)| (*rows, self.blobs.add(bytes))).collect();
        let Some(Begun { title, place, number, before, registers, programs, textures }) = self.draw.take() else {
            return;
        };
        let now = self.pipeline.stats();
        let counts = [
            now.vertices - before.vertices,
            now.triangles - before.triangles,
            now.displayed - before.displayed,
            now.fragments - before.fragments,
        ];
        let programs = programs.into_iter().map(|(_, program)| program).collect();
        let draw = Some(Draw { number, counts, registers, programs, textures, history });
        self.steps.push(Step { title, place, frame: self.frames, picture, draw });
        self.check_size();
    }

    fn restart(&mut self) {
        self.pipeline.restart();
    }

    fn trigger(&mut self, trigger: Trigger, downstream: &mut Downstream<'_>) {
        self.pipeline.trigger(trigger, downstream);
    }
}
