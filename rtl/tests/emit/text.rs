// SPDX-License-Identifier: MIT
//! What emitted Verilog looks like. `UPDATE_EXPECT=1` renews the snapshot.

use crate::support::{Inputs, Numbers, header, icarus, installed, simulate, verilog};
use expect_test::expect_file;
use pica_rtl::emit::{EmitError, Header, emit};
use pica_rtl::parts::{BlockRam, LutRam};
use pica_rtl::prelude::*;
use pica_vectors::{Channel, Direction, Handshake, Interface, Port, Protocol};

#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
enum State {
    Idle,
    Run,
    Halted,
}

/// Whether the number of ones is odd.
#[derive(LogicBlock, Default, Component)]
pub struct Parity {
    pub a: Signal<In, Bits<8>>,
    pub odd: Signal<Out, Bit>,
}

#[hdl]
impl Logic for Parity {
    fn update(&mut self) {
        self.odd.next = self.a.val().xor();
    }
}

/// A value, two clocks later.
#[derive(LogicBlock, Default, Component)]
pub struct Lane {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    first: DFF<Bits<8>>,
    second: DFF<Bits<8>>,
    state: DFF<State>,
    parity: Parity,
}

#[hdl]
impl Logic for Lane {
    fn update(&mut self) {
        // What goes in is used a clock later.
        self.first.d.next = self.a.val();
        self.parity.a.next = self.first.q.val() & 63;
        if self.first.q.val().get_bits::<4>(4).any() {
            self.second.d.next = self.first.q.val() + 1;
        } else if self.parity.odd.val() {
            self.second.d.next = (self.first.q.val() << 1) | 3;
        }
        match self.state.q.val() {
            State::Idle => {
                self.state.d.next = State::Run;
            }
            State::Run => {
                if self.second.q.val() == 255 {
                    self.state.d.next = State::Halted;
                }
            }
            _ => {}
        }
        self.y.next = self.second.q.val();
    }
}

/// Two lanes and two memories.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Pair {
    pub clock: Signal<In, Clock>,
    /// Operand.
    pub a: Signal<In, Bits<8>>,
    /// Result.
    pub y: Signal<Out, Bits<16>>,
    lane: [Lane; 2],
    code: BlockRam<4, 8>,
    stack: LutRam<4, 8>,
}

#[hdl]
impl Logic for Pair {
    fn update(&mut self) {
        for i in 0..2 {
            self.lane[i].clock.next = self.clock.val();
            self.lane[i].a.next = self.a.val();
        }
        self.code.clock.next = self.clock.val();
        self.code.write_enable.next = self.a.val().get_bit(0);
        self.code.write_address.next = self.a.val().get_bits::<4>(2);
        self.code.write_data.next = self.lane[1].y.val();
        self.code.read_enable.next = true;
        self.code.read_address.next = self.a.val().get_bits::<4>(4);
        self.stack.clock.next = self.clock.val();
        self.stack.write_enable.next = self.a.val().get_bit(0);
        self.stack.write_address.next = self.a.val().get_bits::<4>(2);
        self.stack.write_data.next = self.code.read_data.val();
        self.stack.read_address.next = self.a.val().get_bits::<4>(4);
        self.y.next = (bit_cast::<16, 8>(self.lane[0].y.val()) << 8) | bit_cast::<16, 8>(self.stack.read_data.val());
    }
}

/// Registers, enumerations, shared modules, split processes and direct connections do what `rust_hdl` simulates.
#[test]
fn the_file_does_what_the_simulation_does() {
    let mut numbers = Numbers(7);
    // Long stretches of ones let the machine halt; changing values fill the memories.
    let value = |number: u32| if number & 0x300 == 0 { 255 } else { number & 255 };
    let inputs: Vec<Inputs> = (0..2000).map(|_| vec![("a", value(numbers.next()))]).collect();
    let mut pair = Pair::default();
    let expected = simulate(&mut pair, &inputs);
    assert!(expected.iter().any(|[before, after]| before != after), "nothing ever changes");
    let text = verilog(&mut pair, "pair").unwrap_or_else(|error| panic!("{error}"));
    if installed("iverilog", "iverilog") {
        assert_eq!(icarus(&pair, &text, "pair", &inputs), expected);
    }
}

fn described() -> Header {
    let port = |name: &str, width, doc: &str| Port { name: name.into(), width, doc: doc.into() };
    let channel =
        |name: &str, direction, ports| Channel { name: name.into(), direction, handshake: Handshake::None, ports };
    let inputs = vec![port("clock", 1, "Rising edges count."), port("a", 8, "Operand.")];
    Header {
        interface: Interface {
            name: "pair".into(),
            doc: "Two lanes and two memories.".into(),
            protocol: Protocol::Comb,
            latency: None,
            channels: vec![
                channel("in", Direction::In, inputs),
                channel("out", Direction::Out, vec![port("y", 16, "Result.")]),
            ],
            memories: Vec::new(),
            independent: false,
        },
        notes: vec!["A paragraph\nof two lines.".into()],
        parameters: vec![("lanes".into(), "2".into()), ("f24_rounding".into(), "toward-zero".into())],
        primitives: Default::default(),
        memory: Default::default(),
        spec_version: "1.2.3".into(),
    }
}

#[test]
fn whole_file() {
    let text = emit(&mut Pair::default(), &described()).unwrap_or_else(|error| panic!("{error}"));
    expect_file!["pair.v"].assert_eq(&text);
    let again = emit(&mut Pair::default(), &described());
    assert_eq!(again.as_deref(), Ok(text.as_str()));
    let mut pair = Pair::default();
    let once = emit(&mut pair, &described());
    assert_eq!(emit(&mut pair, &described()), once, "the same circuit twice");
}

#[test]
fn headers_that_do_not_fit() {
    let fails = |change: fn(&mut Header), expected: &str| {
        let mut header = described();
        change(&mut header);
        let error = emit(&mut Pair::default(), &header).expect_err("a header that does not fit");
        assert_eq!(error, EmitError::Header(expected.to_owned()));
    };
    fails(|header| drop(header.interface.channels.pop()), "the header lacks port `y`");
    fails(|header| header.interface.channels[1].ports[0].width = 8, "port `y` has 16 bits, not 8");
    fails(|header| header.interface.channels[0].direction = Direction::Out, "port `clock` points the other way");
    fails(|header| header.interface.channels[0].ports[1].name = "b".into(), "the header lacks port `a`");
    fails(
        |header| {
            let port = Port { name: "z".into(), ..header.interface.channels[0].ports[0].clone() };
            header.interface.channels[0].ports.push(port);
        },
        "the circuit has no port `z`",
    );
    fails(|header| header.interface.doc.push_str("\nmodule"), "a line break in `Two lanes and two memories.\nmodule`");
    fails(|header| header.notes.push("a\rb".into()), "a carriage return in `a\rb`");
    let mut header = described();
    header.interface.name = "module".into();
    let error = emit(&mut Pair::default(), &header).expect_err("a keyword").to_string();
    assert!(error.contains("module: `module`: it is a keyword"), "{error}");
}

#[test]
fn other_tests_use_a_header_that_fits() {
    let header = header(&Pair::default(), "pair").expect("a header");
    assert_eq!(header.interface.port_names(), ["clock", "a", "y"]);
    assert!(verilog(&mut Pair::default(), "pair").is_ok());
}
