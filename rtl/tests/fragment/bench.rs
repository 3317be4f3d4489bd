// SPDX-License-Identifier: MIT
//! The emitted Verilog of the pipeline between memories that answer when the test says, and whoever takes its results.

use pica_rtl::Builder;
use pica_rtl::dut::Dut;
use pica_rtl::emit::{Header, emit};
use pica_rtl::fragment::FragmentPipeline;
use pica_rtl::prelude::Block;
use pica_simulator::{Design, Program, Seen, Simulation};
use pica_spec::pica200::id;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

/// What goes into the front: stage 0 passes the primary colour on, the others what comes; no fog; 256 pixels in a row.
const FRONT: [(u32, u32); 7] = [
    (id::TEXENV_SOURCE[1], 0x000F_000F),
    (id::TEXENV_SOURCE[2], 0x000F_000F),
    (id::TEXENV_SOURCE[3], 0x000F_000F),
    (id::TEXENV_SOURCE[4], 0x000F_000F),
    (id::TEXENV_SOURCE[5], 0x000F_000F),
    (id::FRAMEBUFFER_DIM, 0x0100_0100),
    (id::DEPTHBUFFER_FORMAT, 3),
];

/// What goes behind it: the colour is added to that of the pixel, the stencil is incremented, the depth written; RGBA8, D24S8; all
/// buffers are open.
const BEHIND: [(u32, u32); 11] = [
    (id::COLOR_OPERATION, 0x0000_0100),
    (id::BLEND_FUNC, 0x1111_0000),
    (id::STENCIL_TEST, 0xFF00_FF11),
    (id::STENCIL_OP, 0x0000_0666),
    (id::DEPTH_COLOR_MASK, 0x0000_1F10),
    (id::COLORBUFFER_FORMAT, 2),
    (id::DEPTHBUFFER_FORMAT, 3),
    (id::COLORBUFFER_READ, 0xF),
    (id::COLORBUFFER_WRITE, 0xF),
    (id::DEPTHBUFFER_READ, 3),
    (id::DEPTHBUFFER_WRITE, 3),
];

/// Depth of all fragments, and what the depth buffer has of it.
pub const DEPTH: u32 = 0x1234_5600;
pub const DEPTH_WORD: u32 = 0x12_3456;

/// Random numbers, always the same.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32 % bound
    }
}

/// When reads are answered.
#[derive(Clone, Copy)]
pub enum Pace {
    /// So many clocks after they were taken, in order.
    After(usize),
    /// 1 to 20 clocks after they were taken, and then whichever comes first.
    Random,
    /// Never.
    Never,
}

/// The memory of a buffer. A read that is taken with a write to its pixel does not see it.
pub struct Memory {
    name: &'static str,
    pub pace: Pace,
    pub words: HashMap<u32, u32>,
    /// Reads that are not answered: clock from which they may be, tag, word.
    pub waiting: Vec<(usize, u32, u32)>,
    /// Pixels that were read, and byte enables of writes.
    pub reads: Vec<u32>,
    pub enables: Vec<u32>,
}

impl Memory {
    pub fn new(name: &'static str, pace: Pace) -> Self {
        Self { name, pace, words: HashMap::new(), waiting: vec![], reads: vec![], enables: vec![] }
    }

    pub fn word(&self, pixel: u32) -> u32 {
        self.words.get(&pixel).copied().unwrap_or(0)
    }

    /// Takes a read in clock `now`.
    fn read(&mut self, now: usize, pixel: u32, tag: u32, random: &mut Random) {
        assert!(self.waiting.iter().all(|(_, other, _)| *other != tag), "tag {tag} is outstanding");
        self.reads.push(pixel);
        let due = match self.pace {
            Pace::After(clocks) => now + clocks,
            Pace::Random => now + 1 + random.below(20) as usize,
            Pace::Never => usize::MAX,
        };
        self.waiting.push((due, tag, self.word(pixel)));
    }

    /// Takes a write.
    fn write(&mut self, pixel: u32, word: u32, enable: u32) {
        self.enables.push(enable);
        let mask = (0..4).filter(|byte| enable >> byte & 1 == 1).fold(0, |mask, byte| mask | 0xFF << (8 * byte));
        self.words.insert(pixel, self.word(pixel) & !mask | word & mask);
    }

    /// The answer of clock `now`: tag and word.
    fn answer(&mut self, now: usize) -> Option<(u32, u32)> {
        let first = (0..self.waiting.len()).min_by_key(|place| self.waiting[*place].0)?;
        (self.waiting[first].0 <= now).then(|| self.waiting.remove(first)).map(|(_, tag, word)| (tag, word))
    }
}

