// SPDX-License-Identifier: MIT
//! `wire!` is the assignments that it stands for.

use crate::support::verilog;
use pica_rtl::prelude::*;

/// What goes together.
#[derive(Copy, Clone, Debug, Default, PartialEq, LogicStruct)]
pub struct Pair {
    low: Bits<4>,
    high: Bits<4>,
}

/// The circuit but for its update function.
macro_rules! streams {
    () => {
        /// Two streams.
        #[derive(LogicBlock, Default, Component)]
        pub struct Streams {
            clock: Signal<In, Clock>,
            reset: Signal<In, Bit>,
            in_valid: Signal<In, Bit>,
            in_word: Signal<In, Bits<8>>,
            ready: Signal<In, Bit>,
            nibble: Signal<In, Bits<4>>,
            out_valid: Signal<Out, Bit>,
            in_ready: Signal<Out, Bit>,
            out_word: Signal<Out, Bits<8>>,
            below: Signal<Out, Bits<4>>,
            above: Signal<Out, Bits<4>>,
            lanes: [Skid<8>; 2],
            pair: Signal<Local, Pair>,
            word1: DFF<Bits<8>>,
            word2: DFF<Bits<8>>,
            bit1: DFF<Bit>,
            bit2: DFF<Bit>,
        }
    };
}

mod short {
    use super::Pair;
    use pica_rtl::parts::Skid;
    use pica_rtl::prelude::*;

    streams!();

    #[hdl]
    impl Logic for Streams {
        fn update(&mut self) {
            wire!(self => self.{lanes[0], lanes[1]}: clock, reset);
            wire!(self.in_* => self.lanes[0]: in_valid: valid, x: word);
            wire!(self.lanes[1] => self.lanes[0]: out_ready: in_ready);
            for i in 0..1 {
                wire!(self.lanes[i] => self.lanes[i + 1]: in_valid: out_valid, x: y);
            }
            wire!(self => self.lanes[1].out_*: ready);
            wire!(self => self.pair.next: low: nibble, high: nibble);
            wire!(self.pair.val() => self: below: low, above: high);
            wire!(self.lanes[1] => self.*1.d: word: y, bit: out_valid);
            wire!(self.*1.q => self.*2.d: word, bit);
            wire!(self.*2.q => self.out_*: word, valid: bit);
            wire!(self.lanes[0] => self: in_ready);
            wire!(0 => self.*.d: word1, word2);
            wire!(false => self.*1.d: bit);
        }
    }
}

mod long {
    use super::Pair;
    use pica_rtl::parts::Skid;
    use pica_rtl::prelude::*;

    streams!();

    #[hdl]
    impl Logic for Streams {
        fn update(&mut self) {
            self.lanes[0].clock.next = self.clock.val();
            self.lanes[0].reset.next = self.reset.val();
            self.lanes[1].clock.next = self.clock.val();
            self.lanes[1].reset.next = self.reset.val();
            self.lanes[0].in_valid.next = self.in_valid.val();
            self.lanes[0].x.next = self.in_word.val();
            self.lanes[0].out_ready.next = self.lanes[1].in_ready.val();
            for i in 0..1 {
                self.lanes[i + 1].in_valid.next = self.lanes[i].out_valid.val();
                self.lanes[i + 1].x.next = self.lanes[i].y.val();
            }
            self.lanes[1].out_ready.next = self.ready.val();
            self.pair.next.low = self.nibble.val();
            self.pair.next.high = self.nibble.val();
            self.below.next = self.pair.val().low;
            self.above.next = self.pair.val().high;
            self.word1.d.next = self.lanes[1].y.val();
            self.bit1.d.next = self.lanes[1].out_valid.val();
            self.word2.d.next = self.word1.q.val();
            self.bit2.d.next = self.bit1.q.val();
            self.out_word.next = self.word2.q.val();
            self.out_valid.next = self.bit2.q.val();
            self.in_ready.next = self.lanes[0].in_ready.val();
            self.word1.d.next = 0.into();
            self.word2.d.next = 0.into();
            self.bit1.d.next = false;
        }
    }
}

#[test]
fn wires_are_assignments() {
    let short = verilog(&mut short::Streams::default(), "streams").unwrap_or_else(|error| panic!("{error}"));
    let long = verilog(&mut long::Streams::default(), "streams").unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(short, long);
}
