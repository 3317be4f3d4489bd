// SPDX-License-Identifier: MIT
//! AVX2 with FMA: the sign of what f32 arithmetic has rounded away tells whether it went past the exact result.
//!
//! The sign tells it however a process rounds: each result is one of the two f32 numbers around the exact one.

use super::super::{F24Rounding, Float};
use super::single::Single;
use super::unit::{Unit, by_rounding};
use core::arch::x86_64::*;

/// Proves that the processor has AVX2 and FMA.
#[derive(Clone, Copy, Debug)]
pub(super) struct Avx2(pub(super) ());

impl Unit for Avx2 {
    type Vector = __m256i;
    /// The largest magnitude.
    type Wild = __m256i;
    /// Masks.
    type Which = __m256i;
    /// Four numbers in the low lanes; the others hold zeros, or what comes of them.
    type Four = __m256i;
    const LANES: usize = 8;

    #[inline(always)]
    fn hold<const E: u32, const M: u32>(self, number: Float<E, M>) -> u32 {
        Single::of(number)
    }

    #[inline(always)]
    fn show<const E: u32, const M: u32>(self, held: u32) -> Float<E, M> {
        Single::number(held)
    }

    #[inline(always)]
    fn hold_all<const E: u32, const M: u32>(self, numbers: &[Float<E, M>]) -> __m256i {
        let numbers = &numbers[..Self::LANES];
        // SAFETY: there are as many numbers, each of which is its pattern; `self` proves the instructions.
        unsafe { single::<E, M>(_mm256_loadu_si256(numbers.as_ptr().cast())) }
    }

    #[inline(always)]
    fn show_all<const E: u32, const M: u32>(self, held: __m256i, numbers: &mut [Float<E, M>]) {
        let numbers = &mut numbers[..Self::LANES];
        // SAFETY: as above; patterns have no bits but those of the format.
        unsafe { _mm256_storeu_si256(numbers.as_mut_ptr().cast(), pattern::<E, M>(held)) }
    }

    #[inline(always)]
    fn load(self, from: &[u32]) -> __m256i {
        let from = &from[..Self::LANES];
        // SAFETY: there are as many numbers; `self` proves the instruction.
        unsafe { _mm256_loadu_si256(from.as_ptr().cast()) }
    }

