// SPDX-License-Identifier: MIT
//! AVX-512: its units for f32 round toward zero when an instruction says so.

use super::super::{F24Rounding, Float};
use super::single::Single;
use super::unit::{Unit, by_rounding};
use core::arch::x86_64::*;

/// Proves that the processor has AVX-512 F, BW, CD, DQ and VL.
#[derive(Clone, Copy, Debug)]
pub(super) struct Avx512(pub(super) ());

const TOWARD_ZERO: i32 = _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC;
const UP: i32 = _MM_FROUND_TO_POS_INF | _MM_FROUND_NO_EXC;
const NEAREST_EVEN: i32 = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;
const DOWN: i32 = _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC;
/// Bits of the first operand where the third has a 1, and of the second where it has a 0.
const SELECT: i32 = 0xE4;
/// Bits that the third operand has, and one of the first two.
const EITHER_AND: i32 = 0xA8;

impl Unit for Avx512 {
    type Vector = __m512i;
    /// The largest magnitude.
    type Wild = __m512i;
    type Which = __mmask16;
    /// Four numbers in the low lanes; the others hold zeros, or what comes of them.
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
    fn not_wild(self) -> __m512i {
        // SAFETY: `self` proves the instruction.
        unsafe { _mm512_setzero_si512() }
    }

    #[inline(always)]
    fn any_wild<const E: u32, const M: u32>(self, wild: __m512i) -> bool {
        // SAFETY: as above.
        unsafe { _mm512_cmpge_epu32_mask(wild, all(Single::<E, M>::INFINITY << 1)) != 0 }
    }

    #[inline(always)]
    fn note_wild<const E: u32, const M: u32>(self, a: __m512i, wild: &mut __m512i) {
        // SAFETY: as above.
        *wild = unsafe { _mm512_mask_mov_epi32(*wild, is_wild::<E, M>(a), all(u32::MAX)) };
    }

    #[inline(always)]
    fn compare<const E: u32, const M: u32>(self, a: __m512i, b: __m512i, or_equal: bool) -> __mmask16 {
        // SAFETY: as above.
        unsafe {
            let [x, y] = [order::<E, M>(a), order::<E, M>(b)];
            let largest = _mm512_max_epu32(magnitude::<E, M>(a), magnitude::<E, M>(b));
            let ordered = _mm512_cmple_epu32_mask(largest, all(Single::<E, M>::INFINITY));
            ordered & if or_equal { _mm512_cmpge_epi32_mask(x, y) } else { _mm512_cmpgt_epi32_mask(x, y) }
        }
    }

    #[inline(always)]
    fn which(self, bits: u32) -> __mmask16 {
        bits as __mmask16
    }

    #[inline(always)]
    fn bits(self, which: __mmask16) -> u32 {
        which.into()
    }

    #[inline(always)]
    fn pick(self, which: __mmask16, yes: __m512i, no: __m512i) -> __m512i {
        // SAFETY: as above.
        unsafe { _mm512_mask_mov_epi32(no, which, yes) }
    }

    #[inline(always)]
    fn spread<const E: u32, const M: u32>(self, held: __m512i, place: usize) -> __m512i {
        // SAFETY: as above.
        unsafe { _mm512_permutexvar_epi32(all(place as u32), held) }
    }

    #[inline(always)]
    fn is_tame<const E: u32, const M: u32>(self, held: __m512i) -> bool {
        // SAFETY: as above.
        unsafe { is_wild::<E, M>(held) == 0 }
    }

    #[inline(always)]
    fn next_of_four(self, held: __m512i) -> __m512i {
        // SAFETY: `self` proves the instruction.
        unsafe { _mm512_shuffle_epi32::<0b11_11_10_01>(held) }
    }

    by_rounding!(__m512i: mul(), add(), mul_tame(wild), add_tame(wild));
}

