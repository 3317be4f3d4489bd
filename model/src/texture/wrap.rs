// SPDX-License-Identifier: MIT
//! TEXUNIT_PARAM bits 8-10 and 12-14: from the position of a tap to a texel index.

use pica_spec::pica200::TextureWrap;

/// The texel index of tap `position` on an axis of `size` texels (1 to 2047), or `None` for the border colour
/// (texture.md#wrap-modes and texture.md#fetch).
///
///
/// # Panics
/// If `size` is 0.
#[inline]
pub const fn wrap(mode: TextureWrap, position: i32, size: u32) -> Option<u32> {
    if size.is_power_of_two() { wrap_as::<true>(mode, position, size) } else { wrap_as::<false>(mode, position, size) }
}

/// The texel indices of taps, and [`BORDER`] for the border colour.
#[inline(always)]
pub fn wrap_all<const N: usize>(mode: TextureWrap, taps: &[i32; N], size: u32) -> [u32; N] {
    let mut indices = [BORDER; N];
    macro_rules! compiled_for {
        ($($mode:ident),*) => {
            match (mode, size.is_power_of_two()) {
                $(
                    (TextureWrap::$mode, true) => {
                        for (index, tap) in indices.iter_mut().zip(taps) {
                            *index = index_or_border(wrap_as::<true>(TextureWrap::$mode, *tap, size));
                        }
                    }
                    (TextureWrap::$mode, false) => {
                        for (index, tap) in indices.iter_mut().zip(taps) {
                            *index = index_or_border(wrap_as::<false>(TextureWrap::$mode, *tap, size));
                        }
                    }
                )*
            }
        };
    }
    compiled_for!(ClampToEdge, ClampToBorder, Repeat, MirroredRepeat, PositiveClampToEdge, PositiveClampToBorder);
    indices
}

/// An index that no texel has.
pub const BORDER: u32 = u32::MAX;

#[inline(always)]
const fn index_or_border(index: Option<u32>) -> u32 {
    match index {
        Some(index) => index,
        None => BORDER,
    }
}

/// [`wrap`], where `POWER` says whether the size is a power of two.
#[inline(always)]
const fn wrap_as<const POWER: bool>(mode: TextureWrap, position: i32, size: u32) -> Option<u32> {
    let last = size as i32 - 1;
    let index = match mode {
        TextureWrap::ClampToEdge => limit(position, last),
        TextureWrap::ClampToBorder => {
            if position < 0 || position > last {
                return None;
            }
            position
        }
        TextureWrap::Repeat => modulo::<POWER>(position, size),
        TextureWrap::MirroredRepeat => {
            let place = modulo::<POWER>(position, 2 * size);
            if place > last { 2 * last + 1 - place } else { place }
        }
        TextureWrap::PositiveClampToEdge => {
            if position < 0 {
                modulo::<POWER>(position, size)
            } else {
                limit(position, last)
            }
        }
        TextureWrap::PositiveClampToBorder => {
            if position > last {
                return None;
            }
            modulo::<POWER>(position, size)
        }
    };
    Some(index as u32)
}

/// The non-negative remainder. Sizes should be powers of two, but the register can hold others.
#[inline(always)]
const fn modulo<const POWER: bool>(position: i32, size: u32) -> i32 {
    if POWER { position & (size as i32 - 1) } else { position.rem_euclid(size as i32) }
}

#[inline(always)]
const fn limit(position: i32, last: i32) -> i32 {
    if position < 0 {
        0
    } else if position > last {
        last
    } else {
        position
    }
}
