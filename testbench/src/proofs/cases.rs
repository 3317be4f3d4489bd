// SPDX-License-Identifier: MIT
//! What is proven case by case: a line of the reference such as
//!
//! ```text
//! // cases: y[23:0] by texenv_combiner[3:0]
//! ```
//!
//! says that these bits of the result are compared for one value of the field after the other.

use super::ProofError;

/// Some bits of a port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bits {
    /// The port.
    pub port: String,
    /// The lowest bit.
    pub low: usize,
    /// How many.
    pub count: usize,
}

/// A part of the proof.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Case {
    /// What is compared; everything if it is none.
    pub result: Option<Bits>,
    /// What an operand is.
    pub given: Option<(Bits, usize)>,
}

/// The cases that a reference asks for; one if it asks for none.
///
/// # Errors
/// If a line cannot be read.
pub fn cases(reference: &str) -> Result<Vec<Case>, ProofError> {
    let mut cases = Vec::new();
    for line in reference.lines().filter_map(|line| line.strip_prefix("// cases:")) {
        let split = line.split_once(" by ").and_then(|(result, field)| Some((bits(result)?, bits(field)?)));
        let (result, field) = split.ok_or_else(|| ProofError::Cases(line.trim().to_owned()))?;
        let case = |value| Case { result: Some(result.clone()), given: Some((field.clone(), value)) };
        cases.extend((0..1 << field.count).map(case));
    }
    if cases.is_empty() {
        cases.push(Case::default());
    }
    Ok(cases)
}

/// Reads `port[high:low]`; no more than 8 bits make cases.
fn bits(text: &str) -> Option<Bits> {
    let (port, range) = text.trim().strip_suffix(']')?.split_once('[')?;
    let (high, low) = range.split_once(':')?;
    let (high, low): (usize, usize) = (high.parse().ok()?, low.parse().ok()?);
    let count = high.checked_sub(low)? + 1;
    (count <= 32).then(|| Bits { port: port.to_owned(), low, count })
}
