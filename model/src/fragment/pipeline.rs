// SPDX-License-Identifier: MIT
//! The stages in their order, set up once per draw (fragment.md#order-of-operations).

use pica_spec::choices::Gas;
use pica_spec::pica200::{DepthFormat, FragmentMode};

use super::DrawState;
use super::drawing::{Drawing, Fragments};
use super::finding::Finding;
use super::framebuffer::depth_format::depth_unpack;
use super::framebuffer::{Buffer, Framebuffer};
use super::gas::accumulation::GasAccumulation;
use super::planes::{ALL_LANES, Mask, Planes, bits_of, gather, mask_of};
use super::queue::{FEW, Queue, Tiles};
use super::record::FragmentRecord;
use super::shading::Shading;
use super::shadow_map::ShadowMap;
use crate::float::{Kernel, Lanes, Unit};
use crate::raster::fragment::{BufferUse, FragmentTile, FramebufferUse, Inputs, LANES, LaneMask, TileMemory};
use crate::texture::image::ImageCache;

/// Everything that happens to fragments, compiled from the registers and tables of a draw.
///
/// A pipeline is shared between threads: [`shade`](Self::shade) changes nothing but the memory of its tile.
#[derive(Clone, Debug)]
pub struct FragmentPipeline {
    /// Absent if nothing depends on colours.
    shading: Option<Shading>,
    end: End,
    framebuffer: FramebufferUse,
    inputs: Inputs,
    lanes: Lanes,
}

/// What follows the combiners.
#[derive(Clone, Debug)]
enum End {
    /// Nothing at all: the draw leaves no trace.
    Nothing,
    /// Drawing.
    Drawing(Drawing),
    /// Writing of a shadow map into the colour buffer.
    ShadowMap(ShadowMap),
    /// Adding of gas densities to the colour buffer.
    Gas(GasAccumulation),
}

impl FragmentPipeline {
    /// The pipeline for a draw with these registers, tables and textures. Textures are taken as they are in memory now.
    pub fn new(state: &DrawState<'_>, cache: &mut ImageCache, findings: &mut dyn FnMut(Finding)) -> FragmentPipeline {
        let framebuffer = Framebuffer::new(state.registers, state.choices, findings);
        let end = End::new(state, &framebuffer, findings);
        let (needs_colors, needs_depth) = match &end {
            End::Nothing => (false, false),
            End::Drawing(drawing) => (drawing.needs_colors(), drawing.needs_depth()),
            End::ShadowMap(_) | End::Gas(_) => (true, true),
        };
        let shading = needs_colors.then(|| Shading::new(state, cache, findings));
        let inputs = shading.as_ref().map(Shading::inputs).unwrap_or_default();
        let inputs = Inputs { depth: needs_depth, ..inputs };
        let lanes = Lanes::detect();
        FragmentPipeline { shading, framebuffer: end.framebuffer(&framebuffer), end, inputs, lanes }
    }

    /// What [`shade`](Self::shade) reads of fragments.
    pub fn inputs(&self) -> Inputs {
        self.inputs
    }

    /// The buffers that [`shade`](Self::shade) works on.
    pub fn framebuffer(&self) -> FramebufferUse {
        self.framebuffer
    }

    /// Whether the draw can leave a trace: otherwise there is nothing to rasterize.
    pub fn has_effect(&self) -> bool {
        [self.framebuffer.color, self.framebuffer.depth].into_iter().flatten().any(|buffer| buffer.writes)
    }

    /// Shades the fragments of a tile, in any order: they are of different pixels.
    pub fn shade(&self, tile: &FragmentTile, memory: &mut TileMemory<'_>) {
        self.shade_lanes(tile, tile.coverage, memory);
    }

    /// Whether [`shade_in_order`](Self::shade_in_order) would do nothing but let the fragments of a tile wait.
    pub fn lets_wait(&self, tile: &FragmentTile, queue: &Queue) -> bool {
        self.may_wait(tile) && queue.has_room(tile.coverage.count_ones() as usize)
    }

