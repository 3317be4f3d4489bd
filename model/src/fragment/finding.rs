// SPDX-License-Identifier: MIT
//! What is odd about the set-up of a draw.

use core::fmt;
use pica_spec::pica200::{DepthFormat, id};

use crate::texture::unit::TextureFinding;

/// A finding about a draw. The draw goes on, with a defined result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// About the texture of a unit.
    Texture {
        /// The unit, 0 to 2.
        unit: usize,
        /// What.
        finding: TextureFinding,
    },
    /// COLOR_OPERATION (0x100) asks for gas: nothing is drawn (choice `gas`).
    GasMode,
    /// COLOR_OPERATION (0x100) has fragment mode 2: nothing is drawn (choice `fragment_mode_2`).
    UnknownFragmentMode,
    /// TEXENV_UPDATE_BUFFER (0x0E0) asks for gas shading, or for a mode that nobody has described: colours stay (choice
    /// `gas`).
    FogModeWithoutEffect {
        /// The code in the register.
        mode: u32,
    },
    /// COLORBUFFER_FORMAT (0x117) has a format that nobody has described: no colour is written.
    UnknownColorFormat {
        /// The code in the register.
        code: u32,
    },
    /// Shadow mode with a colour buffer that does not have 32 bits per pixel: nothing is drawn.
    ShadowFormat,
    /// Gas mode with a colour buffer that does not have 32 bits per pixel: nothing is drawn.
    GasFormat,
    /// DEPTHBUFFER_FORMAT has the unused format, said to hang the GPU: as if there were no depth buffer.
    UnusedDepthFormat,
    /// The stencil test is on with a depth buffer that has no stencil: it has no effect.
    StencilWithoutBuffer,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Texture { unit, finding } => write!(f, "texture unit {unit}: {finding}"),
            Finding::GasMode => {
                write!(f, "COLOR_OPERATION (0x{:03X}) asks for gas: nothing is drawn (choice gas)", id::COLOR_OPERATION)
            }
            Finding::UnknownFragmentMode => {
                write!(f, "COLOR_OPERATION (0x{:03X}) has the unknown mode 2: nothing is drawn", id::COLOR_OPERATION)
            }
            Finding::FogModeWithoutEffect { mode } => {
                write!(
                    f,
                    "TEXENV_UPDATE_BUFFER (0x{:03X}) has the mode {mode}, neither off nor fog: colours stay as they are",
                    id::TEXENV_UPDATE_BUFFER
                )
            }
            Finding::UnknownColorFormat { code } => {
                write!(
                    f,
                    "COLORBUFFER_FORMAT (0x{:03X}) has the unknown format {code}: no colour is written",
                    id::COLORBUFFER_FORMAT
                )
            }
            Finding::ShadowFormat => {
                f.write_str("shadow mode with a colour buffer that does not have 32 bits per pixel: nothing is drawn")
            }
            Finding::GasFormat => {
                f.write_str("gas mode with a colour buffer that does not have 32 bits per pixel: nothing is drawn")
            }
            Finding::UnusedDepthFormat => {
                write!(
                    f,
                    "DEPTHBUFFER_FORMAT (0x{:03X}) is {}, said to hang the GPU: as if there were no depth buffer",
                    id::DEPTHBUFFER_FORMAT,
                    DepthFormat::Unused.raw()
                )
            }
            Finding::StencilWithoutBuffer => {
                f.write_str("the stencil test is on, but the depth buffer has no stencil: it has no effect")
            }
        }
    }
}

impl fmt::Display for TextureFinding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextureFinding::UnknownFormat { code } => write!(f, "the unknown format {code} reads 0"),
            TextureFinding::UnknownType { code } => write!(f, "the unknown type {code} counts as off"),
            TextureFinding::ShadowFormat { code } => {
                write!(f, "a shadow texture has the format {code}, not RGBA8 (choice shadow_texture_format)")
            }
            TextureFinding::OutsideMemory(outside) => write!(f, "{outside}; the rest reads 0"),
        }
    }
}
