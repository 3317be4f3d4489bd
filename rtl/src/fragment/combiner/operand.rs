// SPDX-License-Identifier: MIT
//! TEXENV_SOURCE and TEXENV_OPERAND: an operand of a combiner stage.

use super::source::{SourceCode, SourcePick};
use crate::prelude::*;
use pica_spec::pica200::code::{combiner_alpha_operand, combiner_color_operand};

/// What is taken of a source for the colour. Combinational.
///
/// Operand codes are pairs: a channel, and 255 less that channel. Codes 6, 7, 10 and 11, and those that nobody has
/// described, are the colour itself.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct ColorOperandCode {
    pub code: Signal<In, Bits<4>>,
    /// Bits 0 and 1: a channel; bit 2: that channel stands for all three; bit 3: the operand is 255 less that.
    pub place: Signal<Out, Bits<4>>,
}

#[hdl]
impl Logic for ColorOperandCode {
    fn update(&mut self) {
        self.place.next = 0b0000.into();
        match self.code.val().index() {
            combiner_color_operand::ONE_MINUS_SRC_COLOR => self.place.next = 0b1000.into(),
            combiner_color_operand::SRC_ALPHA => self.place.next = 0b0111.into(),
            combiner_color_operand::ONE_MINUS_SRC_ALPHA => self.place.next = 0b1111.into(),
            combiner_color_operand::SRC_R => self.place.next = 0b0100.into(),
            combiner_color_operand::ONE_MINUS_SRC_R => self.place.next = 0b1100.into(),
            combiner_color_operand::SRC_G => self.place.next = 0b0101.into(),
            combiner_color_operand::ONE_MINUS_SRC_G => self.place.next = 0b1101.into(),
            combiner_color_operand::SRC_B => self.place.next = 0b0110.into(),
            combiner_color_operand::ONE_MINUS_SRC_B => self.place.next = 0b1110.into(),
            _ => {}
        }
    }
}

/// What is taken of a source for alpha. Combinational.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct AlphaOperandCode {
    pub code: Signal<In, Bits<3>>,
    /// Bits 0 and 1: a channel; bit 2: the operand is 255 less that channel.
    pub place: Signal<Out, Bits<3>>,
}

#[hdl]
impl Logic for AlphaOperandCode {
    fn update(&mut self) {
        self.place.next = 0b011.into();
        match self.code.val().index() {
            combiner_alpha_operand::ONE_MINUS_SRC_ALPHA => self.place.next = 0b111.into(),
            combiner_alpha_operand::SRC_R => self.place.next = 0b000.into(),
            combiner_alpha_operand::ONE_MINUS_SRC_R => self.place.next = 0b100.into(),
            combiner_alpha_operand::SRC_G => self.place.next = 0b001.into(),
            combiner_alpha_operand::ONE_MINUS_SRC_G => self.place.next = 0b101.into(),
            combiner_alpha_operand::SRC_B => self.place.next = 0b010.into(),
            combiner_alpha_operand::ONE_MINUS_SRC_B => self.place.next = 0b110.into(),
            _ => {}
        }
    }
}

/// A channel of a colour by its number. Combinational.
#[derive(LogicBlock, Default, Component)]
struct ChannelPick {
    pub channel: Signal<In, Bits<2>>,
    pub color: Signal<In, Bits<32>>,
    pub y: Signal<Out, Bits<8>>,
    low: Signal<Local, Bits<8>>,
    high: Signal<Local, Bits<8>>,
}

#[hdl]
impl Logic for ChannelPick {
    fn update(&mut self) {
        self.low.next = self.color.val().get_bits::<8>(0);
        self.high.next = self.color.val().get_bits::<8>(16);
        if self.channel.val().get_bit(0) {
            self.low.next = self.color.val().get_bits::<8>(8);
            self.high.next = self.color.val().get_bits::<8>(24);
        }
        self.y.next = self.low.val();
        if self.channel.val().get_bit(1) {
            self.y.next = self.high.val();
        }
    }
}

/// The operand of the four channels. Combinational.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct OperandPick {
    /// Decoded operand codes of colour and alpha.
    pub color_place: Signal<In, Bits<4>>,
    pub alpha_place: Signal<In, Bits<3>>,
    /// The source of the colour, and that of alpha.
    pub color_source: Signal<In, Bits<32>>,
    pub alpha_source: Signal<In, Bits<32>>,
    pub y: Signal<Out, Bits<32>>,
    spread: ChannelPick,
    single: ChannelPick,
    chosen: Signal<Local, Bits<24>>,
    color: Signal<Local, Bits<24>>,
    alpha: Signal<Local, Bits<8>>,
}

