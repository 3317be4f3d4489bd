// SPDX-License-Identifier: MIT
//! The stage that reads and writes the depth buffer: stencil test, depth test, stencil operation, depth write
//! (framebuffer.md#stencil and framebuffer.md#depth).

use pica_spec::choices::{Choices, DepthQuantisation};
use pica_spec::pica200::{DepthColorMask, DepthFormat, StencilOp, StencilTest};
use pica_spec::register_file::RegisterFile;

use super::compare::keep_if;
use super::finding::Finding;
use super::framebuffer::Buffer;
use super::framebuffer::depth_format::{DepthStencil, depth_pack, depth_quantise, depth_unpack};
use super::planes::{Channel, Mask};
use super::record::{DepthRecord, FragmentRecord, Outcome, StencilRecord};
use super::stencil::{stencil_outcome, stencil_write_all};

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

    /// Whether fragments can change depths.
    pub fn writes_depth(&self) -> bool {
        self.buffer.writes && self.mask.depth_write()
    }

    /// Whether the bytes of the buffer matter.
    pub fn uses_memory(&self) -> bool {
        self.writes() || self.buffer.reads
    }

    /// Tests fragments with these depths at these lanes and writes what they leave. Only those of `alive` take part,
    /// and those that passed stay in it.
    #[inline(always)]
    pub fn run<const N: usize>(
        &self,
        depth: &[u32; N],
        lanes: &[u8],
        alive: &mut Mask<N>,
        memory: &mut [u8],
        record: Option<&mut FragmentRecord>,
    ) {
        let Buffer { format, bytes, reads, .. } = self.buffer;
        let depth = self.quantised(depth);
        let words = if reads { bytes.read_all(memory, lanes) } else { [0; N] };
        let (mut stored_depth, mut stored_stencil) = ([0; N], [0; N]);
        let depth_bits = depth_unpack(format, u32::MAX).depth;
        for (depth, word) in stored_depth.iter_mut().zip(&words) {
            *depth = word & depth_bits;
        }
        let entered = *alive;
        let mut stencil_passes = entered;
        if self.stencil.enable() {
            let mask = self.stencil.read_mask() as u8;
            let mut masked = [0; N];
            for ((stencil, masked), word) in stored_stencil.iter_mut().zip(&mut masked).zip(&words) {
                *stencil = (word >> 24) as u8;
                *masked = *stencil & mask;
            }
            let reference = [self.stencil.reference() as u8 & mask; N];
            keep_if(&mut stencil_passes, self.stencil.function(), &reference, &masked);
        }
        *alive = stencil_passes;
        if self.mask.depth_test_enable() {
            keep_if(alive, self.mask.function(), &depth, &stored_depth);
        }
        // Without a stencil operation only what passes changes.
        let changes = self.writes();
        let changing = if self.stencil.enable() { &entered } else { &*alive };
        let mut written = words;
        if changes || record.is_some() {
            if self.mask.depth_write() {
                for i in 0..N {
                    written[i] = if alive[i] { depth[i] | words[i] & !depth_bits } else { words[i] };
                }
            }
            if self.stencil.enable() {
                self.operate(&stored_stencil, &stencil_passes, alive, &mut written);
            }
        }
        if changes {
            bytes.write_all(memory, lanes, changing, &written);
        }
        if let Some(record) = record {
            let [before, after] = [words[0], written[0]].map(|word| depth_unpack(format, word));
            record.depth_word = (changes && changing[0]).then(|| depth_pack(format, after));
            self.record(record, depth[0], before, [stencil_passes[0], alive[0]], after);
        }
    }

    /// Depths in the width of the format.
    #[inline(always)]
    fn quantised<const N: usize>(&self, depth: &[u32; N]) -> [u32; N] {
        let mut quantised = [0; N];
        macro_rules! compiled_for {
            ($($format:ident),*) => {
                match self.buffer.format {
                    $(DepthFormat::$format => {
                        for (quantised, depth) in quantised.iter_mut().zip(depth) {
                            *quantised = depth_quantise(DepthFormat::$format, *depth, self.rounding);
                        }
                    })*
                }
            };
        }
        compiled_for!(D16, D24, D24s8, Unused);
        quantised
    }

    /// Replaces the stencils of words by what the outcomes of both tests make of them.
    #[inline(always)]
    fn operate<const N: usize>(
        &self,
        stored: &Channel<N>,
        stencil_passes: &Mask<N>,
        depth_passes: &Mask<N>,
        words: &mut [u32; N],
    ) {
        let written = |action| stencil_write_all(self.stencil, action, stored);
        let (failed, behind, passed) =
            (written(self.stencil_op.fail()), written(self.stencil_op.depth_fail()), written(self.stencil_op.pass()));
        for i in 0..N {
            let after_stencil = if depth_passes[i] { passed[i] } else { behind[i] };
            let stencil = if stencil_passes[i] { after_stencil } else { failed[i] };
            words[i] = words[i] & 0xFF_FFFF | u32::from(stencil) << 24;
        }
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
