// SPDX-License-Identifier: MIT
//! Display transfer (memory-engines.md#display-transfer).

use pica_model::diagnostic::Finding;

use super::{Bench, INPUT, OUTPUT};

const FLIP: u32 = 1;
const TO_TILED: u32 = 1 << 1;
const CROP: u32 = 1 << 2;
const NO_CONVERSION: u32 = 1 << 5;
const BLOCK32: u32 = 1 << 16;
const HALVE_X: u32 = 1 << 24;
const HALVE_BOTH: u32 = 2 << 24;

/// Flags of a pixel format pair.
fn formats(input: u32, output: u32) -> u32 {
    input << 8 | output << 12
}

impl Bench {
    /// Transfers from INPUT to OUTPUT; sizes are (width, height).
    fn transfer(&mut self, input: (u32, u32), output: (u32, u32), flags: u32) {
        self.write(0xC00, INPUT >> 3);
        self.write(0xC04, OUTPUT >> 3);
        self.write(0xC08, output.1 << 16 | output.0);
        self.write(0xC0C, input.1 << 16 | input.0);
        self.write(0xC10, flags);
        assert!(self.write(0xC18, 1).is_some());
        assert_eq!(self.engines.read(0x1040_0C18), Some(0x100));
    }

    /// Three bytes of memory as a number.
    fn three_bytes(&self, address: u32) -> u32 {
        self.word(address) & 0xFF_FFFF
    }
}

/// Worked by hand.
#[test]
fn vectors_101_and_102() {
    // RGBA8 words are 0xRRGGBBAA; RGB8 has the bytes B, G, R.
    for (flags, byte) in [(0, 2190), (FLIP, 285_150)] {
        let mut bench = Bench::new(&[]);
        bench.words(INPUT + 312, &[0x1234_56FF]);
        bench.transfer((240, 400), (240, 400), flags | formats(0, 1));
        assert_eq!(bench.three_bytes(OUTPUT + byte), 0x12_3456, "{flags}");
        assert_eq!((bench.three_bytes(OUTPUT + byte - 3), bench.three_bytes(OUTPUT + byte + 3)), (0, 0));
    }
}

/// Worked by hand: each channel alone, rounded down.
#[test]
fn vector_103() {
    let pixels = [10, 20, 31, 41].map(|n: u32| n * 0x0101_0101);
    let [_, _, c, d] = pixels;
    let mut bench = Bench::new(&[]);
    // The first four pixels of a tile are a 2x2 cell.
    bench.words(INPUT, &pixels);
    bench.transfer((8, 8), (8, 8), HALVE_BOTH);
    assert_eq!(bench.word(OUTPUT), 25 * 0x0101_0101);
    bench.words(INPUT, &[10 * 0x0101_0101, 21 * 0x0101_0101, c, d]);
    bench.transfer((8, 8), (8, 8), HALVE_X);
    assert_eq!(bench.word(OUTPUT), 15 * 0x0101_0101);
    // Lines of 8 become lines of 4: the second row of the output starts at pixel 4.
    assert_eq!(bench.word(OUTPUT + 4 * 4), 36 * 0x0101_0101);
}

/// Worked by hand: 512x400 to 240x400.
#[test]
fn vector_104() {
    for (flags, word) in [(0, 95_999), (CROP, 202_623)] {
        let mut bench = Bench::new(&[]);
        bench.words(INPUT + 4 * word, &[0x1234_56FF]);
        bench.transfer((512, 400), (240, 400), flags | formats(0, 1));
        assert_eq!(bench.three_bytes(OUTPUT + (240 * 400 - 1) * 3), 0x12_3456, "{flags}");
    }
}

/// Worked by hand, in RGBA8 words as they are in memory.
#[test]
fn vector_105() {
    for (flags, expected) in [(HALVE_X, 0xFF7F_007F), (HALVE_BOTH, 0x7F3F_003F)] {
        let mut bench = Bench::new(&[]);
        bench.words(INPUT, &[0xFFFF_0000, 0xFF00_00FF]);
        bench.transfer((8, 8), (8, 8), flags);
        assert_eq!(bench.word(OUTPUT), expected);
    }
}

