// SPDX-License-Identifier: MIT
//! What stands for a product: gates, or leaves of which no more is said than is needed.

use super::unroll::Occurrence;
use crate::formal::aiger::Literal;
use crate::formal::graph::Graph;
use std::collections::BTreeSet;

/// The gates of a multiplier.
pub fn gates(graph: &mut Graph, product: &Occurrence) -> Vec<Literal> {
    let width = product.leaves.len();
    let [left, right] = product.operands.each_ref().map(|operand| widened(operand, product.signed, width));
    let mut sum: Vec<Literal> = Vec::new();
    for (shift, bit) in right.iter().enumerate() {
        let row: Vec<_> = left.iter().take(left.len() - shift).map(|own| graph.and(*own, *bit)).collect();
        let above = add(graph, sum.get(shift..).unwrap_or_default(), &row);
        sum.truncate(shift);
        sum.extend(above);
        sum.truncate(left.len());
    }
    sum
}

/// The leaves of a product of numbers without sign, but for what is known without multiplying: more than the largest number in the place
/// of one operand gives is 0; and one of the two highest bits is 1 if the highest bits of both operands are.
pub fn any(graph: &mut Graph, product: &Occurrence) -> Vec<Literal> {
    let [left, right] = &product.operands;
    if product.signed || product.leaves.len() != left.len() + right.len() {
        return product.leaves.clone();
    }
    let bounds = [(left, right.len()), (right, left.len())].map(|(operand, places)| {
        let shifted = std::iter::repeat_n(0, places).chain(operand.iter().copied()).collect::<Vec<_>>();
        let sum = add(graph, &product.leaves, operand);
        at_most(graph, &sum, &shifted)
    });
    let bounded = graph.and(bounds[0], bounds[1]);
    let mut result: Vec<_> = product.leaves.iter().map(|bit| graph.and(*bit, bounded)).collect();
    if let [.., below, top] = &mut result[..] {
        let highest = [left, right].map(|operand| operand.last().copied().unwrap_or(0));
        let both = graph.and(highest[0], highest[1]);
        let missing = graph.and(both, *top ^ 1);
        *below = graph.or(*below, missing);
    }
    result
}

/// A product of which no more is said than that it is [`any`], and what it is by some numbers in the place of an operand.
pub fn taught(graph: &mut Graph, product: &Occurrence, times: &BTreeSet<(usize, u64)>) -> Vec<Literal> {
    let mut result = any(graph, product);
    for (side, number) in times {
        let operands = &product.operands;
        let width = operands[*side].len();
        let known: Vec<Literal> = (0..width).map(|place| (number >> place & 1) as Literal).collect();
        let is = graph.differ(operands[*side].iter().copied().zip(known.iter().copied())) ^ 1;
        let mut constant = product.clone();
        constant.operands = if *side == 0 { [operands[1].clone(), known] } else { [operands[0].clone(), known] };
        let exact = gates(graph, &constant);
        result = choose(graph, is, &exact, &result);
    }
    result
}

/// A product that is `otherwise` where its operands are not those of others. Of each of these it is told whether its operands are
/// the other way round.
pub fn implied(
    graph: &mut Graph,
    product: &Occurrence,
    others: &[(&Occurrence, bool)],
    otherwise: Vec<Literal>,
) -> Vec<Literal> {
    let mut result = otherwise;
    for (other, swapped) in others {
        let [left, right] = &other.operands;
        let order = if *swapped { [right, left] } else { [left, right] };
        let pairs = product.operands.iter().zip(order).flat_map(|(own, known)| {
            let width = own.len().max(known.len()) + 1;
            widened(own, product.signed, width).into_iter().zip(widened(known, other.signed, width))
        });
        let pairs: Vec<_> = pairs.collect();
        let same = graph.differ(pairs) ^ 1;
        let known = widened(&other.result, other.signed, product.result.len());
        result = choose(graph, same, &known, &result);
    }
    result
}

