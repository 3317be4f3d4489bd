// SPDX-License-Identifier: MIT
//! The Verilator engine end to end, comparison included, against the compiled circuit alone, on one thread.
//!
//! `cargo bench -p pica-testbench` prints both rates and their ratio; the aims are 25 M vectors/s for f24_mul, 8 M for
//! f24_add, and at least 60 % of the bare rate (docs/equivalence.md). Both are measured in turn, since a busy machine
//! changes its speed.

use criterion::{BenchmarkId, Criterion, SamplingMode, Throughput, criterion_group, criterion_main};
use pica_spec::choices::Choices;
use pica_testbench::block::{Behaviour, Block};
use pica_testbench::engine::Engine;
use pica_testbench::engine::verilator::{PATIENCE, Source, Verilator, program};
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::project::Project;
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::registry;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Vectors of a measurement.
const VECTORS: u32 = 1 << 24;
/// Vectors that the bare circuit gets again and again: more than the branch predictor remembers. It knows some 2^15 of
/// them by heart, and the circuit then is faster than on vectors that are new.
const ROWS: u64 = 1 << 18;
/// Pairs of measurements of the summary.
const PAIRS: usize = 15;

fn block(name: &str) -> Block {
    let blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.into_iter().find(|block| block.interface.name == name).expect("a block of that name")
}

/// The time that a campaign of [`VECTORS`] takes, the start of the simulator included.
fn end_to_end(block: &Block) -> Duration {
    let vectors = Some(VECTORS.into());
    let options = Options { seed: DEFAULT_SEED, vectors, threads: 1, ..Options::default() };
    let report = equivalence::run(block, EngineKind::Verilator, &options, &[], &|_| {}).expect("the engine runs");
    assert_eq!(report.mismatches, 0);
    Duration::from_secs_f64(black_box(report).seconds)
}

/// A running simulator that has seen a batch.
fn simulator(block: &Block) -> Verilator {
    let name = &block.interface.name;
    let verilog = block.verilog().expect("the guard accepts our own blocks");
    let project = Project::of_text(name, format!("{name}.v"), verilog);
    let source = Source::new(&block.interface, &project);
    let program = program(&source).expect("it compiles");
    let mut engine = Verilator::start(&block.interface, &program, None, PATIENCE).expect("it starts");
    let Behaviour::Flat(flat) = &block.behaviour else { panic!("{name} is flat") };
    let inputs = block.inputs(flat.as_ref(), DEFAULT_SEED, 1 << 20, ROWS);
    engine.flat(&inputs, &inputs, Default::default()).expect("it answers");
    engine
}

fn verilator(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("verilator");
    group.throughput(Throughput::Elements(VECTORS.into())).sample_size(10).sampling_mode(SamplingMode::Flat);
    for name in ["f24_mul", "f24_add"] {
        let block = block(name);
        let mut engine = simulator(&block);
        let mut bare = || engine.bare(VECTORS).expect("it answers");
        group.bench_function(BenchmarkId::new("end to end", name), |bencher| {
            bencher.iter_custom(|count| (0..count).map(|_| end_to_end(&block)).sum());
        });
        group.bench_function(BenchmarkId::new("bare", name), |bencher| {
            bencher.iter_custom(|count| (0..count).map(|_| bare()).sum());
        });
        let start = Instant::now();
        let mut pairs: Vec<(f64, f64)> =
            (0..PAIRS).map(|_| (end_to_end(&block).as_secs_f64(), bare().as_secs_f64())).collect();
        pairs.sort_by(|a, b| (a.1 / a.0).total_cmp(&(b.1 / b.0)));
        let (whole, alone) = pairs[PAIRS / 2];
        let rate = |seconds: f64| f64::from(VECTORS) / seconds / 1e6;
        println!(
            "{name}: {:.1} M vectors/s end to end, {:.1} M bare, {:.0} % (median of {PAIRS} pairs in {:.0} s)",
            rate(whole),
            rate(alone),
            100.0 * alone / whole,
            start.elapsed().as_secs_f64()
        );
    }
    group.finish();
}

criterion_group!(benches, verilator);
criterion_main!(benches);
