// SPDX-License-Identifier: MIT
//! The fragment pipeline on the fragments of recordings, and on fragments that get in each other's way.

use crate::circuit::Circuit;
use crate::{block, have};
use pica_rtl::fragment::FragmentPipeline;
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_testbench::block::Block;
use pica_testbench::engine::verilator::{PATIENCE, Source, Verilator, program};
use pica_testbench::engine::{Engine, Stall};
use pica_testbench::equivalence::EngineKind;
use pica_testbench::project::Project;
use pica_testbench::registry::fragment::recorded::{cases, each_draw, left, pixel, results};
use pica_vectors::Item;
use std::path::{Path, PathBuf};

fn traces() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("spec/tests/traces");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ctf"));
    paths.sort();
    assert!(paths.len() >= 12);
    paths
}

fn engine(block: &Block) -> Verilator {
    let name = &block.interface.name;
    let project = Project::of_text(name, format!("{name}.v"), block.verilog().unwrap());
    let source = Source::new(&block.interface, &project);
    Verilator::start(&block.interface, &program(&source).unwrap(), None, PATIENCE).unwrap()
}

/// What the hardware writes is, pixel by pixel and draw by draw, what the renderer left in its buffers: the expected words
/// are those of the memory that the picture was drawn in, and do not come from the functions that predict the block.
#[test]
fn recordings_leave_the_framebuffer_of_the_renderer() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let block = block("fragment_pipeline");
    let mut engine = engine(&block);
    let mut compared = 0;
    for path in traces() {
        let recording = Recording::read(&std::fs::read(&path).unwrap()).unwrap();
        each_draw(&recording, &Choices::default(), |draw| {
            let mut fragments = draw.fragments.iter();
            for inputs in cases(draw) {
                let case = block.case(inputs);
                let answer = engine.unit(&case, Stall::default()).unwrap();
                assert_eq!((answer.violation, answer.outputs.len()), (None, case.outputs.len()));
                for output in results(&answer.outputs) {
                    let fragment = fragments.next().unwrap();
                    let (pixel, left) = (pixel(draw, fragment), left(output, fragment.before));
                    assert_eq!(left, Some((pixel, fragment.after)), "{} {:#?}", path.display(), fragment.record);
                    compared += 1;
                }
            }
            assert!(fragments.next().is_none());
            true
        })
        .unwrap();
    }
    assert!(compared > 100_000, "{compared} fragments in all recordings");
}

/// Stage 0 passes the primary colour on, the others what comes; one and one, added; all buffers open; RGBA8; D24S8,
/// incremented; 256 pixels that all have a place of their own.
const SETUP: [[u32; 2]; 18] = [
    [0x0C0, 0x0000_0000],
    [0x0C8, 0x000F_000F],
    [0x0D0, 0x000F_000F],
    [0x0D8, 0x000F_000F],
    [0x0F0, 0x000F_000F],
    [0x0F8, 0x000F_000F],
    [0x100, 0x0000_0100],
    [0x101, 0x1111_0000],
    [0x105, 0xFF00_FF11],
    [0x106, 0x0000_0666],
    [0x107, 0x0000_1F10],
    [0x112, 0xF],
    [0x113, 0xF],
    [0x114, 3],
    [0x115, 3],
    [0x116, 3],
    [0x117, 2],
    [0x11E, 0x0100_0010],
];

/// The values of a fragment.
const fn fragment(x: u32, y: u32) -> [u32; 10] {
    [x, y, 0x1234_5600, 0x0102_0301, 0, 0, 0, 0, 0, 0]
}

/// Fragments of one pixel, each of which reads what the one before has written, held back in every way.
#[test]
fn fragments_of_one_pixel_see_each_other() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let block = block("fragment_pipeline");
    let mut engine = engine(&block);
    let write = |[id, data]: &[u32; 2]| Item { channel: 0, values: vec![*id, *data, 0xF] };
    let mut inputs: Vec<Item> = SETUP.iter().map(write).collect();
    let fragment = |x| Item { channel: 1, values: fragment(x, 0).to_vec() };
    inputs.extend((0..200).map(|_| fragment(0)));
    inputs.extend((0..200).map(|number| fragment(number % 2)));
    let case = block.case(inputs);
    // Independently of the model: the 200th sum and count.
    assert_eq!(case.outputs[199].values, [0, 0, 1, 0xC8FF_FFC8, 1, 0xC812_3456]);
    for (bubbles, back_pressure) in [(0, 0), (40, 40), (128, 128), (220, 20), (20, 220)] {
        for seed in 0..4 {
            for (latency, spread) in [(1, 0), (1, 30), (100, 0), (20, 300)] {
                let stall = Stall { bubbles, back_pressure, seed, latency, spread };
                let answer = engine.unit(&case, stall).unwrap();
                assert_eq!((answer.violation, &answer.outputs), (None, &case.outputs), "{stall:?}");
            }
        }
    }
}

