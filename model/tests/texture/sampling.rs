// SPDX-License-Identifier: MIT
//! Wrap modes, positions, filters and levels of detail (texture.md#wrap-modes,
//! texture.md#filtering-and-level-of-detail, texture.md#fetch).

use pica_model::float::{F24, F24Rounding};
use pica_model::texture::coordinate::{linear_taps, nearest_tap, position};
use pica_model::texture::filter::{bilinear, mix_levels};
use pica_model::texture::lod::{LevelChoice, LodUnit, largest_change, log2};
use pica_model::texture::wrap::wrap;
use pica_spec::choices::{BilinearWeightBits, LodRules, NegativeTexel};
use pica_spec::number::Fixed;
use pica_spec::pica200::{TextureFilter, TextureWrap, TexunitLod, TexunitParam};

use super::support::f24;

/// The texel rows that each mode spells out on an axis, from position `-4 * size` on, by laying out copies.
fn layout(mode: u32, size: u32) -> Vec<Option<u32>> {
    let forward: Vec<_> = (0..size).map(Some).collect();
    let backward: Vec<_> = forward.iter().rev().copied().collect();
    let all = |value| vec![value; 4 * size as usize];
    let repeat = forward.repeat(4);
    let (negative, positive) = match mode {
        0 => (all(Some(0)), all(Some(size - 1))),
        1 => (all(None), all(None)),
        3 => ([&forward[..], &backward].concat().repeat(2), [&backward[..], &forward].concat().repeat(2)),
        4 => (repeat, all(Some(size - 1))),
        5 => (repeat, all(None)),
        _ => (repeat.clone(), repeat),
    };
    [negative, forward, positive].concat()
}

#[test]
fn wrap_modes_on_all_small_sizes() {
    for size in 1..=40 {
        for mode in 0..8 {
            for (i, expected) in layout(mode, size).into_iter().enumerate() {
                let position = i as i32 - 4 * size as i32;
                let actual = wrap(TextureWrap::from_raw(mode), position, size);
                assert_eq!(actual, expected, "mode {mode}, size {size}, position {position}");
            }
        }
    }
    for mode in 0..8 {
        for position in [i32::MIN, i32::MAX] {
            for size in [1, 8, 1024, 2047] {
                let index = wrap(TextureWrap::from_raw(mode), position, size);
                assert!(index.is_none_or(|index| index < size));
            }
        }
    }
}

#[test]
fn positions_are_exact_floors() {
    // Every exponent that matters, a few significands, against exact integers: u = m * 2^(e - 16).
    for size in [1, 8, 128, 1000, 1024, 2047] {
        for exponent in 30..=126_i32 {
            for mantissa in [0, 1, 0x5555, 0xAAAA, 0xFFFF] {
                for sign in [0, 1] {
                    let u = F24::from_bits(sign << 23 | (exponent as u32) << 16 | mantissa);
                    let significand = i128::from(0x1_0000 | mantissa) * if sign == 0 { 1 } else { -1 };
                    let product = significand * i128::from(size) * 256;
                    let shift = exponent - 63 - 16;
                    let exact = if shift >= 0 { product << shift } else { product >> -shift };
                    let limited = exact.clamp(-(1 << 39), (1 << 39) - 1);
                    assert_eq!(i128::from(position(u, size)), limited, "{u:?} {size}");
                }
            }
        }
        assert_eq!(position(F24::ZERO, size), 0);
        assert_eq!(position(F24::NAN, size), 0);
        assert_eq!(position(F24::INFINITY, size), (1 << 39) - 1);
        assert_eq!(position(F24::NEG_INFINITY, size), -(1 << 39));
    }
}

#[test]
fn nearest_taps_of_negative_positions() {
    for (position, floor, toward_zero) in [(-1, -1, 0), (-256, -1, -1), (-257, -2, -1), (255, 0, 0), (256, 1, 1)] {
        assert_eq!(nearest_tap(position, NegativeTexel::Floor), floor);
        assert_eq!(nearest_tap(position, NegativeTexel::TowardZero), toward_zero);
    }
}

#[test]
fn linear_taps_have_the_bits_asked_for() {
    for position in -600..600_i64 {
        for (bits, step) in
            [(BilinearWeightBits::Bits8, 1), (BilinearWeightBits::Bits6, 4), (BilinearWeightBits::Bits4, 16)]
        {
            let taps = linear_taps(position, bits);
            // Texel i is centred at 256 i + 128.
            let distance = position - (i64::from(taps.lower) * 256 + 128);
            assert!((0..256).contains(&distance));
            assert_eq!(i64::from(taps.weight), distance - distance % step);
        }
    }
}

#[test]
fn bilinear_is_the_exact_sum() {
    let values = [0_u8, 1, 127, 128, 254, 255];
    for a in 0..256_u32 {
        for b in 0..256_u32 {
            let c: [u8; 4] = core::array::from_fn(|i| values[(a as usize * 7 + b as usize * 3 + i * 5) % 6]);
            // The four channels see the four texels in turn.
            let texel = |first: usize| core::array::from_fn(|channel| c[(first + channel) % 4]);
            let result = bilinear([[texel(0), texel(1)], [texel(2), texel(3)]], a, b);
            for (channel, actual) in result.into_iter().enumerate() {
                let value = |i: usize| u32::from(c[(i + channel) % 4]);
                let sum = (256 - a) * (256 - b) * value(0)
                    + a * (256 - b) * value(1)
                    + (256 - a) * b * value(2)
                    + a * b * value(3);
                assert_eq!(u32::from(actual), sum >> 16, "{a} {b}");
            }
        }
    }
}

