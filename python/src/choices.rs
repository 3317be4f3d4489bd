// SPDX-License-Identifier: MIT
//! The alternatives of the ledger.

use crate::value_error;
use pica_spec::choices;
use pyo3::prelude::{Bound, PyRef, PyResult, Python, pyclass, pymethods};
use pyo3::types::{IntoPyDict, PyAnyMethods, PyDict, PyDictMethods, PyTuple};

/// Which alternative of each entry of the ledger is followed.
#[pyclass(frozen, eq, hash, module = "pica")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
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

    pub fn __repr__(&self) -> String {
        let others = differences(&self.0).map(|(id, value)| format!("{id}='{value}'"));
        format!("Choices({})", others.collect::<Vec<_>>().join(", "))
    }

    /// What pickle makes them again of.
    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyTuple>, Bound<'py, PyDict>)> {
        Ok((PyTuple::empty(py), differences(&self.0).into_py_dict(py)?))
    }

    fn __getitem__(&self, id: &str) -> PyResult<&'static str> {
        self.0.get(id).ok_or_else(|| value_error(format_args!("the ledger has no choice `{id}`")))
    }
}

/// The alternatives that are not the defaults, by the ids of their entries.
pub fn differences(chosen: &choices::Choices) -> impl Iterator<Item = (&'static str, &'static str)> {
    let both = choices::Choices::IDS.iter().map(|id| (*id, chosen.get(id), choices::Choices::default().get(id)));
    both.filter(|(_, value, default)| value != default).filter_map(|(id, value, _)| Some((id, value?)))
}

/// Those of an argument, or the defaults.
pub fn of(choices: Option<PyRef<'_, Choices>>) -> choices::Choices {
    choices.map_or_else(choices::Choices::default, |choices| choices.0)
}
