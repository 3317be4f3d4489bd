// SPDX-License-Identifier: MIT
//! The coverage table of a stage.

use super::field::Field;
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use pica_rtl::dut::Values;
use pica_vectors::Port;

/// The place of a case.
type PlaceOf<I, O> = Box<dyn Fn(&I, &O) -> usize + Send + Sync>;

/// Marks what a case hits.
type Mark<I, O> = Box<dyn Fn(I, O, &mut Hits) + Send + Sync>;

/// A way to tell cases apart.
pub struct Axis<I, O> {
    name: &'static str,
    size: usize,
    place: PlaceOf<I, O>,
}

impl<I: Values + 'static, O: 'static> Axis<I, O> {
    /// `place` of `size` places, from inputs and outputs.
    pub fn new(name: &'static str, size: usize, place: fn(&I, &O) -> usize) -> Self {
        Self { name, size, place: Box::new(place) }
    }

    /// Every value of a field of the inputs.
    pub fn field(name: &'static str, field: Field) -> Self {
        let place = field.place::<I>();
        Self { name, size: 1 << field.width, place: Box::new(move |inputs, _| place.of(inputs) as usize) }
    }

    /// Zero, one, all ones, anything else of a port; `word` gives a word of its value.
    pub(super) fn class(
        name: &'static str,
        port: &Port,
        word: impl Fn(&I, &O, usize) -> u32 + Send + Sync + 'static,
    ) -> Self {
        let most: Vec<u32> = port.word_widths().map(|width| u32::MAX >> (u32::BITS - width)).collect();
        let place = move |inputs: &I, outputs: &O| {
            let mut value = (0..most.len()).map(|number| word(inputs, outputs, number));
            let first = value.next().unwrap_or_default();
            match value.clone().all(|word| word == 0) {
                true if first <= 1 => first as usize,
                _ if first == most[0] && value.eq(most[1..].iter().copied()) => 2,
                _ => 3,
            }
        };
        // A bit has two classes, two bits have four values.
        Self { name, size: if port.width == 1 { 2 } else { 4 }, place: Box::new(place) }
    }
}

/// A part of a coverage table.
pub(super) enum Cover<I, O> {
    /// A bin for every combination of places.
    Axes(Group<1>, Vec<Axis<I, O>>),
    /// Whatever this marks.
    Own(Mark<I, O>),
}

impl<I: Values, O: Values> Cover<I, O> {
    pub(super) fn axes(axes: Vec<Axis<I, O>>, table: &mut Table) -> Self {
        let count = axes.iter().map(|axis| axis.size).product();
        let group = table.group([count], |[number]| Bin::new(name(&axes, number)));
        Self::Axes(group, axes)
    }

    /// Marks what a case hits.
    pub(super) fn mark(&self, inputs: I, outputs: O, hits: &mut Hits) {
        match self {
            Self::Axes(group, axes) => {
                let (mut number, mut weight) = (0, 1);
                for axis in axes {
                    number += weight * (axis.place)(&inputs, &outputs);
                    weight *= axis.size;
                }
                group.mark([number], hits);
            }
            Self::Own(mark) => mark(inputs, outputs, hits),
        }
    }
}

/// The name of a combination: `function 3, order 1`.
fn name<I, O>(axes: &[Axis<I, O>], mut number: usize) -> String {
    let place = |axis: &Axis<I, O>| {
        let place = number % axis.size;
        number /= axis.size;
        format!("{} {place}", axis.name)
    };
    axes.iter().map(place).collect::<Vec<_>>().join(", ")
}
