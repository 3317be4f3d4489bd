// SPDX-License-Identifier: MIT
//! The memory leaves: what they do, and that their Verilog does the same.

use crate::support::{Inputs, Numbers, Outputs, icarus, installed, simulate, verilog};
use pica_rtl::parts::{BlockRam, LutRam};
use pica_rtl::prelude::*;

/// A memory within a block, so that it has the ports of a device under test.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Synchronous<const A: usize, const W: usize> {
    pub clock: Signal<In, Clock>,
    /// Whether to write.
    pub write_enable: Signal<In, Bit>,
    /// Address of the word to write.
    pub write_address: Signal<In, Bits<A>>,
    /// The word to write.
    pub write_data: Signal<In, Bits<W>>,
    /// Whether to read.
    pub read_enable: Signal<In, Bit>,
    /// Address of the word to read.
    pub read_address: Signal<In, Bits<A>>,
    /// The word that was read.
    pub read_data: Signal<Out, Bits<W>>,
    memory: BlockRam<A, W>,
}

#[hdl]
impl<const A: usize, const W: usize> Logic for Synchronous<A, W> {
    fn update(&mut self) {
        self.memory.clock.next = self.clock.val();
        self.memory.write_enable.next = self.write_enable.val();
        self.memory.write_address.next = self.write_address.val();
        self.memory.write_data.next = self.write_data.val();
        self.memory.read_enable.next = self.read_enable.val();
        self.memory.read_address.next = self.read_address.val();
        self.read_data.next = self.memory.read_data.val();
    }
}

/// The memory with asynchronous read within a block, so that it has the ports of a device under test.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Asynchronous<const A: usize, const W: usize> {
    pub clock: Signal<In, Clock>,
    /// Whether to write.
    pub write_enable: Signal<In, Bit>,
    /// Address of the word to write.
    pub write_address: Signal<In, Bits<A>>,
    /// The word to write.
    pub write_data: Signal<In, Bits<W>>,
    /// Whether to read.
    pub read_enable: Signal<In, Bit>,
    /// Address of the word to read.
    pub read_address: Signal<In, Bits<A>>,
    /// The word that was read.
    pub read_data: Signal<Out, Bits<W>>,
    memory: LutRam<A, W>,
}

#[hdl]
impl<const A: usize, const W: usize> Logic for Asynchronous<A, W> {
    fn update(&mut self) {
        self.memory.clock.next = self.clock.val();
        self.memory.write_enable.next = self.write_enable.val();
        self.memory.write_address.next = self.write_address.val();
        self.memory.write_data.next = self.write_data.val();
        self.memory.read_address.next = self.read_address.val();
        self.read_data.next = self.memory.read_data.val();
    }
}

/// A memory by its definition: a list of words.
struct Words {
    words: Vec<u32>,
    synchronous: bool,
    read_data: u32,
}

impl Words {
    fn get(&self, address: u32) -> u32 {
        self.words.get(address as usize).copied().unwrap_or(0)
    }

    /// The output before a clock edge and after it.
    fn clock(&mut self, inputs: &Inputs) -> Outputs {
        let get = |name| inputs.iter().find(|(input, _)| *input == name).expect("an input").1;
        let (write_address, read_address) = (get("write_address"), get("read_address"));
        let before = if self.synchronous { self.read_data } else { self.get(read_address) };
        if get("read_enable") == 1 {
            self.read_data = self.get(read_address);
        }
        if get("write_enable") == 1 && (write_address as usize) < self.words.len() {
            self.words[write_address as usize] = get("write_data");
        }
        let after = if self.synchronous { self.read_data } else { self.get(read_address) };
        [vec![before], vec![after]]
    }
}

/// Small addresses often, so that reads meet writes; every combination of the enables.
fn stimulus(address_bits: u32, width: u32) -> Vec<Inputs> {
    let mut numbers = Numbers(0x2545_f491_4f6c_dd1d);
    let mut inputs = Vec::new();
    for _ in 0..600 {
        let spread = if numbers.next().is_multiple_of(2) { 3 } else { u32::MAX };
        let mut address = || numbers.next() & spread & ((1 << address_bits) - 1);
        let (write_address, read_address) = (address(), address());
        let (enables, data) = (numbers.next(), numbers.next() & (u32::MAX >> (32 - width)));
        inputs.push(vec![
            ("write_enable", enables & 1),
            ("write_address", write_address),
            ("write_data", data),
            ("read_enable", enables >> 1 & 1),
            ("read_address", read_address),
        ]);
    }
    inputs
}

fn agrees(mut memory: impl Dut, words: Vec<u32>, synchronous: bool, name: &str, shape: (u32, u32)) {
    let inputs = stimulus(shape.0, shape.1);
    let mut words = Words { words, synchronous, read_data: 0 };
    let expected: Vec<Outputs> = inputs.iter().map(|inputs| words.clock(inputs)).collect();
    assert_eq!(simulate(&mut memory, &inputs), expected, "{name}");
    let verilog = verilog(memory.block(), name).unwrap_or_else(|error| panic!("{error}"));
    if installed("iverilog", "iverilog") {
        assert_eq!(icarus(&memory, &verilog, name, &inputs), expected, "{name}");
    }
}

fn synchronous<const A: usize, const W: usize>(depth: usize, contents: &[u32]) -> Synchronous<A, W> {
    Synchronous { memory: BlockRam::new(depth, contents), ..Synchronous::default() }
}

fn asynchronous<const A: usize, const W: usize>(depth: usize, contents: &[u32]) -> Asynchronous<A, W> {
    Asynchronous { memory: LutRam::new(depth, contents), ..Asynchronous::default() }
}

fn words(depth: usize, contents: &[u32]) -> Vec<u32> {
    let mut words = contents.to_vec();
    words.resize(depth, 0);
    words
}

#[test]
fn block_ram() {
    agrees(synchronous::<4, 8>(16, &[]), words(16, &[]), true, "full", (4, 8));
    agrees(synchronous::<4, 8>(11, &[1, 2, 0, 255]), words(11, &[1, 2, 0, 255]), true, "partial", (4, 8));
    agrees(synchronous::<9, 32>(512, &[u32::MAX]), words(512, &[u32::MAX]), true, "wide", (9, 32));
    agrees(synchronous::<1, 1>(2, &[0, 1]), words(2, &[0, 1]), true, "bits", (1, 1));
    agrees(synchronous::<1, 1>(1, &[1]), words(1, &[1]), true, "one", (1, 1));
}

#[test]
fn lut_ram() {
    agrees(asynchronous::<4, 8>(16, &[]), words(16, &[]), false, "full", (4, 8));
    agrees(asynchronous::<4, 8>(11, &[1, 2, 0, 255]), words(11, &[1, 2, 0, 255]), false, "partial", (4, 8));
    agrees(asynchronous::<7, 24>(96, &[0xff_ffff]), words(96, &[0xff_ffff]), false, "uniforms", (7, 24));
    agrees(asynchronous::<1, 1>(2, &[0, 1]), words(2, &[0, 1]), false, "bits", (1, 1));
}

#[test]
fn memories_that_cannot_be() {
    let fails = |make: fn()| assert!(std::panic::catch_unwind(make).is_err());
    fails(|| drop(BlockRam::<4, 33>::new(16, &[])));
    fails(|| drop(BlockRam::<4, 8>::new(17, &[])));
    fails(|| drop(LutRam::<4, 8>::new(0, &[])));
    fails(|| drop(LutRam::<4, 8>::new(2, &[1, 2, 3])));
    fails(|| drop(LutRam::<4, 8>::new(2, &[256])));
}
