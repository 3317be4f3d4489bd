// SPDX-License-Identifier: MIT
//! Blocks with one way in and one way out, and the fragment pipeline.

use crate::bench::Bench;
use crate::circuit::blocks;
use crate::document;
use pica_rtl::build::Build;
use pica_rtl::dut::Values;
use pica_rtl::raster::{InterpolantValues, SampleValues, VertexComponentsValues};
use pica_spec::choices::Choices;
use pica_spec::pica200::id;
use pica_testbench::block::{Behaviour, Block};
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::registry;
use pica_vectors::{Item, Protocol};

/// Transactions of a flat block.
const COUNT: u64 = 200;
/// Fragments of different pixels: what the folded combiner takes in two rounds, and one. Of one pixel there are fewer.
const FRAGMENTS: usize = 17;
const OF_ONE_PIXEL: usize = 4;

/// The clocks in which transactions were taken, and those in which their results were.
struct Clocks {
    taken: Vec<u64>,
    given: Vec<u64>,
}

impl Clocks {
    /// The clocks of these items, one result each, behind what sets the block up.
    fn measure(block: &Block, setup: &[Item], items: &[Item]) -> Self {
        let channel = block.interface.channels.iter().position(|channel| channel.name == "out").expect("a result");
        let run = Bench::new(block).run(&[setup, items].concat(), |run, _| run.given_by(channel).len() == items.len());
        let taken = run.taken[setup.len()..].iter().map(|crossing| crossing.clock).collect();
        Self { taken, given: run.given_by(channel) }
    }

    fn latencies(&self) -> impl Iterator<Item = u64> + Clone {
        self.taken.iter().zip(&self.given).map(|(taken, given)| given - taken)
    }

    /// A row: clocks from taking a transaction to its result, and from one result to the next, in the mean.
    fn row(&self, title: &str) -> String {
        format!("| {title} | {} | {} |\n", range(self.latencies()), pace(&self.given))
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

fn flat(block: &Block) -> Clocks {
    let Behaviour::Flat(behaviour) = &block.behaviour else { unreachable!("a flat block has a model of its cases") };
    let inputs = block.inputs(behaviour.as_ref(), DEFAULT_SEED, 0, COUNT);
    let items: Vec<Item> = (0..COUNT as usize).map(|case| Item { channel: 0, values: inputs.row(case) }).collect();
    Clocks::measure(block, &[], &items)
}

/// So many fragments, each on the next of so many pixels.
fn fragments(block: &Block, count: usize, pixels: usize) -> Clocks {
    let place =
        |name: &str| block.interface.channels.iter().position(|channel| channel.name == name).expect("a channel");
    let value = |name: &str, number: usize| if name == "x" { (number % pixels) as u32 } else { 0 };
    let fragment = |number| {
        let channel = place("fragment");
        let ports = &block.interface.channels[channel].ports;
        Item { channel, values: ports.iter().map(|port| value(&port.name, number)).collect() }
    };
    // Only the buffer of the pixels has to be wide enough.
    let width = Item { channel: place("reg"), values: vec![id::FRAMEBUFFER_DIM, 0x0100_0000 | FRAGMENTS as u32, 0xF] };
    Clocks::measure(block, &[width], &(0..count).map(fragment).collect::<Vec<_>>())
}

/// What the interpolation takes in its two blocks: an interpolant for each component, a fragment for each sample.
fn interpolation() -> String {
    let blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    let block = |name: &str| blocks.iter().find(|block| block.interface.name == name).expect("a block of that name");
    let components = |values: VertexComponentsValues| Item { channel: 0, values: values.to_row() };
    let setup: Vec<Item> = (0..COUNT as u32)
        .map(|number| VertexComponentsValues { reciprocal_w: (number == 0).into(), ..Default::default() })
        .map(components)
        .collect();
    let interpolant = |values: InterpolantValues| Item { channel: 0, values: values.to_row() };
    let triangle = [
        InterpolantValues { denominator: 1, number0: 1, number1: 1, number2: 1, ..Default::default() },
        InterpolantValues { last: 1, ..Default::default() },
    ];
    let sample = SampleValues { weight0: 1, ..Default::default() };
    let samples: Vec<Item> = (0..COUNT).map(|_| Item { channel: 1, values: sample.to_row() }).collect();
    Clocks::measure(block("attribute_setup"), &[], &setup).row("`attribute_setup`")
        + &Clocks::measure(block("interpolator"), &triangle.map(interpolant), &samples)
            .row("`interpolator`, fragments of one component")
}

#[test]
fn the_documented_clocks_are_those_of_the_circuits() {
    let mut text = String::from("| block | clocks to a result | to the next result |\n|---|--:|--:|\n");
    for block in blocks().iter().filter(|block| block.interface.is_flat() && block.interface.clocked()) {
        let clocks = flat(block);
        if let (Protocol::Pipe, Some(latency)) = (block.interface.protocol, block.interface.latency) {
            assert!(clocks.latencies().all(|clocks| clocks == u64::from(latency)));
        }
        text += &clocks.row(&format!("`{}`", block.interface.name));
    }
    text += &interpolation();
    let folded = Build::alternatives().filter(|(id, ..)| *id == "combiner").map(|(.., build)| build);
    for build in [Build::default()].into_iter().chain(folded) {
        let blocks = registry::built(&Choices::default(), &build).expect("the defaults have hardware");
        for name in ["combiner", "fragment_pipeline"] {
            let block = blocks.iter().find(|block| block.interface.name == name).expect("a block of that name");
            let title = format!("`{name}`, combiner={}", build.combiner.name());
            text += &fragments(block, FRAGMENTS, FRAGMENTS).row(&title);
            if name == "fragment_pipeline" {
                text += &fragments(block, OF_ONE_PIXEL, 1).row(&format!("{title}, fragments of one pixel"));
            }
        }
    }
    document::shows("clocks.md", &text);
}
