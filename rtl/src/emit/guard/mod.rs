//! What keeps simulation and Verilog the same.

pub mod assign;
pub mod drive;
pub mod keyword;
pub mod lint;
pub mod names;
pub mod source;

use super::error::Finding;
use super::verilog::tree::Module;

/// What is wrong with Verilog as a simulator will read it. Names are looked at first: the rest relies on them.
pub fn text(modules: &[Module]) -> Vec<Finding> {
    let findings: Vec<Finding> = modules.iter().flat_map(|module| names::check(module, modules)).collect();
    if !findings.is_empty() {
        return findings;
    }
    let flow = |module| assign::check(module).into_iter().chain(drive::check(module, modules));
    modules.iter().flat_map(flow).collect()
}
