// SPDX-License-Identifier: MIT
//! Vectors worked by hand.

use pica_model::float::F24Rounding;
use pica_model::fragment::color::Rgba;
use pica_model::texture::coordinate::{LinearTaps, linear_taps, nearest_tap, position};
use pica_model::texture::cube::CubeFace;
use pica_model::texture::divide::Divider;
use pica_model::texture::etc1::Etc1Block;
use pica_model::texture::filter::bilinear;
use pica_model::texture::format::{offset_in_tile, texel};
use pica_model::texture::level::{LevelSize, level_offset};
use pica_model::texture::shadow::reference_depth;
use pica_model::texture::wrap::wrap;
use pica_spec::choices::{BilinearWeightBits, Etc1Overflow, NegativeTexel, TextureDivide};
use pica_spec::pica200::{TextureFormat, TextureWrap, Texunit0Shadow};

use super::support::{f24, ratio};

fn etc1(bytes: [u8; 8], places: [(u32, u32); 4]) -> [[u8; 3]; 4] {
    let block = Etc1Block(u64::from_le_bytes(bytes));
    let base = block.base_colors(Etc1Overflow::Low5Bits);
    places.map(|(x, y)| block.texel(&base, x, y))
}

#[test]
fn vector_62_individual_etc1() {
    let bytes = [0x21, 0x43, 0x65, 0x87, 0xB4, 0xC8, 0x5A, 0x3F];
    let texels = etc1(bytes, [(0, 0), (1, 2), (2, 1), (3, 3)]);
    assert_eq!(texels, [[0, 5, 124], [27, 61, 180], [175, 90, 56], [231, 146, 112]]);
}

#[test]
fn vector_63_differential_etc1() {
    let bytes = [0xF0, 0x0F, 0xFF, 0x00, 0x4B, 0x5A, 0xA1, 0x82];
    let texels = etc1(bytes, [(0, 0), (0, 3), (2, 1), (3, 2)]);
    assert_eq!(texels, [[123, 156, 81], [139, 164, 98], [161, 194, 119], [157, 182, 116]]);
}

#[test]
fn vector_64_etc1a4_alpha() {
    // The alpha quadword comes first; the colour block behind it does not matter.
    let mut tile = [0; 64];
    tile[..8].copy_from_slice(&[0x10, 0x32, 0x54, 0x76, 0x98, 0xBA, 0xDC, 0xFE]);
    let alpha = |x, y| texel(TextureFormat::Etc1a4, &tile, x, y, Etc1Overflow::Low5Bits)[3];
    assert_eq!([alpha(0, 0), alpha(1, 0), alpha(0, 1), alpha(2, 3)], [0, 68, 17, 187]);
}

fn offset(format: TextureFormat, width: u32, height: u32, s: u32, t: u32) -> usize {
    LevelSize { width, height }.texel_offset(format, s, t)
}

#[test]
fn vectors_65_to_67_texel_offsets() {
    assert_eq!(offset(TextureFormat::Etc1, 64, 32, 13, 5), 808);
    assert_eq!(offset(TextureFormat::Etc1a4, 64, 32, 13, 5), 1616);
    // x = 1, y = 2 in the block: column 13, memory row 26.
    assert_eq!((13 & 3, LevelSize { width: 64, height: 32 }.memory_row(5) & 3), (1, 2));
    assert_eq!(offset(TextureFormat::Rgba8, 128, 64, 19, 10), 25244);
    assert_eq!(offset(TextureFormat::Rgb565, 32, 32, 31, 0), 2046);
    assert_eq!(offset(TextureFormat::Rgb8, 64, 64, 9, 62), 201);
}

#[test]
fn vector_68_nibbles() {
    for s in [4, 5] {
        assert_eq!(offset(TextureFormat::I4, 16, 16, s, 15), 8);
    }
    // Row 0 of the first tile: byte 8 holds columns 4 (low nibble) and 5.
    let mut tile = [0; 32];
    tile[offset_in_tile(TextureFormat::I4, 4, 0)] = 0xA3;
    let read = |x| texel(TextureFormat::I4, &tile, x, 0, Etc1Overflow::Low5Bits);
    assert_eq!([read(4), read(5)], [[0x33, 0x33, 0x33, 255], [0xAA, 0xAA, 0xAA, 255]]);
}

#[test]
fn vector_69_level_offsets() {
    let offsets = |format, width, height| [0, 1, 2, 3, 4].map(|level| level_offset(format, width, height, level));
    assert_eq!(offsets(TextureFormat::Rgba8, 128, 64), [0, 32768, 40960, 43008, 43520]);
    assert_eq!(offsets(TextureFormat::Etc1, 64, 64), [0, 2048, 2560, 2688, 2720]);
}

