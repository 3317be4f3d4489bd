// SPDX-License-Identifier: MIT
//! Every pair of significands, with every relation of exponents that the results of multiplier and adder depend on.
//!
//! **Multiplier.** Of two normal numbers the bits of the product are those of the product of the significands, rounded. The
//! exponents only add up, to E = Ea + Eb - bias, which is that of the result or one less. So a pair of significands is
//! multiplied with E where the result is normal in any case, with E = 0 and E = top - 1, where its size decides whether it
//! is, and once with exponents that are anything, zeros, infinities and NaN among them.
//!
//! **Adder.** Of two normal numbers the bits of the sum depend on the significands, on the difference of the exponents and on
//! whether the signs are equal. From a difference of mantissa bits + 3 on the smaller number is less than a quarter of the last
//! place of the larger one, and no result depends on more than that. The larger exponent is drawn, often from the ends of its
//! range, where sums overflow and cancel below the normal numbers. Operands that are not normal have no part in it.
//!
//! Signs, the order of operands and whatever else is left are drawn. The tests count both arguments through at small formats.

use crate::block;
use crate::random::CaseRng;
use crate::stimulus::float::Shape;
use pica_rtl::float::Operation;
use pica_vectors::Columns;

/// The sweep of a block.
#[derive(Clone, Copy, Debug)]
pub struct Sweep {
    shape: Shape,
    relations: Relations,
}

#[derive(Clone, Copy, Debug)]
enum Relations {
    Product,
    Sum,
}

/// How the exponents of two factors are drawn.
const PRODUCTS: u64 = 4;

impl Sweep {
    /// For an operation in a format, if that has a sweep.
    pub fn of(operation: Operation, shape: Shape) -> Option<Self> {
        let relations = match operation {
            Operation::Mul => Relations::Product,
            Operation::Add => Relations::Sum,
            _ => return None,
        };
        Some(Self { shape, relations })
    }

    /// Differences of exponents; the last stands for all that are larger, too.
    fn differences(self) -> u64 {
        u64::from((self.shape.mantissa_bits + 4).min(self.shape.top_exponent() - 1))
    }

    /// Relations of exponents that each pair of significands is tried with.
    fn relations(self) -> u64 {
        match self.relations {
            Relations::Product => PRODUCTS,
            Relations::Sum => 2 * self.differences(),
        }
    }

    /// The operands of a case.
    fn operands(self, seed: u64, case: u64) -> [u32; 2] {
        let Shape { mantissa_bits, .. } = self.shape;
        let mut rng = CaseRng::new(seed, case);
        let [a, b] = [case, case >> mantissa_bits].map(|digits| digits as u32 & self.shape.mantissa());
        let relation = case >> (2 * mantissa_bits);
        match self.relations {
            Relations::Product => {
                let [ea, eb] = self.factors(relation, &mut rng);
                let signs = rng.word();
                [self.shape.pack(signs & 1 != 0, ea, a), self.shape.pack(signs & 2 != 0, eb, b)]
            }
            Relations::Sum => {
                let (difference, opposite) = (relation >> 1, relation & 1 != 0);
                let [large, small] = self.summands(difference, &mut rng);
                let word = rng.word();
                let (sign, swap) = (word & 1 != 0, word & 2 != 0);
                let [ea, eb] = if swap { [small, large] } else { [large, small] };
                [self.shape.pack(sign, ea, a), self.shape.pack(sign ^ opposite, eb, b)]
            }
        }
    }

    /// Exponent fields of two factors.
    fn factors(self, relation: u64, rng: &mut CaseRng) -> [u32; 2] {
        let (top, bias) = (self.shape.top_exponent(), self.shape.bias());
        let exponent = match relation {
            0 => 1 + rng.below(top - 2),
            1 => 0,
            2 => top - 1,
            _ => return [rng.below(top + 1), rng.below(top + 1)],
        };
        let sum = exponent + bias;
        let (least, most) = (sum.saturating_sub(top - 1).max(1), (sum - 1).min(top - 1));
        let ea = least + rng.below(most - least + 1);
        [ea, sum - ea]
    }

    /// Exponent fields of two summands, the larger first.
    fn summands(self, difference: u64, rng: &mut CaseRng) -> [u32; 2] {
        let most = self.shape.top_exponent() - 1;
        let mut difference = difference as u32;
        if u64::from(difference) + 1 == self.differences() {
            difference += rng.below(most - difference);
        }
        let least = 1 + difference;
        let large = match rng.below(4) {
            0 => most,
            1 => least,
            _ => least + rng.below(most - least + 1),
        };
        [large, large - difference]
    }
}

impl block::Sweep for Sweep {
    fn cases(&self) -> u64 {
        self.relations() << (2 * self.shape.mantissa_bits)
    }

    fn fill(&self, seed: u64, first: u64, inputs: &mut Columns) {
        let [a, b] = inputs.columns_mut() else { unreachable!("it is of two operands") };
        for (case, (a, b)) in (first..).zip(a.iter_mut().zip(b)) {
            [*a, *b] = self.operands(seed, case);
        }
    }
}

#[cfg(test)]
mod tests;
