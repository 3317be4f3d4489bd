// SPDX-License-Identifier: MIT
//! Looks on while the pipeline draws.

use super::blobs::Blobs;
use super::found::Found;
use super::program::Program;
use super::step::{Draw, Frame, Shown, Step};
use super::surface::Surface;
use super::surfaces::Surfaces;
use super::textures::{Texture, Textures};
use super::vertices::Collected;
use super::{engine, history, tables};
use pica_model::diagnostic::Diagnostics;
use pica_model::geometry::output_map::OutputMap;
use pica_model::geometry::viewport::{ScreenVertex, Viewport};
use pica_model::geometry::{self, Downstream, VertexSink};
use pica_model::gpu::pipeline::{Pipeline, Stats};
use pica_model::memory::display::Screen;
use pica_model::memory::engine::Operation;
use pica_model::shader::{Batch, EmittedTriangle, Packed, REGISTER_COUNT, ShaderUnit, Stage, Vector};
use pica_spec::choices::Choices;
use pica_spec::pica200::{ID_COUNT, Trigger};
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::Memory;
use std::collections::HashMap;
use std::ops::Range;

/// Fragments of a draw that a page takes: a draw over the largest framebuffer has as many.
const MOST_FRAGMENTS: usize = 1 << 20;
/// Pixels of a picture at the destination of a transfer.
const MOST_PIXELS: u32 = 1 << 20;
/// Bytes of the binary part of a page, packed: browsers take no page that is much larger.
const MOST_BYTES: usize = 1 << 28;
/// Steps of a page.
const MOST_STEPS: usize = 1 << 16;

/// The pipeline, and the steps so far.
pub struct Watch {
    pipeline: Pipeline,
    choices: Choices,
    pub steps: Vec<Step>,
    /// Frames of which the page has the end.
    pub ended: Vec<Frame>,
    pub blobs: Blobs,
    pub surfaces: Surfaces,
    /// Programs that ran, with their uniforms.
    pub programs: Vec<Program>,
    pub found: Found,
    known_programs: HashMap<Program, usize>,
    textures: Textures,
    /// Frames that are complete.
    pub frames: u32,
    /// The only frame that the page has.
    only: Option<u32>,
    /// Why the recording is too much for a page, if it is.
    pub too_much: Option<String>,
    /// What the last draw found.
    registers: Option<RegisterFile>,
    draw: Option<Begun>,
    /// What the work of a memory engine that goes on finds at its destination.
    engine_before: Option<usize>,
    /// Steps that wrote where no buffer was known to be, and the addresses.
    pending: Vec<(usize, Range<u64>)>,
}

/// A draw that goes on.
struct Begun {
    title: String,
    place: String,
    number: u64,
    stats: Stats,
    before: Option<usize>,
    registers: Vec<(u32, u32)>,
    programs: Vec<(Stage, usize)>,
    textures: Vec<Texture>,
    tables: Vec<tables::Table>,
    vertices: Collected,
}

impl Watch {
    /// A pipeline that nothing has gone through. The page has all frames, or one.
    pub fn new(pipeline: Pipeline, choices: &Choices, only: Option<u32>) -> Watch {
        let mut watch = Watch {
            pipeline,
            choices: *choices,
            steps: Vec::new(),
            ended: Vec::new(),
            blobs: Blobs::default(),
            surfaces: Surfaces::default(),
            programs: Vec::new(),
            found: Found::default(),
            known_programs: HashMap::new(),
            textures: Textures::default(),
            frames: 0,
            only,
            too_much: None,
            registers: None,
            draw: None,
            engine_before: None,
            pending: Vec::new(),
        };
        watch.begin_frame();
        watch
    }

    /// Whether the page has the frame that goes on.
    fn watches(&self) -> bool {
        self.only.is_none_or(|only| only == self.frames)
    }

    fn begin_frame(&mut self) {
        let most = self.watches().then_some(MOST_FRAGMENTS);
        self.pipeline.capture(most);
    }

    /// A frame is complete; the screens show this.
    pub fn end_frame(&mut self, screens: &[Screen]) {
        if self.watches() {
            let shown = screens.iter().map(|Screen { name, address, picture }| {
                let surface = Surface::of_picture(picture, format!("{name} at {address:#010X}"));
                let surface = self.surfaces.add(surface, &mut self.blobs);
                Shown { name, address: format!("{address:#010X}"), surface }
            });
            let screens = shown.collect();
            self.ended.push(Frame { number: self.frames, screens });
        }
        self.frames += 1;
        self.begin_frame();
    }

