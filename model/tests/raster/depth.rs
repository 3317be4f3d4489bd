// SPDX-License-Identifier: MIT
//! Depth (raster.md#depth-map).

use pica_model::float::F24;
use pica_model::raster::fragment::{DEPTH_ONE, Inputs};

use super::support::{Scene, choices, f24, registers, screen};

/// 24-bit depth, as depth buffers of 24 bits hold it.
fn depth_24(depth: u32) -> u32 {
    depth >> 8
}

/// 16-bit depth: floor(depth * 65535).
fn depth_16(depth: u32) -> u32 {
    (u64::from(depth) * 0xFFFF / u64::from(DEPTH_ONE)) as u32
}

/// The depth of each pixel of a triangle whose vertices have these z / w and 1 / w.
fn depths(positions: [(u16, u16); 3], z: [F24; 3], w: [f32; 3], map: [F24; 2], mode: u32, with: &[&str]) -> Vec<u32> {
    let scene = Scene {
        registers: registers(&[(0x04D, map[0].to_bits()), (0x04E, map[1].to_bits()), (0x06D, mode)]),
        choices: choices(with),
        inputs: Inputs { depth: true, ..Inputs::default() },
        ..Scene::default()
    };
    let mut triangle = positions.map(screen);
    for (k, vertex) in triangle.iter_mut().enumerate() {
        vertex.z = z[k];
        vertex.reciprocal_w = f24(1.0 / w[k]);
    }
    let mut depths = Vec::new();
    scene.draw(&triangle, |pixel, tile, lane| depths.push((pixel, tile.depth[lane])));
    depths.sort_by_key(|((x, y), _)| (*y, *x));
    depths.into_iter().map(|(_, depth)| depth).collect()
}

const USUAL: [f32; 2] = [-1.0, 0.0];

/// Worked by hand: depths 1/3, 1/2, 1 and 2^-16.
#[test]
fn vector_61() {
    // z / w from 0 at vertex 0 to -1 at vertex 1, three pixels wide: the centres are at 1/6, 3/6 and 5/6 of it, so 1/3
    // of the way is at the centre of the first pixel of a triangle that begins 1/6 earlier: 24 units from x = 0 to 24.
    let z = [f24(0.0), f24(-1.0), f24(0.0)];
    let third = depths([(0, 0), (24, 0), (0, 24)], z, [1.0; 3], USUAL.map(f24), 1, &[]);
    assert_eq!(
        third.iter().map(|depth| (depth_16(*depth), depth_24(*depth))).collect::<Vec<_>>(),
        [(21845, 0x55_5555)]
    );
    for (depth, d16, d24) in [(0.5, 32767, 0x7F_FFFF), (1.0, 65535, 0xFF_FFFF), (1.0 / 65536.0, 0, 0xFF), (0.0, 0, 0)] {
        let constant = depths([(0, 0), (24, 0), (0, 24)], [f24(-depth); 3], [1.0; 3], USUAL.map(f24), 1, &[]);
        assert_eq!((depth_16(constant[0]), depth_24(constant[0])), (d16, d24), "{depth}");
    }
}

/// Scale, offset, and the limits.
#[test]
fn mapping() {
    let mapped = |z: f32, map: [f32; 2], mode| {
        let depths = depths([(0, 0), (24, 0), (0, 24)], [f24(z); 3], [4.0; 3], map.map(f24), mode, &[]);
        depths[0]
    };
    // floor(d * (2^24 - 1) * 2^8).
    let exact = |numerator: u64, denominator: u64| (u64::from(DEPTH_ONE) * numerator / denominator) as u32;
    for z_buffer in [true, false] {
        // A W buffer multiplies by w = 4.
        let mode = u32::from(z_buffer);
        let w = if z_buffer { 1 } else { 4 };
        assert_eq!(mapped(-0.125, [-1.0, 0.0], mode), exact(w, 8));
        assert_eq!(mapped(-0.125, [-0.5, 0.125], mode), exact(3 * w, 16));
        assert_eq!(mapped(-0.125, [1.0, 0.0], mode), 0, "below 0");
        assert_eq!(mapped(-0.5, [-64.0, 0.0], mode), DEPTH_ONE, "above 1");
        assert_eq!(mapped(-0.5, [-1e9, 0.0].map(|f| f32::from_bits(f32::to_bits(f) & !0x7F)), mode), DEPTH_ONE);
    }
}

/// z / w is linear over the screen; in a W buffer depth is linear in space.
#[test]
fn interpolation() {
    let positions = [(0, 0), (128, 0), (0, 128)];
    let z = [f24(0.0), f24(-1.0), f24(0.0)];
    let row: Vec<u32> = depths(positions, z, [1.0; 3], USUAL.map(f24), 1, &[]).into_iter().take(7).collect();
    // Pixel i of the lowest row is at (16 i + 8) / 128 of the way; the eighth is on the excluded edge.
    let expected: Vec<u32> = (0..7).map(|i| (u64::from(DEPTH_ONE) * (2 * i + 1) / 16) as u32).collect();
    assert_eq!(row, expected);
    // w from 1 to 2: depth is (Σ b m) / (Σ b r), m = z / w * -1: b1 = 2 i + 1, b2 = 1, b0 = 16 - b1 - b2, r1 = 1/2.
    let row: Vec<u32> = depths(positions, z, [1.0, 2.0, 1.0], USUAL.map(f24), 0, &[]).into_iter().take(7).collect();
    // From pixel 5 on depth is above 1.
    let expected = (0..7).map(|i| u64::from(DEPTH_ONE) * 2 * (2 * i + 1) / (32 - (2 * i + 1)));
    let expected: Vec<u32> = expected.map(|depth| depth.min(DEPTH_ONE.into()) as u32).collect();
    assert_eq!(row, expected);
}

/// A depth that is nearly an integer: pixel (0, 0) is at distance 1 of 3.6 * 10^9 from the edge between vertices 0 and
/// 1.
#[test]
fn beside_an_integer() {
    let positions = [(7, 7), (60_007, 60_006), (0, 60_000)];
    // 1 - 2^-17 at vertex 2 takes 2^-49 off a depth of 1; the unit is 2^-32.
    let below = F24::from_bits(0x3E_FFFF).negate();
    let depth = depths(positions, [f24(-1.0), f24(-1.0), below], [1.0; 3], USUAL.map(f24), 1, &[])[0];
    assert_eq!(depth, DEPTH_ONE - 1);
    let depth = depths(positions, [f24(-1.0); 3], [1.0; 3], USUAL.map(f24), 1, &[])[0];
    assert_eq!(depth, DEPTH_ONE);
}

/// Choice `depth_interpolation`: with float24 steps 1/3 has 17 bits only.
#[test]
fn in_steps() {
    let z = [f24(0.0), f24(-1.0), f24(0.0)];
    let third = depths([(0, 0), (24, 0), (0, 24)], z, [1.0; 3], USUAL.map(f24), 1, &["depth_interpolation=f24-steps"]);
    // 0x3D5555 is 0x15555 * 2^-18.
    assert_eq!(third, [((u64::from(DEPTH_ONE) * 0x1_5555) >> 18) as u32]);
}
