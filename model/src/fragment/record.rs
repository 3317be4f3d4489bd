// SPDX-License-Identifier: MIT
//! The history of one fragment: every stage's inputs and result.

use pica_spec::pica200::StencilAction;

use super::color::Rgba;
use super::combiner::STAGES;
pub use super::combiner::record::CombinerRecord;
use super::fog::FogPlace;
use super::framebuffer::depth_format::DepthStencil;
use super::framebuffer::gas_pixel::GasPixel;
use super::framebuffer::shadow_pixel::ShadowPixel;
use super::gas::shading::GasShadingRecord;
use crate::lighting::{LightingRecord, LightingResult};
use crate::texture::units::UNITS;

/// What a fragment went through. Stages that it did not reach, or that were off, are `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FragmentRecord {
    /// Depth as the rasterizer gives it.
    pub depth: u32,
    /// Primary colour as the rasterizer gives it.
    pub primary: Rgba,
    /// Colours of the texture units that are read.
    pub textures: [Option<Rgba>; UNITS],
    /// Lighting.
    pub lighting: Option<(LightingResult, LightingRecord)>,
    /// The combiner stages, also those that change nothing.
    pub combiner: [CombinerRecord; STAGES],
    /// Gas shading, in place of the combiners' result.
    pub gas_shading: Option<GasShadingRecord>,
    /// Whether the alpha test passed.
    pub alpha_test: Option<bool>,
    /// Fog.
    pub fog: Option<FogRecord>,
    /// Stencil test.
    pub stencil: Option<StencilRecord>,
    /// Depth test and write.
    pub depth_test: Option<DepthRecord>,
    /// The word of the pixel of the depth buffer, if it is written.
    pub depth_word: Option<u32>,
    /// Blending or logic operation, and write.
    pub color: Option<ColorRecord>,
    /// Shadow mode.
    pub shadow: Option<ShadowRecord>,
    /// Gas mode.
    pub gas: Option<GasRecord>,
    /// How it ended.
    pub outcome: Outcome,
}

/// How a fragment ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// Let through by all stages.
    #[default]
    Passed,
    /// Rejected by the alpha test.
    AlphaTest,
    /// Rejected by the stencil test.
    StencilTest,
    /// Rejected by the depth test.
    DepthTest,
    /// Not in front of the shadow map.
    ShadowTest,
}

/// Fog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FogRecord {
    /// Entry and fraction.
    pub place: FogPlace,
    /// Share of the fragment's colour.
    pub factor: u32,
    /// The colour with fog.
    pub result: Rgba,
}

/// Stencil test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StencilRecord {
    /// Stored value.
    pub stored: u8,
    /// Whether the fragment passed.
    pub passed: bool,
    /// The action that was taken.
    pub action: StencilAction,
    /// Value afterwards.
    pub written: u8,
}

/// Depth test and write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DepthRecord {
    /// Depth of the fragment in the format of the buffer.
    pub depth: u32,
    /// What is stored, with the stencil.
    pub stored: DepthStencil,
    /// Whether the fragment passed, or the test is off.
    pub passed: bool,
    /// What is stored afterwards.
    pub written: DepthStencil,
}

/// Blending or logic operation, and write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColorRecord {
    /// Colour of the fragment.
    pub source: Rgba,
    /// What is stored; 0 if the buffer may not be read.
    pub destination: Rgba,
    /// The result, before the colour mask.
    pub result: Rgba,
    /// What is written, before the channels are cut to the format.
    pub written: Rgba,
    /// The word of the pixel.
    pub word: u32,
}

/// Shadow mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShadowRecord {
    /// Depth of the fragment, 24 bits.
    pub depth: u32,
    /// What is stored.
    pub stored: ShadowPixel,
    /// What is stored afterwards.
    pub written: ShadowPixel,
}

/// Gas mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GasRecord {
    /// Density of the fragment.
    pub density: u8,
    /// Density of the fragment, weighted by depth.
    pub weighted: u8,
    /// What is stored.
    pub stored: GasPixel,
    /// What is stored afterwards.
    pub written: GasPixel,
}
