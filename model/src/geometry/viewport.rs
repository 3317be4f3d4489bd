// SPDX-License-Identifier: MIT
//! The division by w and the viewport transform (raster.md#viewport).

use pica_spec::choices::{Choices, RasterRounding, ViewportDivide};
use pica_spec::register_file::RegisterFile;

use super::vertex::{COMPONENTS, Vertex};
use crate::float::Arithmetic;
use crate::float::mode::{Mode, SelectedMode, with_mode};
use crate::float::{F24, F24Rounding, FixedRounding, Kernel, Lanes, MOST_LANES, Unit};
use crate::shader::{Column, LANES, Vector};

/// A vertex in raster coordinates, with its own components or those of another place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenVertex<C = [F24; COMPONENTS]> {
    /// Position in 12.4 unsigned fixed point; what does not fit wraps (raster.md#edges-and-fill-rule).
    pub x: u16,
    /// As `x`.
    pub y: u16,
    /// z / w.
    pub z: F24,
    /// 1 / w.
    pub reciprocal_w: F24,
    /// The components of the vertex, not divided.
    pub components: C,
}

/// A vertex whose components are elsewhere.
pub type ScreenVertexRef<'a> = ScreenVertex<&'a [F24; COMPONENTS]>;

/// The places of many vertices, in columns.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    x: [u16; LANES],
    y: [u16; LANES],
    z: Column,
    reciprocal_w: Column,
}

impl Default for Places {
    fn default() -> Places {
        Places { x: [0; LANES], y: [0; LANES], z: [F24::ZERO; LANES], reciprocal_w: [F24::ZERO; LANES] }
    }
}

impl Places {
    /// The vertex at `lane`, without components.
    pub fn get(&self, lane: usize) -> ScreenVertex<()> {
        let Places { x, y, z, reciprocal_w } = self;
        ScreenVertex { x: x[lane], y: y[lane], z: z[lane], reciprocal_w: reciprocal_w[lane], components: () }
    }
}

impl ScreenVertex<()> {
    /// The vertex with these components.
    pub(crate) fn with(self, components: &[F24; COMPONENTS]) -> ScreenVertexRef<'_> {
        let ScreenVertex { x, y, z, reciprocal_w, components: () } = self;
        ScreenVertex { x, y, z, reciprocal_w, components }
    }
}

/// VIEWPORT_WIDTH (0x041), VIEWPORT_HEIGHT (0x043) and VIEWPORT_XY (0x068), compiled.
///
/// VIEWPORT_INVW and VIEWPORT_INVH (0x042, 0x044) are no part of it: they are steps of the interpolation (choice
/// `viewport_step`).
#[derive(Clone, Copy, Debug)]
pub struct Viewport {
    mode: SelectedMode,
    divide: ViewportDivide,
    rounding: RasterRounding,
    half_size: [F24; 2],
    offset: [F24; 2],
}

impl Viewport {
    /// The transform that the registers describe.
    pub fn new(registers: &RegisterFile, choices: &Choices) -> Viewport {
        let half_width = registers.viewport_width().half_width();
        let half_height = registers.viewport_height().half_height();
        let offset = registers.viewport_xy();
        Viewport {
            mode: SelectedMode::new(Arithmetic::accepted(choices)),
            divide: choices.viewport_divide,
            rounding: choices.raster_rounding,
            half_size: [half_width, half_height].map(|half| F24::from_bits(half.bits())),
            // Ten bits are exact.
            offset: [offset.x(), offset.y()].map(|offset| F24::from_i32(offset, F24Rounding::TowardZero)),
        }
    }

    /// The vertex in raster coordinates.
    pub fn transform(&self, vertex: &Vertex) -> ScreenVertex {
        let (components, position) = (vertex.0, vertex.position());
        with_mode!(self.mode, mode => {
            let ScreenVertex { x, y, z, reciprocal_w, .. } = self.place(mode.arithmetic(), position);
            ScreenVertex { x, y, z, reciprocal_w, components }
        })
    }

    /// The places of the first `len` vertices with these x, y, z and w.
    pub(crate) fn transform_all(&self, lanes: Lanes, position: &[Column; 4], len: usize, places: &mut Places) {
        with_mode!(self.mode, mode => match self.rounding {
            RasterRounding::NearestAway => {
                lanes.run(TransformAll::<_, true> { mode, viewport: self, position, len, places });
            }
            RasterRounding::Truncate => {
                lanes.run(TransformAll::<_, false> { mode, viewport: self, position, len, places });
            }
        });
    }

