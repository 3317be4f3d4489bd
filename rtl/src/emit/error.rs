// SPDX-License-Identifier: MIT
//! Why a block has no Verilog.

use pica_verilog::token::SyntaxError;
use std::fmt;

/// A place where Verilog would not do what the simulation does, or could not be read by every tool.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// The block, as a path from the top: `shader_alu.lane_2`; a file and line in the scan of sources.
    pub place: String,
    /// The expression, statement or name.
    pub expression: String,
    /// What is wrong with the expression, and what to write instead.
    pub problem: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}: `{}`: {}", self.place, self.expression, self.problem)
    }
}

/// Why a block has no Verilog.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EmitError {
    /// Signals that nothing drives, as paths from the top.
    #[error("nothing drives {}", list(.0))]
    Open(Vec<String>),
    /// Local signals or outputs that are read before they are written, as paths from the top.
    #[error("read before it is written: {}", list(.0))]
    ReadBeforeWrite(Vec<String>),
    /// Inputs that their own block writes, as paths from the top.
    #[error("a block writes its own input: {}", list(.0))]
    WrittenInput(Vec<String>),
    /// The header does not describe the ports of the circuit.
    #[error("the header and the circuit differ: {0}")]
    Header(String),
    /// The guard rejects the block: the Verilog would not do what the simulation does.
    #[error("{}", .0.iter().map(Finding::to_string).collect::<Vec<_>>().join("\n"))]
    Rejected(Vec<Finding>),
    /// Two names that differ in `rust_hdl` only are one in Verilog.
    #[error("module {module}: `{first}` and `{second}` are both named `{name}` in Verilog")]
    Collision {
        /// Name of the module that has both names.
        module: String,
        /// The Verilog name.
        name: String,
        /// One of the names, as `rust_hdl` writes it.
        first: String,
        /// Another name of `rust_hdl` that becomes the same.
        second: String,
    },
    /// Circuits that differ, and whose modules have one name.
    #[error("module {module} is two: `{first}` and `{second}` differ; their type has to say their variant")]
    Ambiguous {
        /// Name of the modules.
        module: String,
        /// A circuit of that name, as a path from the top.
        first: String,
        /// Another circuit of that name.
        second: String,
    },
    /// Circuits that are declared to be one module with parameters, and are not.
    #[error("family {family} of modules: {problem}")]
    Family {
        /// The name of the module.
        family: &'static str,
        /// What does not fit.
        problem: String,
    },
    /// Generated or hand-written Verilog that cannot be read back.
    #[error("{}: `{}`: {}", .0.place, .0.expression, .0.problem)]
    Syntax(Finding),
    /// `rust_hdl` gave up.
    #[error("rust_hdl cannot emit {block}: {message}")]
    Panicked {
        /// The block that `rust_hdl` was at.
        block: String,
        /// What `rust_hdl` says.
        message: String,
    },
}

impl EmitError {
    /// An error if the guard found anything; each finding once.
    pub(super) fn unless_empty(mut findings: Vec<Finding>) -> Result<(), EmitError> {
        findings.sort();
        findings.dedup();
        if findings.is_empty() { Ok(()) } else { Err(EmitError::Rejected(findings)) }
    }
}

impl Finding {
    /// The module and the line of a text in which it cannot be read.
    pub(super) fn syntax(text: &str, error: SyntaxError) -> Self {
        let lines: Vec<&str> = text.lines().take(error.line).collect();
        let name = |line: &&str| line.trim().strip_prefix("module ")?.split('(').next().map(str::to_owned);
        let module = lines.iter().rev().find_map(name).unwrap_or_default();
        let line = lines.last().map_or("", |line| line.trim()).to_owned();
        Finding { place: readable(&module), expression: line, problem: error.problem }
    }
}

fn list(names: &[String]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// A name of `rust_hdl` as a reader knows it.
pub fn readable(name: &str) -> String {
    name.replace('$', "_")
}
