// SPDX-License-Identifier: MIT
//! Measured results of `RCP`, `RSQ`, `EX2` and `LG2`, which replace the exact ones (choice `special_function_accuracy`).
//!
//! A table is text: a line for each result, with the function, the operand and the result as patterns of float24, such as
//! `rcp 408000 3D5553`. What stands behind `#` is a comment. An operand that is not in the table has its exact result.

use super::F24;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The functions that have measured results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names are those of instructions")]
pub enum SpecialFunction {
    Rcp,
    Rsq,
    Ex2,
    Lg2,
}

/// Results by function and operand.
#[derive(Debug, PartialEq, Eq)]
pub struct Measured {
    /// Operand and result, in the order of operands.
    functions: [Box<[(u32, u32)]>; 4],
}

/// A table that is not accepted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MeasuredError {
    /// A line that is no result.
    #[error(
        "line {line}: `{text}` is no result: a function (rcp, rsq, ex2, lg2), an operand and its result in 6 hexadecimal digits"
    )]
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// What it says.
        text: String,
    },
    /// Two results for one operand.
    #[error("line {line}: {function} of {operand:06X} has the result {first:06X} before")]
    Twice {
        /// The number of the line, from 1.
        line: usize,
        /// The function.
        function: String,
        /// The operand.
        operand: u32,
        /// The result that stands before.
        first: u32,
    },
    /// No line has a result.
    #[error("the table has no result")]
    Empty,
    /// The process has another table.
    #[error("another table was supplied before: a process has one")]
    Supplied,
}

static SUPPLIED: OnceLock<Measured> = OnceLock::new();

impl Measured {
    /// Reads a table.
    ///
    /// # Errors
    /// At the first line that is no result, if an operand has two results, and if there is no result at all.
    pub fn read(text: &str) -> Result<Measured, MeasuredError> {
        let mut functions: [BTreeMap<u32, u32>; 4] = Default::default();
        for (index, text) in text.lines().enumerate() {
            let content = text.split('#').next().unwrap_or_default();
            let words: Vec<&str> = content.split_whitespace().collect();
            if words.is_empty() {
                continue;
            }
            let line = index + 1;
            let Some((function, operand, result)) = result(&words) else {
                return Err(MeasuredError::Line { line, text: text.trim().chars().take(80).collect() });
            };
            match functions[function as usize].insert(operand, result) {
                Some(first) if first != result => {
                    return Err(MeasuredError::Twice { line, function: words[0].to_lowercase(), operand, first });
                }
                _ => {}
            }
        }
        if functions.iter().all(BTreeMap::is_empty) {
            return Err(MeasuredError::Empty);
        }
        Ok(Measured { functions: functions.map(|results| results.into_iter().collect()) })
    }

    /// Makes it the table of `special_function_accuracy=table` in this process.
    ///
    /// # Errors
    /// If the process has another table.
    pub fn supply(self) -> Result<(), MeasuredError> {
        match SUPPLIED.set(self) {
            Err(other) if SUPPLIED.get() != Some(&other) => Err(MeasuredError::Supplied),
            _ => Ok(()),
        }
    }

    /// The table of this process.
    pub fn supplied() -> Option<&'static Measured> {
        SUPPLIED.get()
    }

    /// The result for an operand, if it was measured.
    pub const fn result(&self, function: SpecialFunction, operand: u32) -> Option<u32> {
        let results = &self.functions[function as usize];
        let (mut first, mut end) = (0, results.len());
        while first < end {
            let middle = (first + end) / 2;
            let (at, result) = results[middle];
            if at == operand {
                return Some(result);
            }
            if at < operand {
                first = middle + 1;
            } else {
                end = middle;
            }
        }
        None
    }
}

/// What the words of a line say.
fn result(words: &[&str]) -> Option<(SpecialFunction, u32, u32)> {
    let &[function, operand, result] = words else { return None };
    let function = match function.to_ascii_lowercase().as_str() {
        "rcp" => SpecialFunction::Rcp,
        "rsq" => SpecialFunction::Rsq,
        "ex2" => SpecialFunction::Ex2,
        "lg2" => SpecialFunction::Lg2,
        _ => return None,
    };
    let pattern = |word: &str| {
        let digits = word.len() == F24::BITS as usize / 4 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
        digits.then(|| u32::from_str_radix(word, 16).ok()).flatten()
    };
    Some((function, pattern(operand)?, pattern(result)?))
}
