// SPDX-License-Identifier: MIT
//! The early depth test (raster.md#early-depth), choice `early_depth`: a depth for each 8x8 block of the framebuffer, by which
//! a fragment is discarded before anything is computed for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use pica_spec::choices::{Choices, DepthQuantisation, EarlyDepth as Choice};
use pica_spec::pica200::EarlyDepthFunction;
use pica_spec::pica200::bits::framebuffer_dim;
use pica_spec::register_file::RegisterFile;

use crate::fragment::FragmentPipeline;
use crate::fragment::depth_quantise::depth24;
use crate::raster::fragment::{FragmentTile, FramebufferUse, LANES, LaneMask, TileMemory};

/// Blocks of the largest framebuffer that FRAMEBUFFER_DIM can ask for.
const BLOCKS: usize = (1 << framebuffer_dim::WIDTH_WIDTH << framebuffer_dim::HEIGHT_MINUS_1_WIDTH) / LANES;

/// The store. Threads draw different blocks.
#[derive(Clone, Debug)]
pub struct EarlyDepthStore(Arc<[AtomicU32]>);

impl EarlyDepthStore {
    /// All zero, as after reset; `None` if the test has no effect.
    pub fn new(choices: &Choices) -> Option<EarlyDepthStore> {
        let chosen = choices.early_depth == Choice::Conservative8x8;
        chosen.then(|| EarlyDepthStore((0..BLOCKS).map(|_| AtomicU32::new(0)).collect()))
    }

    /// Sets all blocks, as EARLYDEPTH_CLEAR does with EARLYDEPTH_DATA.
    pub fn clear(&self, registers: &RegisterFile) {
        let depth = registers.earlydepth_data().depth();
        self.0.iter().for_each(|block| block.store(depth, Ordering::Relaxed));
    }
}

/// The test, set up for a draw.
#[derive(Clone, Debug)]
pub struct EarlyTest {
    function: EarlyDepthFunction,
    rounding: DepthQuantisation,
    store: EarlyDepthStore,
}

impl EarlyTest {
    /// The test as the registers ask for; `None` if it is off or there is no store.
    pub fn new(registers: &RegisterFile, choices: &Choices, store: Option<&EarlyDepthStore>) -> Option<EarlyTest> {
        let on = registers.earlydepth_test1().enable() && registers.earlydepth_test2().enable();
        store.filter(|_| on).map(|store| EarlyTest {
            function: registers.earlydepth_func().function(),
            rounding: choices.depth_quantisation,
            store: store.clone(),
        })
    }

    fn block(&self, framebuffer: &FramebufferUse, tile: &FragmentTile) -> &AtomicU32 {
        let number = framebuffer.grid.tile(tile.x, tile.row) as usize / LANES;
        &self.store.0[number % BLOCKS]
    }

    /// The lanes that the block's depth does not exclude: a fragment goes on if the function holds between its 24-bit depth
    /// and the depth of the block.
    pub fn passing(&self, framebuffer: &FramebufferUse, tile: &FragmentTile) -> LaneMask {
        let stored = self.block(framebuffer, tile).load(Ordering::Relaxed);
        let passes = |lane: &usize| {
            let depth = depth24(tile.depth[*lane], self.rounding);
            match self.function {
                EarlyDepthFunction::Gequal => depth >= stored,
                EarlyDepthFunction::Greater => depth > stored,
                EarlyDepthFunction::Lequal => depth <= stored,
                EarlyDepthFunction::Less => depth < stored,
            }
        };
        let lanes = (0..LANES).filter(|lane| tile.coverage >> lane & 1 != 0).filter(passes);
        lanes.fold(0, |mask, lane| mask | 1 << lane)
    }

    /// Takes over what a triangle left in a block, if it could write depths: the extreme that keeps the test conservative, which
    /// is the largest depth for LESS and LEQUAL and the smallest for GREATER and GEQUAL.
    pub fn update(
        &self,
        framebuffer: &FramebufferUse,
        tile: &FragmentTile,
        fragments: &FragmentPipeline,
        memory: &TileMemory<'_>,
    ) {
        let Some(depths) = fragments.written_depths(memory.depth) else { return };
        let extreme = match self.function {
            EarlyDepthFunction::Gequal | EarlyDepthFunction::Greater => depths.min(),
            EarlyDepthFunction::Lequal | EarlyDepthFunction::Less => depths.max(),
        };
        self.block(framebuffer, tile).store(extreme.unwrap_or_default(), Ordering::Relaxed);
    }
}
