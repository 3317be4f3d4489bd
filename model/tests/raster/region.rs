// SPDX-License-Identifier: MIT
//! Scissor, pixel skipping, line skipping, orientation of the framebuffer.

use pica_model::raster::fragment::FramebufferUse;

use super::support::{Scene, choices, framebuffer, registers};

const WHOLE: [(u16, u16); 3] = [(0, 0), (2048, 0), (0, 2048)];

fn pixels(values: &[(u32, u32)], assignments: &[&str], framebuffer: FramebufferUse) -> Vec<(i64, i64)> {
    let scene = Scene { registers: registers(values), choices: choices(assignments), framebuffer, ..Scene::default() };
    scene.pixels(WHOLE)
}

/// raster.md#scissor: both ends inclusive; upper bits of the fields are ignored.
#[test]
fn scissor() {
    let inside = |(x, y): &(i64, i64)| (3..=12).contains(x) && (5..=5).contains(y);
    let all: Vec<_> = (0..16).flat_map(|y| (0..24).map(move |x| (x, y))).collect();
    for junk in [0, 0xFC00_FC00] {
        for mode in 0..4 {
            let values = [(0x065, mode), (0x066, 3 | 5 << 16 | junk), (0x067, 12 | 5 << 16 | junk)];
            let expected: Vec<_> = all
                .iter()
                .copied()
                .filter(|pixel| match mode {
                    1 => !inside(pixel),
                    3 => inside(pixel),
                    _ => true,
                })
                .collect();
            assert_eq!(pixels(&values, &[], framebuffer(24, 16)), expected, "{mode}");
        }
    }
    let empty = [(0x065, 3), (0x066, 5), (0x067, 4)];
    assert_eq!(pixels(&empty, &[], framebuffer(24, 16)), []);
}

/// Pixels do not depend on the direction of rows in memory, nor on a height that is no multiple of 8.
#[test]
fn orientation() {
    for height in [1, 7, 8, 13] {
        let mut up = framebuffer(10, height);
        up.grid.y_up = true;
        let values = [(0x060, 0x100), (0x100, 1 << 24)];
        assert_eq!(pixels(&values, &[], up), pixels(&values, &[], framebuffer(10, height)), "{height}");
        assert_eq!(pixels(&[], &[], up).len() as u32, 10 * height);
    }
}

/// Choices `pixel_skip_pattern` and `line_skip_pattern`; 0x100 bit 25 draws nothing.
#[test]
fn skipping() {
    let small = framebuffer(4, 2);
    let every_second = |pattern: &str| pixels(&[(0x060, 0x100)], &[&format!("pixel_skip_pattern={pattern}")], small);
    assert_eq!(every_second("columns"), [(0, 0), (2, 0), (0, 1), (2, 1)]);
    assert_eq!(every_second("rows"), [(0, 0), (1, 0), (2, 0), (3, 0)]);
    assert_eq!(every_second("checkerboard"), [(0, 0), (2, 0), (1, 1), (3, 1)]);
    assert_eq!(pixels(&[(0x060, 0x200)], &[], small), [(0, 0), (2, 0)]);
    assert_eq!(pixels(&[(0x060, 0x300)], &[], small).len(), 8);
    assert_eq!(pixels(&[(0x100, 1 << 24)], &[], small), [(0, 0), (1, 0), (2, 0), (3, 0)]);
    assert_eq!(pixels(&[(0x100, 1 << 24)], &["line_skip_pattern=odd"], small), [(0, 1), (1, 1), (2, 1), (3, 1)]);
    assert_eq!(pixels(&[(0x100, 1 << 25)], &[], small), []);
}
