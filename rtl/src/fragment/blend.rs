// SPDX-License-Identifier: MIT
//! BLEND_FUNC and BLEND_COLOR: blending.

use super::channel_product::ChannelProduct;
use super::channels::{Join, Split};
use super::divide_255::{Divide255, Division};
use crate::prelude::*;
use pica_spec::choices::Recorder;
use pica_spec::pica200::bits::blend_func;
use pica_spec::pica200::code::{blend_equation, blend_factor};

/// The weight of a channel in blending (dossier section 6.9). Combinational.
#[derive(LogicBlock, Default, Component)]
#[component(variant = if self.is_alpha.val() { "alpha" } else { "" })]
struct BlendFactor {
    pub code: Signal<In, Bits<4>>,
    /// Channel of source, destination and BLEND_COLOR.
    pub source: Signal<In, Bits<8>>,
    pub destination: Signal<In, Bits<8>>,
    pub constant_value: Signal<In, Bits<8>>,
    /// Their alpha.
    pub source_alpha: Signal<In, Bits<8>>,
    pub destination_alpha: Signal<In, Bits<8>>,
    pub constant_alpha: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    /// In the alpha channel a saturated alpha is 1.
    is_alpha: Parameter<Bit>,
    rest: Signal<Local, Bits<8>>,
}

impl BlendFactor {
    fn new(is_alpha: bool) -> Self {
        Self { is_alpha: Parameter::new(is_alpha), ..Self::default() }
    }
}

#[hdl]
impl Logic for BlendFactor {
    fn update(&mut self) {
        self.rest.next = !self.destination_alpha.val();
        self.y.next = 0.into();
        match self.code.val().index() {
            blend_factor::ZERO => self.y.next = 0.into(),
            blend_factor::ONE => self.y.next = 255.into(),
            blend_factor::SRC_COLOR => self.y.next = self.source.val(),
            blend_factor::ONE_MINUS_SRC_COLOR => self.y.next = !self.source.val(),
            blend_factor::DST_COLOR => self.y.next = self.destination.val(),
            blend_factor::ONE_MINUS_DST_COLOR => self.y.next = !self.destination.val(),
            blend_factor::SRC_ALPHA => self.y.next = self.source_alpha.val(),
            blend_factor::ONE_MINUS_SRC_ALPHA => self.y.next = !self.source_alpha.val(),
            blend_factor::DST_ALPHA => self.y.next = self.destination_alpha.val(),
            blend_factor::ONE_MINUS_DST_ALPHA => self.y.next = !self.destination_alpha.val(),
            blend_factor::CONSTANT_COLOR => self.y.next = self.constant_value.val(),
            blend_factor::ONE_MINUS_CONSTANT_COLOR => self.y.next = !self.constant_value.val(),
            blend_factor::CONSTANT_ALPHA => self.y.next = self.constant_alpha.val(),
            blend_factor::ONE_MINUS_CONSTANT_ALPHA => self.y.next = !self.constant_alpha.val(),
            blend_factor::SRC_ALPHA_SATURATE => {
                self.y.next = self.source_alpha.val();
                if self.rest.val() < self.source_alpha.val() {
                    self.y.next = self.rest.val();
                }
                if self.is_alpha.val() {
                    self.y.next = 255.into();
                }
            }
            // Nobody has described code 15: as the source colour.
            _ => self.y.next = self.source.val(),
        }
    }
}

/// Blending of a channel. Combinational.
#[derive(LogicBlock, Default, Component)]
#[component(variant = if self.factors[0].is_alpha.val() { "alpha" } else { "" })]
struct BlendChannel {
    pub equation: Signal<In, Bits<3>>,
    pub source_factor: Signal<In, Bits<4>>,
    pub destination_factor: Signal<In, Bits<4>>,
    pub source: Signal<In, Bits<8>>,
    pub destination: Signal<In, Bits<8>>,
    pub constant_value: Signal<In, Bits<8>>,
    pub source_alpha: Signal<In, Bits<8>>,
    pub destination_alpha: Signal<In, Bits<8>>,
    pub constant_alpha: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    factors: [BlendFactor; 2],
    products: [ChannelProduct; 2],
    divide: Divide255,
    greater: Signal<Local, Bit>,
    s: Signal<Local, Bits<17>>,
    d: Signal<Local, Bits<17>>,
}