    fn may_wait(&self, tile: &FragmentTile) -> bool {
        self.shading.is_some() && tile.coverage.count_ones() as usize <= FEW && !self.inputs.derivatives
    }

    /// Shades the fragments of a tile, or lets them wait in a queue until there are more of them. Tiles come in the
    /// order of triangles.
    pub fn shade_in_order(&self, tile: &FragmentTile, queue: &mut Queue, tiles: &mut impl Tiles) {
        match &self.end {
            End::Drawing(drawing) if self.may_wait(tile) => {
                self.lanes.run(Wait { pipeline: self, drawing, tile, queue, tiles });
            }
            _ => {
                self.finish(queue, tiles);
                self.shade(tile, &mut tiles.tile(tile.x, tile.row));
            }
        }
    }

    /// The depths in the bytes of a tile of the depth buffer, as 24-bit numbers, if fragments can write them.
    pub fn written_depths<'a>(&self, bytes: &'a [u8]) -> Option<impl Iterator<Item = u32> + use<'a>> {
        let End::Drawing(Drawing { depth: Some(stage), .. }) = &self.end else { return None };
        let Buffer { format, bytes: size, .. } = stage.buffer;
        stage.writes_depth().then(|| {
            (0..LANES).map(move |lane| {
                let depth = depth_unpack(format, size.read(bytes, lane)).depth;
                if format == DepthFormat::D16 { depth << 8 | depth >> 8 } else { depth }
            })
        })
    }

    /// The largest gas density that was written so far, in gas mode (assumption `gas_feedback`).
    pub fn largest_density(&self) -> Option<u16> {
        match &self.end {
            End::Gas(gas) => Some(gas.largest()),
            End::Nothing | End::Drawing(_) | End::ShadowMap(_) => None,
        }
    }

    /// Shades the fragments that wait.
    pub fn finish(&self, queue: &mut Queue, tiles: &mut impl Tiles) {
        if let (Some(shading), End::Drawing(drawing), false) = (&self.shading, &self.end, queue.is_empty()) {
            self.lanes.run(Finish { shading, drawing, queue, tiles });
        }
    }

    /// [`shade`](Self::shade) with the history of the fragment at `lane`; `None` if there is none.
    pub fn shade_recorded(
        &self,
        tile: &FragmentTile,
        lane: usize,
        memory: &mut TileMemory<'_>,
    ) -> Option<FragmentRecord> {
        let recorded = tile.coverage & 1_u64.checked_shl(lane as u32).unwrap_or(0);
        self.shade_lanes(tile, tile.coverage & !recorded, memory);
        (recorded != 0).then(|| {
            let (depth, primary) = (tile.depth[lane], tile.color[lane]);
            let mut record = FragmentRecord { depth, primary, ..FragmentRecord::default() };
            let run = Run { pipeline: self, tile, coverage: recorded, memory, record: Some(&mut record) };
            self.lanes.run(RunOf::<1>(run));
            record
        })
    }

    fn shade_lanes(&self, tile: &FragmentTile, coverage: LaneMask, memory: &mut TileMemory<'_>) {
        let run = Run { pipeline: self, tile, coverage, memory, record: None };
        match coverage.count_ones() as usize {
            0 => {}
            1..=FEW => self.lanes.run(RunOf::<FEW>(run)),
            _ => self.lanes.run(RunOf::<LANES>(run)),
        }
    }
}

/// The stages for some fragments of a tile.
struct Run<'a, 'b> {
    pipeline: &'a FragmentPipeline,
    tile: &'a FragmentTile,
    coverage: LaneMask,
    memory: &'a mut TileMemory<'b>,
    /// The record of the only fragment, if there is to be one.
    record: Option<&'a mut FragmentRecord>,
}

/// A run in planes of `N`: all lanes, or at least as many as there are fragments.
struct RunOf<'a, 'b, const N: usize>(Run<'a, 'b>);

