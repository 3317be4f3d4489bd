// SPDX-License-Identifier: MIT
//! The dot product of a combiner stage.

use crate::prelude::*;
use pica_spec::choices::{Dot3Form, Recorder};

/// The share of a channel in a dot product: (2a - 255) (2b - 255), which is 4ab - 510 (a + b) + 65025. Combinational.
#[derive(LogicBlock, Default, Component)]
struct DotPart {
    /// a * b.
    pub product: Signal<In, Bits<16>>,
    /// a + b.
    pub sum: Signal<In, Bits<9>>,
    /// Two's complement.
    pub y: Signal<Out, Bits<20>>,
    fourfold: Signal<Local, Bits<18>>,
    weighted: Signal<Local, Bits<18>>,
    centred: Signal<Local, Bits<18>>,
    rounded: Signal<Local, Bits<18>>,
    toward_zero: Signal<Local, Bits<18>>,
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
        self.fourfold.next = (bit_cast::<18, 16>(self.product.val()) << 2) + 65025;
        self.weighted.next = (bit_cast::<18, 9>(self.sum.val()) << 9) - (bit_cast::<18, 9>(self.sum.val()) << 1);
        self.centred.next = self.fourfold.val() - self.weighted.val();
        self.y.next = bit_cast::<20, 18>(self.centred.val());
        if self.centred.val().get_bit(17) {
            self.y.next = bit_cast::<20, 18>(self.centred.val()) | 0xC_0000;
        }
        // Each part by itself is divided by 256 with 128 added, toward zero: a negative one gets another 255.
        self.rounded.next = self.centred.val() + 128;
        self.toward_zero.next = self.rounded.val();
        if self.rounded.val().get_bit(17) {
            self.toward_zero.next = self.rounded.val() + 255;
        }
        if !self.single.val() {
            self.y.next = bit_cast::<20, 10>(self.toward_zero.val().get_bits::<10>(8));
            if self.toward_zero.val().get_bit(17) {
                self.y.next = bit_cast::<20, 10>(self.toward_zero.val().get_bits::<10>(8)) | 0xF_FC00;
            }
        }
    }
}

/// The dot product of two colours (dossier section 6.3.2), limited to 0 and 255, from a * b and a + b of red, green and
/// blue. Combinational. Choice `dot3_form`.
#[derive(LogicBlock, Default, Component)]
pub(super) struct Dot3 {
    pub products: [Signal<In, Bits<16>>; 3],
    pub sums: [Signal<In, Bits<9>>; 3],
    pub y: Signal<Out, Bits<8>>,
    parts: [DotPart; 3],
    pair: Signal<Local, Bits<20>>,
    total: Signal<Local, Bits<20>>,
    folded: Signal<Local, Bits<20>>,
    quotient: Signal<Local, Bits<20>>,
    single: Parameter<Bit>,
    most: Parameter<Bits<20>>,
}

impl Dot3 {
    pub fn new(choices: &Recorder) -> Self {
        let single = choices.dot3_form() == Dot3Form::SingleDivision;
        Self {
            parts: std::array::from_fn(|_| DotPart::new(choices)),
            single: Parameter::new(single),
            most: Parameter::bits(if single { 255 * 255 } else { 255 }),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Dot3 {
    fn update(&mut self) {
        for i in 0..3 {
            self.parts[i].product.next = self.products[i].val();
            self.parts[i].sum.next = self.sums[i].val();
        }
        self.pair.next = self.parts[0].y.val() + self.parts[1].y.val();
        self.total.next = self.pair.val() + self.parts[2].y.val();
        // floor(x / 255) for x up to 255 * 255.
        self.folded.next = bit_cast::<20, 12>(self.total.val().get_bits::<12>(8)) + 1;
        self.quotient.next = self.total.val() + self.folded.val();
        self.y.next = self.total.val().get_bits::<8>(0);
        if self.single.val() {
            self.y.next = self.quotient.val().get_bits::<8>(8);
        }
        if self.total.val() > self.most.val() {
            self.y.next = 255.into();
        }
        if self.total.val().get_bit(19) {
            self.y.next = 0.into();
        }
    }
}