    #[inline(always)]
    fn store(self, vector: __m256i, to: &mut [u32]) {
        let to = &mut to[..Self::LANES];
        // SAFETY: as above.
        unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), vector) }
    }

    #[inline(always)]
    fn negate<const E: u32, const M: u32>(self, a: __m256i, flips: bool) -> __m256i {
        let sign = if flips { Single::<E, M>::SIGN } else { 0 };
        // SAFETY: `self` proves the instructions.
        unsafe { _mm256_xor_si256(a, all(sign)) }
    }

    #[inline(always)]
    fn four<const E: u32, const M: u32>(self, numbers: &[Float<E, M>; 4], select: [u8; 4], flips: bool) -> __m256i {
        // SAFETY: four numbers are read, each of which is its pattern; `self` proves the instructions.
        let numbers = unsafe {
            let numbers = _mm_castsi128_ps(_mm_loadu_si128(numbers.as_ptr().cast()));
            let places = _mm_cvtepu8_epi32(_mm_cvtsi32_si128(i32::from_le_bytes(select)));
            single::<E, M>(_mm256_zextsi128_si256(_mm_castps_si128(_mm_permutevar_ps(numbers, places))))
        };
        self.negate::<E, M>(numbers, flips)
    }

    #[inline(always)]
    fn show_four<const E: u32, const M: u32>(self, held: __m256i) -> [Float<E, M>; 4] {
        let mut numbers = [Float::ZERO; 4];
        // SAFETY: as above; patterns have no bits but those of the format.
        unsafe { _mm_storeu_si128(numbers.as_mut_ptr().cast(), _mm256_castsi256_si128(pattern::<E, M>(held))) }
        numbers
    }

    #[inline(always)]
    fn not_wild(self) -> __m256i {
        // SAFETY: `self` proves the instruction.
        unsafe { _mm256_setzero_si256() }
    }

    #[inline(always)]
    fn any_wild<const E: u32, const M: u32>(self, wild: __m256i) -> bool {
        // SAFETY: as above.
        unsafe { _mm256_movemask_epi8(reaches(wild, Single::<E, M>::INFINITY)) != 0 }
    }

    #[inline(always)]
    fn note_wild<const E: u32, const M: u32>(self, a: __m256i, wild: &mut __m256i) {
        // SAFETY: as above.
        unsafe { *wild = _mm256_max_epu32(*wild, _mm256_srli_epi32::<1>(is_wild::<E, M>(a))) }
    }

    #[inline(always)]
    fn compare<const E: u32, const M: u32>(self, a: __m256i, b: __m256i, or_equal: bool) -> __m256i {
        // SAFETY: as above.
        unsafe {
            let magnitude = all(Single::<E, M>::MAGNITUDE);
            let (x, y) = (_mm256_and_si256(a, magnitude), _mm256_and_si256(b, magnitude));
            let nan = _mm256_cmpgt_epi32(_mm256_max_epu32(x, y), all(Single::<E, M>::INFINITY));
            // Numbers whose order as integers is that of the values.
            let (x, y) =
                (_mm256_sign_epi32(x, _mm256_or_si256(a, all(1))), _mm256_sign_epi32(y, _mm256_or_si256(b, all(1))));
            if or_equal {
                _mm256_xor_si256(_mm256_or_si256(_mm256_cmpgt_epi32(y, x), nan), all(u32::MAX))
            } else {
                _mm256_andnot_si256(nan, _mm256_cmpgt_epi32(x, y))
            }
        }
    }

    #[inline(always)]
    fn which(self, bits: u32) -> __m256i {
        // SAFETY: as above.
        unsafe {
            let places = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
            _mm256_cmpeq_epi32(_mm256_and_si256(all(bits), places), places)
        }
    }

    #[inline(always)]
    fn bits(self, which: __m256i) -> u32 {
        // SAFETY: as above.
        unsafe { _mm256_movemask_ps(_mm256_castsi256_ps(which)) as u32 }
    }

    #[inline(always)]
    fn pick(self, which: __m256i, yes: __m256i, no: __m256i) -> __m256i {
        // SAFETY: as above.
        unsafe { select(which, no, yes) }
    }

    #[inline(always)]
    fn spread<const E: u32, const M: u32>(self, held: __m256i, place: usize) -> __m256i {
        // SAFETY: as above.
        unsafe { _mm256_permutevar8x32_epi32(held, all(place as u32)) }
    }

    #[inline(always)]
    fn is_tame<const E: u32, const M: u32>(self, held: __m256i) -> bool {
        // SAFETY: as above.
        unsafe { _mm256_movemask_epi8(is_wild::<E, M>(held)) == 0 }
    }

    #[inline(always)]
    fn next_of_four(self, held: __m256i) -> __m256i {
        // SAFETY: `self` proves the instruction.
        unsafe { _mm256_shuffle_epi32::<0b11_11_10_01>(held) }
    }

    by_rounding!(__m256i: mul(), add(), mul_tame(wild), add_tame(wild));
}

/// [`Single::of`].
#[inline]
#[target_feature(enable = "avx2")]
fn single<const E: u32, const M: u32>(pattern: __m256i) -> __m256i {
    let sign = _mm256_and_si256(_mm256_sllv_epi32(pattern, all(31 - E - M)), all(Single::<E, M>::SIGN));
    let magnitude = _mm256_and_si256(pattern, all(Float::<E, M>::MAGNITUDE_MASK));
    let magnitude = _mm256_sllv_epi32(magnitude, all(Single::<E, M>::CUT));
    let bias = _mm256_and_si256(reaches(magnitude, Single::<E, M>::NORMAL), all(Single::<E, M>::BIAS));
    _mm256_or_si256(_mm256_add_epi32(magnitude, bias), sign)
}

/// [`Single::number`].
#[inline]
#[target_feature(enable = "avx2")]
fn pattern<const E: u32, const M: u32>(single: __m256i) -> __m256i {
    let sign = _mm256_srlv_epi32(_mm256_and_si256(single, all(Single::<E, M>::SIGN)), all(31 - E - M));
    let magnitude = _mm256_and_si256(single, all(Single::<E, M>::MAGNITUDE));
    let bias = _mm256_and_si256(reaches(magnitude, Single::<E, M>::MIN), all(Single::<E, M>::BIAS));
    let magnitude = _mm256_sub_epi32(magnitude, bias);
    _mm256_or_si256(_mm256_srlv_epi32(magnitude, all(Single::<E, M>::CUT)), sign)
}

/// A vector with `number` in each lane.
#[inline]
#[target_feature(enable = "avx2")]
fn all(number: u32) -> __m256i {
    _mm256_set1_epi32(number as i32)
}

