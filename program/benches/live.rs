// SPDX-License-Identifier: MIT
//! What the model costs where another language calls it: a DPI-C call of f24_add in Verilator, and arrays in Python beside the
//! same arrays in Rust.

#[path = "../tests/live/install.rs"]
#[allow(dead_code)]
mod install;

use install::{bench, library, output, package, python};
use pica_model::float::{Arithmetic, F24, Operation};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// Elements of the arrays.
const ELEMENTS: usize = 10_000_000;
/// Runs; the shortest counts.
const RUNS: usize = 10;

fn shortest(mut run: impl FnMut()) -> Duration {
    let mut timed = || {
        let start = Instant::now();
        run();
        start.elapsed()
    };
    (0..RUNS).map(|_| timed()).min().unwrap_or_default()
}

/// Nanoseconds of a call: two runs that differ in calls alone.
fn dpi_call() -> f64 {
    const CALLS: u32 = 10_000_000;
    let folder = tempfile::tempdir().expect("a folder");
    let program = bench(folder.path(), "calls_tb", &[], None, &library("release"));
    let run = |count: u32| {
        shortest(|| {
            output(Command::new(&program).arg(format!("+count={count}")));
        })
    };
    (run(2 * CALLS).as_nanos() as f64 - run(CALLS).as_nanos() as f64) / f64::from(CALLS)
}

/// Millions of results a second in Python.
fn in_python(python: &Path, operation: &str) -> f64 {
    let package = package(python, "release");
    let operands = if operation == "mad" { "a, b, c" } else { "a, b" };
    let script = format!(
        "import numpy, pica, time\n\
         random = numpy.random.default_rng(1)\n\
         a, b, c = random.integers(0, 1 << 24, (3, {ELEMENTS}), dtype=numpy.uint32)\n\
         out = numpy.zeros({ELEMENTS}, dtype=numpy.uint32)\n\
         shortest = 1e9\n\
         for _ in range({RUNS}):\n\
         \x20   start = time.perf_counter()\n\
         \x20   pica.{operation}({operands}, out=out)\n\
         \x20   shortest = min(shortest, time.perf_counter() - start)\n\
         print({ELEMENTS} / shortest / 1e6)\n"
    );
    let text = output(Command::new(python).arg("-c").arg(script).env("PYTHONPATH", package.path()));
    text.trim().parse().unwrap_or_else(|_| panic!("{text}"))
}

/// Millions of results a second in Rust.
fn in_rust(operation: Operation) -> f64 {
    let mut state = 1_u64;
    let mut numbers = || -> Vec<F24> {
        let mut number = || {
            state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
            F24::from_bits((state >> 40) as u32)
        };
        (0..ELEMENTS).map(|_| number()).collect()
    };
    let operands = [numbers(), numbers(), numbers()];
    let used = operation.operands();
    let slices = core::array::from_fn(|n| if n < used { &operands[n][..] } else { &[] });
    let mut out = vec![F24::ZERO; ELEMENTS];
    let time = shortest(|| Arithmetic::DEFAULT.map(operation, slices, &mut out));
    ELEMENTS as f64 / time.as_secs_f64() / 1e6
}

fn main() {
    println!("DPI-C, f24_add: {:.1} ns a call", dpi_call());
    let Some(python) = python(&["maturin", "numpy"]) else { return };
    for (name, operation) in [("add", Operation::Add), ("mul", Operation::Mul), ("mad", Operation::Mad)] {
        let [called, here] = [in_python(&python, name), in_rust(operation)];
        let percent = 100.0 * called / here;
        println!("{name}, {ELEMENTS} elements, M/s: Python {called:.0}, Rust {here:.0}, {percent:.0} %");
    }
}
