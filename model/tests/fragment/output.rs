// SPDX-License-Identifier: MIT
//! Tests, blending, logic operations and formats: exhaustive over 8-bit operands (framebuffer.md#addressing,
//! framebuffer.md#alpha-test to framebuffer.md#blending-and-logic-operation).

use pica_model::fragment::alpha_test::alpha_test;
use pica_model::fragment::blend::{blend, blend_channel, blend_factor};
use pica_model::fragment::color::{Rgba, expand};
use pica_model::fragment::depth_quantise::{depth16, depth24, fraction32};
use pica_model::fragment::framebuffer::color_format::{color_bytes, color_pack, color_unpack};
use pica_model::fragment::framebuffer::depth_format::{DepthStencil, depth_pack, depth_unpack};
use pica_model::fragment::framebuffer::pixel::PixelBytes;
use pica_model::fragment::framebuffer::shadow_pixel::ShadowPixel;
use pica_model::fragment::logic_op::{logic_op, reads_destination};
use pica_model::fragment::planes::Planes;
use pica_model::fragment::shadow_map::shadow_write;
use pica_model::fragment::stencil::{stencil, stencil_action, stencil_outcome, stencil_test, stencil_write};
use pica_model::raster::fragment::DEPTH_ONE;
use pica_spec::choices::{BlendRounding, DepthQuantisation};
use pica_spec::number::F16;
use pica_spec::pica200::{
    BlendEquation, BlendFactor, BlendFunc, ColorFormat, CompareFunction, DepthFormat, FragopAlphaTest, FragopShadow,
    LogicOperation, StencilAction, StencilOp, StencilTest,
};

/// Bytes at which something happens.
const CLASSES: [u8; 8] = [0, 1, 64, 127, 128, 129, 254, 255];

/// The conditions by code, from an ordering: never, always, =, !=, <, <=, >, >=.
fn holds(code: u32, a: u8, b: u8) -> bool {
    use core::cmp::Ordering::{Equal, Greater, Less};
    let holding: &[core::cmp::Ordering] = match code {
        0 => &[],
        1 => &[Less, Equal, Greater],
        2 => &[Equal],
        3 => &[Less, Greater],
        4 => &[Less],
        5 => &[Less, Equal],
        6 => &[Greater],
        _ => &[Greater, Equal],
    };
    holding.contains(&a.cmp(&b))
}

#[test]
fn alpha_test_over_all_operands() {
    for code in 0..8 {
        for reference in 0..=255_u8 {
            let test = FragopAlphaTest::default()
                .with_enable(true)
                .with_function(CompareFunction::from_raw(code))
                .with_reference(reference.into());
            let alphas: [u8; 256] = core::array::from_fn(|alpha| alpha as u8);
            let mut passed = [true; 256];
            assert!(alpha_test(test, &alphas, &mut passed));
            for (alpha, passed) in alphas.iter().zip(passed) {
                assert_eq!(passed, holds(code, *alpha, reference), "{code} {alpha} {reference}");
            }
            let mut rejected = [false; 256];
            assert!(alpha_test(test, &alphas, &mut rejected));
            assert_eq!(rejected, [false; 256]);
            let mut all = [true; 256];
            assert!(!alpha_test(test.with_enable(false), &alphas, &mut all));
            assert_eq!(all, [true; 256]);
        }
    }
}

#[test]
fn stencil_test_over_all_operands() {
    for code in 0..8 {
        for mask in CLASSES {
            for reference in 0..=255_u8 {
                let test = StencilTest::default()
                    .with_enable(true)
                    .with_function(CompareFunction::from_raw(code))
                    .with_reference(reference.into())
                    .with_read_mask(mask.into());
                for stored in 0..=255_u8 {
                    assert_eq!(stencil_test(test, stored), holds(code, reference & mask, stored & mask));
                    assert!(stencil_test(test.with_enable(false), stored));
                }
            }
        }
    }
}

