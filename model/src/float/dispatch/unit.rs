// SPDX-License-Identifier: MIT
//! What an instruction set computes with.

use super::super::{Comparison, F24Rounding, Float};
use super::octet::Octet;

/// Numbers of the longest vector.
pub const MOST_LANES: usize = 16;

/// The methods of a [`Unit`] with units for f32 that are functions of its module, which know how they round.
macro_rules! by_rounding {
    ($vector:ty: $($name:ident($($wild:ident)?)),*) => {
        $(
            #[inline(always)]
            fn $name<const E: u32, const M: u32>(
                self,
                a: $vector,
                b: $vector,
                rounding: F24Rounding,
                $($wild: &mut $vector,)?
            ) -> $vector {
                // SAFETY: `self` proves the instructions.
                unsafe {
                    match rounding {
                        F24Rounding::TowardZero => $name::<E, M, false>(a, b, $($wild)?),
                        F24Rounding::NearestEven => $name::<E, M, true>(a, b, $($wild)?),
                    }
                }
            }
        )*

        #[inline(always)]
        fn mul_four<const E: u32, const M: u32>(self, a: $vector, b: $vector, rounding: F24Rounding) -> $vector {
            self.mul::<E, M>(a, b, rounding)
        }

        #[inline(always)]
        fn add_four<const E: u32, const M: u32>(self, a: $vector, b: $vector, rounding: F24Rounding) -> $vector {
            self.add::<E, M>(a, b, rounding)
        }
    };
}
#[cfg(target_arch = "x86_64")]
pub(super) use by_rounding;

/// The vector registers of an instruction set, and the arithmetic that is not the same in all of them.
///
/// Numbers are held in the form that suits the set: as patterns where it computes in integers, in the place of an f32 where it
/// has units for f32. A value of an implementing type proves that the processor has the instructions.
pub trait Unit: Copy + Octet {
    /// As many numbers as are computed at once, in the form in which they are held.
    type Vector: Copy;
    /// Which numbers are wild: infinite, NaN, or subnormal but not zero. The others are tame.
    type Wild: Copy;
    /// A yes or a no for each number of a vector.
    type Which: Copy;
    /// Four numbers in that form: what the components of a shader register are computed in.
    type Four: Copy;
    /// Numbers in a vector.
    const LANES: usize;

    /// The form in which a number is held.
    fn hold<const E: u32, const M: u32>(self, number: Float<E, M>) -> u32;

    /// The number that is held.
    fn show<const E: u32, const M: u32>(self, held: u32) -> Float<E, M>;

    /// The first [`LANES`](Self::LANES) numbers of a slice, held.
    ///
    /// # Panics
    /// If it has fewer.
    fn hold_all<const E: u32, const M: u32>(self, numbers: &[Float<E, M>]) -> Self::Vector;

    /// Writes the numbers that are held over the first ones of a slice.
    ///
    /// # Panics
    /// If it has fewer.
    fn show_all<const E: u32, const M: u32>(self, held: Self::Vector, numbers: &mut [Float<E, M>]);

    /// The first [`LANES`](Self::LANES) of a slice of numbers that are held.
    ///
    /// # Panics
    /// If it has fewer.
    fn load(self, from: &[u32]) -> Self::Vector;

    /// Writes the numbers over the first ones of a slice.
    ///
    /// # Panics
    /// If it has fewer.
    fn store(self, vector: Self::Vector, to: &mut [u32]);

    /// The numbers with their signs changed, if `flips`.
    fn negate<const E: u32, const M: u32>(self, a: Self::Vector, flips: bool) -> Self::Vector;

    /// [`Float::mul`] of each pair.
    fn mul<const E: u32, const M: u32>(self, a: Self::Vector, b: Self::Vector, rounding: F24Rounding) -> Self::Vector;

    /// [`Float::add`] of each pair.
    fn add<const E: u32, const M: u32>(self, a: Self::Vector, b: Self::Vector, rounding: F24Rounding) -> Self::Vector;