    #[inline(always)]
    fn place(&self, f24: Arithmetic, [x, y, z, w]: Vector) -> ScreenVertex<()> {
        let reciprocal_w = f24.rcp(w);
        let [x, y, z] = [x, y, z].map(|a| self.over_w(f24, a, w, reciprocal_w));
        let (x, y) = match self.rounding {
            RasterRounding::NearestAway => (self.on_axis::<true>(f24, 0, x), self.on_axis::<true>(f24, 1, y)),
            RasterRounding::Truncate => (self.on_axis::<false>(f24, 0, x), self.on_axis::<false>(f24, 1, y)),
        };
        ScreenVertex { x, y, z, reciprocal_w, components: () }
    }

    /// a / w.
    #[inline(always)]
    fn over_w(&self, f24: Arithmetic, a: F24, w: F24, reciprocal_w: F24) -> F24 {
        match self.divide {
            ViewportDivide::Reciprocal => f24.mul(a, reciprocal_w),
            ViewportDivide::Divide => f24.div(a, w),
        }
    }

    /// A raster coordinate of x / w (axis 0) or y / w (axis 1), to the nearest or cut.
    #[inline(always)]
    fn on_axis<const NEAREST: bool>(&self, f24: Arithmetic, axis: usize, over_w: F24) -> u16 {
        to_place::<NEAREST>(self.pixels(f24, axis, over_w))
    }

    /// The number of pixels that a raster coordinate is made of: where x / w (axis 0) or y / w (axis 1) is.
    #[inline(always)]
    pub fn pixels(&self, f24: Arithmetic, axis: usize, over_w: F24) -> F24 {
        let shifted = f24.add(over_w, F24::ONE);
        f24.add(f24.mul(shifted, self.half_size[axis]), self.offset[axis])
    }
}

/// The transform of many vertices.
struct TransformAll<'a, M, const NEAREST: bool> {
    mode: M,
    viewport: &'a Viewport,
    position: &'a [Column; 4],
    len: usize,
    places: &'a mut Places,
}

impl<M: Mode, const NEAREST: bool> Kernel for TransformAll<'_, M, NEAREST> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) {
        if M::IN_VECTORS && self.viewport.divide == ViewportDivide::Reciprocal {
            return self.run_in_vectors(unit);
        }
        let TransformAll { mode, viewport, position: [x, y, z, w], len, places } = self;
        let f24 = mode.arithmetic();
        // Slices of one length, and a viewport that nothing here can change: loops without checks.
        let (w, viewport) = (&w[..len], *viewport);
        let reciprocal_w = &mut places.reciprocal_w[..len];
        for (reciprocal, w) in reciprocal_w.iter_mut().zip(w) {
            *reciprocal = f24.rcp(*w);
        }
        let mut over_w = [[F24::ZERO; LANES]; 3];
        for (quotients, numerators) in over_w.iter_mut().zip([x, y, z]) {
            let operands = numerators.iter().zip(w).zip(&*reciprocal_w);
            for (quotient, ((a, w), reciprocal_w)) in quotients[..len].iter_mut().zip(operands) {
                *quotient = viewport.over_w(f24, *a, *w, *reciprocal_w);
            }
        }
        for (x, over_w) in places.x[..len].iter_mut().zip(&over_w[0]) {
            *x = viewport.on_axis::<NEAREST>(f24, 0, *over_w);
        }
        for (y, over_w) in places.y[..len].iter_mut().zip(&over_w[1]) {
            *y = viewport.on_axis::<NEAREST>(f24, 1, *over_w);
        }
        places.z = over_w[2];
    }
}

