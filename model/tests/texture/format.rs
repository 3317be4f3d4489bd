// SPDX-License-Identifier: MIT
//! Every texture format over all texels, Morton order, and whole levels (texture.md#addressing-and-formats,
//! texture.md#etc1).

use pica_model::fragment::color::Rgba;
use pica_model::texture::etc1::Etc1Block;
use pica_model::texture::format::{texel, texel_bits, tile_bytes};
use pica_model::texture::image::{Image, ImageCache, ImageSource};
use pica_model::texture::level::LevelSize;
use pica_spec::choices::Etc1Overflow;
use pica_spec::pica200::TextureFormat;
use pica_spec::trace::{FcramSize, Memory};

const OVERFLOW: Etc1Overflow = Etc1Overflow::Low5Bits;

/// A channel of which `most` is the largest value, repeated without end as a binary fraction, whose first 8 bits are
/// kept.
fn repeated(v: u32, most: u32) -> u8 {
    (256 * v / most).min(255) as u8
}

/// The first texel of a tile that starts with these bytes.
fn first(format: TextureFormat, bytes: &[u8]) -> Rgba {
    let mut tile = vec![0; tile_bytes(format)];
    tile[..bytes.len()].copy_from_slice(bytes);
    texel(format, &tile, 0, 0, OVERFLOW)
}

#[test]
fn sixteen_bit_formats_over_all_words() {
    for word in 0..=u16::MAX {
        let bytes = word.to_le_bytes();
        let field = |lsb: u32, width: u32| repeated(u32::from(word) >> lsb & ((1 << width) - 1), (1 << width) - 1);
        let [low, high] = bytes;
        for (format, expected) in [
            (TextureFormat::Rgb5a1, [field(11, 5), field(6, 5), field(1, 5), field(0, 1)]),
            (TextureFormat::Rgb565, [field(11, 5), field(5, 6), field(0, 5), 255]),
            (TextureFormat::Rgba4, [field(12, 4), field(8, 4), field(4, 4), field(0, 4)]),
            (TextureFormat::Ia8, [high, high, high, low]),
            (TextureFormat::Rg8, [high, low, 0, 255]),
        ] {
            assert_eq!(first(format, &bytes), expected, "{format:?} {word:#06X}");
        }
    }
}

#[test]
fn eight_and_four_bit_formats_over_all_bytes() {
    for byte in 0..=255_u8 {
        let (low, high) = (byte % 16 * 17, byte / 16 * 17);
        assert_eq!(first(TextureFormat::I8, &[byte]), [byte, byte, byte, 255]);
        assert_eq!(first(TextureFormat::A8, &[byte]), [0, 0, 0, byte]);
        assert_eq!(first(TextureFormat::Ia4, &[byte]), [high, high, high, low]);
        assert_eq!(first(TextureFormat::I4, &[byte]), [low, low, low, 255]);
        assert_eq!(first(TextureFormat::A4, &[byte]), [0, 0, 0, low]);
        let mut tile = [0; 32];
        tile[0] = byte;
        assert_eq!(texel(TextureFormat::I4, &tile, 1, 0, OVERFLOW), [high, high, high, 255]);
        assert_eq!(texel(TextureFormat::A4, &tile, 1, 0, OVERFLOW), [0, 0, 0, high]);
    }
    assert_eq!(first(TextureFormat::Rgba8, &[1, 2, 3, 4]), [4, 3, 2, 1]);
    assert_eq!(first(TextureFormat::Rgb8, &[1, 2, 3]), [3, 2, 1, 255]);
    assert_eq!(first(TextureFormat::from_raw(14), &[]), [0; 4]);
    assert_eq!(first(TextureFormat::from_raw(15), &[]), [0; 4]);
}

/// Texel n of a tile in memory order, by bits: x0 y0 x1 y1 x2 y2.
fn place(n: u32) -> (u32, u32) {
    let bit = |place: u32| n >> place & 1;
    (bit(0) | bit(2) << 1 | bit(4) << 2, bit(1) | bit(3) << 1 | bit(5) << 2)
}

#[test]
fn tiles_are_in_morton_order() {
    for format in TextureFormat::ALL.iter().copied().filter(|format| texel_bits(*format) >= 8) {
        if format == TextureFormat::Etc1a4 {
            continue;
        }
        let bytes = texel_bits(format) as usize / 8;
        for n in 0..64 {
            let mut tile = vec![0; tile_bytes(format)];
            tile[n * bytes..][..bytes].fill(0xFF);
            for other in 0..64 {
                let (x, y) = place(other);
                let lit = texel(format, &tile, x, y, OVERFLOW) != texel(format, &vec![0; tile.len()], x, y, OVERFLOW);
                assert_eq!(lit, other == n as u32, "{format:?}, texel {n}");
            }
        }
    }
}

#[test]
fn etc1_blocks_of_a_tile() {
    // Individual mode: base colours 1 to 4 (times 17), table 0, all indices 0: each texel is its base plus 2.
    for format in [TextureFormat::Etc1, TextureFormat::Etc1a4] {
        let mut tile = vec![0; tile_bytes(format)];
        let size = tile.len() / 4;
        for (block, bytes) in tile.chunks_exact_mut(size).enumerate() {
            let color = (block as u8 + 1) * 0x11;
            bytes[size - 3..].fill(color);
            bytes[..size - 8].fill(color);
        }
        for y in 0..8 {
            for x in 0..8 {
                let block = (x / 4 + 2 * (y / 4)) as u8 + 1;
                let alpha = if format == TextureFormat::Etc1 { 255 } else { block * 17 };
                let color = block * 17 + 2;
                assert_eq!(texel(format, &tile, x, y, OVERFLOW), [color, color, color, alpha]);
            }
        }
    }
}

