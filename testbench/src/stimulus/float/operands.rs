// SPDX-License-Identifier: MIT
//! Operands by class, alone and in relations.

use super::relation::GROUP;
use super::{Relation, Shape};
use crate::random::CaseRng;

/// A class of operands: random bits under `keep`, the bits of `set` on.
#[derive(Clone, Copy, Debug, Default)]
struct Class {
    keep: u32,
    set: u32,
}

/// Places for classes, more than any format needs: an index that is cut to them needs no check.
const PLACES: usize = 512;

/// Operands of a format by class.
#[derive(Clone, Debug)]
pub struct Operands {
    shape: Shape,
    /// Each class as often as its weight.
    classes: Box<[Class; PLACES]>,
    /// Places that are taken.
    taken: u32,
}

impl Operands {
    /// The classes of a format. `edges` are exponent fields around which results change their nature; the neighbourhoods
    /// of 0, 1, infinity are always there.
    pub fn new(shape: Shape, edges: &[u32]) -> Self {
        let (sign, exponents, mantissa) = (shape.sign(), shape.exponents(), shape.mantissa());
        let mut classes = Vec::new();
        let mut add = |weight: usize, keep: u32, set: u32| classes.extend(vec![Class { keep, set }; weight]);
        let exponent = |field: u32| field << shape.mantissa_bits;
        add(40, shape.all(), 0);
        // Exponents near 1.0, so that operands meet: up to 4 and up to 32 binades away.
        for spread in [2, 5] {
            let spread = spread.min(shape.exponent_bits - 1);
            let low = exponent((1 << spread) - 1);
            let below = exponent((shape.bias() >> spread) << spread);
            let above = exponent(((shape.bias() >> spread) + 1) << spread);
            add(20, sign | mantissa | low, below);
            add(20, sign | mantissa | low, above & exponents);
        }
        add(8, sign, 0);
        add(10, sign | mantissa, 0);
        // The smallest and the largest normal numbers, exactly and about.
        add(4, sign, exponent(1));
        add(8, sign | mantissa, exponent(1));
        add(4, sign, exponent(shape.top_exponent() - 1) | mantissa);
        add(8, sign | mantissa, exponent(shape.top_exponent() - 1));
        add(8, sign, exponents);
        add(4, sign | mantissa, exponents | 1);
        add(4, sign | mantissa, exponents | 1 << (shape.mantissa_bits - 1));
        add(6, sign, exponent(shape.bias()));
        for edge in edges {
            add(6, sign | mantissa | exponent(1), exponent(edge & !1));
            add(2, sign, exponent(*edge));
            add(2, sign, exponent(*edge) | mantissa);
        }
        add(10, sign | exponents, 0);
        add(10, sign | exponents, mantissa);
        for bit in 0..shape.mantissa_bits {
            add(1, sign | exponents, 1 << bit);
            add(1, sign | exponents, (1 << bit) - 1);
            add(1, sign | exponents, mantissa & !((1 << bit) - 1));
            add(1, sign | exponents, mantissa & !(1 << bit));
        }
        let mut places = Box::new([Class::default(); PLACES]);
        places[..classes.len()].copy_from_slice(&classes);
        Self { shape, classes: places, taken: classes.len() as u32 }
    }

    /// An operand from random bits and a number of 16 bits that picks the class.
    #[inline(always)]
    fn pick(&self, bits: u32, class: u32) -> u32 {
        let class = self.classes[((class * self.taken) >> 16) as usize % PLACES];
        bits & class.keep | class.set
    }

    /// One operand.
    #[inline(always)]
    pub fn one(&self, rng: &mut CaseRng) -> u32 {
        let word = rng.word();
        self.pick(word as u32, (word >> 48) as u32)
    }

    /// Two operands in a relation.
    #[inline]
    pub fn two(&self, rng: &mut CaseRng, relation: Relation) -> [u32; 2] {
        let (a, b, dice) = self.unrelated(rng.word(), rng.word());
        self.related(a, b, relation, dice)
    }

