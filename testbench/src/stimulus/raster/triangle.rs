// SPDX-License-Identifier: MIT
//! Triangles and the region that they are drawn in.

use crate::random::CaseRng;

/// A triangle, framebuffer and scissor: the operands of `raster_setup`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Triangle {
    /// Columns of the vertices, in 12.4.
    pub x: [u16; 3],
    /// Lines of the vertices.
    pub y: [u16; 3],
    /// SCISSORTEST_MODE.
    pub scissor_mode: u32,
    /// First column, first line, last column and last line of the scissor rectangle.
    pub scissor: [u32; 4],
    /// Pixels of a line of the framebuffer.
    pub width: u32,
    /// Lines of the framebuffer, less 1.
    pub last_line: u32,
}

/// What a triangle looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Shape {
    /// Three equal vertices.
    Point,
    /// Three vertices on a line.
    Line,
    /// About one pixel.
    Tiny,
    /// Sides of a few pixels: most are edge and little is inside.
    Small,
    /// Up to 64 pixels each way.
    Medium,
    /// As large as the framebuffer.
    Large,
    /// Coordinates at both ends of their range.
    Maximal,
    /// A vertex within 1/16 pixel of the line through the others.
    Sliver,
    /// Vertices whose sides meet samples.
    Grid,
    /// Outside of the framebuffer.
    OffScreen,
}

const SHAPES: [Shape; 16] = [
    Shape::Point,
    Shape::Line,
    Shape::Tiny,
    Shape::Tiny,
    Shape::Small,
    Shape::Small,
    Shape::Small,
    Shape::Medium,
    Shape::Medium,
    Shape::Large,
    Shape::Maximal,
    Shape::Sliver,
    Shape::Sliver,
    Shape::Grid,
    Shape::Grid,
    Shape::OffScreen,
];

/// Pixels that a triangle may have where its shape does not say: what a simulation can walk through.
const WINDOW: u32 = 64;

impl Triangle {
    /// The whole framebuffer of 2047 x 1024 pixels, its diagonal, and nothing of it.
    pub fn maximal() -> [Self; 4] {
        let whole = |x, y| Self { x, y, width: 2047, last_line: 1023, ..Self::default() };
        [
            whole([0, 65_535, 0], [0, 0, 65_535]),
            whole([65_535, 65_535, 0], [0, 65_535, 65_535]),
            whole([0, 32_752, 32_751], [0, 16_384, 16_384]),
            // Between the samples everywhere, with a hole: the longest silence.
            Self { scissor_mode: 1, scissor: [100, 0, 1000, 1023], ..whole([0, 16_384, 16_383], [0, 16_384, 16_384]) },
        ]
    }

    /// A triangle whose size and place are drawn.
    pub fn random(rng: &mut CaseRng) -> Self {
        let (width, height) = match rng.below(10) {
            0 => (1 + rng.below(8), 1 + rng.below(8)),
            1 => (2047, 1024),
            2 => (2047, 1 + rng.below(2)),
            3 => (1 + rng.below(4), 1024),
            4 => (rng.below(2048), 1 + rng.below(1024)),
            5 => (400, 240),
            _ => (8 + rng.below(56), 8 + rng.below(56)),
        };
        let shape = SHAPES[rng.below(SHAPES.len() as u32) as usize];
        let (mut x, mut y) = vertices(rng, shape, [width, height]);
        let area = pica_model::geometry::culling::doubled_area(x, y);
        // Seven of eight in the order that hardware expects.
        if area < 0 && rng.below(8) != 0 {
            x.swap(1, 2);
            y.swap(1, 2);
        }
        let bounds = [x, y].map(|axis| {
            let [a, b, c] = axis.map(|coordinate| u32::from(coordinate) >> 4);
            [a.min(b).min(c), a.max(b).max(c)]
        });
        let centre = [x, y].map(|axis| axis.iter().map(|coordinate| u32::from(*coordinate)).sum::<u32>() / 48);
        let (scissor_mode, scissor) = scissor(rng, bounds, centre, [width, height]);
        Self { x, y, scissor_mode, scissor, width, last_line: height - 1 }
    }
}

/// Coordinates, limited to what they can be.
fn coordinate(value: i64) -> u16 {
    value.clamp(0, 0xFFFF) as u16
}

