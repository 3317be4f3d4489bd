// SPDX-License-Identifier: MIT
//! A picture of what an alternative changes: by default, under it, and which pixels changed, side by side.

use crate::Outcome;
use crate::picture::png;
use pica_model::gpu::pipeline::Picture;
use png::ColorType;

/// Pixels around those that changed.
const MARGIN: u32 = 8;
/// Pixels between panels.
const GAP: u32 = 4;
/// The most of a picture that a panel shows, in each direction.
const MOST_SHOWN: u32 = 96;
/// How large a panel is to be, and how large it may become by enlarging.
const WANTED: u32 = 96;
const MOST: u32 = 192;
/// Places that are tried for a panel are so many pixels apart.
const STEP: usize = 8;

/// PNG of the part of two pictures of one size where most pixels differ, within `bounds` (first column and row, last column
/// and row).
pub fn panels(default: &Picture<[u8; 4]>, other: &Picture<[u8; 4]>, bounds: [u32; 4]) -> Outcome<Vec<u8>> {
    let [left, top] = [bounds[0], bounds[1]].map(|first| first.saturating_sub(MARGIN));
    let width = (bounds[2] + MARGIN + 1).min(default.width) - left;
    let height = (bounds[3] + MARGIN + 1).min(default.height) - top;
    let [shown_width, shown_height] = [width, height].map(|side| side.min(MOST_SHOWN));
    let places = (top..=top + height - shown_height)
        .step_by(STEP)
        .flat_map(|y| (left..=left + width - shown_width).step_by(STEP).map(move |x| (x, y)));
    let differing = |(x, y): &(u32, u32)| {
        let pixels = (*y..y + shown_height).flat_map(|row| (*x..x + shown_width).map(move |column| (row, column)));
        let places = pixels.map(|(row, column)| (row * default.width + column) as usize);
        places.filter(|place| default.pixels[*place] != other.pixels[*place]).count()
    };
    let (left, top) = places.max_by_key(differing).unwrap_or((left, top));
    let [width, height] = [shown_width, shown_height];
    let scale = WANTED.div_ceil(width).min(MOST / width.max(height)).max(1);
    let total = [3 * width * scale + 2 * GAP, height * scale];
    let mut bytes = Vec::with_capacity((total[0] * total[1] * 3) as usize);
    for y in 0..total[1] {
        let row = top + y / scale;
        for x in 0..total[0] {
            let (panel, inside) = (x / (width * scale + GAP), x % (width * scale + GAP));
            let color = match inside / scale {
                column if column < width => {
                    let place = (row * default.width + left + column) as usize;
                    let (a, b) = (default.pixels[place], other.pixels[place]);
                    match panel {
                        0 => a,
                        1 => b,
                        _ => [if a == b { 0 } else { 255 }; 4],
                    }
                }
                _ => [128; 4],
            };
            bytes.extend_from_slice(&color[..3]);
        }
    }
    png(total[0], total[1], ColorType::Rgb, &bytes)
}