    /// The operand of each case from `first` on, as [`one`](Self::one) draws it.
    #[inline(always)]
    pub fn singles(&self, seed: u64, first: u64, a: &mut [u32]) {
        for (row, a) in a.iter_mut().enumerate() {
            *a = self.one(&mut CaseRng::new(seed, first.wrapping_add(row as u64)));
        }
    }

    /// Two operands of each case from `first` on, in the relation of the case; as [`two`](Self::two) draws them.
    ///
    /// The cases of a group go through it together: loops without a branch, which fit vector registers.
    #[inline(always)]
    pub fn pairs(&self, seed: u64, first: u64, a: &mut [u32], b: &mut [u32]) {
        let mut row = 0;
        while row < a.len() {
            let case = first.wrapping_add(row as u64);
            let rows = row..a.len().min(row + GROUP - case as usize % GROUP);
            let (mut group_a, mut group_b, mut dice) = ([0; GROUP], [0; GROUP], [0; GROUP]);
            for place in 0..GROUP {
                let mut rng = CaseRng::new(seed, case.wrapping_add(place as u64));
                (group_a[place], group_b[place], dice[place]) = self.unrelated(rng.word(), rng.word());
            }
            self.relate(Relation::of_case(seed, case)[0], &mut group_a, &mut group_b, &dice);
            a[rows.clone()].copy_from_slice(&group_a[..rows.len()]);
            b[rows.clone()].copy_from_slice(&group_b[..rows.len()]);
            row = rows.end;
        }
    }

    /// The third operand of each case from `first` on, where the first two are those of [`pairs`](Self::pairs) and these are
    /// their products; as [`three`](Self::three) draws it.
    #[inline(always)]
    pub fn thirds(&self, seed: u64, first: u64, products: &[u32], c: &mut [u32]) {
        let mut row = 0;
        while row < c.len() {
            let case = first.wrapping_add(row as u64);
            let rows = row..c.len().min(row + GROUP - case as usize % GROUP);
            let (mut product, mut group, mut dice) = ([0; GROUP], [0; GROUP], [0; GROUP]);
            product[..rows.len()].copy_from_slice(&products[rows.clone()]);
            for place in 0..GROUP {
                let mut rng = CaseRng::new(seed, case.wrapping_add(place as u64));
                // Two words are those of the pair.
                rng.word();
                rng.word();
                group[place] = self.one(&mut rng);
                dice[place] = (rng.word() >> 32) as u32;
            }
            self.relate(Relation::of_case(seed, case)[1], &mut product, &mut group, &dice);
            c[rows.clone()].copy_from_slice(&group[..rows.len()]);
            row = rows.end;
        }
    }

    /// Makes each `b` of a group stand in a relation to its `a`.
    #[inline(always)]
    fn relate(&self, relation: Relation, a: &mut [u32; GROUP], b: &mut [u32; GROUP], dice: &[u32; GROUP]) {
        // A relation that is a constant leaves no branch in its loop.
        macro_rules! loops {
            ($($relation:ident)*) => {
                match relation {
                    $(Relation::$relation => {
                        for place in 0..GROUP {
                            [a[place], b[place]] =
                                self.related(a[place], b[place], Relation::$relation, dice[place]);
                        }
                    })*
                }
            };
        }
        loops!(None Opposite Neighbour Cancellation Alignment Tie Edge);
    }

    /// Two operands and what is left, of two random words.
    #[inline(always)]
    fn unrelated(&self, bits: u64, dice: u64) -> (u32, u32, u32) {
        let a = self.pick(bits as u32, (dice & 0xFFFF) as u32);
        let b = self.pick((bits >> 32) as u32, (dice >> 16 & 0xFFFF) as u32);
        (a, b, (dice >> 32) as u32)
    }