    /// A memory engine is about to work.
    pub fn begin_engine(&mut self, operation: &Operation, registers: &RegisterFile, memory: &Memory) {
        if self.watches() {
            self.engine_before = self.destination(operation, registers, memory);
        }
    }

    /// A memory engine has done its work.
    pub fn end_engine(&mut self, operation: &Operation, downstream: &mut Downstream<'_>) {
        if !self.watches() {
            return;
        }
        let place = downstream.diagnostics.place().to_string();
        self.look_at_findings(downstream.diagnostics);
        let before = self.engine_before.take();
        let after = self.destination(operation, downstream.registers, downstream.memory);
        if let (None, Some(written)) = (after, engine::written(operation)) {
            self.pending.push((self.steps.len(), written));
        }
        self.push(Step {
            title: operation.title().to_owned(),
            place,
            frame: self.frames,
            before,
            after,
            later: false,
            draw: None,
            engine: Some(operation.in_words()),
        });
    }

    /// The picture at the destination: an image, or the buffers that the registers name if it writes to one of them.
    fn destination(&mut self, operation: &Operation, registers: &RegisterFile, memory: &Memory) -> Option<usize> {
        if let Operation::DisplayTransfer(transfer) = operation {
            let [width, height] = transfer.output_size;
            let pixels = width.checked_mul(height).filter(|pixels| (1..=MOST_PIXELS).contains(pixels));
            let picture = pixels.and_then(|_| transfer.destination(&self.choices, memory))?;
            let format = pica_model::memory::engine::pixel_format(transfer.formats[1])?.name();
            let layout = if transfer.linear_to_tiled != transfer.no_conversion { "tiled" } else { "linear" };
            let name = format!("{format} at {:#010X}, {layout}", transfer.output);
            return Some(self.surfaces.add(Surface::of_picture(&picture, name), &mut self.blobs));
        }
        let written = engine::written(operation)?;
        if !buffers(registers).iter().any(|address| written.contains(address)) {
            return None;
        }
        self.surfaces.bound(registers, &self.choices, memory, &mut self.blobs)
    }

    /// What was found belongs to the step that comes next, or goes on.
    pub fn look_at_findings(&mut self, diagnostics: &Diagnostics) {
        self.found.look(diagnostics, self.steps.len());
    }

    fn push(&mut self, step: Step) {
        self.steps.push(step);
        if self.blobs.len() > MOST_BYTES {
            self.too_much =
                Some(format!("gives more than {MOST_BYTES} bytes of pictures and fragments, the most of a page"));
        } else if self.steps.len() > MOST_STEPS {
            self.too_much = Some(format!("has more than {MOST_STEPS} draws and transfers, the most of a page"));
        }
    }

    /// Registers that are not as the last draw found them.
    fn changed(&mut self, registers: &RegisterFile) -> Vec<(u32, u32)> {
        let before = self.registers.replace(registers.clone());
        let is_new = |id: &u32| before.as_ref().map_or(0, |before| before.get(*id)) != registers.get(*id);
        (0..ID_COUNT as u32).filter(is_new).map(|id| (id, registers.get(id))).collect()
    }

    fn program(&mut self, stage: Stage, unit: &ShaderUnit) -> usize {
        let program = Program::of(stage, unit);
        let next = self.programs.len();
        let place = *self.known_programs.entry(program.clone()).or_insert(next);
        if place == next {
            self.programs.push(program);
        }
        place
    }
}

/// Addresses of the colour and the depth buffer.
fn buffers(registers: &RegisterFile) -> [u64; 2] {
    [registers.colorbuffer_loc().address(), registers.depthbuffer_loc().address()].map(u64::from)
}

impl VertexSink for Watch {
    const WATCHES_INVOCATIONS: bool = true;

    fn invocation(&mut self, stage: Stage, unit: &ShaderUnit, inputs: &[Vector; REGISTER_COUNT]) {
        self.pipeline.invocation(stage, unit, inputs);
        let Some(draw) = &mut self.draw else { return };
        if stage == Stage::Vertex {
            draw.vertices.input(inputs);
        }
        // What runs does not change within a draw.
        if !draw.programs.iter().any(|(other, _)| *other == stage) {
            let place = self.program(stage, unit);
            if let Some(draw) = &mut self.draw {
                draw.programs.push((stage, place));
            }
        }
    }

