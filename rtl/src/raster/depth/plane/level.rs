// SPDX-License-Identifier: MIT
//! A quotient as a depth.

use crate::prelude::*;

/// A quotient limited to depths from 0 to 1. Combinational.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_depth_level")]
pub(super) struct Level {
    pub x: Signal<In, Bits<32>>,
    /// The depth is 0, whatever else is said.
    pub least: Signal<In, Bit>,
    /// The quotient is longer.
    pub most: Signal<In, Bit>,
    pub y: Signal<Out, Bits<32>>,
    one: Parameter<Bits<32>>,
}

impl Level {
    /// A limit.
    pub fn new() -> Self {
        Self { one: Parameter::bits(0xFFFF_FF00), ..Self::default() }
    }
}

#[hdl]
impl Logic for Level {
    fn update(&mut self) {
        wire!(self => self: y: x);
        if self.most.val() || self.x.val().get_bits::<24>(8).all() {
            wire!(self => self: y: one);
        }
        if self.least.val() {
            self.y.next = 0.into();
        }
    }
}
