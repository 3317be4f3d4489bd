// SPDX-License-Identifier: MIT
//! What signals are for a few hundred drawn inputs, with real products: tells which products may be the same, and whether a
//! counterexample is one.

use super::unroll::Occurrence;
use crate::formal::aiger::Literal;
use crate::formal::graph::Graph;

/// The values of all signals; bit k of the words is that of case k.
pub struct Values(Vec<[u64; WORDS]>);

/// Words a signal.
pub const WORDS: usize = 4;
/// Cases.
pub const CASES: usize = 64 * WORDS;

impl Values {
    /// The values that follow from those of the leaves, of which `leaf` tells each. The results of products are leaves that
    /// follow from other signals.
    pub fn new(graph: &Graph, products: &[Occurrence], leaf: &mut dyn FnMut(usize) -> [u64; WORDS]) -> Self {
        let mut values = vec![[0; WORDS]];
        values.extend((0..graph.leaves()).map(leaf));
        values.resize(values.len() + graph.gates().len(), [0; WORDS]);
        let mut values = Self(values);
        // A product may go into another one: each round settles one more in a chain of them.
        for _ in 0..=products.len() {
            for (gate, [left, right]) in graph.gates().iter().enumerate() {
                let (left, right) = (values.of(*left), values.of(*right));
                values.0[graph.leaves() + 1 + gate] = std::array::from_fn(|word| left[word] & right[word]);
            }
            let before = values.0[..=graph.leaves()].to_vec();
            products.iter().for_each(|product| values.multiply(product));
            if before == values.0[..=graph.leaves()] {
                break;
            }
        }
        values
    }

    /// The words of a signal.
    pub fn of(&self, signal: Literal) -> [u64; WORDS] {
        let mask = if signal & 1 == 1 { u64::MAX } else { 0 };
        self.0[signal as usize / 2].map(|word| word ^ mask)
    }

    /// The number that signals are in a case.
    pub fn number(&self, signals: &[Literal], case: usize) -> u64 {
        let bits = signals.iter().enumerate().take(64);
        bits.fold(0, |number, (place, bit)| number | (self.of(*bit)[case / 64] >> (case % 64) & 1) << place)
    }

    /// The operands of a product in a case.
    pub fn operands(&self, product: &Occurrence, case: usize) -> [i128; 2] {
        product.operands.each_ref().map(|operand| {
            let unused = 128 - operand.len().clamp(1, 64) as u32;
            let number = u128::from(self.number(operand, case)) << unused;
            if product.signed { number.cast_signed() >> unused } else { (number >> unused).cast_signed() }
        })
    }

    fn multiply(&mut self, product: &Occurrence) {
        for case in 0..CASES {
            let [left, right] = self.operands(product, case);
            let result = left.wrapping_mul(right);
            for (place, bit) in product.leaves.iter().enumerate() {
                let word = &mut self.0[*bit as usize / 2][case / 64];
                let own = 1 << (case % 64);
                *word = *word & !own | if result >> place & 1 == 1 { own } else { 0 };
            }
        }
    }
}
