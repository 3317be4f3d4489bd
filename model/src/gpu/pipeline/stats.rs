// SPDX-License-Identifier: MIT
//! What was done, and how long it took.

use std::time::{Duration, Instant};

/// Counts since the pipeline was made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Draws.
    pub draws: u64,
    /// Vertices that left the shaders.
    pub vertices: u64,
    /// Triangles from the primitive assembler.
    pub triangles: u64,
    /// Triangles left by clipping and culling, as STAT_NUM_TRIANGLES_DISPLAYED (0x05C) counts them (choice
    /// `displayed_triangles`).
    pub displayed: u64,
    /// Fragments that were shaded.
    pub fragments: u64,
    /// Time per stage, if it is measured.
    pub times: Option<Times>,
}

/// Time per stage.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// From the beginnings of draws to their ends: the times below, and in front of them the vertex loader and the
    /// shaders.
    pub draws: Duration,
    /// Compiling registers, and decoding textures, at the beginning of draws.
    pub setup: Duration,
    /// Primitive assembly to triangle set-up.
    pub triangles: Duration,
    /// Rasterizing and shading fragments.
    pub fragments: Duration,
    /// What each thread spent on them.
    pub threads: ThreadTimes,
}

/// What fragments cost, on all threads together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThreadTimes {
    /// Coverage and interpolation.
    pub rasterization: Duration,
    /// The fragment pipeline.
    pub shading: Duration,
}

impl Times {
    /// The vertex loader and the shaders.
    pub fn vertices(&self) -> Duration {
        self.draws.saturating_sub(self.setup + self.triangles + self.fragments)
    }
}

impl core::ops::AddAssign for ThreadTimes {
    fn add_assign(&mut self, other: ThreadTimes) {
        self.rasterization += other.rasterization;
        self.shading += other.shading;
    }
}

/// Does something, and adds its time if times are measured.
pub(super) fn timed<T>(
    times: &mut Option<Times>,
    stage: impl Fn(&mut Times) -> &mut Duration,
    work: impl FnOnce() -> T,
) -> T {
    let Some(times) = times else { return work() };
    let start = Instant::now();
    let result = work();
    *stage(times) += start.elapsed();
    result
}
