// SPDX-License-Identifier: MIT
//! Triangles into bands, on several threads.

use std::time::Instant;

use pica_spec::pica200::id;
use pica_spec::trace::{Memory, OutsideMemory};
use rayon::prelude::*;

use super::bands::{Band, BandBytes, BandTiles, Bands};
use super::capture::{self, Capture, CapturedFragment};
use super::draw::DrawSetup;
use super::inspect::{BandInspector, Inspector};
use super::stats::ThreadTimes;
use crate::diagnostic::Finding;
use crate::fragment::queue::{Queue, Tiles};
use crate::geometry::Downstream;
use crate::memory::tiling::PixelGrid;
use crate::raster::fragment::FragmentTile;
use crate::raster::tile_walk::{TileRow, rasterize};

/// Pixels of bounding boxes above which threads are worth their start.
const WORTH_THREADS: u64 = 1 << 14;

/// The work on the bands of a framebuffer, by their numbers. It is kept from draw to draw, so that nothing is allocated
/// that was there before.
#[derive(Debug, Default)]
pub(super) struct Tasks {
    tasks: Vec<Task>,
    /// What this thread has for a band that it draws.
    scratch: Box<Scratch>,
}

/// What a thread has for the band that it draws.
#[derive(Debug, Default)]
struct Scratch {
    tile: FragmentTile,
    queue: Queue,
}

/// A band with its work.
#[derive(Debug, Default)]
struct Task {
    band: Band,
    /// Numbers of the triangles that may be in the band.
    triangles: Vec<u32>,
    color: BandBytes,
    depth: BandBytes,
    fragments: u64,
    /// If they are measured.
    times: Option<ThreadTimes>,
    inspector: Option<BandInspector>,
    captured: Option<Vec<CapturedFragment>>,
}

/// What looks on while triangles are drawn, as far as it was asked for.
#[derive(Debug, Default)]
pub(super) struct Observers<'a> {
    pub inspector: Option<&'a mut Inspector>,
    pub capture: Option<&'a mut Capture>,
    /// What threads spend is added here.
    pub times: Option<&'a mut ThreadTimes>,
}

impl DrawSetup {
    /// Draws the triangles that were collected; gives the number of fragments.
    pub fn render(&mut self, tasks: &mut Tasks, observers: &mut Observers<'_>, downstream: &mut Downstream<'_>) -> u64 {
        let memory = &*downstream.memory;
        let work: u64 = self.triangles.iter().map(|triangle| triangle.tiles() * 64).sum();
        let is_large = work >= WORTH_THREADS;
        // Small draws have their tiles together, whatever band they are in.
        let bands = if is_large { self.bands } else { Bands::one(&self.framebuffer) };
        let (tasks, scratch) = tasks.of(self, &bands, observers);
        if is_large && rayon::current_num_threads() > 1 {
            let work = |scratch: &mut Scratch, task: &mut Task| self.draw_band(task, scratch, memory);
            tasks.par_iter_mut().for_each_init(Scratch::default, work);
        } else {
            tasks.iter_mut().for_each(|task| self.draw_band(task, scratch, memory));
        }
        let mut fragments = 0;
        let mut events = Vec::new();
        let mut captured = Vec::new();
        let mut outside = None;
        let mut spent = ThreadTimes::default();
        for task in tasks {
            fragments += task.fragments;
            spent += task.times.take().unwrap_or_default();
            if task.fragments > 0 {
                task.color.finish(downstream.memory);
                task.depth.finish(downstream.memory);
                let lower = |a: &OutsideMemory, b: &OutsideMemory| a.address.cmp(&b.address);
                outside = [outside, task.color.outside, task.depth.outside].into_iter().flatten().min_by(lower);
            }
            task.triangles.clear();
            captured.extend(task.captured.take().into_iter().flatten());
            events.extend(task.inspector.take().into_iter().flat_map(BandInspector::into_events));
        }
        if let Some(inspector) = &mut observers.inspector {
            inspector.extend(events);
        }
        if let Some(times) = &mut observers.times {
            **times += spent;
        }
        if let Some(capture) = &mut observers.capture {
            capture.add(captured);
        }
        if let Some(outside) = outside.filter(|_| !core::mem::replace(&mut self.reported.outside, true)) {
            downstream.diagnostics.report(Finding::FramebufferOutsideMemory(outside));
        }
        if let Some(largest) = self.fragments.largest_density() {
            let feedback = downstream.registers.gas_accmax_feedback();
            let largest = u32::from(largest).max(feedback.accmax());
            downstream.registers.set(id::GAS_ACCMAX_FEEDBACK, feedback.with_accmax(largest).0);
        }
        self.drawn += self.triangles.len() as u64;
        self.triangles.clear();
        self.pixels = 0;
        fragments
    }

