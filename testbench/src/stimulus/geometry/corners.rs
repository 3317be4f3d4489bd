// SPDX-License-Identifier: MIT
//! Three vertices on the screen, in any order.

use crate::random::CaseRng;
use crate::stimulus::Dice;
use crate::stimulus::raster::triangle::Triangle;

/// Coordinates where a difference changes its sign or its length.
const ENDS: [u16; 8] = [0, 1, 0x7FFF, 0x8000, 0x8001, 0xFFFE, 0xFFFF, 0x0010];

/// x and y of three vertices, in 12.4: those that triangles of draws have, those at the ends of the range, and those whose doubled
/// area is 0, next to it, or a power of two.
pub fn corners(rng: &mut CaseRng) -> ([u16; 3], [u16; 3]) {
    let (mut x, mut y) = match rng.below(8) {
        0 => ends(rng),
        1 => power(rng),
        2 => narrow(rng),
        _ => {
            let Triangle { x, y, .. } = Triangle::random(rng);
            (x, y)
        }
    };
    if rng.percent(50) {
        x.swap(1, 2);
        y.swap(1, 2);
    }
    (x, y)
}

/// Coordinates at the ends, some of them equal.
fn ends(rng: &mut CaseRng) -> ([u16; 3], [u16; 3]) {
    let few = rng.percent(50);
    let mut axis = || [0; 3].map(|_| if few { rng.pick(&[0, 0xFFFF]) } else { rng.pick(&ENDS) });
    (axis(), axis())
}

/// Sides of powers of two, one of which may lean: a single bit of the doubled area is set.
fn power(rng: &mut CaseRng) -> ([u16; 3], [u16; 3]) {
    let mut length = || 1 << rng.below(16);
    let (width, height) = (length(), length());
    let lean = rng.below(0x8000) as u16;
    ([0, width, 0], [0, lean, height])
}

/// Long sides that enclose nearly nothing: of (n, n - 1) and (n + 1, n) the doubled area is 1, and so it stays if the first is added
/// to the second. With (n, n - 1) twice it is 0.
fn narrow(rng: &mut CaseRng) -> ([u16; 3], [u16; 3]) {
    let longest = 1 << rng.within(1..=14);
    let n = rng.within(1..=longest);
    let (added, apart) = (rng.below(3), rng.below(3));
    let side = [n, n - 1];
    let other = match apart {
        0 => side.map(|length| length * added),
        _ => [n + 1 + n * added, n + (n - 1) * added],
    };
    let [width, height] = core::array::from_fn(|axis| side[axis].max(other[axis]));
    let place = |rng: &mut CaseRng, size: u32| rng.below(0x1_0000 - size.min(0xFFFF));
    let (left, low) = (place(rng, width), place(rng, height));
    let x = [left, left + side[0], left + other[0]];
    let y = [low, low + side[1], low + other[1]];
    // The same mirrored, so that sides go in all directions.
    let mirror = |axis: [u32; 3], mirrored: bool| {
        axis.map(|value| {
            let value = value.min(0xFFFF) as u16;
            if mirrored { !value } else { value }
        })
    };
    let (x, y) = (mirror(x, rng.percent(50)), mirror(y, rng.percent(50)));
    if rng.percent(50) { (x, y) } else { (y, x) }
}
