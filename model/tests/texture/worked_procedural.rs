// SPDX-License-Identifier: MIT
//! Vectors worked by hand, of the procedural unit and its noise hash.

use pica_model::texture::procedural::color::interpolate;
use pica_model::texture::procedural::coordinates::shift;
use pica_model::texture::procedural::noise::{hash, hash_line};
use pica_model::texture::procedural::table::Table;
use pica_spec::choices::LutDivisor;
use pica_spec::pica200::{ProctexClamp, ProctexLutData, ProctexShift};

const ONE: i64 = 1 << 16;

#[test]
fn vector_83_map_lookup() {
    let mut words = [ProctexLutData(0); 128];
    words[127] = ProctexLutData(0xF00 << 12 | 0x400);
    words[42] = ProctexLutData(0x801 << 12 | 0xFFF);
    let table = Table::new(&words, LutDivisor::AllOnes);
    assert_eq!(Table::place(ONE), (127, 512));
    assert_eq!(table.lookup(ONE), ONE * 768 / 4095 + 1);
    // 1/3 is 21845 steps of 2^-16, or entry 42 and 341/512, the fraction next to 2/3.
    assert_eq!(Table::place(ONE / 3), (42, 341));
    assert_eq!(table.lookup(ONE / 3), (ONE * (4095 * 512 - 2047 * 341)) / (4095 * 512) + 1);
    assert!((table.lookup(ONE / 3) as f64 / 65536.0 - 0.666748).abs() < 0.001);
}

#[test]
fn vector_84_colour_differences() {
    assert_eq!(interpolate(100, 0x20, ONE / 2), 132);
    assert_eq!(interpolate(200, 0xE0_u8 as i8, ONE * 3 / 4), 152);
}

#[test]
fn vector_85_shift() {
    let shifts = |mode| [0, 1, 2, 3, 4, 5].map(|x| shift(mode, ProctexClamp::Repeat, x * ONE + ONE / 3));
    const HALF: i64 = ONE / 2;
    assert_eq!(shifts(ProctexShift::Odd), [0, 0, HALF, HALF, 0, 0]);
    assert_eq!(shifts(ProctexShift::Even), [0, HALF, HALF, 0, 0, HALF]);
    assert_eq!(shift(ProctexShift::Odd, ProctexClamp::MirroredRepeat, 2 * ONE), ONE);
    assert_eq!(shift(ProctexShift::None, ProctexClamp::Repeat, 2 * ONE), 0);
}

#[test]
fn noise_hash() {
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(hash_line), [6, 9, 12, 15, 2, 5, 8, 11, 14, 2]);
    // Rows y = 0..3, columns x = 0..3.
    let rows = [0, 1, 2, 3].map(|y| [0, 1, 2, 3].map(|x| hash(x, y)));
    assert_eq!(rows, [[2, 2, 1, 7], [13, 3, 2, 6], [8, 4, 15, 13], [11, 5, 8, 12]]);
}
