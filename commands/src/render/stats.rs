// SPDX-License-Identifier: MIT
//! Counts and times of a replay.

use pica_model::pipeline::Stats;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// What the replay itself did.
pub struct Replayed {
    start: Instant,
    elapsed: Duration,
    frames: u32,
    lists: u64,
    writes: u64,
    engines: u64,
    loading: Duration,
}

impl Replayed {
    /// The clock starts.
    pub fn start() -> Replayed {
        Replayed {
            start: Instant::now(),
            elapsed: Duration::ZERO,
            frames: 0,
            lists: 0,
            writes: 0,
            engines: 0,
            loading: Duration::ZERO,
        }
    }

    /// A command list ran, with so many register writes.
    pub fn list(&mut self, writes: u64) {
        self.lists += 1;
        self.writes += writes;
    }

    /// A memory engine did its work since `start`.
    pub fn engine(&mut self, start: Instant) {
        self.engines += 1;
        self.loading += start.elapsed();
    }

    /// Memory was loaded since `start`.
    pub fn load(&mut self, start: Instant) {
        self.loading += start.elapsed();
    }

    /// The clock stops.
    pub fn end(&mut self, frames: u32) {
        self.frames = frames;
        self.elapsed = self.start.elapsed();
    }

    /// One line per number.
    pub fn describe(&self, stats: &Stats, text: &mut String) {
        let Stats { draws, vertices, triangles, displayed, fragments, times } = stats;
        let counts = [
            ("frames", u64::from(self.frames)),
            ("command lists", self.lists),
            ("register writes", self.writes),
            ("fills and transfers", self.engines),
            ("draws", *draws),
            ("vertices", *vertices),
            ("triangles", *triangles),
            ("triangles displayed", *displayed),
            ("fragments", *fragments),
        ];
        for (name, count) in counts {
            let _ = writeln!(text, "{name:26} {count:>12}");
        }
        let times = times.clone().unwrap_or_default();
        let times = [
            ("memory loads, fills, transfers", self.loading),
            ("commands", self.elapsed.saturating_sub(self.loading + times.draws)),
            ("set-up of draws", times.setup),
            ("vertices", times.vertices()),
            ("triangles", times.triangles),
            ("fragments", times.fragments),
            ("  rasterization, all threads", times.threads.rasterization),
            ("  shading, all threads", times.threads.shading),
            ("total", self.elapsed),
        ];
        for (name, time) in times {
            let _ = writeln!(text, "{name:32} {:>9.3} ms", time.as_secs_f64() * 1e3);
        }
    }
}
