// SPDX-License-Identifier: MIT
//! TEXENV_COMBINER and TEXENV_SCALE in one channel.

use crate::fragment::divide_255::{Divide255, Division, Weight};
use crate::parts::SignedProduct;
use crate::prelude::*;
use pica_spec::choices::{AddSignedOffset, Recorder};
use pica_spec::pica200::code::{combiner_operation, combiner_scale};

/// Operation and scale of a combiner stage in one channel (fragment.md#combiner-operations, fragment.md#scale): clocks
/// 3 to 8 of the stage.
///
/// Every operation is a product divided by 255, and an addend:
///
/// | operation | product | addend |
/// |---|---|---|
/// | replace | a * 255 | |
/// | modulate | a * b | |
/// | add | a * 255 | b |
/// | add signed | (a - 128) * 255 | b |
/// | interpolate | (a - b) * c | b |
/// | subtract | (a - b) * 255 | |
/// | multiply then add | a * b | c |
/// | add then multiply | (a + b, limited) * c | |
///
/// Choices `add_signed_offset`, `combiner_division`.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct CombinerChannel {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<8>>,
    pub b: Signal<In, Bits<8>>,
    pub c: Signal<In, Bits<8>>,
    pub operation: Signal<In, Bits<4>>,
    /// Whether the result is `dot`.
    pub is_dot: Signal<In, Bit>,
    /// The dot product, three clocks after the operands.
    pub dot: Signal<In, Bits<12>>,
    pub scale: Signal<In, Bits<2>>,
    pub y: Signal<Out, Bits<8>>,
    /// 2a - 255 and 2b - 255 in two's complement, one clock after the operands, for the dot product.
    pub a_centred: Signal<Out, Bits<9>>,
    pub b_centred: Signal<Out, Bits<9>>,

    a3: DFF<Bits<8>>,
    b3: DFF<Bits<8>>,
    c3: DFF<Bits<8>>,
    /// The upper bits of a and b, inverted: the signs of what the dot product multiplies.
    a_sign3: DFF<Bit>,
    b_sign3: DFF<Bit>,
    total3: DFF<Bits<9>>,
    difference3: DFF<Bits<9>>,
    /// The first factor is a, or a less 128, or a - b, or a + b.
    is_plain3: DFF<Bit>,
    is_signed3: DFF<Bit>,
    is_difference3: DFF<Bit>,
    /// The second factor is c, or b, or 255.
    by_c3: DFF<Bit>,
    by_b3: DFF<Bit>,
    /// The addend is b, or c, or 0.
    adds_b3: DFF<Bit>,
    adds_c3: DFF<Bit>,
    is_dot3: DFF<Bit>,
    scale3: DFF<Bits<2>>,

    top: Signal<Local, Bits<9>>,
    factor: Signal<Local, Bits<8>>,
    weight: Weight,
    multiplicand4: DFF<Bits<9>>,
    multiplier4: DFF<Bits<9>>,
    addend4: DFF<Bits<8>>,
    carry4: DFF<Bit>,
    is_dot4: DFF<Bit>,
    scale4: DFF<Bits<2>>,

    product: SignedProduct<9, 10, 18>,
    product5: DFF<Bits<18>>,
    addend5: DFF<Bits<8>>,
    carry5: DFF<Bit>,
    is_dot5: DFF<Bit>,
    scale5: DFF<Bits<2>>,

    divide: Divide255,
    quotient6: DFF<Bits<12>>,
    addend6: DFF<Bits<8>>,
    carry6: DFF<Bit>,
    scale6: DFF<Bits<2>>,

    carried: Signal<Local, Bits<13>>,
    value: Signal<Local, Bits<13>>,
    limited7: DFF<Bits<8>>,
    scale7: DFF<Bits<2>>,
    scaled: Signal<Local, Bits<10>>,
    y8: DFF<Bits<8>>,
    /// Add signed takes 128 off and adds 1 with the addend: 127 in all. Choice `add_signed_offset`.
    one_less: Parameter<Bit>,
}

