// SPDX-License-Identifier: MIT
//! The components of a fragment become its vertex colour.

use crate::prelude::*;
use crate::raster::Interpolated;
use pica_spec::pica200::code::output_semantic::{COLOR_A, COLOR_B, COLOR_G, COLOR_R};

/// Takes the components of a fragment and keeps its colour until the fragment goes. Channels that do not come are 0.
#[derive(LogicBlock, Component)]
#[component(name = "back_end_collect")]
pub(super) struct Collect {
    pub clock: Signal<In, Clock>,
    /// Nothing of a fragment is there.
    pub reset: Signal<In, Bit>,
    pub in_valid: Signal<In, Bit>,
    pub in_ready: Signal<Out, Bit>,
    pub interpolated: Signal<In, Interpolated>,
    /// Whether all components of a fragment are there.
    pub is_complete: Signal<Out, Bit>,
    /// Red in bits 0-7, green, blue, alpha in bits 24-31.
    pub color: Signal<Out, Bits<32>>,
    /// Whether the fragment goes at the next edge.
    pub goes: Signal<In, Bit>,
    complete: DFF<Bit>,
    held: DFF<Bits<32>>,
    whole: Signal<Local, Bits<24>>,
    level: Signal<Local, Bits<32>>,
    red: Parameter<Bits<5>>,
    green: Parameter<Bits<5>>,
    blue: Parameter<Bits<5>>,
    alpha: Parameter<Bits<5>>,
}

impl Default for Collect {
    fn default() -> Self {
        let semantic = |semantic: usize| Parameter::bits(semantic as u64);
        Self {
            clock: Signal::default(),
            reset: Signal::default(),
            in_valid: Signal::default(),
            in_ready: Signal::default(),
            interpolated: Signal::default(),
            is_complete: Signal::default(),
            color: Signal::default(),
            goes: Signal::default(),
            complete: DFF::default(),
            held: DFF::default(),
            whole: Signal::default(),
            level: Signal::default(),
            red: semantic(COLOR_R),
            green: semantic(COLOR_G),
            blue: semantic(COLOR_B),
            alpha: semantic(COLOR_A),
        }
    }
}

#[hdl]
impl Logic for Collect {
    fn update(&mut self) {
        self.in_ready.next = !self.complete.q.val();
        wire!(self.interpolated.val() => self: whole: value);
        self.level.next = bit_cast::<32, 8>(self.whole.val().get_bits::<8>(0));
        if self.in_valid.val() && (!self.complete.q.val()) {
            wire!(self.interpolated.val() => self.*.d: complete: ends_fragment);
            if self.interpolated.val().fragment_semantic == self.red.val() {
                self.held.d.next = self.held.q.val() | self.level.val();
            }
            if self.interpolated.val().fragment_semantic == self.green.val() {
                self.held.d.next = self.held.q.val() | (self.level.val() << 8);
            }
            if self.interpolated.val().fragment_semantic == self.blue.val() {
                self.held.d.next = self.held.q.val() | (self.level.val() << 16);
            }
            if self.interpolated.val().fragment_semantic == self.alpha.val() {
                self.held.d.next = self.held.q.val() | (self.level.val() << 24);
            }
        }
        if self.goes.val() || self.reset.val() {
            self.complete.d.next = false;
            self.held.d.next = 0.into();
        }
        wire!(self.*.q => self: is_complete: complete, color: held);
    }
}
