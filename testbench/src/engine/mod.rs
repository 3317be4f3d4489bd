// SPDX-License-Identifier: MIT
//! Engines: what runs the hardware side of a comparison.
//!
//! [`native`] runs the emitted Verilog within this program, [`verilator`] compiled to a program, [`icarus`] with exported
//! vectors and the generated testbench; [`rust_hdl`] runs the circuits that it was emitted from.

pub mod icarus;
pub mod native;
pub mod rust_hdl;
mod tail;
pub mod verilator;

use crate::children::interrupted;
use crate::tools::Missing;
pub use pica_agents::{Answer, DRAIN, SILENCE, Stall, Unknown, Violation};
use pica_vectors::{Case, Columns, Item};
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::path::{Path, PathBuf};

/// In which cases the bench holds back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BackPressure {
    /// In every second case of a unit, in one of 32 batches of a flat block.
    #[default]
    Sometimes,
    /// In no case.
    Never,
    /// In every case.
    Always,
}

impl BackPressure {
    /// All settings.
    pub const ALL: [Self; 3] = [Self::Sometimes, Self::Never, Self::Always];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        ["sometimes", "never", "always"][self as usize]
    }
}

/// An engine that has no answer; none of this is about the block's results.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    /// A program is not installed.
    #[error(transparent)]
    Missing(#[from] Missing),
    /// A program could not be started, or reading from or writing to it failed.
    #[error("{program}: {error}")]
    Io {
        /// Which program or file.
        program: String,
        /// What went wrong.
        error: std::io::Error,
    },
    /// The Verilog does not compile.
    #[error("{tool} cannot compile the Verilog:\n{log}")]
    Compile {
        /// Which compiler.
        tool: &'static str,
        /// What it said.
        log: String,
    },
    /// The simulator of this program does not know something in the Verilog.
    #[error("the native engine cannot run {block}: {error}")]
    Refused {
        /// Which block was to be run.
        block: String,
        /// What the simulator says.
        error: pica_simulator::Error,
    },
    /// A path has a character that a tool takes for something else.
    #[error("{tool} cannot read the path {path:?}: it has {what}")]
    Path {
        /// Which tool.
        tool: &'static str,
        /// The path.
        path: PathBuf,
        /// What is in it.
        what: &'static str,
    },
    /// Nothing was compared: no success.
    #[error("nothing was compared: {vectors} cases of {block}, and no result is expected of any")]
    Nothing {
        /// Which block was run.
        block: String,
        /// How many cases ran.
        vectors: u64,
    },
    /// All cases were left out: no success.
    #[error("nothing was compared: all {cases} cases of {block} are in a situation that is excepted")]
    AllExcepted {
        /// Which block was run.
        block: String,
        /// How many cases there were.
        cases: u64,
    },
    /// The simulator ended, or said something that is no answer.
    #[error(
        "the simulator of {block}{} {what}{}",
        cases.as_ref().map_or(String::new(), show_cases),
        if printed.is_empty() { String::new() } else { format!("\nit printed last:\n{printed}") }
    )]
    Simulator {
        /// Which block was run.
        block: String,
        /// What it did.
        what: String,
        /// The cases that it had.
        cases: Option<Range<u64>>,
        /// What it printed last.
        printed: String,
    },
    /// The folder of programs cannot be written.
    #[error("cannot write to the cache {}: {error}; set PICA_CACHE to a folder that can be written", folder.display())]
    Cache {
        /// The folder that cannot be written.
        folder: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// An interrupt was caught.
    #[error("interrupted")]
    Interrupted,
}

/// `, in case 3,` or `, in cases 0 to 99,`.
fn show_cases(cases: &Range<u64>) -> String {
    match cases.end - cases.start {
        1 => format!(", in case {},", cases.start),
        _ => format!(", in cases {} to {},", cases.start, cases.end - 1),
    }
}

impl EngineError {
    /// An error of the system about a program or file.
    pub fn io(program: impl Into<String>) -> impl FnOnce(std::io::Error) -> Self {
        let program = program.into();
        move |error| match (error.kind(), interrupted()) {
            (std::io::ErrorKind::Interrupted, Some(_)) => Self::Interrupted,
            _ => Self::Io { program, error },
        }
    }

    /// A simulator of `block` that gives no answer.
    pub fn simulator(block: &str, what: impl Into<String>) -> Self {
        Self::Simulator { block: block.to_owned(), what: what.into(), cases: None, printed: String::new() }
    }

    /// The error with what the simulator printed last.
    fn with_output(mut self, text: &str) -> Self {
        if let Self::Simulator { printed, .. } = &mut self {
            text.trim().clone_into(printed);
        }
        self
    }

    /// The error with the cases that the simulator had, if it does not name them.
    pub fn in_cases(mut self, range: Range<u64>) -> Self {
        if let Self::Simulator { cases: cases @ None, .. } = &mut self {
            *cases = Some(range);
        }
        self
    }

    /// The error about a user's module in place of the block.
    pub fn in_module(mut self, module: &str) -> Self {
        if let Self::Simulator { block, .. } = &mut self {
            *block = format!("`{module}` in place of {block}");
        }
        self
    }
}

/// Whether a tool finds what has one of these paths. Verilator and Icarus put the values of environment variables into paths;
/// Icarus writes paths into files of its own, in which `"` and the end of a line end them (`quotes`).
fn readable<'a>(
    tool: &'static str,
    quotes: bool,
    paths: impl IntoIterator<Item = &'a Path>,
) -> Result<(), EngineError> {
    let wrong = |path: &Path| {
        let text = path.to_string_lossy();
        let names = |behind: &str| behind.starts_with(|c: char| c.is_ascii_alphabetic() || "_{(".contains(c));
        if text.split('$').skip(1).any(names) {
            return Some("a `$` that stands for an environment variable there");
        }
        match text.chars().find(|c| quotes && (*c == '"' || c.is_control()))? {
            '"' => Some("a quotation mark"),
            _ => Some("a control character"),
        }
    };
    let mut found = paths.into_iter().filter_map(|path| Some((path, wrong(path)?)));
    match found.next() {
        Some((path, what)) => Err(EngineError::Path { tool, path: path.to_owned(), what }),
        None => Ok(()),
    }
}

/// What a campaign drives: a block in one of the simulators.
pub trait Engine {
    /// The results of a flat block for `inputs`. An engine that compares by itself needs to know what is `expected`.
    ///
    /// # Errors
    /// If the engine fails; a block that misbehaves is part of the answer.
    fn flat(&mut self, inputs: &Columns, expected: &Columns, stall: Stall) -> Result<Answer<Columns>, EngineError>;

    /// What comes out of a unit after power-on, reset and the inputs of `case`. It is asked until each channel has given
    /// as many transactions as the case expects.
    ///
    /// # Errors
    /// If the engine fails; a block that misbehaves is part of the answer.
    fn unit(&mut self, case: &Case, stall: Stall) -> Result<Answer<Vec<Item>>, EngineError>;

    /// How many cases of a unit it runs at once.
    fn at_once(&self) -> usize {
        1
    }

    /// What comes out of a unit for each of some cases.
    ///
    /// # Errors
    /// As [`unit`](Self::unit).
    fn units(&mut self, cases: &[(&Case, Stall)]) -> Result<Vec<Answer<Vec<Item>>>, EngineError> {
        cases.iter().map(|(case, stall)| self.unit(case, *stall)).collect()
    }
}