    fn draw_band(&self, task: &mut Task, scratch: &mut Scratch, memory: &Memory) {
        let Task { band, triangles, color, depth, fragments, times, inspector, captured } = task;
        let Scratch { tile, queue } = scratch;
        if triangles.is_empty() {
            return;
        }
        let start = times.map(|_| Instant::now());
        let mut tiles = BandTiles { band, framebuffer: &self.framebuffer, color, depth, memory };
        let PixelGrid { height, y_up, .. } = self.framebuffer.grid;
        for number in triangles {
            let triangle = &self.triangles[*number as usize];
            for row in TileRow::of(triangle, height.into(), y_up, &band.rows) {
                rasterize(triangle, &self.raster, &self.region, &row, tile, |tile| {
                    if let Some(early) = &self.early {
                        tile.coverage = early.passing(&self.framebuffer, tile);
                        if tile.coverage == 0 {
                            return;
                        }
                    }
                    let tile = &*tile;
                    *fragments += u64::from(tile.coverage.count_ones());
                    // The clock would cost more than what is done for fragments that only wait.
                    let start = times.filter(|_| !self.fragments.lets_wait(tile, queue)).map(|_| Instant::now());
                    let number = self.drawn + u64::from(*number);
                    let inspected = inspector.as_mut().and_then(|inspector| Some((inspector.lane(tile)?, inspector)));
                    match (captured.as_mut(), inspected) {
                        (Some(captured), _) => {
                            let mut memory = tiles.tile(tile.x, tile.row);
                            capture::shade(&self.fragments, number, tile, &mut memory, captured);
                        }
                        (None, None) => self.fragments.shade_in_order(tile, queue, &mut tiles),
                        (None, Some((lane, inspector))) => {
                            self.fragments.finish(queue, &mut tiles);
                            let mut memory = tiles.tile(tile.x, tile.row);
                            let record = self.fragments.shade_recorded(tile, lane, &mut memory);
                            inspector.record(number, tile, lane, record);
                        }
                    }
                    if let Some(early) = &self.early {
                        self.fragments.finish(queue, &mut tiles);
                        early.update(&self.framebuffer, tile, &self.fragments, &tiles.tile(tile.x, tile.row));
                    }
                    if let (Some(times), Some(start)) = (times.as_mut(), start) {
                        times.shading += start.elapsed();
                    }
                });
            }
        }
        let last = times.map(|_| Instant::now());
        self.fragments.finish(queue, &mut tiles);
        if let (Some(times), Some(last)) = (times.as_mut(), last) {
            times.shading += last.elapsed();
        }
        if let (Some(times), Some(start)) = (times, start) {
            times.rasterization = start.elapsed().saturating_sub(times.shading);
        }
    }
}

impl Tasks {
    /// The work on the triangles of a draw: from the first band that has any to the last one.
    fn of(&mut self, draw: &DrawSetup, bands: &Bands, observers: &Observers<'_>) -> (&mut [Task], &mut Scratch) {
        let (mut first, mut end) = (usize::MAX, 0);
        for (number, triangle) in (0..).zip(&*draw.triangles) {
            let numbers = bands.of(triangle);
            (first, end) = (first.min(*numbers.start()), end.max(numbers.end() + 1));
            self.tasks.resize_with(self.tasks.len().max(end), Task::default);
            for task in &mut self.tasks[numbers] {
                task.triangles.push(number);
            }
        }
        let first = first.min(end);
        let tasks = &mut self.tasks[first..end];
        for (number, task) in (first..).zip(&mut *tasks) {
            task.fragments = 0;
            if !task.triangles.is_empty() {
                task.band = bands.get(number);
                task.color.start(&task.band, draw.framebuffer.color);
                task.depth.start(&task.band, draw.framebuffer.depth);
                task.times = observers.times.is_some().then(ThreadTimes::default);
                let inspector = observers.inspector.as_ref();
                task.inspector = inspector.and_then(|inspector| inspector.in_band(&task.band.rows, &draw.framebuffer));
                task.captured = observers.capture.is_some().then(Vec::new);
            }
        }
        (tasks, &mut self.scratch)
    }
}
