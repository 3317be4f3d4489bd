// SPDX-License-Identifier: MIT
//! What has to be installed.

use pica_testbench::equivalence::EngineKind;
use pica_testbench::tools;

/// What is missing fails a test if it has to be there.
pub fn missing(message: &str) -> bool {
    assert!(!tools::required(), "{message}");
    eprintln!("skipped: {message}");
    false
}

/// Whether Verilator is there.
pub fn verilator() -> bool {
    EngineKind::Verilator.available().map_or_else(|error| missing(&error.to_string()), |()| true)
}

/// Whether these programs are there.
pub fn programs(names: &[&str], install: &str) -> bool {
    names.iter().all(|name| which(name) || missing(&format!("{name} is not installed; install it with `{install}`")))
}

fn which(name: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).chain(["/usr/sbin".into(), "/sbin".into()]).any(|folder| folder.join(name).exists())
}
