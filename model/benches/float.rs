// SPDX-License-Identifier: MIT
//! Throughput of the float24 operations on one thread, in bulk for every instruction set of the processor and as single
//! calls. `cargo bench --bench float` ends with one table, next to quoted figures of others.

use criterion::{Criterion, Throughput};
use pica_model::float::{DotProductOrder, F24, F24Rounding, Lanes};
use std::cell::RefCell;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Elements of a slice: three operands and the result stay in the first-level cache.
const LENGTH: usize = 1024;

/// Passes over the slices that are timed together: well below a scheduler's time slice, so that the median is not
/// disturbed by other processes.
const BURST: u64 = 16;

/// Million operations per second measured elsewhere for Berkeley SoftFloat 3 (f32, toward zero, one thread
/// of a machine of this kind). They are quoted, not measured here.
const SOFTFLOAT_ANCHORS: [(&str, u32); 3] = [("mul", 136), ("add", 130), ("mad", 97)];

const ROUNDINGS: [(&str, F24Rounding); 2] =
    [("toward-zero", F24Rounding::TowardZero), ("nearest-even", F24Rounding::NearestEven)];

/// Median time per element of each benchmark, in the order in which they ran.
struct Figures(RefCell<Vec<(String, f64)>>);

impl Figures {
    /// Runs `pass`, which processes `LENGTH` elements, as a criterion benchmark and keeps the median time of its bursts.
    fn bench(&self, criterion: &mut Criterion, name: &str, mut pass: impl FnMut()) {
        let mut bursts = Vec::new();
        let mut group = criterion.benchmark_group("float");
        group.throughput(Throughput::Elements(LENGTH as u64));
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|iterations| {
                let mut total = Duration::ZERO;
                let mut left = iterations;
                while left > 0 {
                    let passes = left.min(BURST);
                    let start = Instant::now();
                    for _ in 0..passes {
                        pass();
                    }
                    let elapsed = start.elapsed();
                    bursts.push(elapsed.as_secs_f64() / (passes as f64 * LENGTH as f64));
                    total += elapsed;
                    left -= passes;
                }
                total
            });
        });
        group.finish();
        // A benchmark that is filtered out has no bursts.
        bursts.sort_by(f64::total_cmp);
        if let Some(median) = bursts.get(bursts.len() / 2) {
            self.0.borrow_mut().push((name.to_owned(), *median));
        }
    }

    fn print(&self) {
        println!("{:<36} {:>14} {:>34}", "f24, one thread", "M operations/s", "anchor (SoftFloat 3, f32, quoted)");
        for (name, seconds) in self.0.borrow().iter() {
            let operation = name.split('/').next().unwrap_or_default();
            let anchor = SOFTFLOAT_ANCHORS.iter().find(|(anchored, _)| *anchored == operation);
            let anchor = anchor.map_or(String::from("-"), |(_, figure)| figure.to_string());
            println!("{name:<36} {:>14.0} {anchor:>34}", 1e-6 / seconds);
        }
    }
}

/// Uniformly drawn patterns. Nothing in bulk depends on their values.
fn operands(mut seed: u64) -> Vec<F24> {
    (0..LENGTH)
        .map(|_| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            F24::from_bits((seed >> 40) as u32)
        })
        .collect()
}

#[inline(never)]
fn call_mul(a: F24, b: F24, rounding: F24Rounding) -> F24 {
    a.mul(b, rounding)
}

#[inline(never)]
fn call_add(a: F24, b: F24, rounding: F24Rounding) -> F24 {
    a.add(b, rounding)
}

#[inline(never)]
fn call_mad(a: F24, b: F24, c: F24, rounding: F24Rounding) -> F24 {
    a.mad(b, c, rounding)
}

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_secs(1))
        .sample_size(20)
        .configure_from_args();
    let c = &mut criterion;
    let figures = Figures(RefCell::default());
    let (x, y, z, w) = (operands(1), operands(2), operands(3), operands(4));
    let mut out = vec![F24::ZERO; LENGTH];

    for (mode, rounding) in ROUNDINGS {
        for lanes in Lanes::available() {
            let set = lanes.name();
            figures.bench(c, &format!("mul/{mode}/{set}"), || {
                lanes.mul(black_box(&x), black_box(&y), rounding, black_box(&mut out));
            });
            figures.bench(c, &format!("add/{mode}/{set}"), || {
                lanes.add(black_box(&x), black_box(&y), rounding, black_box(&mut out));
            });
            figures.bench(c, &format!("mad/{mode}/{set}"), || {
                lanes.mad(black_box(&x), black_box(&y), black_box(&z), rounding, black_box(&mut out));
            });
            figures.bench(c, &format!("dp4/{mode}/{set}"), || {
                let (a, b) = (black_box([&x[..], &y, &z, &w]), black_box([&w[..], &z, &x, &y]));
                lanes.dp4(a, b, DotProductOrder::LeftToRight, rounding, black_box(&mut out));
            });
            figures.bench(c, &format!("rsq/{mode}/{set}"), || {
                lanes.rsq_at_once(black_box(&x), rounding, black_box(&mut out));
            });
            figures.bench(c, &format!("lg2/{mode}/{set}"), || {
                lanes.lg2_at_once(black_box(&x), rounding, black_box(&mut out));
            });
        }
        figures.bench(c, &format!("mul/{mode}/one call each"), || {
            for i in 0..LENGTH {
                out[i] = call_mul(black_box(x[i]), y[i], rounding);
            }
        });
        figures.bench(c, &format!("add/{mode}/one call each"), || {
            for i in 0..LENGTH {
                out[i] = call_add(black_box(x[i]), y[i], rounding);
            }
        });
        figures.bench(c, &format!("mad/{mode}/one call each"), || {
            for i in 0..LENGTH {
                out[i] = call_mad(black_box(x[i]), y[i], z[i], rounding);
            }
        });
        type Unary = fn(F24, F24Rounding) -> F24;
        let unary: [(&str, Unary); 4] = [("rcp", F24::rcp), ("rsq", F24::rsq), ("ex2", F24::ex2), ("lg2", F24::lg2)];
        for (name, function) in unary {
            figures.bench(c, &format!("{name}/{mode}/one call each"), || {
                for i in 0..LENGTH {
                    out[i] = function(black_box(x[i]), rounding);
                }
            });
        }
    }
    black_box(&out);
    criterion.final_summary();
    figures.print();
}