/// The circuit, clock by clock.
struct Clocks {
    circuit: Circuit,
    now: u64,
}

/// The channels that go in, with their ports.
const REG: (&str, &[&str]) = ("reg", &["reg_id", "reg_data", "reg_mask"]);
const FRAGMENT: (&str, &[&str]) = ("fragment", &["x", "y", "depth", "primary"]);

impl Clocks {
    /// After reset, set up, ready to take results.
    fn new() -> Self {
        let mut clocks = Self { circuit: Circuit::new(&block("fragment_pipeline")), now: 0 };
        clocks.circuit.set("out_ready", 1);
        for [id, data] in &SETUP {
            clocks.write(*id, *data);
        }
        // Registers behind the combiner are written when all that was before them is.
        (0..100).for_each(|_| clocks.clock());
        clocks
    }

    /// Writes a register.
    fn write(&mut self, id: u32, data: u32) {
        self.offer(REG, Some(&[id, data, 0xF]));
        while !self.taken(REG) {
            self.clock();
        }
        self.clock();
        self.offer(REG, None);
    }

    fn get(&mut self, name: &str) -> u32 {
        self.circuit.get(name)
    }

    /// Offers a transaction, or none.
    fn offer(&mut self, (channel, ports): (&str, &[&str]), values: Option<&[u32]>) {
        self.circuit.set(&format!("{channel}_valid"), values.is_some().into());
        ports.iter().zip(values.unwrap_or_default()).for_each(|(port, value)| self.circuit.set(port, *value));
    }

    /// Whether what a channel offers is taken at the next edge.
    fn taken(&mut self, (channel, _): (&str, &[&str])) -> bool {
        self.get(&format!("{channel}_valid")) & self.get(&format!("{channel}_ready")) == 1
    }

    fn clock(&mut self) {
        self.circuit.clock();
        self.now += 1;
    }

    /// Fragments on these pixels, offered as soon as they can be: in which clock each is taken, in which its result is
    /// offered.
    fn run(&mut self, pixels: &[[u32; 2]]) -> (Vec<u64>, Vec<u64>) {
        let (mut taken, mut given) = (Vec::new(), Vec::new());
        while given.len() < pixels.len() {
            let next = pixels.get(taken.len()).map(|[x, y]| fragment(*x, *y));
            self.offer(FRAGMENT, next.as_ref().map(|values| &values[..]));
            if self.taken(FRAGMENT) {
                taken.push(self.now);
            }
            if self.get("out_valid") == 1 {
                given.push(self.now);
            }
            self.clock();
        }
        (taken, given)
    }
}

/// Clocks from a fragment to its result, and between fragments of one pixel.
const LATENCY: u64 = FragmentPipeline::LATENCY as u64;
const INTERVAL: u64 = FragmentPipeline::INTERVAL as u64;

/// One fragment per clock where pixels do not collide, each result as many clocks behind its fragment. With `d` pixels in
/// turn a fragment waits until the one before it on its pixel has been written; from [`INTERVAL`] pixels on nothing waits.
#[test]
fn a_fragment_is_taken_every_clock() {
    let pixels: Vec<[u32; 2]> = (0..256).map(|x| [x, 0]).collect();
    let (taken, given) = Clocks::new().run(&pixels);
    let first = taken[0];
    assert_eq!(taken, (first..first + 256).collect::<Vec<u64>>());
    assert_eq!(given, (first + LATENCY..first + LATENCY + 256).collect::<Vec<u64>>());
    for distance in [1, 2, 3, 5, 8, 13, INTERVAL as u32 - 1, INTERVAL as u32, INTERVAL as u32 + 1] {
        let pixels: Vec<[u32; 2]> = (0..40).map(|number| [number % distance, 0]).collect();
        let (taken, given) = Clocks::new().run(&pixels);
        let mut expected = vec![taken[0] + LATENCY];
        for number in 1..pixels.len() {
            let behind_its_own = number.checked_sub(distance as usize).map_or(0, |before| expected[before] + INTERVAL);
            expected.push((expected[number - 1] + 1).max(behind_its_own));
        }
        assert_eq!(given, expected, "{distance} pixels in turn");
    }
}

