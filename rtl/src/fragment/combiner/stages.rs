// SPDX-License-Identifier: MIT
//! The combiner stages as they are built.

use super::chain::CombinerChain;
use super::ports::combiner_stages;
use super::ring::CombinerRing;
use crate::Builder;
use crate::build::CombinerBuild;
use crate::prelude::*;
use pica_spec::choices::Recorder;

combiner_stages! {
    /// The six stages with their registers, six in hardware or one (build option `combiner`).
    ///
    /// Registers keep what was written over a reset. They are not to be written while a fragment is inside.
    #[derive(LogicBlock, Default, Component)]
    #[component(variant = if self.ring.is_empty() { "" } else { "folded" })]
    pub(crate) struct CombinerStages(
        /// Whether there is room for a fragment.
        in_ready
    ) {
        /// Either the chain or the ring is there.
        chain: Vec<CombinerChain>,
        ring: Vec<CombinerRing>,
    }
}

impl CombinerStages {
    pub fn new(builder: &Builder) -> Self {
        match builder.combiner() {
            CombinerBuild::SixStages => Self { chain: vec![CombinerChain::new(builder)], ..Self::default() },
            CombinerBuild::Folded => Self::folded(builder),
        }
    }

    /// One stage in hardware, for what gives a fragment in six clocks at most.
    pub fn folded(choices: &Recorder) -> Self {
        Self { ring: vec![CombinerRing::new(choices)], ..Self::default() }
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
