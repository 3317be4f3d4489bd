// SPDX-License-Identifier: MIT
//! Operands of which every combination is tried.

use super::field::{Field, Place};
use pica_rtl::dut::Values;

/// A prime above every sweep and the golden ratio of 2^32: multiples of it visit all numbers below the size of a sweep, and
/// the first of them are spread over all.
pub(super) const STRIDE: u64 = 0x9E37_79B1;

/// Operands of which every combination is tried; what is not among them is drawn.
pub struct Sweep<I> {
    digits: Vec<Place>,
    held: Vec<(Place, u32)>,
    derive: fn(&mut I),
}

/// A sweep over all values of these.
pub fn sweep<I: Values>(digits: impl IntoIterator<Item = Field>) -> Sweep<I> {
    Sweep { digits: digits.into_iter().map(Field::place::<I>).collect(), held: Vec::new(), derive: |_| {} }
}

impl<I: Values> Sweep<I> {
    /// What has a value of its own meanwhile, so that the digits matter.
    pub fn held(mut self, held: impl IntoIterator<Item = (Field, u32)>) -> Self {
        self.held.extend(held.into_iter().map(|(field, value)| (field.place::<I>(), value)));
        self
    }

    /// What follows from the digits.
    pub fn derive(mut self, derive: fn(&mut I)) -> Self {
        self.derive = derive;
        self
    }

    /// Combinations.
    pub(super) fn size(&self) -> u64 {
        1 << self.digits.iter().map(|digit| digit.width).sum::<usize>()
    }

    /// Sets the operands of a combination.
    pub(super) fn set(&self, mut number: u64, row: &mut [u32]) {
        for digit in &self.digits {
            digit.set(row, number as u32);
            number >>= digit.width;
        }
        self.held.iter().for_each(|(place, value)| place.set(row, *value));
        change(row, self.derive);
    }
}

/// Changes a row by the names of its values.
pub(super) fn change<I: Values>(row: &mut [u32], change: fn(&mut I)) {
    let mut inputs = I::from_row(|port| row[port]);
    change(&mut inputs);
    write(inputs, row);
}

/// Writes values into a row.
pub(super) fn write<V: Values>(values: V, row: &mut [u32]) {
    row.iter_mut().enumerate().for_each(|(port, value)| *value = values.get(port));
}
