// SPDX-License-Identifier: MIT
//! A stage as the campaigns see it: everything but its model function is a table.

use crate::block::{self, Flat};
use crate::columns::Columns;
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::stimulus::float::simpler_values;
use pica_spec::choices::Choices;

/// Most ports that a stage has in a direction.
const PORTS: usize = 16;

/// A prime above every sweep and the golden ratio of 2^32: multiples of it visit all numbers below the size of a sweep, and
/// the first of them are spread over all.
const STRIDE: u64 = 0x9E37_79B1;

/// What the bench knows of a stage: one transaction in, one out.
pub struct Stage {
    /// Bits of each input.
    pub widths: &'static [u32],
    /// Numbers within the inputs, whose ends and middles are drawn more often than others. Everything else is uniform,
    /// codes that no document lists among it.
    pub numbers: &'static [Field],
    /// Numbers that are compared: the second is often the first, or next to it.
    pub pairs: &'static [(Field, Field)],
    /// What is counted through, one sweep behind the other: by every second random case, and whole by the campaign of
    /// sweeps.
    pub sweeps: &'static [Sweep],
    /// Brings inputs into the range that a stage is specified for.
    pub adjust: fn(&mut [u32]),
    /// The model: outputs for inputs.
    pub model: fn(&Choices, &[u32], &mut [u32]),
    /// The coverage table: each part has a bin for every combination of the places on its axes.
    pub bins: &'static [&'static [Axis]],
}

/// Operands of which every combination is tried; what is not among them is drawn.
pub struct Sweep {
    /// What is counted through.
    pub digits: &'static [Field],
    /// What has a value of its own meanwhile, so that the digits matter.
    pub held: &'static [(Field, u32)],
    /// What follows from the digits.
    pub derive: fn(&mut [u32]),
}

/// A sweep over all values of these.
pub const fn sweep(digits: &'static [Field]) -> Sweep {
    Sweep { digits, held: &[], derive: any }
}

/// Leaves inputs as they are.
pub fn any(_: &mut [u32]) {}

/// Bits of an input.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    pub port: usize,
    pub lsb: u32,
    pub bits: u32,
}

/// A way to tell cases apart.
pub struct Axis {
    pub name: &'static str,
    pub size: usize,
    /// The place of a case: inputs, outputs.
    pub place: fn(&[u32], &[u32]) -> usize,
}

/// Bits of an input.
pub const fn field(port: usize, lsb: u32, bits: u32) -> Field {
    Field { port, lsb, bits }
}

impl Field {
    const fn mask(self) -> u32 {
        u32::MAX >> (32 - self.bits)
    }

    /// Its value.
    pub const fn get(self, inputs: &[u32]) -> u32 {
        inputs[self.port] >> self.lsb & self.mask()
    }

    /// Gives it a value.
    pub const fn set(self, inputs: &mut [u32], value: u32) {
        let kept = inputs[self.port] & !(self.mask() << self.lsb);
        inputs[self.port] = kept | (value & self.mask()) << self.lsb;
    }

    /// 0, 1, the two in the middle, the last two, or any.
    fn draw(self, rng: &mut CaseRng) -> u32 {
        let (most, middle) = (self.mask(), self.mask() / 2);
        match rng.below(12) {
            0 => 0,
            1 => 1,
            2 => middle,
            3 => middle + 1,
            4 => most - 1,
            5 => most,
            _ => rng.word() as u32,
        }
    }
}

impl Sweep {
    /// Combinations.
    fn size(&self) -> u64 {
        1 << self.digits.iter().map(|digit| digit.bits).sum::<u32>()
    }

    /// Sets the operands of a combination.
    fn set(&self, mut number: u64, inputs: &mut [u32]) {
        for digit in self.digits {
            digit.set(inputs, number as u32);
            number >>= digit.bits;
        }
        self.held.iter().for_each(|(field, value)| field.set(inputs, *value));
        (self.derive)(inputs);
    }
}

impl Stage {
    /// Combinations of all sweeps.
    fn combinations(&self) -> u64 {
        self.sweeps.iter().map(Sweep::size).sum()
    }

