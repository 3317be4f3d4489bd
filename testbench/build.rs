// SPDX-License-Identifier: MIT
//! `PICA_SOURCES`: the SHA-256 of everything in this repository that decides what a campaign finds.

use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};

/// Folders and files, from the folder of the workspace: specification, model, circuits, bench, and the crates that they use.
const SOURCES: [&str; 25] = [
    "Cargo.lock",
    "experiments/src",
    "model/src",
    "rtl/macros/src",
    "rtl/src",
    "rtl/verilog/src",
    "shader/src",
    "simulator/src",
    "spec/assumptions.yaml",
    "spec/build.rs",
    "spec/choices.yaml",
    "spec/compiler/src",
    "spec/isa.yaml",
    "spec/maps.yaml",
    "spec/maxwell",
    "spec/pica200",
    "spec/sources.yaml",
    "spec/src",
    "testbench/Cargo.toml",
    "testbench/agents/src",
    "testbench/build.rs",
    "testbench/directed",
    "testbench/src",
    "vectors/src",
    "vectors/templates",
];

fn main() {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let mut files = Vec::new();
    for source in SOURCES {
        println!("cargo::rerun-if-changed=../{source}");
        collect(&workspace.join(source), &mut files);
    }
    // They are part of the crate, but decide nothing in a campaign.
    println!("cargo::rerun-if-changed=proofs");
    println!("cargo::rerun-if-changed=cover");
    files.sort();
    let mut hash = Sha256::new();
    for file in files {
        let name = file.strip_prefix(workspace).expect("below the workspace").to_string_lossy().replace('\\', "/");
        let bytes = fs::read(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
        hash.update((name.len() as u64).to_le_bytes());
        hash.update(name);
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    }
    let hash: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    println!("cargo::rustc-env=PICA_SOURCES={hash}");
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let entries = fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        entries.flatten().for_each(|entry| collect(&entry.path(), files));
    } else {
        files.push(path.to_owned());
    }
}
