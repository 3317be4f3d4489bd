// SPDX-License-Identifier: MIT
//! Clipping (raster.md#clipping and raster.md#arithmetic).

use pica_model::float::{Arithmetic, Lanes};
use pica_model::float::{F24, F32ToF24};
use pica_model::geometry::Vertex;
use pica_model::geometry::clip::ClipVolume;
use pica_model::geometry::quaternion::align_quaternions;
use pica_model::geometry::vertex::{COLOR, QUATERNION};

use super::support::{choices, f24, position, real, registers, vertex};

fn volume(values: &[(u32, u32)], assignments: &[&str]) -> ClipVolume {
    ClipVolume::new(&registers(values), &choices(assignments))
}

fn clipped(volume: &ClipVolume, triangle: [[f32; 4]; 3]) -> Vec<[f64; 4]> {
    let triangle = triangle.map(vertex);
    volume.clip(&triangle).map_or(Vec::new(), |polygon| polygon.vertices().iter().map(position).collect())
}

/// The registers of the user plane.
fn user_plane(coefficients: [f32; 4]) -> Vec<(u32, u32)> {
    let data = (0x048..).zip(coefficients.map(|coefficient| f24(coefficient).to_bits()));
    [(0x047, 1)].into_iter().chain(data).collect()
}

/// Worked by hand.
#[test]
fn vectors_54_to_56() {
    let by_planes = volume(&[], &[]);
    assert_eq!(
        clipped(&by_planes, [[0.0, 0.0, -0.5, 1.0], [2.0, 0.0, -0.5, 1.0], [0.0, 0.5, -0.5, 1.0]]),
        [[0.0, 0.0, -0.5, 1.0], [1.0, 0.0, -0.5, 1.0], [1.0, 0.25, -0.5, 1.0], [0.0, 0.5, -0.5, 1.0]]
    );
    assert_eq!(
        clipped(&by_planes, [[0.0, 0.0, -1.0, 2.0], [1.0, 0.0, 1.0, 2.0], [0.0, 1.0, -1.0, 2.0]]),
        [[0.0, 0.0, -1.0, 2.0], [0.5, 0.0, 0.0, 2.0], [0.5, 0.5, 0.0, 2.0], [0.0, 1.0, -1.0, 2.0]]
    );
    let by_user = volume(&user_plane([1.0, 0.0, 0.0, -0.25]), &[]);
    assert_eq!(
        clipped(&by_user, [[0.0, 0.0, -0.5, 1.0], [0.5, 0.0, -0.5, 1.0], [0.0, 0.5, -0.5, 1.0]]),
        [[0.25, 0.0, -0.5, 1.0], [0.5, 0.0, -0.5, 1.0], [0.25, 0.25, -0.5, 1.0]]
    );
}

/// Each plane alone: the vertices inside stay, the ones outside are replaced by two points on the plane.
#[test]
fn each_plane() {
    let inside = [0.0, 0.0, -0.5, 1.0];
    // Outside by as much as `inside` is inside, so that the cut is half way.
    let cases = [
        ([2.0, 0.0, -0.5, 1.0], [1.0, 0.0, -0.5, 1.0]),
        ([-2.0, 0.0, -0.5, 1.0], [-1.0, 0.0, -0.5, 1.0]),
        ([0.0, 2.0, -0.5, 1.0], [0.0, 1.0, -0.5, 1.0]),
        ([0.0, -2.0, -0.5, 1.0], [0.0, -1.0, -0.5, 1.0]),
        ([0.0, 0.0, 0.5, 1.0], [0.0, 0.0, 0.0, 1.0]),
        ([0.0, 0.0, -1.5, 1.0], [0.0, 0.0, -1.0, 1.0]),
    ];
    let volume = volume(&[], &[]);
    for (outside, cut) in cases {
        let cut = cut.map(f64::from);
        let inside_f64 = inside.map(f64::from);
        assert_eq!(clipped(&volume, [inside, inside, outside]), [cut, inside_f64, inside_f64, cut], "{outside:?}");
        assert_eq!(clipped(&volume, [inside, outside, outside]), [cut, inside_f64, cut], "{outside:?}");
        assert_eq!(clipped(&volume, [outside; 3]), [[0.0; 4]; 0], "{outside:?}");
        // On the plane is inside.
        let on = cut.map(|component| component as f32);
        assert_eq!(clipped(&volume, [on; 3]), [cut; 3], "{outside:?}");
    }
}

/// 0/0 never reaches the viewport: w is at least 2^-62, or what the choice says.
#[test]
fn the_guard() {
    let behind = [0.0, 0.0, 0.0, 0.0];
    let front = [0.0, 0.0, -0.5, 1.0];
    for (choice, guard) in [("min-normal", 0x01_0000), ("w-1e-5", 0x2E_4F8B), ("w-1e-6", 0x2B_0C6F)] {
        let guard = real(F24::from_bits(guard));
        let volume = volume(&[], &[&format!("clip_guard={choice}")]);
        assert_eq!(clipped(&volume, [behind; 3]), [[0.0; 4]; 0], "{choice}");
        // The new vertices are on the plane, but for rounding, which may take them below: 0 without the last step.
        let left = clipped(&volume, [behind, front, front]);
        let smallest = left.iter().map(|position| position[3]).fold(1.0, f64::min);
        assert_eq!(smallest, guard, "{choice}");
    }
    // w = 2^-19 is above 1e-6 and below 1e-5.
    let small = [0.0, 0.0, 0.0, 2f32.powi(-19)];
    for (choice, kept) in [("min-normal", 3), ("w-1e-5", 0), ("w-1e-6", 3)] {
        assert_eq!(clipped(&volume(&[], &[&format!("clip_guard={choice}")]), [small; 3]).len(), kept, "{choice}");
    }
}

