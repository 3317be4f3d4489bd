// SPDX-License-Identifier: MIT
//! The fragment pipeline, clock by clock, in front of memories of the test: its pace, what waits for what, and what is lost.

use pica_rtl::Builder;
use pica_rtl::build::Build;
use pica_rtl::dut::Dut;
use pica_rtl::fragment::FragmentPipeline;
use pica_spec::choices::{Choices, FifoWriteMask};
use pica_spec::pica200::id;
use std::collections::HashMap;

/// Clocks from the edge that takes a fragment to that which takes its result, with a memory that answers a clock later.
const LATENCY: usize = FragmentPipeline::LATENCY;
/// Clocks between fragments of one pixel.
const INTERVAL: usize = FragmentPipeline::INTERVAL;

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
const DEPTH: u32 = 0x1234_5600;
const DEPTH_WORD: u32 = 0x12_3456;

/// Random numbers, always the same.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32 % bound
    }
}

/// When reads are answered.
#[derive(Clone, Copy)]
enum Pace {
    /// So many clocks after they were taken, in order.
    After(usize),
    /// 1 to 20 clocks after they were taken, and then whichever comes first.
    Random,
    /// Never.
    Never,
}

/// The memory of a buffer. A read that is taken with a write to its pixel does not see it.
struct Memory {
    name: &'static str,
    pace: Pace,
    words: HashMap<u32, u32>,
    /// Reads that are not answered: clock from which they may be, tag, word.
    waiting: Vec<(usize, u32, u32)>,
    /// Pixels that were read, and byte enables of writes.
    reads: Vec<u32>,
    enables: Vec<u32>,
}

impl Memory {
    fn new(name: &'static str, pace: Pace) -> Self {
        Self { name, pace, words: HashMap::new(), waiting: vec![], reads: vec![], enables: vec![] }
    }

