// SPDX-License-Identifier: MIT
//! The C library and the Python package, built and installed as their users have them.

use pica_testbench::tools;
use std::path::{Path, PathBuf};
use std::process::Command;

pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// Runs a command in the root of the project: whether it was content, and what it printed.
pub fn ended(command: &mut Command) -> (bool, String) {
    let output = command.current_dir(root()).output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (output.status.success(), out + &err)
}

/// Runs a command in the root of the project, which has to succeed; what it printed.
pub fn output(command: &mut Command) -> String {
    let (content, text) = ended(command);
    assert!(content, "{command:?}: {text}");
    text
}

/// What is missing fails a test if it has to be there.
pub fn missing(message: &str) -> bool {
    assert!(!tools::required(), "{message}");
    eprintln!("skipped: {message}");
    false
}

/// Builds the C library with a profile of Cargo; where it is.
pub fn library(profile: &str) -> PathBuf {
    let options = ["build", "--locked", "-p", "pica-c", "--message-format=json", "--profile", profile];
    let text = output(Command::new(env!("CARGO")).args(options));
    let end = text.find("libpica.a\"").expect("the library is built") + "libpica.a".len();
    let start = text[..end].rfind('"').expect("a path") + 1;
    PathBuf::from(&text[start..end])
}

/// Builds a bench of `c/systemverilog` with Verilator, with these files and the C library; its program.
pub fn bench(folder: &Path, name: &str, files: &[PathBuf], dut: Option<&str>, library: &Path) -> PathBuf {
    let sources = root().join("c/systemverilog");
    let mut verilator = Command::new("verilator");
    verilator.args(["--binary", "--timing", "-O3", "--top-module", name, "-Mdir"]).arg(folder);
    verilator.args(dut.map(|dut| format!("-DDUT={dut}")));
    verilator.arg(sources.join("pica_reference_pkg.sv")).arg(sources.join(format!("{name}.sv"))).args(files);
    output(verilator.arg(library).args(["-LDFLAGS", "-lm -lpthread -ldl"]));
    folder.join(format!("V{name}"))
}

/// The Python that `PICA_PYTHON` names, or the system's, if it has these packages.
pub fn python(packages: &[&str]) -> Option<PathBuf> {
    let python = std::env::var_os("PICA_PYTHON").map_or_else(|| "python3".into(), PathBuf::from);
    let import = Command::new(&python).arg("-c").arg(format!("import {}", packages.join(", "))).output();
    let all = packages.join(" ");
    let install = format!("python3 -m venv VENV && VENV/bin/pip install {all}; PICA_PYTHON=VENV/bin/python");
    (import.is_ok_and(|output| output.status.success())
        || missing(&format!("a Python with {all} is not installed ({install})")))
    .then_some(python)
}

/// A program beside the Python that `PICA_PYTHON` names, or on the search path, if it answers to `--version`.
pub fn tool(name: &str) -> Option<PathBuf> {
    let python = std::env::var_os("PICA_PYTHON").map(PathBuf::from);
    let beside = python.as_deref().and_then(Path::parent).map(|folder| folder.join(name)).filter(|path| path.is_file());
    let tool = beside.unwrap_or_else(|| name.into());
    let answer = Command::new(&tool).arg("--version").output();
    (answer.is_ok_and(|output| output.status.success())
        || missing(&format!("{name} is not installed (pip install cmake; apt-get install pkg-config)")))
    .then_some(tool)
}

/// The Python package, built with a profile of Cargo and installed into a folder.
pub fn package(python: &Path, profile: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let wheels = tempfile::tempdir().expect("a folder");
    // pip calls maturin by its name: the programs of a virtual environment are found first.
    let beside = python.parent().map(Path::to_owned).into_iter().filter(|folder| !folder.as_os_str().is_empty());
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path =
        std::env::join_paths(beside.chain(std::env::split_paths(&path))).expect("a search path has no separator in it");
    let pip = |command: &str| -> Command {
        let mut pip = Command::new(python);
        pip.args(["-m", "pip", command, "--quiet", "--no-deps", "--no-index"]);
        pip
    };
    output(
        pip("wheel")
            .args(["--no-build-isolation", "./python", "-w"])
            .arg(wheels.path())
            .env("PATH", path)
            .env("MATURIN_PEP517_ARGS", format!("--profile {profile}")),
    );
    output(pip("install").args(["pica200", "--find-links"]).arg(wheels.path()).arg("--target").arg(folder.path()));
    folder
}
