// SPDX-License-Identifier: MIT
//! The vertices of a draw: what the vertex shader got, and what reaches the primitive assembler.

use super::blobs::{Blob, Blobs, compress};
use pica_model::float::F24;
use pica_model::geometry::output_map::OutputMap;
use pica_model::geometry::vertex::COMPONENTS;
use pica_model::geometry::viewport::Viewport;
use pica_model::shader::{Packed, REGISTER_COUNT, Vector};
use pica_spec::pica200::OutputSemantic;
use serde::Serialize;

/// Vertices of a draw that a page lists on each side.
const MOST: usize = 4096;

/// The vertices as the page has them.
#[derive(Debug, Serialize)]
pub struct Vertices {
    /// Inputs of runs of the vertex shader, in their order.
    pub inputs: Columns,
    /// What the shaders made, in the order of the primitive assembler, with the place on the screen.
    pub outputs: Columns,
    /// Corners of the triangles that were rasterized: for each x and y of three corners, in 16ths of a pixel, y from the
    /// register origin; 16 bits each.
    pub triangles: Blob,
}

/// Numbers in columns.
#[derive(Debug, Serialize)]
pub struct Columns {
    /// How many rows there were; only the first ones are listed.
    pub count: usize,
    pub names: Vec<String>,
    /// Column after column, as f32.
    pub values: Blob,
}

/// Collects the vertices of a draw.
pub struct Collected {
    inputs: (usize, Vec<[Vector; REGISTER_COUNT]>),
    outputs: (usize, Vec<Vec<F24>>),
    map: OutputMap,
    viewport: Viewport,
}

/// The component of a vertex with this semantic code, as the specification names it; empty if the code means nothing.
fn component(code: u32) -> String {
    match OutputSemantic::from_raw(code) {
        OutputSemantic::Unlisted(_) => String::new(),
        semantic => semantic.name().to_owned(),
    }
}

impl Collected {
    /// Nothing yet, of a draw with these registers.
    pub fn new(map: OutputMap, viewport: Viewport) -> Collected {
        Collected { inputs: Default::default(), outputs: Default::default(), map, viewport }
    }

    /// A vertex shader runs.
    pub fn input(&mut self, registers: &[Vector; REGISTER_COUNT]) {
        self.inputs.0 += 1;
        if self.inputs.1.len() < MOST {
            self.inputs.1.push(*registers);
        }
    }

    /// A vertex leaves the shaders.
    pub fn output(&mut self, packed: &Packed) {
        self.outputs.0 += 1;
        if self.outputs.1.len() < MOST {
            let vertex = self.map.vertex(packed);
            let place = self.viewport.transform(&vertex);
            let on_screen = [place.x, place.y].map(|place| f32::from(place) / 16.0);
            self.outputs.1.push(vertex.0.into_iter().chain(on_screen.map(exact)).collect());
        }
    }

    /// What the page gets.
    pub fn finish(self, triangles: &[[[u16; 2]; 3]], blobs: &mut Blobs) -> Vertices {
        let (count, inputs) = self.inputs;
        let names = (0..REGISTER_COUNT).flat_map(|v| "xyzw".chars().map(move |c| format!("v{v}.{c}"))).collect();
        let rows: Vec<Vec<F24>> = inputs.iter().map(|registers| registers.as_flattened().to_vec()).collect();
        let inputs = columns(count, names, &rows, F24::ZERO, blobs);
        let (count, rows) = self.outputs;
        let places = ["screen x", "screen y"].map(str::to_owned);
        let names = (0..COMPONENTS as u32).map(component).chain(places).collect();
        // What nothing is mapped to is 1.
        let outputs = columns(count, names, &rows, F24::ONE, blobs);
        let bytes: Vec<u8> =
            triangles.as_flattened().as_flattened().iter().flat_map(|place| place.to_le_bytes()).collect();
        Vertices { inputs, outputs, triangles: blobs.add(&compress(&bytes)) }
    }
}

/// A number of 16 bits with four of them behind the point, which every format holds.
fn exact(value: f32) -> F24 {
    F24::from_f32_bits(value.to_bits(), pica_model::float::F32ToF24::TowardZero)
}

/// The columns that have anything but `without`, which says that there is nothing.
fn columns(count: usize, names: Vec<String>, rows: &[Vec<F24>], without: F24, blobs: &mut Blobs) -> Columns {
    let is_used = |column: &usize| !names[*column].is_empty() && rows.iter().any(|row| row[*column] != without);
    let used: Vec<usize> = (0..names.len()).filter(is_used).collect();
    let cells = used.iter().flat_map(|column| rows.iter().map(|row| row[*column].to_f32_bits()));
    let bytes: Vec<u8> = cells.flat_map(u32::to_le_bytes).collect();
    let names = used.iter().map(|column| names[*column].clone()).collect();
    Columns { count, names, values: blobs.add(&compress(&bytes)) }
}
