// SPDX-License-Identifier: MIT
//! Decoder, operands and ALU: one transaction in, one out.

use super::RegistryError;
use crate::block::{Flat, Sweep};
use crate::columns::Columns;
use crate::coverage::instruction::{AluBins, DecodeBins, OperandBins};
use crate::coverage::table::Table;
use crate::coverage::{Bin, Hits};
use crate::random::CaseRng;
use crate::shader_blocks::decode::OPERATIONS;
use crate::shader_blocks::{alu, decode, operand};
use crate::stimulus::float::{Shape, simpler_values};
use crate::stimulus::instruction::{AluStimulus, Instructions, OperandStimulus};
use pica_model::float::Arithmetic;
use pica_model::shader::isa::Opcode;
use pica_spec::choices::Choices;

/// A block whose cases have `N` inputs.
pub trait Part<const N: usize>: Send + Sync {
    /// The coverage table that goes with it.
    type Bins: Send + Sync;

    /// The coverage table.
    fn bins(table: &mut Table) -> Self::Bins;

    /// The inputs of a case.
    fn stimulus(&self, instructions: &Instructions, rng: &mut CaseRng) -> [u32; N];

    /// Its outputs.
    fn expect(&self, inputs: &[u32; N]) -> Vec<u32>;

    /// Marks the bins of a case.
    fn cover(bins: &Self::Bins, inputs: &[u32; N], outputs: &[u32], hits: &mut Hits);

    /// The formats of the inputs that are floats.
    fn shapes() -> [Option<Shape>; N];

    /// Cases of the sweep; 0 if there is none.
    const SWEEP: u64 = 0;

    /// Sets what the sweep counts through.
    fn sweep(case: u64, inputs: &mut [u32; N]) {
        let _ = (case, inputs);
    }
}

/// A part as the campaigns see it.
pub struct Flatly<P: Part<N>, const N: usize> {
    part: P,
    instructions: Instructions,
    table: Table,
    bins: P::Bins,
}

impl<P: Part<N>, const N: usize> Flatly<P, N> {
    /// A part.
    pub fn new(part: P) -> Self {
        let mut table = Table::default();
        let bins = P::bins(&mut table);
        Self { part, instructions: Instructions::new(), table, bins }
    }
}

/// A row of the inputs.
fn inputs_of<const N: usize>(columns: &Columns, row: usize) -> [u32; N] {
    core::array::from_fn(|port| columns.column(port)[row])
}

impl<P: Part<N>, const N: usize> Flat for Flatly<P, N> {
    fn stimulus(&self, seed: u64, first: u64, inputs: &mut Columns) {
        for (row, case) in (0..inputs.len()).zip(first..) {
            let values = self.part.stimulus(&self.instructions, &mut CaseRng::new(seed, case));
            inputs.set_row(row, &values);
        }
    }

    fn expect(&self, inputs: &Columns, outputs: &mut Columns) {
        for row in 0..inputs.len() {
            outputs.set_row(row, &self.part.expect(&inputs_of(inputs, row)));
        }
    }

    fn bins(&self) -> Vec<Bin> {
        self.table.bins.clone()
    }

    fn cover(&self, inputs: &Columns, outputs: &Columns, hits: &mut Hits) {
        for row in 0..inputs.len() {
            P::cover(&self.bins, &inputs_of(inputs, row), &outputs.row(row), hits);
        }
    }

    fn simpler(&self, inputs: &[u32]) -> Vec<Vec<u32>> {
        simpler_values(&P::shapes(), inputs)
    }

    fn sweep(&self) -> Option<&dyn Sweep> {
        (P::SWEEP > 0).then_some(self)
    }
}

impl<P: Part<N>, const N: usize> Sweep for Flatly<P, N> {
    fn cases(&self) -> u64 {
        P::SWEEP
    }

    fn fill(&self, seed: u64, first: u64, inputs: &mut Columns) {
        for (row, case) in (0..inputs.len()).zip(first..) {
            let mut values = self.part.stimulus(&self.instructions, &mut CaseRng::new(seed, case));
            P::sweep(case, &mut values);
            inputs.set_row(row, &values);
        }
    }
}

/// `shader_decode`.
pub struct Decode {
    choices: Choices,
}

impl Decode {
    /// Under `choices`.
    pub fn new(choices: &Choices) -> Self {
        Self { choices: *choices }
    }
}

