// SPDX-License-Identifier: MIT
//! Clipping (raster.md#clipping and raster.md#arithmetic).
//!
//! The volume is -w <= x <= w, -w <= y <= w, -w <= z <= 0 and w >= guard, and what the user plane keeps. A triangle is
//! clipped by one plane after the other, in the order of raster.md#clipping, and the polygon that is left is a fan from
//! its first vertex. The w of what is left is the guard at least (choice `clip_guard`).

use pica_spec::choices::{Choices, ClipGuard, ClipParameter};
use pica_spec::register_file::RegisterFile;

use super::vertex::{COMPONENTS, Vertex};
use crate::float::mode::{Mode, SelectedMode, with_mode};
use crate::float::{Arithmetic, Comparison, F24, Kernel, Lanes, Unit};
use crate::shader::{Column, LANES, Vector};

/// Vertices of a polygon at most: each of the 8 planes adds one to the three of a triangle.
pub const MOST_VERTICES: usize = 11;

const ZERO: F24 = F24::ZERO;
const ONE: F24 = F24::ONE;
const MINUS_ONE: F24 = ONE.negate();

/// Coefficients of the planes x = w, x = -w, y = w, y = -w, z = 0 and z = -w.
const VOLUME: [Vector; 6] = [
    [MINUS_ONE, ZERO, ZERO, ONE],
    [ONE, ZERO, ZERO, ONE],
    [ZERO, MINUS_ONE, ZERO, ONE],
    [ZERO, ONE, ZERO, ONE],
    [ZERO, ZERO, MINUS_ONE, ZERO],
    [ZERO, ZERO, ONE, ONE],
];

/// A polygon: a triangle, or what clipping left of it.
#[derive(Clone, Copy, Debug)]
pub struct Polygon {
    vertices: [Vertex; MOST_VERTICES],
    len: usize,
}

impl Polygon {
    /// The vertices in their order.
    pub fn vertices(&self) -> &[Vertex] {
        &self.vertices[..self.len]
    }

    /// The vertices, changeable.
    pub fn vertices_mut(&mut self) -> &mut [Vertex] {
        &mut self.vertices[..self.len]
    }

    /// The fan of triangles from vertex 0.
    pub fn triangles(&self) -> impl Iterator<Item = [&Vertex; 3]> {
        (2..self.len).map(|last| [0, last - 1, last].map(|vertex| &self.vertices[vertex]))
    }

    fn push(&mut self, vertex: Vertex) {
        self.vertices[self.len] = vertex;
        self.len += 1;
    }
}

impl From<&[Vertex; 3]> for Polygon {
    fn from(triangle: &[Vertex; 3]) -> Polygon {
        let mut vertices = [Vertex::default(); MOST_VERTICES];
        vertices[..3].copy_from_slice(triangle);
        Polygon { vertices, len: 3 }
    }
}

/// The clip volume of a draw.
#[derive(Clone, Copy, Debug)]
pub struct ClipVolume {
    arithmetic: Arithmetic,
    mode: SelectedMode,
    lanes: Lanes,
    parameter: ClipParameter,
    /// The smallest w inside.
    guard: F24,
    /// FRAGOP_CLIP_DATA0 to 3, if FRAGOP_CLIP (0x047) enables them.
    user: Option<Vector>,
}

impl ClipVolume {
    /// The volume that the registers describe.
    pub fn new(registers: &RegisterFile, choices: &Choices) -> ClipVolume {
        let coefficient = |n| F24::from_bits(registers.fragop_clip_data(n).coefficient().bits());
        let arithmetic = Arithmetic::accepted(choices);
        ClipVolume {
            arithmetic,
            mode: SelectedMode::new(arithmetic),
            lanes: Lanes::detect(),
            parameter: choices.clip_parameter,
            guard: match choices.clip_guard {
                ClipGuard::MinNormal => F24::MIN_POSITIVE,
                ClipGuard::W1e5 => F24::from_bits(0x2E_4F8B),
                ClipGuard::W1e6 => F24::from_bits(0x2B_0C6F),
            },
            user: registers.fragop_clip().enable().then(|| [0, 1, 2, 3].map(coefficient)),
        }
    }

    /// What is left of a triangle; `None` if nothing is.
    pub fn clip(&self, triangle: &[Vertex; 3]) -> Option<Polygon> {
        let mut polygon = Polygon::from(triangle);
        if self.leaves_whole(triangle) {
            return Some(polygon);
        }
        for (number, plane) in VOLUME.into_iter().enumerate() {
            if !polygon.vertices().iter().all(|vertex| keeps(number, vertex.position())) {
                polygon = self.cut(&polygon, |position| self.arithmetic.dp4(plane, position))?;
            }
        }
        let keeps_w = |[_, _, _, w]: Vector| w.is_finite() && w.cmp(Comparison::Ge, self.guard);
        if !polygon.vertices().iter().all(|vertex| keeps_w(vertex.position())) {
            polygon = self.cut(&polygon, |[_, _, _, w]| self.arithmetic.add(w, self.guard.negate()))?;
        }
        if let Some(plane) = self.user {
            polygon = self.cut(&polygon, |position| self.arithmetic.dp4(plane, position))?;
        }
        // A new vertex may have lost its last bit of w, and the smallest guard has no other.
        for vertex in &mut polygon.vertices[..polygon.len] {
            vertex.0[3] = self.arithmetic.max(vertex.0[3], self.guard);
        }
        Some(polygon)
    }