/// The channels out of the pipeline, with their payload.
const OUTPUTS: [(&str, &[&str]); 5] = [
    ("read_color", &["read_color_address", "read_color_tag"]),
    ("write_color", &["write_color_address", "write_color_word", "write_color_enable"]),
    ("read_depth", &["read_depth_address", "read_depth_tag"]),
    ("write_depth", &["write_depth_address", "write_depth_word", "write_depth_enable"]),
    ("out", &["pixel", "outcome", "color_write", "color_word", "depth_write", "depth_word"]),
];

/// What goes into the pipeline.
#[derive(Clone, Copy, Debug)]
pub enum Input {
    /// Id, word and mask of a register write.
    Write(u32, u32, u32),
    /// Column, depth and primary colour of a fragment.
    Fragment(u32, u32, u32),
}

/// A fragment of a column that adds 1 to each channel.
pub fn one(x: u32) -> Input {
    Input::Fragment(x, DEPTH, 0x0101_0101)
}

/// What happened in a run.
#[derive(Default)]
pub struct Run {
    /// In which clocks inputs were taken.
    pub taken: Vec<usize>,
    /// In which clocks results were taken, and what they are.
    pub given: Vec<usize>,
    pub results: Vec<Vec<u32>>,
}

/// The name of the block.
const NAME: &str = "fragment_pipeline";

/// The emitted Verilog of a pipeline, to be simulated.
fn program(builder: &Builder) -> Arc<Program> {
    let mut circuit = Box::new(FragmentPipeline::new(builder).expect("there is hardware for it"));
    circuit.connect_all();
    let header = Header {
        interface: circuit.interface(NAME),
        notes: vec![],
        parameters: vec![],
        primitives: Default::default(),
        memory: Default::default(),
        spec_version: String::new(),
    };
    let text = emit(circuit.block(), &header).expect("the guard accepts our own blocks");
    let design = Design::parse(&text, NAME).expect("the simulator knows our own Verilog");
    Arc::new(Program::new(Arc::new(design), Seen::Ports))
}

pub struct Bench {
    simulation: Simulation,
    ports: HashMap<String, usize>,
    pub memories: [Memory; 2],
    pub random: Random,
    /// Of 256 clocks, in so many a ready of an output is 0, and an input is not offered.
    pub stall: u32,
    pub now: usize,
    /// What each output offered in the last clock and nobody took.
    offered: [Option<Vec<u32>>; 5],
}

impl Bench {
    /// After reset, when all tags are cleared and the registers are set up.
    pub fn new(builder: &Builder, pace: Pace) -> Self {
        Self::of(program(builder), pace)
    }

    pub fn six_stages(pace: Pace) -> Self {
        static PROGRAM: LazyLock<Arc<Program>> = LazyLock::new(|| program(&Builder::default()));
        Self::of(PROGRAM.clone(), pace)
    }

    fn of(program: Arc<Program>, pace: Pace) -> Self {
        let ports = program.design().ports().iter().enumerate();
        let ports = ports.map(|(number, port)| (port.name.clone(), number)).collect();
        let simulation = Simulation::new(program, 1);
        let memories = ["color", "depth"].map(|name| Memory::new(name, pace));
        let random = Random(0x9E37_79B9_7F4A_7C15);
        let offered = Default::default();
        let mut bench = Self { simulation, ports, memories, random, stall: 0, now: 0, offered };
        bench.reset();
        let writes = FRONT.iter().chain(&BEHIND).map(|(id, data)| Input::Write(*id, *data, 0xF));
        bench.run(&writes.collect::<Vec<_>>());
        // What is behind the combiner takes a write from the queue in two clocks; a reset would lose those that are left.
        for _ in 0..2 * BEHIND.len() + 2 {
            assert_eq!(bench.step(), [false; 5]);
        }
        bench
    }

    /// Sets an input; the outputs follow after [`settle`](Self::settle).
    pub fn set(&mut self, name: &str, value: u32) {
        self.simulation.set(0, self.ports[name], 0, value);
    }

    pub fn get(&self, name: &str) -> u32 {
        self.simulation.get(0, self.ports[name], 0)
    }

    pub fn settle(&mut self) {
        self.simulation.settle();
    }

    /// A clock of reset with the inputs of the clock before, after which the memories have forgotten what they were asked, and 64
    /// more.
    pub fn reset(&mut self) {
        self.set("reset", 1);
        self.settle();
        self.simulation.clock();
        self.set("reset", 0);
        self.memories.iter_mut().for_each(|memory| memory.waiting.clear());
        self.offered = Default::default();
        for _ in 0..64 {
            assert_eq!(self.step(), [false; 5]);
        }
    }

