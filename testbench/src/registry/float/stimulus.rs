// SPDX-License-Identifier: MIT
//! Operands for the float blocks.

use super::expect::Model;
use crate::random::CaseRng;
use crate::stimulus::float::{Operands, Shape};
use pica_model::float::{Arithmetic, F32ToF24, Kernel, Lanes, Unit};
use pica_rtl::float::Operation;
use pica_vectors::Columns;

/// Where the operands of a block come from.
#[derive(Clone, Debug)]
pub struct Source {
    operation: Operation,
    operands: Operands,
    /// What the third operand is to meet, in float24.
    product: Option<Model>,
    lanes: Lanes,
}

/// Columns of a campaign from a case on, drawn in vector registers.
struct Draw<'a> {
    operands: &'a Operands,
    seed: u64,
    first: u64,
    what: What<'a>,
}

/// What there is to draw.
enum What<'a> {
    One(&'a mut [u32]),
    Two(&'a mut [u32], &'a mut [u32]),
    /// The third operand beside the products of the first two.
    Third(&'a [u32], &'a mut [u32]),
    /// Integers and their kinds.
    Integers(&'a mut [u32], &'a mut [u32]),
}

impl Kernel for Draw<'_> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, _: U) {
        let Self { operands, seed, first, what } = self;
        match what {
            What::One(a) => operands.singles(seed, first, a),
            What::Two(a, b) => operands.pairs(seed, first, a, b),
            What::Third(products, c) => operands.thirds(seed, first, products, c),
            What::Integers(a, kind) => {
                for (row, (a, kind)) in a.iter_mut().zip(kind).enumerate() {
                    let word = CaseRng::new(seed, first.wrapping_add(row as u64)).word();
                    (*a, *kind) = (word as u32 & 0xFFFF, (word >> 32) as u32 & 3);
                }
            }
        }
    }
}

impl Source {
    /// For an operation in a format.
    pub fn new(operation: Operation, shape: Shape, arithmetic: Arithmetic, conversion: F32ToF24) -> Self {
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
        let product = (shape == Shape::F24).then(|| Model::new(Operation::Mul, shape, arithmetic, conversion));
        Self { operation, operands, product, lanes: Lanes::detect() }
    }

    /// Fills the columns with the cases from `first` on.
    pub fn fill(&self, seed: u64, first: u64, inputs: &mut Columns) {
        match inputs.columns_mut() {
            [a] => self.draw(seed, first, What::One(a)),
            [a, kind] if self.operation == Operation::FromInt => self.draw(seed, first, What::Integers(a, kind)),
            [a, b] => self.draw(seed, first, What::Two(a, b)),
            [a, b, c] => {
                self.draw(seed, first, What::Two(a, b));
                // Small formats are checked whole: how good their random cases are does not matter.
                let mut products = a.clone();
                if let Some(product) = &self.product {
                    product.expect(&[a, b], &mut products);
                }
                self.draw(seed, first, What::Third(&products, c));
            }
            _ => unreachable!("float blocks have one to three operands"),
        }
    }

    fn draw(&self, seed: u64, first: u64, what: What<'_>) {
        self.lanes.run(Draw { operands: &self.operands, seed, first, what });
    }
}