/// A NaN or an infinite position is outside.
#[test]
fn positions_that_are_no_numbers() {
    let volume = volume(&[], &[]);
    for component in 0..4 {
        for odd in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
            let mut triangle = [vertex([0.0, 0.0, -0.5, 1.0]); 3];
            for vertex in &mut triangle {
                vertex.0[component] = F24::from_f32_bits(odd.to_bits(), F32ToF24::TowardZero);
            }
            let endless_w = component == 3 && odd == f32::INFINITY;
            assert_eq!(volume.clip(&triangle).is_some(), endless_w, "{component} {odd}");
        }
    }
}

/// Choice `clip_parameter`, on an edge from distance 100 to distance -1, coloured 0 and 1 at its ends.
#[test]
fn the_parameter_is_a_quotient_or_a_product() {
    let colors_at_cut = |assignment: &str| {
        let mut from = vertex([-36.0, 0.0, -0.5, 64.0]);
        let to = vertex([65.0, 0.0, -0.5, 64.0]);
        from.0[COLOR.start] = f24(0.0);
        let polygon = volume(&[], &[assignment]).clip(&[from, to, to]).expect("something is left");
        let at_border = polygon.vertices().iter().filter(|vertex| real(vertex.position()[0]) > 0.0);
        at_border.map(|vertex| vertex.0[COLOR.start].to_bits()).collect::<Vec<_>>()
    };
    // Inwards t = -1 / -101: the colour is 0 * t + 1 * (1 - t). 1/101 = 83055.5 * 2^-23, cut 83055; 1 - t is
    // (2^23 - 83055) * 2^-23 = 8305553 * 2^-23, cut to 17 bits 129774 * 2^-17. The product with the reciprocal is the
    // same. Outwards t = 100 / 101 = 129774.26 * 2^-17, or 100 * 83055 * 2^-23 = 129773.4 * 2^-17.
    assert_eq!(colors_at_cut("clip_parameter=quotient"), [0x3E_FAEE, 0x3E_FAEE]);
    assert_eq!(colors_at_cut("clip_parameter=reciprocal"), [0x3E_FAEE, 0x3E_FAED]);
}

/// A triangle that several planes cut: what is left is inside all of them, but for the last bits of its vertices.
#[test]
fn many_vertices() {
    let triangle = [[-3.0, -3.0, -0.5, 1.0], [5.0, -0.5, -0.5, 1.0], [-0.5, 5.0, -0.5, 1.0]].map(vertex);
    let polygon = volume(&user_plane([-1.0, -1.0, 0.0, 1.75]), &[]).clip(&triangle).expect("the middle is inside");
    let positions: Vec<_> = polygon.vertices().iter().map(position).collect();
    for [x, y, _, w] in &positions {
        assert!(x.abs() <= w + 1e-4 && y.abs() <= w + 1e-4 && x + y <= 1.75 + 1e-4, "{positions:?}");
    }
    assert_eq!(polygon.triangles().count(), positions.len() - 2);
    let first = polygon.triangles().next().expect("a triangle");
    assert_eq!(first.map(position), [positions[0], positions[1], positions[2]]);
}

/// raster.md#vertex-post-processing: q1 and q2 are negated if their dot product with q0 is negative.
#[test]
fn quaternions() {
    let quaternion = |values: [f32; 4]| {
        let mut vertex = Vertex::default();
        vertex.0[QUATERNION].copy_from_slice(&values.map(f24));
        vertex
    };
    for lanes in Lanes::available() {
        let mut triangle = [[1.0, 0.0, 0.0, 0.0], [-0.5, 0.5, 0.5, 0.5], [0.0, 1.0, 0.0, 0.0]].map(quaternion);
        align_quaternions(&mut triangle, Arithmetic::DEFAULT, lanes);
        assert_eq!(
            triangle.map(|vertex| vertex.quaternion().map(real)),
            [[1.0, 0.0, 0.0, 0.0], [0.5, -0.5, -0.5, -0.5], [0.0, 1.0, 0.0, 0.0],]
        );
        for component in 0..4 {
            // The last product decides, whichever it is.
            let mut second = [0.25_f32; 4];
            second[component] = -1.0;
            let mut triangle = [[0.5; 4], second, [0.25; 4]].map(quaternion);
            align_quaternions(&mut triangle, Arithmetic::DEFAULT, lanes);
            let expected = [[0.5; 4], second.map(|value| f64::from(-value)), [0.25; 4]];
            assert_eq!(triangle.map(|vertex| vertex.quaternion().map(real)), expected, "{}", lanes.name());
        }
    }
}
