// SPDX-License-Identifier: MIT
//! Bit-accurate functional model of the PICA200 GPU.
//!
//! Plain Rust: no hardware description, no input or output. The module tree follows the chip:
//!
//! * [`float`]: the arithmetic of every later unit.
//! * [`shader`]: the programmable units.
//! * [`command`]: from the words of a command list to the unit that a register belongs to.
//! * [`geometry`]: from vertex data in memory to the vertices that leave the shaders.
//! * [`raster`]: from triangles to fragments.
//! * [`texture`]: from texture coordinates to texels.
//! * [`fragment`]: from fragments to pixels.
//! * [`pipeline`]: all of that, from the outputs of the shaders to the framebuffer.
//! * [`memory_engine`]: fills, display transfers and texture copies.
//! * [`tiling`]: the order of pixels in memory.
//! * [`lut`]: the tables that command lists load.
//! * [`machine`]: all of it put together; [`trace`] replays recordings on it.
//!
//! What no published test settles is a choice of the ledger ([`pica_spec::choices`]), given to [`machine::Machine`]
//! when it is made. What software does wrong is reported as a [`diagnostic`] and never stops the model.
//!
//! A recording becomes a picture:
//!
//! ```
//! use pica_model::machine::Machine;
//! use pica_model::pipeline::{Picture, Pipeline};
//! use pica_model::trace::Replay;
//! use pica_spec::choices::Choices;
//! use pica_spec::trace::Recording;
//!
//! let recording = Recording::read(&std::fs::read("../spec/tests/traces/01_triangle.ctf")?)?;
//! let choices = Choices::default();
//! let mut replay = Replay::new(&recording, Machine::new(&choices, Pipeline::new(&choices)?)?);
//! replay.run();
//!
//! let machine = replay.into_machine();
//! let picture = Picture::of_color(machine.registers(), &choices, machine.memory())?;
//! assert_eq!((picture.width, picture.height), (240, 400));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bits;
pub mod command;
pub mod diagnostic;
pub mod float;
pub mod fragment;
pub mod geometry;
mod limits;
pub mod lut;
pub mod machine;
pub mod memory_engine;
pub mod pipeline;
pub mod raster;
pub mod shader;
pub mod texture;
pub mod tiling;
pub mod trace;
