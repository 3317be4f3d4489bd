// SPDX-License-Identifier: MIT
//! The two arguments of the sweeps, counted through at small formats, and that the sweeps have what the arguments want.

use super::*;
use crate::block::Sweep as _;
use crate::registry::float::expect::Model;
use pica_model::float::{Arithmetic, F24Rounding, F32ToF24};
use std::collections::{BTreeMap, BTreeSet};

const SHAPES: [Shape; 3] = [
    Shape { exponent_bits: 3, mantissa_bits: 4 },
    Shape { exponent_bits: 4, mantissa_bits: 3 },
    Shape { exponent_bits: 3, mantissa_bits: 2 },
];

fn numbers(shape: Shape) -> impl Iterator<Item = u32> {
    0..1 << shape.width()
}

fn is_normal(shape: Shape, bits: u32) -> bool {
    (1..shape.top_exponent()).contains(&shape.exponent_of(bits))
}

fn is_negative(shape: Shape, bits: u32) -> bool {
    bits & shape.sign() != 0
}

/// What the model makes of each pair of normal numbers, in both roundings.
fn each_result(operation: Operation, shape: Shape, mut see: impl FnMut(F24Rounding, u32, u32, u32)) {
    for rounding in [F24Rounding::TowardZero, F24Rounding::NearestEven] {
        let arithmetic = Arithmetic { rounding, ..Arithmetic::DEFAULT };
        let model = Model::new(operation, shape, arithmetic, F32ToF24::default());
        let b: Vec<u32> = numbers(shape).filter(|bits| is_normal(shape, *bits)).collect();
        let mut out = vec![0; b.len()];
        for a in b.clone() {
            model.expect(&[&vec![a; b.len()], &b], &mut out);
            b.iter().zip(&out).for_each(|(b, result)| see(rounding, a, *b, *result));
        }
    }
}

/// E of a product.
fn exponent(shape: Shape, a: u32, b: u32) -> i64 {
    i64::from(shape.exponent_of(a) + shape.exponent_of(b)) - i64::from(shape.bias())
}

/// Which of the drawn relations a pair has; none if any other.
fn product_relation(shape: Shape, a: u32, b: u32) -> Option<u64> {
    let top = i64::from(shape.top_exponent());
    match exponent(shape, a, b) {
        0 => Some(1),
        e if e == top - 1 => Some(2),
        e if (1..top - 1).contains(&e) => Some(0),
        _ => None,
    }
}

#[test]
fn a_product_depends_on_significands_and_on_its_exponent_at_the_ends() {
    for shape in SHAPES {
        let mut known = BTreeMap::new();
        each_result(Operation::Mul, shape, |rounding, a, b, result| {
            let relation = product_relation(shape, a, b);
            let magnitude = result & !shape.sign();
            let negative = is_negative(shape, a) != is_negative(shape, b);
            // A product that is flushed is +0 or -0, as the ledger has it; its sign is no matter of significands.
            let sign = magnitude == 0 || is_negative(shape, result) == negative;
            let significands = [a & shape.mantissa(), b & shape.mantissa()];
            let (key, seen) = match relation {
                Some(0) => {
                    let rise = i64::from(shape.exponent_of(result)) - exponent(shape, a, b);
                    (significands, (rise, result & shape.mantissa()))
                }
                Some(_) => (significands, (0, magnitude)),
                // Far below and far above, significands do not matter either.
                None => ([u32::from(exponent(shape, a, b) < 0), 0], (0, magnitude)),
            };
            assert!(sign, "{shape:?}: {a:#x} * {b:#x}");
            let earlier = *known.entry((rounding as u8, relation, key)).or_insert(seen);
            assert_eq!(earlier, seen, "{shape:?}: {a:#x} * {b:#x}");
        });
    }
}

