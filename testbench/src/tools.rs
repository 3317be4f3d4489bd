// SPDX-License-Identifier: MIT
//! External programs: where they are, what version they have, and what to type when they are missing.

use std::path::PathBuf;
use std::process::Command;

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
}

/// A tool that is not there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} is not installed; install it with `{}`", .0.program(), .0.install())]
pub struct Missing(pub Tool);

impl Tool {
    /// The name of the program.
    pub const fn program(self) -> &'static str {
        match self {
            Self::Verilator => "verilator",
            Self::Cxx => "g++",
            Self::Iverilog => "iverilog",
            Self::Vvp => "vvp",
            Self::Yosys => "yosys",
        }
    }

    /// The line that installs it on Debian.
    pub const fn install(self) -> &'static str {
        match self {
            Self::Verilator => "sudo apt-get install verilator",
            Self::Cxx => "sudo apt-get install g++",
            Self::Iverilog | Self::Vvp => "sudo apt-get install iverilog",
            Self::Yosys => "sudo apt-get install yosys",
        }
    }

    /// Where it is.
    ///
    /// # Errors
    /// If it is not on the path.
    pub fn find(self) -> Result<PathBuf, Missing> {
        which::which(self.program()).map_err(|_| Missing(self))
    }

    /// The first line that it prints about its version.
    ///
    /// # Errors
    /// If it is not on the path.
    pub fn version(self) -> Result<String, Missing> {
        let flag = if matches!(self, Self::Iverilog | Self::Vvp | Self::Yosys) { "-V" } else { "--version" };
        let output = Command::new(self.find()?).arg(flag).output().map_err(|_| Missing(self))?;
        let text = String::from_utf8_lossy(&output.stdout);
        Ok(text.lines().next().unwrap_or_default().trim().to_owned())
    }
}

/// Whether a missing tool is a failure and no reason to skip: `PICA_REQUIRE_TOOLS` is set, and not to 0.
pub fn required() -> bool {
    std::env::var_os("PICA_REQUIRE_TOOLS").is_some_and(|value| !value.is_empty() && value != "0")
}
