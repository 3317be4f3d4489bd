// SPDX-License-Identifier: MIT
//! The six-stage combiner by itself.

use super::combiner_chain::CombinerChain;
use pica_spec::choices::Choices;
use rust_hdl::core::prelude::*;

/// The combiner: registers in, fragments in, colours out, in order (dossier section 6.3). One fragment per clock; a colour
/// comes six clocks after its fragment was taken.
///
/// A register write waits until the colours of all fragments before it are out, and goes before fragments that wait
/// with it: a fragment sees the writes that were taken before it, and no other.
#[derive(LogicBlock, Default)]
pub struct Combiner {
    clock: Signal<In, Clock>,
    reset: Signal<In, Bit>,
    reg_valid: Signal<In, Bit>,
    reg_ready: Signal<Out, Bit>,
    reg_id: Signal<In, Bits<10>>,
    reg_data: Signal<In, Bits<32>>,
    fragment_valid: Signal<In, Bit>,
    fragment_ready: Signal<Out, Bit>,
    primary: Signal<In, Bits<32>>,
    fragment_primary: Signal<In, Bits<32>>,
    fragment_secondary: Signal<In, Bits<32>>,
    texture0: Signal<In, Bits<32>>,
    texture1: Signal<In, Bits<32>>,
    texture2: Signal<In, Bits<32>>,
    texture3: Signal<In, Bits<32>>,
    out_valid: Signal<Out, Bit>,
    out_ready: Signal<In, Bit>,
    color: Signal<Out, Bits<32>>,
    chain: CombinerChain,
    advance: Signal<Local, Bit>,
}

impl Combiner {
    /// The combiner under `choices`.
    pub fn new(choices: &Choices) -> Self {
        Self { chain: CombinerChain::new(choices), ..Self::default() }
    }
}

impl Logic for Combiner {
    #[hdl_gen]
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

crate::ports!([] Combiner; clock clock;
    in reset reg_valid reg_id reg_data fragment_valid primary fragment_primary fragment_secondary texture0 texture1
        texture2 texture3 out_ready;
    out reg_ready fragment_ready out_valid color
);

crate::declaration::channels! {
    Input reg {
        reg_id "Register id: 0x0C0-0x0DF, 0x0E0, 0x0F0-0x0FD; others do nothing."
        reg_data "The word that is written."
    }
    Input fragment {
        primary "Interpolated vertex colour: red in bits 0-7, green, blue, alpha in bits 24-31."
        fragment_primary "Diffuse and ambient light."
        fragment_secondary "Specular light."
        texture0 "Texture unit 0."
        texture1 "Texture unit 1."
        texture2 "Texture unit 2."
        texture3 "Procedural texture."
    }
    Output out {
        color "Result of the last stage."
    }
}
