// SPDX-License-Identifier: MIT
//! The second file of a stage: its circuit.

use pica_rtl::prelude::*;

/// Whether two depths are at most one step apart.
///
/// Of the two differences one is negative, and as an unsigned number far from 1.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Near {
    /// A depth.
    a: Signal<In, Bits<16>>,
    /// Another.
    b: Signal<In, Bits<16>>,
    /// Whether they are equal or neighbours.
    near: Signal<Out, Bit>,
    /// b less a.
    above: Signal<Local, Bits<17>>,
    /// a less b.
    below: Signal<Local, Bits<17>>,
}

#[hdl]
impl Logic for Near {
    fn update(&mut self) {
        self.above.next = bit_cast::<17, 16>(self.b.val()) - bit_cast::<17, 16>(self.a.val());
        self.below.next = bit_cast::<17, 16>(self.a.val()) - bit_cast::<17, 16>(self.b.val());
        // Either way round.
        self.near.next = (self.above.val() < 2) || (self.below.val() < 2);
    }
}
