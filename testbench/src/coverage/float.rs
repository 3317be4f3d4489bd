// SPDX-License-Identifier: MIT
//! Coverage of float blocks: classes of operands and results, alignment, normalisation, rounding.
//!
//! What a sum or a product does inside is computed here from the operands with wide integers, apart from the model.

use super::{Bin, Hits};
use crate::stimulus::float::Shape;

/// Classes of numbers, signs apart except for zeros.
pub const CLASSES: [&str; 8] =
    ["+0", "-0", "subnormal", "smallest binade", "normal", "largest binade", "infinity", "NaN"];
const CLASS_COUNT: usize = CLASSES.len();

/// What becomes of the bits below the last place.
const ROUNDINGS: [&str; 4] = ["exact", "below a tie", "tie", "above a tie"];

/// Classifies the numbers of a format.
#[derive(Clone, Debug)]
pub struct Classifier {
    shape: Shape,
    /// The class of a number with a mantissa that is not 0, by exponent field.
    by_exponent: Vec<u8>,
}

impl Classifier {
    /// For a format.
    pub fn new(shape: Shape) -> Self {
        let class = |exponent| match exponent {
            0 => 2,
            1 => 3,
            _ if exponent == shape.top_exponent() => 7,
            _ if exponent == shape.top_exponent() - 1 => 5,
            _ => 4,
        };
        Self { shape, by_exponent: (0..=shape.top_exponent()).map(class).collect() }
    }

    /// The class of a number, an index into [`CLASSES`].
    #[inline]
    pub fn class(&self, bits: u32) -> usize {
        let class = self.by_exponent[self.shape.exponent_of(bits) as usize];
        if bits & self.shape.mantissa() != 0 {
            return class.into();
        }
        match class {
            2 => usize::from(bits & self.shape.sign() != 0),
            7 => 6,
            class => class.into(),
        }
    }
}

/// The bins of the classes of `operands` operands together.
pub fn operand_bins(operands: &[&str]) -> Vec<Bin> {
    (0..CLASS_COUNT.pow(operands.len() as u32)).map(|bin| Bin::new(names(operands, bin))).collect()
}

fn names(operands: &[&str], mut bin: usize) -> String {
    let mut parts = Vec::new();
    for operand in operands {
        parts.push(format!("{operand} {}", CLASSES[bin % CLASS_COUNT]));
        bin /= CLASS_COUNT;
    }
    parts.join(", ")
}

/// The bin of operands among [`operand_bins`].
#[inline]
pub fn operand_bin(classifier: &Classifier, operands: &[u32]) -> usize {
    operands.iter().rev().fold(0, |bin, bits| bin * CLASS_COUNT + classifier.class(*bits))
}

/// What the sum of two numbers does inside, as bins.
#[derive(Clone, Debug)]
pub struct SumBins {
    shape: Shape,
    /// Distances of exponents that are told apart; the last one stands for all greater ones.
    distances: usize,
}

/// The bins of sums: for each of effective addition and subtraction the alignment, the place of the leading bit of the
/// result, and the bits below its last place.
impl SumBins {
    /// For a format.
    pub fn new(shape: Shape) -> Self {
        let most = (shape.top_exponent() - 2) as usize;
        Self { shape, distances: (shape.mantissa_bits as usize + 4).min(most) + 1 }
    }

    /// Places of the leading bit: one above that of the greater operand, the same, and each one below.
    fn shifts(&self) -> usize {
        self.shape.mantissa_bits as usize + 3
    }

    /// The bins, in the order of their numbers.
    pub fn bins(&self) -> Vec<Bin> {
        let mut bins = Vec::new();
        for subtract in [false, true] {
            let kind = if subtract { "subtraction" } else { "addition" };
            for distance in 0..self.distances {
                let more = if distance + 1 == self.distances { " or more" } else { "" };
                bins.push(Bin::new(format!("{kind}, exponents {distance}{more} apart")));
            }
            for shift in 0..self.shifts() {
                let name = match shift {
                    0 => format!("{kind}, carry out"),
                    _ => format!("{kind}, leading bit {} places down", shift - 1),
                };
                bins.push(match (subtract, shift) {
                    (true, 0) => Bin::unreachable(name, "a difference is not above its greater operand"),
                    (false, 2..) => Bin::unreachable(name, "a sum is not below its greater operand"),
                    _ => Bin::new(name),
                });
            }
            bins.push(match subtract {
                true => Bin::new("subtraction, result exactly 0"),
                false => {
                    Bin::unreachable("addition, result exactly 0", "normal numbers of one sign add to more than 0")
                }
            });
            for rounding in ROUNDINGS {
                bins.push(Bin::new(format!("{kind}, rounding: {rounding}")));
            }
        }
        bins
    }

