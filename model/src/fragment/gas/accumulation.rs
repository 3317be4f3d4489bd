// SPDX-License-Identifier: MIT
//! Gas mode of COLOR_OPERATION: fragments add densities to the pixels of the colour buffer.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};

use pica_spec::choices::{Choices, DepthQuantisation, GasDensity, GasDepthWeight, GasLimit};
use pica_spec::pica200::{ColorFormat, DepthFormat, GasDepthFunction};
use pica_spec::register_file::RegisterFile;

use crate::fragment::color::Rgba;
use crate::fragment::finding::Finding;
use crate::fragment::framebuffer::depth_format::{depth_quantise, depth_unpack};
use crate::fragment::framebuffer::gas_pixel::GasPixel;
use crate::fragment::framebuffer::pixel::PixelBytes;
use crate::fragment::framebuffer::{Buffer, Framebuffer};
use crate::fragment::planes::{Planes, place_of};
use crate::fragment::record::{FragmentRecord, GasRecord};
use crate::raster::fragment::{FragmentTile, TileMemory};

/// How depth weights a density: GAS_DELTAZ_DEPTH (0x126) and choice `gas_depth_weight`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DepthWeight {
    /// Which way distances count.
    pub function: GasDepthFunction,
    /// Share of the density per depth, in units of 2^-8.
    pub delta_z: u32,
    /// What the product of both is.
    pub weight: GasDepthWeight,
}

impl DepthWeight {
    /// floor(density * weight) of a fragment in front of or behind a stored depth, both in units of 1 / `one` (assumption
    /// `gas_depth_distance`).
    pub fn apply(&self, density: u8, depth: u32, stored: u32, one: u32) -> u8 {
        let distance = match self.function {
            GasDepthFunction::Never => return 0,
            GasDepthFunction::Always => return density,
            GasDepthFunction::Greater => depth.checked_sub(stored),
            GasDepthFunction::Less => stored.checked_sub(depth),
        };
        let Some(distance) = distance else { return 0 };
        let one = u64::from(one);
        let share = ((u64::from(distance) * u64::from(self.delta_z)) >> 8).min(one);
        let weight = match self.weight {
            GasDepthWeight::Falling => one - share,
            GasDepthWeight::Rising => share,
        };
        (u64::from(density) * weight / one) as u8
    }
}

/// Gas mode, set up for a draw.
#[derive(Clone, Debug)]
pub struct GasAccumulation {
    /// The colour buffer, which holds the densities.
    pub color: Buffer<ColorFormat>,
    /// The depth buffer.
    pub depth: Option<Buffer<DepthFormat>>,
    density: GasDensity,
    limit: u16,
    weight: DepthWeight,
    rounding: DepthQuantisation,
    /// The largest sum that was written, shared by the threads that draw.
    largest: Arc<AtomicU16>,
}

impl GasAccumulation {
    /// Gas mode as the registers ask for; `None` if it writes nothing (assumption `gas_pixel`).
    pub fn new(
        registers: &RegisterFile,
        framebuffer: &Framebuffer,
        choices: &Choices,
        findings: &mut dyn FnMut(Finding),
    ) -> Option<GasAccumulation> {
        let color = framebuffer.color.filter(|buffer| buffer.writes)?;
        if color.bytes != PixelBytes::Four {
            findings(Finding::GasFormat);
            return None;
        }
        let register = registers.gas_deltaz_depth();
        let delta_z = register.delta_z().to_integer() as u32;
        Some(GasAccumulation {
            color,
            depth: framebuffer.depth,
            density: choices.gas_density,
            limit: match choices.gas_limit {
                GasLimit::Bits15 => 0x7FFF,
                GasLimit::Bits16 => 0xFFFF,
            },
            weight: DepthWeight { function: register.function(), delta_z, weight: choices.gas_depth_weight },
            rounding: choices.depth_quantisation,
            largest: Arc::default(),
        })
    }

    /// The largest plain density that was written so far.
    pub fn largest(&self) -> u16 {
        self.largest.load(Ordering::Relaxed)
    }

    /// Adds the densities of fragments at some lanes, with these combiner results. Records the first one.
    pub fn run<const N: usize>(
        &self,
        colors: &Planes<N>,
        tile: &FragmentTile,
        lanes: &[u8],
        memory: &mut TileMemory<'_>,
        mut record: Option<&mut FragmentRecord>,
    ) {
        let mut largest = 0;
        for (index, lane) in lanes.iter().enumerate() {
            let lane = usize::from(*lane);
            let density = self.density_of(colors.get(place_of::<N>(index, lane)));
            let word = if self.color.reads { PixelBytes::Four.read(memory.color, lane) } else { 0 };
            let stored = GasPixel::unpack(word);
            let sum = |stored: u16, more: u8| stored.saturating_add(more.into()).min(self.limit);
            let weighted = self.weighted(density, tile.depth[lane], memory.depth, lane);
            let written = GasPixel { plain: sum(stored.plain, density), depth: sum(stored.depth, weighted) };
            PixelBytes::Four.write(memory.color, lane, written.pack());
            largest = written.plain.max(largest);
            if let Some(record) = record.take() {
                record.gas = Some(GasRecord { density, weighted, stored, written });
            }
        }
        self.largest.fetch_max(largest, Ordering::Relaxed);
    }

    fn density_of(&self, [r, .., a]: Rgba) -> u8 {
        match self.density {
            GasDensity::Red => r,
            GasDensity::Alpha => a,
        }
    }

    fn weighted(&self, density: u8, depth: u32, memory: &[u8], lane: usize) -> u8 {
        let Some(Buffer { format, bytes, reads, .. }) = self.depth else { return density };
        let stored = if reads { depth_unpack(format, bytes.read(memory, lane)).depth } else { 0 };
        let one = depth_unpack(format, u32::MAX).depth;
        self.weight.apply(density, depth_quantise(format, depth, self.rounding), stored, one)
    }
}
