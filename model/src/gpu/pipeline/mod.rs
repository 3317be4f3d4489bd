// SPDX-License-Identifier: MIT
//! Everything behind the shaders: from their outputs to the bytes of the framebuffer.
//!
//! [`Pipeline`] takes the vertices of a [`Machine`](crate::gpu::machine::Machine):
//!
//! * `vertices`: vertices on their way to raster coordinates, a batch at a time;
//! * `draw`: what a draw takes from the registers, compiled when it begins, and the way of a triangle to the rasterizer;
//!   `triangles`: those that it has collected;
//! * `bands`: the framebuffer in rows of tiles, which are independent of each other;
//! * `render`: triangles into bands, on several threads;
//! * [`inspect`]: the history of one pixel; [`capture`]: all fragments; [`stats`]: what was done, and how long it took;
//! * [`stages`]: each stage by itself; [`picture`]: what is in a buffer at the end.
//!
//! Triangles are collected and drawn together. Every band gets its triangles in their order and belongs to one thread, so
//! the result does not depend on the number of threads. Textures are as they were when the draw began: a draw that
//! samples its own framebuffer does not see itself.

mod bands;
pub mod capture;
mod draw;
mod early_depth;
pub mod inspect;
pub mod picture;
mod render;
pub mod stages;
pub mod stats;
mod triangles;
mod vertices;

pub use capture::Capture;
pub use inspect::{Inspector, PixelEvent};
pub use picture::Picture;
pub use stages::Stages;
pub use stats::{Stats, Times};

use std::time::Instant;

use pica_spec::choices::{Choices, DisplayedTriangles};
use pica_spec::pica200::{Trigger, id};

use crate::diagnostic::Finding;
use crate::float::Arithmetic;
use crate::geometry::{Assembler, Downstream, Draw, VertexSink};
use crate::shader::{Batch, EmittedTriangle, OutputColumns, Packed, UnsupportedChoice};
use crate::texture::image::ImageCache;
use crate::texture::unit::texels_of_level_0;
use draw::DrawSetup;
use early_depth::EarlyDepthStore;
use render::{Observers, Tasks};
use triangles::Triangles;
use vertices::{ReadyVertex, ReadyVertices};

/// The units behind the shaders.
#[derive(Debug)]
pub struct Pipeline {
    choices: Choices,
    /// The assembler, in which vertices are given by their numbers.
    assembler: Assembler<usize>,
    vertices: Box<ReadyVertices>,
    textures: ImageCache,
    early_depth: Option<EarlyDepthStore>,
    tasks: Tasks,
    /// The places of a draw's triangles, between draws.
    triangles: Triangles,
    /// The draw that goes on.
    draw: Option<Box<DrawSetup>>,
    /// When it began, if times are measured.
    begun: Option<Instant>,
    stats: Stats,
    inspector: Option<Inspector>,
    capture: Option<Capture>,
}

impl Pipeline {
    /// The units after reset.
    ///
    /// # Errors
    /// A choice of the ledger has an alternative that they do not offer.
    pub fn new(choices: &Choices) -> Result<Pipeline, UnsupportedChoice> {
        Arithmetic::new(choices)?;
        Ok(Pipeline {
            choices: *choices,
            assembler: Assembler::new(choices.winding_state),
            vertices: Box::default(),
            textures: ImageCache::default(),
            early_depth: EarlyDepthStore::new(choices),
            tasks: Tasks::default(),
            triangles: Triangles::default(),
            draw: None,
            begun: None,
            stats: Stats::default(),
            inspector: None,
            capture: None,
        })
    }

    /// The pipeline, which collects the history of a pixel.
    #[must_use]
    pub fn inspecting(mut self, inspector: Inspector) -> Pipeline {
        self.inspect(inspector);
        self
    }

    /// Collects the history of a pixel from now on.
    pub fn inspect(&mut self, inspector: Inspector) {
        self.inspector = Some(inspector);
    }

    /// The pipeline, which captures all fragments, and [`Pipeline::take_capture`] takes them away. Of more than `most` in
    /// between the rest is left out, and the list ends.
    #[must_use]
    pub fn capturing(mut self, most: usize) -> Pipeline {
        self.capture(Some(most));
        self
    }

