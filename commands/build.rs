// SPDX-License-Identifier: MIT
//! The pages of the hardware for the command line, after all that the specification and they cite was checked.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("commands/build.rs: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> io::Result<ExitCode> {
    for watched in ["build.rs", "../spec", "../docs/hardware"] {
        println!("cargo::rerun-if-changed={watched}");
    }
    let files = pica_spec_compiler::read_specification(Path::new("../spec"), "spec/")?;
    let description = match pica_spec_compiler::compile(&files) {
        Ok(description) => description,
        Err(errors) => {
            eprintln!("{errors}");
            return Ok(ExitCode::FAILURE);
        }
    };
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("pages.json"), serde_json::to_string(&description.pages)?)?;
    // Checked above; the accessors do without it.
    fs::copy(Path::new("../spec").join(pica_spec_compiler::USES), out.join(pica_spec_compiler::USES))?;
    Ok(ExitCode::SUCCESS)
}