/// [`Single::of`].
#[inline]
#[target_feature(enable = "avx512f")]
fn single<const E: u32, const M: u32>(pattern: __m512i) -> __m512i {
    let sign = _mm512_and_si512(_mm512_sllv_epi32(pattern, all(31 - E - M)), all(Single::<E, M>::SIGN));
    let magnitude = _mm512_and_si512(pattern, all(Float::<E, M>::MAGNITUDE_MASK));
    let magnitude = _mm512_sllv_epi32(magnitude, all(Single::<E, M>::CUT));
    let normal = _mm512_cmpge_epu32_mask(magnitude, all(Single::<E, M>::NORMAL));
    _mm512_or_si512(_mm512_mask_add_epi32(magnitude, normal, magnitude, all(Single::<E, M>::BIAS)), sign)
}

/// [`Single::number`].
#[inline]
#[target_feature(enable = "avx512f")]
fn pattern<const E: u32, const M: u32>(single: __m512i) -> __m512i {
    let sign = _mm512_srlv_epi32(_mm512_and_si512(single, all(Single::<E, M>::SIGN)), all(31 - E - M));
    let magnitude = _mm512_and_si512(single, all(Single::<E, M>::MAGNITUDE));
    let normal = _mm512_cmpge_epu32_mask(magnitude, all(Single::<E, M>::MIN));
    let magnitude = _mm512_mask_sub_epi32(magnitude, normal, magnitude, all(Single::<E, M>::BIAS));
    _mm512_or_si512(_mm512_srlv_epi32(magnitude, all(Single::<E, M>::CUT)), sign)
}

/// A vector with `number` in each lane.
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

/// The lanes whose number is wild.
#[inline]
#[target_feature(enable = "avx512f")]
fn is_wild<const E: u32, const M: u32>(a: __m512i) -> __mmask16 {
    let magnitude = magnitude::<E, M>(a);
    let subnormal = _mm512_cmplt_epu32_mask(_mm512_sub_epi32(magnitude, all(1)), all(Single::<E, M>::NORMAL - 1));
    subnormal | _mm512_cmpge_epu32_mask(magnitude, all(Single::<E, M>::INFINITY))
}

/// The product cut to 24 bits, and, if it matters, where something was cut off.
#[inline]
#[target_feature(enable = "avx512f")]
fn product<const NEAREST: bool>(a: __m512i, b: __m512i) -> (__m512i, __mmask16) {
    let (x, y) = (_mm512_castsi512_ps(a), _mm512_castsi512_ps(b));
    let inexact = if NEAREST {
        let bounds = (_mm512_mul_round_ps::<DOWN>(x, y), _mm512_mul_round_ps::<UP>(x, y));
        _mm512_cmp_ps_mask::<_CMP_NEQ_OQ>(bounds.0, bounds.1)
    } else {
        0
    };
    (_mm512_castps_si512(_mm512_mul_round_ps::<TOWARD_ZERO>(x, y)), inexact)
}

/// The sum, likewise.
#[inline]
#[target_feature(enable = "avx512f")]
fn sum<const NEAREST: bool>(a: __m512i, b: __m512i) -> (__m512i, __mmask16) {
    let (x, y) = (_mm512_castsi512_ps(a), _mm512_castsi512_ps(b));
    let inexact = if NEAREST {
        let bounds = (_mm512_add_round_ps::<DOWN>(x, y), _mm512_add_round_ps::<UP>(x, y));
        _mm512_cmp_ps_mask::<_CMP_NEQ_OQ>(bounds.0, bounds.1)
    } else {
        0
    };
    (_mm512_castps_si512(_mm512_add_round_ps::<TOWARD_ZERO>(x, y)), inexact)
}

/// A number whose order among others as an integer is that of their values, if none is NaN.
#[inline]
#[target_feature(enable = "avx512f,avx512dq")]
fn order<const E: u32, const M: u32>(a: __m512i) -> __m512i {
    let magnitude = magnitude::<E, M>(a);
    _mm512_mask_sub_epi32(magnitude, _mm512_movepi32_mask(a), _mm512_setzero_si512(), magnitude)
}