impl<const N: usize> Kernel for RunOf<'_, '_, N> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, _: U) {
        let RunOf(mut run) = self;
        let mut lanes = Numbers::of(run.coverage);
        let mut alive = lanes.alive::<N>(run.coverage);
        let early = match &run.pipeline.end {
            End::Drawing(drawing) if run.record.is_none() => drawing.early_depth(),
            End::Drawing(_) | End::Nothing | End::ShadowMap(_) | End::Gas(_) => None,
        };
        if let Some(depth) = early {
            depth.run(&gather(&run.tile.depth, lanes.get()), lanes.get(), &mut alive, run.memory.depth, None);
            lanes.keep::<N>(bits_of(&alive));
            match lanes.count {
                0 => return,
                // All or few survive most often.
                1..=FEW if N == LANES => {
                    return run.finish::<FEW>(&lanes, mask_of(u64::MAX >> (64 - lanes.count)), true);
                }
                _ => alive = lanes.alive::<N>(bits_of(&alive)),
            }
        }
        run.finish(&lanes, alive, early.is_some());
    }
}

impl Run<'_, '_> {
    /// The stages after the early ones. `tested`: fragments went through the early depth stage.
    #[inline(always)]
    fn finish<const N: usize>(&mut self, lanes: &Numbers, alive: Mask<N>, tested: bool) {
        let (tile, lanes) = (self.tile, lanes.get());
        let colors = match &self.pipeline.shading {
            Some(shading) => shading.evaluate::<N>(tile, lanes, self.record.as_deref_mut()),
            None => Planes::filled([0; 4]),
        };
        let record = self.record.as_deref_mut();
        match &self.pipeline.end {
            End::Nothing => {}
            End::Drawing(drawing) => {
                let fragments = Fragments { depth: gather(&tile.depth, lanes), lanes, alive };
                drawing.run(colors, fragments, tested, self.memory, record);
            }
            End::ShadowMap(shadows) => shadows.run(&colors, tile, lanes, self.memory.color, record),
            End::Gas(gas) => gas.run(&colors, tile, lanes, self.memory, record),
        }
    }
}

/// Some fragments of a tile that join a queue.
struct Wait<'a, T> {
    pipeline: &'a FragmentPipeline,
    drawing: &'a Drawing,
    tile: &'a FragmentTile,
    queue: &'a mut Queue,
    tiles: &'a mut T,
}

impl<T: Tiles> Kernel for Wait<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, _: U) {
        let Wait { pipeline, drawing, tile, queue, tiles } = self;
        let mut lanes = Numbers::of(tile.coverage);
        if let Some(depth) = drawing.early_depth() {
            let mut alive = lanes.alive::<FEW>(tile.coverage);
            let memory = tiles.tile(tile.x, tile.row);
            depth.run(&gather(&tile.depth, lanes.get()), lanes.get(), &mut alive, memory.depth, None);
            lanes.keep::<FEW>(bits_of(&alive));
        }
        if !queue.has_room(lanes.count) {
            pipeline.finish(queue, tiles);
        }
        queue.push(tile, lanes.get(), &pipeline.inputs);
    }
}

/// The fragments of a queue: their colours at once, and what follows tile by tile.
struct Finish<'a, T> {
    shading: &'a Shading,
    drawing: &'a Drawing,
    queue: &'a mut Queue,
    tiles: &'a mut T,
}

impl<T: Tiles> Kernel for Finish<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, _: U) {
        let Finish { shading, drawing, queue, tiles } = self;
        let colors = match queue.len() {
            ..=FEW => widened(&shading.evaluate::<FEW>(queue.fragments(), &ALL_LANES[..queue.len()], None)),
            _ => shading.evaluate::<LANES>(queue.fragments(), &ALL_LANES[..queue.len()], None),
        };
        let tested = drawing.early_depth().is_some();
        for group in queue.groups() {
            let mut planes = Planes::filled([0; 4]);
            for (plane, color) in planes.0.iter_mut().zip(&colors.0) {
                plane[..group.lanes().len()].copy_from_slice(&color[group.places()]);
            }
            let mut depth = [0; FEW];
            depth[..group.lanes().len()].copy_from_slice(&queue.fragments().depth[group.places()]);
            let alive = mask_of(u64::MAX >> (64 - group.lanes().len()));
            let fragments = Fragments { depth, lanes: group.lanes(), alive };
            drawing.run::<FEW>(planes, fragments, tested, &mut tiles.tile(group.x, group.row), None);
        }
        queue.clear();
    }
}

