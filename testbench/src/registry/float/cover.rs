// SPDX-License-Identifier: MIT
//! The coverage tables of the float blocks.

use crate::coverage::float::{Classifier, ProductBins, SumBins, operand_bin, operand_bins};
use crate::coverage::{Bin, Hits};
use crate::stimulus::float::Shape;
use pica_model::float::{Arithmetic, F24};
use pica_rtl::float::Operation;
use pica_vectors::Columns;

/// Why no result is -0.
const NO_MINUS_ZERO: &str = "arithmetic never gives -0 (numbers.md#encoding)";
/// Why no result is subnormal.
const NO_SUBNORMAL: &str = "results below the smallest normal number are +0 (numbers.md#rounding-and-range)";

/// The table of a block: parts one after the other.
#[derive(Clone, Debug)]
pub struct Table {
    parts: Vec<Part>,
    operands: Classifier,
    results: Classifier,
    shape: Shape,
}

/// A part of a table.
#[derive(Clone, Debug)]
enum Part {
    /// The classes of this many operands together.
    Operands(usize),
    /// The class of the result, with those that cannot be and why.
    Result(Vec<(usize, &'static str)>),
    /// What a + b does inside.
    Sum(SumBins),
    /// What (a * b) + c does inside, behind the rounded product.
    SumOfProduct(SumBins),
    /// What a * b does inside.
    Product(ProductBins),
    /// Each exponent field of the operand.
    Exponents,
    /// Signs of two operands, and which of the patterns is greater.
    Order,
    /// Kinds of integers, and their ends.
    Integers,
}

/// Names of operands.
const NAMES: [&str; 3] = ["a", "b", "c"];
const ORDERS: [&str; 3] = ["less", "equal", "greater"];

impl Table {
    /// For an operation in a format.
    pub fn new(operation: Operation, shape: Shape) -> Self {
        let arithmetic = || Part::Result(vec![(1, NO_MINUS_ZERO), (2, NO_SUBNORMAL)]);
        let parts = match operation {
            Operation::Add => vec![Part::Operands(2), arithmetic(), Part::Sum(SumBins::new(shape))],
            Operation::Mul => vec![Part::Operands(2), arithmetic(), Part::Product(ProductBins::new(shape))],
            Operation::Mad => vec![
                Part::Operands(3),
                arithmetic(),
                Part::Product(ProductBins::new(shape)),
                Part::SumOfProduct(SumBins::new(shape)),
            ],
            Operation::Cmp | Operation::Max | Operation::Min => vec![Part::Operands(2), Part::Order],
            Operation::FromInt => vec![Part::Integers],
            Operation::FromF32 => vec![Part::Operands(1), arithmetic()],
            _ => vec![Part::Operands(1), Part::Exponents],
        };
        let operands = if operation == Operation::FromF32 { Shape::F32 } else { shape };
        Self { parts, operands: Classifier::new(operands), results: Classifier::new(shape), shape }
    }

    /// The bins, in the order of their numbers.
    pub fn bins(&self) -> Vec<Bin> {
        self.parts.iter().flat_map(|part| self.bins_of(part)).collect()
    }

    fn bins_of(&self, part: &Part) -> Vec<Bin> {
        match part {
            Part::Operands(count) => operand_bins(&NAMES[..*count]),
            Part::Result(impossible) => {
                let mut bins = operand_bins(&["result"]);
                for (class, why) in impossible {
                    bins[*class].unreachable = Some(why);
                }
                bins
            }
            Part::Sum(sums) => sums.bins(),
            Part::SumOfProduct(sums) => {
                let mut bins = sums.bins();
                for bin in &mut bins {
                    bin.name.insert_str(0, "sum with the product: ");
                }
                bins
            }
            Part::Product(products) => products.bins(),
            Part::Exponents => {
                (0..=self.shape.top_exponent()).map(|field| Bin::new(format!("exponent field {field}"))).collect()
            }
            Part::Order => {
                let signs = ["+a +b", "-a +b", "+a -b", "-a -b"];
                let name = |signs: &str| ORDERS.map(|order| Bin::new(format!("{signs}, magnitude of a {order}")));
                signs.into_iter().flat_map(name).collect()
            }
            Part::Integers => {
                let kinds = ["kind 0", "kind 1", "kind 2", "kind 3"];
                let values = ["all zeros", "all ones", "sign bit alone", "another value"];
                kinds.iter().flat_map(|kind| values.map(|value| Bin::new(format!("{kind}, {value}")))).collect()
            }
        }
    }

    /// Marks what cases hit.
    pub fn cover(&self, inputs: &Columns, outputs: &Columns, hits: &mut Hits) {
        let mut base = 0;
        for part in &self.parts {
            self.cover_part(part, inputs, outputs, base, hits);
            base += self.bins_of(part).len();
        }
    }

    fn cover_part(&self, part: &Part, inputs: &Columns, outputs: &Columns, base: usize, hits: &mut Hits) {
        let shape = self.shape;
        for row in 0..inputs.len() {
            let operand = |port: usize| inputs.column(port)[row];
            match part {
                Part::Operands(1) => hits.mark(base + operand_bin(&self.operands, &[operand(0)])),
                Part::Operands(2) => hits.mark(base + operand_bin(&self.operands, &[operand(0), operand(1)])),
                Part::Operands(_) => {
                    hits.mark(base + operand_bin(&self.operands, &[operand(0), operand(1), operand(2)]));
                }
                Part::Result(_) => hits.mark(base + operand_bin(&self.results, &[outputs.column(0)[row]])),
                Part::Sum(sums) => sums.cover(operand(0), operand(1), base, hits),
                Part::SumOfProduct(sums) => {
                    if shape == Shape::F24 {
                        let [a, b] = [operand(0), operand(1)].map(F24::from_bits);
                        sums.cover(Arithmetic::DEFAULT.mul(a, b).to_bits(), operand(2), base, hits);
                    }
                }
                Part::Product(products) => products.cover(operand(0), operand(1), base, hits),
                Part::Exponents => hits.mark(base + shape.exponent_of(operand(0)) as usize),
                Part::Order => {
                    let (a, b) = (operand(0), operand(1));
                    let sign = |bits: u32| usize::from(bits & shape.sign() != 0);
                    let order = (a & !shape.sign()).cmp(&(b & !shape.sign())) as i8 + 1;
                    hits.mark(base + (sign(a) + 2 * sign(b)) * ORDERS.len() + order as usize);
                }
                Part::Integers => {
                    let value = match operand(0) {
                        0 => 0,
                        0xFFFF => 1,
                        0x8000 | 0x80 => 2,
                        _ => 3,
                    };
                    hits.mark(base + operand(1) as usize * 4 + value);
                }
            }
        }
    }
}
