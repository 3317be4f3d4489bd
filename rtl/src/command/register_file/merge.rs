// SPDX-License-Identifier: MIT
//! A word with bytes of another one.

use crate::prelude::*;

/// What a register holds, with the bytes of a word that are enabled in their places. Combinational.
#[derive(LogicBlock, Component)]
#[component(name = "register_merge")]
pub(super) struct Merge {
    /// What it holds.
    pub held: Signal<In, Bits<32>>,
    pub word: Signal<In, Bits<32>>,
    /// Bit k enables bits 8k to 8k+7.
    pub mask: Signal<In, Bits<4>>,
    pub y: Signal<Out, Bits<32>>,
    enabled: Signal<Local, Bits<32>>,
    bytes: [Parameter<Bits<32>>; 4],
}

impl Default for Merge {
    fn default() -> Self {
        Self {
            held: Signal::default(),
            word: Signal::default(),
            mask: Signal::default(),
            y: Signal::default(),
            enabled: Signal::default(),
            bytes: std::array::from_fn(|k| Parameter::bits(0xFF << (8 * k))),
        }
    }
}

#[hdl]
impl Logic for Merge {
    fn update(&mut self) {
        self.enabled.next = 0.into();
        for i in 0..4 {
            if self.mask.val().get_bit(i) {
                self.enabled.next = self.enabled.val() | self.bytes[i].val();
            }
        }
        self.y.next = (self.word.val() & self.enabled.val()) | (self.held.val() & (!self.enabled.val()));
    }
}