#[test]
fn levels_mix() {
    assert_eq!(mix_levels([0, 255, 100, 7], [255, 0, 200, 7], 64, 8), [63, 191, 125, 7]);
    assert_eq!(mix_levels([0, 255, 100, 7], [255, 0, 200, 7], 1 << 14, 16), [63, 191, 125, 7]);
}

#[test]
fn logarithms_are_floors() {
    for n in (1..100_000_u128).chain((0..90).map(|shift| (1 << shift) + (1 << shift) / 3)) {
        for bits in [8, 16] {
            let exact = (n as f64).log2() * f64::from(1 << bits);
            let log = f64::from(log2(n, 0, bits));
            // The squares are cut to 32 bits, which costs up to 2^bits * 2^-31 * log2(e) of a step.
            assert!(log <= exact + 1e-6 && exact - 1e-4 < log + 1.0, "{n}");
        }
    }
    for shift in 0..100 {
        assert_eq!(log2(1 << shift, -40, 8), (shift - 40) * 256);
    }
}

fn unit(bias: f64, levels: (u32, u32), filters: [TextureFilter; 3], rules: LodRules) -> LodUnit {
    let lod = TexunitLod::default().with_bias(Fixed::from_f64(bias)).with_min_level(levels.0).with_max_level(levels.1);
    let [magnify, minify, mip] = filters;
    let param = TexunitParam::default().with_mag_filter(magnify).with_min_filter(minify).with_mip_filter(mip);
    LodUnit::new(lod, param, rules)
}

const N: TextureFilter = TextureFilter::Nearest;
const L: TextureFilter = TextureFilter::Linear;

#[test]
fn level_of_detail() {
    // Changes of 1/32 of a texture of 128 texels, 4 texels: level 2. The larger axis counts.
    let changes = [f24(1.0 / 32.0), f24(1.0 / 256.0)];
    for (bias, levels, expected) in [
        (0.0, (0, 7), 2.0),
        (0.0, (0, 1), 1.0),
        (0.0, (3, 7), 3.0),
        (-1.5, (0, 7), 0.5),
        (1.0 / 256.0, (0, 7), 2.00390625),
        (-8.0, (0, 7), 0.0),
        (15.0, (0, 15), 15.0),
    ] {
        for (rules, one) in [(LodRules::Nearest8, 256.0), (LodRules::Wide, 65536.0)] {
            let unit = unit(bias, levels, [N, N, L], rules);
            assert_eq!(f64::from(unit.level_of_detail(changes, [128, 128])), expected * one, "{bias} {levels:?}");
        }
    }
    let unit = unit(3.0, (1, 7), [N, N, L], LodRules::Nearest8);
    assert_eq!(unit.level_of_detail([F24::ZERO; 2], [128, 128]), 256, "no change: the lowest level");
    // 3 texels: floor(256 * log2(3)) = 405.
    assert_eq!(unit.level_of_detail([f24(3.0 / 128.0), F24::ZERO], [128, 128]), 405 + 3 * 256);
}

#[test]
fn the_largest_change_is_against_the_first_pixel() {
    let quad = [[0.5, 0.0], [0.75, 0.0], [0.0, 0.25], [100.0, 100.0]].map(|pair| pair.map(f24));
    assert_eq!(largest_change(&quad, 0, F24Rounding::TowardZero), f24(0.5));
    assert_eq!(largest_change(&quad, 1, F24Rounding::TowardZero), f24(0.25));
}

#[test]
fn levels_are_chosen() {
    use LevelChoice::{Between, Level, Magnify};
    let nearest = unit(0.0, (0, 4), [L, N, N], LodRules::Nearest8);
    for (lod, choice) in [
        (-1, Magnify),
        (0, Magnify),
        (1, Level(0)),
        (127, Level(0)),
        (128, Level(1)),
        (384, Level(2)),
        (1024, Level(4)),
    ] {
        assert_eq!(nearest.choose(lod), choice, "{lod}");
    }
    let ceil = unit(0.0, (0, 4), [L, N, N], LodRules::GlCeil);
    for (lod, choice) in [(128, Magnify), (129, Level(1)), (384, Level(1)), (385, Level(2))] {
        assert_eq!(ceil.choose(lod), choice, "{lod}");
    }
    let other_filters = unit(0.0, (0, 4), [L, L, N], LodRules::GlCeil);
    assert_eq!((other_filters.choose(0), other_filters.choose(1)), (Magnify, Level(0)));
    let trilinear = unit(0.0, (0, 4), [L, L, L], LodRules::Nearest8);
    for (lod, lower, upper, weight) in [(1, 0, 1, 1), (255, 0, 1, 255), (256, 1, 2, 0), (1024, 4, 4, 0)] {
        assert_eq!(trilinear.choose(lod), Between { lower, upper, weight }, "{lod}");
    }
    assert!(!unit(4.0, (0, 0), [L, N, N], LodRules::Nearest8).matters(), "level 0 alone is always magnified");
    assert!(nearest.matters());
}

#[test]
fn taps_at_the_ends_of_the_range() {
    let (low, high) = (position(F24::NEG_INFINITY, 8), position(F24::INFINITY, 8));
    let taps = [low, high].map(|position| linear_taps(position, BilinearWeightBits::Bits8).lower);
    assert_eq!(taps, [i32::MIN, i32::MAX]);
    assert_eq!([low, high].map(|position| nearest_tap(position, NegativeTexel::Floor)), [i32::MIN, i32::MAX]);
}