/// The second where a mask is set, and the first elsewhere.
#[inline]
#[target_feature(enable = "avx2")]
fn select(mask: __m256i, no: __m256i, yes: __m256i) -> __m256i {
    _mm256_blendv_epi8(no, yes, mask)
}

/// Whether magnitudes, which have no sign, are as large as a number.
#[inline]
#[target_feature(enable = "avx2")]
fn reaches(magnitude: __m256i, number: u32) -> __m256i {
    _mm256_cmpgt_epi32(magnitude, all(number - 1))
}

/// The magnitude of a result in the format, at most infinity: of one in f32, and what is left of the exact one beyond it.
#[inline]
#[target_feature(enable = "avx2")]
fn rounded<const E: u32, const M: u32, const NEAREST: bool>(magnitude: __m256i, rest: __m256) -> __m256i {
    let zero = _mm256_setzero_ps();
    // A mask is -1.
    let past = _mm256_castps_si256(_mm256_cmp_ps::<_CMP_LT_OQ>(rest, zero));
    let mut result = _mm256_add_epi32(magnitude, past);
    if NEAREST {
        let inexact = _mm256_castps_si256(_mm256_cmp_ps::<_CMP_NEQ_OQ>(rest, zero));
        result = _mm256_or_si256(result, _mm256_srli_epi32::<31>(inexact));
        let even = _mm256_and_si256(_mm256_srlv_epi32(result, all(Single::<E, M>::CUT)), all(1));
        result = _mm256_add_epi32(_mm256_add_epi32(result, all(Single::<E, M>::BELOW_HALF)), even);
    }
    _mm256_min_epu32(_mm256_and_si256(result, all(Single::<E, M>::KEPT)), all(Single::<E, M>::INFINITY))
}

/// The lanes whose number is wild.
#[inline]
#[target_feature(enable = "avx2")]
fn is_wild<const E: u32, const M: u32>(a: __m256i) -> __m256i {
    let magnitude = _mm256_and_si256(a, all(Single::<E, M>::MAGNITUDE));
    let positive = _mm256_cmpgt_epi32(magnitude, _mm256_setzero_si256());
    let subnormal = _mm256_andnot_si256(reaches(magnitude, Single::<E, M>::NORMAL), positive);
    _mm256_or_si256(subnormal, reaches(magnitude, Single::<E, M>::INFINITY))
}

/// A result in f32, and what is left of the exact one beyond it, as a tame number, or noted.
#[inline]
#[target_feature(enable = "avx2,fma")]
fn tame<const E: u32, const M: u32, const NEAREST: bool>(result: __m256, rest: __m256, wild: &mut __m256i) -> __m256i {
    let zero = _mm256_setzero_ps();
    let result = _mm256_castps_si256(result);
    let sign = _mm256_castsi256_ps(_mm256_and_si256(result, all(Single::<E, M>::SIGN)));
    // A mask is -1, which makes the magnitude smaller under any sign.
    let past = _mm256_castps_si256(_mm256_cmp_ps::<_CMP_LT_OQ>(_mm256_xor_ps(rest, sign), zero));
    let mut result = _mm256_add_epi32(result, past);
    if NEAREST {
        // Upwards from half on if that is even, or something is left.
        let inexact = _mm256_castps_si256(_mm256_cmp_ps::<_CMP_NEQ_OQ>(rest, zero));
        let up = _mm256_or_si256(_mm256_srlv_epi32(result, all(Single::<E, M>::CUT)), inexact);
        let up = _mm256_add_epi32(_mm256_and_si256(up, all(1)), all(Single::<E, M>::BELOW_HALF));
        result = _mm256_add_epi32(result, up);
    }
    let magnitude = _mm256_and_si256(result, all(Single::<E, M>::MAGNITUDE));
    *wild = _mm256_max_epu32(*wild, magnitude);
    let kept = _mm256_and_si256(result, all(Single::<E, M>::SIGN | Single::<E, M>::KEPT));
    _mm256_and_si256(reaches(magnitude, Single::<E, M>::MIN), kept)
}

#[inline]
#[target_feature(enable = "avx2,fma")]
fn mul_tame<const E: u32, const M: u32, const NEAREST: bool>(a: __m256i, b: __m256i, wild: &mut __m256i) -> __m256i {
    let (x, y) = (_mm256_castsi256_ps(a), _mm256_castsi256_ps(b));
    let product = _mm256_mul_ps(x, y);
    tame::<E, M, NEAREST>(product, _mm256_fmsub_ps(x, y, product), wild)
}

