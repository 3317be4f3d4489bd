// SPDX-License-Identifier: MIT
//! A draw: what it takes from the registers, compiled when it begins, and the triangles that it has collected.

use core::borrow::Borrow;

use pica_spec::choices::{Choices, OutsideFramebuffer};
use pica_spec::pica200::PrimitiveMode;

use super::bands::Bands;
use super::capture::CapturedTriangles;
use super::early_depth::{EarlyDepthStore, EarlyTest};
use super::triangles::Triangles;
use super::vertices::{ReadyVertex, VertexSetup};
use crate::diagnostic::Finding;
use crate::float::{Arithmetic, F24, Lanes};
use crate::fragment::{DrawState, FragmentPipeline};
use crate::geometry::culling::Culling;
use crate::geometry::quaternion::align_quaternions;
use crate::geometry::vertex::{COLOR, COMPONENTS};
use crate::geometry::viewport::ScreenVertex;
use crate::geometry::{Downstream, Vertex};
use crate::raster::fragment::{FramebufferUse, Inputs};
use crate::raster::region::Region;
use crate::raster::triangle::{RasterConfig, Triangle};
use crate::shader::Vector;
use crate::texture::image::ImageCache;

/// Triangles that are collected before they are drawn. This bounds memory, and is not seen in the result.
const MOST_TRIANGLES: usize = 4096;

/// A draw as the registers have it at its start.
#[derive(Debug)]
pub(super) struct DrawSetup {
    pub mode: PrimitiveMode,
    arithmetic: Arithmetic,
    lanes: Lanes,
    pub vertex_setup: VertexSetup,
    culling: Culling,
    pub(super) raster: RasterConfig,
    pub(super) region: Region,
    pub(super) framebuffer: FramebufferUse,
    pub(super) fragments: FragmentPipeline,
    pub(super) bands: Bands,
    pub(super) early: Option<EarlyTest>,
    /// Whether fragments can change anything.
    has_effect: bool,
    pub(super) triangles: Triangles,
    /// All triangles so far, if they are captured.
    pub(super) captured: Option<CapturedTriangles>,
    /// Pixels of the tiles of these.
    pub(super) pixels: u64,
    /// Triangles that were drawn before those.
    pub(super) drawn: u64,
    /// What was reported once already.
    pub(super) reported: Reported,
}

/// Findings that are reported once per draw.
#[derive(Debug, Default)]
pub(super) struct Reported {
    pub limit: bool,
    pub outside: bool,
}

impl DrawSetup {
    /// What the registers say, with a list that has no triangles.
    pub fn new(
        choices: &Choices,
        triangles: Triangles,
        textures: &mut ImageCache,
        early: Option<&EarlyDepthStore>,
        downstream: &mut Downstream<'_>,
    ) -> DrawSetup {
        let Downstream { registers, memory, luts, diagnostics, .. } = downstream;
        let state = DrawState { registers, luts, memory, choices };
        let fragments =
            FragmentPipeline::new(&state, textures, &mut |finding| diagnostics.report(Finding::Fragment(finding)));
        let framebuffer = match choices.outside_framebuffer {
            OutsideFramebuffer::Dropped => fragments.framebuffer(),
            OutsideFramebuffer::Addressed => fragments.framebuffer().unbounded(),
        };
        let early = EarlyTest::new(registers, choices, early);
        let inputs = fragments.inputs();
        let inputs = Inputs { depth: inputs.depth || early.is_some(), ..inputs };
        let raster = RasterConfig::new(registers, choices, inputs);
        DrawSetup {
            mode: registers.primitive_config().mode(),
            arithmetic: Arithmetic::accepted(choices),
            lanes: Lanes::detect(),
            vertex_setup: VertexSetup::new(registers, choices, raster.components(), diagnostics),
            culling: Culling::new(registers, choices),
            raster,
            region: Region::new(registers, choices, &framebuffer),
            framebuffer,
            bands: Bands::new(&framebuffer),
            early,
            has_effect: fragments.has_effect(),
            fragments,
            triangles,
            captured: None,
            pixels: 0,
            drawn: 0,
            reported: Reported::default(),
        }
    }

