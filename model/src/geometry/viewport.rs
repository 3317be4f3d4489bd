//! The division by w and the viewport transform (dossier section 4.4).

use pica_spec::choices::{Choices, RasterRounding, ViewportDivide};
use pica_spec::register_file::RegisterFile;

use super::vertex::{COMPONENTS, Vertex};
use crate::float::Arithmetic;
use crate::float::mode::{Mode, SelectedMode, with_mode};
use crate::float::{F24, FixedRounding, Rounding};

/// A vertex in raster coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenVertex {
    /// Position in 12.4 unsigned fixed point; what does not fit wraps (dossier section 4.7).
    pub x: u16,
    /// As `x`.
    pub y: u16,
    /// z / w.
    pub z: F24,
    /// 1 / w.
    pub reciprocal_w: F24,
    /// The components of the vertex, not divided.
    pub components: [F24; COMPONENTS],
}

/// VIEWPORT_WIDTH (0x041), VIEWPORT_HEIGHT (0x043) and VIEWPORT_XY (0x068), compiled.
///
/// VIEWPORT_INVW and VIEWPORT_INVH (0x042, 0x044) have no effect here: on the chip they are steps of the interpolation,
/// and values that do not fit 0x041 and 0x043 change pictures in an unknown way.
#[derive(Clone, Copy, Debug)]
pub struct Viewport {
    mode: SelectedMode,
    divide: ViewportDivide,
    rounding: FixedRounding,
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
            rounding: match choices.raster_rounding {
                RasterRounding::NearestAway => FixedRounding::NearestAway,
                RasterRounding::Truncate => FixedRounding::TowardZero,
            },
            half_size: [half_width, half_height].map(|half| F24::from_bits(half.bits())),
            // Ten bits are exact.
            offset: [offset.x(), offset.y()].map(|offset| F24::from_i32(offset, Rounding::TowardZero)),
        }
    }

    /// The vertex in raster coordinates.
    pub fn transform(&self, vertex: &Vertex) -> ScreenVertex {
        with_mode!(self.mode, mode => self.transform_with(mode.arithmetic(), vertex))
    }

    #[inline(always)]
    fn transform_with(&self, f24: Arithmetic, vertex: &Vertex) -> ScreenVertex {
        let [x, y, z, w] = vertex.position();
        let reciprocal_w = f24.rcp(w);
        let over_w = |a: F24| match self.divide {
            ViewportDivide::Reciprocal => f24.mul(a, reciprocal_w),
            ViewportDivide::Divide => f24.div(a, w),
        };
        let place = |a: F24, axis: usize| {
            let shifted = f24.add(over_w(a), F24::ONE);
            let place = f24.add(f24.mul(shifted, self.half_size[axis]), self.offset[axis]);
            // The low 16 bits: coordinates wrap modulo 4096 pixels.
            place.to_fixed::<32, 4>(self.rounding) as u16
        };
        ScreenVertex { x: place(x, 0), y: place(y, 1), z: over_w(z), reciprocal_w, components: vertex.0 }
    }
}