impl<M: Mode, const NEAREST: bool> TransformAll<'_, M, NEAREST> {
    /// Sums and products in vectors of the host; places behind the last vertex get any numbers.
    #[inline(always)]
    fn run_in_vectors<U: Unit>(self, unit: U) {
        let TransformAll { mode, viewport, position: [x, y, z, w], len, places } = self;
        let (f24, viewport) = (mode.arithmetic(), *viewport);
        let rounding = f24.rounding;
        let one = unit.all(F24::ONE);
        let mut numbers = [F24::ZERO; MOST_LANES];
        for vector in 0..len.div_ceil(U::LANES) {
            let lane = (vector * U::LANES) & (LANES - U::LANES);
            let reciprocal_w = &mut places.reciprocal_w[lane..][..U::LANES];
            for (reciprocal, w) in reciprocal_w.iter_mut().zip(&w[lane..][..U::LANES]) {
                *reciprocal = f24.rcp(*w);
            }
            let reciprocal_w = unit.hold_all(reciprocal_w);
            unit.show_all(unit.mul::<7, 16>(unit.hold_all(&z[lane..]), reciprocal_w, rounding), &mut places.z[lane..]);
            macro_rules! on_axis {
                ($axis:expr, $numerators:ident, $places:ident) => {
                    let over_w = unit.mul::<7, 16>(unit.hold_all(&$numerators[lane..]), reciprocal_w, rounding);
                    let shifted = unit.add::<7, 16>(over_w, one, rounding);
                    let scaled = unit.mul::<7, 16>(shifted, unit.all(viewport.half_size[$axis]), rounding);
                    let place = unit.add::<7, 16>(scaled, unit.all(viewport.offset[$axis]), rounding);
                    unit.show_all(place, &mut numbers);
                    for (place, number) in places.$places[lane..][..U::LANES].iter_mut().zip(&numbers) {
                        *place = to_place::<NEAREST>(*number);
                    }
                };
            }
            on_axis!(0, x, x);
            on_axis!(1, y, y);
        }
    }
}

/// A raster coordinate, to the nearest or cut. The low 16 bits: coordinates wrap modulo 4096 pixels.
#[inline(always)]
fn to_place<const NEAREST: bool>(number: F24) -> u16 {
    let rounding = if NEAREST { FixedRounding::NearestAway } else { FixedRounding::TowardZero };
    number.to_fixed::<32, 4>(rounding) as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::clip::ClipVolume;

    /// A number that is no simple one; some are infinite, NaN, zero or subnormal.
    fn number(n: u32) -> F24 {
        let bits = n.wrapping_add(1).wrapping_mul(0x9E37_79B1).rotate_left(7).wrapping_mul(0x85EB_CA6B);
        match bits % 16 {
            0 => F24::from_bits(bits >> 8 | 0x7F_0000),
            1 => F24::from_bits(bits >> 8 & !0x7F_0000),
            2 => F24::INFINITY,
            // Near 1.
            3..12 => F24::from_bits(bits >> 8 & 0x83_FFFF | 0x3C_0000),
            _ => F24::from_bits(bits >> 8),
        }
    }

    /// Many vertices together give what each of them gives alone, whatever the ledger says.
    #[test]
    fn all_and_each() {
        let mut registers = RegisterFile::new(&Choices::default());
        for (id, value) in [(0x041, 0x45_E000), (0x043, 0x46_9000), (0x068, 7 | 0x3F3 << 16)] {
            registers.set(id, value);
        }
        for assignments in [
            &[][..],
            &["raster_rounding=truncate"],
            &["viewport_divide=divide", "f24_rounding=nearest-even"],
            &["viewport_divide=divide", "f24_overflow=saturate", "nan_payload=propagate"],
        ] {
            let mut choices = Choices::default();
            for assignment in assignments {
                choices.set_from(assignment).expect("an entry of the ledger");
            }
            let (viewport, clip) = (Viewport::new(&registers, &choices), ClipVolume::new(&registers, &choices));
            let mut whole = 0;
            for (first, lanes) in (0..).step_by(1000).zip(Lanes::available().flat_map(|lanes| [lanes; 40])) {
                let len = LANES - first as usize / 1000 % 40;
                let position = [0, 1, 2, 3].map(|k| core::array::from_fn(|lane| number(first + 4 * lane as u32 + k)));
                let (mut places, mut inside) = (Places::default(), [false; LANES]);
                viewport.transform_all(lanes, &position, len, &mut places);
                clip.keeps_whole(lanes, &position, len, &mut inside);
                for lane in 0..len {
                    let mut vertex = Vertex::default();
                    vertex.0[..4].copy_from_slice(&position.map(|column| column[lane]));
                    let alone = viewport.transform(&vertex);
                    let ScreenVertex { x, y, z, reciprocal_w, .. } = alone;
                    let alone = ScreenVertex { x, y, z, reciprocal_w, components: () };
                    assert_eq!(places.get(lane), alone, "{lane} {assignments:?}");
                    assert_eq!(inside[lane], clip.leaves_whole(&[vertex; 3]), "{lane}");
                    whole += usize::from(inside[lane]);
                }
            }
            assert!(whole > 10);
        }
    }
}