/// How a sum relates to its larger operand, for every pair of significands, relation of signs and difference of exponents,
/// of which those from `last` on count as one: whether it is always the same.
fn a_sum_follows(shape: Shape, last: u32) -> bool {
    let mut known = BTreeMap::new();
    let mut same = true;
    each_result(Operation::Add, shape, |rounding, a, b, result| {
        let [ea, eb] = [a, b].map(|bits| shape.exponent_of(bits));
        let opposite = is_negative(shape, a) != is_negative(shape, b);
        let rise = i64::from(shape.exponent_of(result)) - i64::from(ea.max(eb));
        // Outside of the normal numbers the sum is the zero or the end that its place in them stands for.
        if is_normal(shape, result) {
            let sign = is_negative(shape, result) != is_negative(shape, a);
            let key = (
                rounding as u8,
                a & shape.mantissa(),
                b & shape.mantissa(),
                ea < eb,
                ea.abs_diff(eb).min(last),
                opposite,
            );
            let seen = (rise, result & shape.mantissa(), sign);
            same &= *known.entry(key).or_insert(seen) == seen;
        }
    });
    same
}

#[test]
fn a_sum_depends_on_significands_signs_and_near_differences() {
    for shape in SHAPES {
        assert!(a_sum_follows(shape, shape.mantissa_bits + 3), "{shape:?}");
    }
    // One place less would not do, which the format with the widest exponents shows.
    let [_, wide, _] = SHAPES;
    assert!(!a_sum_follows(wide, wide.mantissa_bits + 1));
}

/// The cases of a sweep.
fn cases(operation: Operation, shape: Shape) -> Vec<[u32; 2]> {
    let sweep = Sweep::of(operation, shape).unwrap();
    let mut columns = Columns::new(2, sweep.cases() as usize);
    sweep.fill(7, 0, &mut columns);
    (0..columns.len()).map(|row| [columns.row(row)[0], columns.row(row)[1]]).collect()
}

#[test]
fn every_pair_is_multiplied_in_every_relation_that_there_is() {
    for shape in SHAPES {
        let class = |a: u32, b: u32| {
            let relation = product_relation(shape, a, b).filter(|_| is_normal(shape, a) && is_normal(shape, b));
            relation.map(|relation| (relation, a & shape.mantissa(), b & shape.mantissa()))
        };
        let all = |a| numbers(shape).filter_map(move |b| class(a, b));
        let all: BTreeSet<_> = numbers(shape).flat_map(all).collect();
        let swept: BTreeSet<_> = cases(Operation::Mul, shape).into_iter().filter_map(|[a, b]| class(a, b)).collect();
        assert_eq!(swept, all, "{shape:?}");
        assert_eq!(all.len(), 3 << (2 * shape.mantissa_bits));
    }
}

#[test]
fn every_pair_is_added_in_every_relation_that_there_is() {
    for shape in SHAPES {
        let class = |a: u32, b: u32| {
            let difference = shape.exponent_of(a).abs_diff(shape.exponent_of(b)).min(shape.mantissa_bits + 3);
            let opposite = is_negative(shape, a) != is_negative(shape, b);
            (difference, opposite, a & shape.mantissa(), b & shape.mantissa())
        };
        let normal = || numbers(shape).filter(|bits| is_normal(shape, *bits));
        let all: BTreeSet<_> = normal().flat_map(|a| normal().map(move |b| class(a, b))).collect();
        let swept: BTreeSet<_> = cases(Operation::Add, shape).into_iter().map(|[a, b]| class(a, b)).collect();
        assert_eq!(swept, all, "{shape:?}");
        assert!(cases(Operation::Add, shape).iter().flatten().all(|bits| is_normal(shape, *bits)));
    }
}

#[test]
fn the_sweeps_of_float24_are_as_large_as_documented() {
    assert_eq!(Sweep::of(Operation::Mul, Shape::F24).unwrap().cases(), 1 << 34);
    assert_eq!(Sweep::of(Operation::Add, Shape::F24).unwrap().cases(), 40 << 32);
}
