// SPDX-License-Identifier: MIT
//! The left shift that brings a leading one to the top.

use crate::prelude::*;

/// Shifts a number of `N` bits (2 to 64) left while its top bits are zeros, in `STEPS` steps, each of which can shift half
/// as far as the one before it. Combinational.
///
/// Steps of 16, 8, 4, 2 and 1 bring the leading one of any number to the top. They can be spread over several instances
/// in several pipeline stages.
#[derive(LogicBlock, Component)]
#[component(variant = self.last_step())]
pub struct Normalize<const N: usize, const STEPS: usize> {
    /// The number, with zeros at the top or without.
    pub x: Signal<In, Bits<N>>,
    /// The number, shifted left until its top bit is 1.
    pub y: Signal<Out, Bits<N>>,
    /// How far the number was shifted: as far as possible if `x` is 0.
    pub distance: Signal<Out, Bits<5>>,
    value: Signal<Local, Bits<N>>,
    top: Signal<Local, Bits<N>>,
    top_mask: [Parameter<Bits<N>>; STEPS],
    shift: [Parameter<Bits<5>>; STEPS],
}

impl<const N: usize, const STEPS: usize> Normalize<N, STEPS> {
    /// A normaliser of which the last step is by `last`.
    pub fn with_last_step(last: u64) -> Self {
        let shift = std::array::from_fn(|step| last << (STEPS - 1 - step));
        Self {
            x: Signal::default(),
            y: Signal::default(),
            distance: Signal::default(),
            value: Signal::default(),
            top: Signal::default(),
            // The mask has as many bits from the top as the step shifts.
            top_mask: shift.map(|shift| Parameter::bits(!0 << (N as u64).saturating_sub(shift))),
            shift: shift.map(Parameter::bits),
        }
    }
}

impl<const N: usize, const STEPS: usize> Normalize<N, STEPS> {
    /// By how much the last step shifts, where it is not by 1.
    fn last_step(&self) -> String {
        let last = self.shift.last().map_or(1, |last| last.val().index());
        if last == 1 { String::new() } else { format!("by_{last}") }
    }
}

impl<const N: usize, const STEPS: usize> Default for Normalize<N, STEPS> {
    /// A normaliser with the last of all steps.
    fn default() -> Self {
        Self::with_last_step(1)
    }
}

#[hdl]
impl<const N: usize, const STEPS: usize> Logic for Normalize<N, STEPS> {
    fn update(&mut self) {
        self.value.next = self.x.val();
        self.distance.next = 0.into();
        for i in 0..STEPS {
            self.top.next = self.value.val() & self.top_mask[i].val();
            if !self.top.val().any() {
                self.value.next = self.value.val() << self.shift[i].val();
                self.distance.next = self.distance.val() | self.shift[i].val();
            }
        }
        self.y.next = self.value.val();
    }
}