/// A result that was cut to 24 bits as a tame number, or noted; the lowest bit of `sticky` says whether something was cut
/// off.
#[inline]
#[target_feature(enable = "avx512f")]
fn tame<const E: u32, const M: u32, const NEAREST: bool>(
    (mut cut, sticky): (__m512i, __m512i),
    wild: &mut __m512i,
) -> __m512i {
    if NEAREST {
        // Upwards from half on if that is even, or something is left.
        let lowest = _mm512_srlv_epi32(cut, all(Single::<E, M>::CUT));
        let up = _mm512_ternarylogic_epi32::<EITHER_AND>(lowest, sticky, all(1));
        cut = _mm512_add_epi32(_mm512_add_epi32(cut, all(Single::<E, M>::BELOW_HALF)), up);
    }
    let doubled = _mm512_add_epi32(cut, cut);
    *wild = _mm512_max_epu32(*wild, doubled);
    let counts = _mm512_cmpge_epu32_mask(doubled, all(Single::<E, M>::MIN << 1));
    _mm512_maskz_and_epi32(counts, cut, all(Single::<E, M>::SIGN | Single::<E, M>::KEPT))
}

#[inline]
#[target_feature(enable = "avx512f")]
fn mul_tame<const E: u32, const M: u32, const NEAREST: bool>(a: __m512i, b: __m512i, wild: &mut __m512i) -> __m512i {
    let (x, y) = (_mm512_castsi512_ps(a), _mm512_castsi512_ps(b));
    let cut = _mm512_mul_round_ps::<TOWARD_ZERO>(x, y);
    // What is left is no subnormal f32 if the product counts, and its zero has no sign.
    let rest = _mm512_castps_si512(_mm512_fmsub_round_ps::<NEAREST_EVEN>(x, y, cut));
    tame::<E, M, NEAREST>((_mm512_castps_si512(cut), _mm512_min_epu32(rest, all(1))), wild)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn add_tame<const E: u32, const M: u32, const NEAREST: bool>(a: __m512i, b: __m512i, wild: &mut __m512i) -> __m512i {
    let (x, y) = (_mm512_castsi512_ps(a), _mm512_castsi512_ps(b));
    let bound = |bound| _mm512_castps_si512(bound);
    let cut = bound(_mm512_add_round_ps::<TOWARD_ZERO>(x, y));
    // The bounds of a sum that is 0 differ too, in their signs, and nothing comes of it.
    let (down, up) = (bound(_mm512_add_round_ps::<DOWN>(x, y)), bound(_mm512_add_round_ps::<UP>(x, y)));
    tame::<E, M, NEAREST>((cut, _mm512_min_epu32(_mm512_xor_si512(down, up), all(1))), wild)
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl")]
fn mul<const E: u32, const M: u32, const NEAREST: bool>(a: __m512i, b: __m512i) -> __m512i {
    let (product, inexact) = product::<NEAREST>(a, b);
    let result = rounded::<E, M, NEAREST>(product, inexact);
    let (a, b) = (magnitude::<E, M>(a), magnitude::<E, M>(b));
    let smallest = _mm512_min_epu32(_mm512_min_epu32(a, b), result);
    let counts = _mm512_cmpge_epu32_mask(smallest, all(Single::<E, M>::MIN));
    let finite = _mm512_maskz_mov_epi32(counts, signed::<E, M>(result, product));
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
    let x = _mm512_maskz_mov_epi32(_mm512_cmpge_epu32_mask(magnitude_a, min), a);
    let y = _mm512_maskz_mov_epi32(_mm512_cmpge_epu32_mask(magnitude_b, min), b);
    let (sum, inexact) = sum::<NEAREST>(x, y);
    let result = rounded::<E, M, NEAREST>(sum, inexact);
    let counts = _mm512_cmpge_epu32_mask(result, min);
    let finite = _mm512_maskz_mov_epi32(counts, signed::<E, M>(result, sum));
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
