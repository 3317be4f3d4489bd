// SPDX-License-Identifier: MIT
//! The ledger of what no published test settles: one type per choice (`spec/choices.yaml`), and [`Choices`] for all; a
//! constant of [`Assumption`] per entry that leaves nothing to choose (`spec/assumptions.yaml`).

use core::fmt;
use std::cell::RefCell;
use std::collections::BTreeSet;

include!(concat!(env!("OUT_DIR"), "/choices.rs"));

/// What no published test settles and this project answers in one way only. The code that acts on it names its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assumption {
    /// Id, among those of the choices.
    pub id: &'static str,
    /// Name of the answer.
    pub answer: &'static str,
    /// The exact behaviour.
    pub statement: &'static str,
}

impl Assumption {
    /// Takes the answer of an assumption, which is the one that everybody takes.
    fn take(id: &str, value: &str) -> Result<(), ChoiceError> {
        match Self::ALL.iter().find(|assumption| assumption.id == id) {
            Some(assumption) if assumption.answer == value => Ok(()),
            Some(Self { answer, .. }) => Err(ChoiceError(format!(
                "`{id}` is an assumption, with the one answer `{answer}`; it cannot be `{value}`"
            ))),
            None => Err(ChoiceError::unknown_id(id)),
        }
    }
}

/// A choice that cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceError(String);

impl ChoiceError {
    fn unknown_id(id: &str) -> ChoiceError {
        ChoiceError(format!("unknown choice `{id}`; known are {}", Choices::IDS.join(", ")))
    }

    fn unknown_value(id: &str, value: &str, known: Vec<&str>) -> ChoiceError {
        ChoiceError(format!("choice `{id}` has no alternative `{value}`; there are {}", known.join(", ")))
    }
}

impl fmt::Display for ChoiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for ChoiceError {}

impl Choices {
    /// The defaults but for one alternative.
    ///
    /// ```
    /// use pica_spec::choices::Choices;
    ///
    /// assert_eq!(Choices::with("f24_rounding", "nearest-even")?.get("f24_rounding"), Some("nearest-even"));
    /// assert!(Choices::with("f24_rounding", "upwards").is_err());
    /// # Ok::<(), pica_spec::choices::ChoiceError>(())
    /// ```
    ///
    /// # Errors
    /// If the ledger has no such entry or alternative.
    pub fn with(id: &str, value: &str) -> Result<Choices, ChoiceError> {
        let mut choices = Choices::default();
        choices.set(id, value)?;
        Ok(choices)
    }

    /// Reads `ID=VALUE`.
    ///
    /// # Errors
    /// If the text has no `=`, or names no entry or alternative of the ledger.
    pub fn set_from(&mut self, assignment: &str) -> Result<(), ChoiceError> {
        match assignment.split_once('=') {
            Some((id, value)) => self.set(id.trim(), value.trim()),
            None => Err(ChoiceError(format!("`{assignment}` is not of the form ID=VALUE"))),
        }
    }
}

/// Choices, and which of them have been asked for: what a circuit asks for when it is built is what its results depend on.
#[derive(Clone, Debug, Default)]
pub struct Recorder {
    choices: Choices,
    asked: RefCell<BTreeSet<&'static str>>,
}

impl Recorder {
    /// A recorder of these choices, none of which has been asked for yet.
    pub fn new(choices: &Choices) -> Self {
        Self { choices: *choices, asked: RefCell::default() }
    }

    /// The ids of the choices that have been asked for, and the alternatives taken.
    pub fn asked(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let asked = self.asked.borrow().clone();
        let choices = self.choices;
        asked.into_iter().filter_map(move |id| Some((id, choices.get(id)?)))
    }

    fn note(&self, id: &'static str) {
        self.asked.borrow_mut().insert(id);
    }
}
