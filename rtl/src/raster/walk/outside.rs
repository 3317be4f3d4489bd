// SPDX-License-Identifier: MIT
//! The inside test.

use crate::prelude::*;

/// Whether a sample is outside of an edge. Combinational.
///
/// Where samples on an edge are outside, its values are kept 1 too low ([`SearchEdge`](super::search_edge::SearchEdge)),
/// so that the sign decides. Values that wrap at 32 bits are kept as they are: one less than the lowest is the highest.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_outside")]
pub(super) struct Outside {
    /// The edge value as it is kept.
    pub value: Signal<In, Bits<34>>,
    /// A sample on the edge is outside.
    pub excluded: Signal<In, Bit>,
    /// Edge values wrap at 32 bits.
    pub wrap: Signal<In, Bit>,
    pub outside: Signal<Out, Bit>,
    low: Signal<Local, Bits<32>>,
}

#[hdl]
impl Logic for Outside {
    fn update(&mut self) {
        self.low.next = self.value.val().get_bits::<32>(0);
        self.outside.next = self.value.val().get_bit(33);
        if self.wrap.val() {
            self.outside.next = self.low.val().get_bit(31) || (self.excluded.val() && (!self.low.val().any()));
        }
    }
}
