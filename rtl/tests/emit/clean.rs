// SPDX-License-Identifier: MIT
//! Usual ways to write a block: the guard accepts them.

use crate::support::verilog;
use rust_hdl::core::prelude::*;
use rust_hdl::widgets::prelude::*;
use std::collections::BTreeMap;

fn accepted(block: &mut dyn Block, name: &str) -> String {
    verilog(block, name).unwrap_or_else(|error| panic!("{error}"))
}

#[derive(LogicBlock, Default)]
struct Mul {
    pub a: Signal<In, Bits<24>>,
    pub b: Signal<In, Bits<24>>,
    pub y: Signal<Out, Bits<32>>,
    ma: Signal<Local, Bits<16>>,
    mb: Signal<Local, Bits<16>>,
    zero: Signal<Local, Bit>,
}

impl Logic for Mul {
    #[hdl_gen]
    fn update(&mut self) {
        self.ma.next = self.a.val().get_bits::<16>(0);
        self.mb.next = self.b.val().get_bits::<16>(0);
        self.zero.next = (!self.a.val().any()) || (!self.b.val().any());
        self.y.next = self.ma.val() * self.mb.val();
        if self.zero.val() {
            self.y.next = 0.into();
        }
    }
}

#[derive(LogicBlock, Default)]
struct Normalise {
    pub x: Signal<In, Bits<21>>,
    pub n: Signal<Out, Bits<21>>,
    pub lz: Signal<Out, Bits<5>>,
    pub word: Signal<Out, Bits<24>>,
}

impl Logic for Normalise {
    #[hdl_gen]
    fn update(&mut self) {
        self.n.next = self.x.val();
        self.lz.next = 0.into();
        if !self.x.val().get_bits::<8>(13).any() {
            self.n.next = self.x.val() << 8;
            self.lz.next = self.lz.val() | 8;
        }
        self.word.next = (bit_cast::<24, 5>(self.lz.val()) << 16) | bit_cast::<24, 16>(self.x.val().get_bits::<16>(0));
    }
}

#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
enum State {
    Fetch,
    Read,
    Execute,
    Halted,
}

#[derive(LogicBlock)]
struct Machine {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub op: Signal<In, Bits<3>>,
    pub wen: Signal<Out, Bit>,
    pub halted: Signal<Out, Bit>,
    state: DFF<State>,
    start: Constant<State>,
}

impl Default for Machine {
    fn default() -> Self {
        Machine {
            clock: Signal::default(),
            reset: Signal::default(),
            op: Signal::default(),
            wen: Signal::default(),
            halted: Signal::default(),
            state: DFF::default(),
            start: Constant::new(State::Execute),
        }
    }
}

impl Logic for Machine {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state);
        self.wen.next = false;
        match self.state.q.val() {
            State::Fetch => {
                self.state.d.next = State::Read;
            }
            State::Read => {
                self.state.d.next = State::Execute;
            }
            State::Execute => match self.op.val().index() {
                0 => {}
                1 => {
                    self.wen.next = true;
                    self.state.d.next = State::Fetch;
                }
                _ => self.state.d.next = State::Halted,
            },
            _ => {}
        }
        self.halted.next = self.state.q.val() == State::Halted;
        if self.reset.val() {
            self.state.d.next = self.start.val();
        }
    }
}

#[derive(LogicBlock)]
struct Saturate<const W: usize, const W1: usize> {
    pub a: Signal<In, Bits<W>>,
    pub b: Signal<In, Bits<W>>,
    pub y: Signal<Out, Bits<W>>,
    sum: Signal<Local, Bits<W1>>,
    most: Constant<Bits<W>>,
}

impl<const W: usize, const W1: usize> Default for Saturate<W, W1> {
    fn default() -> Self {
        Saturate {
            a: Signal::default(),
            b: Signal::default(),
            y: Signal::default(),
            sum: Signal::default(),
            most: Constant::new(!Bits::default()),
        }
    }
}

impl<const W: usize, const W1: usize> Logic for Saturate<W, W1> {
    #[hdl_gen]
    fn update(&mut self) {
        self.sum.next = bit_cast::<W1, W>(self.a.val()) + bit_cast::<W1, W>(self.b.val());
        self.y.next = bit_cast::<W, W1>(self.sum.val());
        for i in W..W1 {
            if self.sum.val().get_bit(i) {
                self.y.next = self.most.val();
            }
        }
    }
}

#[derive(LogicBlock)]
struct Lanes<const L: usize, const W: usize, const W1: usize> {
    pub a: [Signal<In, Bits<W>>; L],
    pub y: [Signal<Out, Bits<W>>; L],
    lane: [Saturate<W, W1>; L],
}

impl<const L: usize, const W: usize, const W1: usize> Default for Lanes<L, W, W1> {
    fn default() -> Self {
        Lanes {
            a: std::array::from_fn(|_| Default::default()),
            y: std::array::from_fn(|_| Default::default()),
            lane: std::array::from_fn(|_| Saturate::default()),
        }
    }
}

