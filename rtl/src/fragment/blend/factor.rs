// SPDX-License-Identifier: MIT
//! The factors of BLEND_FUNC.

use crate::fragment::divide_255::{Division, Weight};
use crate::prelude::*;
use pica_spec::pica200::code::blend_factor;

/// What a blend factor is made of. Combinational.
///
/// All factors but saturation are pairs: a channel, and 255 less that channel.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct BlendFactorCode {
    pub code: Signal<In, Bits<4>>,
    /// The factor is 255 less what the other outputs say.
    pub inverted: Signal<Out, Bit>,
    /// The factor is the channel itself: that of the source with `second`, else that of the destination.
    pub own: Signal<Out, Bit>,
    /// With `own`, the channel is that of the source. Without `own`, the factor is the channel of BLEND_COLOR and no
    /// alpha.
    pub second: Signal<Out, Bit>,
    /// The factor is an alpha: that of source, destination or BLEND_COLOR, or that of the source saturated. With none
    /// of these four, the alpha is 0.
    pub of_source: Signal<Out, Bit>,
    pub of_destination: Signal<Out, Bit>,
    pub of_constant: Signal<Out, Bit>,
    pub saturated: Signal<Out, Bit>,
}

#[hdl]
impl Logic for BlendFactorCode {
    fn update(&mut self) {
        wire!(false => self: inverted, own, second, of_source, of_destination, of_constant, saturated);
        match self.code.val().index() {
            blend_factor::ZERO => {}
            blend_factor::ONE => self.inverted.next = true,
            blend_factor::ONE_MINUS_SRC_COLOR => {
                wire!(true => self: own, second, inverted);
            }
            blend_factor::DST_COLOR => self.own.next = true,
            blend_factor::ONE_MINUS_DST_COLOR => {
                wire!(true => self: own, inverted);
            }
            blend_factor::SRC_ALPHA => self.of_source.next = true,
            blend_factor::ONE_MINUS_SRC_ALPHA => {
                wire!(true => self: of_source, inverted);
            }
            blend_factor::DST_ALPHA => self.of_destination.next = true,
            blend_factor::ONE_MINUS_DST_ALPHA => {
                wire!(true => self: of_destination, inverted);
            }
            blend_factor::CONSTANT_COLOR => self.second.next = true,
            blend_factor::ONE_MINUS_CONSTANT_COLOR => {
                wire!(true => self: second, inverted);
            }
            blend_factor::CONSTANT_ALPHA => self.of_constant.next = true,
            blend_factor::ONE_MINUS_CONSTANT_ALPHA => {
                wire!(true => self: of_constant, inverted);
            }
            blend_factor::SRC_ALPHA_SATURATE => self.saturated.next = true,
            // SRC_COLOR, and code 15, which nobody has described.
            _ => {
                wire!(true => self: own, second);
            }
        }
    }
}

/// The alpha of the source, saturated: not above 255 less that of the destination. Combinational.
#[derive(LogicBlock, Default, Component)]
#[component(name = "blend_saturate")]
pub(crate) struct Saturate {
    pub source: Signal<In, Bits<8>>,
    pub destination: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    rest: Signal<Local, Bits<8>>,
}

#[hdl]
impl Logic for Saturate {
    fn update(&mut self) {
        self.rest.next = !self.destination.val();
        self.y.next = self.source.val();
        if self.rest.val() < self.source.val() {
            self.y.next = self.rest.val();
        }
    }
}

/// The part of a factor that red, green and blue have in common: an alpha or 0. Combinational.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct BlendAlpha {
    pub of_source: Signal<In, Bit>,
    pub of_destination: Signal<In, Bit>,
    pub of_constant: Signal<In, Bit>,
    pub of_saturated: Signal<In, Bit>,
    pub source: Signal<In, Bits<8>>,
    pub destination: Signal<In, Bits<8>>,
    pub constant_value: Signal<In, Bits<8>>,
    pub saturated: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
}

#[hdl]
impl Logic for BlendAlpha {
    fn update(&mut self) {
        self.y.next = 0.into();
        if self.of_source.val() {
            self.y.next = self.source.val();
        }
        if self.of_destination.val() {
            self.y.next = self.destination.val();
        }
        if self.of_constant.val() {
            self.y.next = self.constant_value.val();
        }
        if self.of_saturated.val() {
            self.y.next = self.saturated.val();
        }
    }
}

/// The factor of a channel, weighted as the division wants it. Combinational.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct BlendWeight {
    pub own: Signal<In, Bit>,
    pub second: Signal<In, Bit>,
    pub inverted: Signal<In, Bit>,
    /// The part of the factor that all channels have in common.
    pub shared: Signal<In, Bits<8>>,
    pub source: Signal<In, Bits<8>>,
    pub destination: Signal<In, Bits<8>>,
    pub constant_value: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<9>>,
    none: Signal<Local, Bits<8>>,
    foreign: Signal<Local, Bits<8>>,
    chosen: Signal<Local, Bits<8>>,
    weight: Weight,
}

impl BlendWeight {
    pub fn new(division: Division) -> Self {
        Self { weight: Weight::new(division), ..Self::default() }
    }
}

#[hdl]
impl Logic for BlendWeight {
    fn update(&mut self) {
        self.none.next = 0.into();
        self.foreign.next = self.shared.val();
        if self.second.val() {
            self.foreign.next = self.constant_value.val();
        }
        // For the channel itself, ones choose the channel of the source, zeros that of the destination.
        if self.own.val() {
            self.foreign.next = 0.into();
            if self.second.val() {
                self.foreign.next = !self.none.val();
            }
        }
        self.chosen.next = self.foreign.val();
        if self.own.val() {
            self.chosen.next =
                (self.foreign.val() & self.source.val()) | ((!self.foreign.val()) & self.destination.val());
        }
        self.weight.x.next = self.chosen.val();
        if self.inverted.val() {
            self.weight.x.next = !self.chosen.val();
        }
        self.y.next = self.weight.y.val();
    }
}
