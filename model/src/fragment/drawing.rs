// SPDX-License-Identifier: MIT
//! What follows the combiners when fragments are drawn: alpha test, fog, stencil and depth, blending and write.

use pica_spec::choices::{Choices, FragmentMode2, Gas};
use pica_spec::pica200::{FogMode, FragmentMode, FragopAlphaTest};
use pica_spec::register_file::RegisterFile;

use super::DrawState;
use super::alpha_test::alpha_test;
use super::color_stage::ColorStage;
use super::depth_stage::DepthStage;
use super::finding::Finding;
use super::fog::Fog;
use super::framebuffer::Framebuffer;
use super::planes::{Mask, Planes};
use super::record::{FogRecord, FragmentRecord, Outcome};
use crate::raster::fragment::TileMemory;

/// Fragments of a tile in planes of `N`.
#[derive(Clone, Copy, Debug)]
pub struct Fragments<'a, const N: usize> {
    /// Depths of the fragments, as they were interpolated.
    pub depth: [u32; N],
    /// Lanes of the fragments in their tile.
    pub lanes: &'a [u8],
    /// Which fragments are still there.
    pub alive: Mask<N>,
}

/// The stages after the combiners, set up for a draw.
#[derive(Clone, Debug)]
pub struct Drawing {
    alpha_test: FragopAlphaTest,
    fog: Option<Box<Fog>>,
    /// Stencil and depth.
    pub depth: Option<DepthStage>,
    /// Blending and write.
    pub color: Option<ColorStage>,
}

impl Drawing {
    /// Whether fragments are drawn in the mode of the registers (choice `fragment_mode_2`).
    pub fn is_on(registers: &RegisterFile, choices: &Choices) -> bool {
        match registers.color_operation().fragment_mode() {
            FragmentMode::Default => true,
            FragmentMode::Unlisted(_) => choices.fragment_mode_2 == FragmentMode2::Default,
            FragmentMode::Gas | FragmentMode::Shadow => false,
        }
    }

    /// The stages as the registers and tables ask for.
    pub fn new(state: &DrawState<'_>, framebuffer: &Framebuffer, findings: &mut dyn FnMut(Finding)) -> Drawing {
        let DrawState { registers, luts, choices, .. } = *state;
        Drawing {
            alpha_test: registers.fragop_alpha_test(),
            fog: fog_is_on(registers, choices, findings).then(|| Box::new(Fog::new(registers, &luts.fog, choices))),
            depth: DepthStage::new(registers, framebuffer.depth, choices, findings),
            color: ColorStage::new(registers, framebuffer.color, choices),
        }
    }

    /// Whether anything depends on the colours of fragments.
    pub fn needs_colors(&self) -> bool {
        self.alpha_test.enable() || self.color.is_some()
    }

    /// Whether anything depends on their depths.
    pub fn needs_depth(&self) -> bool {
        self.fog.is_some() || self.depth.is_some()
    }

    /// The stencil and depth stage, if nothing that depends on colours can reject a fragment before it. It then gives the
    /// same result in front of the stages that make colours, which need not run for what it rejects.
    pub fn early_depth(&self) -> Option<&DepthStage> {
        self.depth.as_ref().filter(|_| !self.alpha_test.enable())
    }

    /// Draws fragments with these colours. `tested`: they went through
    /// [`early_depth`](Self::early_depth). Records the first one.
    #[inline(always)]
    pub fn run<const N: usize>(
        &self,
        mut colors: Planes<N>,
        fragments: Fragments<'_, N>,
        tested: bool,
        memory: &mut TileMemory<'_>,
        mut record: Option<&mut FragmentRecord>,
    ) {
        let Fragments { depth, lanes, mut alive } = fragments;
        if alpha_test(self.alpha_test, &colors.0[3], &mut alive) {
            let passed = alive != [false; N];
            if let Some(record) = record.as_deref_mut() {
                record.alpha_test = Some(passed);
                if !passed {
                    record.outcome = Outcome::AlphaTest;
                }
            }
            if !passed {
                return;
            }
        }
        if let Some(fog) = &self.fog {
            fog.mix_all(&mut colors, &depth);
            if let Some(record) = record.as_deref_mut() {
                let place = fog.place(depth[0]);
                record.fog = Some(FogRecord { place, factor: fog.factor(place), result: colors.get(0) });
            }
        }
        if let Some(stage) = self.depth.as_ref().filter(|_| !tested) {
            stage.run(&depth, lanes, &mut alive, memory.depth, record.as_deref_mut());
        }
        if let Some(color) = self.color.as_ref().filter(|_| alive != [false; N]) {
            color.run(&colors, lanes, &alive, memory.color, record);
        }
    }
}

/// Whether the fog mode is fog. Gas is in the stages that make colours.
fn fog_is_on(registers: &RegisterFile, choices: &Choices, findings: &mut dyn FnMut(Finding)) -> bool {
    let mode = registers.texenv_update_buffer().fog_mode();
    let known = match mode {
        FogMode::Disabled | FogMode::Fog => true,
        FogMode::Gas => choices.gas == Gas::Accumulate,
        FogMode::Unlisted(_) => false,
    };
    if !known {
        findings(Finding::FogModeWithoutEffect { mode: mode.raw() });
    }
    mode == FogMode::Fog
}