/// A write of the combiner is refused while fragments have no colour yet; one of the framebuffer is taken at once. Both go before
/// a fragment that is offered with them.
#[test]
fn a_write_waits_for_what_reads_its_register() {
    for (id, waits) in [(0x0FD, true), (0x105, false)] {
        let mut clocks = Clocks::new();
        let mut order = Vec::new();
        clocks.offer(FRAGMENT, Some(&fragment(0, 0)));
        let mut waiting = vec![FRAGMENT];
        for now in 0..2 * LATENCY + 8 {
            // Both at once, one clock behind the first fragment.
            if now == 1 {
                waiting = vec![REG, FRAGMENT];
                clocks.offer(REG, Some(&[id, 0, 0xF]));
                clocks.offer(FRAGMENT, Some(&fragment(1, 0)));
            }
            let taken: Vec<_> = waiting.clone().into_iter().filter(|channel| clocks.taken(*channel)).collect();
            assert!(taken.len() <= 1);
            if clocks.get("out_valid") == 1 {
                order.push(("out", now));
            }
            clocks.clock();
            for channel in taken {
                order.push((channel.0, now));
                clocks.offer(channel, None);
                waiting.retain(|other| *other != channel);
            }
        }
        let at = |of: &str| order.iter().filter(|(name, _)| *name == of).map(|(_, now)| *now).collect::<Vec<u64>>();
        let (written, results) = (at("reg")[0], at("out"));
        assert_eq!(results[0], LATENCY, "0x{id:X}");
        assert_eq!(at("fragment"), [0, written + 1], "0x{id:X}");
        assert_eq!(written > 1, waits, "0x{id:X}");
        assert!(written < results[0], "0x{id:X}: the first fragment waits for memory behind the combiner");
    }
}

/// Results stop being taken at any time, for longer than it takes to fill the pipeline: none is lost, none comes twice.
#[test]
fn results_wait_wherever_they_are() {
    let pixels: Vec<[u32; 2]> = (0..200).map(|x| [x, 0]).collect();
    for stop in [0, LATENCY - 12, LATENCY - 3, LATENCY, LATENCY + 40] {
        let mut clocks = Clocks::new();
        let (start, mut taken, mut given) = (clocks.now, 0, Vec::new());
        while given.len() < pixels.len() {
            let since = clocks.now - start;
            assert!(since < 1000, "stopped at {stop}: {} results", given.len());
            clocks.circuit.set("out_ready", u32::from(since < stop || since >= stop + 250));
            let next = pixels.get(taken).map(|[x, y]| fragment(*x, *y));
            clocks.offer(FRAGMENT, next.as_ref().map(|values| &values[..]));
            taken += usize::from(clocks.taken(FRAGMENT));
            if clocks.get("out_valid") & clocks.get("out_ready") == 1 {
                given.push(clocks.get("pixel"));
            }
            clocks.clock();
        }
        // The first line of the tiles of a row.
        let place = |[x, _]: &[u32; 2]| (x & 1) | (x & 2) << 1 | (x & 4) << 2 | (x & !7) << 3;
        assert_eq!(given, pixels.iter().map(place).collect::<Vec<u32>>(), "stopped at {stop}");
    }
}

/// A reset abandons what is inside, wherever it is: nothing comes out, nothing is written, and what comes later is as
/// after power-on.
#[test]
fn a_reset_abandons_what_is_inside() {
    for after in [1, 10, LATENCY - 20, LATENCY - 8, LATENCY - 4, LATENCY - 1] {
        let mut clocks = Clocks::new();
        for number in 0..after {
            clocks.offer(FRAGMENT, Some(&fragment(number as u32 % 16, 0)));
            clocks.clock();
        }
        clocks.offer(FRAGMENT, None);
        clocks.circuit.reset();
        clocks.circuit.forget();
        for _ in 0..LATENCY + 80 {
            for port in ["out_valid", "write_color_valid", "write_depth_valid", "read_color_valid"] {
                assert_eq!(clocks.get(port), 0, "{port}, reset after {after}");
            }
            clocks.clock();
        }
        // The last of them had come no further than to the combiner: it finds what was there before it.
        let (taken, given) = clocks.run(&[[15, 0], [15, 0]]);
        assert_eq!(given, [taken[0] + LATENCY, taken[0] + LATENCY + INTERVAL], "reset after {after}");
    }
}