#[hdl]
impl Logic for OperandPick {
    fn update(&mut self) {
        self.spread.channel.next = self.color_place.val().get_bits::<2>(0);
        self.spread.color.next = self.color_source.val();
        self.chosen.next = self.color_source.val().get_bits::<24>(0);
        if self.color_place.val().get_bit(2) {
            self.chosen.next = bit_cast::<24, 8>(self.spread.y.val())
                | (bit_cast::<24, 8>(self.spread.y.val()) << 8)
                | (bit_cast::<24, 8>(self.spread.y.val()) << 16);
        }
        self.color.next = self.chosen.val();
        if self.color_place.val().get_bit(3) {
            self.color.next = !self.chosen.val();
        }
        self.single.channel.next = self.alpha_place.val().get_bits::<2>(0);
        self.single.color.next = self.alpha_source.val();
        self.alpha.next = self.single.y.val();
        if self.alpha_place.val().get_bit(2) {
            self.alpha.next = !self.single.y.val();
        }
        self.y.next = bit_cast::<32, 24>(self.color.val()) | (bit_cast::<32, 8>(self.alpha.val()) << 24);
    }
}

/// An operand of a combiner stage.
///
/// A source, and what is taken of it, for colour and for alpha (fragment.md#stages).
/// Combinational.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct CombinerOperand {
    /// Four bits of TEXENV_SOURCE: where the colour comes from.
    pub(crate) color_source: Signal<In, Bits<4>>,
    /// Four bits of TEXENV_SOURCE: where alpha comes from.
    pub(crate) alpha_source: Signal<In, Bits<4>>,
    /// Four bits of TEXENV_OPERAND: what is taken of the source for the colour.
    pub(crate) color_operand: Signal<In, Bits<4>>,
    /// Three bits of TEXENV_OPERAND: what is taken of the source for alpha.
    pub(crate) alpha_operand: Signal<In, Bits<3>>,
    /// Interpolated vertex colour: red in bits 0-7, green, blue, alpha in bits 24-31.
    pub(crate) primary: Signal<In, Bits<32>>,
    /// Diffuse and ambient light.
    pub(crate) fragment_primary: Signal<In, Bits<32>>,
    /// Specular light.
    pub(crate) fragment_secondary: Signal<In, Bits<32>>,
    /// Texture unit 0.
    pub(crate) texture0: Signal<In, Bits<32>>,
    /// Texture unit 1.
    pub(crate) texture1: Signal<In, Bits<32>>,
    /// Texture unit 2.
    pub(crate) texture2: Signal<In, Bits<32>>,
    /// Procedural texture.
    pub(crate) texture3: Signal<In, Bits<32>>,
    /// The combiner buffer.
    pub(crate) previous_buffer: Signal<In, Bits<32>>,
    /// Constant colour of the stage.
    pub(crate) stage_color: Signal<In, Bits<32>>,
    /// Result of the stage before.
    pub(crate) previous: Signal<In, Bits<32>>,
    /// The operand of the four channels.
    pub(crate) y: Signal<Out, Bits<32>>,
    /// The source of the colour, and that of alpha.
    codes: [SourceCode; 2],
    picks: [SourcePick; 2],
    color: ColorOperandCode,
    alpha: AlphaOperandCode,
    operand: OperandPick,
}

#[hdl]
impl Logic for CombinerOperand {
    fn update(&mut self) {
        self.codes[0].code.next = self.color_source.val();
        self.codes[1].code.next = self.alpha_source.val();
        for i in 0..2 {
            self.picks[i].place.next = self.codes[i].place.val();
            wire!(self => self.picks[i]: primary, fragment_primary, fragment_secondary, texture0, texture1, texture2,
                texture3, previous_buffer, stage_color, previous);
        }
        self.color.code.next = self.color_operand.val();
        self.alpha.code.next = self.alpha_operand.val();
        self.operand.color_place.next = self.color.place.val();
        self.operand.alpha_place.next = self.alpha.place.val();
        self.operand.color_source.next = self.picks[0].y.val();
        self.operand.alpha_source.next = self.picks[1].y.val();
        self.y.next = self.operand.y.val();
    }
}
