// SPDX-License-Identifier: MIT
//! What installs: the C library where `make install` puts it, as pkg-config and CMake find it, and the program by the line of
//! docs/live.md.

use crate::install::{ended, output, root, tool};
use std::path::Path;
use std::process::Command;

/// Installs the C library, built with the profile `dev`.
fn install(prefix: &Path) {
    let mut make = Command::new("make");
    make.args(["-s", "-C", "c", "install", "PROFILE=dev"]).arg(format!("PREFIX={}", prefix.display()));
    output(make.env("CARGO", env!("CARGO")).env_remove("MAKEFLAGS"));
}

/// The example of a program runs and finds nothing wrong.
fn runs(program: &Path, libraries: &Path) {
    let text = output(Command::new(program).env("LD_LIBRARY_PATH", libraries));
    assert!(text.contains(": 0 wrong"), "{}: {text}", program.display());
}

/// The line of the page, into a folder of its own and out of what the tests are built of.
#[test]
fn the_program_is_installed() {
    let page = std::fs::read_to_string(root().join("docs/live.md")).expect("the page");
    let line = page.split('`').find(|code| code.starts_with("cargo install ")).expect("a line that installs");
    let folder = tempfile::tempdir().expect("a folder");
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(line.split_whitespace().skip(1))
        .args(["--debug", "--target-dir", "target", "--root"])
        .arg(folder.path());
    output(&mut cargo);
    let version = output(Command::new(folder.path().join("bin/pica")).arg("--version"));
    assert!(version.starts_with("pica "), "{version}");
}

#[test]
fn the_library_is_found_where_it_is_installed() {
    let folder = tempfile::tempdir().expect("a folder");
    let prefix = folder.path().join("prefix");
    install(&prefix);
    let libraries = prefix.join("lib");

    if let Some(pkg_config) = tool("pkg-config") {
        let asked = |option: &str| -> String {
            output(Command::new(&pkg_config).args([option, "pica"]).env("PKG_CONFIG_PATH", libraries.join("pkgconfig")))
        };
        assert_eq!(asked("--modversion").trim(), env!("CARGO_PKG_VERSION"));
        let program = folder.path().join("by_pkg_config");
        let options = asked("--cflags") + " " + &asked("--libs");
        let mut compiler = Command::new("cc");
        compiler.args(["-std=c11", "c/examples/reference.c"]).args(options.split_whitespace());
        output(compiler.arg("-o").arg(&program));
        runs(&program, &libraries);
    }
    if let Some(cmake) = tool("cmake") {
        let build = folder.path().join("build");
        let prefixes = format!("-DCMAKE_PREFIX_PATH={}", prefix.display());
        output(Command::new(&cmake).args(["-S", "c/examples", &prefixes, "-B"]).arg(&build));
        output(Command::new(&cmake).arg("--build").arg(&build));
        for program in ["reference", "reference_static"] {
            runs(&build.join(program), &libraries);
        }
        // A version that is not there is refused.
        let version = prefix.join("lib/cmake/pica/picaConfigVersion.cmake");
        let text = std::fs::read_to_string(&version).expect("the file").replace("\"0.1.", "\"0.0.");
        std::fs::write(&version, text).expect("the file");
        let (found, text) =
            ended(Command::new(&cmake).args(["-S", "c/examples", &prefixes, "-B"]).arg(folder.path().join("other")));
        assert!(!found && text.contains("pica"), "{text}");
    }

    let mut make = Command::new("make");
    output(make.args(["-s", "-C", "c", "uninstall"]).arg(format!("PREFIX={}", prefix.display())));
    assert!(!prefix.join("include/pica.h").exists() && !libraries.join("libpica.a").exists());
}
