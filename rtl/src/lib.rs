//! Synthesizable blocks of the PICA200 GPU in `rust_hdl`.
//!
//! The tree follows the chip and has the names of the model: `float/`, `shader/`, `raster/`, `fragment/`. A block is a
//! `rust_hdl` circuit whose ports [`dut::Dut`] makes reachable by number, so that whatever drives or checks blocks is
//! written once for all of them.
//!
//! What no published test settles is a choice of the ledger ([`pica_spec::choices`]), given to a block when it is
//! constructed; one that the hardware cannot follow is an [`UnsupportedChoice`].
//!
//! [`emit`] turns any block into a Verilog file; its guard ([`emit::guard`]) says how blocks are to be written.

// It wants an `if` in the arm of a match to be a match guard, which `rust_hdl` loses on the way to Verilog.
#![allow(clippy::collapsible_match)]

pub mod declaration;
pub mod dut;
pub mod emit;
pub mod float;
pub mod fragment;
pub mod memory;
pub mod raster;
pub mod shader;

mod choice;
mod parameter;

pub use choice::UnsupportedChoice;
pub use parameter::Parameter;
