// SPDX-License-Identifier: MIT
//! A stage as the campaigns see it: rows of values.

use super::Stage;
use super::cover::{Axis, Cover};
use super::field::{Field, Place, field};
use super::sweep::{self, STRIDE, Sweep};
use crate::block::{self, Flat};
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::registry::Outside;
use crate::stimulus::float::{Shape, simpler_values};
use pica_rtl::dut::Values;
use pica_vectors::{Columns, Direction, Port};
use std::ops::Range;

/// The widest input space that is swept where nothing else is said.
const SWEPT_BITS: usize = 24;

/// A stage behind an interface.
struct Rows<I, O> {
    stage: Stage<I, O>,
    widths: Vec<u32>,
    /// The words of each port that has several.
    wide: Vec<Range<usize>>,
    numbers: Vec<Place>,
    pairs: Vec<(Place, Place)>,
    floats: Vec<Option<Shape>>,
}

impl<I: Values + 'static, O: Values + 'static> Stage<I, O> {
    /// The stage as the campaigns see it.
    pub fn behind(mut self, outside: &Outside) -> Box<dyn Flat> {
        let ports = |direction| {
            let channels = outside.interface.side(direction).flat_map(|(_, channel)| &channel.ports);
            channels.cloned().collect::<Vec<Port>>()
        };
        let inputs = ports(Direction::In);
        if self.draw.is_none() && self.numbers.is_empty() && self.sweeps.is_empty() {
            self = self.by_widths(&inputs);
        }
        if self.cover.is_empty() {
            self = self.with_classes(&inputs, &ports(Direction::Out));
        }
        Box::new(Rows {
            widths: inputs.iter().flat_map(Port::word_widths).collect(),
            wide: places(&inputs)
                .filter(|(port, _)| port.words() > 1)
                .map(|(port, first)| first..first + port.words())
                .collect(),
            numbers: self.numbers.iter().map(|field| field.place::<I>()).collect(),
            pairs: self.pairs.iter().map(|(first, second)| (first.place::<I>(), second.place::<I>())).collect(),
            floats: I::WORDS.iter().map(|port| outside.floats.get(*port).copied()).collect(),
            stage: self,
        })
    }

    /// Every port is a number, and those of one width are compared.
    fn by_widths(self, inputs: &[Port]) -> Self {
        let fields: Vec<Field> =
            I::WORDS.iter().zip(words(inputs)).map(|(name, (lsb, width))| field(name, lsb, width)).collect();
        let numbers: Vec<Field> = fields.iter().filter(|field| field.width > 1).copied().collect();
        let pair = |(place, first): (usize, &Field)| {
            let alike = move |second: &&Field| second.width == first.width;
            numbers[place + 1..].iter().filter(alike).map(|second| (*first, *second)).collect::<Vec<_>>()
        };
        let pairs: Vec<(Field, Field)> = numbers.iter().enumerate().flat_map(pair).collect();
        let bits: usize = fields.iter().map(|field| field.width).sum();
        let stage = self.pairs(pairs).numbers(numbers);
        if bits <= SWEPT_BITS { stage.sweep(sweep::sweep(fields)) } else { stage }
    }

    /// The classes of every port.
    fn with_classes(mut self, inputs: &[Port], outputs: &[Port]) -> Self {
        for (port, first) in places(inputs) {
            let word = move |inputs: &I, _: &O, word| inputs.get(first + word);
            self = self.bins([Axis::class(I::WORDS[first], port, word)]);
        }
        for (port, first) in places(outputs) {
            let word = move |_: &I, outputs: &O, word| outputs.get(first + word);
            self = self.bins([Axis::class(O::WORDS[first], port, word)]);
        }
        self
    }
}

/// Ports, each with the number of its first word.
fn places(ports: &[Port]) -> impl Iterator<Item = (&Port, usize)> {
    ports.iter().scan(0, |next, port| {
        let first = *next;
        *next += port.words();
        Some((port, first))
    })
}

/// The words of ports: the lowest bit in the port, and how many there are.
fn words(ports: &[Port]) -> impl Iterator<Item = (usize, usize)> {
    let words = |port: &Port| (0..).step_by(u32::BITS as usize).zip(port.word_widths().map(|width| width as usize));
    ports.iter().flat_map(words)
}

