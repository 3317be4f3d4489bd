// SPDX-License-Identifier: MIT
//! All fragments of draws, one after the other: what goes into the fragment pipeline behind textures and lighting, and
//! what comes of it.

use core::borrow::Borrow;

use pica_spec::register_file::RegisterFile;

use crate::float::F24;
use crate::fragment::fog::lut::FogLut;
use crate::fragment::{FragmentPipeline, FragmentRecord};
use crate::geometry::vertex::COMPONENTS;
use crate::geometry::viewport::ScreenVertex;
use crate::raster::fragment::{Attributes, FragmentTile, FramebufferUse, LANES, TileMemory, lane_position};
use crate::raster::region::Region;

/// Collects the fragments of draws, each with more than half a kilobyte: whoever captures takes them away draw by draw.
#[derive(Clone, Debug, Default)]
pub struct Capture {
    /// The draws, in their order.
    pub draws: Vec<CapturedDraw>,
    /// Fragments and triangles that are beyond those that are kept. The list ends with the first of these fragments.
    pub left_out: u64,
    /// Fragments of all these draws that are kept at most, and triangles of each.
    most: usize,
    /// Fragments of all these draws.
    kept: usize,
}

impl Capture {
    pub(super) fn new(most: usize) -> Capture {
        Capture { most, ..Capture::default() }
    }

    /// What there is; nothing is left.
    pub(super) fn take(&mut self) -> Capture {
        core::mem::replace(self, Capture::new(self.most))
    }

    /// Whether triangles that touch so many pixels are drawn before more are collected.
    pub(super) fn is_enough(&self, pixels: u64) -> bool {
        pixels >= self.most as u64
    }

    /// A place for the triangles of a draw.
    pub(super) fn triangles(&self) -> CapturedTriangles {
        CapturedTriangles { triangles: Vec::new(), left_out: 0, most: self.most }
    }

    /// Takes the triangles of the last draw.
    pub(super) fn add_triangles(&mut self, captured: CapturedTriangles) {
        self.left_out += captured.left_out;
        if let Some(draw) = self.draws.last_mut() {
            draw.triangles = captured.triangles;
        }
    }

    /// Takes fragments of the last draw.
    pub(super) fn add(&mut self, fragments: Vec<CapturedFragment>) {
        let Some(draw) = self.draws.last_mut() else { return };
        let taken = fragments.len().min(self.most - self.kept);
        self.left_out += (fragments.len() - taken) as u64;
        self.kept += taken;
        draw.fragments.extend(fragments.into_iter().take(taken));
    }
}

/// The triangles of a draw that goes on.
#[derive(Debug)]
pub(super) struct CapturedTriangles {
    triangles: Vec<[ScreenVertex; 3]>,
    left_out: u64,
    most: usize,
}

impl CapturedTriangles {
    /// Takes a triangle.
    pub fn push<C: Borrow<[F24; COMPONENTS]>>(&mut self, triangle: &[ScreenVertex<C>; 3]) {
        if self.triangles.len() == self.most {
            self.left_out += 1;
            return;
        }
        self.triangles.push(triangle.each_ref().map(|vertex| {
            let ScreenVertex { x, y, z, reciprocal_w, .. } = *vertex;
            ScreenVertex { x, y, z, reciprocal_w, components: *vertex.components.borrow() }
        }));
    }
}

/// The fragments of a draw.
#[derive(Clone, Debug)]
pub struct CapturedDraw {
    /// The registers when it began.
    pub registers: RegisterFile,
    /// The fog table of the draw.
    pub fog: FogLut,
    /// Where its pixels lie.
    pub framebuffer: FramebufferUse,
    /// The pixels that it may draw.
    pub region: Region,
    /// The components of a vertex, beside the position, that its fragments need.
    pub components: Vec<usize>,
    /// Its triangles that reached the rasterizer, y from the register origin.
    pub triangles: Vec<[ScreenVertex; 3]>,
    /// The fragments of the draw; those of one pixel in their order.
    pub fragments: Vec<CapturedFragment>,
}

/// A fragment: its pixel before and after, and what happened to it.
#[derive(Clone, Debug)]
pub struct CapturedFragment {
    /// Number of the triangle among those of the draw that reached the rasterizer, from 0.
    pub triangle: u64,
    /// Column.
    pub x: u32,
    /// Row in memory.
    pub row: u32,
    /// The words of its pixel in the colour and the depth buffer before it; 0 for a buffer that is not used.
    pub before: [u32; 2],
    /// The words of its pixel in these buffers after the fragment.
    pub after: [u32; 2],
    /// What was interpolated for it.
    pub attributes: Attributes,
    /// What happened to it.
    pub record: FragmentRecord,
}

impl CapturedDraw {
    /// Row of a picture, which begins with the last y, of the pixels of a row in memory; `None` outside of the framebuffer.
    pub fn picture_row(&self, row: u32) -> Option<u32> {
        (self.framebuffer.height.checked_sub(1)?).checked_sub(self.framebuffer.grid.row(row))
    }
}

/// The word of a pixel of a tile.
fn word(bytes: &[u8], lane: usize) -> u32 {
    let size = bytes.len() / LANES;
    bytes[lane * size..(lane + 1) * size].iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte))
}

/// Shades the fragments of a triangle in a tile one by one.
pub(super) fn shade(
    pipeline: &FragmentPipeline,
    triangle: u64,
    tile: &FragmentTile,
    memory: &mut TileMemory<'_>,
    captured: &mut Vec<CapturedFragment>,
) {
    let mut single = tile.clone();
    for lane in (0..LANES).filter(|lane| tile.coverage >> lane & 1 != 0) {
        single.coverage = 1 << lane;
        let words = |memory: &TileMemory<'_>| [word(memory.color, lane), word(memory.depth, lane)];
        let before = words(memory);
        let Some(record) = pipeline.shade_recorded(&single, lane, memory) else { continue };
        let (x, row) = lane_position(lane);
        let (x, row) = (tile.x + x, tile.row + row);
        let attributes = tile.attributes(lane);
        captured.push(CapturedFragment { triangle, x, row, before, after: words(memory), attributes, record });
    }
}
