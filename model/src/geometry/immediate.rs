// SPDX-License-Identifier: MIT
//! What immediate mode remembers (geometry.md#fixed-attributes-and-immediate-mode).

use crate::shader::Vector;

/// The vertex that is being collected.
#[derive(Clone, Debug, Default)]
pub(crate) struct ImmediateVertex {
    /// The attributes that came so far.
    pub attributes: Vec<Vector>,
    /// Whether no vertex came since FIXEDATTRIB_INDEX was written.
    pub starts: bool,
    pub run: ImmediateRun,
}

/// Data words that follow each other.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) enum ImmediateRun {
    /// No words, or none that completed a vertex.
    #[default]
    None,
    /// A draw that the sink knows of.
    Draw {
        /// Whether there is a geometry shader.
        geometry_shader: bool,
        /// Attributes that the shader gets.
        copied: usize,
    },
    /// Words whose vertices are dropped (choice `draw_mode_enforcement`).
    Forbidden,
}