    /// Marks the bins of a sum of two finite normal numbers; others have none.
    #[inline]
    pub fn cover(&self, a: u32, b: u32, base: usize, hits: &mut Hits) {
        let shape = self.shape;
        let (exponent_a, exponent_b) = (shape.exponent_of(a), shape.exponent_of(b));
        let normal = |exponent: u32| exponent != 0 && exponent != shape.top_exponent();
        if !normal(exponent_a) || !normal(exponent_b) {
            return;
        }
        let subtract = (a ^ b) & shape.sign() != 0;
        let base = base + if subtract { self.distances + self.shifts() + 1 + ROUNDINGS.len() } else { 0 };
        let (greater, less) = (exponent_a.max(exponent_b), exponent_a.min(exponent_b));
        let distance = greater - less;
        hits.mark(base + (distance as usize).min(self.distances - 1));
        // With more distance than this the lesser operand is all below the last place and never near a tie.
        let room = distance.min(shape.mantissa_bits + 4);
        let significand = |bits: u32, exponent: u32| {
            let value = i64::from(bits & shape.mantissa() | 1 << shape.mantissa_bits);
            if exponent == greater { value << room } else { value }
        };
        let (x, y) = (significand(a, exponent_a), significand(b, exponent_b));
        let sum = if subtract { (x - y).unsigned_abs() } else { (x + y).unsigned_abs() };
        let base = base + self.distances;
        if sum == 0 {
            hits.mark(base + self.shifts());
            return;
        }
        let leading = sum.ilog2();
        let shift = (shape.mantissa_bits + room + 1).saturating_sub(leading) as usize;
        hits.mark(base + shift.min(self.shifts() - 1));
        hits.mark(base + self.shifts() + 1 + rounding(sum, leading, shape.mantissa_bits));
    }
}

/// What the product of two numbers does inside, as bins: which of two places its leading bit has, and the bits below
/// its last place.
#[derive(Clone, Debug)]
pub struct ProductBins {
    shape: Shape,
}

impl ProductBins {
    /// For a format.
    pub fn new(shape: Shape) -> Self {
        Self { shape }
    }

    /// The bins, in the order of their numbers.
    pub fn bins(&self) -> Vec<Bin> {
        let below = ROUNDINGS.map(|rounding| Bin::new(format!("significands multiply to less than 2, {rounding}")));
        let above = ROUNDINGS.map(|rounding| Bin::new(format!("significands multiply to 2 or more, {rounding}")));
        below.into_iter().chain(above).collect()
    }

    /// Marks the bins of a product of two finite normal numbers; others have none.
    #[inline]
    pub fn cover(&self, a: u32, b: u32, base: usize, hits: &mut Hits) {
        let shape = self.shape;
        let normal = |bits: u32| {
            let exponent = shape.exponent_of(bits);
            exponent != 0 && exponent != shape.top_exponent()
        };
        if !normal(a) || !normal(b) {
            return;
        }
        let significand = |bits: u32| u64::from(bits & shape.mantissa() | 1 << shape.mantissa_bits);
        let product = significand(a) * significand(b);
        let leading = product.ilog2();
        let carry = (leading - 2 * shape.mantissa_bits) as usize;
        hits.mark(base + carry * ROUNDINGS.len() + rounding(product, leading, shape.mantissa_bits));
    }
}

/// What is below the last place of `value` when `mantissa_bits` bits stay behind its leading one: an index into
/// [`ROUNDINGS`].
#[inline]
fn rounding(value: u64, leading: u32, mantissa_bits: u32) -> usize {
    let dropped = leading.saturating_sub(mantissa_bits);
    let rest = value & ((1 << dropped) - 1);
    if rest == 0 {
        return 0;
    }
    let half = 1u64 << (dropped - 1);
    match rest.cmp(&half) {
        core::cmp::Ordering::Less => 1,
        core::cmp::Ordering::Equal => 2,
        core::cmp::Ordering::Greater => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hit(bins: &[Bin], hits: &Hits) -> Vec<String> {
        let marked = bins.iter().enumerate().filter(|(number, _)| hits.is_hit(*number));
        marked.map(|(_, bin)| bin.name.clone()).collect()
    }

    /// Sums by hand: 1 + 0.75 * 2^-16, 1 - (1 - 2^-17), 1 + 1.
    #[test]
    fn sums_by_hand() {
        let sums = SumBins::new(Shape::F24);
        let bins = sums.bins();
        let of = |a, b| {
            let mut hits = Hits::new(bins.len());
            sums.cover(a, b, 0, &mut hits);
            hit(&bins, &hits)
        };
        assert_eq!(
            of(0x3F0000, 0x2E8000),
            ["addition, exponents 17 apart", "addition, leading bit 0 places down", "addition, rounding: above a tie"]
        );
        assert_eq!(
            of(0x3F0000, 0xBEFFFF),
            [
                "subtraction, exponents 1 apart",
                "subtraction, leading bit 17 places down",
                "subtraction, rounding: exact"
            ]
        );
        assert_eq!(
            of(0x3F0000, 0x3F0000),
            ["addition, exponents 0 apart", "addition, carry out", "addition, rounding: exact"]
        );
        assert_eq!(of(0x3F0000, 0xBF0000), ["subtraction, exponents 0 apart", "subtraction, result exactly 0"]);
        assert!(of(0x3F0000, 0x7F0000).is_empty());
    }

    /// The tie of numbers.md#rounding-and-range: 0x3D5555 times 3.
    #[test]
    fn products_by_hand() {
        let products = ProductBins::new(Shape::F24);
        let bins = products.bins();
        let mut hits = Hits::new(bins.len());
        products.cover(0x3D5555, 0x408000, 0, &mut hits);
        assert_eq!(hit(&bins, &hits), ["significands multiply to less than 2, tie"]);
    }

    #[test]
    fn classes_by_hand() {
        let classifier = Classifier::new(Shape::F24);
        let numbers = [0, 0x800000, 0x80FFFF, 0x010000, 0x3F0000, 0x7E0001, 0xFF0000, 0x7F8000];
        assert_eq!(numbers.map(|bits| classifier.class(bits)), [0, 1, 2, 3, 4, 5, 6, 7]);
    }
}
