// SPDX-License-Identifier: MIT
//! The one form of a block with one transaction in and one out: its model as a function of named values, and what is
//! known of its operands.
//!
//! A model function is enough: without more, every port is a number, ports of one width are compared with each other, and
//! the coverage table has the classes of every port.

mod cover;
mod field;
mod rows;
mod sweep;

pub use cover::Axis;
pub use field::{Field, field, whole};
pub use sweep::{Sweep, sweep};

use crate::coverage::Hits;
use crate::coverage::table::Table;
use crate::random::CaseRng;
use cover::Cover;
use pica_rtl::dut::Values;

/// Draws inputs.
type Draw<I> = Box<dyn Fn(&mut CaseRng) -> I + Send + Sync>;

/// What the bench knows of a block whose channels have the values `I` and `O`.
pub struct Stage<I, O> {
    model: Box<dyn Fn(I) -> O + Send + Sync>,
    draw: Option<Draw<I>>,
    numbers: Vec<Field>,
    pairs: Vec<(Field, Field)>,
    sweeps: Vec<Sweep<I>>,
    adjust: fn(&mut I),
    table: Table,
    cover: Vec<Cover<I, O>>,
}

impl<I: Values, O: Values> Stage<I, O> {
    /// A block that does what `model` says.
    pub fn new(model: impl Fn(I) -> O + Send + Sync + 'static) -> Self {
        Self {
            model: Box::new(model),
            draw: None,
            numbers: Vec::new(),
            pairs: Vec::new(),
            sweeps: Vec::new(),
            adjust: |_| {},
            table: Table::default(),
            cover: Vec::new(),
        }
    }

    /// How the inputs of a random case are drawn, in place of what [`numbers`](Self::numbers) and [`pairs`](Self::pairs) say.
    pub fn draw(mut self, draw: impl Fn(&mut CaseRng) -> I + Send + Sync + 'static) -> Self {
        self.draw = Some(Box::new(draw));
        self
    }

    /// Numbers within the inputs, whose ends and middles are drawn more often than others. Everything else is uniform, codes
    /// that no document lists among it.
    pub fn numbers(mut self, numbers: impl IntoIterator<Item = Field>) -> Self {
        self.numbers.extend(numbers);
        self
    }

    /// Numbers that are compared: the second is often the first, or next to it.
    pub fn pairs(mut self, pairs: impl IntoIterator<Item = (Field, Field)>) -> Self {
        self.pairs.extend(pairs);
        self
    }

    /// What is counted through, one sweep behind the other: by every second random case, and whole by the campaign of
    /// sweeps.
    pub fn sweep(mut self, sweep: Sweep<I>) -> Self {
        self.sweeps.push(sweep);
        self
    }

    /// Brings inputs into the range that the block is specified for.
    pub fn adjust(mut self, adjust: fn(&mut I)) -> Self {
        self.adjust = adjust;
        self
    }

    /// A part of the coverage table: a bin for every combination of the places on these axes.
    pub fn bins(mut self, axes: impl IntoIterator<Item = Axis<I, O>>) -> Self {
        self.cover.push(Cover::axes(axes.into_iter().collect(), &mut self.table));
        self
    }

    /// A part of the coverage table that marks its bins itself.
    pub fn cover<F>(mut self, part: impl FnOnce(&mut Table) -> F) -> Self
    where
        F: Fn(I, O, &mut Hits) + Send + Sync + 'static,
    {
        self.cover.push(Cover::Own(Box::new(part(&mut self.table))));
        self
    }
}

#[cfg(test)]
mod tests;
