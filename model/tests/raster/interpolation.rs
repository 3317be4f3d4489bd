// SPDX-License-Identifier: MIT
//! Perspective-correct interpolation (raster.md#interpolation and raster.md#arithmetic).

use pica_model::float::{F24, F24Rounding, F32ToF24};
use pica_model::geometry::vertex::{COLOR, TEXCOORD};
use pica_model::geometry::viewport::ScreenVertex;
use pica_model::raster::fragment::Inputs;

use super::support::{Scene, choices, f24, real, screen};

/// A triangle with these positions, w, and values of one component.
fn triangle(positions: [(u16, u16); 3], w: [f32; 3], component: usize, values: [F24; 3]) -> [ScreenVertex; 3] {
    let mut triangle = positions.map(screen);
    for (k, vertex) in triangle.iter_mut().enumerate() {
        vertex.reciprocal_w = f24(w[k]).rcp(F24Rounding::TowardZero);
        vertex.components[component] = values[k];
    }
    triangle
}

fn coordinates(assignments: &[&str]) -> Scene {
    let inputs = Inputs { texcoord: [true, false, false], ..Inputs::default() };
    Scene { inputs, choices: choices(assignments), ..Scene::default() }
}

/// Texture coordinate u of all fragments, by pixel.
fn u(scene: &Scene, triangle: &[ScreenVertex; 3]) -> Vec<((i64, i64), F24)> {
    let mut values = Vec::new();
    scene.draw(triangle, |pixel, tile, lane| values.push((pixel, tile.texcoord[0][0][lane])));
    values.sort_by_key(|((x, y), _)| (*y, *x));
    values
}

/// Worked by hand: weights 1, 1, 2, w 1, 2, 4, attribute 0, 1, 1.
#[test]
fn vector_60() {
    // A triangle whose only sample has weights in the ratio 1 : 1 : 2, at (8, 8): the distances from the edges. With
    // vertices (0, 0), (16, 0) and (8, 16) the area is 256, E2 = 16 * 8 = 128, and E0 = E1 = 64.
    let vertices = triangle([(0, 0), (16, 0), (8, 16)], [1.0, 2.0, 4.0], TEXCOORD[0].start, [0.0, 1.0, 1.0].map(f24));
    assert_eq!(u(&coordinates(&[]), &vertices), [((0, 0), f24(0.5))]);
    assert_eq!(u(&coordinates(&["interpolation_arithmetic=f24-steps"]), &vertices), [((0, 0), f24(0.5))]);
}

/// The weights of a sample on an excluded edge are smaller by 1 with choice `interpolation_weights` = biased.
#[test]
fn biased_weights() {
    // Edge 0, from (16, 0) to (8, 16), is a right-hand edge and excluded: E0 = 64 - 1, of a sum of 255.
    let vertices = triangle([(0, 0), (16, 0), (8, 16)], [1.0; 3], TEXCOORD[0].start, [1.0, 0.0, 0.0].map(f24));
    let expected = F24::from_ratio(63, 255, 0, F24Rounding::TowardZero);
    assert_eq!(u(&coordinates(&["interpolation_weights=biased"]), &vertices), [((0, 0), expected)]);
    assert_eq!(u(&coordinates(&[]), &vertices), [((0, 0), f24(0.25))]);
}

/// Every quotient against exact rationals: the value is the largest float24 number not above it (or the nearest).
#[test]
fn quotients_are_rounded_once() {
    let positions = [(3, 5), (1011, 77), (130, 900)];
    let cases: [([f32; 3], [f32; 3]); 6] = [
        ([1.0, 1.0, 1.0], [0.0, 1.0, 0.0]),
        ([1.0, 2.0, 4.0], [0.0, 1.0, 0.5]),
        ([0.75, 100.0, 3.0], [-1.0, 7.0, 0.25]),
        ([1.0, 1.5, 1.0], [-3.0, -3.0, 5.0]),
        ([8.0, 8.0, 8.0], [0.25, 0.25, 0.375]),
        // 1/w apart by 2^11 and 2^13: what alignment to 28 bits shifts by 11 and more is still exact.
        ([1.0, 2048.0, 0.25], [0.5, 1.0, -2.0]),
    ];
    for (w, values) in cases {
        for (rounding, choice) in [
            (F24Rounding::TowardZero, "f24_rounding=toward-zero"),
            (F24Rounding::NearestEven, "f24_rounding=nearest-even"),
        ] {
            let vertices = triangle(positions, w, TEXCOORD[0].start, values.map(f24));
            let r = vertices.each_ref().map(|vertex| vertex.reciprocal_w);
            let p: [F24; 3] = core::array::from_fn(|k| f24(values[k]).mul(r[k], rounding));
            let scene = coordinates(&[choice]);
            let values = u(&scene, &vertices);
            assert!(values.len() > 1000);
            for ((x, y), value) in values {
                let (n, d) = exact_sums(positions, p, r, x, y);
                check(value, n, d, rounding, (x, y));
            }
        }
    }
}