/// The colours in larger planes, with zeros behind them.
#[inline(always)]
fn widened(few: &Planes<FEW>) -> Planes<LANES> {
    let mut planes = Planes::filled([0; 4]);
    for (plane, color) in planes.0.iter_mut().zip(&few.0) {
        plane[..FEW].copy_from_slice(color);
    }
    planes
}

/// Numbers of the lanes of some fragments, in ascending order.
struct Numbers {
    numbers: [u8; LANES],
    count: usize,
}

impl Numbers {
    #[inline(always)]
    fn of(mut coverage: LaneMask) -> Numbers {
        if coverage == LaneMask::MAX {
            return Numbers { numbers: ALL_LANES, count: LANES };
        }
        let mut lanes = Numbers { numbers: [0; LANES], count: 0 };
        while coverage != 0 {
            lanes.numbers[lanes.count % LANES] = coverage.trailing_zeros() as u8;
            lanes.count += 1;
            coverage &= coverage - 1;
        }
        lanes
    }

    #[inline(always)]
    fn get(&self) -> &[u8] {
        &self.numbers[..self.count]
    }

    /// The fragments in planes of `N`, if they have these lanes.
    #[inline(always)]
    fn alive<const N: usize>(&self, coverage: LaneMask) -> Mask<N> {
        mask_of(if N == LANES { coverage } else { u64::MAX >> (64 - self.count) })
    }

    /// Keeps those at the places in planes of `N` whose bits are set.
    #[inline(always)]
    fn keep<const N: usize>(&mut self, places: u64) {
        if N == LANES {
            *self = Numbers::of(places);
            return;
        }
        let mut kept = 0;
        for place in 0..self.count {
            self.numbers[kept] = self.numbers[place];
            kept += (places >> place & 1) as usize;
        }
        self.count = kept;
    }
}

impl End {
    fn new(state: &DrawState<'_>, framebuffer: &Framebuffer, findings: &mut dyn FnMut(Finding)) -> End {
        match state.registers.color_operation().fragment_mode() {
            FragmentMode::Shadow => {
                let shadows = ShadowMap::new(state.registers, framebuffer.color, findings);
                shadows.map_or(End::Nothing, End::ShadowMap)
            }
            FragmentMode::Gas if state.choices.gas == Gas::Accumulate => {
                let gas = GasAccumulation::new(state.registers, framebuffer, state.choices, findings);
                gas.map_or(End::Nothing, End::Gas)
            }
            FragmentMode::Gas => {
                findings(Finding::GasMode);
                End::Nothing
            }
            _ if Drawing::is_on(state.registers, state.choices) => {
                End::Drawing(Drawing::new(state, framebuffer, findings))
            }
            FragmentMode::Default | FragmentMode::Unlisted(_) => {
                findings(Finding::UnknownFragmentMode);
                End::Nothing
            }
        }
    }

    /// The buffers that are used, and how.
    fn framebuffer(&self, framebuffer: &Framebuffer) -> FramebufferUse {
        let (color, depth) = match self {
            End::Nothing => (None, None),
            End::Drawing(Drawing { color, depth, .. }) => (
                color.as_ref().map(|stage| used(&stage.buffer, true)),
                depth.as_ref().filter(|stage| stage.uses_memory()).map(|stage| used(&stage.buffer, stage.writes())),
            ),
            End::ShadowMap(shadows) => (Some(used(&shadows.buffer, true)), None),
            End::Gas(gas) => (Some(used(&gas.color, true)), gas.depth.as_ref().map(|buffer| used(buffer, false))),
        };
        FramebufferUse::new(framebuffer.grid, color, depth)
    }
}

fn used<F>(buffer: &Buffer<F>, writes: bool) -> BufferUse {
    BufferUse { address: buffer.address, bytes_per_pixel: buffer.bytes.count(), writes }
}