impl BlendChannel {
    fn new(is_alpha: bool, division: Division) -> Self {
        Self {
            factors: std::array::from_fn(|_| BlendFactor::new(is_alpha)),
            products: std::array::from_fn(|_| ChannelProduct::new(division)),
            divide: Divide255::new(division),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for BlendChannel {
    fn update(&mut self) {
        for i in 0..2 {
            self.factors[i].source.next = self.source.val();
            self.factors[i].destination.next = self.destination.val();
            self.factors[i].constant_value.next = self.constant_value.val();
            self.factors[i].source_alpha.next = self.source_alpha.val();
            self.factors[i].destination_alpha.next = self.destination_alpha.val();
            self.factors[i].constant_alpha.next = self.constant_alpha.val();
            self.products[i].b.next = self.factors[i].y.val();
        }
        self.factors[0].code.next = self.source_factor.val();
        self.factors[1].code.next = self.destination_factor.val();
        self.products[0].a.next = self.source.val();
        self.products[1].a.next = self.destination.val();
        self.s.next = bit_cast::<17, 16>(self.products[0].y.val());
        self.d.next = bit_cast::<17, 16>(self.products[1].y.val());
        self.greater.next = self.s.val() > self.d.val();
        self.divide.x.next = self.s.val() + self.d.val();
        match self.equation.val().index() {
            blend_equation::SUBTRACT => {
                self.divide.x.next = 0.into();
                if self.greater.val() {
                    self.divide.x.next = self.s.val() - self.d.val();
                }
            }
            blend_equation::REVERSE_SUBTRACT => {
                self.divide.x.next = 0.into();
                if !self.greater.val() {
                    self.divide.x.next = self.d.val() - self.s.val();
                }
            }
            blend_equation::MIN => {
                self.divide.x.next = self.s.val();
                if self.greater.val() {
                    self.divide.x.next = self.d.val();
                }
            }
            blend_equation::MAX => {
                self.divide.x.next = self.d.val();
                if self.greater.val() {
                    self.divide.x.next = self.s.val();
                }
            }
            _ => {}
        }
        self.y.next = self.divide.y.val();
    }
}

/// Blending.
///
/// Dossier section 6.9. Combinational. Choice `blend_rounding`.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Blend {
    /// BLEND_FUNC.
    pub(super) blend_func: Signal<In, Bits<{ blend_func::BITS }>>,
    /// BLEND_COLOR.
    pub(super) blend_color: Signal<In, Bits<32>>,
    /// Colour of the fragment: red in bits 0-7, green, blue, alpha in bits 24-31.
    pub(super) source: Signal<In, Bits<32>>,
    /// The stored colour.
    pub(super) destination: Signal<In, Bits<32>>,
    /// The result, before the colour mask.
    pub(super) y: Signal<Out, Bits<32>>,
    sources: Split,
    destinations: Split,
    constants: Split,
    /// Four; not an array, which would be built on the stack.
    channels: Vec<BlendChannel>,
    result: Join,
}

impl Blend {
    /// A blender under choice `blend_rounding`.
    pub fn new(choices: &Recorder) -> Self {
        let division = Division::from(choices.blend_rounding());
        Self { channels: (0..4).map(|channel| BlendChannel::new(channel == 3, division)).collect(), ..Self::default() }
    }
}

#[hdl]
impl Logic for Blend {
    fn update(&mut self) {
        self.sources.color.next = self.source.val();
        self.destinations.color.next = self.destination.val();
        self.constants.color.next = self.blend_color.val();
        for i in 0..4 {
            self.channels[i].equation.next = field!(self.blend_func, blend_func::RGB_EQUATION);
            self.channels[i].source_factor.next = field!(self.blend_func, blend_func::RGB_SRC_FACTOR);
            self.channels[i].destination_factor.next = field!(self.blend_func, blend_func::RGB_DST_FACTOR);
            self.channels[i].source.next = self.sources.channel[i].val();
            self.channels[i].destination.next = self.destinations.channel[i].val();
            self.channels[i].constant_value.next = self.constants.channel[i].val();
            self.channels[i].source_alpha.next = self.sources.channel[3].val();
            self.channels[i].destination_alpha.next = self.destinations.channel[3].val();
            self.channels[i].constant_alpha.next = self.constants.channel[3].val();
            self.result.channel[i].next = self.channels[i].y.val();
        }
        self.channels[3].equation.next = field!(self.blend_func, blend_func::ALPHA_EQUATION);
        self.channels[3].source_factor.next = field!(self.blend_func, blend_func::ALPHA_SRC_FACTOR);
        self.channels[3].destination_factor.next = field!(self.blend_func, blend_func::ALPHA_DST_FACTOR);
        self.y.next = self.result.color.val();
    }
}