/// Σ b p and Σ b r in units of 2^-48, from scratch.
fn exact_sums(positions: [(u16, u16); 3], p: [F24; 3], r: [F24; 3], x: i64, y: i64) -> (i128, i128) {
    let point = |k: usize| (i128::from(positions[k].0), i128::from(positions[k].1));
    let (px, py) = (i128::from(16 * x + 8), i128::from(16 * y + 8));
    let cross = |a: (i128, i128), b: (i128, i128)| (b.0 - a.0) * (py - a.1) - (b.1 - a.1) * (px - a.0);
    let weights = [cross(point(1), point(2)), cross(point(2), point(0)), cross(point(0), point(1))];
    let units = |number: F24| {
        let scaled = real(number) * 2f64.powi(48);
        assert_eq!(scaled, scaled.trunc(), "small enough to be exact");
        scaled as i128
    };
    let sum = |numbers: [F24; 3]| (0..3).map(|k| weights[k] * units(numbers[k])).sum();
    (sum(p), sum(r))
}

/// Whether `value` is n / d, rounded.
fn check(value: F24, n: i128, d: i128, rounding: F24Rounding, pixel: (i64, i64)) {
    if n == 0 {
        assert_eq!(value, F24::ZERO, "{pixel:?}");
        return;
    }
    // In units of half of the last place of the value: value = significand * 2^exponent.
    let field = (value.to_bits() >> 16 & 0x7F) as i32;
    let significand = i128::from(value.to_bits() & 0xFFFF | 0x1_0000);
    let exponent = field - 63 - 16;
    assert_eq!(value.is_sign_negative(), n < 0);
    // |n| / d against significand * 2^exponent, both times 2^-exponent * d.
    let (mut exact, mut place) = (n.abs(), d);
    if exponent < 0 {
        exact <<= -exponent
    } else {
        place <<= exponent
    }
    match rounding {
        F24Rounding::TowardZero => {
            assert!(significand * place <= exact && exact < (significand + 1) * place, "{pixel:?} {value:?}");
        }
        F24Rounding::NearestEven => {
            let twice = 2 * exact;
            let (below, above) = ((2 * significand - 1) * place, (2 * significand + 1) * place);
            let even = significand & 1 == 0;
            let inside = if even { below <= twice && twice <= above } else { below < twice && twice < above };
            // The place below a power of two is half as large; no case here needs it.
            assert!(inside, "{pixel:?} {value:?}");
        }
    }
}

