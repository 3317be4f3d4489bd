// SPDX-License-Identifier: MIT
//! The revision of the sources, for `pica --version`.

use std::process::Command;

fn main() {
    // The log grows with every commit and checkout.
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../.git/logs/HEAD");
    let git = Command::new("git").args(["rev-parse", "--short=12", "HEAD"]).output();
    let revision = git.ok().filter(|output| output.status.success()).map(|output| output.stdout).unwrap_or_default();
    println!("cargo::rustc-env=PICA_REVISION={}", String::from_utf8_lossy(&revision).trim());
}