    /// From now on fragments are captured, as [`Pipeline::capturing`] has it, or not.
    pub fn capture(&mut self, most: Option<usize>) {
        self.capture = most.map(Capture::new);
    }

    /// The pipeline, which measures the time of every stage; to measure costs time itself.
    #[must_use]
    pub fn timed(mut self) -> Pipeline {
        self.stats.times = Some(Times::default());
        self
    }

    /// What was done so far.
    pub fn stats(&self) -> &Stats {
        &self.stats
    }

    /// The history of a pixel, if it was asked for.
    pub fn inspector(&self) -> Option<&Inspector> {
        self.inspector.as_ref()
    }

    /// The fragments so far, if they are captured; they are gone then.
    pub fn take_capture(&mut self) -> Capture {
        self.capture.as_mut().map(Capture::take).unwrap_or_default()
    }

    /// The draw that goes on, and what supplies its triangles.
    fn drawing<'a, 'b>(&'a mut self, downstream: &'a mut Downstream<'b>) -> Option<(Source<'a>, Drawing<'a, 'b>)> {
        let Pipeline { choices, assembler, vertices, tasks, draw, stats, inspector, capture, .. } = self;
        let draw = draw.as_deref_mut()?;
        let (inspector, capture) = (inspector.as_mut(), capture.as_mut());
        let counting = choices.displayed_triangles;
        let drawing = Drawing { draw, tasks, stats, inspector, capture, counting, downstream };
        Some((Source { assembler, vertices }, drawing))
    }

    /// Takes the first `count` vertices with these outputs; if they are the three of an EMIT, with its winding flag.
    fn take(
        &mut self,
        outputs: &(impl OutputColumns + ?Sized),
        count: usize,
        emitted: Option<bool>,
        downstream: &mut Downstream<'_>,
    ) {
        self.stats.vertices += count as u64;
        let Some((Source { assembler, vertices }, mut drawing)) = self.drawing(downstream) else { return };
        // Drawing in between has a time of its own.
        let begun = drawing.stats.times.as_ref().map(|times| (Instant::now(), times.fragments));
        let (mode, setup) = (drawing.draw.mode, &drawing.draw.vertex_setup);
        vertices.load(setup, outputs, count);
        let mut triangle =
            |[a, b, c]: [&usize; 3]| drawing.triangle([vertices.get(*a), vertices.get(*b), vertices.get(*c)]);
        match emitted {
            Some(winding) => assembler.emitted(mode, &[0, 1, 2], winding, triangle),
            None => (0..count).for_each(|number| assembler.vertex(mode, &number, &mut triangle)),
        }
        if let (Some(times), Some((begun, fragments))) = (&mut drawing.stats.times, begun) {
            times.triangles += begun.elapsed().saturating_sub(times.fragments - fragments);
        }
        vertices.keep(assembler.pending(), outputs);
    }
}

/// What supplies triangles.
struct Source<'a> {
    assembler: &'a mut Assembler<usize>,
    vertices: &'a mut ReadyVertices,
}

/// A draw with what its triangles change beside it.
struct Drawing<'a, 'b> {
    draw: &'a mut DrawSetup,
    tasks: &'a mut Tasks,
    stats: &'a mut Stats,
    inspector: Option<&'a mut Inspector>,
    capture: Option<&'a mut Capture>,
    counting: DisplayedTriangles,
    downstream: &'a mut Downstream<'b>,
}

impl Drawing<'_, '_> {
    /// A triangle from the assembler.
    fn triangle(&mut self, triangle: [&ReadyVertex; 3]) {
        let Drawing { draw, stats, downstream, .. } = self;
        stats.triangles += 1;
        let displayed = draw.push(triangle, downstream);
        stats.displayed += match self.counting {
            DisplayedTriangles::AfterClipping => displayed,
            DisplayedTriangles::BeforeClipping => displayed.min(1),
        };
        let captures = self.capture.as_ref().is_some_and(|capture| capture.is_enough(draw.pixels));
        if draw.is_full() || captures {
            self.render();
        }
    }

