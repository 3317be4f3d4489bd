// SPDX-License-Identifier: MIT
//! A draw: what it takes from the registers, compiled when it begins, and the triangles that it has collected.

use core::borrow::Borrow;

use pica_spec::choices::Choices;
use pica_spec::pica200::PrimitiveMode;

use super::bands::Bands;
use super::vertices::{ReadyVertex, VertexSetup};
use crate::diagnostic::Finding;
use crate::float::{Arithmetic, F24};
use crate::fragment::{DrawState, FragmentPipeline};
use crate::geometry::culling::Culling;
use crate::geometry::quaternion::align_quaternions;
use crate::geometry::vertex::{COLOR, COMPONENTS};
use crate::geometry::viewport::ScreenVertex;
use crate::geometry::{Downstream, Vertex};
use crate::raster::fragment::FramebufferUse;
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
    pub vertex_setup: VertexSetup,
    culling: Culling,
    pub(super) raster: RasterConfig,
    pub(super) region: Region,
    pub(super) framebuffer: FramebufferUse,
    pub(super) fragments: FragmentPipeline,
    pub(super) bands: Bands,
    /// Whether fragments can change anything.
    has_effect: bool,
    pub(super) triangles: Vec<Triangle>,
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
    pub fn new(choices: &Choices, textures: &mut ImageCache, downstream: &mut Downstream<'_>) -> DrawSetup {
        let Downstream { registers, memory, luts, diagnostics, .. } = downstream;
        let state = DrawState { registers, luts, memory, choices };
        let fragments =
            FragmentPipeline::new(&state, textures, &mut |finding| diagnostics.report(Finding::Fragment(finding)));
        let framebuffer = fragments.framebuffer();
        let raster = RasterConfig::new(registers, choices, fragments.inputs());
        DrawSetup {
            mode: registers.primitive_config().mode(),
            arithmetic: Arithmetic::accepted(choices),
            vertex_setup: VertexSetup::new(registers, choices, raster.components(), diagnostics),
            culling: Culling::new(registers, choices),
            raster,
            region: Region::new(registers, choices, &framebuffer),
            framebuffer,
            bands: Bands::new(&framebuffer),
            has_effect: fragments.has_effect(),
            fragments,
            triangles: Vec::new(),
            drawn: 0,
            reported: Reported::default(),
        }
    }

    /// Takes a triangle to raster coordinates; gives how many triangles are left of it.
    pub fn push(&mut self, triangle: [&ReadyVertex; 3], downstream: &mut Downstream<'_>) -> u64 {
        let whole = triangle.iter().all(|ready| ready.inside);
        let (aligns, flat) = (self.raster.interpolates_quaternions(), self.raster.flat_shading);
        if whole && !aligns && !flat {
            return self.push_clipped(triangle.map(ReadyVertex::on_screen), downstream).into();
        }
        let mut vertices = triangle.map(|ready| ready.vertex);
        if aligns {
            align_quaternions(&mut vertices, self.arithmetic);
        }
        // The last vertex, and not what clipping makes of its colour.
        let flat = flat.then(|| vertices[2].color());
        if whole {
            paint(&mut vertices, flat);
            let on_screen = [0, 1, 2].map(|k| triangle[k].place.with(&vertices[k].0));
            return self.push_clipped(on_screen, downstream).into();
        }
        let Some(mut polygon) = self.vertex_setup.clip.clip(&vertices) else { return 0 };
        paint(polygon.vertices_mut(), flat);
        let viewport = self.vertex_setup.viewport;
        let triangles = polygon.triangles().map(|triangle| triangle.map(|vertex| viewport.transform(vertex)));
        triangles.map(|triangle| u64::from(self.push_clipped(triangle, downstream))).sum()
    }

    /// Takes a triangle inside the clip volume to the rasterizer; gives whether it is displayed.
    fn push_clipped<C>(&mut self, triangle: [ScreenVertex<C>; 3], downstream: &mut Downstream<'_>) -> bool
    where
        C: Borrow<[F24; COMPONENTS]>,
    {
        let Some(triangle) = self.culling.orient(triangle) else { return false };
        if !self.has_effect {
            return true;
        }
        let Some(triangle) = Triangle::new(&triangle, &self.raster, &self.region.bounds) else { return true };
        match downstream.budget.pixels(triangle.tiles() * 64) {
            Ok(()) => self.triangles.push(triangle),
            Err(limit) if !core::mem::replace(&mut self.reported.limit, true) => {
                downstream.diagnostics.report(Finding::TrianglesLeftOut(limit));
            }
            Err(_) => {}
        }
        true
    }

    /// Whether it is time to draw the triangles.
    pub fn is_full(&self) -> bool {
        self.triangles.len() >= MOST_TRIANGLES
    }
}

/// Gives vertices one colour, if there is one for all.
fn paint(vertices: &mut [Vertex], color: Option<Vector>) {
    for vertex in vertices {
        if let Some(color) = color {
            vertex.0[COLOR].copy_from_slice(&color);
        }
    }
}
