// SPDX-License-Identifier: MIT
//! Three numbers become integers of one scale.

use crate::float::Format;
use crate::prelude::*;
use crate::raster::channel::Interpolant;
use pica_spec::pica200::code::output_semantic::{COLOR_A, COLOR_R};

/// Takes three float24 numbers one by one and gives them as integers of 29 bits, of which the largest has its leading one at bit 27
/// and the others are cut toward zero (raster.md#arithmetic). Three numbers take three clocks.
///
/// | clock | |
/// |---|---|
/// | 1 to 3 | the numbers come, and the largest exponent of them is found |
/// | 4 to 6 | how far each is to be shifted |
/// | 5 to 7 | each is shifted |
/// | 6 to 8 | each gets its sign |
///
/// With an infinity or NaN among them all three are 0: a component is undefined then, unless it is a colour.
#[derive(LogicBlock, Default, Component)]
#[component(name = "raster_align")]
pub(super) struct Align {
    pub clock: Signal<In, Clock>,
    /// No number is inside.
    pub reset: Signal<In, Bit>,
    pub number_valid: Signal<In, Bit>,
    /// The number is taken at the next edge, if there is one.
    pub moves: Signal<Out, Bit>,
    /// A number, never subnormal; above it the semantic of its component, whether it is a denominator, whether it is of the last
    /// interpolant of a triangle.
    pub word: Signal<In, Bits<31>>,
    pub out_valid: Signal<Out, Bit>,
    pub out_ready: Signal<In, Bit>,
    pub y: Signal<Out, Interpolant>,
    free: Signal<Local, Bit>,

    // 1 to 3. Numbers come.
    phase: DFF<Bits<2>>,
    comes: Signal<Local, Bit>,
    is_third: Signal<Local, Bit>,
    exponent: Signal<Local, Bits<7>>,
    largest: DFF<Bits<7>>,
    larger: Signal<Local, Bits<7>>,
    first: DFF<Bits<24>>,
    second: DFF<Bits<24>>,

    // 4 to 6. Distances.
    left4: DFF<Bits<2>>,
    number4: DFF<Bits<24>>,
    number5: DFF<Bits<24>>,
    number6: DFF<Bits<24>>,
    largest4: DFF<Bits<7>>,
    head4: DFF<Bits<7>>,
    gap: Signal<Local, Bits<7>>,
    significand: Signal<Local, Bits<28>>,

    // 5 to 7. Shifts.
    valid5: DFF<Bits<2>>,
    negative5: DFF<Bit>,
    magnitude5: DFF<Bits<28>>,
    distance5: DFF<Bits<5>>,
    largest5: DFF<Bits<7>>,
    head5: DFF<Bits<7>>,

    // 6 to 8. Signs.
    valid6: DFF<Bits<2>>,
    negative6: DFF<Bit>,
    magnitude6: DFF<Bits<28>>,
    largest6: DFF<Bits<7>>,
    head6: DFF<Bits<7>>,
    signed_number: Signal<Local, Bits<29>>,

    // The interpolant.
    special: Signal<Local, Bit>,
    is_color: Signal<Local, Bit>,
    is_divisor: Signal<Local, Bit>,
    divisor: DFF<Bits<7>>,
    /// The exponent that the scale counts from.
    unit: Signal<Local, Bits<7>>,
    offered: DFF<Bit>,
    number7: DFF<Bits<29>>,
    number8: DFF<Bits<29>>,
    number9: DFF<Bits<29>>,
    scale9: DFF<Bits<9>>,
    undefined9: DFF<Bit>,
    head9: DFF<Bits<7>>,
    special_exponent: Parameter<Bits<7>>,
    unit_exponent: Parameter<Bits<7>>,
    hidden_bit: Parameter<Bits<28>>,
    first_color: Parameter<Bits<5>>,
    last_color: Parameter<Bits<5>>,
}

/// Bits of a magnitude, less 1.
const TOP: u64 = 27;

