// SPDX-License-Identifier: MIT
//! Triangles into bands, on several threads.

use std::time::Instant;

use rayon::prelude::*;

use super::bands::{Band, BandBytes};
use super::capture::{self, Capture, CapturedFragment};
use super::draw::DrawSetup;
use super::inspect::{BandInspector, Inspector};
use super::stats::ThreadTimes;
use crate::diagnostic::Finding;
use crate::geometry::Downstream;
use crate::raster::fragment::FragmentTile;
use crate::raster::walk::{TileRow, rasterize};
use crate::tiling::{PixelGrid, row_of};

/// Pixels of bounding boxes above which threads are worth their start.
const WORTH_THREADS: u64 = 1 << 14;

/// A band with its work.
struct Task<'a> {
    band: &'a Band,
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
    pub fn render(&mut self, observers: &mut Observers<'_>, downstream: &mut Downstream<'_>) -> u64 {
        if self.triangles.is_empty() {
            return 0;
        }
        let mut tasks = self.tasks(observers);
        let memory = &*downstream.memory;
        let work: u64 = self.triangles.iter().map(|triangle| triangle.tiles() * 64).sum();
        if work >= WORTH_THREADS {
            tasks.par_iter_mut().for_each(|task| self.draw_band(task, memory));
        } else {
            tasks.iter_mut().for_each(|task| self.draw_band(task, memory));
        }
        let mut fragments = 0;
        let mut events = Vec::new();
        let mut captured = Vec::new();
        let mut outside = None;
        let mut spent = ThreadTimes::default();
        for task in tasks {
            fragments += task.fragments;
            spent += task.times.unwrap_or_default();
            if task.fragments > 0 {
                task.color.write(downstream.memory);
                task.depth.write(downstream.memory);
                outside = outside.or(task.color.outside).or(task.depth.outside);
            }
            captured.extend(task.captured.into_iter().flatten());
            events.extend(task.inspector.into_iter().flat_map(BandInspector::into_events));
        }
        if let Some(inspector) = &mut observers.inspector {
            inspector.extend(events);
        }
        if let Some(times) = &mut observers.times {
            **times += spent;
        }
        if let Some(draw) = observers.capture.as_mut().and_then(|capture| capture.draws.last_mut()) {
            draw.fragments.extend(captured);
        }
        if let Some(outside) = outside.filter(|_| !core::mem::replace(&mut self.reported.outside, true)) {
            downstream.diagnostics.report(Finding::FramebufferOutsideMemory(outside));
        }
        self.drawn += self.triangles.len() as u64;
        self.triangles.clear();
        fragments
    }

    /// The bands that have triangles.
    fn tasks(&self, observers: &Observers<'_>) -> Vec<Task<'_>> {
        let mut triangles = vec![Vec::new(); self.bands.len()];
        let rows = self.bands.first().map_or(1, |band| band.rows.len()) as i64;
        let PixelGrid { height, y_up, .. } = self.framebuffer.grid;
        let row = |y| row_of(y, height.into(), y_up);
        for (number, triangle) in (0..).zip(&self.triangles) {
            let (low, high) = (*triangle.bounds.y.start(), *triangle.bounds.y.end());
            let (first, last) = if y_up { (row(high), row(low)) } else { (low, high) };
            for band in first / rows..=last / rows {
                triangles[band as usize].push(number);
            }
        }
        let bands = self.bands.iter().zip(triangles).filter(|(_, triangles)| !triangles.is_empty());
        bands
            .map(|(band, triangles)| Task {
                band,
                triangles,
                color: BandBytes::default(),
                depth: BandBytes::default(),
                fragments: 0,
                times: observers.times.is_some().then(ThreadTimes::default),
                inspector: observers
                    .inspector
                    .as_ref()
                    .and_then(|inspector| inspector.in_band(&band.rows, &self.framebuffer)),
                captured: observers.capture.is_some().then(Vec::new),
            })
            .collect()
    }

    fn draw_band(&self, task: &mut Task<'_>, memory: &pica_spec::trace::Memory) {
        let Task { band, triangles, color, depth, fragments, times, inspector, captured } = task;
        let start = times.map(|_| Instant::now());
        *color = BandBytes::read(band, self.framebuffer.color, memory);
        *depth = BandBytes::read(band, self.framebuffer.depth, memory);
        let mut tile = FragmentTile::default();
        let PixelGrid { height, y_up, .. } = self.framebuffer.grid;
        for number in triangles {
            let triangle = &self.triangles[*number as usize];
            for row in band.rows.clone().step_by(8) {
                let row = TileRow { row: row.into(), height: height.into(), y_up };
                rasterize(triangle, &self.raster, &self.region, &row, &mut tile, |tile| {
                    *fragments += u64::from(tile.coverage.count_ones());
                    let start = times.map(|_| Instant::now());
                    let mut memory = band.tile(&self.framebuffer, (tile.x, tile.row), color, depth);
                    let number = self.drawn + u64::from(*number);
                    if let Some(captured) = captured {
                        capture::shade(&self.fragments, number, tile, &mut memory, captured);
                        return;
                    }
                    match inspector.as_mut().and_then(|inspector| Some((inspector.lane(tile)?, inspector))) {
                        None => self.fragments.shade(tile, &mut memory),
                        Some((lane, inspector)) => {
                            let record = self.fragments.shade_recorded(tile, lane, &mut memory);
                            inspector.record(number, tile, lane, record);
                        }
                    }
                    if let (Some(times), Some(start)) = (times.as_mut(), start) {
                        times.shading += start.elapsed();
                    }
                });
            }
        }
        if let (Some(times), Some(start)) = (times, start) {
            times.rasterization = start.elapsed().saturating_sub(times.shading);
        }
    }
}
