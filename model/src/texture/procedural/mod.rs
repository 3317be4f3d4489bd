// SPDX-License-Identifier: MIT
//! Texture unit 3: a texture computed from its coordinates (procedural-texture.md#configuration and
//! procedural-texture.md#evaluation).
//!
//! |u|, |v| -> noise -> shift (decided by the coordinates before the noise) -> clamp -> combine -> map -> colour table.
//! Everything is computed with 16 fraction bits, products rounded down, table outputs up (assumption
//! `procedural_arithmetic`).

pub mod color;
pub mod coordinates;
pub mod fixed;
mod lut;
pub mod noise;
pub mod table;

pub use lut::ProceduralLuts;

use pica_spec::choices::Choices;
use pica_spec::pica200::{ProctexClamp, ProctexCombine, ProctexShift};
use pica_spec::register_file::RegisterFile;

use self::color::ColorTable;
use self::coordinates::{clamp, combine, shift};
use self::noise::Noise;
use self::table::Table;
use super::lod::QuadCoordinates;
use crate::float::F24;
use crate::fragment::color::Rgba;
use crate::fragment::fixed::magnitude;

/// The procedural unit, set up for a draw.
#[derive(Clone, Debug)]
pub struct Procedural {
    clamp: [ProctexClamp; 2],
    shift: [ProctexShift; 2],
    color_combine: ProctexCombine,
    alpha_combine: ProctexCombine,
    color_map: Table,
    /// The table of alpha, if alpha is separate.
    alpha_map: Option<Table>,
    noise: Option<Noise>,
    color: ColorTable,
}

impl Procedural {
    /// The unit as the registers and tables ask for.
    pub fn new(registers: &RegisterFile, luts: &ProceduralLuts, choices: &Choices) -> Procedural {
        let functions = registers.texunit3_proctex0();
        let table = |words| Table::new(words, choices.lut_divisor);
        let divisor = choices.procedural_amplitude_divisor;
        Procedural {
            clamp: [functions.clamp_u(), functions.clamp_v()],
            shift: [functions.shift_u(), functions.shift_v()],
            color_combine: functions.color_combine(),
            alpha_combine: functions.alpha_combine(),
            color_map: table(&luts.color_map),
            alpha_map: functions.separate_alpha().then(|| table(&luts.alpha_map)),
            noise: functions.noise_enable().then(|| Noise::new(registers, table(&luts.noise), divisor)),
            color: ColorTable::new(registers, &luts.color, &luts.color_difference, choices),
        }
    }

    /// |x| with 16 fraction bits, at most 2^16; NaN gives 0.
    fn magnitude(x: F24) -> i64 {
        if x.is_nan() { 0 } else { magnitude(x, 16, i64::from(u32::MAX)) }
    }

    /// Whether [`sample`](Self::sample) wants the coordinates of the whole quad.
    pub fn needs_quad(&self) -> bool {
        self.color.has_levels()
    }

    /// The level of detail of a quad: the change of |u| is the larger one along x and y, likewise |v|.
    pub fn level_of_detail(&self, quad: &QuadCoordinates) -> i32 {
        let change = |axis: usize| {
            let [first, right, below, _] = quad.map(|coordinates| Procedural::magnitude(coordinates[axis]));
            right.abs_diff(first).max(below.abs_diff(first))
        };
        self.color.level_of_detail(change(0) + change(1))
    }

    /// The texel at (u, v), at a level of detail (0 if there are no levels).
    pub fn sample(&self, coordinates: [F24; 2], lod: i32) -> Rgba {
        let original = coordinates.map(Procedural::magnitude);
        let mut displaced = original;
        if let Some(noise) = &self.noise {
            let n = noise.at(original[0], original[1]);
            displaced = [noise.displace(0, original[0], n), noise.displace(1, original[1], n)];
        }
        let [u, v] = [0, 1].map(|axis| {
            let shifted = displaced[axis] + shift(self.shift[axis], self.clamp[axis], original[1 - axis]);
            clamp(self.clamp[axis], shifted)
        });
        let [r, g, b, a] = self.color.lookup(self.color_map.lookup(combine(self.color_combine, u, v)), lod);
        let alpha = self.alpha_map.as_ref().map_or(a, |map| {
            let mapped = map.lookup(combine(self.alpha_combine, u, v));
            ((mapped * 255) >> 16).clamp(0, 255) as u8
        });
        [r, g, b, alpha]
    }
}
