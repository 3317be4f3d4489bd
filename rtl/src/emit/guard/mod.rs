//! What keeps simulation and Verilog the same.

pub mod keyword;
pub mod names;

use super::error::Finding;
use super::verilog::tree::Module;

/// What is wrong with Verilog as a simulator will read it.
pub fn text(modules: &[Module]) -> Vec<Finding> {
    modules.iter().flat_map(|module| names::check(module, modules)).collect()
}
