// SPDX-License-Identifier: MIT
//! Eight quotients at once, estimated in f64.
//!
//! An estimate is a product of an integer and the reciprocal of another one, with a relative error below 2^-50. Beside
//! each result stands whether it could be another one with that error.

use super::unit::Portable;
use crate::float::F24;

/// Bits of an f64 below the mantissa of float24.
const TAIL_BITS: u32 = 52 - 16;
/// 2^-50 of a number of f64, in units of its last place; doubled, to be on the safe side.
const UNCERTAIN: u64 = 8;
/// The sign of an f64.
const SIGN: u64 = 1 << 63;
const TAIL: u64 = (1 << TAIL_BITS) - 1;
/// The least magnitude that is not near an end of the range of float24: a place away, so that a result that is settled
/// later is in the range too. And how many there are.
const LOWEST: u64 = F24::MIN_POSITIVE.to_bits() as u64 + 1;
const PLACES: u64 = F24::MAX.to_bits() as u64 - LOWEST;
const SIGN_24: u32 = F24::ZERO.negate().to_bits();
/// Fraction bits of an estimated colour.
const COLOR_FRACTION: u32 = 16;

/// A number of f64 whose last bit is 2^-`fraction`: added to a smaller one, it makes its low bits a fixed-point number.
pub const fn fixed_point(fraction: u32) -> f64 {
    1.5 * (1u64 << (52 - fraction)) as f64
}

/// Where the result steps: at the float24 numbers themselves or, to nearest, half way between them.
const fn step(nearest: bool) -> u64 {
    if nearest { 1 << (TAIL_BITS - 1) } else { 0 }
}

/// Lanes of eight, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Doubts {
    /// The quotient is so close to where the result steps that it could be on either side.
    pub near: u8,
    /// The result is at or outside of the ends of the range of float24.
    pub outside: u8,
}

/// The quotients of an instruction set. The methods have the same results in all of them.
pub trait Octet: Copy {
    /// `numerators[n] * reciprocals[n]` as the bits of f64.
    #[inline(always)]
    fn estimates(self, numerators: &[i64; 8], reciprocals: &[f64; 8]) -> [u64; 8] {
        let mut estimates = [0; 8];
        for lane in 0..8 {
            estimates[lane] = (numerators[lane] as f64 * reciprocals[lane]).to_bits();
        }
        estimates
    }

    /// Estimates in float24, whose exponents and mantissas `bias` is taken from.
    #[inline(always)]
    fn quotients<const NEAREST: bool>(self, estimates: &[u64; 8], bias: u64, results: &mut [F24; 8]) -> Doubts {
        let mut doubts = Doubts::default();
        for lane in 0..8 {
            let bits = estimates[lane];
            let distance = bits.wrapping_add(UNCERTAIN).wrapping_sub(step(NEAREST)) & TAIL;
            let rounded = if NEAREST { bits.wrapping_add(step(true)) } else { bits };
            let magnitude = ((rounded & !SIGN) >> TAIL_BITS).wrapping_sub(bias);
            doubts.near |= u8::from(distance < 2 * UNCERTAIN) << lane;
            doubts.outside |= u8::from(magnitude.wrapping_sub(LOWEST) >= PLACES) << lane;
            let sign = (bits >> 63) as u32 * SIGN_24;
            results[lane] = F24::from_bits(sign | magnitude as u32);
        }
        doubts
    }

