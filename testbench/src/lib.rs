// SPDX-License-Identifier: MIT
//! The bench of the PICA200 reference: everything that sets RTL against the model.
//!
//! * [`block`]: what a block is; [`stage`]: the form of those with one transaction in and one out; [`registry`]: all blocks, a
//!   line each.
//! * [`expected`]: what the shader blocks must give, from the model, as transactions.
//! * [`stimulus`], [`coverage`]: what is put in, and what it is to have exercised.
//! * [`cover`]: the few cases that show as much as many do, with which exported vectors begin.
//! * [`directed`]: corner cases written by hand, each with its reason, which every campaign begins with.
//! * [`naming`], [`verilog`]: what users get of the Verilog, and what its modules are called.
//! * [`engine`]: what runs the hardware side.
//! * [`timing`], [`waves`]: how transactions cross the ports, in words and drawn.
//! * [`synth`]: area and clock on FPGAs.
//! * [`formal`]: questions about circuits that have one answer for all inputs; [`proofs`]: what holds of the blocks; [`mutants`]:
//!   what the bench finds of circuits with one change.
//! * [`results`]: lines of JSON that runs, campaigns, measurements and mutants are.
//! * [`campaign`]: randomized equivalence: cases, comparison, shrinking, report.
//!
//! ```
//! use pica_spec::choices::Choices;
//! use pica_testbench::registry;
//!
//! let blocks = registry::blocks(&Choices::default())?;
//! let max = blocks.iter().find(|block| block.interface.name == "f24_max").ok_or("no such block")?;
//! assert!(max.verilog()?.contains("module f24_max"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod block;
pub mod cache;
pub mod campaign;
pub mod children;
pub mod components;
pub mod cover;
pub mod coverage;
pub mod directed;
pub mod engine;
pub mod equivalence;
pub mod expected;
pub mod formal;
pub mod full;
pub mod golden;
pub mod mutants;
pub mod naming;
pub mod project;
pub mod proofs;
pub mod registry;
pub mod reservoir;
pub mod results;
pub mod scratch;
pub mod stage;
pub mod stimulus;
pub mod synth;
pub mod timing;
pub mod tools;
pub mod verilog;
pub mod waves;
pub mod witness;

pub use pica_agents::random;
pub use pica_rtl::{build, emit};