    fn word(&self, pixel: u32) -> u32 {
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
enum Input {
    /// Id, word and mask of a register write.
    Write(u32, u32, u32),
    /// Column, depth and primary colour of a fragment.
    Fragment(u32, u32, u32),
}

/// A fragment of a column that adds 1 to each channel.
fn one(x: u32) -> Input {
    Input::Fragment(x, DEPTH, 0x0101_0101)
}

/// What happened in a run.
#[derive(Default)]
struct Run {
    /// In which clocks inputs were taken.
    taken: Vec<usize>,
    /// In which clocks results were taken, and what they are.
    given: Vec<usize>,
    results: Vec<Vec<u32>>,
}

struct Bench {
    dut: Box<FragmentPipeline>,
    ports: HashMap<String, usize>,
    memories: [Memory; 2],
    random: Random,
    /// Of 256 clocks, in so many a ready of an output is 0, and an input is not offered.
    stall: u32,
    now: usize,
    /// What each output offered in the last clock and nobody took.
    offered: [Option<Vec<u32>>; 5],
}

impl Bench {
    /// After reset, when all tags are cleared and the registers are set up.
    fn new(builder: &Builder, pace: Pace) -> Self {
        let dut = Box::new(FragmentPipeline::new(builder).unwrap());
        let ports = dut.ports().iter().enumerate().map(|(number, port)| (port.port.name.clone(), number)).collect();
        let memories = ["color", "depth"].map(|name| Memory::new(name, pace));
        let random = Random(0x9E37_79B9_7F4A_7C15);
        let offered = Default::default();
        let mut bench = Self { dut, ports, memories, random, stall: 0, now: 0, offered };
        rust_hdl::core::prelude::Block::connect_all(bench.dut.as_mut());
        bench.reset();
        let writes = FRONT.iter().chain(&BEHIND).map(|(id, data)| Input::Write(*id, *data, 0xF));
        bench.run(&writes.collect::<Vec<_>>());
        bench
    }

    fn six_stages(pace: Pace) -> Self {
        Self::new(&Builder::default(), pace)
    }

    fn set(&mut self, name: &str, value: u32) {
        self.dut.set(self.ports[name], value);
    }

    fn get(&self, name: &str) -> u32 {
        self.dut.get(self.ports[name])
    }

    /// A clock of reset with the inputs of the clock before, after which the memories have forgotten what they were asked, and 64
    /// more.
    fn reset(&mut self) {
        self.set("reset", 1);
        self.dut.clock().unwrap();
        self.set("reset", 0);
        self.memories.iter_mut().for_each(|memory| memory.waiting.clear());
        self.offered = Default::default();
        for _ in 0..64 {
            assert_eq!(self.step(), [false; 5]);
        }
    }

    /// Offers an input, or none, in this clock.
    fn offer(&mut self, input: Option<Input>) {
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
        self.dut.settle().unwrap();
    }

    /// Whether the input that is offered is taken at the next edge.
    fn takes(&self) -> bool {
        ["reg", "fragment"]
            .iter()
            .any(|channel| self.get(&format!("{channel}_valid")) & self.get(&format!("{channel}_ready")) == 1)
    }

    /// The edge, behind an [`offer`](Self::offer): the outputs that are taken at it. What is offered stays until it is taken.
    fn edge(&mut self) -> [bool; 5] {
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
        self.dut.clock().unwrap();
        self.now += 1;
        taken
    }

    /// A clock in which nothing is offered: the outputs that were taken.
    fn step(&mut self) -> [bool; 5] {
        self.offer(None);
        self.edge()
    }

    /// Offers inputs as soon as they can be, each behind the one before it, until the results of all fragments are taken.
    fn run(&mut self, inputs: &[Input]) -> Run {
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
fn pixel_of(x: u32) -> u32 {
    x & 1 | (x & 2) << 1 | (x & 4) << 2 | (x & !7) << 3
}

/// The bytes of a colour in memory: A, B, G, R.
fn word_of(color: u32) -> u32 {
    color.swap_bytes()
}

#[test]
fn different_pixels_go_through_at_one_per_clock() {
    let fragments: Vec<Input> = (0..256).map(one).collect();
    for latency in [1, 40] {
        let mut bench = Bench::six_stages(Pace::After(latency));
        let run = bench.run(&fragments);
        let first = run.taken[0];
        assert_eq!(run.taken, (first..first + 256).collect::<Vec<_>>(), "latency {latency}");
        let last = first + LATENCY + latency - 1;
        assert_eq!(run.given, (last..last + 256).collect::<Vec<_>>(), "latency {latency}");
    }
}

/// The bucket of a pixel is that of the 64th behind it in its row.
#[test]
fn fragments_of_one_bucket_go_through_one_behind_the_other() {
    for columns in [[5, 5, 5, 5], [5, 69, 133, 5]] {
        let mut bench = Bench::six_stages(Pace::After(1));
        let run = bench.run(&columns.map(one));
        let expected: Vec<usize> = (0..4).map(|number| run.taken[0] + LATENCY + INTERVAL * number).collect();
        assert_eq!(run.given, expected, "{columns:?}");
    }
}

/// Each fragment reads what the one before it on its pixel has written, whatever waits.
#[test]
fn sums_are_exact() {
    for (seed, stall) in [(1, 0), (2, 100), (3, 200)] {
        let mut bench = Bench::six_stages(Pace::Random);
        bench.random.0 ^= seed;
        bench.stall = stall;
        let fragments: Vec<Input> = (0..20).map(|number| one((number % 3) & 1)).collect();
        let run = bench.run(&fragments);
        let mut sums = [0; 2];
        for (input, result) in fragments.iter().zip(&run.results) {
            let Input::Fragment(x, ..) = input else { continue };
            let sum = &mut sums[*x as usize];
            *sum += 1;
            assert_eq!(*result, [*x, 0, 1, *sum * 0x0101_0101, 1, *sum << 24 | DEPTH_WORD], "stall {stall}");
        }
        // The last result may be taken before its words are.
        bench.stall = 0;
        bench.step();
        for (x, sum) in sums.iter().enumerate() {
            let words = bench.memories.each_ref().map(|memory| memory.word(x as u32));
            assert_eq!(words, [*sum * 0x0101_0101, *sum << 24 | DEPTH_WORD]);
        }
    }
}

/// A fragment sees the writes before it and none behind it, whichever section they are for and whatever waits.
#[test]
fn fragments_see_the_writes_before_them() {
    for stall in [0, 100] {
        let mut bench = Bench::six_stages(Pace::Random);
        // Stage 5 gives its constant colour; what is written is the colour alone.
        let setup = [(id::TEXENV_SOURCE[5], 0x000E_000E), (id::BLEND_FUNC, 0x0101_0000)];
        bench.run(&setup.map(|(id, data)| Input::Write(id, data, 0xF)));
        bench.stall = stall;
        let (mut inputs, mut expected, mut random) = (Vec::new(), Vec::new(), Random(7));
        let (mut color, mut opens, mut passes) = (0x0012_3456, true, true);
        inputs.push(Input::Write(id::TEXENV_COLOR[5], color, 0xF));
        for round in 0..40 {
            match if round % 20 == 13 { 10 } else { random.below(10) } {
                0 | 1 => {
                    color = random.below(0x100_0000);
                    inputs.push(Input::Write(id::TEXENV_COLOR[5], color, 0x7));
                }
                2 | 3 => {
                    opens = !opens;
                    inputs.push(Input::Write(id::COLORBUFFER_WRITE, if opens { 0xF } else { 0 }, 0xF));
                }
                // An id of neither section.
                4 => inputs.push(Input::Write(id::TEXUNIT_CONFIG, 0xFFFF_FFFF, 0xF)),
                // More than the queue has places, of which the last counts: function 1 passes all, function 0 none.
                10 => {
                    passes = !passes;
                    let functions = (0..18).map(|number| number & 1 ^ u32::from(!passes));
                    inputs.extend(functions.map(|code| Input::Write(id::FRAGOP_ALPHA_TEST, code << 4 | 1, 0xF)));
                }
                _ => {
                    let x = random.below(4);
                    inputs.push(Input::Fragment(x, DEPTH, 0));
                    let writes = passes && opens;
                    let word = if writes { word_of(color) } else { 0 };
                    expected.push([pixel_of(x), u32::from(!passes), writes.into(), word]);
                }
            }
        }
        let run = bench.run(&inputs);
        let results: Vec<[u32; 4]> = run.results.iter().map(|it| [it[0], it[1], it[2], it[3]]).collect();
        assert_eq!(results, expected, "stall {stall}");
    }
}

/// A buffer that nobody may read is not read, and its answers are waited for again when it is.
#[test]
fn a_buffer_is_read_where_its_register_allows_it() {
    let mut bench = Bench::six_stages(Pace::After(1));
    let write = |id, data| Input::Write(id, data, 0xF);
    bench.memories[0].words.extend((0..70).map(|x| (pixel_of(x), 0x0101_0101 * x)));
    // So many that each tag is used, and some of them twice.
    let mut inputs = vec![write(id::COLORBUFFER_READ, 0), write(id::COLORBUFFER_WRITE, 0)];
    inputs.extend((0..70).map(one));
    bench.run(&inputs);
    assert_eq!(bench.memories.each_ref().map(|memory| memory.reads.len()), [0, 70]);
    bench.memories[0].pace = Pace::After(30);
    let mut inputs = vec![
        write(id::COLORBUFFER_READ, 4),
        write(id::COLORBUFFER_WRITE, 1),
        write(id::DEPTHBUFFER_READ, 0),
        write(id::DEPTHBUFFER_WRITE, 0),
    ];
    inputs.extend((0..70).map(one));
    let run = bench.run(&inputs);
    assert_eq!(bench.memories.each_ref().map(|memory| memory.reads.len()), [70, 70]);
    for (x, result) in (0..).zip(run.results) {
        assert_eq!(result, [pixel_of(x), 0, 1, 0x0101_0101 * (x + 1), 0, 0]);
    }
}

#[test]
fn the_bytes_of_the_format_are_written() {
    let mut bench = Bench::six_stages(Pace::After(1));
    let mut inputs = Vec::new();
    for format in [0, 1, 2, 3, 4] {
        inputs.extend([Input::Write(id::COLORBUFFER_FORMAT, format << 16, 0xF), one(format)]);
    }
    for format in [0, 2, 3] {
        inputs.extend([Input::Write(id::DEPTHBUFFER_FORMAT, format, 0xF), one(format)]);
    }
    bench.run(&inputs);
    assert_eq!(bench.memories[0].enables[..5], [0b1111, 0b0111, 0b0011, 0b0011, 0b0011]);
    assert_eq!(bench.memories[1].enables[5..], [0b0011, 0b0111, 0b1111]);
}

/// In front, where both builds keep the registers of the stages in their own way, and behind.
#[test]
fn bytes_that_are_not_enabled_stay() {
    for combiner in ["six-stages", "folded"] {
        let mut build = Build::default();
        build.set("combiner", combiner).unwrap();
        let mut bench = Bench::new(&Builder::new(&Choices::default(), &build), Pace::After(1));
        let fragment = Input::Fragment(0, DEPTH, 0);
        let run = bench.run(&[
            Input::Write(id::TEXENV_SOURCE[5], 0x000E_000E, 0xF),
            Input::Write(id::BLEND_FUNC, 0x0101_0000, 0xF),
            Input::Write(id::TEXENV_COLOR[5], 0x1122_3344, 0xF),
            Input::Write(id::TEXENV_COLOR[5], 0xAABB_CCDD, 0b0101),
            fragment,
            Input::Write(id::TEXENV_COLOR[5], 0x5566_7788, 0b1010),
            Input::Write(id::TEXENV_COLOR[5], 0xFFFF_FFFF, 0),
            fragment,
            // The depth test is off, whatever becomes of the writes.
            Input::Write(id::DEPTH_COLOR_MASK, 0, 0b1101),
            Input::Write(id::DEPTH_COLOR_MASK, 0, 0),
            fragment,
            Input::Write(id::DEPTH_COLOR_MASK, 0, 0b0010),
            fragment,
        ]);
        let colors: Vec<[u32; 2]> = run.results.iter().map(|result| [result[2], result[3]]).collect();
        let (first, second) = (word_of(0x11BB_33DD), word_of(0x55BB_77DD));
        assert_eq!(colors, [[1, first], [1, second], [1, second], [0, 0]], "{combiner}");
    }
}

/// Each word goes to the entry of the index, whatever bytes are enabled; whether one counts of which none is, the ledger says.
#[test]
fn words_of_the_fog_table_are_whole() {
    for (choice, entries) in [(FifoWriteMask::RawAnyByte, [0, 1, 0]), (FifoWriteMask::RawAlways, [0, 0, 1])] {
        let choices = Choices { fifo_write_mask: choice, ..Choices::default() };
        let mut bench = Bench::new(&Builder::new(&choices, &Build::default()), Pace::After(1));
        // All of the fragment's colour, or all of the fog colour.
        let word = |all: bool| if all { 0x00FF_E000 } else { 0 };
        let mut inputs = vec![
            Input::Write(id::BLEND_FUNC, 0x0101_0000, 0xF),
            Input::Write(id::TEXENV_UPDATE_BUFFER, 5, 0xF),
            Input::Write(id::FOG_COLOR, 0x00CC_BBAA, 0xF),
            // What the index has of an earlier write in byte 0 stays in the second.
            Input::Write(id::FOG_LUT_INDEX, 0, 0xF),
            Input::Write(id::FOG_LUT_INDEX, 9, 0b1110),
            Input::Write(id::FOG_LUT_DATA, word(false), 0b1000),
            Input::Write(id::FOG_LUT_DATA + 1, word(false), 0),
            Input::Write(id::FOG_LUT_DATA + 7, word(true), 0b0001),
        ];
        // Depths where the first entries begin.
        inputs.extend((0..3).map(|entry| Input::Fragment(entry, entry << 25, 0xFF33_2211)));
        let run = bench.run(&inputs);
        let colors: Vec<u32> = run.results.iter().map(|result| result[3]).collect();
        let expected = entries.map(|all| word_of(if all == 1 { 0xFF33_2211 } else { 0xFFCC_BBAA }));
        assert_eq!(colors, expected, "{choice:?}");
    }
    let choices = Choices { fifo_write_mask: FifoWriteMask::Merged, ..Choices::default() };
    let error = FragmentPipeline::new(&Builder::new(&choices, &Build::default())).err().expect("no hardware for it");
    assert_eq!((error.id, error.value), ("fifo_write_mask", "merged"));
}

/// A write waits for the section that reads the register, and for no other.
#[test]
fn a_write_waits_for_its_section_alone() {
    let mut bench = Bench::six_stages(Pace::Never);
    bench.offer(Some(one(0)));
    assert!(bench.takes());
    bench.edge();
    // The fragment is in front: a write for what is behind does not wait, one for the front does.
    bench.offer(Some(Input::Write(id::COLORBUFFER_WRITE, 0, 0xF)));
    assert!(bench.takes());
    assert_eq!(bench.get("fragment_ready"), 0);
    bench.edge();
    let mut waited = 1;
    bench.offer(Some(Input::Write(id::TEXENV_COLOR[0], 0, 0xF)));
    while !bench.takes() {
        bench.edge();
        waited += 1;
        assert!(waited < LATENCY - INTERVAL, "the front holds a fragment for {waited} clocks");
        bench.offer(Some(Input::Write(id::TEXENV_COLOR[0], 0, 0xF)));
    }
    bench.edge();
    // The reads of the fragment are never answered: the front takes writes and fragments all the same.
    let clocks = (0..LATENCY).filter(|_| bench.step()[0]).count();
    assert_eq!((clocks, bench.memories[0].waiting.len(), bench.memories[1].waiting.len()), (1, 1, 1));
    for input in
        [Input::Write(id::TEXENV_COLOR[0], 0, 0xF), Input::Write(id::FRAMEBUFFER_DIM, 0x0100_0100, 0xF), one(1)]
    {
        bench.offer(Some(input));
        assert!(bench.takes(), "{input:?}");
        bench.edge();
    }
    // The second fragment is behind the write, which is behind the first: it does not ask.
    (0..LATENCY + 64).for_each(|_| assert_eq!(bench.step(), [false; 5]));
    // Now the first is answered. The write is no matter of it.
    for memory in &mut bench.memories {
        memory.pace = Pace::After(1);
        memory.waiting.iter_mut().for_each(|read| read.0 = 0);
    }
    let run = bench.run(&[one(2)]);
    assert_eq!(run.results.len(), 1);
    assert_eq!(bench.memories[0].enables.len(), 1);
}

/// Whatever is inside, a reset leaves nothing of it: no result, no read, no tag, no pixel in use.
#[test]
fn a_reset_abandons_everything() {
    let builder = Builder::default();
    for (pace, clocks, closed) in [
        (Pace::After(1), 30, ""),
        // Reads are taken and not answered; of one buffer alone; answered for the last fragments alone.
        (Pace::Never, LATENCY + 10, ""),
        (Pace::Never, LATENCY + 10, "read_depth"),
        (Pace::Random, LATENCY, ""),
        // Results are written to one buffer, and go nowhere else.
        (Pace::After(1), LATENCY + 10, "write_depth"),
        (Pace::After(1), LATENCY + 10, "out"),
    ] {
        let mut bench = Bench::new(&builder, pace);
        for number in 0..clocks {
            bench.offer(Some(one(number as u32)));
            if !closed.is_empty() {
                bench.set(&format!("{closed}_ready"), 0);
                bench.dut.settle().unwrap();
            }
            bench.edge();
        }
        bench.reset();
        for _ in 0..LATENCY + 10 {
            assert_eq!(bench.step(), [false; 5], "{clocks} clocks, {closed}");
        }
        for memory in &mut bench.memories {
            memory.pace = Pace::After(20);
            memory.words.clear();
        }
        // Columns of those before, among them the first and the last.
        let columns: Vec<u32> = (0..clocks as u32).step_by(9).chain([clocks as u32 - 1]).collect();
        let run = bench.run(&columns.iter().map(|x| one(*x)).collect::<Vec<_>>());
        let expected: Vec<usize> = run.taken.iter().map(|clock| clock + LATENCY + 19).collect();
        assert_eq!(run.given, expected, "{clocks} clocks, {closed}");
        for (x, result) in columns.iter().zip(&run.results) {
            let words = [0x0101_0101, 1 << 24 | DEPTH_WORD];
            assert_eq!(*result, [pixel_of(*x), 0, 1, words[0], 1, words[1]], "{clocks} clocks, {closed}");
            let written = bench.memories.each_ref().map(|memory| memory.word(result[0]));
            assert_eq!(written, words, "{clocks} clocks, {closed}");
        }
    }
}
