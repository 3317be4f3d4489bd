// SPDX-License-Identifier: MIT
//! TEXENV_SOURCE and TEXENV_OPERAND: an operand of a combiner stage.

use crate::prelude::*;
use pica_spec::pica200::code::{combiner_alpha_operand, combiner_color_operand, combiner_source};

/// The colours that a stage can take.
#[derive(LogicBlock, Default, Component)]
#[component(name = "combiner_source")]
pub(super) struct SourceSelect {
    pub code: Signal<In, Bits<4>>,
    pub primary: Signal<In, Bits<32>>,
    pub fragment_primary: Signal<In, Bits<32>>,
    pub fragment_secondary: Signal<In, Bits<32>>,
    pub texture0: Signal<In, Bits<32>>,
    pub texture1: Signal<In, Bits<32>>,
    pub texture2: Signal<In, Bits<32>>,
    pub texture3: Signal<In, Bits<32>>,
    pub previous_buffer: Signal<In, Bits<32>>,
    pub stage_color: Signal<In, Bits<32>>,
    pub previous: Signal<In, Bits<32>>,
    pub y: Signal<Out, Bits<32>>,
}

#[hdl]
impl Logic for SourceSelect {
    fn update(&mut self) {
        // Any other is 0.
        self.y.next = 0.into();
        match self.code.val().index() {
            combiner_source::PRIMARY_COLOR => self.y.next = self.primary.val(),
            combiner_source::FRAGMENT_PRIMARY_COLOR => self.y.next = self.fragment_primary.val(),
            combiner_source::FRAGMENT_SECONDARY_COLOR => self.y.next = self.fragment_secondary.val(),
            combiner_source::TEXTURE0 => self.y.next = self.texture0.val(),
            combiner_source::TEXTURE1 => self.y.next = self.texture1.val(),
            combiner_source::TEXTURE2 => self.y.next = self.texture2.val(),
            combiner_source::TEXTURE3 => self.y.next = self.texture3.val(),
            combiner_source::PREVIOUS_BUFFER => self.y.next = self.previous_buffer.val(),
            combiner_source::CONSTANT => self.y.next = self.stage_color.val(),
            combiner_source::PREVIOUS => self.y.next = self.previous.val(),
            _ => {}
        }
    }
}

/// An operand of a combiner stage.
///
/// A source, and what is taken of it, for colour and for alpha (dossier section 6.3.1).
/// Combinational.
///
/// Operand codes are pairs: a channel, and 255 less that channel. Colour codes 6, 7, 10 and 11, and those that nobody has
/// described, are the colour itself.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct CombinerOperand {
    /// Four bits of TEXENV_SOURCE: where the colour comes from.
    pub(super) color_source: Signal<In, Bits<4>>,
    /// Where alpha comes from.
    pub(super) alpha_source: Signal<In, Bits<4>>,
    /// Four bits of TEXENV_OPERAND: what is taken of it for the colour.
    pub(super) color_operand: Signal<In, Bits<4>>,
    /// Three bits: what is taken for alpha.
    pub(super) alpha_operand: Signal<In, Bits<3>>,
    /// Interpolated vertex colour: red in bits 0-7, green, blue, alpha in bits 24-31.
    pub(super) primary: Signal<In, Bits<32>>,
    /// Diffuse and ambient light.
    pub(super) fragment_primary: Signal<In, Bits<32>>,
    /// Specular light.
    pub(super) fragment_secondary: Signal<In, Bits<32>>,
    /// Texture unit 0.
    pub(super) texture0: Signal<In, Bits<32>>,
    /// Texture unit 1.
    pub(super) texture1: Signal<In, Bits<32>>,
    /// Texture unit 2.
    pub(super) texture2: Signal<In, Bits<32>>,
    /// Procedural texture.
    pub(super) texture3: Signal<In, Bits<32>>,
    /// The combiner buffer.
    pub(super) previous_buffer: Signal<In, Bits<32>>,
    /// Constant colour of the stage.
    pub(super) stage_color: Signal<In, Bits<32>>,
    /// Result of the stage before.
    pub(super) previous: Signal<In, Bits<32>>,
    /// The operand of the four channels.
    pub(super) y: Signal<Out, Bits<32>>,
    /// The source of the colour, and that of alpha.
    selects: [SourceSelect; 2],
    color: Signal<Local, Bits<24>>,
    channel: Signal<Local, Bits<8>>,
    /// Whether a channel stands for all three.
    spread: Signal<Local, Bit>,
    chosen: Signal<Local, Bits<24>>,
    inverted: Signal<Local, Bit>,
    alpha_inverted: Signal<Local, Bit>,
    alpha: Signal<Local, Bits<8>>,
    final_color: Signal<Local, Bits<24>>,
    final_alpha: Signal<Local, Bits<8>>,
}

