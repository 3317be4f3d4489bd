// SPDX-License-Identifier: MIT
//! Area and clock of blocks on FPGAs, as Yosys and nextpnr have them.
//!
//! A block is mapped by itself, and its cells are counted. What was mapped is then put between registers on every port
//! and placed and routed: the clock is that of its own paths.

mod family;
mod flow;
mod path;
mod record;
mod tables;
mod wrapper;

pub use family::Family;
pub use flow::{Flow, SynthError, body, digest};
pub use record::{Cells, Measurement};
pub use tables::{Build, Document, Facts, Figure, read, rewrite};

/// The clock in MHz, if there is one, and the signals of the path that limits it, in a report of nextpnr.
///
/// # Errors
/// If it is none.
pub fn clock_and_path(report: &[u8]) -> serde_json::Result<(Option<f64>, Vec<String>)> {
    let report: path::Report = serde_json::from_slice(report)?;
    Ok((report.mhz(), report.signals()))
}
