// SPDX-License-Identifier: MIT
//! `RSQ` and `LG2` of many float24 numbers, in the host's f64 and without branches, so that they run in vector registers.
//!
//! The results of the two are exact, rounded once: an f64 lies on the same side of every boundary as what it stands for. The
//! tests try all operands.

use super::lg2::{FRACTION_BITS, log2_fraction};
use super::{F24, F24Rounding, Kernel, Lanes, Unit};
use std::sync::LazyLock;

/// Numbers that are computed together.
const CHUNK: usize = 64;

const MANTISSA_BITS: u32 = F24::HIDDEN_BIT.trailing_zeros();

/// Significands of a number, and of a part of the table of [`Logarithms`].
const PART: usize = 1 << MANTISSA_BITS;

/// log2 of every significand in [1, 2), and then the same less 1: next to 1.0 that difference keeps its digits.
type Logarithms = [f64; 2 * PART];

/// The table of [`Logarithms`], which is made when it is first asked for.
fn logarithms() -> &'static Logarithms {
    static TABLE: LazyLock<Box<Logarithms>> = LazyLock::new(|| {
        let mut table = Box::new([0.0; 2 * PART]);
        const WHOLE: i64 = 1 << FRACTION_BITS;
        for mantissa in 0..PART {
            let fraction = log2_fraction((1 << 63) | (mantissa as u64) << (63 - MANTISSA_BITS));
            // The division by a power of two is exact.
            table[mantissa] = fraction as f64 / WHOLE as f64;
            table[PART + mantissa] = (fraction - WHOLE) as f64 / WHOLE as f64;
        }
        table
    });
    &TABLE
}

/// A function of one number.
trait Function: Copy {
    /// The function of any number, with one way of rounding.
    fn of<const NEAREST: bool>(self, a: F24) -> F24;
}

/// The rounding that a constant stands for.
const fn rounding<const NEAREST: bool>() -> F24Rounding {
    if NEAREST { F24Rounding::NearestEven } else { F24Rounding::TowardZero }
}

#[derive(Clone, Copy)]
struct Rsq;

impl Function for Rsq {
    #[inline(always)]
    fn of<const NEAREST: bool>(self, a: F24) -> F24 {
        let root = a.rsq_of_normal(rounding::<NEAREST>());
        let positive = if a.to_bits() == F24::INFINITY.to_bits() { F24::ZERO } else { root };
        let nonzero = if a.to_bits() > F24::INFINITY.to_bits() { F24::NAN } else { positive };
        if a.magnitude() < F24::HIDDEN_BIT { F24::INFINITY } else { nonzero }
    }
}

#[derive(Clone, Copy)]
struct Lg2(&'static Logarithms);

impl Function for Lg2 {
    #[inline(always)]
    fn of<const NEAREST: bool>(self, a: F24) -> F24 {
        let exponent = (a.magnitude() >> MANTISSA_BITS) as i32 - F24::BIAS;
        let below_one = exponent == -1;
        let part = if below_one { PART } else { 0 };
        let fraction = self.0[part | (a.to_bits() & F24::MANTISSA_MASK) as usize];
        let logarithm = f64::from(if below_one { 0 } else { exponent }) + fraction;
        let sign = if logarithm < 0.0 { F24::SIGN_MASK } else { 0 };
        let rounded = F24::cut_f64(logarithm.abs().to_bits(), rounding::<NEAREST>()).to_bits();
        let finite = if a.to_bits() == F24::ONE.to_bits() { 0 } else { sign | rounded };
        let positive = if a.to_bits() == F24::INFINITY.to_bits() { a.to_bits() } else { finite };
        let nonzero = if a.to_bits() > F24::INFINITY.to_bits() { F24::NAN.to_bits() } else { positive };
        F24::from_bits(if a.magnitude() < F24::HIDDEN_BIT { F24::NEG_INFINITY.to_bits() } else { nonzero })
    }
}

/// The loop over the elements.
struct All<'a, F, const NEAREST: bool> {
    function: F,
    operands: &'a [F24],
    out: &'a mut [F24],
}

impl<F: Function, const NEAREST: bool> Kernel for All<'_, F, NEAREST> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, _: U) {
        let (chunks, rest) = self.out.as_chunks_mut::<CHUNK>();
        let (operands, last) = self.operands.as_chunks::<CHUNK>();
        // A loop of a known length becomes vectors.
        for (operands, out) in operands.iter().zip(chunks) {
            for i in 0..CHUNK {
                out[i] = self.function.of::<NEAREST>(operands[i]);
            }
        }
        for (operand, out) in last.iter().zip(rest) {
            *out = self.function.of::<NEAREST>(*operand);
        }
    }
}

impl Lanes {
    #[inline(always)]
    fn at_once(self, function: impl Function, operands: &[F24], rounding: F24Rounding, out: &mut [F24]) {
        assert!(operands.len() == out.len(), "slices differ in length");
        match rounding {
            F24Rounding::TowardZero => self.run(All::<_, false> { function, operands, out }),
            F24Rounding::NearestEven => self.run(All::<_, true> { function, operands, out }),
        }
    }

    /// `out[i] = 1 / sqrt(a[i])`, as [`F24::rsq`].
    ///
    /// # Panics
    /// If the slices differ in length.
    pub fn rsq_at_once(self, a: &[F24], rounding: F24Rounding, out: &mut [F24]) {
        self.at_once(Rsq, a, rounding, out);
    }

    /// `out[i] = log2(a[i])`, as [`F24::lg2`].
    ///
    /// # Panics
    /// If the slices differ in length.
    pub fn lg2_at_once(self, a: &[F24], rounding: F24Rounding, out: &mut [F24]) {
        self.at_once(Lg2(logarithms()), a, rounding, out);
    }
}
