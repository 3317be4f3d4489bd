// SPDX-License-Identifier: MIT
//! The stage that reads and writes the depth buffer: stencil test, depth test, stencil operation, depth write (dossier
//! sections 6.7 and 6.8).

use pica_spec::choices::{Choices, DepthQuantisation};
use pica_spec::pica200::{DepthColorMask, DepthFormat, StencilOp, StencilTest};
use pica_spec::register_file::RegisterFile;

use super::compare::compare_all;
use super::finding::Finding;
use super::framebuffer::Buffer;
use super::framebuffer::depth_format::{DepthStencil, depth_pack, depth_quantise, depth_unpack};
use super::record::{DepthRecord, FragmentRecord, Outcome, StencilRecord};
use super::stencil::{stencil, stencil_outcome, stencil_test};
use crate::raster::fragment::FragmentTile;

/// Stencil and depth test, set up for a draw.
#[derive(Clone, Debug)]
pub struct DepthStage {
    /// Where and in which format depths are.
    pub buffer: Buffer<DepthFormat>,
    mask: DepthColorMask,
    /// Off if the buffer has no stencil.
    stencil: StencilTest,
    stencil_op: StencilOp,
    rounding: DepthQuantisation,
}

impl DepthStage {
    /// The stage as the registers ask for; `None` if it neither rejects nor writes anything.
    pub fn new(
        registers: &RegisterFile,
        buffer: Option<Buffer<DepthFormat>>,
        choices: &Choices,
        findings: &mut dyn FnMut(Finding),
    ) -> Option<DepthStage> {
        let mask = registers.depth_color_mask();
        let mut stencil = registers.stencil_test();
        if !mask.depth_test_enable() && !mask.depth_write() && !stencil.enable() {
            return None;
        }
        let Some(buffer) = buffer else {
            findings(Finding::UnusedDepthFormat);
            return None;
        };
        let has_stencil = buffer.format == DepthFormat::D24s8;
        if stencil.enable() && !has_stencil {
            findings(Finding::StencilWithoutBuffer);
            stencil = stencil.with_enable(false);
        }
        let stencil_op = registers.stencil_op();
        let stage = DepthStage { buffer, mask, stencil, stencil_op, rounding: choices.depth_quantisation };
        (mask.depth_test_enable() || stencil.enable() || stage.writes()).then_some(stage)
    }

    /// Whether fragments can change the buffer.
    pub fn writes(&self) -> bool {
        self.buffer.writes && (self.mask.depth_write() || self.stencil.enable())
    }

    /// Whether the bytes of the buffer matter.
    pub fn uses_memory(&self) -> bool {
        self.writes() || self.buffer.reads
    }

    /// Tests fragments at these lanes and writes what they leave. Only those of `alive` take part; the result are those
    /// that passed.
    pub fn run<const N: usize>(
        &self,
        tile: &FragmentTile,
        lanes: &[u8],
        alive: u64,
        memory: &mut [u8],
        record: Option<&mut FragmentRecord>,
    ) -> u64 {
        let Buffer { format, bytes, reads, .. } = self.buffer;
        let mut depth = [0; N];
        let mut stored = [DepthStencil::default(); N];
        for (i, lane) in lanes.iter().enumerate() {
            let lane = usize::from(*lane);
            depth[i] = depth_quantise(format, tile.depth[lane], self.rounding);
            if reads {
                stored[i] = depth_unpack(format, bytes.read(memory, lane));
            }
        }
        let stencil_passes = if self.stencil.enable() {
            let passes = |i: usize| u64::from(stencil_test(self.stencil, stored[i].stencil)) << i;
            (0..lanes.len()).fold(0, |mask, i| mask | passes(i)) & alive
        } else {
            alive
        };
        let depth_passes = if self.mask.depth_test_enable() {
            compare_all(self.mask.function(), lanes.len(), |i| (depth[i], stored[i].depth)) & stencil_passes
        } else {
            stencil_passes
        };
        let mut written = stored;
        if self.stencil.enable() {
            for (i, written) in written.iter_mut().take(lanes.len()).enumerate() {
                let depth_test = depth_passes >> i & 1 != 0;
                (_, written.stencil) = stencil(self.stencil, self.stencil_op, written.stencil, depth_test);
            }
        }
        if self.mask.depth_write() {
            for i in (0..lanes.len()).filter(|i| depth_passes >> i & 1 != 0) {
                written[i].depth = depth[i];
            }
        }
        // Without a stencil operation only what passes changes.
        let changing = match (self.writes(), self.stencil.enable()) {
            (false, _) => 0,
            (true, true) => alive,
            (true, false) => depth_passes,
        };
        if changing != 0 {
            for (i, lane) in lanes.iter().enumerate().filter(|(i, _)| changing >> i & 1 != 0) {
                bytes.write(memory, usize::from(*lane), depth_pack(format, written[i]));
            }
        }
        if let Some(record) = record {
            record.depth_word = (changing & 1 != 0).then(|| depth_pack(format, written[0]));
            self.record(record, depth[0], stored[0], [stencil_passes & 1 != 0, depth_passes & 1 != 0], written[0]);
        }
        depth_passes
    }

    fn record(
        &self,
        record: &mut FragmentRecord,
        depth: u32,
        stored: DepthStencil,
        [stencil, depth_test]: [bool; 2],
        outcome: DepthStencil,
    ) {
        let written = if self.writes() { outcome } else { stored };
        record.stencil = self.stencil.enable().then(|| StencilRecord {
            stored: stored.stencil,
            passed: stencil,
            action: stencil_outcome(self.stencil_op, stencil, depth_test),
            written: written.stencil,
        });
        if !stencil {
            record.outcome = Outcome::StencilTest;
            return;
        }
        record.depth_test = Some(DepthRecord { depth, stored, passed: depth_test, written });
        if !depth_test {
            record.outcome = Outcome::DepthTest;
        }
    }
}
