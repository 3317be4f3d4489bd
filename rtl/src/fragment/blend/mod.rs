// SPDX-License-Identifier: MIT
//! BLEND_FUNC and BLEND_COLOR: blending.

mod factor;

use crate::fragment::color::{Join, Split};
use crate::fragment::divide_255::{Divide255, Division};
use crate::parts::Product;
use crate::prelude::*;
use factor::{BlendAlpha, BlendFactorCode, BlendWeight, Saturate};
use pica_spec::choices::Recorder;
use pica_spec::pica200::bits::{blend_color, blend_func};
use pica_spec::pica200::code::blend_equation;

/// Blending of a channel, from factors on: clocks 2 to 7 of [`Blend`].
///
/// All equations are a sum of two: both products, or the difference d = s - d' of them, which counts where it has a
/// sign, and the second product or nothing. The smaller is d' + d where d is negative, the larger where it is positive.
#[derive(LogicBlock, Default, Component)]
struct BlendChannel {
    pub clock: Signal<In, Clock>,
    pub equation: Signal<In, Bits<3>>,
    pub source: Signal<In, Bits<8>>,
    pub destination: Signal<In, Bits<8>>,
    /// Factors of source and destination, weighted as the division wants them.
    pub source_factor: Signal<In, Bits<9>>,
    pub destination_factor: Signal<In, Bits<9>>,
    pub y: Signal<Out, Bits<8>>,
    equation2: DFF<Bits<3>>,
    operands2: [DFF<Bits<8>>; 2],
    factors2: [DFF<Bits<9>>; 2],
    products: [Product<8, 9, 17>; 2],
    equation3: DFF<Bits<3>>,
    products3: [DFF<Bits<17>>; 2],
    equation4: DFF<Bits<3>>,
    products4: [DFF<Bits<17>>; 2],
    difference4: DFF<Bits<18>>,
    less: Signal<Local, Bit>,
    differs: Signal<Local, Bit>,
    inverted: Signal<Local, Bit>,
    /// Whether the first summand, a product or the difference, and the second one, a product, count.
    has_term: Signal<Local, Bit>,
    has_base: Signal<Local, Bit>,
    term5: DFF<Bits<18>>,
    base5: DFF<Bits<17>>,
    carry5: DFF<Bit>,
    base_and_carry: Signal<Local, Bits<19>>,
    total: Signal<Local, Bits<19>>,
    total6: DFF<Bits<18>>,
    divide: Divide255,
    y7: DFF<Bits<8>>,
}

impl BlendChannel {
    fn new(division: Division) -> Self {
        Self { divide: Divide255::new(division), ..Self::default() }
    }
}

#[hdl]
impl Logic for BlendChannel {
    fn update(&mut self) {
        // 2. Operands and factors.
        wire!(self => self.*.d: equation2: equation, operands2[0]: source, operands2[1]: destination,
            factors2[0]: source_factor, factors2[1]: destination_factor);
        // 3. Products.
        self.equation3.d.next = self.equation2.q.val();
        for i in 0..2 {
            wire!(self.*.q => self.products[i]: a: operands2[i], b: factors2[i]);
            self.products3[i].d.next = self.products[i].y.val();
            self.products4[i].d.next = self.products3[i].q.val();
        }
        // 4. The difference of the products.
        self.equation4.d.next = self.equation3.q.val();
        self.difference4.d.next =
            bit_cast::<18, 17>(self.products3[0].q.val()) - bit_cast::<18, 17>(self.products3[1].q.val());
        // 5. What the equation adds.
        self.less.next = self.difference4.q.val().get_bit(17);
        self.differs.next = true;
        self.inverted.next = false;
        self.has_term.next = !self.less.val();
        self.has_base.next = false;
        match self.equation4.q.val().index() {
            blend_equation::SUBTRACT => {}
            blend_equation::REVERSE_SUBTRACT => {
                self.inverted.next = true;
                self.has_term.next = self.less.val();
            }
            blend_equation::MIN => {
                self.has_term.next = self.less.val();
                self.has_base.next = true;
            }
            blend_equation::MAX => self.has_base.next = true,
            _ => {
                self.differs.next = false;
                wire!(true => self: has_term, has_base);
            }
        }
        self.term5.d.next = bit_cast::<18, 17>(self.products4[0].q.val());
        if self.differs.val() {
            self.term5.d.next = self.difference4.q.val();
            if self.inverted.val() {
                self.term5.d.next = !self.difference4.q.val();
            }
        }
        if !self.has_term.val() {
            self.term5.d.next = 0.into();
        }
        self.base5.d.next = self.products4[1].q.val();
        if !self.has_base.val() {
            self.base5.d.next = 0.into();
        }
        self.carry5.d.next = self.inverted.val() && self.has_term.val();
        // 6. The sum.
        self.base_and_carry.next =
            (bit_cast::<19, 17>(self.base5.q.val()) << 1) | bit_cast::<19, 1>(self.carry5.q.val().into());
        self.total.next = ((bit_cast::<19, 18>(self.term5.q.val()) << 1) | 1) + self.base_and_carry.val();
        self.total6.d.next = self.total.val().get_bits::<18>(1);
        // 7. The quotient, limited.
        self.divide.x.next = self.total6.q.val();
        self.y7.d.next = self.divide.y.val().get_bits::<8>(0);
        if self.divide.y.val().get_bit(8) {
            self.y7.d.next = 255.into();
        }
        self.y.next = self.y7.q.val();
    }
}

