//! Bit-accurate functional model of the PICA200 GPU.
//!
//! Plain Rust: no hardware description, no input or output. The module tree follows the chip; [`float`] is the arithmetic
//! of every later unit, [`shader`] the programmable stages. What no published test settles is a choice of the ledger (`pica_spec::choices`).

pub mod float;
pub mod shader;
