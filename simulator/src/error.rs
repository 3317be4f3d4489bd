// SPDX-License-Identifier: MIT
//! What cannot be simulated, and where it stands.

use pica_verilog::token::SyntaxError;

/// Why there is no simulation of a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The text is not in the part of Verilog that blocks use.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// There is no such module.
    #[error("there is no module `{0}`")]
    NoModule(String),
    /// Something in a module.
    #[error("line {line}, module `{module}`: {problem}")]
    Item {
        /// The module.
        module: String,
        /// The line of the item of the module, from 1.
        line: usize,
        /// What is wrong.
        problem: String,
    },
    /// Something about signals, which are named by their paths.
    #[error("{0}")]
    Signals(String),
}
