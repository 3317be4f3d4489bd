//! A draw: what it takes from the registers, compiled when it begins, and the triangles that it has collected.

use pica_spec::choices::Choices;
use pica_spec::pica200::PrimitiveMode;

use super::bands::{Band, bands};
use crate::diagnostic::Finding;
use crate::float::Arithmetic;
use crate::fragment::{DrawState, FragmentPipeline};
use crate::geometry::clip::ClipVolume;
use crate::geometry::culling::Culling;
use crate::geometry::output_map::OutputMap;
use crate::geometry::quaternion::align_quaternions;
use crate::geometry::vertex::COLOR;
use crate::geometry::viewport::Viewport;
use crate::geometry::{Downstream, Vertex};
use crate::raster::fragment::FramebufferUse;
use crate::raster::region::Region;
use crate::raster::triangle::{RasterConfig, Triangle};
use crate::shader::{Packed, Vector};
use crate::texture::image::ImageCache;

/// Triangles that are collected before they are drawn. This bounds memory, and is not seen in the result.
const MOST_TRIANGLES: usize = 4096;

/// A draw.
#[derive(Debug)]
pub(super) struct DrawSetup {
    pub mode: PrimitiveMode,
    arithmetic: Arithmetic,
    output_map: OutputMap,
    clip: ClipVolume,
    viewport: Viewport,
    culling: Culling,
    pub(super) raster: RasterConfig,
    pub(super) region: Region,
    pub(super) framebuffer: FramebufferUse,
    pub(super) fragments: FragmentPipeline,
    pub(super) bands: Vec<Band>,
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
        DrawSetup {
            mode: registers.primitive_config().mode(),
            arithmetic: Arithmetic::accepted(choices),
            output_map: OutputMap::new(registers, choices, diagnostics),
            clip: ClipVolume::new(registers, choices),
            viewport: Viewport::new(registers, choices),
            culling: Culling::new(registers, choices),
            raster: RasterConfig::new(registers, choices, fragments.inputs()),
            region: Region::new(registers, choices, &framebuffer),
            framebuffer,
            bands: bands(&framebuffer),
            has_effect: fragments.has_effect(),
            fragments,
            triangles: Vec::new(),
            drawn: 0,
            reported: Reported::default(),
        }
    }

    /// The vertex with these outputs.
    pub fn vertex(&self, outputs: &Packed) -> Vertex {
        self.output_map.vertex(outputs)
    }

    /// Takes a triangle to raster coordinates; gives how many triangles are left of it.
    pub fn push(&mut self, mut vertices: [Vertex; 3], downstream: &mut Downstream<'_>) -> u64 {
        if self.raster.interpolates_quaternions() {
            align_quaternions(&mut vertices, self.arithmetic);
        }
        // The last vertex, and not what clipping makes of its colour.
        let flat = self.raster.flat_shading.then(|| vertices[2].color());
        if self.clip.leaves_whole(&vertices) {
            paint(&mut vertices, flat);
            return self.push_clipped(vertices.each_ref(), downstream).into();
        }
        let Some(mut polygon) = self.clip.clip(&vertices) else { return 0 };
        paint(polygon.vertices_mut(), flat);
        polygon.triangles().map(|triangle| u64::from(self.push_clipped(triangle, downstream))).sum()
    }

    /// Takes a triangle inside the clip volume to raster coordinates; gives whether it is displayed.
    fn push_clipped(&mut self, triangle: [&Vertex; 3], downstream: &mut Downstream<'_>) -> bool {
        let triangle = triangle.map(|vertex| self.viewport.transform(vertex));
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
