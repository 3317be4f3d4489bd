// SPDX-License-Identifier: MIT
//! The simulator of this program against Verilator, on one thread: thousand clocks/s, and the time to the first clock.
//!
//! `cargo bench -p pica-testbench --bench simulator` replays the inputs of cases of each block, and inputs that are drawn anew
//! in each clock. Both simulators get the same ones, in turn, since a busy machine changes its speed; the best of
//! [`ROUNDS`] counts. Each shows its outputs at every clock once, and they have to be the same. Without Verilator the rates
//! stand alone. With `--features jit` the compiled design stands beside them, which runs one lane after the other.

use pica_agents::{Bench, Circuit, Oscillates, Word};
use pica_simulator::{Design, LANES, Program, Seen, Simulation};
use pica_spec::choices::Choices;
use pica_testbench::block::{Behaviour, Block};
use pica_testbench::engine::Stall;
use pica_testbench::equivalence::{EngineKind, own_project};
use pica_testbench::random::{CaseRng, DEFAULT_SEED};
use pica_testbench::registry;
use pica_testbench::tools::Tool;
use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Instant;

const BLOCKS: [&str; 3] = ["raster_walk", "fragment_pipeline", "shader_unit"];
/// Clocks of a lane.
const CLOCKS: usize = 2000;
/// Measurements of which the best one counts.
const ROUNDS: usize = 21;

/// The inputs that change before a clock: which word of which port, and what it becomes.
type Changes = Vec<(Word, u32)>;

/// A simulation of one case that notes its inputs.
struct Recorder {
    simulation: Simulation,
    now: Changes,
    clocks: Vec<Changes>,
}

impl Circuit for Recorder {
    fn lanes(&self) -> usize {
        1
    }

    fn power_on(&mut self, lane: usize) {
        self.simulation.power_on(lane);
    }

    fn set(&mut self, lane: usize, of: Word, value: u32) {
        if Circuit::get(&self.simulation, lane, of) != value {
            self.now.push((of, value));
        }
        Circuit::set(&mut self.simulation, lane, of, value);
    }

    fn get(&self, lane: usize, of: Word) -> u32 {
        Circuit::get(&self.simulation, lane, of)
    }

    fn settle(&mut self) -> Result<(), Oscillates> {
        self.clocks.push(std::mem::take(&mut self.now));
        Circuit::settle(&mut self.simulation)
    }

    fn clock(&mut self) -> Result<(), Oscillates> {
        Circuit::clock(&mut self.simulation)
    }
}

/// The inputs of each lane: those of cases, each from a reset on.
fn recorded(block: &Block, program: &Arc<Program>) -> Vec<Vec<Changes>> {
    let Behaviour::Unit(unit) = &block.behaviour else { panic!("{} is a unit", block.interface.name) };
    let bench = Bench::new(&block.interface, |name| program.design().port(name));
    let mut cases = 0..;
    let lane = |_| {
        let simulation = Simulation::new(program.clone(), 1);
        let mut recorder = Recorder { simulation, now: Changes::new(), clocks: Vec::new() };
        while recorder.clocks.len() < CLOCKS {
            let case = block.case(block.items(unit.as_ref(), DEFAULT_SEED, cases.next().expect("no end")));
            bench.units(&mut recorder, &[(&case, Stall::default())]);
        }
        recorder.clocks.truncate(CLOCKS);
        recorder.clocks
    };
    (0..LANES).map(lane).collect()
}

/// Inputs that are drawn in each clock, after one of reset.
fn drawn(program: &Program) -> Vec<Vec<Changes>> {
    let mut rng = CaseRng::new(1, 0);
    let mut clock = |number: usize| {
        let mut changes = Changes::new();
        for (port, description) in program.design().ports().iter().enumerate().filter(|(_, port)| port.input) {
            for word in 0..description.width.div_ceil(32) {
                let bits = (description.width - 32 * word).min(32);
                match description.name.as_str() {
                    "clock" => {}
                    "reset" => changes.push((Word { port, word: 0 }, u32::from(number == 0))),
                    _ => changes.push((Word { port, word: word as usize }, rng.word() as u32 >> (32 - bits))),
                }
            }
        }
        changes
    };
    (0..LANES).map(|_| (0..CLOCKS).map(&mut clock).collect()).collect()
}

/// Runs the lanes one after the other in a simulation of one: thousand clocks/s.
#[cfg(feature = "jit")]
fn replay_each(simulation: &mut Simulation, lanes: &[Vec<Changes>], mut digests: Option<&mut [u64]>) -> f64 {
    let mut seconds = 0.0;
    for (number, lane) in lanes.iter().enumerate() {
        simulation.power_on(0);
        let digest = digests.as_deref_mut().map(|digests| &mut digests[number..=number]);
        seconds += CLOCKS as f64 / replay(simulation, std::slice::from_ref(lane), digest);
    }
    (CLOCKS * lanes.len()) as f64 / seconds
}