impl<I: Values, O: Values> Rows<I, O> {
    /// Combinations of all sweeps.
    fn combinations(&self) -> u64 {
        self.stage.sweeps.iter().map(Sweep::size).sum()
    }

    /// Sets what the sweeps have in a case. As many cases as there are combinations have each of them once.
    fn count(&self, case: u64, row: &mut [u32]) {
        let combinations = self.combinations();
        let mut number = (case % combinations) * STRIDE % combinations;
        for sweep in &self.stage.sweeps {
            if number < sweep.size() {
                return sweep.set(number, row);
            }
            number -= sweep.size();
        }
    }

    fn draw(&self, rng: &mut CaseRng, row: &mut [u32]) {
        if let Some(draw) = &self.stage.draw {
            return sweep::write(draw(rng), row);
        }
        for (value, width) in row.iter_mut().zip(&self.widths) {
            *value = rng.word() as u32 & u32::MAX >> (32 - width);
        }
        for number in &self.numbers {
            number.set(row, number.draw(rng));
        }
        // Words that are drawn one by one are seldom all zeros or all ones.
        for words in &self.wide {
            let class = rng.below(12);
            for word in words.clone().filter(|_| class < 3) {
                let most = u32::MAX >> (u32::BITS - self.widths[word]);
                row[word] = [0, u32::from(word == words.start), most][class as usize];
            }
        }
        if !self.pairs.is_empty() && rng.below(2) == 0 {
            let (first, second) = self.pairs[rng.below(self.pairs.len() as u32) as usize];
            let value = first.get(row);
            second.set(row, [value, value.wrapping_add(1), value.wrapping_sub(1)][rng.below(3) as usize]);
        }
    }

    /// Fills `inputs` with the cases from `first` on; `counted` says which case of the sweeps a case has, if any.
    fn fill_with(&self, seed: u64, first: u64, inputs: &mut Columns, counted: impl Fn(u64) -> Option<u64>) {
        let mut row = vec![0; self.widths.len()];
        for (number, case) in (0..inputs.len()).zip(first..) {
            self.draw(&mut CaseRng::new(seed, case), &mut row);
            if let Some(combination) = counted(case).filter(|_| !self.stage.sweeps.is_empty()) {
                self.count(combination, &mut row);
            }
            sweep::change(&mut row, self.stage.adjust);
            inputs.set_row(number, &row);
        }
    }
}

/// A row by the names of its values.
fn values<V: Values>(columns: &Columns, row: usize) -> V {
    V::from_row(|word| columns.column(word)[row])
}

impl<I: Values, O: Values> block::Sweep for Rows<I, O> {
    fn cases(&self) -> u64 {
        self.combinations()
    }

    fn fill(&self, seed: u64, first: u64, inputs: &mut Columns) {
        self.fill_with(seed, first, inputs, Some);
    }
}

impl<I: Values, O: Values> Flat for Rows<I, O> {
    fn stimulus(&self, seed: u64, first: u64, inputs: &mut Columns) {
        let own = self.stage.draw.is_some();
        self.fill_with(seed, first, inputs, |case| (case % 2 == 1 && !own).then_some(case / 2));
    }

    fn sweep(&self) -> Option<&dyn block::Sweep> {
        (!self.stage.sweeps.is_empty()).then_some(self)
    }

    fn expect(&self, inputs: &Columns, outputs: &mut Columns) {
        let columns = outputs.words();
        for row in 0..inputs.len() {
            let results = (self.stage.model)(values(inputs, row));
            (0..columns).for_each(|word| outputs.column_mut(word)[row] = results.get(word));
        }
    }

    fn bins(&self) -> Vec<Bin> {
        self.stage.table.bins.clone()
    }

    fn cover(&self, inputs: &Columns, outputs: &Columns, hits: &mut Hits) {
        for row in 0..inputs.len() {
            self.stage
                .cover
                .iter()
                .for_each(|part: &Cover<I, O>| part.mark(values(inputs, row), values(outputs, row), hits));
        }
    }

    fn simpler(&self, inputs: &[u32]) -> Vec<Vec<u32>> {
        simpler_values(&self.floats, inputs)
    }
}
