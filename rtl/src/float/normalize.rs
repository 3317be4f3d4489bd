//! The left shift that brings a leading one to the top.

use crate::Parameter;
use rust_hdl::prelude::*;

/// Shifts, each half as far as the one before it.
const STEPS: usize = 5;

/// Shifts a number of `N` bits (2 to 32) left until its top bit is set. Combinational.
#[derive(LogicBlock, Default)]
pub struct Normalize<const N: usize> {
    /// The number.
    pub x: Signal<In, Bits<N>>,
    /// The shifted number; its top bit is clear only if `x` is 0.
    pub y: Signal<Out, Bits<N>>,
    /// How far it was shifted; 31 if `x` is 0.
    pub distance: Signal<Out, Bits<STEPS>>,
    value: Signal<Local, Bits<N>>,
    top: Signal<Local, Bits<N>>,
    top_mask: [Parameter<Bits<N>>; STEPS],
    shift: [Parameter<Bits<STEPS>>; STEPS],
}

impl<const N: usize> Normalize<N> {
    /// A normaliser.
    pub fn new() -> Self {
        let shift = std::array::from_fn(|step| 1 << (STEPS - 1 - step));
        Self {
            // As many bits from the top as the step can shift.
            top_mask: shift.map(|shift: u64| Parameter::bits(!0 << (N as u64).saturating_sub(shift))),
            shift: shift.map(Parameter::bits),
            ..Self::default()
        }
    }
}

impl<const N: usize> Logic for Normalize<N> {
    #[hdl_gen]
    fn update(&mut self) {
        self.value.next = self.x.val();
        self.distance.next = 0.into();
        for i in 0..5 {
            self.top.next = self.value.val() & self.top_mask[i].val();
            if !self.top.val().any() {
                self.value.next = self.value.val() << self.shift[i].val();
                self.distance.next = self.distance.val() | self.shift[i].val();
            }
        }
        self.y.next = self.value.val();
    }
}
