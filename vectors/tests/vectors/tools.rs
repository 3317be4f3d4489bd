//! Simulators that the tests run, and folders that they run them in.
//!
//! A check whose program is missing says so, with the line that installs it, and passes; with `PICA_REQUIRE_TOOLS=1` it
//! fails.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

/// A way to run an exported folder: a target of its Makefile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Icarus,
    Verilator,
    Cocotb,
}

impl Target {
    pub const ALL: [Target; 3] = [Target::Icarus, Target::Verilator, Target::Cocotb];

    fn name(self) -> &'static str {
        match self {
            Target::Icarus => "icarus",
            Target::Verilator => "verilator",
            Target::Cocotb => "cocotb",
        }
    }

    fn installed(self) -> bool {
        match self {
            Target::Icarus => program("iverilog", "apt-get install iverilog"),
            Target::Verilator => program("verilator", "apt-get install verilator g++"),
            Target::Cocotb => program("iverilog", "apt-get install iverilog") && python_has("cocotb"),
        }
    }

    /// Runs the folder; what was printed, and whether make was content. None if the tool is missing.
    pub fn run(self, folder: &Path, settings: &[&str]) -> Option<(bool, String)> {
        if !self.installed() || !program("make", "apt-get install make") {
            return None;
        }
        let mut command = Command::new("make");
        command.arg("--no-print-directory").arg(self.name()).args(settings).current_dir(folder);
        // A block that hangs should not take long in Python.
        command.env("VECTORS_TIMEOUT", "1000");
        Some(output(command.env("PATH", path_with_python())))
    }
}

/// Runs FuseSoC on a folder; what it printed, and whether it was content. None if it or what it calls is missing.
pub fn fusesoc(folder: &Path, arguments: &[&str]) -> Option<(bool, String)> {
    if ![Target::Icarus, Target::Verilator].into_iter().all(Target::installed) || !python_has("fusesoc") {
        return None;
    }
    let mut command = Command::new(python());
    command.args(["-m", "fusesoc.main", "--cores-root=."]).args(arguments).current_dir(folder);
    Some(output(command.env("PATH", path_with_python())))
}

fn output(command: &mut Command) -> (bool, String) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (output.status.success(), out + &err)
}

/// The Python that `PICA_PYTHON` names, or the system's.
fn python() -> PathBuf {
    std::env::var_os("PICA_PYTHON").map_or_else(|| "python3".into(), PathBuf::from)
}

/// The programs of a virtual environment are found first.
fn path_with_python() -> std::ffi::OsString {
    let folder = python().parent().map(Path::to_owned).into_iter().filter(|folder| !folder.as_os_str().is_empty());
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::join_paths(folder.chain(std::env::split_paths(&path))).expect("a search path has no separator in it")
}

fn program(name: &str, install: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(name).is_file()) || missing(name, install)
}

fn python_has(package: &str) -> bool {
    let import = Command::new(python()).arg("-c").arg(format!("import {package}")).output();
    import.is_ok_and(|output| output.status.success())
        || missing(
            &format!("a Python with {package}"),
            &format!("python3 -m venv VENV && VENV/bin/pip install {package}; PICA_PYTHON=VENV/bin/python"),
        )
}

fn missing(name: &str, install: &str) -> bool {
    let message = format!("{name} is not installed ({install})");
    assert!(std::env::var("PICA_REQUIRE_TOOLS").as_deref() != Ok("1"), "{message}");
    static SAID: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    if SAID.lock().is_ok_and(|mut said| said.insert(message.clone())) {
        // Not `eprintln`, whose text a passing test swallows.
        let _ = writeln!(std::io::stderr(), "SKIPPED: {message}");
    }
    false
}