impl Align {
    /// Nothing of it depends on the ledger.
    pub fn new() -> Self {
        Self {
            special_exponent: Parameter::bits(Format::F24.infinity() >> Format::F24.mantissa_bits),
            unit_exponent: Parameter::bits(Format::F24.bias() + TOP),
            hidden_bit: Parameter::bits(1 << TOP),
            first_color: Parameter::bits(COLOR_R as u64),
            last_color: Parameter::bits(COLOR_A as u64),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for Align {
    fn update(&mut self) {
        self.free.next = self.out_ready.val() || (!self.offered.q.val());
        wire!(self => self: moves: free);
        self.comes.next = self.number_valid.val() && self.free.val();
        self.is_third.next = self.phase.q.val().get_bit(1);

        // 1 to 3. Numbers come.
        self.exponent.next = self.word.val().get_bits::<7>(16);
        self.larger.next = self.exponent.val();
        if self.phase.q.val().any() && (self.largest.q.val() > self.exponent.val()) {
            self.larger.next = self.largest.q.val();
        }
        if self.comes.val() {
            self.phase.d.next = self.phase.q.val() + 1;
            if self.is_third.val() {
                self.phase.d.next = 0.into();
            }
            self.largest.d.next = self.larger.val();
            self.second.d.next = self.word.val().get_bits::<24>(0);
            self.first.d.next = self.second.q.val();
        }

        // 4 to 6. Distances: of the number that is first now.
        self.gap.next = self.largest4.q.val() - self.number4.q.val().get_bits::<7>(16);
        self.significand.next = 0.into();
        if self.number4.q.val().get_bits::<7>(16).any() {
            self.significand.next =
                self.hidden_bit.val() | (bit_cast::<28, 16>(self.number4.q.val().get_bits::<16>(0)) << 11);
        }
        if self.free.val() {
            wire!(self.*.q => self.*.d: number4: number5, number5: number6);
            if self.left4.q.val().any() {
                self.left4.d.next = self.left4.q.val() - 1;
            }
        }
        if self.comes.val() && self.is_third.val() {
            self.left4.d.next = 3.into();
            wire!(self.*.q => self.*.d: number4: first, number5: second);
            self.number6.d.next = self.word.val().get_bits::<24>(0);
            self.largest4.d.next = self.larger.val();
            self.head4.d.next = self.word.val().get_bits::<7>(24);
        }

        // 5 to 7. Shifts. A distance of 28 and more leaves nothing.
        if self.free.val() {
            wire!(self.*.q => self.*.d: valid5: left4, largest5: largest4, head5: head4);
            self.negative5.d.next = self.number4.q.val().get_bit(23);
            wire!(self => self.*.d: magnitude5: significand);
            self.distance5.d.next = self.gap.val().get_bits::<5>(0);
            if self.gap.val().get_bits::<2>(5).any() {
                self.distance5.d.next = 31.into();
            }

            // 6 to 8. Signs.
            wire!(self.*.q => self.*.d: valid6: valid5, negative6: negative5, largest6: largest5, head6: head5);
            self.magnitude6.d.next = self.magnitude5.q.val() >> self.distance5.q.val();
        }
        self.special.next = self.largest6.q.val() == self.special_exponent.val();
        self.signed_number.next = bit_cast::<29, 28>(self.magnitude6.q.val());
        if self.negative6.q.val() {
            self.signed_number.next = (!bit_cast::<29, 28>(self.magnitude6.q.val())) + 1;
        }
        if self.special.val() {
            self.signed_number.next = 0.into();
        }

        // The interpolant.
        self.is_divisor.next = self.head6.q.val().get_bit(5);
        self.is_color.next = (self.head6.q.val().get_bits::<5>(0) >= self.first_color.val())
            && (self.head6.q.val().get_bits::<5>(0) <= self.last_color.val());
        self.unit.next = self.divisor.q.val();
        if self.is_divisor.val() {
            self.unit.next = self.unit_exponent.val();
        }
        if self.free.val() {
            self.offered.d.next = self.valid6.q.val() == 1;
            wire!(self => self.*.d: number9: signed_number);
            wire!(self.*.q => self.*.d: number8: number9, number7: number8, head9: head6);
            self.undefined9.d.next = self.special.val() && (!self.is_color.val()) && (!self.is_divisor.val());
            self.scale9.d.next = bit_cast::<9, 7>(self.largest6.q.val()) - bit_cast::<9, 7>(self.unit.val());
            if self.special.val() {
                self.scale9.d.next = 0.into();
            }
            if (self.valid6.q.val() == 1) && self.is_divisor.val() {
                wire!(self.*.q => self.*.d: divisor: largest6);
                if self.special.val() {
                    // Nothing is 0 at the scale 0.
                    self.divisor.d.next = self.unit_exponent.val();
                }
            }
        }
        if self.reset.val() {
            wire!(0 => self.*.d: phase, left4, valid5, valid6);
            self.offered.d.next = false;
        }
        wire!(self.*.q => self: out_valid: offered);
        self.y.next.last = self.head9.q.val().get_bit(6);
        self.y.next.denominator = self.head9.q.val().get_bit(5);
        self.y.next.semantic = self.head9.q.val().get_bits::<5>(0);
        wire!(self.*.q => self.y.next: undefined: undefined9, scale: scale9, number0: number7, number1: number8,
            number2: number9);
    }
}
