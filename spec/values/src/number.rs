// SPDX-License-Identifier: MIT
//! Numbers as they are written: decimal or 0x.

/// Reads a 32-bit number.
///
/// # Errors
/// A message if the text is no number or does not fit.
pub fn parse_u32(text: &str) -> Result<u32, String> {
    u32::try_from(parse_u64(text)?).map_err(|_| format!("`{text}` does not fit into 32 bits"))
}

/// Reads a 64-bit number.
///
/// # Errors
/// A message if the text is no number or does not fit.
pub fn parse_u64(text: &str) -> Result<u64, String> {
    let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let parsed = match digits {
        Some(hex) if !hex.starts_with('+') => u64::from_str_radix(hex, 16),
        _ => text.parse(),
    };
    parsed.map_err(|error| match error.kind() {
        std::num::IntErrorKind::PosOverflow => format!("`{text}` does not fit into 64 bits"),
        _ => format!("`{text}` is not a number (decimal or 0x)"),
    })
}

/// Reads how many there are to be of something, at least one.
///
/// # Errors
/// A message if the text is no number, does not fit, or is 0: of nothing there is no result.
pub fn parse_count(text: &str) -> Result<u64, String> {
    match parse_u64(text)? {
        0 => Err("the least is 1".to_owned()),
        count => Ok(count),
    }
}

/// Reads an index, from 0.
///
/// # Errors
/// A message if the text is no number or does not fit.
pub fn parse_index(text: &str) -> Result<usize, String> {
    usize::try_from(parse_u64(text)?).map_err(|_| format!("`{text}` is too large"))
}

/// Whether the text is meant as a number.
pub fn looks_like_number(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
        && (text.starts_with("0x") || text.starts_with("0X") || text.bytes().all(|b| b.is_ascii_digit()))
}
