// SPDX-License-Identifier: MIT
//! The alternatives of the ledger.

use crate::value_error;
use pica_spec::choices;
use pyo3::prelude::{Bound, PyRef, PyResult, pyclass, pymethods};
use pyo3::types::{PyAnyMethods, PyDict, PyDictMethods};

/// Which alternative of each entry of the ledger is followed.
#[pyclass(frozen, module = "pica")]
#[derive(Debug, Default)]
pub struct Choices(pub choices::Choices);

#[pymethods]
impl Choices {
    #[new]
    #[pyo3(signature = (**alternatives))]
    fn new(alternatives: Option<&Bound<'_, PyDict>>) -> PyResult<Choices> {
        let mut chosen = choices::Choices::default();
        for (id, value) in alternatives.into_iter().flat_map(|alternatives| alternatives.iter()) {
            chosen.set(&id.extract::<String>()?, &value.extract::<String>()?).map_err(value_error)?;
        }
        Ok(Choices(chosen))
    }

    /// All ids.
    #[staticmethod]
    fn ids() -> Vec<&'static str> {
        choices::Choices::IDS.to_vec()
    }

    /// The alternatives of an entry.
    #[staticmethod]
    fn alternatives(id: &str) -> PyResult<Vec<&'static str>> {
        let values = choices::Choices::alternatives(id);
        values.map(|values| values.to_vec()).ok_or_else(|| value_error(format_args!("the ledger has no choice `{id}`")))
    }

    fn __getitem__(&self, id: &str) -> PyResult<&'static str> {
        self.0.get(id).ok_or_else(|| value_error(format_args!("the ledger has no choice `{id}`")))
    }
}

/// Those of an argument, or the defaults.
pub fn of(choices: Option<PyRef<'_, Choices>>) -> choices::Choices {
    choices.map_or_else(choices::Choices::default, |choices| choices.0)
}