/// Cutting and widening (framebuffer.md#addressing and memory-engines.md#display-transfer).
#[test]
fn conversion() {
    // (input format, input word, output format, output word)
    for (from, word, to, expected) in [
        (0, 0xFF80_407F, 2, 0xFC08),
        (0, 0xFF80_407F, 3, 0xFC10),
        (0, 0xFF80_4080, 3, 0xFC11),
        (0, 0x1234_5664, 4, 0x1356),
        (2, 0x07E0, 0, 0x00FF_00FF),
        (2, 0x001F, 0, 0x0000_FFFF),
        (3, 31 << 6, 2, 63 << 5),
        (3, 31 << 6, 4, 0x0F00),
        (4, 0x1F80, 0, 0x11FF_8800),
    ] {
        let mut bench = Bench::new(&[]);
        bench.words(INPUT, &[word]);
        bench.transfer((8, 8), (8, 8), formats(from, to));
        let mask = if to == 0 { u32::MAX } else { 0xFFFF };
        assert_eq!(bench.word(OUTPUT) & mask, expected, "{from} {word:#X} {to}");
    }
    let mut bench = Bench::new(&[]);
    for (from, to, finding) in [
        (1, 2, Finding::TransferFreezes),
        (1, 3, Finding::TransferFreezes),
        (5, 0, Finding::TransferFormat { code: 5 }),
        (0, 7, Finding::TransferFormat { code: 7 }),
    ] {
        bench.words(INPUT, &[u32::MAX]);
        bench.transfer((8, 8), (8, 8), formats(from, to));
        assert_eq!(bench.findings().last(), Some(&finding));
        assert_eq!(bench.word(OUTPUT), 0);
    }
}

/// The order of the pixels: a word that is its own linear number goes to its place in the tile.
#[test]
fn layouts() {
    let numbers: Vec<u32> = (0..64 * 32).collect();
    // Pixel (3, 5) of a width of 64: Morton bits x 11, y 101 give 0b100111; in a block of 32 the tile (1, 2) is 6 or 9.
    let linear = 5 * 64 + 3;
    let in_tile = 0b10_0111;
    let mut bench = Bench::new(&[]);
    bench.words(INPUT, &numbers);
    bench.transfer((64, 32), (64, 32), TO_TILED);
    assert_eq!(bench.word(OUTPUT + 4 * in_tile), linear);
    // Pixel (11, 21): tile (1, 2).
    let linear = 21 * 64 + 11;
    assert_eq!(bench.word(OUTPUT + 4 * (2 * 8 * 64 + 64 + in_tile)), linear);
    bench.transfer((64, 32), (64, 32), TO_TILED | BLOCK32);
    // Tile x = 1, y = 2 in Morton order: bit 0 and bit 3.
    assert_eq!(bench.word(OUTPUT + 4 * (64 * 0b1001 + in_tile)), linear);
    let mut bench = Bench::new(&["block32_order=row-major-tiles"]);
    bench.words(INPUT, &numbers);
    bench.transfer((64, 32), (64, 32), TO_TILED | BLOCK32);
    assert_eq!(bench.word(OUTPUT + 4 * (64 * 9 + in_tile)), linear);
    // Tiled to linear is the inverse.
    let mut bench = Bench::new(&[]);
    bench.words(INPUT, &numbers);
    bench.transfer((64, 32), (64, 32), 0);
    assert_eq!(bench.word(OUTPUT + 4 * linear), 2 * 8 * 64 + 64 + in_tile);
    // Bit 5 keeps the order; with bit 1 as well.
    for flags in [NO_CONVERSION, NO_CONVERSION | TO_TILED] {
        bench.transfer((64, 32), (64, 32), flags);
        assert!((0..64 * 32).all(|n| bench.word(OUTPUT + 4 * n) == n), "{flags}");
    }
}

/// Every pixel of an image of 64x64, in both block sizes and orders: address bits as framebuffer.md#addressing and
/// memory-engines.md#display-transfer list them.
#[test]
fn every_pixel_of_a_tiled_image() {
    let numbers: Vec<u32> = (0..64 * 64).collect();
    // Bits of x and y below `levels`, x first.
    let interleaved = |x: u32, y: u32, levels: u32| {
        (0..levels).map(|bit| (x >> bit & 1) << (2 * bit) | (y >> bit & 1) << (2 * bit + 1)).sum::<u32>()
    };
    for (choice, flags) in [("morton", 0), ("morton", BLOCK32), ("row-major-tiles", BLOCK32)] {
        let mut bench = Bench::new(&[&format!("block32_order={choice}")]);
        bench.words(INPUT, &numbers);
        bench.transfer((64, 64), (64, 64), TO_TILED | flags);
        for (x, y) in (0..64).flat_map(|y| (0..64).map(move |x| (x, y))) {
            let place = match (flags, choice) {
                (0, _) => (y / 8 * 8 + x / 8) * 64 + interleaved(x, y, 3),
                (_, "morton") => (y / 32 * 2 + x / 32) * 1024 + interleaved(x, y, 5),
                _ => (y / 32 * 2 + x / 32) * 1024 + (y / 8 % 4 * 4 + x / 8 % 4) * 64 + interleaved(x, y, 3),
            };
            assert_eq!(bench.word(OUTPUT + 4 * place), y * 64 + x, "{choice} {flags:#X} ({x}, {y})");
        }
    }
}