#[inline]
#[target_feature(enable = "avx2,fma")]
fn add_tame<const E: u32, const M: u32, const NEAREST: bool>(a: __m256i, b: __m256i, wild: &mut __m256i) -> __m256i {
    let magnitude = all(Single::<E, M>::MAGNITUDE);
    let swap = _mm256_cmpgt_epi32(_mm256_and_si256(b, magnitude), _mm256_and_si256(a, magnitude));
    let (x, y) = (_mm256_castsi256_ps(select(swap, a, b)), _mm256_castsi256_ps(select(swap, b, a)));
    let sum = _mm256_add_ps(x, y);
    // The larger operand is taken away without error.
    tame::<E, M, NEAREST>(sum, _mm256_sub_ps(y, _mm256_sub_ps(sum, x)), wild)
}

#[inline]
#[target_feature(enable = "avx2,fma")]
fn mul<const E: u32, const M: u32, const NEAREST: bool>(a: __m256i, b: __m256i) -> __m256i {
    let infinity = all(Single::<E, M>::INFINITY);
    let sign = _mm256_and_si256(_mm256_xor_si256(a, b), all(Single::<E, M>::SIGN));
    let (a, b) =
        (_mm256_and_si256(a, all(Single::<E, M>::MAGNITUDE)), _mm256_and_si256(b, all(Single::<E, M>::MAGNITUDE)));
    let (x, y) = (_mm256_castsi256_ps(a), _mm256_castsi256_ps(b));
    let product = _mm256_mul_ps(x, y);
    let rest = _mm256_fmsub_ps(x, y, product);
    let result = rounded::<E, M, NEAREST>(_mm256_castps_si256(product), rest);
    let smallest = _mm256_min_epu32(_mm256_min_epu32(a, b), result);
    let counts = reaches(smallest, Single::<E, M>::MIN);
    let finite = _mm256_and_si256(counts, _mm256_or_si256(result, sign));
    let largest = _mm256_max_epu32(a, b);
    let special = reaches(largest, Single::<E, M>::INFINITY);
    if _mm256_testz_si256(special, special) != 0 {
        return finite;
    }
    // Times zero infinity is zero.
    let infinite = _mm256_and_si256(special, counts);
    let result = select(infinite, finite, _mm256_or_si256(infinity, sign));
    select(_mm256_cmpgt_epi32(largest, infinity), result, all(Single::<E, M>::NAN))
}

#[inline]
#[target_feature(enable = "avx2,fma")]
fn add<const E: u32, const M: u32, const NEAREST: bool>(a: __m256i, b: __m256i) -> __m256i {
    let infinity = all(Single::<E, M>::INFINITY);
    let magnitude = all(Single::<E, M>::MAGNITUDE);
    let (magnitude_a, magnitude_b) = (_mm256_and_si256(a, magnitude), _mm256_and_si256(b, magnitude));
    let swap = _mm256_cmpgt_epi32(magnitude_b, magnitude_a);
    let (large, small) = (select(swap, a, b), select(swap, b, a));
    let (largest, smallest) = (_mm256_max_epu32(magnitude_a, magnitude_b), _mm256_min_epu32(magnitude_a, magnitude_b));
    let x = _mm256_castsi256_ps(_mm256_and_si256(large, reaches(largest, Single::<E, M>::MIN)));
    let y = _mm256_castsi256_ps(_mm256_and_si256(small, reaches(smallest, Single::<E, M>::MIN)));
    let sum = _mm256_add_ps(x, y);
    // The larger operand is taken away without error.
    let rest = _mm256_sub_ps(y, _mm256_sub_ps(sum, x));
    let sum = _mm256_castps_si256(sum);
    let sign = _mm256_and_si256(sum, all(Single::<E, M>::SIGN));
    let rest = _mm256_xor_ps(rest, _mm256_castsi256_ps(sign));
    let result = rounded::<E, M, NEAREST>(_mm256_and_si256(sum, magnitude), rest);
    let counts = reaches(result, Single::<E, M>::MIN);
    let finite = _mm256_and_si256(counts, _mm256_or_si256(result, sign));
    let special = reaches(largest, Single::<E, M>::INFINITY);
    if _mm256_testz_si256(special, special) != 0 {
        return finite;
    }
    let both = reaches(smallest, Single::<E, M>::INFINITY);
    let opposite = _mm256_srai_epi32::<31>(_mm256_xor_si256(a, b));
    let nan = _mm256_or_si256(_mm256_cmpgt_epi32(largest, infinity), _mm256_and_si256(both, opposite));
    let result = select(special, finite, large);
    select(nan, result, all(Single::<E, M>::NAN))
}
