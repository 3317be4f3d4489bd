// SPDX-License-Identifier: MIT
//! Vectors that were worked by hand.

use super::*;
use pica_model::float::{DotProductOrder, F16, F20, F31};

#[test]
fn conversions() {
    for (number, expected) in [
        (0.1, 0x3B9999),
        (1.0 / 3.0, 0x3D5555),
        (255.0, 0x46FE00),
        (100.0, 0x459000),
        (120.0, 0x45E000),
        (200.0, 0x469000),
        (32767.0, 0x4DFFFC),
        (-32768.0, 0xCE0000),
        (32767.0 / 256.0, 0x45FFFC),
        (1e-20, 0x000000),
        (3e18, 0x7C4D11),
        (1e30, 0x7F0000),
    ] {
        let bits = f32::to_bits(number);
        row(&format!("12: {number}"), F24::from_f32_bits(bits, F32ToF24::TowardZero), expected);
    }
    assert_eq!(F24::from_u8(255), f24(0x46FE00), "12: 255");
    assert_eq!(F24::from_i8(100), f24(0x459000), "12: 100");
    assert_eq!(F24::from_i16(32767), f24(0x4DFFFC), "12: 32767");
    assert_eq!(F24::from_i16(-32768), f24(0xCE0000), "12: -32768");
}

#[test]
fn rounding_example() {
    modes("12: 1/3 * 3", |r| f24(0x3D5555).mul(f24(0x408000), r), 0x3EFFFF, 0x3F0000);
}

/// The registers hold the pattern in bits 1-31; the f32 significand is kept.
#[test]
fn f31_registers() {
    for (number, register) in [(2.0_f32 / 240.0, 0x3811_1112), (2.0 / 400.0, 0x3747_AE14), (2.0 / 320.0, 0x3799_999A)] {
        let f31 = F31::from_f32_bits(number.to_bits(), F32ToF24::TowardZero);
        assert_eq!(f31.to_bits() << 1, register, "f31 of 2/{}", 2.0 / number);
    }
}

#[test]
fn worked_sums_and_products() {
    let add = |a, b| move |r| f24(a).add(f24(b), r);
    let mul = |a, b| move |r| f24(a).mul(f24(b), r);
    let mad = |a, b, c| move |r| f24(a).mad(f24(b), f24(c), r);
    modes("1 + 0x2E8000, a tie", add(ONE, 0x2E8000), 0x3F0000, 0x3F0001);
    modes("1 + 0x2F0000, the last place", add(ONE, 0x2F0000), 0x3F0001, 0x3F0001);
    modes("1 - 0x2E8000", add(ONE, 0xAE8000), 0x3EFFFE, 0x3EFFFE);
    modes("1 - 0x3EFFFF", add(ONE, 0xBEFFFF), 0x2E0000, 0x2E0000);
    modes("0x3B9999 + 0x3C9999", add(0x3B9999, 0x3C9999), 0x3D3332, 0x3D3333);
    modes("0x3B9999 * 10", mul(0x3B9999, 0x424000), 0x3EFFFF, 0x3EFFFF);
    modes("0x3FFFFF squared", mul(0x3FFFFF, 0x3FFFFF), 0x40FFFE, 0x40FFFE);
    modes("overflow gives infinity", mul(0x7E0000, 0x408000), INF, INF);
    modes("overflow gives infinity", mul(0xFE0000, 0x408000), MINUS_INF, MINUS_INF);
    for rounding in BOTH {
        let halved = |times| (0..times).fold(F24::ONE, |x, _| x.mul(f24(HALF), rounding));
        row("1 halved: 62 times", halved(62), 0x010000);
        row("1 halved: 63 times", halved(63), 0x000000);
    }
    modes("MAD rounds its product", mad(0x3F0001, 0x3F0001, 0xBF0002), ZERO, ZERO);
    modes("MAD of 0x3D5555 * 3 - 1", mad(0x3D5555, 0x408000, 0xBF0000), 0xAE0000, ZERO);
}