    /// The inputs of a random case.
    fn random(&self, seed: u64, case: u64, inputs: &mut [u32]) {
        self.draw(&mut CaseRng::new(seed, case), inputs);
        if case % 2 == 1 {
            self.count(case / 2, inputs);
        }
        (self.adjust)(inputs);
    }

    /// The inputs of a case of the sweeps.
    fn swept(&self, seed: u64, case: u64, inputs: &mut [u32]) {
        self.draw(&mut CaseRng::new(seed, case), inputs);
        self.count(case, inputs);
        (self.adjust)(inputs);
    }

    /// Sets what the sweeps have in a case. As many cases as there are combinations have each of them once.
    fn count(&self, case: u64, inputs: &mut [u32]) {
        let combinations = self.combinations();
        let mut number = (case % combinations) * STRIDE % combinations;
        for sweep in self.sweeps {
            if number < sweep.size() {
                return sweep.set(number, inputs);
            }
            number -= sweep.size();
        }
    }

    fn draw(&self, rng: &mut CaseRng, inputs: &mut [u32]) {
        for (value, width) in inputs.iter_mut().zip(self.widths) {
            *value = rng.word() as u32 & u32::MAX >> (32 - width);
        }
        for number in self.numbers {
            number.set(inputs, number.draw(rng));
        }
        if !self.pairs.is_empty() && rng.below(2) == 0 {
            let (first, second) = self.pairs[rng.below(self.pairs.len() as u32) as usize];
            let value = first.get(inputs);
            second.set(inputs, [value, value.wrapping_add(1), value.wrapping_sub(1)][rng.below(3) as usize]);
        }
    }
}

/// A stage under choices.
pub struct Declared {
    stage: &'static Stage,
    choices: Choices,
    table: Table,
    groups: Vec<Group<1>>,
}

impl Declared {
    /// A stage under `choices`.
    pub fn new(stage: &'static Stage, choices: &Choices) -> Self {
        let mut table = Table::default();
        let group = |axes: &&[Axis]| {
            let count = axes.iter().map(|axis| axis.size).product();
            table.group([count], |[number]| Bin::new(name(axes, number)))
        };
        let groups = stage.bins.iter().map(group).collect();
        Self { stage, choices: *choices, table, groups }
    }

    /// Fills `inputs` with the cases from `first` on.
    fn rows(&self, inputs: &mut Columns, first: u64, each: impl Fn(u64, &mut [u32])) {
        let mut row = [0; PORTS];
        let row = &mut row[..self.stage.widths.len()];
        for (number, case) in (0..inputs.len()).zip(first..) {
            each(case, row);
            inputs.set_row(number, row);
        }
    }
}

/// The name of a combination: `function 3, order 1`.
fn name(axes: &[Axis], mut number: usize) -> String {
    let place = |axis: &Axis| {
        let place = number % axis.size;
        number /= axis.size;
        format!("{} {place}", axis.name)
    };
    axes.iter().map(place).collect::<Vec<_>>().join(", ")
}

impl block::Sweep for Declared {
    fn cases(&self) -> u64 {
        self.stage.combinations()
    }

    fn fill(&self, seed: u64, first: u64, inputs: &mut Columns) {
        self.rows(inputs, first, |case, row| self.stage.swept(seed, case, row));
    }
}

impl Flat for Declared {
    fn stimulus(&self, seed: u64, first: u64, inputs: &mut Columns) {
        self.rows(inputs, first, |case, row| self.stage.random(seed, case, row));
    }

    fn sweep(&self) -> Option<&dyn block::Sweep> {
        Some(self)
    }

    fn expect(&self, inputs: &Columns, outputs: &mut Columns) {
        let (mut from, mut to) = ([0; PORTS], [0; PORTS]);
        let (from, to) = (&mut from[..inputs.ports()], &mut to[..outputs.ports()]);
        for row in 0..inputs.len() {
            inputs.columns().iter().zip(from.iter_mut()).for_each(|(column, value)| *value = column[row]);
            (self.stage.model)(&self.choices, from, to);
            outputs.set_row(row, to);
        }
    }

