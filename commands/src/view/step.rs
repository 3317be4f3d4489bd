// SPDX-License-Identifier: MIT
//! What a page has of each step of a recording. Field names are those of the page's script.

use super::blobs::Blob;
use super::tables::Table;
use super::textures::Texture;
use super::vertices::Vertices;
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
    /// What its buffers held before it, by the place of the surface in the page.
    pub before: Option<usize>,
    /// What they hold behind it; for an engine the picture at its destination.
    pub after: Option<usize>,
    /// Whether `after` is what a later draw finds there, because nothing said before that there is a picture.
    pub later: bool,
    /// What only a draw has.
    pub draw: Option<Draw>,
    /// What a memory engine was told: names and values.
    pub engine: Option<Vec<(&'static str, String)>>,
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
    /// Programs that ran, by their places in the page.
    pub programs: Vec<usize>,
    /// Textures that could be read.
    pub textures: Vec<Texture>,
    /// Tables of fog, lighting and the procedural texture that are on.
    pub tables: Vec<Table>,
    /// Vertices before and behind the shaders.
    pub vertices: Vertices,
    /// Groups of rows with what happened to their fragments.
    pub history: Vec<(u32, Blob)>,
}

/// What the screens show at the end of a frame.
#[derive(Debug, Serialize)]
pub struct Frame {
    pub number: u32,
    pub screens: Vec<Shown>,
}

/// A screen with its picture.
#[derive(Debug, Serialize)]
pub struct Shown {
    pub name: &'static str,
    pub address: String,
    pub surface: usize,
}
