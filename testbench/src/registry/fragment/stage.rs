//! A stage as the campaigns see it: everything but its model function is a table.

use crate::block::Flat;
use crate::columns::Columns;
use crate::coverage::table::{Group, Table};
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::stimulus::float::simpler_values;
use pica_spec::choices::Choices;

/// Most ports that a stage has in a direction.
const PORTS: usize = 16;

/// An odd number: multiples of it visit all values of a counter, and neighbours in a campaign differ in many digits.
const STRIDE: u64 = 0x9E37_79B9_7F4A_7C15;

/// What the bench knows of a stage: one transaction in, one out.
pub struct Stage {
    /// Bits of each input.
    pub widths: &'static [u32],
    /// Numbers within the inputs, whose ends and middles are drawn more often than others. Everything else is uniform,
    /// codes that no document lists among it.
    pub numbers: &'static [Field],
    /// Numbers that are compared: the second is often the first, or next to it.
    pub pairs: &'static [(Field, Field)],
    /// What every second case counts through, besides what it draws: after twice as many cases as these bits have
    /// values, each value has been tried.
    pub sweep: &'static [Field],
    /// Brings drawn inputs into the range that a stage is specified for.
    pub adjust: fn(&mut [u32]),
    /// The model: outputs for inputs.
    pub model: fn(&Choices, &[u32], &mut [u32]),
    /// The coverage table: each part has a bin for every combination of the places on its axes.
    pub bins: &'static [&'static [Axis]],
}

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

    fn set(self, inputs: &mut [u32], value: u32) {
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

impl Stage {
    fn inputs(&self, seed: u64, case: u64, inputs: &mut [u32]) {
        let mut rng = CaseRng::new(seed, case);
        for (value, width) in inputs.iter_mut().zip(self.widths) {
            *value = rng.word() as u32 & u32::MAX >> (32 - width);
        }
        for number in self.numbers {
            number.set(inputs, number.draw(&mut rng));
        }
        if !self.pairs.is_empty() && rng.below(2) == 0 {
            let (first, second) = self.pairs[rng.below(self.pairs.len() as u32) as usize];
            let value = first.get(inputs);
            second.set(inputs, [value, value.wrapping_add(1), value.wrapping_sub(1)][rng.below(3) as usize]);
        }
        if case % 2 == 1 {
            let mut digits = (case / 2).wrapping_mul(STRIDE);
            for digit in self.sweep {
                digit.set(inputs, digits as u32);
                digits >>= digit.bits;
            }
        }
        (self.adjust)(inputs);
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

impl Flat for Declared {
    fn stimulus(&self, seed: u64, first: u64, inputs: &mut Columns) {
        let mut row = [0; PORTS];
        let row = &mut row[..self.stage.widths.len()];
        for (number, case) in (0..inputs.len()).zip(first..) {
            self.stage.inputs(seed, case, row);
            inputs.set_row(number, row);
        }
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
    use crate::registry::fragment::framebuffer::LOGIC_OP;

    /// After twice as many cases as the digits have values each has been there.
    #[test]
    fn a_sweep_is_whole() {
        let bits: u32 = LOGIC_OP.sweep.iter().map(|digit| digit.bits).sum();
        let mut seen = vec![false; 1 << bits];
        let mut inputs = [0; 3];
        for case in 0..2 << bits {
            LOGIC_OP.inputs(1, case, &mut inputs);
            let mut number = 0;
            let mut shift = 0;
            for digit in LOGIC_OP.sweep {
                number |= digit.get(&inputs) << shift;
                shift += digit.bits;
            }
            seen[number as usize] = true;
        }
        assert!(seen.iter().all(|seen| *seen));
    }
}
