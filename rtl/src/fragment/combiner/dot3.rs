// SPDX-License-Identifier: MIT
//! The dot product of a combiner stage.

use crate::parts::SignedProduct;
use crate::prelude::*;
use pica_spec::choices::{Dot3Form, Recorder};

/// The share of a channel in a dot product: (2a - 255) (2b - 255), clocks 4 and 5 of the stage.
#[derive(LogicBlock, Default, Component)]
struct DotPart {
    pub clock: Signal<In, Clock>,
    /// 2a - 255 and 2b - 255 in two's complement.
    pub a: Signal<In, Bits<9>>,
    pub b: Signal<In, Bits<9>>,
    /// The share of the channel, in two's complement.
    pub y: Signal<Out, Bits<20>>,
    product: SignedProduct<9, 9, 18>,
    product4: DFF<Bits<18>>,
    half: Signal<Local, Bits<18>>,
    rounded: Signal<Local, Bits<18>>,
    y5: DFF<Bits<18>>,
    /// Choice `dot3_form`.
    single: Parameter<Bit>,
}

impl DotPart {
    fn new(choices: &Recorder) -> Self {
        Self { single: Parameter::new(choices.dot3_form() == Dot3Form::SingleDivision), ..Self::default() }
    }
}

#[hdl]
impl Logic for DotPart {
    fn update(&mut self) {
        wire!(self => self.product: a, b);
        self.product4.d.next = self.product.y.val();

        // Each part by itself is divided by 256 with 128 added, toward zero: one below -128 gets another 255.
        self.half.next = 128.into();
        if self.product4.q.val().get_bit(17) && (!self.product4.q.val().get_bits::<10>(7).all()) {
            self.half.next = 383.into();
        }
        self.rounded.next = self.product4.q.val() + self.half.val();
        self.y5.d.next = bit_cast::<18, 10>(self.rounded.val().get_bits::<10>(8));
        if self.rounded.val().get_bit(17) {
            self.y5.d.next = bit_cast::<18, 10>(self.rounded.val().get_bits::<10>(8)) | 0x3_FC00;
        }
        if self.single.val() {
            self.y5.d.next = self.product4.q.val();
        }
        self.y.next = bit_cast::<20, 18>(self.y5.q.val());
        if self.y5.q.val().get_bit(17) {
            self.y.next = bit_cast::<20, 18>(self.y5.q.val()) | 0xC_0000;
        }
    }
}

/// The dot product of two colours (fragment.md#combiner-operations), not limited, two clocks behind them. Choice
/// `dot3_form`.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct Dot3 {
    pub clock: Signal<In, Clock>,
    /// 2a - 255 and 2b - 255 of red, green and blue.
    pub a: [Signal<In, Bits<9>>; 3],
    pub b: [Signal<In, Bits<9>>; 3],
    /// The dot product, in two's complement.
    pub y: Signal<Out, Bits<12>>,
    parts: [DotPart; 3],
    pair: Signal<Local, Bits<20>>,
    total: Signal<Local, Bits<20>>,
    folded: Signal<Local, Bits<20>>,
    quotient: Signal<Local, Bits<20>>,
    /// Choice `dot3_form`.
    single: Parameter<Bit>,
}

impl Dot3 {
    pub fn new(choices: &Recorder) -> Self {
        Self {
            parts: std::array::from_fn(|_| DotPart::new(choices)),
            single: Parameter::new(choices.dot3_form() == Dot3Form::SingleDivision),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Dot3 {
    fn update(&mut self) {
        for i in 0..3 {
            wire!(self => self.parts[i]: clock, a: a[i], b: b[i]);
        }
        self.pair.next = self.parts[0].y.val() + self.parts[1].y.val();
        self.total.next = self.pair.val() + self.parts[2].y.val();
        // floor(x / 255) for x from 0 to 255 * 255; what is outside stays outside of 0 to 255.
        self.folded.next = bit_cast::<20, 12>(self.total.val().get_bits::<12>(8)) + 1;
        self.quotient.next = self.total.val() + self.folded.val();
        self.y.next = self.total.val().get_bits::<12>(0);
        if self.single.val() {
            self.y.next = self.quotient.val().get_bits::<12>(8);
            if self.total.val().get_bit(19) {
                self.y.next = self.total.val().get_bits::<12>(8);
            }
        }
    }
}
