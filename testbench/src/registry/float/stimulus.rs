// SPDX-License-Identifier: MIT
//! Operands for the float blocks.

use crate::columns::Columns;
use crate::random::CaseRng;
use crate::stimulus::float::{Operands, Relation, Shape};
use pica_model::float::{Arithmetic, F24, Kernel, Lanes, Unit};
use pica_rtl::float::Operation;

/// Where the operands of a block come from.
#[derive(Clone, Debug)]
pub struct Source {
    operation: Operation,
    shape: Shape,
    operands: Operands,
    arithmetic: Arithmetic,
    lanes: Lanes,
}

/// The operands of a block with two: the volume, in vector registers.
struct Pairs<'a> {
    operands: &'a Operands,
    seed: u64,
    first: u64,
    a: &'a mut [u32],
    b: &'a mut [u32],
}

impl Kernel for Pairs<'_> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, _: U) {
        self.operands.pairs(self.seed, self.first, self.a, self.b);
    }
}

impl Source {
    /// For an operation in a format.
    pub fn new(operation: Operation, shape: Shape, arithmetic: Arithmetic) -> Self {
        let (bias, mantissa) = (shape.bias(), shape.mantissa_bits);
        let operands = match operation {
            // Where the fraction begins and where it ends.
            Operation::Flr => Operands::new(shape, &[bias - 1, bias, bias + mantissa - 1, bias + mantissa]),
            // Where 2^a begins to differ from 1, and where it leaves the range.
            Operation::Ex2 => Operands::new(shape, &[bias - mantissa.min(bias - 1), bias + shape.exponent_bits - 1]),
            // The ends of the target's range in the exponents of f32.
            Operation::FromF32 => {
                let middle = Shape::F32.bias();
                Operands::new(Shape::F32, &[middle - bias, middle - bias + 1, middle + bias, middle + bias + 1])
            }
            _ => Operands::new(shape, &[]),
        };
        Self { operation, shape, operands, arithmetic, lanes: Lanes::detect() }
    }

    /// Fills the columns with the cases from `first` on.
    pub fn fill(&self, seed: u64, first: u64, inputs: &mut Columns) {
        let len = inputs.len();
        match (inputs.columns_mut(), self.operation) {
            ([a, kind], Operation::FromInt) => {
                for row in 0..len {
                    let word = CaseRng::new(seed, first + row as u64).word();
                    (a[row], kind[row]) = (word as u32 & 0xFFFF, (word >> 32) as u32 & 3);
                }
            }
            ([a], _) => {
                for (row, a) in a.iter_mut().enumerate() {
                    *a = self.operands.one(&mut CaseRng::new(seed, first + row as u64));
                }
            }
            ([a, b], _) => self.lanes.run(Pairs { operands: &self.operands, seed, first, a, b }),
            ([a, b, c], _) => {
                let product = |a, b| match self.shape {
                    Shape::F24 => self.arithmetic.mul(F24::from_bits(a), F24::from_bits(b)).to_bits(),
                    // Small formats are checked whole: how good their random cases are does not matter.
                    _ => a,
                };
                for row in 0..len {
                    let case = first + row as u64;
                    let mut rng = CaseRng::new(seed, case);
                    [a[row], b[row], c[row]] = self.operands.three(&mut rng, Relation::of_case(seed, case), product);
                }
            }
            _ => unreachable!("float blocks have one to three operands"),
        }
    }
}