impl<const L: usize, const W: usize, const W1: usize> Logic for Lanes<L, W, W1> {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0_usize..L {
            self.lane[i].a.next = self.a[i].val();
            self.lane[i].b.next = self.a[i].val();
            self.y[i].next = self.lane[i].y.val();
        }
    }
}

#[derive(Copy, Clone, PartialEq, Debug, Default, LogicStruct)]
struct F24 {
    man: Bits<16>,
    exp: Bits<7>,
    sign: Bits<1>,
}

#[derive(LogicBlock, Default)]
struct Negate {
    pub clock: Signal<In, Clock>,
    pub s: Signal<In, F24>,
    pub y: Signal<Out, F24>,
    t: Signal<Local, F24>,
    r: DFF<F24>,
}

impl Logic for Negate {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, r);
        self.t.next.man = self.s.val().man;
        self.t.next.exp = self.s.val().exp;
        self.t.next.sign = !self.s.val().sign;
        self.r.d.next = self.t.val();
        self.y.next = self.r.q.val();
    }
}

#[derive(LogicBlock)]
struct Memories {
    pub clock: Signal<In, Clock>,
    pub address: Signal<In, Bits<4>>,
    pub write: Signal<In, Bit>,
    pub y: Signal<Out, Bits<8>>,
    rom: ROM<Bits<8>, 4>,
    sync_rom: SyncROM<Bits<8>, 4>,
    ram: RAM<Bits<8>, 4>,
    init: DFFWithInit<Bits<8>>,
}

impl Default for Memories {
    fn default() -> Self {
        let words: BTreeMap<Bits<4>, Bits<8>> = (0..16_u64).map(|i| (i.into(), (i * 7).into())).collect();
        Memories {
            clock: Signal::default(),
            address: Signal::default(),
            write: Signal::default(),
            y: Signal::default(),
            rom: ROM::new(words.clone()),
            sync_rom: SyncROM::new(words.clone()),
            ram: RAM::new(words),
            init: DFFWithInit::new(0x5a.into()),
        }
    }
}

impl Logic for Memories {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, init);
        self.rom.address.next = self.address.val();
        self.sync_rom.clock.next = self.clock.val();
        self.sync_rom.address.next = self.address.val();
        self.ram.read_clock.next = self.clock.val();
        self.ram.write_clock.next = self.clock.val();
        self.ram.read_address.next = self.address.val();
        self.ram.write_address.next = self.address.val();
        self.ram.write_data.next = self.rom.data.val();
        self.ram.write_enable.next = self.write.val();
        self.init.d.next = self.sync_rom.data.val();
        self.y.next = self.ram.read_data.val() ^ self.init.q.val();
    }
}

#[derive(LogicInterface, Default)]
struct Bus {
    pub address: Signal<In, Bits<8>>,
    pub data: Signal<Out, Bits<8>>,
}

#[derive(LogicBlock, Default)]
struct Device {
    pub bus: Bus,
}

impl Logic for Device {
    #[hdl_gen]
    fn update(&mut self) {
        self.bus.data.next = !self.bus.address.val();
    }
}

#[derive(LogicBlock, Default)]
struct Bridge {
    pub bus: Bus,
    device: Device,
}

impl Logic for Bridge {
    #[hdl_gen]
    fn update(&mut self) {
        Bus::link(&mut self.bus, &mut self.device.bus);
    }
}

#[test]
fn usual_blocks_are_accepted() {
    accepted(&mut Mul::default(), "mul");
    accepted(&mut Normalise::default(), "normalise");
    let text = accepted(&mut Machine::default(), "machine");
    assert!(text.contains("localparam State_Execute = 2'h2;"), "{text}");
    let text = accepted(&mut Lanes::<4, 6, 7>::default(), "lanes");
    assert_eq!(text.matches("\nmodule ").count(), 5, "{text}");
    let text = accepted(&mut Negate::default(), "negate");
    assert!(text.contains("assign s_exp = s[22:16];") && text.contains("t[22:16] = s_exp;"), "{text}");
    accepted(&mut Memories::default(), "memories");
    accepted(&mut Bridge::default(), "bridge");
}

#[test]
fn files_can_be_compiled_together() {
    let names = |text: &str| -> Vec<String> {
        let module = |line: &str| Some(line.strip_prefix("module ")?.trim_end_matches(" (").to_owned());
        text.lines().filter_map(module).collect()
    };
    let one = names(&accepted(&mut Lanes::<4, 6, 7>::default(), "one"));
    let two = names(&accepted(&mut Lanes::<2, 6, 7>::default(), "two"));
    // Lanes that do not say what they are have the names of their places.
    assert_eq!(one, ["one", "one_lane_0", "one_lane_1", "one_lane_2", "one_lane_3"]);
    assert_eq!(two, ["two", "two_lane_0", "two_lane_1"]);
}