/// Runs all lanes; the digest of the outputs of each lane at every clock if that is wanted.
fn replay(simulation: &mut Simulation, lanes: &[Vec<Changes>], digests: Option<&mut [u64]>) -> f64 {
    let ports = simulation.program().design().ports().iter().enumerate().filter(|(_, port)| !port.input);
    let outputs: Vec<Word> =
        ports.flat_map(|(port, of)| (0..of.width.div_ceil(32) as usize).map(move |word| Word { port, word })).collect();
    let mut digests = digests;
    let start = Instant::now();
    for clock in 0..CLOCKS {
        for (lane, clocks) in lanes.iter().enumerate() {
            for (Word { port, word }, value) in &clocks[clock] {
                simulation.set(lane, *port, *word, *value);
            }
        }
        simulation.settle();
        for (lane, digest) in digests.iter_mut().flat_map(|digests| digests.iter_mut().enumerate()) {
            for output in &outputs {
                let value = u64::from(simulation.get(lane, output.port, output.word));
                *digest = (*digest ^ value).wrapping_mul(0x0000_0100_0000_01B3);
            }
        }
        simulation.clock();
    }
    (CLOCKS * lanes.len()) as f64 / start.elapsed().as_secs_f64() / 1e3
}

/// The program around Verilator's model: it reads files of inputs, and answers a line on standard input with a rate.
fn harness(design: &Design) -> String {
    let (mut sets, mut gets) = (String::new(), String::new());
    for (number, port) in design.ports().iter().enumerate() {
        for word in 0..port.width.div_ceil(32) {
            let place = match port.width {
                0..=32 => port.name.clone(),
                33..=64 => format!("{} >> {}", port.name, 32 * word),
                _ => format!("{}[{word}]", port.name),
            };
            let _ = match (port.input, port.width) {
                (true, 33..=64) => writeln!(
                    sets,
                    "case {}: top.{1} = (top.{1} & ~(0xffffffffULL << {2})) | (QData)value << {2}; break;",
                    number * 64 + word as usize,
                    port.name,
                    32 * word
                ),
                (true, _) => writeln!(sets, "case {}: top.{place} = value; break;", number * 64 + word as usize),
                (false, _) => {
                    writeln!(gets, "digest = (digest ^ (uint32_t)(top.{place})) * 0x100000001B3ULL;")
                }
            };
        }
    }
    format!(
        r#"#include "Vtop.h"
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <vector>
double sc_time_stamp() {{ return 0; }}
static void set(Vtop& top, uint32_t word, uint32_t value) {{ switch (word) {{ {sets} }} }}
static uint64_t run(Vtop& top, const std::vector<uint32_t>& inputs, bool shows) {{
  uint64_t digest = 0;
  for (size_t at = 0; at < inputs.size();) {{
    for (uint32_t left = inputs[at++]; left; left--, at += 2) set(top, inputs[at], inputs[at + 1]);
    top.clock = 0;
    top.eval();
    if (shows) {{ {gets} }}
    top.clock = 1;
    top.eval();
  }}
  return digest;
}}
int main(int, char** files) {{
  std::vector<std::vector<uint32_t>> lanes;
  size_t clocks = 0;
  while (*++files) {{
    lanes.emplace_back();
    FILE* file = fopen(*files, "rb");
    if (!file) return 1;
    for (uint32_t word; fread(&word, 4, 1, file) == 1;) lanes.back().push_back(word);
    fclose(file);
  }}
  for (auto& lane : lanes) {{
    Vtop top;
    printf("%016llx\n", (unsigned long long)run(top, lane, true));
    for (size_t at = 0; at < lane.size(); at += 1 + 2 * lane[at]) clocks++;
  }}
  fflush(stdout);
  Vtop top;
  while (getchar() != EOF) {{
    auto start = std::chrono::steady_clock::now();
    for (auto& lane : lanes) run(top, lane, false);
    printf("%f\n", clocks / std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() / 1e3);
    fflush(stdout);
  }}
}}
"#
    )
}