fn vertices(rng: &mut CaseRng, shape: Shape, size: [u32; 2]) -> ([u16; 3], [u16; 3]) {
    // Where it is: somewhere in the framebuffer, or a little beside it.
    let origin = size.map(|size| 16 * (i64::from(rng.below(size + 17)) - 8) + i64::from(rng.below(16)));
    // On centres of pixels, on their edges, or anywhere.
    let snap = [8, 0, -1, -1][rng.below(4) as usize];
    let snapped = |value: i64| if snap < 0 { value } else { (value & !15) + snap };
    let near = |rng: &mut CaseRng, extent: u32| -> [[i64; 2]; 3] {
        core::array::from_fn(|_| core::array::from_fn(|axis| snapped(origin[axis] + i64::from(rng.below(16 * extent)))))
    };
    let points = match shape {
        Shape::Point => [near(rng, 1)[0]; 3],
        Shape::Tiny => near(rng, 2),
        Shape::Small => near(rng, 12),
        Shape::Medium => near(rng, 64),
        Shape::Line => {
            let [a, b, _] = near(rng, 20);
            let [dx, dy] = [b[0] - a[0], b[1] - a[1]];
            let [dx, dy] = [[dx, 0], [0, dy], [dx / 16 * 16, dx / 16 * 16], [dx, dy]][rng.below(4) as usize];
            // One of the three between or beyond the others.
            let [s, t] = [i64::from(rng.below(3)), i64::from(rng.below(5)) - 2];
            [[a[0], a[1]], [a[0] + s * dx, a[1] + s * dy], [a[0] + t * dx, a[1] + t * dy]]
        }
        Shape::Large => core::array::from_fn(|_| size.map(|size| snapped(i64::from(rng.below(16 * size.max(1)))))),
        Shape::Maximal => core::array::from_fn(|_| {
            core::array::from_fn(|_| match rng.below(4) {
                0 => 0,
                1 => 0xFFFF,
                2 => i64::from(rng.below(64)),
                _ => i64::from(rng.below(0x1_0000)),
            })
        }),
        Shape::Sliver => {
            let extent = if rng.below(4) == 0 { 600 } else { 40 };
            let [a, b, _] = near(rng, extent);
            let part = i64::from(rng.below(17));
            let between = |axis: usize| a[axis] + (b[axis] - a[axis]) * part / 16;
            [a, b, [between(0) + i64::from(rng.below(3)) - 1, between(1) + i64::from(rng.below(3)) - 1]]
        }
        Shape::Grid => {
            // Steps with small quotients, so that sides go through further samples.
            let step = 16 << rng.below(3);
            core::array::from_fn(|_| {
                core::array::from_fn(|axis| (origin[axis] & !15) + 8 + step * (i64::from(rng.below(9)) - 4))
            })
        }
        Shape::OffScreen => {
            let away = size.map(|size| 16 * i64::from(size) + i64::from(rng.below(256)));
            let axis = rng.below(2) as usize;
            let mut points = near(rng, 20);
            points.iter_mut().for_each(|point| point[axis] = away[axis] + i64::from(rng.below(400)));
            points
        }
    };
    let [x, y] = [0, 1].map(|axis| points.map(|point| coordinate(point[axis])));
    (x, y)
}

/// Mode and rectangle. What would leave too many pixels becomes a window.
fn scissor(rng: &mut CaseRng, bounds: [[u32; 2]; 2], centre: [u32; 2], size: [u32; 2]) -> (u32, [u32; 4]) {
    let range = |rng: &mut CaseRng, [first, last]: [u32; 2]| first + rng.below(last.saturating_sub(first) + 1);
    let visible: [[u32; 2]; 2] =
        core::array::from_fn(|axis| bounds[axis].map(|end| end.min(size[axis].saturating_sub(1))));
    let pixels: u32 = visible.iter().map(|[first, last]| last.saturating_sub(*first) + 1).product();
    if pixels > WINDOW * WINDOW {
        // All columns of few lines, all lines of few columns, or a square.
        let (columns, lines) = match rng.below(4) {
            0 => (2047, 1 + rng.below(2)),
            1 => (1 + rng.below(2), 1024),
            _ => (1 + rng.below(WINDOW), 1 + rng.below(WINDOW)),
        };
        // Around the middle of the triangle, or anywhere in its bounding box.
        let middle = rng.below(2) == 0;
        let first = |rng: &mut CaseRng, axis: usize, count: u32| {
            let [first, last] = visible[axis];
            let at = if middle { centre[axis].saturating_sub(count / 2) } else { range(rng, visible[axis]) };
            (if count > 1000 { first } else { at.clamp(first, last.max(first)) }).min(1023)
        };
        let [x, y] = [first(rng, 0, columns), first(rng, 1, lines)];
        let last = |first: u32, count: u32| (first + count - 1).min(1023);
        return (3, [x, y, last(x, columns), last(y, lines)]);
    }
    let mode = rng.below(4);
    let around = |rng: &mut CaseRng, axis: usize| {
        let [first, last] = bounds[axis].map(|end| end.min(1023));
        let ends = match rng.below(8) {
            // Everything.
            0 => [0, 1023],
            // Before it, behind it.
            1 => [rng.below(first + 1), first.saturating_sub(1)],
            2 => [(last + 1).min(1023), 1023],
            // At its ends.
            3 => [first, range(rng, [first, last])],
            4 => [range(rng, [first, last]), last],
            // Nothing, if the first is above the last.
            5 => [rng.below(1024), rng.below(1024)],
            // Within it.
            _ => {
                let [a, b] = [range(rng, [first, last]), range(rng, [first, last])];
                [a.min(b), a.max(b)]
            }
        };
        ends.map(|end| end.min(1023))
    };
    let [[x1, x2], [y1, y2]] = [around(rng, 0), around(rng, 1)];
    (mode, [x1, y1, x2, y2])
}
