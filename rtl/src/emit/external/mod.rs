// SPDX-License-Identifier: MIT
//! What the tools of others say of an emitted file: Verilator, Icarus Verilog, Yosys.
//!
//! Nothing here is needed to emit or to simulate; the tests of every block ask these tools where they are installed.

mod yosys;

pub use yosys::{Family, Synthesis, elaborate, synthesize};

use std::path::Path;
use std::process::{Command, ExitStatus};

/// A tool that is missing or complains.
#[derive(Debug, thiserror::Error)]
pub enum ToolError {
    /// The tool is not installed.
    #[error("{tool} is missing: sudo apt-get install {package}")]
    Missing {
        /// Name of the program, as it is called.
        tool: &'static str,
        /// The Debian package that has it.
        package: &'static str,
    },
    /// The tool complains about the file, or does not run.
    #[error("{tool} does not accept the file:\n{output}")]
    Rejected {
        /// Name of the program, as it is called.
        tool: &'static str,
        /// What the tool says.
        output: String,
    },
    /// A signal has ended the tool, twice: its own fault, or the machine's.
    #[error("{tool} was ended ({status}) and has not judged the file:\n{output}")]
    Ended {
        /// Name of the program, as it is called.
        tool: &'static str,
        /// The signal.
        status: ExitStatus,
        /// What the tool had said.
        output: String,
    },
}

impl ToolError {
    /// Nothing to report, if the error only says that a tool is missing that the environment does not demand: then the
    /// line that installs it goes to stderr. With `PICA_REQUIRE_TOOLS=1` a missing tool is an error like any other.
    ///
    /// # Errors
    /// The error itself, in all other cases.
    pub fn unless_optional(self) -> Result<(), ToolError> {
        let required = std::env::var_os("PICA_REQUIRE_TOOLS").is_some_and(|value| value == "1");
        if matches!(self, ToolError::Missing { .. }) && !required {
            eprintln!("{self}");
            return Ok(());
        }
        Err(self)
    }
}

/// Verilator with all warnings, on a file and the waivers that it reads first, if there are any.
///
/// # Errors
/// If Verilator is missing or says anything.
pub fn verilator(waivers: Option<&Path>, file: &Path, top: &str) -> Result<(), ToolError> {
    let mut command = Command::new("verilator");
    command.args(["--lint-only", "-Wall", "--top-module", top]).args(waivers).arg(file);
    silent("verilator", "verilator", command)
}

/// Icarus Verilog as a Verilog-2001 compiler, with all warnings.
///
/// # Errors
/// If Icarus Verilog is missing or says anything.
pub fn icarus(file: &Path, top: &str) -> Result<(), ToolError> {
    let mut command = Command::new("iverilog");
    command.args(["-g2001", "-Wall", "-t", "null", "-s", top]).arg(file);
    silent("iverilog", "iverilog", command)
}

/// Runs a tool that says nothing unless it complains.
fn silent(tool: &'static str, package: &'static str, command: Command) -> Result<(), ToolError> {
    let output = run(tool, package, command)?;
    if output.is_empty() { Ok(()) } else { Err(ToolError::Rejected { tool, output }) }
}

/// What a tool says; an error if it fails. What a signal has ended says nothing of the file, and is run once more.
fn run(tool: &'static str, package: &'static str, mut command: Command) -> Result<String, ToolError> {
    let mut again = true;
    loop {
        let done = match command.output() {
            Ok(done) => done,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return Err(ToolError::Missing { tool, package });
            }
            Err(error) => return Err(ToolError::Rejected { tool, output: error.to_string() }),
        };
        let mut output = String::from_utf8_lossy(&done.stdout).into_owned();
        output.push_str(&String::from_utf8_lossy(&done.stderr));
        match done.status {
            status if status.success() => return Ok(output),
            status if status.code().is_some() => return Err(ToolError::Rejected { tool, output }),
            status if !core::mem::take(&mut again) => return Err(ToolError::Ended { tool, status, output }),
            _ => {}
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// Runs commands of a shell as a tool.
    fn shell(script: &str) -> Result<String, ToolError> {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        run("sh", "dash", command)
    }

    /// A crash is neither a verdict on the file nor taken for one, and the next run may judge.
    #[test]
    fn crashes() {
        let folder = tempfile::tempdir().expect("a folder");
        let mark = folder.path().join("mark");
        let once = format!("[ -e '{0}' ] || {{ touch '{0}'; kill -SEGV $$; }}; echo judged", mark.display());
        assert_eq!(shell(&once).expect("the second run"), "judged\n");
        let always = shell("echo parsing; kill -SEGV $$").expect_err("every run");
        assert!(matches!(&always, ToolError::Ended { output, .. } if output == "parsing\n"), "{always}");
        assert!(always.to_string().starts_with("sh was ended (signal: 11 (SIGSEGV)"), "{always}");
        let verdict = shell(&format!("echo once >> '{}'; exit 1", mark.display())).expect_err("a verdict");
        assert!(matches!(verdict, ToolError::Rejected { .. }), "{verdict}");
        assert_eq!(std::fs::read_to_string(mark).expect("the mark").lines().count(), 1, "a verdict stands");
    }
}
