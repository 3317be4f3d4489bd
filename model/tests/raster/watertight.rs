// SPDX-License-Identifier: MIT
//! Triangles that share edges cover each pixel of their union exactly once, whatever the fill rule.

use std::collections::HashMap;

use pica_model::geometry::culling::doubled_area;
use proptest::prelude::*;

use super::support::{Scene, choices, framebuffer};

const RULES: [&str; 4] = ["exclude-right-high", "exclude-right-low", "exclude-left-high", "exclude-left-low"];

type Point = (u16, u16);

/// The triangle in counter-clockwise order, if it has an area.
fn counter_clockwise([a, b, c]: [Point; 3]) -> Option<[Point; 3]> {
    match doubled_area([a.0, b.0, c.0], [a.1, b.1, c.1]) {
        0 => None,
        area if area > 0 => Some([a, b, c]),
        _ => Some([a, c, b]),
    }
}

/// How often each pixel is covered.
fn coverage(rule: &str, triangles: impl Iterator<Item = [Point; 3]>) -> HashMap<(i64, i64), u32> {
    let scene = Scene {
        choices: choices(&[&format!("fill_rule={rule}")]),
        framebuffer: framebuffer(40, 40),
        ..Scene::default()
    };
    let mut counts = HashMap::new();
    for triangle in triangles.filter_map(counter_clockwise) {
        for pixel in scene.pixels(triangle) {
            *counts.entry(pixel).or_default() += 1;
        }
    }
    counts
}

/// Points often on pixel centres, pixel edges and between.
fn coordinate() -> impl Strategy<Value = u16> {
    prop_oneof![(0u16..40).prop_map(|pixel| 16 * pixel + 8), (0u16..40).prop_map(|pixel| 16 * pixel), 0u16..640]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// A fan around a point inside a convex outline: every pixel centre strictly inside is covered once, none more.
    #[test]
    fn fans(centre in (coordinate(), coordinate()), rule in 0usize..4) {
        let outline: [Point; 8] = [(0, 0), (313, 0), (640, 0), (640, 333), (640, 640), (200, 640), (0, 640), (0, 88)];
        let fan = (0..8).map(|k| [centre, outline[k], outline[(k + 1) % 8]]);
        let counts = coverage(RULES[rule], fan);
        prop_assert_eq!(counts.len(), 1600, "every pixel of the square");
        prop_assert!(counts.values().all(|count| *count == 1));
    }

    /// A strip between two polylines that rise together: its triangles do not overlap.
    #[test]
    fn strips(
        left in prop::collection::vec(coordinate().prop_map(|x| x / 2), 9),
        right in prop::collection::vec(coordinate().prop_map(|x| 320 + x / 2), 9),
        rule in 0usize..4,
    ) {
        let points: Vec<Point> = (0..18u16)
            .map(|n| if n % 2 == 0 { (left[usize::from(n / 2)], 80 * (n / 2)) } else { (right[usize::from(n / 2)], 80 * (n / 2)) })
            .collect();
        let strip = points.windows(3).map(|window| [window[0], window[1], window[2]]);
        let counts = coverage(RULES[rule], strip);
        prop_assert!(counts.values().all(|count| *count == 1));
        // The same outline, row by row: centres strictly between the two polylines.
        for y in 0..40i64 {
            let (row, at) = ((16 * y + 8) / 80, (16 * y + 8) % 80);
            let (row, at) = (row as usize, at);
            if row >= 8 { continue; }
            let between = |line: &[u16]| i64::from(line[row]) * (80 - at) + i64::from(line[row + 1]) * at;
            for x in 0..40i64 {
                let centre = (16 * x + 8) * 80;
                if between(&left) < centre && centre < between(&right) {
                    prop_assert_eq!(counts.get(&(x, y)), Some(&1), "({}, {})", x, y);
                }
            }
        }
    }
}
