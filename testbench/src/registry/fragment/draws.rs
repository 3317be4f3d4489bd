// SPDX-License-Identifier: MIT
//! Random draws: registers, stored pixels, fragments.

use super::reference::Fragment;
use super::transactions::{FOG_LUT_DATA, masked, reg};
use crate::random::CaseRng;
use pica_model::raster::fragment::DEPTH_ONE;
use pica_spec::command::ByteMask;
use pica_spec::pica200::{
    BlendMode, ColorFormat, ColorOperation, ColorbufferFormat, CombinerSource, DepthColorMask, DepthFormat,
    DepthbufferFormat, FogMode, FragmentMode, FragopAlphaTest, LogicOp, LogicOperation, StencilTest, TexenvSource,
    TexenvUpdateBuffer, bits, id,
};
use pica_vectors::Item;

/// Most places that the fragments of a draw are on.
const PLACES: u32 = 256;

/// Entries of the fog table.
const FOG_ENTRIES: u32 = 1 << bits::fog_lut_index::INDEX_WIDTH;

/// Draws what a case consists of.
pub struct Draws<'a> {
    rng: &'a mut CaseRng,
    /// Depths that fragments and stored pixels share.
    depths: [u32; 4],
}

impl<'a> Draws<'a> {
    /// From these numbers.
    pub fn new(rng: &'a mut CaseRng) -> Self {
        let depths = [(); 4].map(|()| match rng.below(4) {
            0 => 0,
            1 => DEPTH_ONE,
            _ => (rng.word() as u32).min(DEPTH_ONE),
        });
        Self { rng, depths }
    }