/// Blending (framebuffer.md#blending-and-logic-operation).
///
/// 1. Factors are decoded; the part that all channels have in common is chosen.
/// 2. The factors of each channel.
/// 3. Products.
/// 4. The difference of the products.
/// 5. What the equation adds.
/// 6. The sum.
/// 7. The division by 255, limited.
///
/// Choice `blend_rounding`.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(latency = Self::LATENCY)]
pub struct Blend {
    /// Rising edges count.
    pub(crate) clock: Signal<In, Clock>,
    /// Empties the pipeline at a rising clock edge.
    pub(crate) reset: Signal<In, Bit>,
    /// The colours are those of a fragment.
    pub(crate) in_valid: Signal<In, Bit>,
    /// BLEND_FUNC.
    pub(crate) blend_func: Signal<In, Bits<{ blend_func::BITS }>>,
    /// BLEND_COLOR.
    pub(crate) blend_color: Signal<In, Bits<32>>,
    /// Colour of the fragment: red in bits 0-7, green, blue, alpha in bits 24-31.
    pub(crate) source: Signal<In, Bits<32>>,
    /// The stored colour.
    pub(crate) destination: Signal<In, Bits<32>>,
    /// `y` is a result.
    pub(crate) out_valid: Signal<Out, Bit>,
    /// The result, before the colour mask.
    pub(crate) y: Signal<Out, Bits<32>>,
    valid: DFF<Bits<{ Blend::LATENCY }>>,
    /// The factors of source and destination in colour, then in alpha.
    codes: [BlendFactorCode; 4],
    saturate: Saturate,
    alphas: [BlendAlpha; 4],
    own1: [DFF<Bit>; 2],
    second1: [DFF<Bit>; 2],
    inverted1: [DFF<Bit>; 4],
    shared1: [DFF<Bits<8>>; 4],
    equations1: [DFF<Bits<3>>; 2],
    sources1: DFF<Bits<32>>,
    destinations1: DFF<Bits<32>>,
    constants1: DFF<Bits<32>>,
    sources: Split,
    destinations: Split,
    constants: Split,
    /// The factors of source and destination in each channel; vectors, since arrays would be built on the stack.
    weights: Vec<BlendWeight>,
    channels: Vec<BlendChannel>,
    result: Join,
}

impl Blend {
    /// Clocks from operands to result.
    pub const LATENCY: usize = 7;

