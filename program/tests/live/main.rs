// SPDX-License-Identifier: MIT
//! The model as other languages call it: C, SystemVerilog, Python.

mod c;
mod install;
mod installed;
#[path = "../cli/pica.rs"]
#[allow(dead_code)]
mod pica;
mod python;
#[path = "../cli/recorder_text.rs"]
#[allow(dead_code)]
mod recorder_text;
mod systemverilog;

use pica_testbench::equivalence::EngineKind;

/// Whether an engine is there. If it has to be and is not, the test fails.
fn have(kind: EngineKind) -> bool {
    kind.available().map_or_else(|error| install::missing(&error.to_string()), |()| true)
}
