// SPDX-License-Identifier: MIT
//! Random draws: registers, stored pixels, fragments.

use super::reference::{Fragment, PIXELS};
use crate::random::CaseRng;
use pica_model::raster::fragment::DEPTH_ONE;
use pica_spec::pica200::id;

/// Draws what a case consists of.
pub struct Draws<'a> {
    rng: &'a mut CaseRng,
    /// Depths that fragments and stored pixels share.
    depths: [u32; 4],
}

/// Blocks of combiner registers.
const STAGES: [u32; 6] = [0x0C0, 0x0C8, 0x0D0, 0x0D8, 0x0F0, 0x0F8];

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
            0 => depth.saturating_sub(0x100),
            1 => depth.saturating_add(0x100).min(DEPTH_ONE),
            _ => depth,
        }
    }

    /// The writes that set the combiner up.
    pub fn combiner(&mut self) -> Vec<(u32, u32)> {
        let mut writes = Vec::new();
        for base in STAGES {
            // Half of the stages pass on what comes in, so that something is left of the others.
            if self.chance(4) {
                writes.extend([(base, 0x000F_000F), (base + 1, 0), (base + 2, 0), (base + 4, 0)]);
                continue;
            }
            writes.extend([
                (base, self.word()),
                (base + 1, if self.chance(4) { self.word() } else { 0 }),
                (base + 2, self.word()),
                (base + 3, self.color()),
                (base + 4, if self.chance(4) { self.word() } else { 0 }),
            ]);
        }
        let fog = if self.chance(4) { 5 } else { self.word() & 7 };
        writes.push((id::TEXENV_UPDATE_BUFFER, self.word() & !7 | fog));
        writes.push((id::TEXENV_BUFFER_COLOR, self.color()));
        writes
    }

    /// The writes that set everything behind the combiner up.
    pub fn framebuffer(&mut self) -> Vec<(u32, u32)> {
        let mut writes = vec![(id::FOG_COLOR, self.color())];
        writes.push((id::FOG_LUT_INDEX, self.word()));
        for _ in 0..[0, 3, 12, 128][self.rng.below(4) as usize] {
            let port = id::FOG_LUT_DATA + self.rng.below(8);
            writes.push((port, self.word()));
        }
        let mode = if self.chance(7) { 0 } else { self.rng.below(4) };
        writes.push((id::COLOR_OPERATION, self.word() & !3 | mode));
        writes.push((id::BLEND_FUNC, self.word()));
        writes.push((id::LOGIC_OP, self.word()));
        writes.push((id::BLEND_COLOR, self.color()));
        let bytes = u32::from_le_bytes([0, self.byte() as u8, self.byte() as u8, self.byte() as u8]);
        let test = bytes | self.word() & 0x70;
        writes.push((id::FRAGOP_ALPHA_TEST, test | u32::from(self.chance(3))));
        let masks = self.color();
        let stencil = masks & !0xFF | self.word() & 0x70 | u32::from(self.chance(5));
        writes.push((id::STENCIL_TEST, stencil));
        writes.push((id::STENCIL_OP, self.word()));
        let mask = self.word() & 0xF70 | u32::from(self.chance(6)) | u32::from(self.chance(6)) << 12;
        writes.push((id::DEPTH_COLOR_MASK, if self.chance(4) { mask | 0xF00 } else { mask }));
        let buffers = [id::COLORBUFFER_READ, id::COLORBUFFER_WRITE, id::DEPTHBUFFER_READ, id::DEPTHBUFFER_WRITE];
        for access in buffers {
            writes.push((access, if self.chance(7) { 1 + self.rng.below(3) } else { self.word() & 0xF0 }));
        }
        let format = if self.chance(5) { 3 } else { self.rng.below(4) };
        writes.push((id::DEPTHBUFFER_FORMAT, format));
        let format = if self.chance(7) { self.rng.below(5) } else { self.rng.below(8) };
        writes.push((id::COLORBUFFER_FORMAT, format << 16 | self.word() & 3));
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
        let places = [1, 2, 3, 4, 16, PIXELS as u32][self.rng.below(6) as usize];
        let places: Vec<[u32; 2]> = (0..places).map(|_| [self.word() & 0x7FF, self.word() & 0x3FF]).collect();
        (0..count)
            .map(|_| {
                let [x, y] = places[self.rng.below(places.len() as u32) as usize];
                Fragment { x, y, depth: self.depth(), colors: [(); 7].map(|()| self.color()) }
            })
            .collect()
    }
}
