// SPDX-License-Identifier: MIT
//! Simulators that the tests run, and folders that they run them in.
//!
//! A check whose program is missing says so, with the line that installs it, and passes; with `PICA_REQUIRE_TOOLS=1` it
//! fails.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

/// A way to run an exported folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Targets of its Makefile.
    Icarus,
    Verilator,
    Cocotb,
    /// The Makefile of cocotb alone.
    CocotbAlone,
    /// The command lines that the testbench shows.
    IcarusAlone,
    VerilatorAlone,
    /// Targets of its FuseSoC core.
    FuseSocIcarus,
    FuseSocVerilator,
}

impl Target {
    pub const ALL: [Target; 8] = [
        Target::Icarus,
        Target::Verilator,
        Target::Cocotb,
        Target::CocotbAlone,
        Target::IcarusAlone,
        Target::VerilatorAlone,
        Target::FuseSocIcarus,
        Target::FuseSocVerilator,
    ];

    /// The targets of the Makefile.
    pub const MAKE: &[Target] = Target::ALL.split_at(3).0;

    pub fn installed(self) -> bool {
        let icarus = || program("iverilog", "apt-get install iverilog");
        match self {
            Target::Icarus | Target::IcarusAlone => icarus(),
            Target::Verilator | Target::VerilatorAlone => program("verilator", "apt-get install verilator g++"),
            Target::Cocotb | Target::CocotbAlone => icarus() && python_has("cocotb"),
            Target::FuseSocIcarus => Target::Icarus.installed() && python_has("fusesoc"),
            Target::FuseSocVerilator => Target::Verilator.installed() && python_has("fusesoc"),
        }
    }

    /// Runs the folder; what was printed, and whether the exit status is 0. None if the tool is missing. `settings` are
    /// for make.
    pub fn run(self, folder: &Path, settings: &[&str]) -> Option<(bool, String)> {
        if !self.installed() || !program("make", "apt-get install make") {
            return None;
        }
        let block = || folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let make = |arguments: &[&str]| {
            let mut command = Command::new("make");
            command.arg("--no-print-directory").args(arguments).args(settings);
            command
        };
        let shown = |tool: &str| {
            let path = folder.join(format!("{}_tb.v", block()));
            let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let prefix = "//     $ ";
            let lines = text.lines().filter_map(|line| line.strip_prefix(prefix));
            let mut command = Command::new("sh");
            command.args(lines.filter(|line| line.starts_with(tool)).flat_map(|line| ["-c", line]));
            command
        };
        let fusesoc = |target: &str| {
            let mut command = fusesoc_command();
            command.args(["run", target]).arg(format!("pica:vectors:{}", block()));
            command
        };
        let mut command = match self {
            Target::Icarus => make(&["icarus"]),
            Target::Verilator => make(&["verilator"]),
            Target::Cocotb => make(&["cocotb"]),
            Target::CocotbAlone => make(&["-f", "cocotb.mk"]),
            Target::IcarusAlone => shown("iverilog"),
            Target::VerilatorAlone => shown("verilator"),
            Target::FuseSocIcarus => fusesoc("--target=sim"),
            Target::FuseSocVerilator => fusesoc("--target=sim_verilator"),
        };
        // A block that hangs should not take long in Python; the shader unit with 25 invocations clears its registers in more
        // than 1000 clocks.
        command.env("VECTORS_TIMEOUT", "4000").env("PATH", path_with_python()).current_dir(folder);
        Some(output(&mut command))
    }
}

fn fusesoc_command() -> Command {
    let mut command = Command::new(python());
    command.args(["-m", "fusesoc.main", "--cores-root=."]);
    command
}

/// Runs FuseSoC on a folder; what it printed, and whether it was content. None if it or what it calls is missing.
pub fn fusesoc(folder: &Path, arguments: &[&str]) -> Option<(bool, String)> {
    if !Target::FuseSocIcarus.installed() || !Target::FuseSocVerilator.installed() {
        return None;
    }
    Some(output(fusesoc_command().args(arguments).env("PATH", path_with_python()).current_dir(folder)))
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

pub fn program(name: &str, install: &str) -> bool {
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