#[test]
fn stencil_actions_over_all_values() {
    for reference in 0..=255_u8 {
        for stored in 0..=255_u8 {
            let results = [0, 1, 2, 3, 4, 5, 6, 7]
                .map(|code| i32::from(stencil_action(StencilAction::from_raw(code), stored, reference)));
            let s = i32::from(stored);
            let expected = [
                s,
                0,
                i32::from(reference),
                (s + 1).min(255),
                (s - 1).max(0),
                255 - s,
                (s + 1).rem_euclid(256),
                (s - 1).rem_euclid(256),
            ];
            assert_eq!(results, expected);
            for mask in CLASSES {
                let test = StencilTest::default().with_reference(reference.into()).with_write_mask(mask.into());
                let written = stencil_write(test, StencilAction::Replace, stored);
                for bit in 0..8 {
                    let source = if mask >> bit & 1 != 0 { reference } else { stored };
                    assert_eq!(written >> bit & 1, source >> bit & 1);
                }
            }
        }
    }
    let op = StencilOp::default()
        .with_fail(StencilAction::Zero)
        .with_depth_fail(StencilAction::Invert)
        .with_pass(StencilAction::Replace);
    assert_eq!(stencil_outcome(op, false, false), StencilAction::Zero);
    assert_eq!(stencil_outcome(op, false, true), StencilAction::Zero);
    assert_eq!(stencil_outcome(op, true, false), StencilAction::Invert);
    assert_eq!(stencil_outcome(op, true, true), StencilAction::Replace);
}

/// The stage as a whole: the reference 0x5A passes against what is stored if that has bit 1, and leaves the upper half.
#[test]
fn stencil_stage() {
    let test = StencilTest::default()
        .with_enable(true)
        .with_function(CompareFunction::Equal)
        .with_reference(0x5A)
        .with_read_mask(2)
        .with_write_mask(0xF0);
    let op = StencilOp::default()
        .with_fail(StencilAction::Zero)
        .with_depth_fail(StencilAction::Invert)
        .with_pass(StencilAction::Replace);
    for depth_passes in [false, true] {
        assert_eq!(stencil(test, op, 0xC1, depth_passes), (false, 0x01));
        assert_eq!(stencil(test.with_enable(false), op, 0xC1, depth_passes), (true, 0xC1));
    }
    assert_eq!(stencil(test, op, 0xC2, false), (true, 0x32));
    assert_eq!(stencil(test, op, 0xC2, true), (true, 0x52));
}

#[test]
fn logic_operations_over_all_operands() {
    // Truth tables of framebuffer.md#blending-and-logic-operation: results for (s, d) = (0,0), (0,1), (1,0), (1,1).
    let tables = [
        [0, 0, 0, 0],
        [0, 0, 0, 1],
        [0, 0, 1, 0],
        [0, 0, 1, 1],
        [1, 1, 1, 1],
        [1, 1, 0, 0],
        [0, 1, 0, 1],
        [1, 0, 1, 0],
        [1, 1, 1, 0],
        [0, 1, 1, 1],
        [1, 0, 0, 0],
        [0, 1, 1, 0],
        [1, 0, 0, 1],
        [0, 1, 0, 0],
        [1, 0, 1, 1],
        [1, 1, 0, 1],
    ];
    for (code, table) in tables.into_iter().enumerate() {
        let operation = LogicOperation::from_raw(code as u32);
        for s in 0..=255_u8 {
            for d in 0..=255_u8 {
                let expected = (0..8).fold(0, |byte, bit| {
                    let place = usize::from(s >> bit & 1) * 2 + usize::from(d >> bit & 1);
                    byte | table[place] << bit
                });
                assert_eq!(logic_op(operation, s, d), expected, "{operation:?} {s} {d}");
            }
        }
        let depends = table[0] != table[1] || table[2] != table[3];
        assert_eq!(reads_destination(operation), depends);
    }
}

