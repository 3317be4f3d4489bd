// SPDX-License-Identifier: MIT
//! The viewport transform (raster.md#viewport).

use pica_model::float::F24;
use pica_model::geometry::viewport::Viewport;

use super::support::{choices, f24, registers, vertex};

/// The raster x of a vertex at (x, 0, 0, w).
fn raster_x(half_width: f32, offset: u32, x: F24, w: f32, assignments: &[&str]) -> u16 {
    let registers = registers(&[(0x041, f24(half_width).to_bits()), (0x043, f24(1.0).to_bits()), (0x068, offset)]);
    let mut vertex = vertex([0.0, 0.0, 0.0, w]);
    vertex.0[0] = x;
    Viewport::new(&registers, &choices(assignments)).transform(&vertex).x
}

/// Worked by hand.
#[test]
fn vectors_52_and_53() {
    assert_eq!(raster_x(120.0, 0, f24(0.0), 1.0, &[]), 1920);
    // 1/3 = 0x3D5555: 4/3 truncated is 0x3F5555, times 120 159.9985, to the nearest sixteenth 160.
    assert_eq!(raster_x(120.0, 0, F24::from_bits(0x3D_5555), 1.0, &[]), 2560);
    assert_eq!(raster_x(200.0, 10, f24(-0.5), 2.0, &[]), 2560);
}

/// Ties: half a unit of 1/16 goes away from zero; choice `raster_rounding`.
#[test]
fn ties() {
    // (x + 1) * 1 + 0 with x = 1/32 is 1 + 1/32: 16.5 units.
    assert_eq!(raster_x(1.0, 0, f24(1.0 / 32.0), 1.0, &[]), 17);
    assert_eq!(raster_x(1.0, 0, f24(1.0 / 32.0), 1.0, &["raster_rounding=truncate"]), 16);
    assert_eq!(raster_x(1.0, 0, f24(1.0 / 32.0 - 1.0 / 65536.0), 1.0, &[]), 16);
    // -2 + 1 + 1/32: -15.5 units, away from zero -16, which wraps.
    let minus_two = 0x3FE;
    assert_eq!(raster_x(1.0, minus_two, f24(1.0 / 32.0), 1.0, &[]), 0u16.wrapping_sub(16));
    assert_eq!(raster_x(1.0, minus_two, f24(1.0 / 32.0), 1.0, &["raster_rounding=truncate"]), 0u16.wrapping_sub(15));
}

/// Choice `viewport_divide`: 3 / 3 is 1 as a quotient; 3 * 0x3D5555 is 0x3EFFFF, just below.
#[test]
fn division() {
    // (1 + 1) * 32 = 64; (0x3EFFFF + 1), truncated, is 2 - 2^-16: times 32 that is 64 - 2^-11, cut 1023 sixteenths.
    assert_eq!(raster_x(32.0, 0, f24(3.0), 3.0, &["viewport_divide=divide", "raster_rounding=truncate"]), 1024);
    assert_eq!(raster_x(32.0, 0, f24(3.0), 3.0, &["raster_rounding=truncate"]), 1023);
}