    /// The results again in those of the `lanes` whose estimates are so close to a number at which the result steps that
    /// they could be on either side: the side comes from exact integers.
    ///
    /// The difference between the numerator and the step times the denominator, brought to a common scale, is computed
    /// modulo 2^64. It is below 2^-48 of either term: these have less than 2^82, so it is exact.
    #[inline(always)]
    fn settle<const NEAREST: bool>(
        self,
        numerators: &[i64; 8],
        denominators: &[i64; 8],
        estimates: &[u64; 8],
        bias: u64,
        lanes: u8,
        results: &mut [F24; 8],
    ) {
        let mut settled = [0; 8];
        for lane in 0..8 {
            // The number at the step or, to nearest, the one below the step half way to the next.
            let below = (estimates[lane] & !SIGN).wrapping_sub(step(NEAREST)).wrapping_add(UNCERTAIN) >> TAIL_BITS;
            // The step is significand * 2^exponent.
            let (significand, exponent) = (below & 0xFFFF | 0x1_0000, (below >> 16) as i64 - 1023 - 16);
            let (significand, exponent) =
                if NEAREST { (2 * significand + 1, exponent - 1) } else { (significand, exponent) };
            let numerator = shifted(numerators[lane].unsigned_abs(), -exponent);
            let step = shifted(significand.wrapping_mul(denominators[lane] as u64), exponent);
            let difference = numerator.wrapping_sub(step) as i64;
            settled[lane] = match NEAREST {
                // The even one of the two, if the quotient is half way.
                true => below.wrapping_add(if difference == 0 { below & 1 } else { u64::from(difference > 0) }),
                false => below.wrapping_sub(u64::from(difference < 0)),
            };
        }
        for lane in 0..8 {
            let sign = results[lane].to_bits() & SIGN_24;
            let settled = F24::from_bits(sign | settled[lane].wrapping_sub(bias) as u32);
            results[lane] = if lanes >> lane & 1 != 0 { settled } else { results[lane] };
        }
    }

    /// floor(estimate * factor + 1/2), limited to 0 to 255, and the lanes that could be others.
    #[inline(always)]
    fn colors(self, numerators: &[i64; 8], reciprocals: &[f64; 8], factor: f64, results: &mut [u32; 8]) -> u8 {
        let mut near = 0;
        for lane in 0..8 {
            let estimate = numerators[lane] as f64 * reciprocals[lane] * factor + 0.5;
            // Half a unit away from where the limited result steps.
            let limited = if estimate > 0.5 { estimate } else { 0.5 };
            let limited = if limited < 255.5 { limited } else { 255.5 };
            let fixed = (limited + fixed_point(COLOR_FRACTION)).to_bits();
            near |= u8::from(fixed.wrapping_add(1) & ((1 << COLOR_FRACTION) - 1) <= 2) << lane;
            results[lane] = (fixed >> COLOR_FRACTION) as u32 & 0xFF;
        }
        near
    }
}

/// x * 2^places modulo 2^64, or x if that is less.
#[inline(always)]
const fn shifted(x: u64, places: i64) -> u64 {
    match places {
        ..0 => x,
        0..64 => x << places,
        _ => 0,
    }
}

impl Octet for Portable {}

#[cfg(target_arch = "x86_64")]
impl Octet for super::avx2::Avx2 {}

#[cfg(target_arch = "x86_64")]
mod avx512 {
    use super::super::avx512::Avx512;
    use super::*;
    use core::arch::x86_64::*;

    impl Octet for Avx512 {
        #[inline(always)]
        fn estimates(self, numerators: &[i64; 8], reciprocals: &[f64; 8]) -> [u64; 8] {
            let mut estimates = [0; 8];
            // SAFETY: each pointer is to eight numbers of 64 bits; `self` proves the instructions.
            unsafe {
                let products = _mm512_mul_pd(in_f64(numerators), _mm512_loadu_pd(reciprocals.as_ptr()));
                _mm512_storeu_pd(estimates.as_mut_ptr().cast(), products);
            }
            estimates
        }

        #[inline(always)]
        fn quotients<const NEAREST: bool>(self, estimates: &[u64; 8], bias: u64, results: &mut [F24; 8]) -> Doubts {
            // SAFETY: eight numbers of 64 bits are read and eight patterns written; `self` proves the instructions.
            unsafe {
                let bits = _mm512_loadu_si512(estimates.as_ptr().cast());
                let moved = _mm512_add_epi64(bits, all(UNCERTAIN.wrapping_sub(step(NEAREST))));
                let distance = _mm512_and_si512(moved, all(TAIL));
                let rounded = if NEAREST { _mm512_add_epi64(bits, all(step(true))) } else { bits };
                let magnitude = _mm512_srli_epi64::<TAIL_BITS>(_mm512_andnot_si512(all(SIGN), rounded));
                let magnitude = _mm512_sub_epi64(magnitude, all(bias));
                let sign = _mm512_and_si512(_mm512_srli_epi64::<40>(bits), all(SIGN_24.into()));
                let pattern = _mm512_and_si512(_mm512_or_si512(sign, magnitude), all(0xFF_FFFF));
                let patterns = _mm512_cvtepi64_epi32(pattern);
                _mm256_storeu_si256(results.as_mut_ptr().cast(), patterns);
                Doubts {
                    near: _mm512_cmplt_epu64_mask(distance, all(2 * UNCERTAIN)),
                    outside: _mm512_cmpge_epu64_mask(_mm512_sub_epi64(magnitude, all(LOWEST)), all(PLACES)),
                }
            }
        }

