// SPDX-License-Identifier: MIT
//! `culling`: three vertices on the screen in, the same in the order of the rasterizer out.

use crate::random::CaseRng;
use crate::stage::{Axis, Stage, whole};
use crate::stimulus::geometry::corners::corners;
use core::cmp::Ordering;
use pica_model::float::F24;
use pica_model::geometry::culling::{Culling, doubled_area};
use pica_model::geometry::viewport::ScreenVertex;
use pica_rtl::geometry::{OrientedTriangleValues, PlacedTriangleValues};
use pica_spec::choices::Choices;
use pica_spec::pica200::FacecullingConfig;
use pica_spec::pica200::bits::faceculling_config::MODE_WIDTH;
use pica_spec::register::Register;
use pica_spec::register_file::RegisterFile;

fn draw(rng: &mut CaseRng) -> PlacedTriangleValues {
    let (x, y) = corners(rng);
    let ([a_x, b_x, c_x], [a_y, b_y, c_y]) = (x.map(u32::from), y.map(u32::from));
    PlacedTriangleValues { a_x, a_y, b_x, b_y, c_x, c_y, cull_mode: rng.below(1 << MODE_WIDTH) }
}

fn coordinates(i: &PlacedTriangleValues) -> ([u16; 3], [u16; 3]) {
    ([i.a_x, i.b_x, i.c_x].map(|x| x as u16), [i.a_y, i.b_y, i.c_y].map(|y| y as u16))
}

/// Twice the area.
fn area(i: &PlacedTriangleValues) -> i64 {
    let (x, y) = coordinates(i);
    doubled_area(x, y)
}

/// The place of an order: less, equal, greater.
fn place(order: Ordering) -> usize {
    (order as i8 + 1) as usize
}

/// An axis of the directions of the sides that begin at the first vertex: whether a coordinate is less than, equal to, or greater
/// than its own.
macro_rules! side {
    ($name:literal, $far:ident, $near:ident) => {
        Axis::new($name, 3, |i: &PlacedTriangleValues, _| place(i.$far.cmp(&i.$near)))
    };
}

/// How large an area is: -1, 1, as large as there is, 0, any other.
fn size(area: i64) -> usize {
    const MOST: i64 = 0xFFFF * 0xFFFF;
    match area {
        0 => 0,
        1 => 1,
        -1 => 2,
        MOST => 3,
        _ if area == -MOST => 4,
        _ if area.unsigned_abs() >= 1 << 31 => 5,
        _ => 6,
    }
}

pub fn culling(choices: &Choices) -> Stage<PlacedTriangleValues, OrientedTriangleValues> {
    let choices = *choices;
    let modes: [Culling; 1 << MODE_WIDTH] = core::array::from_fn(|mode| {
        let mut registers = RegisterFile::new(&choices);
        registers.set(FacecullingConfig::IDS[0], mode as u32);
        Culling::new(&registers, &choices)
    });
    Stage::new(move |i: PlacedTriangleValues| {
        let (x, y) = coordinates(&i);
        let came =
            [0, 1, 2].map(|k| ScreenVertex { x: x[k], y: y[k], z: F24::ZERO, reciprocal_w: F24::ZERO, components: k });
        let oriented = modes[i.cull_mode as usize].orient(came);
        let [a, b, c] = oriented.unwrap_or(came);
        OrientedTriangleValues {
            removed: oriented.is_none().into(),
            exchanged: (b.components == 2).into(),
            flat: (area(&i) == 0).into(),
            x0: a.x.into(),
            y0: a.y.into(),
            x1: b.x.into(),
            y1: b.y.into(),
            x2: c.x.into(),
            y2: c.y.into(),
        }
    })
    .draw(draw)
    .bins([
        Axis::field("cull mode", whole("cull_mode", MODE_WIDTH)),
        Axis::new("sign of the area", 3, |i: &PlacedTriangleValues, _| place(area(i).cmp(&0))),
    ])
    .bins([
        side!("x of the second", b_x, a_x),
        side!("y of the second", b_y, a_y),
        side!("x of the third", c_x, a_x),
        side!("y of the third", c_y, a_y),
    ])
    .bins([Axis::new("size of the area", 7, |i: &PlacedTriangleValues, _| size(area(i)))])
}