    /// A number below a bound.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.rng.below(bound)
    }

    /// Whether something happens that does `of` times in eight.
    pub fn chance(&mut self, of: u32) -> bool {
        self.rng.below(8) < of
    }

    /// A register write, one in sixteen of some bytes alone.
    pub fn masked(&mut self, write: (u32, u32)) -> Item {
        match self.rng.below(16) {
            0 => masked(write, ByteMask::new(self.rng.below(16) as u8)),
            _ => reg(write),
        }
    }

    fn word(&mut self) -> u32 {
        self.rng.word() as u32
    }

    /// 0, 1, 127, 128, 254, 255, or any.
    fn byte(&mut self) -> u32 {
        match self.rng.below(12) {
            class @ 0..6 => [0, 1, 127, 128, 254, 255][class as usize],
            _ => self.word() & 0xFF,
        }
    }

    /// A colour, now and then the same in all channels.
    pub fn color(&mut self) -> u32 {
        let byte = self.byte();
        if self.chance(1) {
            return byte * 0x0101_0101;
        }
        u32::from_le_bytes([byte, self.byte(), self.byte(), self.byte()].map(|byte| byte as u8))
    }

    fn depth(&mut self) -> u32 {
        let depth = self.depths[self.rng.below(4) as usize];
        match self.rng.below(4) {
            0 => depth.saturating_sub(1 << 8),
            1 => depth.saturating_add(1 << 8).min(DEPTH_ONE),
            _ => depth,
        }
    }

    /// The writes that set the combiner up. Half of the stages pass on what comes in, so that something is left of the others.
    pub fn combiner(&mut self) -> Vec<(u32, u32)> {
        self.stages(None)
    }

    /// The writes that set the combiner up with one stage that changes anything.
    pub fn one_stage(&mut self) -> Vec<(u32, u32)> {
        let stage = self.below(id::TEXENV_SOURCE.len() as u32);
        self.stages(Some(stage as usize))
    }

    fn stages(&mut self, alone: Option<usize>) -> Vec<(u32, u32)> {
        let mut writes = Vec::new();
        for stage in 0..id::TEXENV_SOURCE.len() {
            let [source, operand, combiner, color, scale] =
                [id::TEXENV_SOURCE, id::TEXENV_OPERAND, id::TEXENV_COMBINER, id::TEXENV_COLOR, id::TEXENV_SCALE]
                    .map(|ids| ids[stage]);
            let passes = match alone {
                Some(alone) => stage != alone,
                None => self.chance(4),
            };
            if passes {
                let previous = TexenvSource::default()
                    .with_rgb_source(0, CombinerSource::Previous)
                    .with_alpha_source(0, CombinerSource::Previous);
                writes.extend([(source, previous.0), (operand, 0), (combiner, 0), (scale, 0)]);
                continue;
            }
            writes.extend([
                (source, self.word()),
                (operand, if alone.is_some() || self.chance(4) { self.word() } else { 0 }),
                (combiner, self.word()),
                (color, self.color()),
                (scale, if self.chance(4) { self.word() } else { 0 }),
            ]);
        }
        let fog = if self.chance(4) { FogMode::Fog.raw() } else { self.word() };
        let update = TexenvUpdateBuffer(self.word()).with_fog_mode(FogMode::from_raw(fog));
        writes.push((id::TEXENV_UPDATE_BUFFER, update.0));
        writes.push((id::TEXENV_BUFFER_COLOR, self.color()));
        writes
    }

    /// The writes that set everything behind the combiner up so that its colour is what is stored.
    pub fn plain(&mut self) -> Vec<(u32, u32)> {
        let mask = DepthColorMask::default().with_red_write(true).with_green_write(true).with_blue_write(true);
        let access = 1 << bits::colorbuffer_write::ACCESS;
        vec![
            (id::COLOR_OPERATION, ColorOperation::default().with_blend_mode(BlendMode::LogicOp).0),
            (id::LOGIC_OP, LogicOp::default().with_operation(LogicOperation::Copy).0),
            (id::FRAGOP_ALPHA_TEST, 0),
            (id::STENCIL_TEST, 0),
            (id::DEPTH_COLOR_MASK, mask.with_alpha_write(true).0),
            (id::COLORBUFFER_WRITE, access),
            (id::COLORBUFFER_FORMAT, ColorbufferFormat::default().with_format(ColorFormat::Rgba8).0),
            (id::FRAMEBUFFER_DIM, self.word()),
        ]
    }

    /// The writes that set everything behind the combiner up.
    pub fn framebuffer(&mut self) -> Vec<(u32, u32)> {
        let mut writes = vec![(id::FOG_COLOR, self.color())];
        writes.push((id::FOG_LUT_INDEX, self.word()));
        for _ in 0..[0, 3, 12, FOG_ENTRIES][self.rng.below(4) as usize] {
            let alias = self.rng.below(FOG_LUT_DATA.count() as u32);
            writes.push((FOG_LUT_DATA.start() + alias, self.word()));
        }
        let mode = if self.chance(7) { FragmentMode::Default.raw() } else { self.rng.below(4) };
        let operation = ColorOperation(self.word()).with_fragment_mode(FragmentMode::from_raw(mode));
        writes.push((id::COLOR_OPERATION, operation.0));
        writes.push((id::BLEND_FUNC, self.word()));
        writes.push((id::LOGIC_OP, self.word()));
        writes.push((id::BLEND_COLOR, self.color()));
        let alpha = FragopAlphaTest(self.word()).with_reference(self.byte()).with_enable(self.chance(3));
        writes.push((id::FRAGOP_ALPHA_TEST, alpha.0));
        let [write_mask, reference, read_mask] = [self.byte(), self.byte(), self.byte()];
        let stencil = StencilTest(self.word())
            .with_write_mask(write_mask)
            .with_reference(reference)
            .with_read_mask(read_mask)
            .with_enable(self.chance(5));
        writes.push((id::STENCIL_TEST, stencil.0));
        writes.push((id::STENCIL_OP, self.word()));
        let mut mask =
            DepthColorMask(self.word()).with_depth_test_enable(self.chance(6)).with_depth_write(self.chance(6));
        if self.chance(4) {
            mask = mask.with_red_write(true).with_green_write(true).with_blue_write(true).with_alpha_write(true);
        }
        writes.push((id::DEPTH_COLOR_MASK, mask.0));
        let accesses = [bits::colorbuffer_read::ACCESS, bits::colorbuffer_write::ACCESS]
            .into_iter()
            .chain([bits::depthbuffer_read::ACCESS, bits::depthbuffer_write::ACCESS]);
        let buffers = [id::COLORBUFFER_READ, id::COLORBUFFER_WRITE, id::DEPTHBUFFER_READ, id::DEPTHBUFFER_WRITE];
        for (buffer, lsb) in buffers.into_iter().zip(accesses) {
            // The bits above the field mean nothing.
            let access = if self.chance(7) { 1 + self.rng.below(3) } else { 0 };
            writes.push((buffer, access << lsb | self.word() << (lsb + 4)));
        }
        let format = if self.chance(5) { DepthFormat::D24s8.raw() } else { self.rng.below(4) };
        writes
            .push((id::DEPTHBUFFER_FORMAT, DepthbufferFormat::default().with_format(DepthFormat::from_raw(format)).0));
        let described = ColorFormat::ALL.len() as u32;
        let format = match self.chance(7) {
            true => ColorFormat::ALL[self.rng.below(described) as usize],
            false => ColorFormat::from_raw(self.word()),
        };
        writes.push((id::COLORBUFFER_FORMAT, ColorbufferFormat(self.word()).with_format(format).0));
        writes.push((id::FRAMEBUFFER_BLOCK32, self.word() & 1));
        writes.push((id::FRAMEBUFFER_DIM, self.word()));
        writes
    }

    /// A word of each buffer, the depth near those of the fragments.
    pub fn pixel(&mut self) -> [u32; 2] {
        let depth = self.depth() >> 8;
        let depth = if self.chance(2) { depth >> 8 } else { depth };
        [self.word(), depth | self.byte() << 24]
    }

    /// Fragments; all of them on a few places.
    pub fn fragments(&mut self, count: u32) -> Vec<Fragment> {
        let places = [1, 2, 3, 4, 16, PLACES][self.rng.below(6) as usize];
        let places: Vec<[u32; 2]> = (0..places).map(|_| [self.word() & 0x7FF, self.word() & 0x3FF]).collect();
        (0..count)
            .map(|_| {
                let [x, y] = places[self.rng.below(places.len() as u32) as usize];
                Fragment { x, y, depth: self.depth(), colors: [(); 7].map(|()| self.color()) }
            })
            .collect()
    }
}