    /// A blender under choice `blend_rounding`.
    pub fn new(choices: &Recorder) -> Self {
        let division = Division::from(choices.blend_rounding());
        Self {
            weights: (0..8).map(|_| BlendWeight::new(division)).collect(),
            channels: (0..4).map(|_| BlendChannel::new(division)).collect(),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Blend {
    fn update(&mut self) {
        // 1. Decode.
        self.codes[0].code.next = field!(self.blend_func, blend_func::RGB_SRC_FACTOR);
        self.codes[1].code.next = field!(self.blend_func, blend_func::RGB_DST_FACTOR);
        self.codes[2].code.next = field!(self.blend_func, blend_func::ALPHA_SRC_FACTOR);
        self.codes[3].code.next = field!(self.blend_func, blend_func::ALPHA_DST_FACTOR);
        self.saturate.source.next = self.source.val().get_bits::<8>(24);
        self.saturate.destination.next = self.destination.val().get_bits::<8>(24);
        for i in 0..4 {
            wire!(self.codes[i] => self.alphas[i]: of_source, of_destination, of_constant, of_saturated: saturated);
            self.alphas[i].saturated.next = self.saturate.y.val();
            self.alphas[i].source.next = self.source.val().get_bits::<8>(24);
            self.alphas[i].destination.next = self.destination.val().get_bits::<8>(24);
            self.alphas[i].constant_value.next = field!(self.blend_color, blend_color::A);
            self.inverted1[i].d.next = self.codes[i].inverted.val();
            self.shared1[i].d.next = self.alphas[i].y.val();
        }
        // In the alpha channel the value of the channel itself is an alpha, and the saturated alpha counts as 1.
        for i in 2..4 {
            self.alphas[i].of_source.next =
                self.codes[i].of_source.val() || (self.codes[i].own.val() && self.codes[i].second.val());
            self.alphas[i].of_destination.next =
                self.codes[i].of_destination.val() || (self.codes[i].own.val() && (!self.codes[i].second.val()));
            self.alphas[i].of_constant.next =
                self.codes[i].of_constant.val() || (self.codes[i].second.val() && (!self.codes[i].own.val()));
            self.alphas[i].of_saturated.next = false;
            self.inverted1[i].d.next = self.codes[i].inverted.val() || self.codes[i].saturated.val();
        }
        for i in 0..2 {
            wire!(self.codes[i] => self.*.d: own1[i]: own, second1[i]: second);
        }
        self.equations1[0].d.next = field!(self.blend_func, blend_func::RGB_EQUATION);
        self.equations1[1].d.next = field!(self.blend_func, blend_func::ALPHA_EQUATION);
        wire!(self => self.*.d: sources1: source, destinations1: destination, constants1: blend_color);

        // 2. Factors. The rest is inside the channels.
        wire!(self.*1.q => self.*.color: sources, destinations, constants);
        for i in 0..4 {
            for j in 0..2 {
                wire!(self.*.q => self.weights[2 * i + j]: own: own1[j], second: second1[j], inverted: inverted1[j],
                    shared: shared1[j]);
                self.weights[2 * i + j].source.next = self.sources.channel[i].val();
                self.weights[2 * i + j].destination.next = self.destinations.channel[i].val();
                self.weights[2 * i + j].constant_value.next = self.constants.channel[i].val();
            }
            self.channels[i].source_factor.next = self.weights[2 * i].y.val();
            self.channels[i].destination_factor.next = self.weights[2 * i + 1].y.val();
            self.channels[i].clock.next = self.clock.val();
            self.channels[i].equation.next = self.equations1[0].q.val();
            self.channels[i].source.next = self.sources.channel[i].val();
            self.channels[i].destination.next = self.destinations.channel[i].val();
            self.result.channel[i].next = self.channels[i].y.val();
        }
        for j in 0..2 {
            self.weights[6 + j].own.next = false;
            self.weights[6 + j].second.next = false;
            wire!(self.*.q => self.weights[6 + j]: inverted: inverted1[2 + j], shared: shared1[2 + j]);
        }
        self.channels[3].equation.next = self.equations1[1].q.val();
        self.y.next = self.result.color.val();

        self.valid.d.next = (self.valid.q.val() << 1) | bit_cast::<{ Blend::LATENCY }, 1>(self.in_valid.val().into());
        if self.reset.val() {
            self.valid.d.next = 0.into();
        }
        for i in (Blend::LATENCY - 1)..Blend::LATENCY {
            self.out_valid.next = self.valid.q.val().get_bit(i);
        }
    }
}
