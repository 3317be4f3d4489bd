//! Float uniforms that are written as f32.

use crate::Parameter;
use pica_spec::choices::F32ToF24;
use rust_hdl::core::prelude::*;

/// The f24 of an f32 (dossier section 1.3): choice `f32_to_f24`. Combinational.
///
/// Out of range low, f32 subnormals and -0 give +0, out of range high infinity, every NaN the canonical one.
#[derive(LogicBlock, Default)]
pub(super) struct FromF32 {
    pub a: Signal<In, Bits<32>>,
    pub y: Signal<Out, Bits<24>>,
    rounds: Parameter<Bit>,
    kept: Signal<Local, Bits<24>>,
    odd: Signal<Local, Bit>,
    up: Signal<Local, Bit>,
    rounded: Signal<Local, Bits<24>>,
    exponent: Signal<Local, Bits<8>>,
    magnitude: Signal<Local, Bits<24>>,
}

impl FromF32 {
    pub fn new(choice: F32ToF24) -> Self {
        Self { rounds: Parameter::new(choice == F32ToF24::NearestEven), ..Self::default() }
    }
}

impl Logic for FromF32 {
    #[hdl_gen]
    fn update(&mut self) {
        // Exponent and the mantissa that is kept; a carry of the rounding goes into the exponent.
        self.kept.next = self.a.val().get_bits::<24>(7);
        self.odd.next = self.a.val().get_bit(7) || self.a.val().get_bits::<6>(0).any();
        self.up.next = self.rounds.val() && self.a.val().get_bit(6) && self.odd.val();
        self.rounded.next = self.kept.val();
        if self.up.val() {
            self.rounded.next = self.kept.val() + 1;
        }
        self.exponent.next = self.rounded.val().get_bits::<8>(16);
        // The biases differ by 64.
        self.magnitude.next = self.rounded.val() - 0x40_0000;
        self.y.next = self.magnitude.val() & 0x7F_FFFF;
        if self.exponent.val() >= 191 {
            self.y.next = 0x7F_0000.into();
        }
        if self.a.val().get_bit(31) {
            self.y.next = (self.magnitude.val() & 0x7F_FFFF) | 0x80_0000;
            if self.exponent.val() >= 191 {
                self.y.next = 0xFF_0000.into();
            }
        }
        if self.exponent.val() <= 64 {
            self.y.next = 0.into();
        }
        if self.a.val().get_bits::<8>(23).all() && self.a.val().get_bits::<23>(0).any() {
            self.y.next = 0x7F_8000.into();
        }
    }
}
