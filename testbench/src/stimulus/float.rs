//! Float operands: classes of one, and relations between two and three.

use crate::random::CaseRng;

/// The fields of a float format, at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Exponent bits.
    pub exponent_bits: u32,
    /// Mantissa bits.
    pub mantissa_bits: u32,
}

impl Shape {
    /// float1.7.16.
    pub const F24: Self = Self { exponent_bits: 7, mantissa_bits: 16 };
    /// IEEE single precision.
    pub const F32: Self = Self { exponent_bits: 8, mantissa_bits: 23 };

    /// Bits of a number.
    pub const fn width(self) -> u32 {
        1 + self.exponent_bits + self.mantissa_bits
    }

    /// The sign bit.
    pub const fn sign(self) -> u32 {
        1 << (self.width() - 1)
    }

    /// The mantissa field.
    pub const fn mantissa(self) -> u32 {
        (1 << self.mantissa_bits) - 1
    }

    /// The largest exponent field, that of infinity and NaN.
    pub const fn top_exponent(self) -> u32 {
        (1 << self.exponent_bits) - 1
    }

    /// The exponent field of 1.0.
    pub const fn bias(self) -> u32 {
        self.top_exponent() >> 1
    }

    /// The exponent field of a number.
    pub const fn exponent_of(self, bits: u32) -> u32 {
        bits >> self.mantissa_bits & self.top_exponent()
    }

    /// A number from its fields.
    pub const fn pack(self, negative: bool, exponent: u32, mantissa: u32) -> u32 {
        (negative as u32) << (self.width() - 1) | exponent << self.mantissa_bits | mantissa
    }

    const fn exponents(self) -> u32 {
        self.top_exponent() << self.mantissa_bits
    }

    const fn all(self) -> u32 {
        self.sign() | self.exponents() | self.mantissa()
    }
}

/// A class of operands: random bits under `keep`, the bits of `set` on.
#[derive(Clone, Copy, Debug, Default)]
struct Class {
    keep: u32,
    set: u32,
}

/// How two operands stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// Not at all.
    None,
    /// b = +-a.
    Opposite,
    /// b is +-a and a few units in the last place beside it, also across a binade.
    Neighbour,
    /// A power of two and its neighbours below, of opposite sign: the sum has few bits.
    Cancellation,
    /// Exponents k apart, signs as they are: every alignment.
    Alignment,
    /// The product is on a rounding tie: the lowest set bits of the significands meet just below the last place.
    Tie,
    /// The product is at the edge of overflow or underflow.
    Edge,
}

/// Relations as often as they are drawn.
const RELATIONS: [Relation; 16] = [
    Relation::None,
    Relation::None,
    Relation::None,
    Relation::None,
    Relation::None,
    Relation::None,
    Relation::None,
    Relation::Opposite,
    Relation::Neighbour,
    Relation::Neighbour,
    Relation::Cancellation,
    Relation::Alignment,
    Relation::Alignment,
    Relation::Tie,
    Relation::Tie,
    Relation::Edge,
];

/// Cases in a row that share their relations: a loop over them goes one way.
const GROUP: usize = 32;

impl Relation {
    /// The relations of a case, between the first two operands and between their product and the third.
    pub fn of_case(seed: u64, case: u64) -> [Self; 2] {
        let word = CaseRng::new(!seed, case / GROUP as u64).word();
        [word, word >> 32].map(|bits| RELATIONS[bits as usize % RELATIONS.len()])
    }
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
    #[inline]
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

    /// Two operands of each case from `first` on, in the relation of the case; as [`two`](Self::two) draws them.
    ///
    /// The cases of a group go through it together: loops without a branch, which fit vector registers.
    #[inline(always)]
    pub fn pairs(&self, seed: u64, first: u64, a: &mut [u32], b: &mut [u32]) {
        let (mut case, mut a, mut b) = (first, a, b);
        while !a.is_empty() {
            let count = a.len().min(GROUP - case as usize % GROUP);
            let group = self.group(seed, case);
            let ((group_a, rest_a), (group_b, rest_b)) = (a.split_at_mut(count), b.split_at_mut(count));
            group_a.copy_from_slice(&group.0[..count]);
            group_b.copy_from_slice(&group.1[..count]);
            (case, a, b) = (case + count as u64, rest_a, rest_b);
        }
    }

