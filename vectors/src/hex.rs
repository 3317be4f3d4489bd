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

/// Digits of a word of a value.
const DIGITS_OF_WORD: usize = 8;

/// A value of `width` bits: words, the lowest first.
pub fn show(value: &[u32], width: u32) -> String {
    let all: String = value.iter().rev().map(|word| format!("{word:08X}")).collect();
    let digits = digits(width);
    match all.len().checked_sub(digits) {
        Some(above) => all[above..].to_owned(),
        None => format!("{all:0>digits$}"),
    }
}

/// Reads a value of `width` bits. It has all its digits, so that one that was cut off is noticed.
///
/// # Errors
/// If these are not the digits of such a value.
pub fn parse(text: &str, width: u32) -> Result<Vec<u32>, String> {
    let digits = digits(width);
    if text.len() != digits || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(format!("`{text}` is not {digits} hex digits"));
    }
    let ends = (1..=digits).rev().step_by(DIGITS_OF_WORD);
    let words = ends.map(|end| u32::from_str_radix(&text[end.saturating_sub(DIGITS_OF_WORD)..end], 16));
    let value = words.collect::<Result<Vec<u32>, _>>().map_err(|error| format!("`{text}`: {error}"))?;
    let highest = value.last().copied().unwrap_or_default();
    let bits_of_highest = width - (value.len() as u32 - 1) * u32::BITS;
    if fits(highest, bits_of_highest) { Ok(value) } else { Err(format!("`{text}` has more than {width} bits")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_several_words_are_read_as_they_are_shown() {
        for (value, width, text) in [
            (&[0x89AB_CDEF, 0x3][..], 34, "389ABCDEF"),
            (&[0x89AB_CDEF, 0][..], 33, "089ABCDEF"),
            (&[1, 2, 0x00F0_0003][..], 88, "F000030000000200000001"),
            (&[0xF][..], 4, "F"),
        ] {
            assert_eq!(show(value, width), text);
            assert_eq!(parse(text, width).as_deref(), Ok(value));
        }
        for (text, width, problem) in [
            ("489ABCDEF", 34, "`489ABCDEF` has more than 34 bits"),
            ("89ABCDEF", 34, "`89ABCDEF` is not 9 hex digits"),
            ("89ABCDEFG", 34, "`89ABCDEFG` is not 9 hex digits"),
        ] {
            assert_eq!(parse(text, width), Err(problem.to_owned()));
        }
    }

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
