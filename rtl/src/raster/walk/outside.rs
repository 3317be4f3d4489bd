// SPDX-License-Identifier: MIT
//! The inside test.

use crate::prelude::*;

/// Whether a sample is outside of an edge. Combinational.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_outside")]
pub(super) struct Outside {
    /// The edge value.
    pub value: Signal<In, Bits<34>>,
    /// A sample on the edge is outside.
    pub excluded: Signal<In, Bit>,
    /// Edge values wrap at 32 bits.
    pub wrap: Signal<In, Bit>,
    /// The value, wrapped if it does.
    pub wrapped: Signal<Out, Bits<34>>,
    pub outside: Signal<Out, Bit>,
    low: Signal<Local, Bits<34>>,
    low_mask: Parameter<Bits<34>>,
    sign_extension: Parameter<Bits<34>>,
}

impl Outside {
    pub fn new() -> Self {
        Self { low_mask: Parameter::bits(0xFFFF_FFFF), sign_extension: Parameter::bits(!0 << 32), ..Self::default() }
    }
}

#[hdl]
impl Logic for Outside {
    fn update(&mut self) {
        self.low.next = self.value.val() & self.low_mask.val();
        self.wrapped.next = self.value.val();
        if self.wrap.val() {
            self.wrapped.next = self.low.val();
            if self.value.val().get_bit(31) {
                self.wrapped.next = self.low.val() | self.sign_extension.val();
            }
        }
        self.outside.next = self.wrapped.val().get_bit(33) || (self.excluded.val() && (!self.wrapped.val().any()));
    }
}