#[test]
fn vectors_70_to_73_wrap_modes() {
    const B: Option<u32> = None;
    let taps = |mode| [-9, -8, -1, 0, 7, 8, 15, 16, 20].map(|i| wrap(TextureWrap::from_raw(mode), i, 8));
    let some = |indices: [u32; 9]| indices.map(Some);
    assert_eq!(taps(0), some([0, 0, 0, 0, 7, 7, 7, 7, 7]));
    assert_eq!(taps(1), [B, B, B, Some(0), Some(7), B, B, B, B]);
    for repeat in [2, 6, 7] {
        assert_eq!(taps(repeat), some([7, 0, 7, 0, 7, 0, 7, 0, 4]));
    }
    assert_eq!(taps(3), some([7, 7, 0, 0, 7, 7, 0, 0, 4]));
    assert_eq!(taps(4), some([7, 0, 7, 0, 7, 7, 7, 7, 7]));
    assert_eq!(taps(5), [Some(7), Some(0), Some(7), Some(0), Some(7), B, B, B, B]);
}

#[test]
fn vector_74_bilinear_taps() {
    // 3/10 is not an f24 number; truncated it is still above 4.796875 = 4 + 204/256 texels.
    for (u, lower, weight, nearest) in
        [(ratio(3.0, 10.0), 4, 76, 4), (f24(1.0 / 64.0), -1, 192, 0), (f24(-1.0 / 64.0), -1, 64, -1)]
    {
        let position = position(u, 16);
        assert_eq!(linear_taps(position, BilinearWeightBits::Bits8), LinearTaps { lower, weight });
        assert_eq!(nearest_tap(position, NegativeTexel::Floor), nearest);
    }
}

#[test]
fn vector_75_bilinear_sums() {
    let grey = |value: u8| -> Rgba { [value; 4] };
    assert_eq!(bilinear([[grey(0), grey(255)], [grey(100), grey(200)]], 64, 128), grey(94));
    assert_eq!(bilinear([[grey(10), grey(20)], [grey(30), grey(40)]], 255, 255), grey(39));
}

#[test]
fn vector_76_cube_faces() {
    for (direction, address, s, t) in [
        ([2.0, 1.0, -1.0], 1, 0.75, 0.25),
        ([-2.0, 1.0, -1.0], 2, 0.25, 0.25),
        ([1.0, 2.0, -1.0], 3, 0.75, 0.25),
        ([1.0, -2.0, -1.0], 4, 0.75, 0.75),
        ([1.0, 1.0, 2.0], 5, 0.75, 0.25),
        ([1.0, 1.0, -2.0], 6, 0.25, 0.25),
        ([1.0, 1.0, 1.0], 5, 1.0, 0.0),
        ([2.0, 2.0, 1.0], 3, 1.0, 0.75),
    ] {
        let direction = direction.map(f24);
        let face = CubeFace::of_direction(direction);
        assert_eq!(face as usize + 1, address, "{direction:?}");
        for division in TextureDivide::ALL {
            let divider = Divider { rounding: F24Rounding::TowardZero, division: *division };
            let (coordinates, _) = face.coordinates(direction, divider);
            assert_eq!(coordinates, [s, t].map(f24), "{direction:?}");
        }
    }
}

/// texture.md#cube-maps: u only if strictly larger than both, else v only if strictly larger than |w|, else w.
#[test]
fn equal_magnitudes_of_a_direction() {
    for (direction, face) in [
        ([1.0, 0.5, 1.0], CubeFace::PositiveZ),
        ([1.0, 0.5, -1.0], CubeFace::NegativeZ),
        ([1.0, -1.0, 0.5], CubeFace::NegativeY),
        ([0.5, 1.0, 1.0], CubeFace::PositiveZ),
        ([-1.0, 1.0, -1.0], CubeFace::NegativeZ),
        ([0.0, 0.0, 0.0], CubeFace::NegativeZ),
    ] {
        assert_eq!(CubeFace::of_direction(direction.map(f24)), face, "{direction:?}");
    }
}

/// texture.md#fetch: a side below 8 still takes a tile.
#[test]
fn small_levels_take_whole_tiles() {
    let offsets = |width, height| [0, 1, 2, 3, 4].map(|level| level_offset(TextureFormat::I8, width, height, level));
    assert_eq!(offsets(16, 16), [0, 256, 320, 384, 448]);
    assert_eq!(offsets(32, 8), [0, 256, 384, 448, 512]);
    assert_eq!(offset(TextureFormat::I8, 4, 16, 0, 0), 64 + 0b10_1010, "the second tile, row 7");
}

#[test]
fn vector_77_shadow_reference() {
    // The bias field, bits 1 to 23, holds 0x100.
    assert_eq!(reference_depth(f24(0.75), Texunit0Shadow(0x100 << 1)), 0xBFFDFF);
    assert_eq!(reference_depth(f24(-0.75), Texunit0Shadow(0)), 0xBFFFFF);
    assert_eq!(reference_depth(f24(1.5), Texunit0Shadow(1)), 0xFFFFFF);
}
