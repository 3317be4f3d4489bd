// SPDX-License-Identifier: MIT
//! The program for consoles compiles without a warning against declarations of what it uses of libctru.

use std::path::Path;
use std::process::Command;

#[test]
fn the_program_for_consoles_compiles() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let compiled = Command::new("cc")
        .args(["-std=gnu11", "-O2", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I"])
        .arg(folder.join("tests/stub"))
        .arg(folder.join("console/main.c"))
        .output();
    match compiled {
        Ok(output) => assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr)),
        Err(_) if std::env::var_os("PICA_REQUIRE_TOOLS").is_none() => {
            eprintln!("skipped: no C compiler (apt-get install gcc)");
        }
        Err(error) => panic!("cc: {error}"),
    }
}
