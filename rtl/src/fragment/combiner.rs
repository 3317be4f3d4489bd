// SPDX-License-Identifier: MIT
//! The six-stage combiner by itself.

use super::combiner_chain::CombinerChain;
use crate::prelude::*;
use pica_spec::choices::Recorder;

/// The six combiner stages with their registers.
///
/// Registers in, fragments in, colours out, in order (dossier section 6.3). One fragment per clock; a colour
/// comes six clocks after its fragment was taken.
///
/// A register write waits until the colours of all fragments before it are out, and goes before fragments that wait
/// with it: a fragment sees the writes that were taken before it, and no other.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Combiner {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    reg_valid: Signal<In, Bit>,
    reg_ready: Signal<Out, Bit>,
    /// Register id: TEXENV0_SOURCE to TEXENV5_SCALE, TEXENV_UPDATE_BUFFER, TEXENV_BUFFER_COLOR; others do nothing.
    reg_id: Signal<In, Bits<10>>,
    /// The word that is written.
    reg_data: Signal<In, Bits<32>>,
    fragment_valid: Signal<In, Bit>,
    fragment_ready: Signal<Out, Bit>,
    /// Interpolated vertex colour: red in bits 0-7, green, blue, alpha in bits 24-31.
    primary: Signal<In, Bits<32>>,
    /// Diffuse and ambient light.
    fragment_primary: Signal<In, Bits<32>>,
    /// Specular light.
    fragment_secondary: Signal<In, Bits<32>>,
    /// Texture unit 0.
    texture0: Signal<In, Bits<32>>,
    /// Texture unit 1.
    texture1: Signal<In, Bits<32>>,
    /// Texture unit 2.
    texture2: Signal<In, Bits<32>>,
    /// Procedural texture.
    texture3: Signal<In, Bits<32>>,
    out_valid: Signal<Out, Bit>,
    out_ready: Signal<In, Bit>,
    /// Result of the last stage.
    color: Signal<Out, Bits<32>>,
    chain: CombinerChain,
    advance: Signal<Local, Bit>,
}

impl Combiner {
    /// The combiner under `choices`.
    pub fn new(choices: &Recorder) -> Self {
        Self { chain: CombinerChain::new(choices), ..Self::default() }
    }
}

#[hdl]
impl Logic for Combiner {
    fn update(&mut self) {
        self.chain.clock.next = self.clock.val();
        self.chain.reset.next = self.reset.val();
        self.advance.next = self.out_ready.val() || (!self.chain.out_valid.val());
        self.chain.advance.next = self.advance.val();
        self.reg_ready.next = self.chain.is_empty.val();
        self.chain.write.next = self.reg_valid.val() && self.chain.is_empty.val();
        self.chain.write_id.next = self.reg_id.val();
        self.chain.write_data.next = self.reg_data.val();
        self.fragment_ready.next = self.advance.val() && (!self.reg_valid.val());
        self.chain.in_valid.next = self.fragment_valid.val() && (!self.reg_valid.val());
        self.chain.primary.next = self.primary.val();
        self.chain.fragment_primary.next = self.fragment_primary.val();
        self.chain.fragment_secondary.next = self.fragment_secondary.val();
        self.chain.texture0.next = self.texture0.val();
        self.chain.texture1.next = self.texture1.val();
        self.chain.texture2.next = self.texture2.val();
        self.chain.texture3.next = self.texture3.val();
        self.chain.depth.next = 0.into();
        self.chain.pixel.next = 0.into();
        self.out_valid.next = self.chain.out_valid.val();
        self.color.next = self.chain.color.val();
    }
}