    /// Makes `b` stand in a relation to `a`, with random `dice`.
    #[inline(always)]
    fn related(&self, a: u32, b: u32, relation: Relation, dice: u32) -> [u32; 2] {
        let shape = self.shape;
        let magnitude = |bits: u32| bits & !shape.sign();
        let flip = if dice & 8 == 0 { 0 } else { shape.sign() };
        let small = dice >> 8;
        match relation {
            Relation::None => [a, b],
            Relation::Opposite => [a, a ^ flip],
            Relation::Neighbour => {
                let step = small % 9;
                let near = if dice & 16 == 0 { magnitude(a) + step } else { magnitude(a).saturating_sub(step) };
                [a, near.min(shape.all() >> 1) | (a ^ flip) & shape.sign()]
            }
            Relation::Cancellation => {
                let power = a & !shape.mantissa();
                let below = magnitude(power).saturating_sub(1 + small % 3);
                [power, below | !power & shape.sign()]
            }
            Relation::Alignment => {
                let reach = 2 * (shape.mantissa_bits + 3) + 1;
                let moved = shape.exponent_of(a) as i32 + (small % reach) as i32 - (reach / 2) as i32;
                [a, self.with_exponent(b, moved)]
            }
            Relation::Tie => {
                let zeros = small % (shape.mantissa_bits + 1);
                let rest = shape.mantissa_bits - zeros - (small >> 8 & 1).min(shape.mantissa_bits - zeros);
                let with_lowest = |bits: u32, place: u32| {
                    let cleared = bits & !((1u32 << place) - 1);
                    if place < shape.mantissa_bits { cleared | 1 << place } else { cleared & !shape.mantissa() }
                };
                [with_lowest(a, zeros), with_lowest(b, rest)]
            }
            Relation::Edge => {
                let edge = if dice & 16 == 0 { 1 } else { shape.top_exponent() as i32 };
                let place = (small % 5) as i32 - 2;
                [a, self.with_exponent(b, edge + shape.bias() as i32 - shape.exponent_of(a) as i32 + place)]
            }
        }
    }

    /// Three operands for a * b + c: a and b in the first relation, a * b, which `product` computes, and c in the second.
    #[inline]
    pub fn three(&self, rng: &mut CaseRng, relations: [Relation; 2], product: impl Fn(u32, u32) -> u32) -> [u32; 3] {
        let [a, b] = self.two(rng, relations[0]);
        let c = self.one(rng);
        let [_, c] = self.related(product(a, b), c, relations[1], (rng.word() >> 32) as u32);
        [a, b, c]
    }

    fn with_exponent(&self, bits: u32, exponent: i32) -> u32 {
        let exponent = exponent.clamp(0, self.shape.top_exponent() as i32) as u32;
        bits & !self.shape.exponents() | exponent << self.shape.mantissa_bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wherever a batch begins and ends, its cases are those that are drawn one by one.
    #[test]
    fn columns_are_those_of_each_case() {
        let operands = Operands::new(Shape::F24, &[]);
        let product = |a: u32, b: u32| a.rotate_left(3) ^ b;
        for (first, count) in [(0, 4096), (31, 2), (1000, 77), (64, 0)] {
            let [mut single, mut a, mut b, mut c] = [(); 4].map(|()| vec![0; count]);
            operands.singles(5, first, &mut single);
            operands.pairs(5, first, &mut a, &mut b);
            let products: Vec<u32> = a.iter().zip(&b).map(|(a, b)| product(*a, *b)).collect();
            operands.thirds(5, first, &products, &mut c);
            for (row, case) in (first..).take(count).enumerate() {
                let (rng, relations) = (CaseRng::new(5, case), Relation::of_case(5, case));
                assert_eq!(single[row], operands.one(&mut rng.clone()), "case {case}");
                assert_eq!([a[row], b[row]], operands.two(&mut rng.clone(), relations[0]), "case {case}");
                let three = operands.three(&mut rng.clone(), relations, product);
                assert_eq!([a[row], b[row], c[row]], three, "case {case}");
            }
        }
    }

    #[test]
    fn operands_stay_in_their_format() {
        for (exponent_bits, mantissa_bits) in [(7, 16), (3, 4), (4, 3), (3, 2), (8, 23)] {
            let shape = Shape { exponent_bits, mantissa_bits };
            let operands = Operands::new(shape, &[]);
            for case in 0..20_000 {
                let mut rng = CaseRng::new(1, case);
                for bits in operands.three(&mut rng, Relation::of_case(1, case), |a, _| a) {
                    assert_eq!(bits & !shape.all(), 0);
                }
            }
        }
    }
}