impl CombinerChannel {
    pub fn new(choices: &Recorder) -> Self {
        let division = Division::from(choices.combiner_division());
        Self {
            weight: Weight::new(division),
            divide: Divide255::new(division),
            one_less: Parameter::new(choices.add_signed_offset() == AddSignedOffset::Minus1275),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for CombinerChannel {
    fn update(&mut self) {
        // 3. Sum and difference, and what the operation takes.
        wire!(self => self.*3.d: a, b, c);
        self.a_sign3.d.next = !self.a.val().get_bit(7);
        self.b_sign3.d.next = !self.b.val().get_bit(7);
        // 2x - 255 is 2x + 1 less 256.
        self.a_centred.next = (bit_cast::<9, 7>(self.a3.q.val().get_bits::<7>(0)) << 1)
            | (bit_cast::<9, 1>(self.a_sign3.q.val().into()) << 8)
            | 1;
        self.b_centred.next = (bit_cast::<9, 7>(self.b3.q.val().get_bits::<7>(0)) << 1)
            | (bit_cast::<9, 1>(self.b_sign3.q.val().into()) << 8)
            | 1;
        self.total3.d.next = bit_cast::<9, 8>(self.a.val()) + bit_cast::<9, 8>(self.b.val());
        self.difference3.d.next = bit_cast::<9, 8>(self.a.val()) - bit_cast::<9, 8>(self.b.val());
        self.is_plain3.d.next = true;
        wire!(false => self.*.d: is_signed3, is_difference3, by_b3, by_c3, adds_b3, adds_c3);
        match self.operation.val().index() {
            combiner_operation::MODULATE => self.by_b3.d.next = true,
            combiner_operation::ADD => self.adds_b3.d.next = true,
            combiner_operation::ADD_SIGNED => {
                wire!(true => self.*.d: is_signed3, adds_b3);
            }
            combiner_operation::INTERPOLATE => {
                self.is_plain3.d.next = false;
                wire!(true => self.*.d: is_difference3, by_c3, adds_b3);
            }
            combiner_operation::SUBTRACT => {
                self.is_plain3.d.next = false;
                self.is_difference3.d.next = true;
            }
            combiner_operation::MULTIPLY_THEN_ADD => {
                wire!(true => self.*.d: by_b3, adds_c3);
            }
            combiner_operation::ADD_THEN_MULTIPLY => {
                self.is_plain3.d.next = false;
                self.by_c3.d.next = true;
            }
            // A dot product takes neither factors nor an addend from here.
            _ => {}
        }
        self.is_dot3.d.next = self.is_dot.val();
        if self.is_dot.val() {
            wire!(false => self.*.d: adds_b3, adds_c3);
        }
        self.scale3.d.next = self.scale.val();

        // 4. The factors and the addend.
        self.top.next = bit_cast::<9, 8>(self.a3.q.val());
        if self.is_signed3.q.val() {
            // a - 128.
            self.top.next = (bit_cast::<9, 8>(self.a3.q.val()) ^ 0x80) | 256;
            if self.a3.q.val().get_bit(7) {
                self.top.next = bit_cast::<9, 7>(self.a3.q.val().get_bits::<7>(0));
            }
        }
        self.multiplicand4.d.next = bit_cast::<9, 8>(self.total3.q.val().get_bits::<8>(0));
        if self.total3.q.val().get_bit(8) {
            self.multiplicand4.d.next = 255.into();
        }
        if self.is_difference3.q.val() {
            self.multiplicand4.d.next = self.difference3.q.val();
        }
        if self.is_plain3.q.val() {
            self.multiplicand4.d.next = self.top.val();
        }
        self.factor.next = 255.into();
        if self.by_b3.q.val() {
            self.factor.next = self.b3.q.val();
        }
        if self.by_c3.q.val() {
            self.factor.next = self.c3.q.val();
        }
        self.weight.x.next = self.factor.val();
        self.multiplier4.d.next = self.weight.y.val();
        self.addend4.d.next = 0.into();
        if self.adds_b3.q.val() {
            self.addend4.d.next = self.b3.q.val();
        }
        if self.adds_c3.q.val() {
            self.addend4.d.next = self.c3.q.val();
        }
        self.carry4.d.next = self.one_less.val() && self.is_signed3.q.val() && (!self.is_dot3.q.val());
        wire!(self.*3.q => self.*4.d: is_dot, scale);

        // 5. The product.
        self.product.a.next = self.multiplicand4.q.val();
        self.product.b.next = bit_cast::<10, 9>(self.multiplier4.q.val());
        self.product5.d.next = self.product.y.val();
        wire!(self.*4.q => self.*5.d: addend, carry, is_dot, scale);

        // 6. The quotient, or the dot product.
        self.divide.x.next = self.product5.q.val();
        self.quotient6.d.next = bit_cast::<12, 10>(self.divide.y.val());
        if self.divide.y.val().get_bit(9) {
            self.quotient6.d.next = bit_cast::<12, 10>(self.divide.y.val()) | 0xC00;
        }
        if self.is_dot5.q.val() {
            self.quotient6.d.next = self.dot.val();
        }
        wire!(self.*5.q => self.*6.d: addend, carry, scale);

        // 7. The value, limited.
        self.carried.next =
            (bit_cast::<13, 8>(self.addend6.q.val()) << 1) | bit_cast::<13, 1>(self.carry6.q.val().into());
        self.value.next = ((bit_cast::<13, 12>(self.quotient6.q.val()) << 1) | 1) + self.carried.val();
        self.limited7.d.next = self.value.val().get_bits::<8>(1);
        if self.value.val().get_bits::<3>(9).any() {
            self.limited7.d.next = 255.into();
        }
        if self.value.val().get_bit(12) {
            self.limited7.d.next = 0.into();
        }
        self.scale7.d.next = self.scale6.q.val();

        // 8. The scale; a code that nobody has described counts as X1.
        self.scaled.next = bit_cast::<10, 8>(self.limited7.q.val());
        match self.scale7.q.val().index() {
            combiner_scale::X2 => self.scaled.next = bit_cast::<10, 8>(self.limited7.q.val()) << 1,
            combiner_scale::X4 => self.scaled.next = bit_cast::<10, 8>(self.limited7.q.val()) << 2,
            _ => {}
        }
        self.y8.d.next = self.scaled.val().get_bits::<8>(0);
        if self.scaled.val().get_bits::<2>(8).any() {
            self.y8.d.next = 255.into();
        }
        self.y.next = self.y8.q.val();
    }
}
