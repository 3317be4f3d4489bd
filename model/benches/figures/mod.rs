// SPDX-License-Identifier: MIT
//! The table at the end of a bench: the best time of each benchmark, next to quoted figures of others.

use std::cell::RefCell;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput};

/// How the names of benchmarks end that differ in the number of threads alone.
pub const ONE_THREAD: &str = ", 1 thread";
pub const TWO_THREADS: &str = ", 2 threads";

/// Best time per element of each benchmark of a group, in the order in which they ran.
pub struct Figures {
    group: &'static str,
    best: RefCell<Vec<(String, f64)>>,
}

impl Figures {
    pub fn new(group: &'static str) -> Figures {
        Figures { group, best: RefCell::default() }
    }

    /// Runs `pass`, which processes so many elements, as a criterion benchmark and keeps the best time of a pass.
    pub fn bench(&self, criterion: &mut Criterion, name: &str, elements: u32, mut pass: impl FnMut()) {
        let mut best = f64::INFINITY;
        let mut group = criterion.benchmark_group(self.group);
        group.throughput(Throughput::Elements(elements.into()));
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|iterations| {
                let mut total = Duration::ZERO;
                for _ in 0..iterations {
                    let start = Instant::now();
                    pass();
                    let elapsed = start.elapsed();
                    best = best.min(elapsed.as_secs_f64() / f64::from(elements));
                    total += elapsed;
                }
                total
            });
        });
        group.finish();
        // A benchmark that is filtered out did not run.
        if best.is_finite() {
            self.best.borrow_mut().push((name.to_owned(), best));
        }
    }

    /// Million elements per second, and those of the anchors; of what ran on one thread and on two, the ratio.
    pub fn print(&self, title: &str, anchors: &[(&str, f64)]) {
        println!("{title}");
        let best = self.best.borrow();
        for (name, seconds) in best.iter() {
            println!("{name:<48} {:>8.2}", 1e-6 / seconds);
            let one = name.strip_suffix(TWO_THREADS).map(|name| format!("{name}{ONE_THREAD}"));
            if let Some((_, alone)) = best.iter().find(|(other, _)| Some(other) == one.as_ref()) {
                println!("{:<48} {:>8.2}", "    times as fast as on one thread", alone / seconds);
            }
        }
        for (name, figure) in anchors {
            println!("{:<48} {figure:>8.2}", format!("anchor: emulator, {name}, f32, quoted"));
        }
    }
}