/// Cutting a result to the bits that a format stores, or working on the stored bits: the same.
#[test]
fn logic_operations_do_not_mix_bits() {
    for code in 0..16 {
        let operation = LogicOperation::from_raw(code);
        for s in 0..=255_u8 {
            for stored in 0..32_u8 {
                let widened = expand::<5>(stored.into());
                assert_eq!(logic_op(operation, s, widened) >> 3, logic_op(operation, s >> 3, stored) & 31);
                let alpha = stored & 1;
                assert_eq!(
                    logic_op(operation, s, expand::<1>(alpha.into())) >> 7,
                    logic_op(operation, s >> 7, alpha) & 1
                );
            }
        }
    }
}

/// The table of factors of framebuffer.md#blending-and-logic-operation.
fn factor(code: u32, channel: usize, s: Rgba, d: Rgba, constant: Rgba) -> u8 {
    let (alpha, i) = (channel == 3, channel);
    let value = match code & !1 {
        0 => return [0, 255][code as usize],
        2 => s[i],
        4 => d[i],
        6 => s[3],
        8 => d[3],
        0xA => constant[i],
        0xC => constant[3],
        _ if code == 0xF => return s[i],
        _ if alpha => return 255,
        _ => return s[3].min(255 - d[3]),
    };
    if code & 1 == 1 { 255 - value } else { value }
}

#[test]
fn blend_factors_over_all_operands() {
    for code in 0..16 {
        for x in 0..=255_u8 {
            for y in 0..=255_u8 {
                let (s, d, constant) = ([x, 1, y, x ^ 3], [y, x, 2, y ^ 5], [y, x, x, y]);
                for channel in 0..4 {
                    let actual = blend_factor(BlendFactor::from_raw(code), channel, s, d, constant);
                    assert_eq!(actual, factor(code, channel, s, d, constant), "{code:#X} {channel} {x} {y}");
                }
            }
        }
    }
}

/// Choice `blend_rounding`, with exact integers.
fn blended(code: u32, s: i64, sf: i64, d: i64, df: i64, rounding: BlendRounding) -> i64 {
    let weighted = |x: i64, f: i64| match rounding {
        BlendRounding::Shift => x * (f + (f >> 7)),
        _ => x * f,
    };
    let (s, d) = (weighted(s, sf), weighted(d, df));
    let sum = match code {
        1 => s - d,
        2 => d - s,
        3 => s.min(d),
        4 => s.max(d),
        _ => s + d,
    };
    let divided = match rounding {
        BlendRounding::FloorAfterSum => sum.div_euclid(255),
        BlendRounding::Rounded => (2 * sum + 255).div_euclid(510),
        BlendRounding::Shift => sum >> 8,
    };
    divided.clamp(0, 255)
}

#[test]
fn blend_equations_over_all_operands() {
    for rounding in BlendRounding::ALL {
        for code in 0..8 {
            let equation = BlendEquation::from_raw(code);
            let check = |s: [u8; 2], d: [u8; 2]| {
                let expected = blended(code, s[0].into(), s[1].into(), d[0].into(), d[1].into(), *rounding);
                assert_eq!(i64::from(blend_channel(equation, s, d, *rounding)), expected, "{equation:?} {s:?} {d:?}");
            };
            for x in 0..=255 {
                for y in 0..=255 {
                    for other in CLASSES {
                        check([x, y], [other, 255]);
                        check([x, y], [255, other]);
                        check([other, 255], [x, y]);
                        check([x, other], [y, 255 - other]);
                    }
                }
            }
        }
    }
}

#[test]
fn every_equation_with_every_pair_of_factors() {
    let colors = |step: usize| -> Planes<64> {
        Planes(core::array::from_fn(|c| core::array::from_fn(|i| ((i * step + c * 85) % 256) as u8)))
    };
    let (s, d) = (colors(37), colors(101));
    let constant = [10, 200, 128, 77];
    for code in 0..1 << 11 {
        let (equation, source, destination) = (code >> 8, code >> 4 & 15, code & 15);
        // Alpha has other codes than colour.
        let (alpha_equation, alpha_source, alpha_destination) = (equation ^ 1, source ^ 5, destination ^ 6);
        let function = BlendFunc(
            equation
                | alpha_equation << 8
                | source << 16
                | destination << 20
                | alpha_source << 24
                | alpha_destination << 28,
        );
        let result = blend(function, &Planes::filled(constant), &s, &d, BlendRounding::FloorAfterSum);
        for i in 0..64 {
            let (s, d) = (s.get(i), d.get(i));
            for c in 0..4 {
                let (equation, source, destination) = if c < 3 {
                    (equation, source, destination)
                } else {
                    (alpha_equation, alpha_source, alpha_destination)
                };
                let [sf, df] = [source, destination].map(|code| factor(code, c, s, d, constant).into());
                let expected = blended(equation, s[c].into(), sf, d[c].into(), df, BlendRounding::FloorAfterSum);
                assert_eq!(i64::from(result.0[c][i]), expected, "{function:?} {s:?} {d:?} channel {c}");
            }
        }
    }
}

