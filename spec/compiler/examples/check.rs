// SPDX-License-Identifier: MIT
//! Checks specification files: `cargo run -p pica-spec-compiler --example check -- spec`.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(root) = std::env::args().nth(1) else {
        eprintln!("usage: check FOLDER");
        return ExitCode::from(2);
    };
    let files = match pica_spec_compiler::read_specification(Path::new(&root), "") {
        Ok(files) => files,
        Err(error) => {
            eprintln!("{root}: {error}");
            return ExitCode::from(2);
        }
    };
    match pica_spec_compiler::compile(&files) {
        Ok(description) => {
            for map in &description.maps {
                println!(
                    "{}: {} registers, {} layouts, {} enumerations",
                    map.name,
                    map.registers.len(),
                    map.layouts.len(),
                    map.enums.len()
                );
            }
            println!("{} choices", description.choices.len());
            ExitCode::SUCCESS
        }
        Err(errors) => {
            eprintln!("{errors}");
            ExitCode::from(1)
        }
    }
}
