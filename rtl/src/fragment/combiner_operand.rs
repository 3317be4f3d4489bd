// SPDX-License-Identifier: MIT
//! TEXENV_SOURCE and TEXENV_OPERAND: an operand of a combiner stage.

use crate::prelude::*;

/// The colours that a stage can take.
#[derive(LogicBlock, Default, Component)]
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
        // 7 to 12 are 0.
        self.y.next = 0.into();
        match self.code.val().index() {
            0 => self.y.next = self.primary.val(),
            1 => self.y.next = self.fragment_primary.val(),
            2 => self.y.next = self.fragment_secondary.val(),
            3 => self.y.next = self.texture0.val(),
            4 => self.y.next = self.texture1.val(),
            5 => self.y.next = self.texture2.val(),
            6 => self.y.next = self.texture3.val(),
            13 => self.y.next = self.previous_buffer.val(),
            14 => self.y.next = self.stage_color.val(),
            15 => self.y.next = self.previous.val(),
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
    /// Four bits of TEXENV_SOURCE (0x0C0): where the colour comes from.
    pub(super) color_source: Signal<In, Bits<4>>,
    /// Where alpha comes from.
    pub(super) alpha_source: Signal<In, Bits<4>>,
    /// Four bits of TEXENV_OPERAND (0x0C1): what is taken of it for the colour.
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
    spread: Signal<Local, Bits<24>>,
    chosen: Signal<Local, Bits<24>>,
    inverted: Signal<Local, Bit>,
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

        self.color.next = self.selects[0].y.val().get_bits::<24>(0);
        self.channel.next = self.selects[0].y.val().get_bits::<8>(24);
        match self.color_operand.val().get_bits::<3>(1).index() {
            2 => self.channel.next = self.selects[0].y.val().get_bits::<8>(0),
            4 => self.channel.next = self.selects[0].y.val().get_bits::<8>(8),
            6 => self.channel.next = self.selects[0].y.val().get_bits::<8>(16),
            _ => {}
        }
        self.spread.next = bit_cast::<24, 8>(self.channel.val())
            | (bit_cast::<24, 8>(self.channel.val()) << 8)
            | (bit_cast::<24, 8>(self.channel.val()) << 16);
        self.chosen.next = self.color.val();
        self.inverted.next = false;
        match self.color_operand.val().get_bits::<3>(1).index() {
            0 => self.inverted.next = self.color_operand.val().get_bit(0),
            1 => {
                self.chosen.next = self.spread.val();
                self.inverted.next = self.color_operand.val().get_bit(0);
            }
            2 => {
                self.chosen.next = self.spread.val();
                self.inverted.next = self.color_operand.val().get_bit(0);
            }
            4 => {
                self.chosen.next = self.spread.val();
                self.inverted.next = self.color_operand.val().get_bit(0);
            }
            6 => {
                self.chosen.next = self.spread.val();
                self.inverted.next = self.color_operand.val().get_bit(0);
            }
            _ => {}
        }
        self.final_color.next = self.chosen.val();
        if self.inverted.val() {
            self.final_color.next = !self.chosen.val();
        }

        self.alpha.next = self.selects[1].y.val().get_bits::<8>(24);
        match self.alpha_operand.val().get_bits::<2>(1).index() {
            1 => self.alpha.next = self.selects[1].y.val().get_bits::<8>(0),
            2 => self.alpha.next = self.selects[1].y.val().get_bits::<8>(8),
            3 => self.alpha.next = self.selects[1].y.val().get_bits::<8>(16),
            _ => {}
        }
        self.final_alpha.next = self.alpha.val();
        if self.alpha_operand.val().get_bit(0) {
            self.final_alpha.next = !self.alpha.val();
        }
        self.y.next = bit_cast::<32, 24>(self.final_color.val()) | (bit_cast::<32, 8>(self.final_alpha.val()) << 24);
    }
}
