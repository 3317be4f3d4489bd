// SPDX-License-Identifier: MIT
//! What every generated register type has in common.

use core::fmt::Debug;
use core::ops::Range;

/// A register value with typed fields.
pub trait Register: Copy + Debug + Default + Eq {
    /// Name for generated code, without index: `LIGHT_SPECULAR0`.
    const NAME: &'static str;
    /// The ids it stands at: one, or one per array element (aliases not repeated).
    const IDS: &'static [u32];

    /// The register with these bits.
    fn from_bits(bits: u32) -> Self;

    /// The word as it stands in the register.
    fn bits(self) -> u32;
}

/// `width` bits of `word` from bit `lsb` on, right-aligned.
pub(crate) const fn extract(word: u32, lsb: u32, width: u32) -> u32 {
    (word >> lsb) & (u32::MAX >> (32 - width))
}

/// `word` with `width` bits from bit `lsb` on replaced by the low bits of `value`; what does not fit is dropped.
pub(crate) const fn insert(word: u32, lsb: u32, width: u32, value: u32) -> u32 {
    let mask = (u32::MAX >> (32 - width)) << lsb;
    (word & !mask) | ((value << lsb) & mask)
}

/// The lowest bit of element `index` of a repeated field whose first element starts at bit `base`.
pub(crate) const fn element_bit(base: u32, step: u32, indices: Range<usize>, index: usize) -> u32 {
    assert!(indices.start <= index && index < indices.end, "field index out of range");
    base + step * (index - indices.start) as u32
}

/// The low `width` bits of `raw` as a two's complement number.
pub(crate) const fn sign_extend(raw: u32, width: u32) -> i32 {
    ((raw << (32 - width)) as i32) >> (32 - width)
}