/// Whether the result of one product says all of that of another one with equal operands.
pub fn says(known: &Occurrence, product: &Occurrence) -> bool {
    let whole = known.operands.iter().map(Vec::len).sum::<usize>();
    known.result.len() >= product.result.len().min(whole)
}

/// A number in so many places, with zeros or its sign above.
fn widened(bits: &[Literal], signed: bool, width: usize) -> Vec<Literal> {
    let above = if signed { bits.last().copied().unwrap_or(0) } else { 0 };
    (0..width).map(|place| bits.get(place).copied().unwrap_or(above)).collect()
}

/// The one number if a signal is 1, otherwise the other.
fn choose(graph: &mut Graph, signal: Literal, one: &[Literal], other: &[Literal]) -> Vec<Literal> {
    let bit = |(one, other): (&Literal, &Literal)| {
        let (taken, left) = (graph.and(signal, *one), graph.and(signal ^ 1, *other));
        graph.or(taken, left)
    };
    one.iter().zip(other).map(bit).collect()
}

/// The sum of two numbers, with its carry.
fn add(graph: &mut Graph, left: &[Literal], right: &[Literal]) -> Vec<Literal> {
    let mut carry = 0;
    let mut sum: Vec<_> = (0..left.len().max(right.len()))
        .map(|place| {
            let [one, other] = [left, right].map(|bits| bits.get(place).copied().unwrap_or(0));
            let half = graph.xor(one, other);
            let (both, passed) = (graph.and(one, other), graph.and(half, carry));
            let bit = graph.xor(half, carry);
            carry = graph.or(both, passed);
            bit
        })
        .collect();
    sum.push(carry);
    sum
}

/// Whether the one number is not larger than the other.
fn at_most(graph: &mut Graph, left: &[Literal], right: &[Literal]) -> Literal {
    (0..left.len().max(right.len())).fold(1, |below, place| {
        let [one, other] = [left, right].map(|bits| bits.get(place).copied().unwrap_or(0));
        let (less, differ) = (graph.and(one ^ 1, other), graph.xor(one, other));
        let same = graph.and(differ ^ 1, below);
        graph.or(less, same)
    })
}

#[cfg(test)]
mod tests {
    use super::{any, gates};
    use crate::formal::graph::Graph;
    use crate::proofs::simulate::Values;
    use crate::proofs::unroll::Occurrence;

    /// Every pair of operands of 3 and 4 bits, the leaves of the result being the product.
    #[test]
    fn both_are_the_product_of_all_operands() {
        for signed in [false, true] {
            let mut graph = Graph::new(14);
            let leaves: Vec<u32> = (1..=14).map(|leaf| 2 * leaf).collect();
            let (operands, result) = ([leaves[..3].to_vec(), leaves[3..7].to_vec()], leaves[7..].to_vec());
            let product = Occurrence { signed, operands, leaves: result.clone(), result };
            let stands = [gates(&mut graph, &product), any(&mut graph, &product)];
            let word = |bit: usize| {
                std::array::from_fn(|word| {
                    (0..64).fold(0, |all, case| all | ((64 * word + case) >> bit & 1) << case) as u64
                })
            };
            let values = Values::new(&graph, std::slice::from_ref(&product), &mut |leaf| {
                if leaf < 7 { word(leaf) } else { [0; 4] }
            });
            for case in 0..128 {
                let [left, right] =
                    product.operands.each_ref().map(|operand| values.number(operand, case).cast_signed());
                let value = |number: i64, bits: u32| {
                    if signed && number >> (bits - 1) == 1 { number - (1 << bits) } else { number }
                };
                let expected = (value(left, 3) * value(right, 4)).cast_unsigned() & 127;
                for result in &stands {
                    assert_eq!(values.number(result, case), expected, "{left} * {right}, signed: {signed}");
                }
            }
        }
    }
}
