// SPDX-License-Identifier: MIT
//! AVX-512: its units for f32 round toward zero when an instruction says so.

use super::super::{F24Rounding, Float};
use super::single::Single;
use super::unit::Unit;
use core::arch::x86_64::*;

/// Proves that the processor has AVX-512 F, BW, CD, DQ and VL.
#[derive(Clone, Copy, Debug)]
pub(super) struct Avx512(pub(super) ());

const TOWARD_ZERO: i32 = _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC;
const UP: i32 = _MM_FROUND_TO_POS_INF | _MM_FROUND_NO_EXC;
const DOWN: i32 = _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC;
/// Of each bit the first operand where the third is 1, and the second where it is 0.
const SELECT: i32 = 0xE4;

impl Unit for Avx512 {
    type Vector = __m512i;
    /// In the low lanes; the others hold zeros, or what comes of them.
    type Four = __m512i;
    const LANES: usize = 16;

    #[inline(always)]
    fn hold<const E: u32, const M: u32>(self, number: Float<E, M>) -> u32 {
        Single::of(number)
    }

    #[inline(always)]
    fn show<const E: u32, const M: u32>(self, held: u32) -> Float<E, M> {
        Single::number(held)
    }

    #[inline(always)]
    fn hold_all<const E: u32, const M: u32>(self, numbers: &[Float<E, M>]) -> __m512i {
        let numbers = &numbers[..Self::LANES];
        // SAFETY: there are as many numbers, each of which is its pattern; `self` proves the instructions.
        unsafe { single::<E, M>(_mm512_loadu_si512(numbers.as_ptr().cast())) }
    }

    #[inline(always)]
    fn show_all<const E: u32, const M: u32>(self, held: __m512i, numbers: &mut [Float<E, M>]) {
        let numbers = &mut numbers[..Self::LANES];
        // SAFETY: as above; patterns have no bits but those of the format.
        unsafe { _mm512_storeu_si512(numbers.as_mut_ptr().cast(), pattern::<E, M>(held)) }
    }

    #[inline(always)]
    fn load(self, from: &[u32]) -> __m512i {
        let from = &from[..Self::LANES];
        // SAFETY: there are as many numbers; `self` proves the instruction.
        unsafe { _mm512_loadu_si512(from.as_ptr().cast()) }
    }

    #[inline(always)]
    fn store(self, vector: __m512i, to: &mut [u32]) {
        let to = &mut to[..Self::LANES];
        // SAFETY: as above.
        unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), vector) }
    }

    #[inline(always)]
    fn negate<const E: u32, const M: u32>(self, a: __m512i, flips: bool) -> __m512i {
        let sign = if flips { Single::<E, M>::SIGN } else { 0 };
        // SAFETY: `self` proves the instructions.
        unsafe { _mm512_xor_si512(a, all(sign)) }
    }

    #[inline(always)]
    fn four<const E: u32, const M: u32>(self, numbers: &[Float<E, M>; 4], select: [u8; 4], flips: bool) -> __m512i {
        // SAFETY: four numbers are read, each of which is its pattern; `self` proves the instructions.
        let numbers = unsafe {
            let numbers = _mm_castsi128_ps(_mm_loadu_si128(numbers.as_ptr().cast()));
            let places = _mm_cvtepu8_epi32(_mm_cvtsi32_si128(i32::from_le_bytes(select)));
            single::<E, M>(_mm512_zextsi128_si512(_mm_castps_si128(_mm_permutevar_ps(numbers, places))))
        };
        self.negate::<E, M>(numbers, flips)
    }

    #[inline(always)]
    fn show_four<const E: u32, const M: u32>(self, held: __m512i) -> [Float<E, M>; 4] {
        let mut numbers = [Float::ZERO; 4];
        // SAFETY: as above; patterns have no bits but those of the format.
        unsafe { _mm_storeu_si128(numbers.as_mut_ptr().cast(), _mm512_castsi512_si128(pattern::<E, M>(held))) }
        numbers
    }

    #[inline(always)]
    fn next_of_four(self, held: __m512i) -> __m512i {
        // SAFETY: `self` proves the instruction.
        unsafe { _mm512_shuffle_epi32::<0b11_11_10_01>(held) }
    }

    #[inline(always)]
    fn mul_four<const E: u32, const M: u32>(self, a: __m512i, b: __m512i, rounding: F24Rounding) -> __m512i {
        self.mul::<E, M>(a, b, rounding)
    }

    #[inline(always)]
    fn add_four<const E: u32, const M: u32>(self, a: __m512i, b: __m512i, rounding: F24Rounding) -> __m512i {
        self.add::<E, M>(a, b, rounding)
    }

    #[inline(always)]
    fn mul<const E: u32, const M: u32>(self, a: __m512i, b: __m512i, rounding: F24Rounding) -> __m512i {
        // SAFETY: `self` proves the instructions.
        unsafe {
            match rounding {
                F24Rounding::TowardZero => mul::<E, M, false>(a, b),
                F24Rounding::NearestEven => mul::<E, M, true>(a, b),
            }
        }
    }

    #[inline(always)]
    fn add<const E: u32, const M: u32>(self, a: __m512i, b: __m512i, rounding: F24Rounding) -> __m512i {
        // SAFETY: `self` proves the instructions.
        unsafe {
            match rounding {
                F24Rounding::TowardZero => add::<E, M, false>(a, b),
                F24Rounding::NearestEven => add::<E, M, true>(a, b),
            }
        }
    }
}

