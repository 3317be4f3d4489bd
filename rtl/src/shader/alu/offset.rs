// SPDX-License-Identifier: MIT
//! MOVA: a float becomes the integer in an address register.

use crate::prelude::*;
use pica_spec::choices::{AddressRegisterRange, Recorder};

/// The integer part of an f24, rounded toward zero (shader-unit.md#relative-addressing). NaN and infinity give 0.
///
/// The result is that of the operand one clock before. Choice `address_register_range`: what does not fit 32 bits
/// saturates, or all but nine bits are dropped.
#[derive(LogicBlock, Default, Component)]
#[component(name = "shader_offset")]
pub(crate) struct Offset {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<24>>,
    /// The integer, in two's complement.
    pub y: Signal<Out, Bits<32>>,
    /// Choice `address_register_range`.
    wraps: Parameter<Bit>,
    exponent: Signal<Local, Bits<7>>,
    shift: Signal<Local, Bits<7>>,
    aligned: Signal<Local, Bits<32>>,
    magnitude: DFF<Bits<32>>,
    negative: DFF<Bit>,
    too_large: DFF<Bit>,
    nothing: DFF<Bit>,
    whole: Signal<Local, Bits<32>>,
}

impl Offset {
    pub fn new(choices: &Recorder) -> Self {
        Self {
            wraps: Parameter::new(choices.address_register_range() == AddressRegisterRange::Wrap9),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Offset {
    fn update(&mut self) {
        self.exponent.next = self.a.val().get_bits::<7>(16);
        // The significand with the weight 2^31 for its hidden bit, moved down: exponent 94 is 2^31.
        self.aligned.next = (bit_cast::<32, 16>(self.a.val().get_bits::<16>(0)) << 15) | 0x8000_0000_u64;
        self.shift.next = bits::<7>(94) - self.exponent.val();
        self.magnitude.d.next = self.aligned.val() >> self.shift.val().get_bits::<5>(0);
        self.negative.d.next = self.a.val().get_bit(23);
        self.too_large.d.next = self.exponent.val() >= 94;
        self.nothing.d.next = (self.exponent.val() < 63) || self.exponent.val().all();

        self.whole.next = self.magnitude.q.val();
        if self.negative.q.val() {
            self.whole.next = bits::<32>(0) - self.magnitude.q.val();
        }
        if self.too_large.q.val() {
            self.whole.next = 0x7FFF_FFFF.into();
            if self.negative.q.val() {
                self.whole.next = 0x8000_0000_u64.into();
            }
            // Multiples of 2^14 and larger have nothing in the low nine bits.
            if self.wraps.val() {
                self.whole.next = 0.into();
            }
        }
        if self.nothing.q.val() {
            self.whole.next = 0.into();
        }
        self.y.next = self.whole.val();
        if self.wraps.val() {
            self.y.next = bit_cast::<32, 9>(self.whole.val().get_bits::<9>(0));
            if self.whole.val().get_bit(8) {
                self.y.next = self.whole.val() | 0xFFFF_FE00_u64;
            }
        }
    }
}