/// Choice `transfer_both_linear`: cropped to half of the width, the orders differ.
#[test]
fn both_linear() {
    let numbers: Vec<u32> = (0..16 * 8).collect();
    for (choice, third_row) in [("linear-to-linear", 32), ("tiled-to-tiled", 16)] {
        let mut bench = Bench::new(&[&format!("transfer_both_linear={choice}")]);
        bench.words(INPUT, &numbers);
        bench.transfer((16, 8), (8, 8), NO_CONVERSION | TO_TILED | CROP);
        assert_eq!(bench.word(OUTPUT + 4 * 16), third_row, "{choice}");
    }
}

/// Choice `transfer_linear_no_crop`.
#[test]
fn linear_input_without_crop() {
    let numbers: Vec<u32> = (0..16 * 8).collect();
    for (choice, second_row) in [("output-width", 8), ("input-width", 16)] {
        let mut bench = Bench::new(&[&format!("transfer_linear_no_crop={choice}")]);
        bench.words(INPUT, &numbers);
        bench.transfer((16, 8), (8, 8), TO_TILED);
        // Pixel (0, 1) is number 2 of the tile.
        assert_eq!(bench.word(OUTPUT + 4 * 2), second_row, "{choice}");
    }
}

/// Choices `transfer_linear_scaling` and `transfer_scaling_three`.
#[test]
fn odd_scaling() {
    let words: Vec<u32> = (0..64).map(|n| n * 0x0202_0202).collect();
    for (choice, first) in [("not-done", 0), ("scaled", 0x0101_0101)] {
        let mut bench = Bench::new(&[&format!("transfer_linear_scaling={choice}")]);
        bench.words(INPUT, &words);
        bench.transfer((8, 8), (8, 8), TO_TILED | HALVE_X);
        assert_eq!(bench.word(OUTPUT), first, "{choice}");
        assert_eq!(bench.findings(), [Finding::TransferLinearScaling]);
    }
    for (choice, second) in [("none", 0x0202_0202), ("halve-both", 0x0B0B_0B0B)] {
        let mut bench = Bench::new(&[&format!("transfer_scaling_three={choice}")]);
        bench.words(INPUT, &words);
        bench.transfer((8, 8), (8, 8), 3 << 24);
        // Cell (2, 0) has the Morton numbers 4 to 7: 2 * 5.5.
        assert_eq!(bench.word(OUTPUT + 4), second, "{choice}");
        assert_eq!(bench.findings(), [Finding::TransferScaling]);
    }
}

/// Flip with crop moves the start of the output by what is cropped, once per line but the last.
#[test]
fn flipped_and_cropped() {
    let mut bench = Bench::new(&[]);
    bench.words(INPUT, &[0xABCD_EF00]);
    bench.transfer((16, 8), (8, 8), FLIP | CROP);
    // Pixel (0, 0) goes to line 7 of lines of 8, 7 * 8 pixels further.
    assert_eq!(bench.word(OUTPUT + 4 * (7 * 8 + 7 * 8)), 0xABCD_EF00);
    // Without the crop bit nothing moves.
    let mut bench = Bench::new(&[]);
    bench.words(INPUT, &[0xABCD_EF00]);
    bench.transfer((16, 8), (8, 8), FLIP);
    assert_eq!(bench.word(OUTPUT + 4 * 7 * 8), 0xABCD_EF00);
}

#[test]
fn outside_memory() {
    let mut bench = Bench::new(&[]);
    bench.write(0xC00, INPUT >> 3);
    bench.write(0xC04, 0);
    bench.write(0xC08, 0xFFFF_FFFF);
    bench.write(0xC0C, 0xFFFF_FFFF);
    bench.write(0xC10, 0);
    bench.write(0xC18, 1);
    assert!(matches!(bench.findings()[..], [Finding::EngineOutsideMemory(_)]));
}