/// [`Single::of`].
#[inline]
#[target_feature(enable = "avx512f")]
fn single<const E: u32, const M: u32>(pattern: __m512i) -> __m512i {
    let sign = _mm512_and_si512(_mm512_sllv_epi32(pattern, all(31 - E - M)), all(Single::<E, M>::SIGN));
    let magnitude = _mm512_and_si512(pattern, all(Float::<E, M>::MAGNITUDE_MASK));
    let magnitude = _mm512_sllv_epi32(magnitude, all(Single::<E, M>::CUT));
    _mm512_or_si512(_mm512_add_epi32(magnitude, all(Single::<E, M>::ZERO)), sign)
}

/// [`Single::number`].
#[inline]
#[target_feature(enable = "avx512f")]
fn pattern<const E: u32, const M: u32>(single: __m512i) -> __m512i {
    let sign = _mm512_srlv_epi32(_mm512_and_si512(single, all(Single::<E, M>::SIGN)), all(31 - E - M));
    let magnitude = _mm512_and_si512(single, all(Single::<E, M>::MAGNITUDE));
    let magnitude = _mm512_sub_epi32(magnitude, all(Single::<E, M>::ZERO));
    _mm512_or_si512(_mm512_srlv_epi32(magnitude, all(Single::<E, M>::CUT)), sign)
}