    /// Takes a triangle to raster coordinates; gives how many triangles are left of it.
    pub fn push(&mut self, triangle: [&ReadyVertex; 3], downstream: &mut Downstream<'_>) -> u64 {
        // The last vertex, and not what clipping makes of its colour.
        let flat = self.raster.flat_shading.then(|| triangle[2].vertex.color());
        let [a, b, c] = triangle;
        if a.inside && b.inside && c.inside {
            // First what needs no other component: most triangles may be seen from behind.
            let Some(on_screen) = self.culling.orient([a.on_screen(), b.on_screen(), c.on_screen()]) else { return 0 };
            if !self.raster.interpolates_quaternions() && flat.is_none() {
                self.push_oriented(&on_screen, downstream);
            } else if self.may_show(&on_screen) {
                let mut vertices = on_screen.map(|vertex| Vertex(*vertex.components));
                self.prepare(&mut vertices, flat);
                let on_screen = [0, 1, 2].map(|k| ScreenVertex { components: &vertices[k].0, ..on_screen[k] });
                self.push_oriented(&on_screen, downstream);
            }
            return 1;
        }
        let mut vertices = triangle.map(|ready| ready.vertex);
        self.prepare(&mut vertices, None);
        let Some(mut polygon) = self.vertex_setup.clip.clip(&vertices) else { return 0 };
        paint(polygon.vertices_mut(), flat);
        let viewport = self.vertex_setup.viewport;
        let mut shown = 0;
        for triangle in polygon.triangles() {
            if let Some(triangle) = self.culling.orient(triangle.map(|vertex| viewport.transform(vertex))) {
                self.push_oriented(&triangle, downstream);
                shown += 1;
            }
        }
        shown
    }

    /// What changes the components of the vertices of a triangle.
    fn prepare(&self, vertices: &mut [Vertex; 3], flat: Option<Vector>) {
        if self.raster.interpolates_quaternions() {
            align_quaternions(vertices, self.arithmetic, self.lanes);
        }
        paint(vertices, flat);
    }

    /// Whether any of the pixels that may be touched is in the bounds of a triangle.
    fn may_show<C>(&self, triangle: &[ScreenVertex<C>; 3]) -> bool {
        self.has_effect && !Triangle::bounds(triangle, &self.region.bounds).is_empty()
    }

    /// Takes a triangle that is displayed to the rasterizer.
    fn push_oriented<C>(&mut self, triangle: &[ScreenVertex<C>; 3], downstream: &mut Downstream<'_>)
    where
        C: Borrow<[F24; COMPONENTS]>,
    {
        if !self.may_show(triangle) {
            return;
        }
        let place = self.triangles.next();
        if !place.set(triangle, &self.raster, &self.region.bounds) {
            return;
        }
        let pixels = place.tiles() * 64;
        match downstream.budget.pixels(pixels) {
            Ok(()) => {
                self.triangles.keep();
                if let Some(captured) = &mut self.captured {
                    captured.push(triangle);
                }
                self.pixels += pixels;
            }
            Err(limit) if !core::mem::replace(&mut self.reported.limit, true) => {
                downstream.diagnostics.report(Finding::TrianglesLeftOut(limit));
            }
            Err(_) => {}
        }
    }

    /// Whether it is time to draw the triangles.
    pub fn is_full(&self) -> bool {
        self.triangles.len() >= MOST_TRIANGLES
    }
}

/// Gives vertices one colour, if there is one for all.
pub(super) fn paint(vertices: &mut [Vertex], color: Option<Vector>) {
    for vertex in vertices {
        if let Some(color) = color {
            vertex.0[COLOR].copy_from_slice(&color);
        }
    }
}
