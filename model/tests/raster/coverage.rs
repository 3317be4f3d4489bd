// SPDX-License-Identifier: MIT
//! Edges, fill rule, culling.

use pica_model::geometry::culling::{Culling, doubled_area};

use super::support::{Scene, choices, registers, screen};

/// Worked by hand.
#[test]
fn vectors_57_to_59() {
    let scene = Scene::default();
    assert_eq!(scene.pixels([(8, 8), (40, 8), (8, 40)]), [(0, 0), (1, 0), (0, 1)]);
    assert_eq!(scene.pixels([(40, 40), (8, 40), (40, 8)]), [(1, 1)]);
    assert_eq!(scene.pixels([(0, 0), (64, 0), (0, 64)]), [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)]);
}

/// Pixels by y and then x.
type Pixels = &'static [(i64, i64)];

/// A square of 3 x 3 pixels with its corners on pixel centres, cut along a diagonal: each rule leaves out another pair
/// of sides, and the diagonal belongs to the triangle on one side of it.
#[test]
fn each_fill_rule_leaves_out_its_sides() {
    let lower = [(8, 8), (40, 8), (8, 40)];
    let upper = [(40, 40), (8, 40), (40, 8)];
    // Right-hand edges: the diagonal of the lower triangle, the right side of the upper one.
    let cases: [(&str, Pixels, Pixels); 4] = [
        ("exclude-right-high", &[(0, 0), (1, 0), (0, 1)], &[(1, 1)]),
        // Below y = 8 there is no triangle: the lower horizontal edge is excluded, so the row y = 0 is missing.
        ("exclude-right-low", &[(0, 1)], &[(1, 1), (0, 2), (1, 2)]),
        ("exclude-left-high", &[(1, 0), (2, 0), (1, 1)], &[(2, 1)]),
        ("exclude-left-low", &[(1, 1)], &[(2, 1), (1, 2), (2, 2)]),
    ];
    for test in ["closed-form", "line-division"] {
        for (rule, expected_lower, expected_upper) in cases {
            let choices = choices(&[&format!("fill_rule={rule}"), &format!("excluded_edge_test={test}")]);
            let scene = Scene { choices, ..Scene::default() };
            assert_eq!(scene.pixels(lower), expected_lower, "{rule} {test}");
            assert_eq!(scene.pixels(upper), expected_upper, "{rule} {test}");
        }
    }
}

/// The truncated division differs from the closed form for slivers only: here the third vertex is 1/16 pixel left of
/// the line at its height exactly, which the division takes for "on the line" where it truncates upwards.
#[test]
fn the_line_division_errs_on_slivers() {
    // The edge from (0, 0) up to (16, 48) passes through (8, 24) exactly; the third vertex (2, 8) lies to its left by
    // 2/3 of a unit, and 0 + trunc(16 * 8 / 48) = 2 is not larger than 2.
    let sliver = [(0, 0), (16, 48), (2, 8)];
    assert!(doubled_area(sliver.map(|p| p.0), sliver.map(|p| p.1)) > 0);
    // A sample on the edge: (8, 24) is the centre of pixel (0, 1). It is on the edge of the triangle.
    assert_eq!(Scene::default().pixels(sliver), []);
    let scene = Scene { choices: choices(&["excluded_edge_test=line-division"]), ..Scene::default() };
    assert_eq!(scene.pixels(sliver), [(0, 1)]);
}

/// Positions have 16 bits, so an edge value needs 34: with 32 bits, large ones change their sign.
#[test]
fn edge_values_of_32_bits_leave_holes() {
    let large = [(0, 0), (65_520, 0), (0, 65_520)];
    let mut scene = Scene::default();
    assert_eq!(scene.pixels(large).len(), 64 * 64);
    scene.choices = choices(&["edge_value_width=wrap-32"]);
    // The edge opposite to vertex 0 has the value 65520 * 65520 at the origin, less 65520 per unit of x and y. Pixel
    // (i, j) is 16 (i + j + 1) units away: 4292870400 - 1048320 (i + j + 1), which is 2^32 - 2096896 - 1048320 (i + j)
    // ... above 2^31 and so negative as 32 bits, everywhere near the origin.
    assert_eq!(scene.pixels(large), []);
    // A triangle of half the size stays below 2^31.
    let half = [(0, 0), (32_752, 0), (0, 32_752)];
    assert_eq!(scene.pixels(half).len(), 64 * 64);
}

/// Choice `zero_area_triangle`: three vertices on one row of pixel centres.
#[test]
fn a_triangle_without_area() {
    let flat = [(8, 8), (40, 8), (24, 8)].map(screen);
    let culling = |mode, assignments: &[&str]| Culling::new(&registers(&[(0x040, mode)]), &choices(assignments));
    for mode in 0..4 {
        assert_eq!(culling(mode, &[]).orient(flat), None, "{mode}");
    }
    let drawn = ["zero_area_triangle=drawn"];
    assert_eq!(culling(1, &drawn).orient(flat), None);
    assert_eq!(culling(0, &drawn).orient(flat), Some(flat));
    let scene = Scene { choices: choices(&drawn), ..Scene::default() };
    assert_eq!(scene.pixels([(8, 8), (40, 8), (24, 8)]), [(0, 0), (1, 0), (2, 0)]);
    assert_eq!(scene.pixels([(24, 24); 3]), [(1, 1)], "three equal vertices on a pixel centre");
    assert_eq!(scene.pixels([(20, 24); 3]), [], "between pixel centres");
}

/// raster.md#culling.
#[test]
fn culling() {
    let ccw = [(0, 0), (64, 0), (0, 64)].map(screen);
    let [a, b, c] = ccw;
    let cw = [a, c, b];
    for (mode, front, back) in
        [(0, Some(ccw), Some(ccw)), (1, None, Some(ccw)), (2, Some(ccw), None), (3, Some(ccw), Some(ccw))]
    {
        let culling = Culling::new(&registers(&[(0x040, mode)]), &choices(&[]));
        assert_eq!(culling.orient(ccw), front, "{mode}");
        assert_eq!(culling.orient(cw), back, "{mode}");
    }
}

/// Positions wrap modulo 4096 pixels (raster.md#edges-and-fill-rule).
#[test]
fn a_triangle_at_the_far_end() {
    let scene = Scene { framebuffer: super::support::framebuffer(2047, 1024), ..Scene::default() };
    let pixels = scene.pixels([(2046 * 16, 1023 * 16), (2048 * 16, 1023 * 16), (2046 * 16, 1025 * 16)]);
    assert_eq!(pixels, [(2046, 1023)], "(2047, 1023) and (2046, 1024) are outside the framebuffer");
}