/// Verilator's program in a folder; the seconds that it takes.
fn verilated(folder: &Path, text: &str, top: &str, harness: &str) -> f64 {
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("a file");
    write("block.v", text);
    write("harness.cpp", harness);
    let start = Instant::now();
    let mut command = Command::new(Tool::Verilator.find().expect("Verilator"));
    command.args(["--cc", "-O3", "--x-assign", "fast", "--x-initial", "0", "-Wno-fatal", "-Wno-lint", "-Wno-style"]);
    command.args(["--exe", "--build", "-CFLAGS", "-O2", "-MAKEFLAGS", "OPT_FAST=-O2", "--top-module", top]);
    command.args(["--prefix", "Vtop", "--Mdir", "built", "-o", "bench", "block.v", "harness.cpp"]);
    let output = command.current_dir(folder).output().expect("Verilator starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    start.elapsed().as_secs_f64()
}

/// A program of Verilator that waits for lines.
struct Running {
    child: Child,
    lines: BufReader<std::process::ChildStdout>,
}

impl Running {
    /// Starts it on the inputs of lanes, and takes their digests.
    fn start(folder: &Path, lanes: &[Vec<Changes>]) -> (Self, Vec<u64>) {
        let files = lanes.iter().enumerate().map(|(lane, clocks)| {
            let mut words = Vec::new();
            for changes in clocks {
                words.push(changes.len() as u32);
                words.extend(changes.iter().flat_map(|(of, value)| [(of.port * 64 + of.word) as u32, *value]));
            }
            let path = folder.join(format!("lane{lane}"));
            fs::write(&path, bytemuck::cast_slice::<u32, u8>(&words)).expect("a file");
            path
        });
        let mut command = Command::new(folder.join("built/bench"));
        command.args(files).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let lines = BufReader::new(child.stdout.take().expect("its output"));
        let mut running = Self { child, lines };
        let digests = lanes.iter().map(|_| u64::from_str_radix(&running.line(), 16).expect("a digest")).collect();
        (running, digests)
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).expect("it answers");
        line.trim().to_owned()
    }

    /// Thousand clocks/s of a round.
    fn round(&mut self) -> f64 {
        let input = self.child.stdin.as_mut().expect("its input");
        input.write_all(b"\n").and_then(|()| input.flush()).expect("it reads");
        self.line().parse().expect("a rate")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}

fn measure(block: &Block) {
    let name = &block.interface.name;
    let project = own_project(block).expect("the guard accepts our own blocks");
    let text = project.texts.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join("\n");
    let first = |_| {
        let start = Instant::now();
        let design = Design::parse(&text, &project.top).expect("our own Verilog");
        let program = Arc::new(Program::new(Arc::new(design), Seen::Ports));
        let mut simulation = Simulation::new(program.clone(), LANES);
        simulation.settle();
        simulation.clock();
        (start.elapsed().as_secs_f64(), program)
    };
    let (first, program) = (0..5).map(first).min_by(|a, b| a.0.total_cmp(&b.0)).expect("five");
    println!("{name}: {} operations, first clock after {first:.3} s", program.operations());
    let folder = EngineKind::Verilator.available().ok().map(|()| tempfile::tempdir().expect("a folder"));
    if let Some(folder) = &folder {
        let seconds = verilated(folder.path(), &text, &project.top, &harness(program.design()));
        println!("  Verilator: first clock after {seconds:.1} s");
    }
    #[cfg(feature = "jit")]
    let mut compiled = {
        let start = Instant::now();
        let mut simulation = Simulation::new(Arc::new(program.compiled().expect("a processor that is known")), 1);
        simulation.settle();
        simulation.clock();
        println!("  jit: first clock after {:.3} s more", start.elapsed().as_secs_f64());
        simulation
    };
    for (what, lanes) in [("cases", recorded(block, &program)), ("drawn", drawn(&program))] {
        let (mut digests, mut best, mut other) = (vec![0; LANES], 0f64, 0f64);
        replay(&mut Simulation::new(program.clone(), LANES), &lanes, Some(&mut digests));
        #[cfg(feature = "jit")]
        let mut jit = {
            let mut own = vec![0; LANES];
            let rate = replay_each(&mut compiled, &lanes, Some(&mut own));
            assert_eq!(own, digests, "{name}: outputs of jit differ");
            rate
        };
        let mut simulation = Simulation::new(program.clone(), LANES);
        let mut running = folder.as_ref().map(|folder| {
            let (running, wanted) = Running::start(folder.path(), &lanes);
            assert_eq!(digests, wanted, "{name}: outputs differ from Verilator's");
            running
        });
        for _ in 0..ROUNDS {
            best = best.max(replay(&mut simulation, &lanes, None));
            #[cfg(feature = "jit")]
            {
                jit = jit.max(replay_each(&mut compiled, &lanes, None));
            }
            if let Some(running) = &mut running {
                other = other.max(running.round());
            }
        }
        print!("  {what}: native {best:.0} thousand clocks/s");
        match running {
            Some(_) => println!(", Verilator {other:.0}: {:.2} times", best / other),
            None => println!(),
        }
        #[cfg(feature = "jit")]
        println!("    jit {jit:.0}: {:.2} times", jit / other);
    }
}

fn main() {
    let blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    for name in BLOCKS {
        measure(blocks.iter().find(|block| block.interface.name == name).expect("a block of that name"));
    }
}
