// SPDX-License-Identifier: MIT
//! What a page has of each step of a recording. Field names are those of the page's script.

use super::blobs::Blob;
use serde::Serialize;

/// A draw, or the work of a memory engine.
#[derive(Debug, Serialize)]
pub struct Step {
    /// What it was, in words.
    pub title: String,
    /// Which write started it.
    pub place: String,
    /// Frames that were complete before it.
    pub frame: u32,
    /// What is in the buffers behind it, if there are any.
    pub picture: Option<Picture>,
    /// What only a draw has.
    pub draw: Option<Draw>,
}

/// The buffers of a step.
#[derive(Debug, Serialize)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    pub color: Option<String>,
    pub depth: Option<String>,
    pub depth_bits: u32,
    /// The step whose planes differ in [`bits`](Self::bits); without one the bits are the planes.
    pub base: Option<usize>,
    pub bits: Blob,
}

/// What only a draw has.
#[derive(Debug, Serialize)]
pub struct Draw {
    /// Its number, as `pica render --inspect` has it.
    pub number: u64,
    /// Vertices, triangles, those displayed, fragments.
    pub counts: [u64; 4],
    /// Registers that are not as the draw before found them: ids and values.
    pub registers: Vec<(u32, u32)>,
    /// Programs that ran, by their places in [`Page::programs`].
    pub programs: Vec<usize>,
    /// Textures that could be read.
    pub textures: Vec<Texture>,
    /// Groups of rows with what happened to their fragments.
    pub history: Vec<(u32, Blob)>,
}

/// A texture of a draw.
#[derive(Debug, Serialize)]
pub struct Texture {
    pub unit: usize,
    pub width: u32,
    pub height: u32,
    pub format: String,
    /// A PNG file; several for the faces of a cube.
    pub images: Vec<Blob>,
}

/// A shader with its uniforms.
#[derive(Debug, PartialEq, Eq, Hash, Clone, Serialize)]
pub struct Program {
    pub stage: &'static str,
    pub entry: u16,
    /// An instruction a line, the line number is the address.
    pub code: Vec<String>,
    /// Names and values.
    pub uniforms: Vec<(String, String)>,
}