/// A channel of which `most` is the largest value, repeated without end as a binary fraction: v / most, whose first 8
/// bits are kept.
fn repeated(v: u32, most: u32) -> u8 {
    (256 * v / most).min(255) as u8
}

#[test]
fn widened_channels() {
    for v in 0..64 {
        assert_eq!(expand::<6>(v), repeated(v, 63));
        if v < 32 {
            assert_eq!(expand::<5>(v), repeated(v, 31));
        }
        if v < 16 {
            assert_eq!(expand::<4>(v), repeated(v, 15));
        }
        if v < 2 {
            assert_eq!(expand::<1>(v), repeated(v, 1));
        }
    }
}

#[test]
fn sixteen_bit_formats_over_all_words() {
    // (format, widths of r, g, b, a from the top bit down).
    let formats =
        [(ColorFormat::Rgb5a1, [5, 5, 5, 1]), (ColorFormat::Rgb565, [5, 6, 5, 0]), (ColorFormat::Rgba4, [4, 4, 4, 4])];
    for (format, widths) in formats {
        assert_eq!(color_bytes(format), Some(2));
        for word in 0..1 << 16 {
            let mut below = 16;
            let expected = widths.map(|width| {
                below -= width;
                let most = (1 << width) - 1;
                if most == 0 { 255 } else { repeated(word >> below & most, most) }
            });
            assert_eq!(color_unpack(format, word), expected);
            assert_eq!(color_pack(format, expected), word, "{format:?}: what is read is written back");
        }
        // Every byte of a channel is cut to its top bits.
        for value in 0..=255_u8 {
            let mut below = 16;
            let expected = widths.iter().fold(0, |word, width| {
                below -= width;
                word | (u32::from(value) >> (8 - width)) << below
            });
            assert_eq!(color_pack(format, [value; 4]), expected);
        }
    }
}

#[test]
fn byte_formats() {
    let color = [0x12, 0x34, 0x56, 0x78];
    let mut bytes = [0; 8];
    PixelBytes::Four.write(&mut bytes, 1, color_pack(ColorFormat::Rgba8, color));
    assert_eq!(bytes, [0, 0, 0, 0, 0x78, 0x56, 0x34, 0x12]);
    assert_eq!(color_unpack(ColorFormat::Rgba8, PixelBytes::Four.read(&bytes, 1)), color);
    let mut bytes = [0xAA; 9];
    PixelBytes::Three.write(&mut bytes, 1, color_pack(ColorFormat::Rgb8, color));
    assert_eq!(bytes, [0xAA, 0xAA, 0xAA, 0x56, 0x34, 0x12, 0xAA, 0xAA, 0xAA]);
    assert_eq!(color_unpack(ColorFormat::Rgb8, PixelBytes::Three.read(&bytes, 1)), [0x12, 0x34, 0x56, 255]);
    let mut bytes = [0; 4];
    PixelBytes::Two.write(&mut bytes, 1, 0xCB26);
    assert_eq!(bytes, [0, 0, 0x26, 0xCB]);
    assert_eq!(PixelBytes::Two.read(&bytes, 1), 0xCB26);
    assert_eq!(color_bytes(ColorFormat::Unlisted(5)), None);
}