    /// Draws the triangles that were collected.
    fn render(&mut self) {
        let Stats { times, fragments, .. } = &mut *self.stats;
        let mut threads = times.as_ref().map(|times| times.threads);
        *fragments += stats::timed(
            times,
            |times| &mut times.fragments,
            || {
                let (inspector, capture) = (self.inspector.as_deref_mut(), self.capture.as_deref_mut());
                let mut observers = Observers { inspector, capture, times: threads.as_mut() };
                self.draw.render(self.tasks, &mut observers, self.downstream)
            },
        );
        if let (Some(times), Some(threads)) = (times, threads) {
            times.threads = threads;
        }
        if self.capture.as_ref().is_some_and(|capture| capture.left_out > 0) {
            self.downstream.end_list();
        }
    }
}

impl VertexSink for Pipeline {
    fn begin_draw(&mut self, draw: Draw, downstream: &mut Downstream<'_>) {
        self.stats.draws += 1;
        self.begun = self.stats.times.as_ref().map(|_| Instant::now());
        if let Some(inspector) = &mut self.inspector {
            inspector.begin_draw(draw, downstream.diagnostics.place);
        }
        if let Err(limit) = downstream.budget.texels(texels_of_level_0(downstream.registers)) {
            downstream.diagnostics.report(Finding::TrianglesLeftOut(limit));
            return;
        }
        let Pipeline { choices, textures, early_depth, stats, triangles, .. } = self;
        let triangles = core::mem::take(triangles);
        let mut draw = stats::timed(
            &mut stats.times,
            |times| &mut times.setup,
            || Box::new(DrawSetup::new(choices, triangles, textures, early_depth.as_ref(), downstream)),
        );
        if let Some(capture) = &mut self.capture {
            draw.captured = Some(capture.triangles());
            capture.draws.push(capture::CapturedDraw {
                registers: downstream.registers.clone(),
                fog: downstream.luts.fog.clone(),
                framebuffer: draw.framebuffer,
                region: draw.region.clone(),
                components: draw.raster.components().to_vec(),
                triangles: Vec::new(),
                fragments: Vec::new(),
            });
        }
        self.vertices.begin_draw(&draw.vertex_setup);
        self.draw = Some(draw);
    }

    fn vertex(&mut self, vertex: &Packed, downstream: &mut Downstream<'_>) {
        self.take(core::slice::from_ref(vertex), 1, None, downstream);
    }

    fn vertices(&mut self, batch: &Batch, count: usize, downstream: &mut Downstream<'_>) {
        self.take(batch, count, None, downstream);
    }

    fn triangle(&mut self, triangle: &EmittedTriangle, downstream: &mut Downstream<'_>) {
        self.take(&triangle.vertices[..], 3, Some(triangle.winding), downstream);
    }

    fn end_draw(&mut self, downstream: &mut Downstream<'_>) {
        if let Some((_, mut drawing)) = self.drawing(downstream) {
            drawing.render();
        }
        let mut draw = self.draw.take();
        let captured = draw.as_mut().and_then(|draw| draw.captured.take());
        if let (Some(capture), Some(captured)) = (&mut self.capture, captured) {
            capture.add_triangles(captured);
        }
        self.triangles = draw.map(|draw| draw.triangles).unwrap_or_default();
        if let (Some(times), Some(begun)) = (&mut self.stats.times, self.begun.take()) {
            times.draws += begun.elapsed();
        }
        // Running counters of 32 bits.
        let counters = [
            (id::STAT_NUM_VERTICES_RECEIVED, self.stats.vertices),
            (id::STAT_NUM_TRIANGLES_RECEIVED, self.stats.triangles),
            (id::STAT_NUM_TRIANGLES_DISPLAYED, self.stats.displayed),
        ];
        for (id, count) in counters {
            downstream.registers.set(id, count as u32);
        }
    }

    fn restart(&mut self) {
        self.assembler.restart();
    }

    /// The framebuffer is always in memory: flushes have nothing to do.
    fn trigger(&mut self, trigger: Trigger, downstream: &mut Downstream<'_>) {
        if let (Trigger::EarlydepthClear, Some(store)) = (trigger, &self.early_depth)
            && downstream.registers.earlydepth_clear().clear()
        {
            store.clear(downstream.registers);
        }
    }
}