    /// The numbers that `select` names by their places among four, held, with their signs changed if `flips`.
    fn four<const E: u32, const M: u32>(self, numbers: &[Float<E, M>; 4], select: [u8; 4], flips: bool) -> Self::Four;

    /// The numbers that are held.
    fn show_four<const E: u32, const M: u32>(self, held: Self::Four) -> [Float<E, M>; 4];

    /// Each but the last number at the place before its own.
    fn next_of_four(self, held: Self::Four) -> Self::Four;

    /// [`Float::mul`] of each pair.
    fn mul_four<const E: u32, const M: u32>(self, a: Self::Four, b: Self::Four, rounding: F24Rounding) -> Self::Four;

    /// [`Float::add`] of each pair.
    fn add_four<const E: u32, const M: u32>(self, a: Self::Four, b: Self::Four, rounding: F24Rounding) -> Self::Four;

    /// The sum of the first `count` numbers, at least two, from left to right, at the first place.
    #[inline(always)]
    fn sum_of_four<const E: u32, const M: u32>(
        self,
        numbers: Self::Four,
        count: usize,
        rounding: F24Rounding,
    ) -> Self::Four {
        let mut next = self.next_of_four(numbers);
        let mut sum = self.add_four::<E, M>(numbers, next, rounding);
        for _ in 2..count {
            next = self.next_of_four(next);
            sum = self.add_four::<E, M>(sum, next, rounding);
        }
        sum
    }

    /// The note that no number is wild.
    fn not_wild(self) -> Self::Wild;

    /// Whether any number is noted as wild.
    fn any_wild<const E: u32, const M: u32>(self, wild: Self::Wild) -> bool;

    /// Notes which numbers are wild.
    fn note_wild<const E: u32, const M: u32>(self, a: Self::Vector, wild: &mut Self::Wild);

    /// Where the first number is greater than the second, or equal if that counts; nowhere with a NaN.
    fn compare<const E: u32, const M: u32>(self, a: Self::Vector, b: Self::Vector, or_equal: bool) -> Self::Which;

    /// Yes where a bit is set: the lowest one is that of the first number.
    fn which(self, bits: u32) -> Self::Which;

    /// The bits of [`which`](Self::which).
    fn bits(self, which: Self::Which) -> u32;

    /// One of two numbers.
    fn pick(self, which: Self::Which, yes: Self::Vector, no: Self::Vector) -> Self::Vector;

    /// One of four numbers everywhere.
    fn spread<const E: u32, const M: u32>(self, held: Self::Four, place: usize) -> Self::Vector;

    /// Whether four numbers are tame.
    fn is_tame<const E: u32, const M: u32>(self, held: Self::Four) -> bool;

    /// [`mul`](Self::mul) of tame numbers. Notes products that are wild: those of the pairs they belong to are wrong.
    #[inline(always)]
    fn mul_tame<const E: u32, const M: u32>(
        self,
        a: Self::Vector,
        b: Self::Vector,
        rounding: F24Rounding,
        wild: &mut Self::Wild,
    ) -> Self::Vector {
        let product = self.mul::<E, M>(a, b, rounding);
        self.note_wild::<E, M>(product, wild);
        product
    }

    /// [`add`](Self::add) of tame numbers, likewise.
    #[inline(always)]
    fn add_tame<const E: u32, const M: u32>(
        self,
        a: Self::Vector,
        b: Self::Vector,
        rounding: F24Rounding,
        wild: &mut Self::Wild,
    ) -> Self::Vector {
        let sum = self.add::<E, M>(a, b, rounding);
        self.note_wild::<E, M>(sum, wild);
        sum
    }

    /// [`mad`](Self::mad) of tame numbers, likewise.
    #[inline(always)]
    fn mad_tame<const E: u32, const M: u32>(
        self,
        a: Self::Vector,
        b: Self::Vector,
        c: Self::Vector,
        rounding: F24Rounding,
        wild: &mut Self::Wild,
    ) -> Self::Vector {
        let product = self.mul_tame::<E, M>(a, b, rounding, wild);
        self.add_tame::<E, M>(product, c, rounding, wild)
    }

