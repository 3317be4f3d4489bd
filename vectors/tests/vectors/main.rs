// SPDX-License-Identifier: MIT
//! Exported folders: their files, what simulators say of them, and what becomes of faults.

mod batches;
mod blocks;
mod cocotb;
mod exchange;
mod export;
mod faults;
mod formats;
mod golden;
mod interface;
mod malformed;
mod memory;
mod simulate;
mod snapshots;
mod tools;

use blocks::Block;
use pica_vectors::{Export, Format, Manifest, Origin, Vectors};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn origin() -> Origin {
    Origin {
        seed: Some(1),
        traces: vec![],
        tool: "test 1.0".into(),
        spec: "1".into(),
        choices: BTreeMap::from([("rounding".into(), "toward-zero".into())]),
        build: BTreeMap::new(),
    }
}

/// Exports a block in all formats that apply.
fn exported(
    folder: &Path,
    block: &Block,
    verilog: &str,
    cases: impl IntoIterator<Item: Into<Vectors>>,
) -> (PathBuf, Manifest) {
    let interface = &block.interface;
    let float = interface.is_flat();
    let formats: Vec<Format> = Format::ALL.into_iter().filter(|format| format.applies(interface, float)).collect();
    let set = Export {
        interface,
        top: &interface.name,
        verilog: Some(verilog),
        modules: &[],
        formats: &formats,
        float,
        origin: &origin(),
    };
    pica_vectors::export(folder, &set, cases).unwrap_or_else(|error| panic!("{error}"))
}

/// A folder that is removed when the test ends.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn put(path: &Path, text: impl AsRef<[u8]>) {
    std::fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
