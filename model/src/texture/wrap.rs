// SPDX-License-Identifier: MIT
//! TEXUNIT_PARAM bits 8-10 and 12-14: from the position of a tap to a texel index.

use pica_spec::pica200::TextureWrap;

/// The texel index of tap `position` on an axis of `size` texels (1 to 2047), or `None` for the border colour (dossier
/// sections 5.4 and 5.9).
///
/// # Panics
/// If `size` is 0.
#[inline]
pub const fn wrap(mode: TextureWrap, position: i32, size: u32) -> Option<u32> {
    let last = size as i32 - 1;
    let index = match mode {
        TextureWrap::ClampToEdge => limit(position, last),
        TextureWrap::ClampToBorder => {
            if position < 0 || position > last {
                return None;
            }
            position
        }
        TextureWrap::Repeat => modulo(position, size),
        TextureWrap::MirroredRepeat => {
            let place = modulo(position, 2 * size);
            if place > last { 2 * last + 1 - place } else { place }
        }
        TextureWrap::PositiveClampToEdge => {
            if position < 0 {
                modulo(position, size)
            } else {
                limit(position, last)
            }
        }
        TextureWrap::PositiveClampToBorder => {
            if position > last {
                return None;
            }
            modulo(position, size)
        }
    };
    Some(index as u32)
}

/// The non-negative remainder. Sizes should be powers of two, but the register can hold others.
#[inline]
const fn modulo(position: i32, size: u32) -> i32 {
    if size.is_power_of_two() { position & (size as i32 - 1) } else { position.rem_euclid(size as i32) }
}

#[inline]
const fn limit(position: i32, last: i32) -> i32 {
    if position < 0 {
        0
    } else if position > last {
        last
    } else {
        position
    }
}
