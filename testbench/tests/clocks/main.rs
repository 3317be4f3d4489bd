// SPDX-License-Identifier: MIT
//! How many clocks the blocks take: the table of docs/clocks.md. `UPDATE_EXPECT=1` renews it.

use pica_rtl::build::Build;
use pica_rtl::dut::Dut;
use pica_spec::choices::Choices;
use pica_testbench::block::{Behaviour, Block};
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::registry;
use pica_vectors::{Channel, Direction, Protocol};

/// Transactions of a flat block.
const COUNT: u64 = 200;
/// Fragments of different pixels: what the folded combiner takes in two rounds, and one. Of one pixel there are fewer.
const FRAGMENTS: usize = 17;
const OF_ONE_PIXEL: usize = 4;

/// A circuit whose results are taken at once.
struct Bench<'a> {
    block: &'a Block,
    dut: Box<dyn Dut>,
    names: Vec<String>,
    now: u64,
}

impl<'a> Bench<'a> {
    fn new(block: &'a Block) -> Self {
        let dut = (block.circuit)();
        let names = dut.ports().iter().map(|port| port.port.name.clone()).collect();
        let mut bench = Self { block, dut, names, now: 0 };
        bench.dut.connect_all();
        bench.set("reset", 1);
        bench.clock();
        bench.set("reset", 0);
        for (_, channel) in block.interface.side(Direction::Out) {
            channel.ready().iter().for_each(|ready| bench.set(ready, 1));
        }
        bench
    }

    fn place(&self, name: &str) -> usize {
        self.names.iter().position(|known| known == name).expect("a port of that name")
    }

    fn set(&mut self, name: &str, value: u32) {
        self.dut.set(self.place(name), value);
    }

    fn is_high(&self, name: Option<String>) -> bool {
        name.is_none_or(|name| self.dut.get(self.place(&name)) == 1)
    }

    /// Whether a transaction crosses at the next edge.
    fn crosses(&self, channel: &Channel) -> bool {
        self.is_high(channel.valid()) && self.is_high(channel.ready())
    }

    fn clock(&mut self) {
        self.dut.clock().expect("it settles");
        self.now += 1;
    }

    /// The clocks in which these transactions are taken, each offered as soon as the one before it is, and those in which
    /// results are; it ends when all are taken and there are so many results.
    fn run(&mut self, input: &Channel, output: &Channel, items: &[Vec<u32>], results: usize) -> (Vec<u64>, Vec<u64>) {
        let (mut taken, mut given) = (Vec::new(), Vec::new());
        while taken.len() < items.len() || given.len() < results {
            let item = items.get(taken.len());
            input.valid().iter().for_each(|valid| self.set(valid, item.is_some().into()));
            for (port, value) in input.ports.iter().zip(item.into_iter().flatten()) {
                self.set(&port.name, *value);
            }
            self.dut.settle().expect("it settles");
            if item.is_some() && self.crosses(input) {
                taken.push(self.now);
            }
            if self.crosses(output) {
                given.push(self.now);
            }
            self.clock();
            assert!(self.now < 100_000, "{} stands still", self.block.interface.name);
        }
        input.valid().iter().for_each(|valid| self.set(valid, 0));
        (taken, given)
    }

    fn channel(&self, name: &str) -> &'a Channel {
        self.block.interface.channels.iter().find(|channel| channel.name == name).expect("a channel of that name")
    }
}

/// `5` or `3 to 12`.
fn range(values: impl Iterator<Item = u64> + Clone) -> String {
    let (least, most) = (values.clone().min().unwrap_or(0), values.max().unwrap_or(0));
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}

/// Clocks from one to the next: all the same, or their mean.
fn pace(times: &[u64]) -> String {
    let behind = times.windows(2).map(|pair| pair[1] - pair[0]);
    let mean = (times[times.len() - 1] - times[0]) as f64 / (times.len() - 1) as f64;
    if behind.clone().all(|clocks| clocks as f64 == mean) { format!("{mean:.0}") } else { format!("{mean:.1}") }
}

/// A row: clocks from taking a transaction to its result, and from one result to the next, in the mean.
fn row(title: &str, (taken, given): &(Vec<u64>, Vec<u64>)) -> String {
    let latency = range(taken.iter().zip(given).map(|(taken, given)| given - taken));
    format!("| {title} | {latency} | {} |\n", pace(given))
}

fn flat(block: &Block) -> (Vec<u64>, Vec<u64>) {
    let Behaviour::Flat(behaviour) = &block.behaviour else { unreachable!("a flat block has a model of its cases") };
    let inputs = block.inputs(behaviour.as_ref(), DEFAULT_SEED, 0, COUNT);
    let items: Vec<Vec<u32>> = (0..COUNT as usize).map(|case| inputs.row(case)).collect();
    let mut bench = Bench::new(block);
    bench.run(bench.channel("in"), bench.channel("out"), &items, items.len())
}

/// So many fragments, each on the next of so many pixels.
fn fragments(block: &Block, count: usize, pixels: usize) -> (Vec<u64>, Vec<u64>) {
    let mut bench = Bench::new(block);
    let channel = bench.channel("fragment");
    let value = |name: &str, number: usize| if name == "x" { (number % pixels) as u32 } else { 0 };
    let item = |number| channel.ports.iter().map(|port| value(&port.name, number)).collect();
    let items: Vec<Vec<u32>> = (0..count).map(item).collect();
    // Only the buffer of the pixels has to be wide enough.
    let width = [0x11E, 0x0100_0000 | FRAGMENTS as u32];
    bench.run(bench.channel("reg"), bench.channel("out"), &[width.to_vec()], 0);
    bench.run(channel, bench.channel("out"), &items, count)
}

#[test]
fn the_documented_clocks_are_those_of_the_circuits() {
    let choices = Choices::default();
    let mut text = String::from("| block | clocks to a result | to the next result |\n|---|--:|--:|\n");
    let blocks = registry::blocks(&choices).expect("the defaults have hardware");
    for block in blocks.iter().filter(|block| block.listed && block.interface.is_flat() && block.interface.clocked()) {
        let clocks = flat(block);
        if let (Protocol::Pipe, Some(latency)) = (block.interface.protocol, block.interface.latency) {
            assert!(clocks.0.iter().zip(&clocks.1).all(|(taken, given)| given - taken == u64::from(latency)));
        }
        text += &row(&format!("`{}`", block.interface.name), &clocks);
    }
    let folded = Build::alternatives().filter(|(id, ..)| *id == "combiner").map(|(.., build)| build);
    for build in [Build::default()].into_iter().chain(folded) {
        let blocks = registry::built(&choices, &build).expect("the defaults have hardware");
        for name in ["combiner", "fragment_pipeline"] {
            let block = blocks.iter().find(|block| block.interface.name == name).expect("a block of that name");
            let title = format!("`{name}`, combiner={}", build.combiner.name());
            text += &row(&title, &fragments(block, FRAGMENTS, FRAGMENTS));
            if name == "fragment_pipeline" {
                text += &row(&format!("{title}, fragments of one pixel"), &fragments(block, OF_ONE_PIXEL, 1));
            }
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/clocks.md");
    let document = std::fs::read_to_string(path).expect("the document");
    let (before, rest) = document.split_once(BEGIN).expect("the mark of the table");
    let (_, after) = rest.split_once(END).expect("the end of the table");
    expect_test::expect_file![path].assert_eq(&format!("{before}{BEGIN}{text}{END}{after}"));
}

const BEGIN: &str = "<!-- clocks -->\n";
const END: &str = "<!-- end -->\n";
