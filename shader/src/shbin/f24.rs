// SPDX-License-Identifier: MIT
//! Float constants between source text and container (numbers.md#from-f32-to-f24).
//!
//! The conversion is that of the host tools, which a compatible assembler has to repeat; the chip's own conversion of
//! uploaded single-precision uniforms is another one.

/// A single-precision value as f24, the way picasso converts constants (numbers.md#from-f32-to-f24): the mantissa is
/// cut, too small values become a signed zero and too large ones (and NaN) an infinity. Only the rebiased exponent is
/// looked at, so magnitudes in [2^-63, 2^-62) become a subnormal pattern without their hidden bit, and those in [2^64,
/// 2^65) an infinity or NaN pattern.
pub fn f24_from_f32(value: f32) -> u32 {
    let bits = value.to_bits();
    let sign = (bits >> 31) << 23;
    let exponent = (bits >> 23 & 0xFF) as i32 - 127 + 63;
    match exponent {
        ..0 => sign,
        0..=0x7F => sign | (exponent as u32) << 16 | bits >> 7 & 0xFFFF,
        _ => sign | 0x7F_0000,
    }
}

/// The shortest decimal literal that [assembles](f24_from_f32) to the f24 pattern in the low 24 bits of `bits`. Every
/// pattern has one.
pub fn f24_literal(bits: u32) -> String {
    let (sign, exponent, mantissa) = (bits >> 23 & 1, bits >> 16 & 0x7F, bits & 0xFFFF);
    let sign = if sign != 0 { "-" } else { "" };
    let literal = match (exponent, mantissa) {
        (0, 0) => "0.0".to_owned(),
        (0x7F, 0) => "inf".to_owned(),
        _ => shortest(exponent as i32 - 63, mantissa),
    };
    format!("{sign}{literal}")
}

/// The shortest decimal in the interval of values whose f24 has this exponent and mantissa.
fn shortest(exponent: i32, mantissa: u32) -> String {
    let power = 2f64.powi(exponent);
    let low = power * (1.0 + f64::from(mantissa) / 65536.0);
    // The largest single-precision value that is cut to the same mantissa.
    let high = low + power * (127.0 / 128.0) / 65536.0;
    let exact = low as f32;
    let wanted = f24_from_f32(exact);
    let candidates = (0..=16).flat_map(|digits| [low, high].map(|value| format!("{value:.digits$e}")));
    let found = candidates
        .filter_map(|text| text.parse::<f64>().ok())
        .find(|&value| f24_from_f32(value as f32) == wanted)
        .unwrap_or(low);
    // `{:?}` writes the shortest text of a double and chooses between fixed and exponent form.
    format!("{found:?}")
}
