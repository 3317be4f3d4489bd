// SPDX-License-Identifier: MIT
//! Throughput of `pica vectors --as testfloat` and of the filter `pica f24`, each as it is run: the program from its start
//! to its end, on one thread. `cargo bench -p pica` ends with one table, next to a quoted figure of another generator and to
//! a yardstick that is measured in turn: the same text, line by line with the formatter of the standard library.

use criterion::{Criterion, SamplingMode, Throughput};
use std::fmt::Write;
use std::fs::File;
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Vectors, and lines, of a run.
const COUNT: u32 = 1 << 21;

/// Million vectors of two operands per second measured elsewhere for Berkeley TestFloat's `testfloat_gen`. They are
/// quoted, not measured here.
const ANCHOR: f64 = 3.5;

/// Blocks of one, two and three operands.
const BLOCKS: [&str; 8] =
    ["f24_add", "f24_mul", "f24_mad", "f24_cmp", "f24_rcp", "f24_rsq", "f24_from_f32", "f24_from_int"];

/// Operations with the count and the digits of their operands.
const OPERATIONS: [(&str, usize, usize); 9] = [
    ("add", 2, 6),
    ("mul", 2, 6),
    ("mad", 3, 6),
    ("dp4", 8, 6),
    ("rcp", 1, 6),
    ("rsq", 1, 6),
    ("cmp", 2, 6),
    ("from_f32", 1, 8),
    ("to_f32", 1, 6),
];

/// Lines of a name and numbers.
fn lines(name: &str, operands: usize, digits: usize) -> String {
    let mut text = String::new();
    let mut state = 1_u64;
    for _ in 0..COUNT {
        text.push_str(name);
        for _ in 0..operands {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let number = (state >> 32) as u32 >> (32 - 4 * digits);
            write!(text, " {number:0digits$X}").expect("there is memory");
        }
        text.push('\n');
    }
    text
}

/// The best time of a run, as a criterion benchmark; none if it is filtered out.
fn best(criterion: &mut Criterion, name: &str, mut run: impl FnMut()) -> Option<Duration> {
    let mut best = None;
    let mut group = criterion.benchmark_group("vectors");
    group.throughput(Throughput::Elements(COUNT.into())).sample_size(10).sampling_mode(SamplingMode::Flat);
    group.bench_function(name, |bencher| {
        bencher.iter_custom(|iterations| {
            let mut total = Duration::ZERO;
            for _ in 0..iterations {
                let start = Instant::now();
                run();
                let elapsed = start.elapsed();
                best = Some(best.map_or(elapsed, |best: Duration| best.min(elapsed)));
                total += elapsed;
            }
            total
        });
    });
    group.finish();
    best
}

fn pica(arguments: &[&str], input: Stdio) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pica"));
    let status = command.args(arguments).stdin(input).stdout(Stdio::null()).status().expect("the program starts");
    assert!(status.success());
}

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(3))
        .configure_from_args();
    let c = &mut criterion;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a path that is text").to_owned();
    let yardstick = best(c, "yardstick", || drop(black_box(lines("", 3, 6))));
    let mut figures = Vec::new();
    for block in BLOCKS {
        let (count, output) = (COUNT.to_string(), path("vectors"));
        let arguments = ["vectors", block, "--count", &count, "--as", "testfloat", "-o", &output];
        figures.push((block, best(c, block, || pica(&arguments, Stdio::null()))));
    }
    for (operation, operands, digits) in OPERATIONS {
        let input = path(operation);
        std::fs::write(&input, lines(operation, operands, digits)).expect("the file can be written");
        let open = || File::open(Path::new(&input)).expect("the file is there").into();
        figures.push((operation, best(c, operation, || pica(&["f24"], open()))));
    }
    c.final_summary();
    println!("{:<16} {:>12} {:>22}", "one thread", "M lines/s", "times the yardstick");
    for (name, time) in [("yardstick", yardstick)].into_iter().chain(figures) {
        let Some(time) = time else { continue };
        let ratio = yardstick.map_or(String::new(), |other| format!("{:.1}", other.as_secs_f64() / time.as_secs_f64()));
        println!("{name:<16} {:>12.2} {ratio:>22}", f64::from(COUNT) / time.as_secs_f64() / 1e6);
    }
    println!("{:<16} {ANCHOR:>12.2} {:>22}", "testfloat_gen", "(quoted, two operands)");
}