    /// A vector with one number at all places.
    #[inline(always)]
    fn all<const E: u32, const M: u32>(self, number: Float<E, M>) -> Self::Vector {
        self.hold_all(&[number; MOST_LANES])
    }

    /// [`Float::mad`] of each triple.
    #[inline(always)]
    fn mad<const E: u32, const M: u32>(
        self,
        a: Self::Vector,
        b: Self::Vector,
        c: Self::Vector,
        rounding: F24Rounding,
    ) -> Self::Vector {
        self.add::<E, M>(self.mul::<E, M>(a, b, rounding), c, rounding)
    }

    /// The sum of three or four rounded products, which a tree adds in pairs, as [`Float::dp4`] does.
    #[inline(always)]
    fn dot<const N: usize, const E: u32, const M: u32>(
        self,
        a: [Self::Vector; N],
        b: [Self::Vector; N],
        is_tree: bool,
        rounding: F24Rounding,
    ) -> Self::Vector {
        // No closures: what is in them is not compiled for the instruction set.
        let mut products = a;
        for n in 0..N {
            products[n] = self.mul::<E, M>(a[n], b[n], rounding);
        }
        let left = self.add::<E, M>(products[0], products[1], rounding);
        if is_tree && N == 4 {
            return self.add::<E, M>(left, self.add::<E, M>(products[2], products[3], rounding), rounding);
        }
        let mut sum = left;
        for product in &products[2..] {
            sum = self.add::<E, M>(sum, *product, rounding);
        }
        sum
    }
}

/// No instructions but those of the default target: loops that compilers put into vectors.
#[derive(Clone, Copy, Debug)]
pub(super) struct Portable;

impl Unit for Portable {
    type Vector = [u32; MOST_LANES];
    /// Whether any number is wild.
    type Wild = bool;
    /// Masks.
    type Which = [u32; MOST_LANES];
    type Four = [u32; 4];
    const LANES: usize = MOST_LANES;

    #[inline(always)]
    fn hold<const E: u32, const M: u32>(self, number: Float<E, M>) -> u32 {
        number.to_bits()
    }

    #[inline(always)]
    fn show<const E: u32, const M: u32>(self, held: u32) -> Float<E, M> {
        Float::from_bits(held)
    }

    #[inline(always)]
    fn hold_all<const E: u32, const M: u32>(self, numbers: &[Float<E, M>]) -> Self::Vector {
        let mut held = [0; MOST_LANES];
        for (held, number) in held.iter_mut().zip(&numbers[..MOST_LANES]) {
            *held = number.to_bits();
        }
        held
    }

    #[inline(always)]
    fn show_all<const E: u32, const M: u32>(self, held: Self::Vector, numbers: &mut [Float<E, M>]) {
        for (held, number) in held.iter().zip(&mut numbers[..MOST_LANES]) {
            *number = Float::from_bits(*held);
        }
    }

    #[inline(always)]
    fn load(self, from: &[u32]) -> Self::Vector {
        let mut vector = [0; MOST_LANES];
        vector.copy_from_slice(&from[..MOST_LANES]);
        vector
    }

    #[inline(always)]
    fn store(self, vector: Self::Vector, to: &mut [u32]) {
        to[..MOST_LANES].copy_from_slice(&vector);
    }

    #[inline(always)]
    fn negate<const E: u32, const M: u32>(self, mut a: Self::Vector, flips: bool) -> Self::Vector {
        let sign = if flips { Float::<E, M>::SIGN_MASK } else { 0 };
        a.iter_mut().for_each(|a| *a ^= sign);
        a
    }

    #[inline(always)]
    fn four<const E: u32, const M: u32>(self, numbers: &[Float<E, M>; 4], select: [u8; 4], flips: bool) -> [u32; 4] {
        let sign = if flips { Float::<E, M>::SIGN_MASK } else { 0 };
        select.map(|place| numbers[usize::from(place & 3)].to_bits() ^ sign)
    }

    #[inline(always)]
    fn show_four<const E: u32, const M: u32>(self, held: [u32; 4]) -> [Float<E, M>; 4] {
        held.map(Float::from_bits)
    }

