// SPDX-License-Identifier: MIT
//! Values as hex digits: upper case, as many as the width needs.

use crate::interface::fits;

/// Digits of a value of `width` bits.
pub(crate) fn digits(width: u32) -> usize {
    width.div_ceil(4) as usize
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