/// Quotients that are float24 numbers, or half way between two: the result is exact, or the even neighbour.
#[test]
fn quotients_on_a_step() {
    // Along x, u goes from 1 to 1 + span over 64 pixels: at pixel i it is 1 + (2 i + 1) / 128 * span. Float24 numbers
    // from 1 to 2 are multiples of 2^-16.
    let positions = [(0, 0), (1024, 0), (0, 1024)];
    let halves_per_step =
        [(1.0, 2f32.powi(-9), 2), (1.0, 2f32.powi(-10), 1), (-1.0, 2f32.powi(-9), 2), (-1.0, 2f32.powi(-10), 1)];
    for (sign, span, halves) in halves_per_step {
        for (rounding, choice) in [
            (F24Rounding::TowardZero, "f24_rounding=toward-zero"),
            (F24Rounding::NearestEven, "f24_rounding=nearest-even"),
        ] {
            for w in [[1.0; 3], [4.0; 3], [0.25; 3]] {
                let values = [1.0, 1.0 + span, 1.0].map(|u| f24(sign * u));
                let vertices = triangle(positions, w, TEXCOORD[0].start, values);
                let all = u(&coordinates(&[choice]), &vertices);
                assert_eq!(all.len(), 63 * 64 / 2);
                for ((x, _), value) in all {
                    // In units of half a place of float24.
                    let twice = (2 * x as u32 + 1) * halves;
                    let places = match rounding {
                        F24Rounding::TowardZero => twice / 2,
                        F24Rounding::NearestEven => twice / 2 + (twice & 1 & (twice / 2)),
                    };
                    assert_eq!(
                        value.to_bits() & 0x7F_FFFF,
                        0x3F_0000 + places,
                        "{choice} {sign} {span} {w:?} pixel {x}"
                    );
                    assert_eq!(value.is_sign_negative(), sign < 0.0);
                }
            }
        }
    }
}

/// Pixel (0, 0) is at distance 1 of 3.6 * 10^9 from the edge between vertices 0 and 1, and vertex 2 has w = 16: what it
/// adds is 2^-35 of its value, too little for any estimate in f64.
const NEEDLE: ([(u16, u16); 3], [f32; 3]) = ([(7, 7), (60_007, 60_006), (0, 60_000)], [1.0, 1.0, 16.0]);

/// Quotients that are nearly at a step: the integers decide.
#[test]
fn quotients_beside_a_step() {
    let (positions, w) = NEEDLE;
    for (at_2, truncated, nearest) in [
        // 1 - 2^-17 and 1 + 2^-16.
        (0x3E_FFFF, 0x3E_FFFF, 0x3F_0000),
        (0x3F_0000, 0x3F_0000, 0x3F_0000),
        (0x3F_0001, 0x3F_0000, 0x3F_0000),
    ] {
        for (choice, expected) in [("f24_rounding=toward-zero", truncated), ("f24_rounding=nearest-even", nearest)] {
            let values = [F24::ONE, F24::ONE, F24::from_bits(at_2)];
            let vertices = triangle(positions, w, TEXCOORD[0].start, values);
            let first = u(&coordinates(&[choice]), &vertices)[0];
            assert_eq!((first.0, first.1.to_bits()), ((0, 0), expected), "{choice} {at_2:#X}");
        }
    }
}

/// The colour 1/2 is 128 (127.5 + 1/2), and the least bit below it is 127.
#[test]
fn colours_beside_a_step() {
    let (positions, w) = NEEDLE;
    let scene = Scene { inputs: Inputs { color: true, ..Inputs::default() }, ..Scene::default() };
    for (at_2, expected) in [(0x3D_FFFF, 127), (0x3E_0001, 128)] {
        let values = [f24(0.5), f24(0.5), F24::from_bits(at_2)];
        let vertices = triangle(positions, w, COLOR.start, values);
        let mut seen = None;
        scene.draw(&vertices, |pixel, tile, lane| {
            if pixel == (0, 0) {
                seen = Some(tile.color[lane][0]);
            }
        });
        assert_eq!(seen, Some(expected), "{at_2:#X}");
    }
}

/// Choice `zero_area_triangle` = drawn: the attributes of a triangle without area have equal weights.
#[test]
fn a_triangle_without_area_has_equal_weights() {
    let scene = coordinates(&["zero_area_triangle=drawn"]);
    let vertices = triangle([(24, 24); 3], [1.0; 3], TEXCOORD[0].start, [0.0, 1.0, 0.5].map(f24));
    assert_eq!(u(&scene, &vertices), [((1, 1), f24(0.5))]);
}