    #[inline(always)]
    fn not_wild(self) -> bool {
        false
    }

    #[inline(always)]
    fn any_wild<const E: u32, const M: u32>(self, wild: bool) -> bool {
        wild
    }

    #[inline(always)]
    fn compare<const E: u32, const M: u32>(
        self,
        mut a: Self::Vector,
        b: Self::Vector,
        or_equal: bool,
    ) -> [u32; MOST_LANES] {
        let comparison = if or_equal { Comparison::Ge } else { Comparison::Gt };
        for (a, b) in a.iter_mut().zip(b) {
            *a = if Float::<E, M>::from_bits(*a).cmp(comparison, Float::from_bits(b)) { u32::MAX } else { 0 };
        }
        a
    }

    #[inline(always)]
    fn which(self, bits: u32) -> [u32; MOST_LANES] {
        let mut which = [0; MOST_LANES];
        for (place, which) in which.iter_mut().enumerate() {
            *which = if bits >> place & 1 != 0 { u32::MAX } else { 0 };
        }
        which
    }

    #[inline(always)]
    fn bits(self, which: [u32; MOST_LANES]) -> u32 {
        let mut bits = 0;
        for (place, which) in which.iter().enumerate() {
            bits |= which & 1 << place;
        }
        bits
    }

    #[inline(always)]
    fn pick(self, which: [u32; MOST_LANES], yes: Self::Vector, mut no: Self::Vector) -> Self::Vector {
        for ((no, yes), which) in no.iter_mut().zip(yes).zip(which) {
            *no = yes & which | *no & !which;
        }
        no
    }

    #[inline(always)]
    fn spread<const E: u32, const M: u32>(self, held: [u32; 4], place: usize) -> Self::Vector {
        [held[place & 3]; MOST_LANES]
    }

    /// No numbers are tame: all count as wild here.
    #[inline(always)]
    fn is_tame<const E: u32, const M: u32>(self, _: [u32; 4]) -> bool {
        false
    }

    /// Nothing is gained by tame numbers here: all count as wild.
    #[inline(always)]
    fn note_wild<const E: u32, const M: u32>(self, _: Self::Vector, wild: &mut bool) {
        *wild = true;
    }

    #[inline(always)]
    fn next_of_four(self, [_, b, c, d]: [u32; 4]) -> [u32; 4] {
        [b, c, d, d]
    }

    #[inline(always)]
    fn mul_four<const E: u32, const M: u32>(self, a: [u32; 4], b: [u32; 4], rounding: F24Rounding) -> [u32; 4] {
        let mut products = a;
        for (a, b) in products.iter_mut().zip(b) {
            *a = Float::<E, M>::from_bits(*a).mul(Float::from_bits(b), rounding).to_bits();
        }
        products
    }

    #[inline(always)]
    fn add_four<const E: u32, const M: u32>(self, a: [u32; 4], b: [u32; 4], rounding: F24Rounding) -> [u32; 4] {
        let mut sums = a;
        for (a, b) in sums.iter_mut().zip(b) {
            *a = Float::<E, M>::from_bits(*a).add(Float::from_bits(b), rounding).to_bits();
        }
        sums
    }

    #[inline(always)]
    fn mul<const E: u32, const M: u32>(
        self,
        mut a: Self::Vector,
        b: Self::Vector,
        rounding: F24Rounding,
    ) -> Self::Vector {
        for (a, b) in a.iter_mut().zip(b) {
            *a = Float::<E, M>::from_bits(*a).mul(Float::from_bits(b), rounding).to_bits();
        }
        a
    }

    #[inline(always)]
    fn add<const E: u32, const M: u32>(
        self,
        mut a: Self::Vector,
        b: Self::Vector,
        rounding: F24Rounding,
    ) -> Self::Vector {
        for (a, b) in a.iter_mut().zip(b) {
            *a = Float::<E, M>::from_bits(*a).add(Float::from_bits(b), rounding).to_bits();
        }
        a
    }
}
