// SPDX-License-Identifier: MIT
//! Compiles the specification files to Rust and to the description that the command line shows.

use pica_spec_compiler::rust::Trace;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("spec/build.rs: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> io::Result<ExitCode> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let watched = ["build.rs", "maps.yaml", "sources.yaml", "choices.yaml", "assumptions.yaml", "isa.yaml"];
    for watched in watched.into_iter().chain(["pica200", "maxwell"]) {
        println!("cargo::rerun-if-changed={watched}");
    }
    // Without the pages that it cites, so that who edits them does not build everything again.
    let files = pica_spec_compiler::read_files(&root, "spec/")?;
    let description = match pica_spec_compiler::compile(&files) {
        Ok(description) => description,
        Err(errors) => {
            eprintln!("{errors}");
            return Ok(ExitCode::FAILURE);
        }
    };
    println!("cargo::rerun-if-env-changed=PICA_TRACE_USES");
    let trace = if env::var_os("PICA_TRACE_USES").is_some() { Trace::Uses } else { Trace::Off };
    for file in pica_spec_compiler::rust::generate(&description, trace) {
        write(&out.join(file.name), &file.text)?;
    }
    write(&out.join("description.json"), &serde_json::to_string(&description)?)?;
    Ok(ExitCode::SUCCESS)
}

/// Writes only what changed, so that an edit of one map does not touch the files of the others.
fn write(path: &Path, text: &str) -> io::Result<()> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::write(path, text)
}