    /// Whether a triangle is inside, told by comparisons alone. If not, it may still be.
    pub fn leaves_whole(&self, triangle: &[Vertex; 3]) -> bool {
        self.user.is_none() && triangle.iter().all(|vertex| self.surely_inside(vertex.position()))
    }

    /// For the first `len` positions with these x, y, z and w, whether triangles of them alone are inside, as
    /// [`leaves_whole`](Self::leaves_whole) tells it.
    pub(crate) fn keeps_whole(&self, lanes: Lanes, position: &[Column; 4], len: usize, inside: &mut [bool; LANES]) {
        lanes.run(KeepsWhole { volume: self, position, len, inside });
    }

    /// Whether a position is inside all planes but the user's, told by comparisons alone.
    ///
    /// For finite numbers a <= b implies that the rounded b - a is not negative, so a position that passes here would
    /// pass the planes as well. The reverse does not hold: differences below 2^-62 count as 0.
    #[inline(always)]
    fn surely_inside(&self, [x, y, z, w]: Vector) -> bool {
        let within = |a: F24| a.cmp(Comparison::Le, w) & a.negate().cmp(Comparison::Le, w);
        // Without branches, for many at once.
        w.is_finite()
            & within(x)
            & within(y)
            & within(z)
            & z.cmp(Comparison::Le, ZERO)
            & w.cmp(Comparison::Ge, self.guard)
    }

    /// The part of a polygon where `distance` is at least 0; `None` if fewer than three vertices are left. A NaN is
    /// outside.
    fn cut(&self, polygon: &Polygon, distance: impl Fn(Vector) -> F24) -> Option<Polygon> {
        let measured = |vertex: &Vertex| {
            let distance = distance(vertex.position());
            (distance, distance.cmp(Comparison::Ge, ZERO))
        };
        let mut result = Polygon { vertices: [Vertex::default(); MOST_VERTICES], len: 0 };
        let mut previous = polygon.vertices().last()?;
        let (mut previous_distance, mut previous_inside) = measured(previous);
        for vertex in polygon.vertices() {
            let (distance, inside) = measured(vertex);
            if inside != previous_inside {
                result.push(self.between(previous, previous_distance, vertex, distance));
            }
            if inside {
                result.push(*vertex);
            }
            (previous, previous_distance, previous_inside) = (vertex, distance, inside);
        }
        (result.len >= 3).then_some(result)
    }

    /// Where the edge from `from` to `to` crosses the plane: to * t + from * (1 - t), t = d_from / (d_from - d_to).
    fn between(&self, from: &Vertex, from_distance: F24, to: &Vertex, to_distance: F24) -> Vertex {
        let f24 = self.arithmetic;
        let difference = f24.add(from_distance, to_distance.negate());
        let t = match self.parameter {
            ClipParameter::Quotient => f24.div(from_distance, difference),
            ClipParameter::Reciprocal => f24.mul(from_distance, f24.rcp(difference)),
        };
        let rest = f24.add(ONE, t.negate());
        with_mode!(self.mode, mode => self.lanes.run(Between { mode, from, to, t, rest }))
    }
}

/// Whether plane `number` of [`VOLUME`] keeps a position, told by comparisons alone, as in
/// [`surely_inside`](ClipVolume::surely_inside).
fn keeps(number: usize, position: Vector) -> bool {
    let [x, y, z, w] = position;
    let (a, limit) = match number {
        0 => (x, w),
        1 => (x.negate(), w),
        2 => (y, w),
        3 => (y.negate(), w),
        4 => (z, ZERO),
        _ => (z.negate(), w),
    };
    position.iter().all(|a| a.is_finite()) && a.cmp(Comparison::Le, limit)
}

/// to * t + from * rest in each component.
struct Between<'a, M> {
    mode: M,
    from: &'a Vertex,
    to: &'a Vertex,
    t: F24,
    rest: F24,
}

impl<M: Mode> Kernel for Between<'_, M> {
    type Output = Vertex;

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) -> Vertex {
        let Between { mode, from, to, t, rest } = self;
        let (f24, mut vertex) = (mode.arithmetic(), Vertex::default());
        if !M::IN_VECTORS {
            for (n, component) in vertex.0.iter_mut().enumerate() {
                *component = f24.add(f24.mul(to.0[n], t), f24.mul(from.0[n], rest));
            }
            return vertex;
        }
        let (t, rest) = (unit.all::<7, 16>(t), unit.all::<7, 16>(rest));
        for first in (0..COMPONENTS).step_by(U::LANES) {
            // The last ones may be computed twice.
            let first = first.min(COMPONENTS - U::LANES);
            let to = unit.mul::<7, 16>(unit.hold_all::<7, 16>(&to.0[first..]), t, f24.rounding);
            let from = unit.mul::<7, 16>(unit.hold_all::<7, 16>(&from.0[first..]), rest, f24.rounding);
            unit.show_all(unit.add::<7, 16>(to, from, f24.rounding), &mut vertex.0[first..]);
        }
        vertex
    }
}

/// [`ClipVolume::keeps_whole`].
struct KeepsWhole<'a> {
    volume: &'a ClipVolume,
    position: &'a [Column; 4],
    len: usize,
    inside: &'a mut [bool; LANES],
}

impl Kernel for KeepsWhole<'_> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, _: U) {
        let ([x, y, z, w], volume) = (self.position, *self.volume);
        let no_user_plane = volume.user.is_none();
        let positions = x.iter().zip(y).zip(z).zip(w);
        for (inside, (((x, y), z), w)) in self.inside[..self.len].iter_mut().zip(positions) {
            *inside = no_user_plane & volume.surely_inside([*x, *y, *z, *w]);
        }
    }
}