#[hdl]
impl Logic for CombinerOperand {
    fn update(&mut self) {
        for i in 0..2 {
            self.selects[i].primary.next = self.primary.val();
            self.selects[i].fragment_primary.next = self.fragment_primary.val();
            self.selects[i].fragment_secondary.next = self.fragment_secondary.val();
            self.selects[i].texture0.next = self.texture0.val();
            self.selects[i].texture1.next = self.texture1.val();
            self.selects[i].texture2.next = self.texture2.val();
            self.selects[i].texture3.next = self.texture3.val();
            self.selects[i].previous_buffer.next = self.previous_buffer.val();
            self.selects[i].stage_color.next = self.stage_color.val();
            self.selects[i].previous.next = self.previous.val();
        }
        self.selects[0].code.next = self.color_source.val();
        self.selects[1].code.next = self.alpha_source.val();

        // The colour, or one of its channels in all three.
        self.color.next = self.selects[0].y.val().get_bits::<24>(0);
        self.spread.next = true;
        self.inverted.next = false;
        self.channel.next = self.selects[0].y.val().get_bits::<8>(24);
        match self.color_operand.val().index() {
            combiner_color_operand::ONE_MINUS_SRC_COLOR => {
                self.spread.next = false;
                self.inverted.next = true;
            }
            combiner_color_operand::SRC_ALPHA => {}
            combiner_color_operand::ONE_MINUS_SRC_ALPHA => self.inverted.next = true,
            combiner_color_operand::SRC_R => self.channel.next = self.selects[0].y.val().get_bits::<8>(0),
            combiner_color_operand::ONE_MINUS_SRC_R => {
                self.channel.next = self.selects[0].y.val().get_bits::<8>(0);
                self.inverted.next = true;
            }
            combiner_color_operand::SRC_G => self.channel.next = self.selects[0].y.val().get_bits::<8>(8),
            combiner_color_operand::ONE_MINUS_SRC_G => {
                self.channel.next = self.selects[0].y.val().get_bits::<8>(8);
                self.inverted.next = true;
            }
            combiner_color_operand::SRC_B => self.channel.next = self.selects[0].y.val().get_bits::<8>(16),
            combiner_color_operand::ONE_MINUS_SRC_B => {
                self.channel.next = self.selects[0].y.val().get_bits::<8>(16);
                self.inverted.next = true;
            }
            // SRC_COLOR, and codes that nobody has described.
            _ => self.spread.next = false,
        }
        self.chosen.next = self.color.val();
        if self.spread.val() {
            self.chosen.next = bit_cast::<24, 8>(self.channel.val())
                | (bit_cast::<24, 8>(self.channel.val()) << 8)
                | (bit_cast::<24, 8>(self.channel.val()) << 16);
        }
        self.final_color.next = self.chosen.val();
        if self.inverted.val() {
            self.final_color.next = !self.chosen.val();
        }

        // A channel for alpha.
        self.alpha.next = self.selects[1].y.val().get_bits::<8>(24);
        self.alpha_inverted.next = false;
        match self.alpha_operand.val().index() {
            combiner_alpha_operand::ONE_MINUS_SRC_ALPHA => self.alpha_inverted.next = true,
            combiner_alpha_operand::SRC_R => self.alpha.next = self.selects[1].y.val().get_bits::<8>(0),
            combiner_alpha_operand::ONE_MINUS_SRC_R => {
                self.alpha.next = self.selects[1].y.val().get_bits::<8>(0);
                self.alpha_inverted.next = true;
            }
            combiner_alpha_operand::SRC_G => self.alpha.next = self.selects[1].y.val().get_bits::<8>(8),
            combiner_alpha_operand::ONE_MINUS_SRC_G => {
                self.alpha.next = self.selects[1].y.val().get_bits::<8>(8);
                self.alpha_inverted.next = true;
            }
            combiner_alpha_operand::SRC_B => self.alpha.next = self.selects[1].y.val().get_bits::<8>(16),
            combiner_alpha_operand::ONE_MINUS_SRC_B => {
                self.alpha.next = self.selects[1].y.val().get_bits::<8>(16);
                self.alpha_inverted.next = true;
            }
            _ => {}
        }
        self.final_alpha.next = self.alpha.val();
        if self.alpha_inverted.val() {
            self.final_alpha.next = !self.alpha.val();
        }
        self.y.next = bit_cast::<32, 24>(self.final_color.val()) | (bit_cast::<32, 8>(self.final_alpha.val()) << 24);
    }
}
