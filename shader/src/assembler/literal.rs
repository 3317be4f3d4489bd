// SPDX-License-Identifier: MIT
//! Number literals of the assembly language (assembly.md#text).

/// An integer as C reads it: decimal, `0x` hexadecimal, or octal with a leading zero.
pub(crate) fn c_integer(text: &str) -> Option<u32> {
    let lower = text.to_ascii_lowercase();
    if let Some(digits) = lower.strip_prefix("0x") {
        parse_digits(digits, 16)
    } else if lower.len() > 1 && lower.starts_with('0') {
        parse_digits(&lower[1..], 8)
    } else {
        parse_digits(&lower, 10)
    }
}

/// Digits alone: no sign, no separators.
pub(crate) fn parse_digits(digits: &str, radix: u32) -> Option<u32> {
    if digits.chars().all(|digit| digit.is_digit(radix)) { u32::from_str_radix(digits, radix).ok() } else { None }
}

/// The float at the start of `text`, without sign, and the number of bytes it takes: decimal or hexadecimal, with or
/// without exponent, `inf`, `infinity` or `nan`, as the C library reads it. Rounded to double, then to single
/// precision, because that is the way the constants of existing programs went.
pub(crate) fn c_float(text: &str) -> Option<(f32, usize)> {
    let lower = text.to_ascii_lowercase();
    for (name, value) in [("infinity", f32::INFINITY), ("inf", f32::INFINITY), ("nan", f32::NAN)] {
        if lower.starts_with(name) {
            return Some((value, name.len()));
        }
    }
    if let Some(hexadecimal) = lower.strip_prefix("0x")
        && let Some((value, length)) = hexadecimal_float(hexadecimal)
    {
        return Some((value as f32, length + 2));
    }
    let mut length = digits(&lower, 10);
    let mut digit_count = length;
    if lower[length..].starts_with('.') {
        let fraction = digits(&lower[length + 1..], 10);
        digit_count += fraction;
        length += 1 + fraction;
    }
    if digit_count == 0 {
        return None;
    }
    length += exponent(&lower[length..], 'e').map_or(0, |(_, length)| length);
    Some((lower[..length].parse::<f64>().ok()? as f32, length))
}

/// Number of digits at the start of `text`.
fn digits(text: &str, radix: u32) -> usize {
    text.chars().take_while(|digit| digit.is_digit(radix)).count()
}

/// An exponent part: its value, limited to where every result is zero or infinite, and its length.
fn exponent(text: &str, letter: char) -> Option<(i32, usize)> {
    let rest = text.strip_prefix(letter)?;
    let unsigned = rest.strip_prefix(['+', '-']).unwrap_or(rest);
    let count = digits(unsigned, 10);
    if count == 0 {
        return None;
    }
    let length = text.len() - unsigned.len() + count;
    let magnitude = unsigned[..count]
        .bytes()
        .fold(0i32, |value, digit| value.saturating_mul(10).saturating_add((digit - b'0').into()).min(1_000_000));
    Some((if rest.starts_with('-') { -magnitude } else { magnitude }, length))
}

/// The part of a hexadecimal float after `0x`: its value and length.
fn hexadecimal_float(text: &str) -> Option<(f64, usize)> {
    let (mut significand, mut scale, mut length, mut digit_count) = (0u64, 0i32, 0, 0);
    let mut fraction = false;
    for character in text.chars() {
        match character.to_digit(16) {
            Some(digit) => {
                digit_count += 1;
                if significand >> 59 == 0 {
                    significand = significand << 4 | u64::from(digit);
                    scale = scale.saturating_sub(if fraction { 4 } else { 0 });
                } else {
                    // Out of room: what is cut only matters as "not exactly on a tie".
                    significand |= u64::from(digit != 0);
                    scale = scale.saturating_add(if fraction { 0 } else { 4 });
                }
            }
            None if character == '.' && !fraction => fraction = true,
            None => break,
        }
        length += 1;
    }
    if digit_count == 0 {
        return None;
    }
    let (power, exponent_length) = exponent(&text[length..], 'p').unwrap_or((0, 0));
    // In halves, so that neither factor overflows where the product does not.
    let scale = scale.saturating_add(power).clamp(-2200, 2200);
    let value = significand as f64 * 2f64.powi(scale / 2) * 2f64.powi(scale - scale / 2);
    Some((value, length + exponent_length))
}