#[test]
fn etc1_modifiers_and_halves() {
    // The table of texture.md#etc1, signs included, on a base of 8 * 17 = 136.
    let tables = [(2, 8), (5, 17), (9, 29), (13, 42), (18, 60), (24, 80), (33, 106), (47, 183)];
    for (table, (small, large)) in tables.into_iter().enumerate() {
        for flip in [0, 1] {
            for number in 0..16 {
                let (x, y) = (number / 4, number % 4);
                let first_half = if flip == 0 { x < 2 } else { y < 2 };
                for (low, sign, modifier) in [(0, 0, small), (1, 0, large), (0, 1, -small), (1, 1, -large)] {
                    // The other half has table 7 - table, which would show.
                    let other = 7 - table as u64;
                    let (one, two) = if first_half { (table as u64, other) } else { (other, table as u64) };
                    let bits = low << number | sign << (16 + number) | flip << 32 | two << 34 | one << 37;
                    let block = Etc1Block(bits | 0x888888 << 40);
                    let color = block.texel(&block.base_colors(OVERFLOW), x, y)[1];
                    assert_eq!(i32::from(color), (136 + modifier).clamp(0, 255), "table {table}, texel {number}");
                }
            }
        }
    }
}

#[test]
fn etc1_differences_leave_the_range() {
    // Base 31, difference +1, and base 0, difference -1, in red.
    let red = |base: u64, delta: u64, overflow| {
        let block = Etc1Block(1 << 33 | delta << 56 | base << 59);
        block.base_colors(overflow)[1][0]
    };
    for (overflow, above, below) in
        [(Etc1Overflow::Low5Bits, 0, 255), (Etc1Overflow::EightBitSum, 8, 255), (Etc1Overflow::Clamp, 255, 0)]
    {
        assert_eq!((red(31, 1, overflow), red(0, 7, overflow)), (above, below), "{overflow:?}");
        // 16 - 4 = 12, which is 99 in 8 bits: 01100 011.
        assert_eq!(red(16, 4, overflow), 99, "{overflow:?}");
    }
}

#[test]
fn levels_are_decoded_from_the_top_row_down() {
    // 16x32 texels of I8: every texel holds a number from its tile and its place there.
    let size = LevelSize { width: 16, height: 32 };
    let bytes: Vec<u8> = (0..512_u32).map(|i| (i ^ i >> 6) as u8).collect();
    let source = ImageSource { address: 0, format: TextureFormat::I8, size, overflow: OVERFLOW };
    let image = Image::decode(&source, &bytes);
    for tile in 0..8 {
        for n in 0..64 {
            let (x, y) = place(n);
            let (s, row) = (tile % 2 * 8 + x, tile / 2 * 8 + y);
            let expected = bytes[(tile * 64 + n) as usize];
            assert_eq!(image.texel(s, 31 - row), [expected, expected, expected, 255]);
        }
    }
}

#[test]
fn images_follow_memory() {
    let mut memory = Memory::new(FcramSize::Old);
    let mut cache = ImageCache::default();
    let source = ImageSource {
        address: Memory::VRAM,
        format: TextureFormat::I8,
        size: LevelSize { width: 8, height: 8 },
        overflow: OVERFLOW,
    };
    let (before, outside) = cache.fetch(source, &memory);
    assert_eq!((before.texel(0, 7), outside), ([0, 0, 0, 255], None));
    let (again, _) = cache.fetch(source, &memory);
    assert!(std::sync::Arc::ptr_eq(&before, &again), "decoded once");
    memory.write(Memory::VRAM, &[9]).expect("VRAM");
    let (after, _) = cache.fetch(source, &memory);
    assert_eq!(after.texel(0, 7), [9, 9, 9, 255]);
    // Writes elsewhere change nothing, not even the level that is kept.
    memory.write(Memory::VRAM + (1 << 12), &[7]).expect("VRAM");
    assert!(std::sync::Arc::ptr_eq(&after, &cache.fetch(source, &memory).0));
    // Another memory has other writes, even if it was the same before.
    let mut other = memory.clone();
    memory.write(Memory::VRAM, &[8]).expect("VRAM");
    other.write(Memory::VRAM, &[10]).expect("VRAM");
    for (memory, expected) in [(&memory, 8), (&other, 10), (&Memory::new(FcramSize::Old), 0), (&memory, 8)] {
        assert_eq!(cache.fetch(source, memory).0.texel(0, 7), [expected, expected, expected, 255]);
    }
    let other_format = ImageSource { format: TextureFormat::A8, ..source };
    assert_eq!(cache.fetch(other_format, &memory).0.texel(0, 7), [0, 0, 0, 8]);
    // The last 32 bytes of VRAM, and 32 that are not there.
    let end = ImageSource { address: Memory::VRAM + Memory::VRAM_BYTES - 32, ..source };
    for _ in 0..2 {
        let (image, outside) = cache.fetch(end, &memory);
        assert_eq!(outside.map(|outside| outside.available), Some(32));
        assert_eq!(image.texel(7, 0), [0, 0, 0, 255]);
    }
    // 300 levels are more than are kept: what was not used for the longest time is decoded again.
    let at = |number: u32| ImageSource { address: Memory::FCRAM + 64 * number, ..source };
    let first = cache.fetch(at(0), &memory).0;
    for number in 1..300 {
        cache.fetch(at(number), &memory);
    }
    let last = cache.fetch(at(299), &memory).0;
    assert!(std::sync::Arc::ptr_eq(&last, &cache.fetch(at(299), &memory).0));
    assert!(!std::sync::Arc::ptr_eq(&first, &cache.fetch(at(0), &memory).0));
}
