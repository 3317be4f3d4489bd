// SPDX-License-Identifier: MIT
//! Vertices from the outputs of shaders to raster coordinates, many at once.

use pica_spec::choices::Choices;
use pica_spec::register_file::RegisterFile;

use crate::diagnostic::Diagnostics;
use crate::float::{F24, Lanes};
use crate::geometry::Vertex;
use crate::geometry::clip::ClipVolume;
use crate::geometry::output_map::OutputMap;
use crate::geometry::viewport::{Places, ScreenVertex, ScreenVertexRef, Viewport};
use crate::shader::{Column, LANES, OutputColumns, Packed};

/// Vertices that primitive assembly keeps from batch to batch.
const KEPT: usize = 2;

/// What a draw does to each of its vertices.
#[derive(Debug)]
pub(super) struct VertexSetup {
    map: OutputMap,
    /// The components that anything reads.
    components: Vec<usize>,
    pub clip: ClipVolume,
    pub viewport: Viewport,
    lanes: Lanes,
}

impl VertexSetup {
    /// What the registers say; `components` are read of a vertex beside its position.
    pub fn new(
        registers: &RegisterFile,
        choices: &Choices,
        components: &[usize],
        diagnostics: &mut Diagnostics,
    ) -> VertexSetup {
        VertexSetup {
            map: OutputMap::new(registers, choices, diagnostics),
            components: (0..4).chain(components.iter().copied()).collect(),
            clip: ClipVolume::new(registers, choices),
            viewport: Viewport::new(registers, choices),
            lanes: Lanes::detect(),
        }
    }
}

/// A vertex that triangles can be made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReadyVertex {
    /// In clip space; components that nothing reads have no meaning.
    pub vertex: Vertex,
    pub place: ScreenVertex<()>,
    /// Whether a triangle of such vertices needs no clipping.
    pub inside: bool,
}

impl ReadyVertex {
    /// The vertex in raster coordinates.
    pub fn on_screen(&self) -> ScreenVertexRef<'_> {
        self.place.with(&self.vertex.0)
    }
}

/// The vertices of a batch by their numbers, and from number [`LANES`] on those that primitive assembly keeps of earlier
/// ones.
#[derive(Debug)]
pub(super) struct ReadyVertices {
    ready: [ReadyVertex; LANES + KEPT],
    /// The outputs of those that are kept: another draw may map them in another way.
    kept: [Packed; KEPT],
    columns: Columns,
}

/// What the vertices of a batch have in columns on their way.
#[derive(Debug)]
struct Columns {
    position: [Column; 4],
    other: Column,
    places: Places,
    inside: [bool; LANES],
}

impl Default for ReadyVertices {
    fn default() -> ReadyVertices {
        let zeros = [F24::ZERO; LANES];
        let columns = Columns { position: [zeros; 4], other: zeros, places: Places::default(), inside: [false; LANES] };
        let none = ReadyVertex { vertex: Vertex::default(), place: columns.places.get(0), inside: false };
        ReadyVertices { ready: [none; LANES + KEPT], kept: [Packed::default(); KEPT], columns }
    }
}

impl ReadyVertices {
    /// A draw begins: it does to the vertices that are kept what it does to its own.
    pub fn begin_draw(&mut self, setup: &VertexSetup) {
        self.columns.make_ready(setup, &self.kept[..], &mut self.ready[LANES..]);
    }

    /// Makes the first `count` vertices with these outputs those from number 0 on.
    pub fn load(&mut self, setup: &VertexSetup, outputs: &(impl OutputColumns + ?Sized), count: usize) {
        self.columns.make_ready(setup, outputs, &mut self.ready[..count]);
    }

    /// Keeps those of the vertices that primitive assembly has pending, which have these outputs. A vertex that is kept
    /// already is at the same place among the pending ones as before.
    pub fn keep(&mut self, pending: &mut [usize], outputs: &(impl OutputColumns + ?Sized)) {
        for (place, number) in pending.iter_mut().enumerate().filter(|(_, number)| **number < LANES) {
            self.kept[place] = outputs.packed(*number);
            self.ready[LANES + place] = self.ready[*number];
            *number = LANES + place;
        }
    }

    /// The vertex with a number.
    pub fn get(&self, number: usize) -> &ReadyVertex {
        &self.ready[number]
    }
}

impl Columns {
    fn make_ready(
        &mut self,
        setup: &VertexSetup,
        outputs: &(impl OutputColumns + ?Sized),
        vertices: &mut [ReadyVertex],
    ) {
        let Columns { position, other, places, inside } = self;
        let len = vertices.len();
        for &component in &setup.components {
            let column = position.get_mut(component).unwrap_or(other);
            setup.map.column(component, outputs, &mut column[..len]);
            for (ready, value) in vertices.iter_mut().zip(column) {
                ready.vertex.0[component] = *value;
            }
        }
        setup.clip.keeps_whole(setup.lanes, position, len, inside);
        setup.viewport.transform_all(setup.lanes, position, len, places);
        for (lane, ready) in vertices.iter_mut().enumerate() {
            (ready.place, ready.inside) = (places.get(lane), inside[lane]);
        }
    }
}
