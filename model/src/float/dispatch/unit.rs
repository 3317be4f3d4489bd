// SPDX-License-Identifier: MIT
//! What an instruction set computes with.

use super::super::{F24Rounding, Float};

/// Numbers of the longest vector.
pub const MOST_LANES: usize = 16;

/// The vector registers of an instruction set, and the arithmetic that is not the same in all of them.
///
/// Numbers are held in the form that suits the set: as patterns where it computes in integers, in the place of an f32 where it
/// has units for f32. A value of an implementing type proves that the processor has the instructions.
pub trait Unit: Copy {
    /// As many numbers as are computed at once, in the form in which they are held.
    type Vector: Copy;
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

    /// The same number everywhere.
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

/// No instructions but those of the default target: one number at a time, which compilers put into vectors.
#[derive(Clone, Copy, Debug)]
pub(super) struct Portable;

impl Unit for Portable {
    type Vector = u32;
    const LANES: usize = 1;

    #[inline(always)]
    fn hold<const E: u32, const M: u32>(self, number: Float<E, M>) -> u32 {
        number.to_bits()
    }

    #[inline(always)]
    fn show<const E: u32, const M: u32>(self, held: u32) -> Float<E, M> {
        Float::from_bits(held)
    }

    #[inline(always)]
    fn hold_all<const E: u32, const M: u32>(self, numbers: &[Float<E, M>]) -> u32 {
        numbers[0].to_bits()
    }

    #[inline(always)]
    fn show_all<const E: u32, const M: u32>(self, held: u32, numbers: &mut [Float<E, M>]) {
        numbers[0] = Float::from_bits(held);
    }

    #[inline(always)]
    fn load(self, from: &[u32]) -> u32 {
        from[0]
    }

    #[inline(always)]
    fn store(self, vector: u32, to: &mut [u32]) {
        to[0] = vector;
    }

    #[inline(always)]
    fn negate<const E: u32, const M: u32>(self, a: u32, flips: bool) -> u32 {
        a ^ if flips { Float::<E, M>::SIGN_MASK } else { 0 }
    }

    #[inline(always)]
    fn mul<const E: u32, const M: u32>(self, a: u32, b: u32, rounding: F24Rounding) -> u32 {
        Float::<E, M>::from_bits(a).mul(Float::from_bits(b), rounding).to_bits()
    }

    #[inline(always)]
    fn add<const E: u32, const M: u32>(self, a: u32, b: u32, rounding: F24Rounding) -> u32 {
        Float::<E, M>::from_bits(a).add(Float::from_bits(b), rounding).to_bits()
    }
}