    /// Offers an input, or none, in this clock.
    pub fn offer(&mut self, input: Option<Input>) {
        self.set("reg_valid", matches!(input, Some(Input::Write(..))).into());
        self.set("fragment_valid", matches!(input, Some(Input::Fragment(..))).into());
        match input {
            Some(Input::Write(id, data, mask)) => {
                self.set("reg_id", id);
                self.set("reg_data", data);
                self.set("reg_mask", mask);
            }
            Some(Input::Fragment(x, depth, primary)) => {
                self.set("x", x);
                self.set("depth", depth);
                self.set("primary", primary);
            }
            None => {}
        }
        for (channel, _) in OUTPUTS {
            let is_ready = self.random.below(256) >= self.stall;
            self.set(&format!("{channel}_ready"), is_ready.into());
        }
        for place in 0..2 {
            let answer = self.memories[place].answer(self.now);
            let name = self.memories[place].name;
            self.set(&format!("answer_{name}_valid"), answer.is_some().into());
            let (tag, word) = answer.unwrap_or_default();
            self.set(&format!("answer_{name}_tag"), tag);
            self.set(&format!("answer_{name}_word"), word);
        }
        self.settle();
    }

    /// Whether the input that is offered is taken at the next edge.
    pub fn takes(&self) -> bool {
        ["reg", "fragment"]
            .iter()
            .any(|channel| self.get(&format!("{channel}_valid")) & self.get(&format!("{channel}_ready")) == 1)
    }

    /// The edge, behind an [`offer`](Self::offer): the outputs that are taken at it. What is offered stays until it is taken.
    pub fn edge(&mut self) -> [bool; 5] {
        let mut taken = [false; 5];
        let mut payloads: [Vec<u32>; 5] = Default::default();
        for (place, (channel, ports)) in OUTPUTS.iter().enumerate() {
            payloads[place] = ports.iter().map(|port| self.get(port)).collect();
            let valid = self.get(&format!("{channel}_valid")) == 1;
            if let Some(before) = self.offered[place].take() {
                assert!(valid && before == payloads[place], "clock {}: {channel} did not stay", self.now);
            }
            taken[place] = valid && self.get(&format!("{channel}_ready")) == 1;
            self.offered[place] = (valid && !taken[place]).then(|| payloads[place].clone());
        }
        for place in 0..2 {
            if taken[2 * place] {
                let read = &payloads[2 * place];
                self.memories[place].read(self.now, read[0], read[1], &mut self.random);
            }
        }
        for place in 0..2 {
            if taken[2 * place + 1] {
                let write = &payloads[2 * place + 1];
                self.memories[place].write(write[0], write[1], write[2]);
            }
        }
        self.simulation.clock();
        self.now += 1;
        taken
    }

    /// A clock in which nothing is offered: the outputs that were taken.
    pub fn step(&mut self) -> [bool; 5] {
        self.offer(None);
        self.edge()
    }

    /// Offers inputs as soon as they can be, each behind the one before it, until the results of all fragments are taken.
    pub fn run(&mut self, inputs: &[Input]) -> Run {
        let fragments = inputs.iter().filter(|input| matches!(input, Input::Fragment(..))).count();
        let mut run = Run::default();
        let mut waits = false;
        let mut last = self.now;
        while run.results.len() < fragments || run.taken.len() < inputs.len() {
            assert!(self.now < last + 500, "{} of {fragments} results, and then nothing", run.results.len());
            // What was offered is offered until it is taken.
            waits |= self.random.below(256) >= self.stall;
            self.offer(inputs.get(run.taken.len()).filter(|_| waits).copied());
            if self.takes() {
                run.taken.push(self.now);
                waits = false;
                last = self.now;
            }
            let result: Vec<u32> = OUTPUTS[4].1.iter().map(|port| self.get(port)).collect();
            if self.edge()[4] {
                run.given.push(self.now - 1);
                run.results.push(result);
                last = self.now;
            }
        }
        run
    }
}

/// The pixel of a column in the first line: tiles of 8x8 lie one behind the other, each in Morton order.
pub fn pixel_of(x: u32) -> u32 {
    x & 1 | (x & 2) << 1 | (x & 4) << 2 | (x & !7) << 3
}

/// The bytes of a colour in memory: A, B, G, R.
pub fn word_of(color: u32) -> u32 {
    color.swap_bytes()
}