#[test]
fn depth_formats() {
    let pixel = DepthStencil { depth: 0x123456, stencil: 0xA5 };
    assert_eq!(depth_pack(DepthFormat::D24s8, pixel), 0xA512_3456);
    assert_eq!(depth_unpack(DepthFormat::D24s8, 0xA512_3456), pixel);
    assert_eq!(depth_unpack(DepthFormat::D24, 0xFF12_3456), DepthStencil { stencil: 0, ..pixel });
    assert_eq!(depth_unpack(DepthFormat::D16, 0xFFFF_1234), DepthStencil { depth: 0x1234, stencil: 0 });
    assert_eq!(depth_pack(DepthFormat::D16, DepthStencil { depth: 0x1234, stencil: 0 }), 0x1234);
}

/// floor(p / q * DEPTH_ONE), the form in which the rasterizer gives a depth.
fn depth(p: u64, q: u64) -> u32 {
    (u128::from(p) * u128::from(DEPTH_ONE) / u128::from(q)) as u32
}

#[test]
fn depth_quantisation() {
    use DepthQuantisation::{Round, Truncate};
    // Worked by hand: 1/3, 1/2, 1, 2^-16.
    for ((p, q), d16, d24) in [
        ((1, 3), 21845, 0x555555),
        ((1, 2), 32767, 0x7FFFFF),
        ((1, 1), 65535, 0xFFFFFF),
        ((1, 1 << 16), 0, 0xFF),
        ((0, 1), 0, 0),
    ] {
        assert_eq!((depth16(depth(p, q), Truncate), depth24(depth(p, q), Truncate)), (d16, d24), "{p}/{q}");
    }
    assert_eq!((depth16(depth(1, 2), Round), depth24(depth(1, 2), Round)), (32768, 0x800000));
    assert_eq!((depth16(DEPTH_ONE, Round), depth24(DEPTH_ONE, Round)), (65535, 0xFFFFFF));
    assert_eq!(fraction32(DEPTH_ONE), 1 << 32);
    // Every 17-bit fraction, the significands of float24 depths in 1/2..1: exact floors.
    for m in 1 << 16..1 << 17_u64 {
        let (q, d) = (1 << 17, depth(m, 1 << 17));
        assert_eq!(u64::from(depth24(d, Truncate)), m * 0xFFFFFF / q);
        assert_eq!(u64::from(depth16(d, Truncate)), m * 0xFFFF / q);
        assert_eq!(u64::from(depth16(d, Round)), (m * 0xFFFF + q / 2) / q);
        assert_eq!(fraction32(d), m << 15);
    }
}

#[test]
fn shadow_writes() {
    let penumbra = |constant: f32, linear: f32| {
        FragopShadow::default().with_constant(F16::from_f32(constant)).with_linear(F16::from_f32(linear))
    };
    let stored = ShadowPixel { depth: 1000, density: 200 };
    let hard = penumbra(1.0, 0.0);
    assert_eq!(shadow_write(hard, 1000, 0, stored), None, "not in front");
    assert_eq!(shadow_write(hard, 999, 0, stored), Some(ShadowPixel { depth: 999, density: 200 }));
    assert_eq!(shadow_write(hard, 999, 100, stored), Some(ShadowPixel { depth: 1000, density: 100 }));
    assert_eq!(shadow_write(hard, 999, 201, stored), Some(stored), "a larger density stays out");
    // 100 / (0.5 + 0.25 * 500/1000) = 160.
    assert_eq!(shadow_write(penumbra(0.5, 0.25), 500, 100, stored).map(|pixel| pixel.density), Some(160));
    for nothing in [penumbra(0.0, 0.0), penumbra(-1.0, 0.0), penumbra(0.5, -1.0)] {
        assert_eq!(shadow_write(nothing, 500, 1, stored), Some(stored), "a denominator of 0 or less");
    }
    let word = ShadowPixel { depth: 0x123456, density: 0x78 }.pack();
    assert_eq!(word.to_le_bytes(), [0x12, 0x34, 0x56, 0x78]);
    assert_eq!(ShadowPixel::unpack(word), ShadowPixel { depth: 0x123456, density: 0x78 });
}