    fn bins(&self) -> Vec<Bin> {
        self.table.bins.clone()
    }

    fn cover(&self, inputs: &Columns, outputs: &Columns, hits: &mut Hits) {
        for row in 0..inputs.len() {
            let (inputs, outputs) = (inputs.row(row), outputs.row(row));
            for (axes, group) in self.stage.bins.iter().zip(&self.groups) {
                let mut number = 0;
                let mut weight = 1;
                for axis in *axes {
                    number += weight * (axis.place)(&inputs, &outputs);
                    weight *= axis.size;
                }
                group.mark([number], hits);
            }
        }
    }

    fn simpler(&self, inputs: &[u32]) -> Vec<Vec<u32>> {
        simpler_values(&vec![None; inputs.len()], inputs)
    }
}

#[cfg(test)]
mod tests {
    use super::{Declared, STRIDE, Stage, Sweep};
    use crate::block::Sweep as _;
    use crate::columns::Columns;
    use crate::registry::fragment::color::{BLEND, COMBINER_STAGE};
    use crate::registry::fragment::framebuffer::{COLOR_PACK, DEPTH_TEST, LOGIC_OP};
    use pica_spec::choices::Choices;
    use std::collections::HashSet;

    /// What cases of the sweeps have in the digits of one of them.
    fn seen(stage: &'static Stage, sweep: &Sweep, cases: u64) -> HashSet<Vec<u32>> {
        let mut inputs = Columns::new(stage.widths.len(), cases as usize);
        Declared::new(stage, &Choices::default()).fill(1, 0, &mut inputs);
        let digits = |row| sweep.digits.iter().map(|digit| digit.get(&inputs.row(row))).collect();
        (0..inputs.len()).map(digits).collect()
    }

    /// After as many cases as there are combinations each has been there.
    #[test]
    fn sweeps_are_whole() {
        for stage in [&LOGIC_OP, &COLOR_PACK] {
            for sweep in stage.sweeps {
                assert_eq!(seen(stage, sweep, stage.combinations()).len() as u64, sweep.size());
            }
        }
    }

    /// A part of the cases is a part of everything: each digit has all of its values early.
    #[test]
    fn parts_of_sweeps_are_spread() {
        for stage in [&BLEND, &DEPTH_TEST] {
            let seen = seen(stage, &stage.sweeps[0], 1 << 16);
            for (place, digit) in stage.sweeps[0].digits.iter().enumerate().filter(|(_, digit)| digit.bits <= 8) {
                let values: HashSet<u32> = seen.iter().map(|values| values[place]).collect();
                assert_eq!(values.len(), 1 << digit.bits, "{digit:?}");
            }
        }
    }

    /// What makes the numbering visit every combination once: the stride is prime, and larger than all of them.
    #[test]
    fn the_stride_is_a_prime_above_every_sweep() {
        assert!(
            (2..1 << 16)
                .take_while(|divisor| divisor * divisor <= STRIDE)
                .all(|divisor| !STRIDE.is_multiple_of(divisor))
        );
        for block in crate::registry::fragment::blocks(&Choices::default()).unwrap() {
            assert!(block.sweep().is_none_or(|sweep| sweep.cases() < STRIDE), "{}", block.interface.name);
        }
    }
    /// What alpha has in the sweep of the combiner is counted through with what red has.
    #[test]
    fn red_and_alpha_are_swept_at_once() {
        let mut inputs = [0; 15];
        let mut alpha = HashSet::new();
        // All operations, each operand 0 and 1.
        for digits in 0..16 << 3 {
            let number = digits & 0x1F | (digits >> 5 & 1) << 12 | (digits >> 6) << 20;
            COMBINER_STAGE.sweeps[0].set(number, &mut inputs);
            alpha.insert((inputs[3] >> 16 & 15, inputs[6] >> 24, inputs[4] >> 24, inputs[9] >> 24));
        }
        assert_eq!(alpha.len(), 16 << 3);
    }
}