#[test]
fn worked_dot_product_order() {
    let a = [0x3F0000, 0x500000, 0x3F0000, 0xD00000].map(f24);
    let dp4 = |order| F24::dp4(a, [F24::ONE; 4], order, F24Rounding::TowardZero);
    row("DP4 of 1, 2^17, 1, -2^17: left to right", dp4(DotProductOrder::LeftToRight), ZERO);
    row("DP4 of 1, 2^17, 1, -2^17: tree", dp4(DotProductOrder::PairwiseTree), ONE);
    row("dot_product_order: unrounded, 1 + 2^17 + 1 - 2^17", dp4(DotProductOrder::Unrounded), TWO);
}

#[test]
fn worked_functions() {
    let truncated = |source: &str, operation: fn(F24, F24Rounding) -> F24, vectors: &[(u32, u32)]| {
        for &(a, expected) in vectors {
            row(source, operation(f24(a), F24Rounding::TowardZero), expected);
        }
    };
    truncated(
        "RCP of 3, 5, 7, 10, 0x3D5555",
        F24::rcp,
        &[(0x408000, 0x3D5555), (0x414000, 0x3C9999), (0x41C000, 0x3C2492), (0x424000, 0x3B9999), (0x3D5555, 0x408000)],
    );
    row("RCP of 5", f24(0x414000).rcp(F24Rounding::NearestEven), 0x3C999A);
    row("RCP of 10", f24(0x424000).rcp(F24Rounding::NearestEven), 0x3B999A);
    truncated(
        "RSQ of 2, 3, 5, 10",
        F24::rsq,
        &[(0x400000, 0x3E6A09), (0x408000, 0x3E279A), (0x414000, 0x3DC9F2), (0x424000, 0x3D43D1)],
    );
    truncated(
        "EX2 of 0.5, -0.5, 0.25, 3.5",
        F24::ex2,
        &[(0x3E0000, 0x3F6A09), (0xBE0000, 0x3E6A09), (0x3D0000, 0x3F306F), (0x40C000, 0x426A09)],
    );
    truncated(
        "LG2 of 3, 5, 10, 100",
        F24::lg2,
        &[(0x408000, 0x3F95C0), (0x414000, 0x402934), (0x424000, 0x40A934), (0x459000, 0x41A934)],
    );
    truncated(
        "FLR of 3.25, -3.25, -0.1, 7",
        |a, _| a.flr(),
        &[(0x40A000, 0x408000), (0xC0A000, 0xC10000), (0xBB9999, 0xBF0000), (0x41C000, 0x41C000)],
    );
}

/// For magnitudes below 2^-18, 2^a is so near to 1 that only the side matters (derived).
#[test]
fn ex2_of_tiny_operands() {
    modes("functions: exact, rounded once", |r| f24(0x2C0000).ex2(r), ONE, ONE);
    modes("functions: exact, rounded once", |r| f24(0xAC0000).ex2(r), 0x3EFFFF, ONE);
    modes("functions: exact, rounded once", |r| f24(0x810000).ex2(r), 0x3EFFFF, ONE);
}

#[test]
fn worked_conversions_and_values() {
    for (f32, expected) in [
        (0xC020_0000, 0xC04000),
        (0x4049_0FDB, 0x40921F),
        (0x3727_C5AC, 0x2E4F8B),
        (0x477F_FF00, 0x4EFFFE),
        (0x4780_0080, 0x4F0001),
        (0x4800_0040, 0x500000),
    ] {
        let source = format!("from f32: {f32:08X}");
        row(&source, F24::from_f32_bits(f32, F32ToF24::TowardZero), expected);
    }
    let tie = F24::from_f32_bits(0x4800_0040, F32ToF24::NearestEven);
    row("from f32: tie to even", tie, 0x500000);

    assert_eq!(value(f24(0xC28000)), -12.0, "value of a pattern");
    assert_eq!(value(F20::from_bits(0x3F800)), 1.5, "value of a pattern");
    assert_eq!(value(F20::from_bits(0xBD400)), -0.3125, "value of a pattern");
    assert_eq!(value(F16::from_bits(0x3555)), 0.333251953125, "value of a pattern");
    assert_eq!(value(F16::from_bits(0xC500)), -5.0, "value of a pattern");
}
