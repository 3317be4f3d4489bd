// SPDX-License-Identifier: MIT
//! Synthesizable blocks of the PICA200 GPU in `rust_hdl`.
//!
//! The tree follows the chip and has the rooms and names of the model: `memory/`, `command/`, `geometry/`, `shader/`, `raster/`,
//! `fragment/`, `float/`, and `gpu/` for what is made of several of them; `parts/` has what has no model. A block is a
//! `rust_hdl` circuit whose ports [`dut::Dut`] makes reachable by number, so that whatever drives or checks blocks is
//! written once for all of them.
//!
//! What no published test settles is a choice of the ledger ([`pica_spec::choices`]), given to a block when it is
//! constructed; one that the hardware cannot follow is an [`UnsupportedChoice`].
//!
//! [`emit`] turns any block into a Verilog file; its guard ([`emit::guard`]) says how blocks are to be written.
//!
//! A circuit runs in the simulator of `rust_hdl` without any tool:
//!
//! ```
//! use pica_rtl::dut::Dut;
//! use pica_rtl::float::F24Max;
//! use pica_spec::choices::Recorder;
//! use rust_hdl::core::prelude::*;
//!
//! let mut max = F24Max::new(&Recorder::default());
//! max.connect_all();
//! // Words 0 and 1 are the operands, 2 is the result.
//! max.set(0, 0x3F0000);
//! max.set(1, 0x400000);
//! max.settle()?;
//! assert_eq!(max.get(2), 0x400000);
//! # Ok::<(), pica_rtl::dut::Oscillates>(())
//! ```

// Clippy wants an `if` in the arm of a match to be a match guard, which `rust_hdl` loses on the way to Verilog.
#![allow(clippy::collapsible_match)]

pub mod build;
pub mod channel;
pub mod command;
pub mod component;
pub mod dut;
pub mod emit;
pub mod float;
pub mod fragment;
pub mod geometry;
pub mod gpu;
pub mod memory;
pub mod parts;
pub mod prelude;
pub mod raster;
pub mod shader;

// The macros write the path of this crate as it is elsewhere.
extern crate self as pica_rtl;

mod choice;
mod parameter;

pub use build::Builder;
pub use choice::UnsupportedChoice;
pub use parameter::Parameter;
