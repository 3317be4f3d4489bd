//! Exported folders: their files, and what simulators say of them.

mod blocks;
mod simulate;
mod tools;

use blocks::Block;
use pica_vectors::{Case, Export, Format, Manifest, Origin, export};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn origin() -> Origin {
    Origin {
        seed: Some(1),
        trace: None,
        tool: "test 1.0".into(),
        spec: "1".into(),
        choices: BTreeMap::from([("rounding".into(), "toward-zero".into())]),
    }
}

/// Exports a block in all formats.
fn exported(folder: &Path, block: &Block, verilog: &str, cases: Vec<Case>) -> (PathBuf, Manifest) {
    let float = block.interface.is_flat();
    let formats: Vec<Format> =
        Format::ALL.into_iter().filter(|format| format.applies(&block.interface, float)).collect();
    let origin = origin();
    let set = Export { interface: &block.interface, verilog: Some(verilog), formats: &formats, float, origin: &origin };
    export(folder, &set, cases).unwrap_or_else(|error| panic!("{error}"))
}

/// A folder that is removed when the test ends.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}
