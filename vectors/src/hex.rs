// SPDX-License-Identifier: MIT
//! Values as hex digits: upper case, as many as the width needs.

use crate::interface::fits;

/// Digits of a value of `width` bits.
pub fn digits(width: u32) -> usize {
    width.div_ceil(4) as usize
}

/// The two digits of each byte.
const PAIRS: [[u8; 2]; 256] = {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    let mut pairs = [[0; 2]; 256];
    let mut byte = 0;
    while byte < pairs.len() {
        pairs[byte] = [DIGITS[byte >> 4], DIGITS[byte & 15]];
        byte += 1;
    }
    pairs
};

/// The lowest digits of a number, the highest of them first.
#[inline]
pub fn lowest<const DIGITS: usize>(mut value: u32) -> [u8; DIGITS] {
    let mut text = [0; DIGITS];
    let mut end = DIGITS;
    while end >= 2 {
        text[end - 2..end].copy_from_slice(&PAIRS[(value & 0xFF) as usize]);
        value >>= 8;
        end -= 2;
    }
    if end == 1 {
        text[0] = PAIRS[(value & 0xF) as usize][1];
    }
    text
}

/// A value of `width` bits.
pub(crate) fn show(value: u32, width: u32) -> String {
    format!("{value:0digits$X}", digits = digits(width))
}

/// Reads a value of `width` bits. It has all its digits, so that one that was cut off is noticed.
pub(crate) fn parse(text: &str, width: u32) -> Result<u32, String> {
    let digits = digits(width);
    if text.len() != digits || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(format!("`{text}` is not {digits} hex digits"));
    }
    let value = u32::from_str_radix(text, 16).map_err(|error| format!("`{text}`: {error}"))?;
    if fits(value, width) { Ok(value) } else { Err(format!("`{text}` has more than {width} bits")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_those_of_the_standard_library() {
        let mut value = 0x0123_ABCD_u32;
        for _ in 0..10_000 {
            value = value.wrapping_mul(0x9E37_79B1).rotate_left(7) ^ 0x55;
            assert_eq!(lowest::<8>(value), format!("{value:08X}").as_bytes());
            assert_eq!(lowest::<5>(value), format!("{:05X}", value & 0xF_FFFF).as_bytes());
            assert_eq!(lowest::<1>(value), format!("{:X}", value & 0xF).as_bytes());
        }
    }
}