/// Colours: floor(255 c + 1/2) of the exact quotient.
#[test]
fn colours() {
    let scene = Scene { inputs: Inputs { color: true, ..Inputs::default() }, ..Scene::default() };
    let positions = [(0, 0), (1024, 0), (0, 1024)];
    for w in [[1.0; 3], [1.0, 2.0, 8.0]] {
        let vertices = triangle(positions, w, COLOR.start + 2, [0.0, 1.0, 0.5].map(f24));
        let r = vertices.each_ref().map(|vertex| vertex.reciprocal_w);
        let p: [F24; 3] =
            core::array::from_fn(|k| vertices[k].components[COLOR.start + 2].mul(r[k], F24Rounding::TowardZero));
        let mut seen = 0;
        scene.draw(&vertices, |(x, y), tile, lane| {
            let (n, d) = exact_sums(positions, p, r, x, y);
            let expected = ((510 * n + d) / (2 * d)) as u8;
            assert_eq!(tile.color[lane], [255, 255, expected, 255], "({x}, {y})");
            seen += 1;
        });
        assert_eq!(seen, 63 * 64 / 2);
    }
}

/// Bit 0 of register 0x058: the colour is that of the vertices, not interpolated (the last vertex's is put into all of
/// them before).
#[test]
fn flat_shading_is_exact() {
    let inputs = Inputs { color: true, ..Inputs::default() };
    let scene = Scene { registers: super::support::registers(&[(0x058, 1)]), inputs, ..Scene::default() };
    for (value, expected) in [(0.5, 128), (0.25, 64), (1.0, 255), (0.0, 0), (1.0 / 510.0 - 1.0 / 65536.0, 0)] {
        let value = F24::from_f32_bits(f32::to_bits(value), F32ToF24::TowardZero);
        let vertices = triangle([(0, 0), (160, 0), (0, 160)], [3.0, 7.0, 0.375], COLOR.start, [value; 3]);
        scene.draw(&vertices, |_, tile, lane| assert_eq!(tile.color[lane][0], expected));
    }
}

/// With derivatives, texture coordinates continue in the lanes of a quad that are not covered.
#[test]
fn quads_are_extrapolated() {
    let mut scene = coordinates(&[]);
    scene.inputs.derivatives = true;
    // Pixel (0, 0) alone is covered; u grows by 1/16 of a unit per sixteenth along x, v by that along y.
    let mut vertices = triangle([(0, 0), (16, 0), (8, 16)], [1.0; 3], TEXCOORD[0].start, [0.0, 1.0, 0.5].map(f24));
    vertices[2].components[TEXCOORD[0].start + 1] = f24(2.0);
    let mut quads = 0;
    scene.draw(&vertices, |pixel, tile, lane| {
        assert_eq!((pixel, lane), ((0, 0), 0));
        let [u, v] = &tile.texcoord[0];
        assert_eq!(u[..4], [0.5, 1.5, 0.5, 1.5].map(f24));
        assert_eq!(v[..4], [1.5, 1.5, 2.5, 2.5].map(f24));
        quads += 1;
    });
    assert_eq!(quads, 1);
}

/// Behind the horizon, where Σ b r is not positive, extrapolated coordinates are infinite.
#[test]
fn beyond_the_horizon() {
    let mut scene = coordinates(&[]);
    scene.inputs.derivatives = true;
    // 1 / w falls from 2 at the lower edge to 1/16 at the tip: at (24, 8) and above it is 2 - (31 / 16) * y / 16.
    let vertices = triangle([(0, 0), (16, 0), (8, 16)], [0.5, 0.5, 16.0], TEXCOORD[0].start, [1.0, 1.0, 4.0].map(f24));
    scene.draw(&vertices, |_, tile, _| {
        let u = &tile.texcoord[0][0];
        assert!(u[0].is_finite() && u[1].is_finite());
        // At y = 24: Σ b r is proportional to 2 + 24 / 16 * (1/16 - 2) < 0, Σ b p to 2 + 24 / 16 * (1/4 - 2) < 0.
        assert_eq!(u[2..4], [F24::NEG_INFINITY; 2]);
    });
}

/// An infinite or NaN product is NaN in the whole triangle.
#[test]
fn products_that_are_no_numbers() {
    for odd in [F24::INFINITY, F24::NEG_INFINITY, F24::NAN] {
        let vertices = triangle([(0, 0), (64, 0), (0, 64)], [1.0; 3], TEXCOORD[0].start, [f24(0.0), odd, f24(1.0)]);
        let values = u(&coordinates(&[]), &vertices);
        assert_eq!(values.len(), 6);
        assert!(values.iter().all(|(_, value)| *value == F24::NAN), "{odd:?}");
    }
}
