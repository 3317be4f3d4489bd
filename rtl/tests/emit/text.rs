//! What emitted Verilog looks like.

use pica_rtl::dut::Side;
use pica_rtl::emit::{Header, PortDoc, emit};
use pica_rtl::memory::{BlockRam, LutRam};
use rust_hdl::core::prelude::*;
use rust_hdl::widgets::prelude::*;

#[derive(LogicBlock, Default)]
struct Lane {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    first: DFF<Bits<8>>,
    second: DFF<Bits<8>>,
}
impl Logic for Lane {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, first, second);
        println!("Two stages.");
        self.first.d.next = self.a.val() + 1;
        if self.first.q.val().get_bits::<4>(4).any() {
            self.second.d.next = self.first.q.val() & 15;
        } else if self.first.q.val().get_bit(0) {
            self.second.d.next = (self.first.q.val() << 1) | 3;
        }
        self.y.next = self.second.q.val();
    }
}

#[derive(LogicBlock, Default)]
struct Pair {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<16>>,
    lane: [Lane; 2],
    code: BlockRam<4, 8>,
    stack: LutRam<4, 8>,
}
impl Logic for Pair {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..2 {
            self.lane[i].clock.next = self.clock.val();
            self.lane[i].a.next = self.a.val();
        }
        self.code.clock.next = self.clock.val();
        self.code.write_enable.next = self.a.val().get_bit(0);
        self.code.write_address.next = self.a.val().get_bits::<4>(2);
        self.code.write_data.next = self.a.val();
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

#[test]
fn show() {
    let port = |name: &str, side, width, doc: &str| PortDoc { name: name.into(), side, width, doc: doc.into() };
    let header = Header {
        block: "pair".into(),
        doc: "Two lanes.".into(),
        ports: vec![
            port("clock", Side::Input, 1, "Clock."),
            port("a", Side::Input, 8, "Operand."),
            port("y", Side::Output, 16, "Result."),
        ],
        parameters: vec![("lanes".into(), "2".into())],
        spec_version: "1".into(),
    };
    let text = emit(&mut Pair::default(), &header);
    match text {
        Ok(t) => println!("{t}"),
        Err(e) => panic!("{e}"),
    }
}
