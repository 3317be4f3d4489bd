// SPDX-License-Identifier: MIT
//! Whole recordings, on one thread and on all.
//!
//!     cargo bench -p pica-model --bench frames -- 06 12
//!
//! prints, for the recordings whose names have one of these parts, the best time of several replays and what it is made of.
//! Beside it stands how many times as long as a yardstick it took: a fixed piece of work that is no part of the model, so
//! that figures of two commits, or of two machines, can be compared. Replays and yardstick take turns.

use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::{Pipeline, Stats, Times};
use pica_model::trace::{Replay, Step};
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

/// Replays of each recording, of which the best counts.
const ROUNDS: usize = 12;
/// Pixels of the yardstick, and how many of them it blends.
const PIXELS: usize = 1 << 16;
const BLENDED: usize = 1 << 20;

/// One replay.
#[derive(Clone, Default)]
struct Figures {
    total: Duration,
    /// Memory loads, fills and transfers.
    memory: Duration,
    stats: Stats,
}

impl Figures {
    fn parts(&self) -> [Duration; 6] {
        let times = self.stats.times.clone().unwrap_or_default();
        let Times { draws, setup, triangles, fragments, .. } = &times;
        let commands = self.total.saturating_sub(self.memory + *draws);
        [self.memory, commands, *setup, times.vertices(), *triangles, *fragments]
    }
}

const PARTS: [&str; 6] = ["memory", "commands", "set-up", "vertices", "triangles", "fragments"];

fn replay(recording: &Recording) -> Result<Figures, Box<dyn Error + Send + Sync>> {
    let choices = Choices::default();
    let machine = Machine::new(&choices, Pipeline::new(&choices)?.timed())?;
    let start = Instant::now();
    let mut replay = Replay::new(recording, machine);
    let mut memory = start.elapsed();
    let mut last = Instant::now();
    while let Some(step) = replay.step() {
        let now = Instant::now();
        if matches!(step, Step::Load | Step::Engine(_)) {
            memory += now - last;
        }
        last = now;
    }
    let total = start.elapsed();
    Ok(Figures { total, memory, stats: replay.into_machine().sink().stats().clone() })
}

/// Blends drawn colours into a picture, byte by byte.
fn yardstick(picture: &mut [[u8; 4]]) -> Duration {
    let start = Instant::now();
    let mut state = 1_u64;
    for _ in 0..BLENDED {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let [red, green, blue, alpha, low, high, ..] = (state >> 16).to_le_bytes();
        let pixel = &mut picture[usize::from(u16::from_le_bytes([low, high]))];
        for (old, new) in pixel.iter_mut().zip([red, green, blue, alpha]) {
            *old = ((u32::from(new) * u32::from(alpha) + u32::from(*old) * u32::from(255 - alpha)) / 255) as u8;
        }
    }
    black_box(picture);
    start.elapsed()
}

fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let named: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec/tests/traces");
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ctf"));
    paths.sort();
    let one = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;
    let all = rayon::ThreadPoolBuilder::new().build()?;
    let threads = all.current_num_threads();
    let header = PARTS.map(|part| format!("{part:>10}")).concat();
    println!("ms, best of {ROUNDS}; times as long as the yardstick, which is one thread\n");
    println!("{:22} {:>7} {:>9} {:>8}{header}", "recording", "threads", "total", "times");
    let mut picture = vec![[0; 4]; PIXELS];
    for path in paths {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if !named.is_empty() && !named.iter().any(|part| name.contains(part.as_str())) {
            continue;
        }
        let recording = Recording::read(&fs::read(&path)?)?;
        let mut best: [Option<Figures>; 2] = [None, None];
        let mut unit = Duration::MAX;
        for _ in 0..ROUNDS {
            unit = unit.min(yardstick(&mut picture));
            for (best, pool) in best.iter_mut().zip([&one, &all]) {
                let figures = pool.install(|| replay(&recording))?;
                if best.as_ref().is_none_or(|best| figures.total < best.total) {
                    *best = Some(figures);
                }
            }
        }
        for (figures, threads) in best.iter().flatten().zip([1, threads]) {
            let parts = figures.parts().map(|part| format!("{:10.3}", part.as_secs_f64() * 1e3)).concat();
            let total = figures.total.as_secs_f64();
            println!("{name:22} {threads:7} {:9.3} {:8.2}{parts}", total * 1e3, total / unit.as_secs_f64());
        }
    }
    Ok(())
}