        #[inline(always)]
        fn settle<const NEAREST: bool>(
            self,
            numerators: &[i64; 8],
            denominators: &[i64; 8],
            estimates: &[u64; 8],
            bias: u64,
            lanes: u8,
            results: &mut [F24; 8],
        ) {
            // SAFETY: eight numbers are read from each place, and eight patterns written; `self` proves the instructions.
            unsafe {
                let [numerators, denominators] =
                    [numerators, denominators].map(|numbers| _mm512_loadu_si512(numbers.as_ptr().cast()));
                let bits = _mm512_loadu_si512(estimates.as_ptr().cast());
                let moved =
                    _mm512_add_epi64(_mm512_andnot_si512(all(SIGN), bits), all(UNCERTAIN.wrapping_sub(step(NEAREST))));
                let below = _mm512_srli_epi64::<TAIL_BITS>(moved);
                let significand = _mm512_or_si512(_mm512_and_si512(below, all(0xFFFF)), all(0x1_0000));
                let exponent = _mm512_sub_epi64(_mm512_srli_epi64::<16>(below), all(1023 + 16));
                let (significand, exponent) = if NEAREST {
                    let doubled = _mm512_add_epi64(significand, significand);
                    (_mm512_or_si512(doubled, all(1)), _mm512_sub_epi64(exponent, all(1)))
                } else {
                    (significand, exponent)
                };
                let zero = _mm512_setzero_si512();
                let down = _mm512_max_epi64(_mm512_sub_epi64(zero, exponent), zero);
                let numerator = _mm512_sllv_epi64(_mm512_abs_epi64(numerators), down);
                let step = _mm512_mullo_epi64(significand, denominators);
                let step = _mm512_sllv_epi64(step, _mm512_max_epi64(exponent, zero));
                let difference = _mm512_sub_epi64(numerator, step);
                let settled = if NEAREST {
                    let above = _mm512_mask_add_epi64(below, _mm512_cmpgt_epi64_mask(difference, zero), below, all(1));
                    let even = _mm512_add_epi64(below, _mm512_and_si512(below, all(1)));
                    _mm512_mask_mov_epi64(above, _mm512_cmpeq_epi64_mask(difference, zero), even)
                } else {
                    _mm512_add_epi64(below, _mm512_srai_epi64::<63>(difference))
                };
                let sign = _mm512_and_si512(_mm512_srli_epi64::<40>(bits), all(SIGN_24.into()));
                let pattern = _mm512_or_si512(sign, _mm512_sub_epi64(settled, all(bias)));
                let patterns = _mm512_cvtepi64_epi32(_mm512_and_si512(pattern, all(0xFF_FFFF)));
                _mm256_mask_storeu_epi32(results.as_mut_ptr().cast(), lanes, patterns);
            }
        }

        #[inline(always)]
        fn colors(self, numerators: &[i64; 8], reciprocals: &[f64; 8], factor: f64, results: &mut [u32; 8]) -> u8 {
            // SAFETY: eight numbers of 64 bits are read and eight of 32 written; `self` proves the instructions.
            unsafe {
                let quotients = _mm512_mul_pd(in_f64(numerators), _mm512_loadu_pd(reciprocals.as_ptr()));
                let estimate = _mm512_add_pd(_mm512_mul_pd(quotients, _mm512_set1_pd(factor)), _mm512_set1_pd(0.5));
                // A NaN becomes the second operand.
                let limited = _mm512_max_pd(estimate, _mm512_set1_pd(0.5));
                let limited = _mm512_min_pd(limited, _mm512_set1_pd(255.5));
                let fixed = _mm512_castpd_si512(_mm512_add_pd(limited, _mm512_set1_pd(fixed_point(COLOR_FRACTION))));
                let fraction = _mm512_and_si512(_mm512_add_epi64(fixed, all(1)), all((1 << COLOR_FRACTION) - 1));
                let colors = _mm512_and_si512(_mm512_srli_epi64::<COLOR_FRACTION>(fixed), all(0xFF));
                _mm256_storeu_si256(results.as_mut_ptr().cast(), _mm512_cvtepi64_epi32(colors));
                _mm512_cmple_epu64_mask(fraction, all(2))
            }
        }
    }

