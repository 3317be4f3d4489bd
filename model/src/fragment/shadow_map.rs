// SPDX-License-Identifier: MIT
//! The shadow mode of COLOR_OPERATION: fragments write a shadow map (framebuffer.md#shadow).
//!
//! The colour buffer holds 24 bits of depth, most significant byte first, and 8 bits of density behind them.

use pica_spec::pica200::{ColorFormat, FragopShadow};
use pica_spec::register_file::RegisterFile;

use super::finding::Finding;
use super::fixed::f16_units;
use super::framebuffer::Buffer;
use super::framebuffer::pixel::PixelBytes;
use super::framebuffer::shadow_pixel::ShadowPixel;
use super::planes::{Planes, place_of};
use super::record::{FragmentRecord, Outcome, ShadowRecord};
use crate::float::F16;
use crate::raster::fragment::FragmentTile;

/// What a fragment of 24-bit depth `depth` and intensity `intensity` (the green of the combiner result) leaves in a
/// pixel; `None` if it is not in front of it.
///
/// An intensity of 0 writes the depth. Others write the density trunc(limit(intensity / (constant + linear * (depth /
/// stored)), 0, 255)) where it is smaller than the stored one. The denominator is exact: constant and linear are f16,
/// multiples of 2^-24, so that the quotient is one of integers. A denominator of 0 or less gives 255 (assumption
/// `shadow_density_overflow`).
pub const fn shadow_write(
    penumbra: FragopShadow,
    depth: u32,
    intensity: u8,
    stored: ShadowPixel,
) -> Option<ShadowPixel> {
    if depth >= stored.depth {
        return None;
    }
    if intensity == 0 {
        return Some(ShadowPixel { depth, density: stored.density });
    }
    let constant = f16_units(F16::from_bits(penumbra.constant().bits())) as i128;
    let linear = f16_units(F16::from_bits(penumbra.linear().bits())) as i128;
    // Both sides times stored * 2^24; stored is above depth, hence not 0.
    let denominator = constant * stored.depth as i128 + linear * depth as i128;
    let numerator = (intensity as i128 * stored.depth as i128) << 24;
    let density = if denominator <= 0 || numerator / denominator > 255 { 255 } else { (numerator / denominator) as u8 };
    let density = if density < stored.density { density } else { stored.density };
    Some(ShadowPixel { depth: stored.depth, density })
}

/// Shadow mode, set up for a draw.
#[derive(Clone, Debug)]
pub struct ShadowMap {
    /// The colour buffer, which holds the map.
    pub buffer: Buffer<ColorFormat>,
    penumbra: FragopShadow,
}

impl ShadowMap {
    /// Shadow mode as the registers ask for; `None` if it writes nothing (assumption `shadow_map_format`).
    pub fn new(
        registers: &RegisterFile,
        buffer: Option<Buffer<ColorFormat>>,
        findings: &mut dyn FnMut(Finding),
    ) -> Option<ShadowMap> {
        let buffer = buffer.filter(|buffer| buffer.writes)?;
        if buffer.bytes != PixelBytes::Four {
            findings(Finding::ShadowFormat);
            return None;
        }
        Some(ShadowMap { buffer, penumbra: registers.fragop_shadow() })
    }

    /// Writes the fragments at some lanes, with these combiner results, of which green counts. Records the first one.
    pub fn run<const N: usize>(
        &self,
        colors: &Planes<N>,
        tile: &FragmentTile,
        lanes: &[u8],
        memory: &mut [u8],
        mut record: Option<&mut FragmentRecord>,
    ) {
        for (index, lane) in lanes.iter().enumerate() {
            let lane = usize::from(*lane);
            let place = place_of::<N>(index, lane);
            // Always cut: it is not the depth that choice `depth_quantisation` is about (framebuffer.md#shadow).
            let depth = tile.depth[lane] >> 8;
            let word = if self.buffer.reads { PixelBytes::Four.read(memory, lane) } else { 0 };
            let stored = ShadowPixel::unpack(word);
            let written = shadow_write(self.penumbra, depth, colors.0[1][place], stored);
            if let Some(written) = written {
                PixelBytes::Four.write(memory, lane, written.pack());
            }
            if let Some(record) = record.take() {
                record.shadow = Some(ShadowRecord { depth, stored, written: written.unwrap_or(stored) });
                if written.is_none() {
                    record.outcome = Outcome::ShadowTest;
                }
            }
        }
    }
}