/// The same number in each lane.
#[inline]
#[target_feature(enable = "avx512f")]
fn all(number: u32) -> __m512i {
    _mm512_set1_epi32(number as i32)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn magnitude<const E: u32, const M: u32>(a: __m512i) -> __m512i {
    _mm512_and_si512(a, all(Single::<E, M>::MAGNITUDE))
}

/// A magnitude with the sign of another number.
#[inline]
#[target_feature(enable = "avx512f")]
fn signed<const E: u32, const M: u32>(magnitude: __m512i, sign: __m512i) -> __m512i {
    _mm512_ternarylogic_epi32::<SELECT>(magnitude, sign, all(Single::<E, M>::MAGNITUDE))
}

/// The magnitude of a result that was cut to 24 bits, in the format, at most infinity.
#[inline]
#[target_feature(enable = "avx512f")]
fn rounded<const E: u32, const M: u32, const NEAREST: bool>(cut: __m512i, inexact: __mmask16) -> __m512i {
    let mut result = cut;
    if NEAREST {
        let magnitude = magnitude::<E, M>(cut);
        let sticky = _mm512_mask_or_epi32(magnitude, inexact, magnitude, all(1));
        let even = _mm512_and_si512(_mm512_srlv_epi32(sticky, all(Single::<E, M>::CUT)), all(1));
        result = _mm512_add_epi32(_mm512_add_epi32(sticky, all(Single::<E, M>::BELOW_HALF)), even);
    }
    _mm512_min_epu32(_mm512_and_si512(result, all(Single::<E, M>::KEPT)), all(Single::<E, M>::INFINITY))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl")]
fn mul<const E: u32, const M: u32, const NEAREST: bool>(a: __m512i, b: __m512i) -> __m512i {
    let (x, y) = (_mm512_castsi512_ps(a), _mm512_castsi512_ps(b));
    let product = _mm512_mul_round_ps::<TOWARD_ZERO>(x, y);
    let inexact = if NEAREST {
        let bounds = (_mm512_mul_round_ps::<DOWN>(x, y), _mm512_mul_round_ps::<UP>(x, y));
        _mm512_cmp_ps_mask::<_CMP_NEQ_OQ>(bounds.0, bounds.1)
    } else {
        0
    };
    let product = _mm512_castps_si512(product);
    let result = rounded::<E, M, NEAREST>(product, inexact);
    let (a, b) = (magnitude::<E, M>(a), magnitude::<E, M>(b));
    let smallest = _mm512_min_epu32(_mm512_min_epu32(a, b), result);
    let counts = _mm512_cmpge_epu32_mask(smallest, all(Single::<E, M>::MIN));
    let finite = _mm512_mask_mov_epi32(all(Single::<E, M>::ZERO), counts, signed::<E, M>(result, product));
    let largest = _mm512_max_epu32(a, b);
    let special = _mm512_cmpge_epu32_mask(largest, all(Single::<E, M>::INFINITY));
    if special == 0 {
        return finite;
    }
    // Times zero infinity is zero.
    let infinity = signed::<E, M>(all(Single::<E, M>::INFINITY), product);
    let result = _mm512_mask_mov_epi32(finite, special & counts, infinity);
    let nan = _mm512_cmpgt_epu32_mask(largest, all(Single::<E, M>::INFINITY));
    _mm512_mask_mov_epi32(result, nan, all(Single::<E, M>::NAN))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl")]
fn add<const E: u32, const M: u32, const NEAREST: bool>(a: __m512i, b: __m512i) -> __m512i {
    let min = all(Single::<E, M>::MIN);
    let infinity = all(Single::<E, M>::INFINITY);
    let (magnitude_a, magnitude_b) = (magnitude::<E, M>(a), magnitude::<E, M>(b));
    let x = _mm512_castsi512_ps(_mm512_maskz_mov_epi32(_mm512_cmpge_epu32_mask(magnitude_a, min), a));
    let y = _mm512_castsi512_ps(_mm512_maskz_mov_epi32(_mm512_cmpge_epu32_mask(magnitude_b, min), b));
    let sum = _mm512_castps_si512(_mm512_add_round_ps::<TOWARD_ZERO>(x, y));
    let inexact = if NEAREST {
        let bounds = (_mm512_add_round_ps::<DOWN>(x, y), _mm512_add_round_ps::<UP>(x, y));
        _mm512_cmp_ps_mask::<_CMP_NEQ_OQ>(bounds.0, bounds.1)
    } else {
        0
    };
    let result = rounded::<E, M, NEAREST>(sum, inexact);
    let counts = _mm512_cmpge_epu32_mask(result, min);
    let finite = _mm512_mask_mov_epi32(all(Single::<E, M>::ZERO), counts, signed::<E, M>(result, sum));
    let largest = _mm512_max_epu32(magnitude_a, magnitude_b);
    let special = _mm512_cmpge_epu32_mask(largest, infinity);
    if special == 0 {
        return finite;
    }
    let infinite = _mm512_mask_mov_epi32(a, _mm512_cmpgt_epu32_mask(magnitude_b, magnitude_a), b);
    let both = _mm512_cmpge_epu32_mask(_mm512_min_epu32(magnitude_a, magnitude_b), infinity);
    let opposite = _mm512_movepi32_mask(_mm512_xor_si512(a, b));
    let nan = _mm512_cmpgt_epu32_mask(largest, infinity) | both & opposite;
    let result = _mm512_mask_mov_epi32(finite, special, infinite);
    _mm512_mask_mov_epi32(result, nan, all(Single::<E, M>::NAN))
}