    /// Two operands of as many cases from `first` on as a group has, in the relation of the first.
    #[inline(always)]
    fn group(&self, seed: u64, first: u64) -> ([u32; GROUP], [u32; GROUP]) {
        let (mut a, mut b, mut dice) = ([0; GROUP], [0; GROUP], [0; GROUP]);
        for place in 0..GROUP {
            let mut rng = CaseRng::new(seed, first.wrapping_add(place as u64));
            (a[place], b[place], dice[place]) = self.unrelated(rng.word(), rng.word());
        }
        // A relation that is a constant leaves no branch in its loop.
        macro_rules! loops {
            ($($relation:ident)*) => {
                match Relation::of_case(seed, first)[0] {
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
        (a, b)
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

/// Operands simpler than this one, the simplest first: positive, exponent toward the bias, mantissa toward 0. The last
/// candidates are the smallest steps, so what shrinking leaves is minimal under each of them.
pub fn simpler(shape: Shape, bits: u32) -> Vec<u32> {
    let (exponent, mantissa) = (shape.exponent_of(bits), bits & shape.mantissa());
    let negative = bits & shape.sign() != 0;
    let bias = shape.bias();
    let mut candidates = Vec::new();
    if bits != shape.pack(false, bias, 0) {
        candidates.push(shape.pack(false, bias, 0));
    }
    if negative {
        candidates.push(shape.pack(false, exponent, mantissa));
    }
    let distance = exponent.abs_diff(bias);
    let mut step = distance;
    while step > 0 {
        let moved = if exponent > bias { exponent - step } else { exponent + step };
        candidates.push(shape.pack(negative, moved, mantissa));
        step /= 2;
    }
    if mantissa != 0 {
        candidates.push(shape.pack(negative, exponent, 0));
    }
    for bit in 0..shape.mantissa_bits {
        if mantissa >> bit & 1 == 1 {
            candidates.push(shape.pack(negative, exponent, mantissa & !(1 << bit)));
        }
    }
    candidates
}

/// Values simpler than these, one at a time: operands of a format by [`simpler`], others with a bit cleared.
pub fn simpler_values(operands: &[Option<Shape>], values: &[u32]) -> Vec<Vec<u32>> {
    let mut candidates = Vec::new();
    for (place, (operand, value)) in operands.iter().zip(values).enumerate() {
        let simpler = match operand {
            Some(shape) => simpler(*shape, *value),
            None => (0..u32::BITS).filter(|bit| value >> bit & 1 == 1).map(|bit| value & !(1 << bit)).collect(),
        };
        candidates.extend(simpler.into_iter().map(|value| {
            let mut candidate = values.to_vec();
            candidate[place] = value;
            candidate
        }));
    }
    candidates
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measure(shape: Shape, bits: u32) -> u32 {
        let negative = u32::from(bits & shape.sign() != 0);
        negative + shape.exponent_of(bits).abs_diff(shape.bias()) + (bits & shape.mantissa()).count_ones()
    }

    /// Every chain of candidates ends, since each is smaller by the same measure.
    #[test]
    fn simpler_operands_are_simpler() {
        let shape = Shape { exponent_bits: 3, mantissa_bits: 4 };
        for bits in 0..1 << shape.width() {
            for candidate in simpler(shape, bits) {
                assert!(measure(shape, candidate) < measure(shape, bits), "{bits:02X} -> {candidate:02X}");
            }
        }
    }

    /// The single steps of the acceptance line on minimal counterexamples are among the candidates.
    #[test]
    fn smallest_steps_are_tried() {
        let candidates = simpler(Shape::F24, 0x45_8003);
        for step in [0x44_8003, 0x45_0003, 0x45_8001, 0x45_8002] {
            assert!(candidates.contains(&step), "{step:06X}");
        }
        assert!(simpler(Shape::F24, 0x3F_0000).is_empty());
    }

    /// Wherever a batch begins and ends, its cases are those that are drawn one by one.
    #[test]
    fn pairs_are_those_of_each_case() {
        let operands = Operands::new(Shape::F24, &[]);
        for (first, count) in [(0, 4096), (31, 2), (1000, 77)] {
            let (mut a, mut b) = (vec![0; count], vec![0; count]);
            operands.pairs(5, first, &mut a, &mut b);
            for (case, pair) in (first..).zip(a.into_iter().zip(b)) {
                let [a, b] = operands.two(&mut CaseRng::new(5, case), Relation::of_case(5, case)[0]);
                assert_eq!(pair, (a, b), "case {case}");
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
