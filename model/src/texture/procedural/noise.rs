// SPDX-License-Identifier: MIT
//! Noise of the procedural unit: TEXUNIT3_PROCTEX1, 2 and 3.

use pica_spec::choices::ProceduralAmplitudeDivisor;
use pica_spec::register_file::RegisterFile;

use super::fixed::mul;
use super::table::Table;
use crate::float::F16;
use crate::fragment::fixed::{F16_FRACTION, f16_units};

/// Values of the hash by the number of its lattice line (procedural-texture.md#configuration).
const LINE: [u32; 16] = [0, 4, 10, 8, 4, 9, 7, 12, 5, 15, 13, 14, 11, 15, 2, 11];
/// Values of the hash by the value of the first coordinate.
const CROSSING: [u32; 16] = [10, 2, 15, 8, 0, 7, 4, 5, 5, 13, 2, 6, 13, 9, 3, 14];

/// R: the hash of one lattice coordinate, 0 to 15.
pub const fn hash_line(n: u64) -> u32 {
    let table = LINE[((n / 9) & 15) as usize];
    ((((n % 9) as u32 + 2) * 3) & 15) ^ table
}

/// The hash of a lattice point, 0 to 15, which stands for -1 to 1.
pub const fn hash(x: u64, y: u64) -> u32 {
    let a = hash_line(x);
    let mut b = hash_line(y);
    if a & 3 == 1 {
        b += 4;
    }
    if a & 1 != 0 {
        b ^= 6;
    }
    ((b + 10 + a) & 15) ^ CROSSING[a as usize]
}

/// Frequency, phase and amplitude along one coordinate.
#[derive(Clone, Copy, Debug)]
struct Axis {
    /// In units of 2^-24.
    frequency: i64,
    /// With 16 fraction bits.
    phase: i64,
    amplitude: i64,
}

/// The noise of the procedural unit, as its registers are at a draw.
#[derive(Clone, Debug)]
pub struct Noise {
    axes: [Axis; 2],
    weights: Table,
    amplitude_divisor: i64,
}

impl Noise {
    /// The noise that the registers and the noise table describe (choice `procedural_amplitude_divisor`).
    pub fn new(registers: &RegisterFile, weights: Table, divisor: ProceduralAmplitudeDivisor) -> Noise {
        let (u, v) = (registers.texunit3_proctex1(), registers.texunit3_proctex2());
        let frequency = registers.texunit3_proctex3();
        let axis = |frequency: u32, phase: u32, amplitude: i64| Axis {
            frequency: f16_units(F16::from_bits(frequency)),
            phase: f16_units(F16::from_bits(phase)) >> (F16_FRACTION - 16),
            amplitude,
        };
        Noise {
            axes: [
                axis(frequency.frequency_u().bits(), u.phase().bits(), u.amplitude().to_integer()),
                axis(frequency.frequency_v().bits(), v.phase().bits(), v.amplitude().to_integer()),
            ],
            weights,
            amplitude_divisor: match divisor {
                ProceduralAmplitudeDivisor::Div4096 => 4096,
                ProceduralAmplitudeDivisor::Div4095 => 4095,
            },
        }
    }

    /// 9 * frequency * |x + phase| with 16 fraction bits, cut to that; the sign of the frequency does not count, since
    /// lattice coordinates are not negative.
    fn lattice(&self, axis: usize, x: i64) -> u64 {
        let Axis { frequency, phase, .. } = self.axes[axis];
        let product = 9 * frequency.unsigned_abs() as u128 * (x + phase).unsigned_abs() as u128;
        (product >> F16_FRACTION) as u64
    }

    /// The noise at (u, v), about -2 to 2.
    pub fn at(&self, u: i64, v: i64) -> i64 {
        let (x, y) = (self.lattice(0, u), self.lattice(1, v));
        let (xi, yi) = (x >> 16, y >> 16);
        let (xf, yf) = ((x & 0xFFFF) as i64, (y & 0xFFFF) as i64);
        // A gradient 2 h / 15 - 1, in units of 1/15, times a distance.
        let corner = |i: u64, j: u64| {
            let distance = xf + yf - ((i + j) << 16) as i64;
            (2 * hash(xi + i, yi + j) as i64 - 15) * distance
        };
        let (weight_x, weight_y) = (self.weights.lookup(xf), self.weights.lookup(yf));
        let mix = |low: i64, high: i64, weight: i64| low + mul(high - low, weight);
        let low = mix(corner(0, 0), corner(1, 0), weight_x);
        let high = mix(corner(0, 1), corner(1, 1), weight_x);
        mix(low, high, weight_y).div_euclid(15)
    }

    /// |x + noise * amplitude| along an axis (0 is u, 1 is v), the product rounded down.
    pub fn displace(&self, axis: usize, x: i64, noise: i64) -> i64 {
        (x + (noise * self.axes[axis].amplitude).div_euclid(self.amplitude_divisor)).abs()
    }
}
