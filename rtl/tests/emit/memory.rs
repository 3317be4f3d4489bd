//! The memory leaves: what they do, and that their Verilog does the same.

use crate::support::{installed, verilog};
use pica_rtl::dut::Dut;
use pica_rtl::memory::{BlockRam, LutRam};
use pica_rtl::ports;
use rust_hdl::core::prelude::*;
use std::fmt::Write;
use std::process::Command;

/// A memory within a block, so that it has the ports of a device under test.
#[derive(LogicBlock, Default)]
struct Synchronous<const A: usize, const W: usize> {
    pub clock: Signal<In, Clock>,
    pub write_enable: Signal<In, Bit>,
    pub write_address: Signal<In, Bits<A>>,
    pub write_data: Signal<In, Bits<W>>,
    pub read_enable: Signal<In, Bit>,
    pub read_address: Signal<In, Bits<A>>,
    pub read_data: Signal<Out, Bits<W>>,
    memory: BlockRam<A, W>,
}

impl<const A: usize, const W: usize> Logic for Synchronous<A, W> {
    #[hdl_gen]
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

ports!([const A: usize, const W: usize] Synchronous<A, W>; clock clock;
    in write_enable write_address write_data read_enable read_address; out read_data);

#[derive(LogicBlock, Default)]
struct Asynchronous<const A: usize, const W: usize> {
    pub clock: Signal<In, Clock>,
    pub write_enable: Signal<In, Bit>,
    pub write_address: Signal<In, Bits<A>>,
    pub write_data: Signal<In, Bits<W>>,
    pub read_enable: Signal<In, Bit>,
    pub read_address: Signal<In, Bits<A>>,
    pub read_data: Signal<Out, Bits<W>>,
    memory: LutRam<A, W>,
}

impl<const A: usize, const W: usize> Logic for Asynchronous<A, W> {
    #[hdl_gen]
    fn update(&mut self) {
        self.memory.clock.next = self.clock.val();
        self.memory.write_enable.next = self.write_enable.val();
        self.memory.write_address.next = self.write_address.val();
        self.memory.write_data.next = self.write_data.val();
        self.memory.read_address.next = self.read_address.val();
        self.read_data.next = self.memory.read_data.val();
    }
}

ports!([const A: usize, const W: usize] Asynchronous<A, W>; clock clock;
    in write_enable write_address write_data read_enable read_address; out read_data);

/// Inputs of a clock: write enable, address and data, read enable and address.
type Inputs = [u32; 5];

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
    fn clock(&mut self, [write, write_address, data, read, read_address]: Inputs) -> (u32, u32) {
        let before = if self.synchronous { self.read_data } else { self.get(read_address) };
        if read == 1 {
            self.read_data = self.get(read_address);
        }
        if write == 1 && (write_address as usize) < self.words.len() {
            self.words[write_address as usize] = data;
        }
        let after = if self.synchronous { self.read_data } else { self.get(read_address) };
        (before, after)
    }
}

/// Small addresses often, so that reads meet writes; every combination of the enables.
fn stimulus(address_bits: u32, width: u32) -> Vec<Inputs> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 20) as u32
    };
    let mut inputs = Vec::new();
    for _ in 0..600 {
        let spread = if next() % 2 == 0 { 3 } else { u32::MAX };
        let mut address = || next() & spread & ((1 << address_bits) - 1);
        let (write_address, read_address) = (address(), address());
        let enables = next();
        inputs.push([enables & 1, write_address, next() & (u32::MAX >> (32 - width)), enables >> 1 & 1, read_address]);
    }
    inputs
}

fn agrees(mut memory: impl Dut, words: Vec<u32>, synchronous: bool, name: &str, shape: (u32, u32)) {
    let inputs = stimulus(shape.0, shape.1);
    let mut expected = Words { words, synchronous, read_data: 0 };
    let mut text = String::new();
    for inputs in &inputs {
        for (port, value) in inputs.iter().enumerate() {
            memory.set(port, *value);
        }
        memory.settle().expect("it settles");
        let before = memory.get(inputs.len());
        memory.clock().expect("it settles");
        let found = (before, memory.get(inputs.len()));
        assert_eq!(found, expected.clock(*inputs), "{name} at {inputs:?}");
        let _ = writeln!(text, "{:x} {:x}", found.0, found.1);
    }
    let verilog = verilog(memory.block(), name).unwrap_or_else(|error| panic!("{error}"));
    if installed("iverilog", "iverilog") {
        assert_eq!(simulated(&verilog, name, &inputs, shape), text, "{name}");
    }
}

/// What Icarus says of the Verilog: the output before and after each clock edge.
fn simulated(verilog: &str, name: &str, inputs: &[Inputs], (address_bits, width): (u32, u32)) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path
    };
    let mut clocks = String::new();
    for [write, write_address, data, read, read_address] in inputs {
        let _ = writeln!(clocks, "clk({write}, {write_address}, 32'h{data:x}, {read}, {read_address});");
    }
    let bench = format!(
        "module bench; reg clock, we, re; reg [{a}:0] wa, ra; reg [{w}:0] wd; wire [{w}:0] rd;\n\
         {name} dut(.clock(clock), .write_enable(we), .write_address(wa), .write_data(wd), .read_enable(re), \
         .read_address(ra), .read_data(rd));\n\
         task clk(input we_, input [{a}:0] wa_, input [{w}:0] wd_, input re_, input [{a}:0] ra_); begin\n\
         we = we_; wa = wa_; wd = wd_; re = re_; ra = ra_; #1 $write(\"%0h \", rd); clock = 1; #1 $display(\"%0h\", rd);\n\
         clock = 0; #1; end endtask\ninitial begin clock = 0; #1\n{clocks}end endmodule\n",
        a = address_bits - 1,
        w = width - 1,
    );
    let (source, bench, program) = (file("dut.v", verilog), file("bench.v", &bench), folder.path().join("bench"));
    let compiled = Command::new("iverilog").args(["-g2001", "-o"]).args([&program, &source, &bench]).output();
    let compiled = compiled.expect("iverilog runs");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let run = Command::new("vvp").arg("-n").arg(&program).output().expect("vvp runs");
    String::from_utf8(run.stdout).expect("text")
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