    fn begin_draw(&mut self, draw: geometry::Draw, downstream: &mut Downstream<'_>) {
        if self.watches() {
            let before = self.surfaces.bound(downstream.registers, &self.choices, downstream.memory, &mut self.blobs);
            let addresses = buffers(downstream.registers);
            for (step, written) in std::mem::take(&mut self.pending) {
                match before.filter(|_| addresses.iter().any(|address| written.contains(address))) {
                    Some(_) => (self.steps[step].after, self.steps[step].later) = (before, true),
                    None => self.pending.push((step, written)),
                }
            }
            // What the pipeline reports of the map, it reports itself.
            let map = OutputMap::new(downstream.registers, &self.choices, &mut Diagnostics::new(0));
            self.draw = Some(Begun {
                title: draw.to_string(),
                place: downstream.diagnostics.place().to_string(),
                number: self.pipeline.stats().draws,
                stats: self.pipeline.stats().clone(),
                before,
                registers: self.changed(downstream.registers),
                programs: Vec::new(),
                textures: self.textures.read(downstream, &self.choices, &mut self.blobs),
                tables: tables::read(downstream.registers, downstream.luts),
                vertices: Collected::new(map, Viewport::new(downstream.registers, &self.choices)),
            });
        }
        self.pipeline.begin_draw(draw, downstream);
    }

    fn vertex(&mut self, vertex: &Packed, downstream: &mut Downstream<'_>) {
        if let Some(draw) = &mut self.draw {
            draw.vertices.output(vertex);
        }
        self.pipeline.vertex(vertex, downstream);
    }

    fn vertices(&mut self, batch: &Batch, count: usize, downstream: &mut Downstream<'_>) {
        if let Some(draw) = &mut self.draw {
            (0..count).for_each(|lane| draw.vertices.output(&batch.packed_outputs(lane)));
        }
        self.pipeline.vertices(batch, count, downstream);
    }

    fn triangle(&mut self, triangle: &EmittedTriangle, downstream: &mut Downstream<'_>) {
        if let Some(draw) = &mut self.draw {
            triangle.vertices.iter().for_each(|vertex| draw.vertices.output(vertex));
        }
        self.pipeline.triangle(triangle, downstream);
    }

    fn end_draw(&mut self, downstream: &mut Downstream<'_>) {
        self.pipeline.end_draw(downstream);
        let Some(begun) = self.draw.take() else { return };
        let Begun { title, place, number, stats, before, registers, programs, textures, tables, vertices } = begun;
        self.look_at_findings(downstream.diagnostics);
        let after = self.surfaces.bound(downstream.registers, &self.choices, downstream.memory, &mut self.blobs);
        let capture = self.pipeline.take_capture();
        if capture.left_out > 0 {
            self.too_much = Some(format!("has a draw of more than {MOST_FRAGMENTS} fragments, the most of a page"));
        }
        if self.too_much.is_some() {
            return downstream.end_list();
        }
        let packed: Vec<_> = capture.draws.iter().flat_map(history::pack).collect();
        let history = packed.iter().map(|(rows, bytes)| (*rows, self.blobs.add(bytes))).collect();
        let triangles: Vec<_> = capture.draws.iter().flat_map(|draw| &draw.triangles).map(corners).collect();
        let vertices = vertices.finish(&triangles, &mut self.blobs);
        let now = self.pipeline.stats();
        let counts = [
            now.vertices - stats.vertices,
            now.triangles - stats.triangles,
            now.displayed - stats.displayed,
            now.fragments - stats.fragments,
        ];
        let programs = programs.into_iter().map(|(_, program)| program).collect();
        let draw = Some(Draw { number, counts, registers, programs, textures, tables, vertices, history });
        self.push(Step { title, place, frame: self.frames, before, after, later: false, draw, engine: None });
    }

    fn restart(&mut self) {
        self.pipeline.restart();
    }

    fn trigger(&mut self, trigger: Trigger, downstream: &mut Downstream<'_>) {
        self.pipeline.trigger(trigger, downstream);
    }
}

/// x and y of the corners of a triangle.
fn corners(triangle: &[ScreenVertex; 3]) -> [[u16; 2]; 3] {
    triangle.each_ref().map(|vertex| [vertex.x, vertex.y])
}
