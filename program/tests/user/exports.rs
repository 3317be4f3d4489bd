// SPDX-License-Identifier: MIT
//! Vectors and Verilog for tools elsewhere.

use crate::pica::{pica_ok, pica_refuses, trace};
use serde_json::{Value, json};
use std::path::Path;

fn manifest(folder: &Path, block: &str) -> Value {
    let text = std::fs::read_to_string(folder.join(block).join("manifest.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn lines(path: &Path) -> usize {
    std::fs::read_to_string(path).unwrap().lines().count()
}

/// A unit has as many vectors as were asked for, and each has its line and its end.
#[test]
fn vectors_of_a_unit_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let run = pica_ok(&["vectors", "shader_flow", "combiner", "-o", path, "--count", "30"]);
    assert_eq!(run.text().lines().count(), 2, "a line a block: {}", run.text());
    for block in ["shader_flow", "combiner"] {
        assert_eq!(manifest(folder.path(), block)["count"], 30);
        assert_eq!(lines(&folder.path().join(block).join(format!("{block}.jsonl"))), 30);
        let records = std::fs::read_to_string(folder.path().join(block).join(format!("{block}.mem"))).unwrap();
        assert_eq!(records.lines().filter(|line| line.starts_with("FF")).count(), 30);
    }
}

#[test]
fn vectors_of_several_recordings() {
    let folder = tempfile::tempdir().unwrap();
    let [triangle, indexed] = ["01_triangle.ctf", "14_indexed.ctf"].map(trace);
    let written = |name: &str, traces: &[&str]| {
        let path = folder.path().join(name);
        let traces = traces.iter().flat_map(|trace| ["--trace", trace]);
        let fixed = ["vectors", "shader_unit", "--as", "jsonl", "-o", path.to_str().unwrap()];
        pica_ok(&fixed.into_iter().chain(traces).collect::<Vec<_>>());
        let vectors = std::fs::read_to_string(path.join("shader_unit/shader_unit.jsonl")).unwrap();
        (manifest(&path, "shader_unit"), vectors)
    };
    let (_, first) = written("first", &[&triangle]);
    let (_, second) = written("second", &[&indexed]);
    let (manifest, both) = written("both", &[&triangle, &indexed]);
    assert_eq!(both, first.clone() + &second);
    assert!(!first.is_empty() && !second.is_empty());
    assert_eq!(manifest["count"], both.lines().count());
    assert_eq!(manifest["traces"], json!(["01_triangle.ctf", "14_indexed.ctf"]));
}

#[test]
fn no_vectors_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("none");
    pica_refuses(&["vectors", "f24_add", "--count", "0", "-o", path.to_str().unwrap()], "the least is 1");
    pica_refuses(
        &["vectors", "f24_add", "--trace", &trace("01_triangle.ctf"), "-o", path.to_str().unwrap()],
        "f24_add",
    );
    assert!(!path.exists());
    // Nothing is written of the first block either.
    let [path, trace] = [path.to_str().unwrap(), &trace("01_triangle.ctf")];
    pica_refuses(&["vectors", "shader_unit", "f24_add", "--trace", trace, "-o", path], "f24_add");
    assert!(!Path::new(path).exists());
    // A folder above it that is not there may be a slip, with recordings too.
    pica_refuses(&["vectors", "shader_unit", "--trace", trace, "-o", &format!("{path}/deep")], "none");
}