    /// The numbers in f64, rounded.
    ///
    /// # Safety
    /// The processor has AVX-512 F and DQ.
    #[inline(always)]
    unsafe fn in_f64(numbers: &[i64; 8]) -> __m512d {
        // SAFETY: eight numbers are read; the caller has the instructions.
        unsafe { _mm512_cvtepi64_pd(_mm512_loadu_si512(numbers.as_ptr().cast())) }
    }

    /// # Safety
    /// The processor has AVX-512 F.
    #[inline(always)]
    unsafe fn all(number: u64) -> __m512i {
        // SAFETY: the caller has the instruction.
        unsafe { _mm512_set1_epi64(number as i64) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::{F24Rounding, Kernel, Lanes, Unit};

    /// Everything that an instruction set gives for eight quotients.
    struct All<'a> {
        numerators: &'a [i64; 8],
        denominators: &'a [i64; 8],
        bias: u64,
    }

    type Results = ([u64; 8], [[F24; 8]; 4], [Doubts; 2], [u32; 8], u8);

    impl Kernel for All<'_> {
        type Output = Results;

        #[inline(always)]
        fn run<U: Unit>(self, unit: U) -> Results {
            let All { numerators, denominators, bias } = self;
            let reciprocals = denominators.map(|denominator| 1.0 / denominator as f64);
            let estimates = unit.estimates(numerators, &reciprocals);
            let mut results = [[F24::ZERO; 8]; 4];
            let [cut, nearest, settled_cut, settled_nearest] = &mut results;
            let doubts =
                [unit.quotients::<false>(&estimates, bias, cut), unit.quotients::<true>(&estimates, bias, nearest)];
            (*settled_cut, *settled_nearest) = (*cut, *nearest);
            unit.settle::<false>(numerators, denominators, &estimates, bias, doubts[0].near, settled_cut);
            unit.settle::<true>(numerators, denominators, &estimates, bias, doubts[1].near, settled_nearest);
            let mut colors = [0; 8];
            let near = unit.colors(numerators, &reciprocals, 255.0, &mut colors);
            (estimates, results, doubts, colors, near)
        }
    }

    /// Every instruction set gives the same, and that is the quotient where there is no doubt left.
    #[test]
    fn the_same_everywhere() {
        let mut state = 1_u64;
        let mut random = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state >> 20
        };
        let bias = (1023 - F24::BIAS as u64) << 16;
        let (mut near, mut outside) = (0, 0);
        for case in 0..20_000 {
            let (mut numerators, mut denominators) = ([0; 8], [0; 8]);
            for (place, below) in numerators.iter_mut().zip(&mut denominators) {
                let denominator = 1 + (random() >> (random() % 40)) as i64;
                // Numbers of few bits, or beside them; any; products with the denominator, or beside them.
                let other = (random() >> (random() % 44)) as i64 - 1;
                let numerator = match random() % 3 {
                    0 => other,
                    1 => other.wrapping_mul(denominator) >> (random() % 8),
                    _ => ((other & 0x3_FFFF).wrapping_mul(denominator) >> 5) + (random() % 3) as i64 - 1,
                };
                let numerator = if random() % 4 == 0 { -numerator } else { numerator };
                (*place, *below) = (numerator, denominator);
            }
            let (numerators, denominators) = (&numerators, &denominators);
            let all = || All { numerators, denominators, bias };
            let expected = Lanes::PORTABLE.run(all());
            for lanes in Lanes::available() {
                assert_eq!(lanes.run(all()), expected, "case {case}: {numerators:?} {denominators:?}");
            }
            let (_, [_, _, cut, nearest], doubts, ..) = expected;
            let modes = [(cut, doubts[0], F24Rounding::TowardZero), (nearest, doubts[1], F24Rounding::NearestEven)];
            for (results, doubts, rounding) in modes {
                near += doubts.near.count_ones();
                outside += doubts.outside.count_ones();
                for lane in (0..8).filter(|lane| doubts.outside >> lane & 1 == 0) {
                    let quotient = F24::from_ratio(numerators[lane], denominators[lane], 0, rounding);
                    assert_eq!(results[lane], quotient, "case {case}: {} / {}", numerators[lane], denominators[lane]);
                }
            }
        }
        assert!(near > 10_000 && outside > 1000, "{near} {outside}");
    }
}
