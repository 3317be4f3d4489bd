// SPDX-License-Identifier: MIT
//! Counts and times of a replay.

use pica_model::gpu::pipeline::Stats;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// What the replay itself did.
#[derive(Default)]
pub struct Replayed {
    /// Frames that ended.
    pub frames: u32,
    elapsed: Duration,
    lists: u64,
    writes: u64,
    engines: u64,
    loading: Duration,
}

impl Replayed {
    /// Does a part of the replay; gives how long it took beside its result.
    pub fn timed<T>(&mut self, part: impl FnOnce() -> T) -> (T, Duration) {
        let start = Instant::now();
        let result = part();
        let elapsed = start.elapsed();
        self.elapsed += elapsed;
        (result, elapsed)
    }

    /// A command list ran, with so many register writes.
    pub fn list(&mut self, writes: u64) {
        self.lists += 1;
        self.writes += writes;
    }

    /// A memory engine did its work.
    pub fn engine(&mut self, elapsed: Duration) {
        self.engines += 1;
        self.loading += elapsed;
    }

    /// Memory was loaded.
    pub fn load(&mut self, elapsed: Duration) {
        self.loading += elapsed;
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
