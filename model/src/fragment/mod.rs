// SPDX-License-Identifier: MIT
//! The fragment pipeline (framebuffer.md#addressing and fragment.md): from an interpolated fragment to the bytes of a
//! pixel.
//!
//! In the order of the stages:
//!
//! 1. [`texture::units`](crate::texture::units) and [`lighting`](crate::lighting), as far as anything reads them, and the six stages of the [`combiner`]: together
//!    [`shading`];
//! 2. [`shadow_map`] in shadow mode and [`gas`] in gas mode, which end there; otherwise [`drawing`]:
//! 3. [alpha test](alpha_test), [`fog`],
//! 4. [`stencil`] and [depth test](depth_test) with their writes ([`depth_stage`]),
//! 5. [`blend`] or [`logic_op`], colour mask and write ([`color_stage`]), into a [`framebuffer`].
//!
//! [`FragmentPipeline`] is all of it, compiled once per draw; [`pixel`] has the stages from the combiners on for one
//! fragment; [`record`] is what it can tell about one fragment. A stage's arithmetic is a pure function over integers
//! in the file of its register; the pipeline runs the same function over many fragments at once ([`planes`]).

pub mod alpha_test;
pub mod blend;
pub mod color;
pub mod color_stage;
pub mod combiner;
pub mod compare;
pub mod depth_quantise;
pub mod depth_stage;
pub mod depth_test;
pub mod drawing;
pub mod finding;
pub mod fixed;
pub mod fog;
pub mod framebuffer;
pub mod gas;
mod in_words;
pub mod logic_op;
pub mod pipeline;
pub mod pixel;
pub mod planes;
pub mod queue;
pub mod record;
pub mod shading;
pub mod shadow_map;
pub mod stencil;

pub use finding::Finding;
pub use in_words::fragment_in_words;
pub use pipeline::FragmentPipeline;
pub use record::FragmentRecord;

use pica_spec::choices::Choices;
use pica_spec::register_file::RegisterFile;
use pica_spec::trace::Memory;

use crate::command::lut::Luts;

/// What a draw is set up from.
#[derive(Clone, Copy, Debug)]
pub struct DrawState<'a> {
    /// The registers, as the draw found them.
    pub registers: &'a RegisterFile,
    /// The look-up tables of fog, lighting and procedural textures.
    pub luts: &'a Luts,
    /// The memory, for textures.
    pub memory: &'a Memory,
    /// The ledger's choices.
    pub choices: &'a Choices,
}
