// SPDX-License-Identifier: MIT
//! The combiner stages as they are built.

use super::chain::CombinerChain;
use super::ring::CombinerRing;
use crate::Builder;
use crate::build::CombinerBuild;
use crate::prelude::*;

/// The six stages with their registers, six in hardware or one (build option `combiner`).
///
/// Registers keep what was written over a reset. They are not to be written while a fragment is inside.
#[derive(LogicBlock, Default, Component)]
#[component(variant = if self.ring.is_empty() { "" } else { "folded" })]
pub(crate) struct CombinerStages {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Whether a register is written at the next edge.
    pub write: Signal<In, Bit>,
    /// Id of the register that is written; an id that is not of the combiner does nothing here.
    pub write_id: Signal<In, Bits<10>>,
    pub write_data: Signal<In, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    pub write_mask: Signal<In, Bits<4>>,
    /// Whether the id is one of the combiner.
    pub known: Signal<Out, Bit>,
    pub in_valid: Signal<In, Bit>,
    /// Whether there is room for a fragment.
    pub in_ready: Signal<Out, Bit>,
    pub primary: Signal<In, Bits<32>>,
    pub fragment_primary: Signal<In, Bits<32>>,
    pub fragment_secondary: Signal<In, Bits<32>>,
    pub texture0: Signal<In, Bits<32>>,
    pub texture1: Signal<In, Bits<32>>,
    pub texture2: Signal<In, Bits<32>>,
    pub texture3: Signal<In, Bits<32>>,
    pub out_valid: Signal<Out, Bit>,
    pub color: Signal<Out, Bits<32>>,
    /// Either the chain or the ring is there.
    chain: Vec<CombinerChain>,
    ring: Vec<CombinerRing>,
}

impl CombinerStages {
    pub fn new(builder: &Builder) -> Self {
        match builder.combiner() {
            CombinerBuild::SixStages => Self { chain: vec![CombinerChain::new(builder)], ..Self::default() },
            CombinerBuild::Folded => Self { ring: vec![CombinerRing::new(builder)], ..Self::default() },
        }
    }

    /// Whether there is one stage in hardware.
    pub fn is_folded(&self) -> bool {
        self.chain.is_empty()
    }
}

#[hdl]
impl Logic for CombinerStages {
    fn update(&mut self) {
        self.known.next = false;
        self.in_ready.next = true;
        self.out_valid.next = false;
        self.color.next = 0.into();
        for i in 0..self.chain.len() {
            wire!(self => self.chain[i]: clock, reset, write, write_id, write_data, write_mask, in_valid, primary,
                fragment_primary, fragment_secondary, texture0, texture1, texture2, texture3);
            wire!(self.chain[i] => self: known, out_valid, color);
        }
        for i in 0..self.ring.len() {
            wire!(self => self.ring[i]: clock, reset, write, write_id, write_data, write_mask, in_valid, primary,
                fragment_primary, fragment_secondary, texture0, texture1, texture2, texture3);
            wire!(self.ring[i] => self: known, in_ready, out_valid, color);
        }
    }
}
