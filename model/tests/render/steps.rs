// SPDX-License-Identifier: MIT
//! VIEWPORT_INVW and VIEWPORT_INVH as steps of the interpolation, choice `viewport_step`.

use pica_model::gpu::pipeline::Pipeline;
use pica_spec::choices::Choices;
use pica_spec::number::F31;
use pica_spec::pica200::{ViewportInvw, id};

use super::scene::{BLUE, Corner, GREEN, MINUS_HALF, MINUS_ONE, ONE, RED, SIZE, ZERO, draw, pixel, scene};
use crate::common::bench::Bench;

/// 2^-4, 2^-5 and 2^-6 in f31: of 64 pixels, the middle one fits.
const DOUBLE: u32 = (63 - 4) << 23;
const FITS: u32 = (63 - 5) << 23;
const HALF: u32 = (63 - 6) << 23;

/// A triangle with three colours, twice as wide and high as the screen, in the picture with these reciprocals.
fn drawn(choice: &str, [x, y]: [u32; 2]) -> Bench<Pipeline> {
    const THREE: u32 = 0x40_8000;
    let choices = Choices::with("viewport_step", choice).expect("an entry of the ledger");
    let mut bench = scene(Pipeline::new(&choices).expect("both are offered"), &choices);
    let register = |bits| ViewportInvw::default().with_inv_half_width(F31::from_bits(bits)).0;
    bench.write(id::VIEWPORT_INVW, register(x)).write(id::VIEWPORT_INVH, register(y));
    let corner = |x, y, color| -> Corner { ([x, y, MINUS_HALF, ONE], color) };
    let corners = [corner(MINUS_ONE, MINUS_ONE, RED), corner(THREE, MINUS_ONE, GREEN), corner(MINUS_ONE, THREE, BLUE)];
    draw(&mut bench, 0, &corners).run();
    bench
}

fn pixels() -> impl Iterator<Item = (u32, u32)> {
    (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| (x, y)))
}

/// Values that fit change nothing, and without the choice no value does.
#[test]
fn what_fits_changes_nothing() {
    let plain = drawn("derived", [FITS, FITS]);
    for other in [drawn("registers", [FITS, FITS]), drawn("derived", [HALF, DOUBLE])] {
        assert!(pixels().all(|(x, y)| pixel(&other, x, y) == pixel(&plain, x, y)));
    }
}

/// With half the value that fits, colours spread twice as far; with 0 they do not change along an axis.
#[test]
fn other_values_stretch_attributes() {
    let plain = drawn("derived", [FITS, FITS]);
    let stretched = drawn("registers", [HALF, HALF]);
    let rows = drawn("registers", [ZERO, FITS]);
    // Where the doubled place is in the triangle.
    let squeezed = drawn("registers", [DOUBLE, DOUBLE]);
    let mut differ = 0;
    for (x, y) in pixels() {
        assert_eq!(pixel(&rows, x, y), pixel(&plain, 0, y), "{x} {y}");
        if x < SIZE / 2 && y < SIZE / 2 {
            assert_eq!(pixel(&stretched, 2 * x, 2 * y), pixel(&plain, x, y), "{x} {y}");
            differ += u32::from(pixel(&stretched, x, y) != pixel(&plain, x, y));
            // Twice is the limit, 2^-15 below it.
            let [a, b] = [pixel(&squeezed, x, y), pixel(&plain, 2 * x, 2 * y)];
            assert!(a.iter().zip(b).all(|(a, b)| a.abs_diff(b) <= 1), "{x} {y}: {a:?} {b:?}");
        }
    }
    assert!(differ > 900, "{differ}");
}

/// Whatever the registers hold, something is drawn.
#[test]
fn any_value_is_accepted() {
    let mut bits = 1_u32;
    for _ in 0..64 {
        bits = bits.wrapping_mul(0x9E37_79B1).rotate_left(7);
        let bench = drawn("registers", [bits >> 1, !bits >> 1]);
        assert_eq!(bench.machine.sink().stats().fragments, u64::from(SIZE * SIZE), "{bits:#X}");
    }
}