impl Part<2> for Decode {
    type Bins = DecodeBins;

    fn bins(table: &mut Table) -> DecodeBins {
        DecodeBins::new(table)
    }

    fn stimulus(&self, instructions: &Instructions, rng: &mut CaseRng) -> [u32; 2] {
        [instructions.word(rng), instructions.descriptor(rng)]
    }

    fn expect(&self, [word, descriptor]: &[u32; 2]) -> Vec<u32> {
        decode::expect(*word, *descriptor, &self.choices)
    }

    fn cover(bins: &DecodeBins, [word, descriptor]: &[u32; 2], _: &[u32], hits: &mut Hits) {
        bins.cover(*word, *descriptor, hits);
    }

    fn shapes() -> [Option<Shape>; 2] {
        [None; 2]
    }
}

/// `shader_operand`.
pub struct Operand;

impl Operand {
    /// It has no choices.
    pub fn new() -> Self {
        Self
    }
}

impl Part<11> for Operand {
    type Bins = OperandBins;

    fn bins(table: &mut Table) -> OperandBins {
        OperandBins::new(table)
    }

    fn stimulus(&self, instructions: &Instructions, rng: &mut CaseRng) -> [u32; 11] {
        let OperandStimulus { source, index, a0, al, register, select, negate } = instructions.operand(rng);
        let ([a0x, a0y], [x, y, z, w]) = (a0, register);
        [source, index, a0x, a0y, al, x, y, z, w, select, negate]
    }

    fn expect(&self, inputs: &[u32; 11]) -> Vec<u32> {
        operand::expect(inputs)
    }

    fn cover(bins: &OperandBins, inputs: &[u32; 11], _: &[u32], hits: &mut Hits) {
        bins.cover(inputs, hits);
    }

    fn shapes() -> [Option<Shape>; 11] {
        [None; 11]
    }
}

/// Operations of the ALU whose result, or that of each component, depends on one number.
const UNARY: [Opcode; 6] = [Opcode::Ex2, Opcode::Lg2, Opcode::Rcp, Opcode::Rsq, Opcode::Flr, Opcode::Mova];

/// An odd number: multiples of it visit every float24 once, and the first of them are spread over all.
const STRIDE: u64 = 0x9E_3779;

/// `shader_alu`.
pub struct Alu {
    arithmetic: Arithmetic,
}

impl Alu {
    /// Under `choices`.
    ///
    /// # Errors
    /// If the model cannot follow one of them.
    pub fn new(choices: &Choices) -> Result<Self, RegistryError> {
        Ok(Self { arithmetic: Arithmetic::new(choices)? })
    }
}

impl Part<15> for Alu {
    type Bins = AluBins;

    fn bins(table: &mut Table) -> AluBins {
        AluBins::new(table, &OPERATIONS)
    }

    fn stimulus(&self, instructions: &Instructions, rng: &mut CaseRng) -> [u32; 15] {
        let AluStimulus { opcode, compare, sources } = instructions.alu(rng);
        let operation = OPERATIONS.iter().position(|other| *other == opcode).unwrap_or_default();
        let mut inputs = [0; 15];
        inputs[0] = operation as u32;
        inputs[1..3].copy_from_slice(&compare);
        inputs[3..].copy_from_slice(sources.as_flattened());
        inputs
    }

    fn expect(&self, inputs: &[u32; 15]) -> Vec<u32> {
        alu::expect(inputs, self.arithmetic).unwrap_or_default()
    }

    fn cover(bins: &AluBins, inputs: &[u32; 15], outputs: &[u32], hits: &mut Hits) {
        bins.cover(inputs, outputs, hits);
    }

    fn shapes() -> [Option<Shape>; 15] {
        core::array::from_fn(|port| (port >= 3).then_some(Shape::F24))
    }

    /// Every number in x of source 1, for every unary operation.
    const SWEEP: u64 = (UNARY.len() as u64) << 24;

    fn sweep(case: u64, inputs: &mut [u32; 15]) {
        let (operation, number) = (UNARY[(case % UNARY.len() as u64) as usize], case / UNARY.len() as u64);
        inputs[0] = OPERATIONS.iter().position(|other| *other == operation).unwrap_or_default() as u32;
        inputs[3] = (number * STRIDE) as u32 & 0xFF_FFFF;
    }
}
