// SPDX-License-Identifier: MIT
//! Making recordings.

use crate::value_error;
use pica_spec::trace::InitialState;
use pyo3::prelude::{Bound, PyResult, Python, pyclass, pymethods};
use pyo3::types::PyBytes;

/// A recording that is being made.
#[pyclass(module = "pica")]
#[derive(Debug, Default)]
pub struct Recorder(pica_spec::trace::Recorder);

#[pymethods]
impl Recorder {
    /// An empty recording.
    #[new]
    fn new() -> Recorder {
        Recorder::default()
    }

    /// Sets a block of the state at the start.
    fn state(&mut self, block: &str, words: Vec<u32>) -> PyResult<()> {
        let known = InitialState::BLOCK_NAMES.join(", ");
        let place = self.0.state_mut().block_mut(block);
        *place.ok_or_else(|| value_error(format_args!("there is no block `{block}`, only {known}")))? = words;
        Ok(())
    }

    /// Memory from a physical address on holds these bytes from now on.
    fn load(&mut self, address: u32, data: &[u8]) {
        self.0.load(address, data);
    }

    /// The CPU writes a register.
    fn write(&mut self, address: u32, value: u32) {
        self.0.write(address, value);
    }

    /// A command list is loaded and started.
    fn list(&mut self, address: u32, data: &[u8]) -> PyResult<()> {
        if !data.len().is_multiple_of(16) || !address.is_multiple_of(16) {
            return Err(value_error("address and size of a command list are multiples of 16"));
        }
        self.0.list(address, data);
        Ok(())
    }

    /// A frame is complete.
    fn frame(&mut self) {
        self.0.frame();
    }

    /// The recording so far, as the bytes of a file.
    fn to_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &self.0.recording().write().map_err(value_error)?))
    }
}
