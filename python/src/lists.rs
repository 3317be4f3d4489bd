// SPDX-License-Identifier: MIT
//! Command lists as lists of writes.

use crate::file::Source;
use crate::registers::id_of;
use crate::value_error;
use pica_spec::command::{ByteMask, EndRule, PlainWrite, encode_writes};
use pica_values::list::lines_of_list;
use pyo3::prelude::{Bound, PyAny, PyResult, Python, pyfunction};
use pyo3::types::{PyAnyMethods, PyModule};

/// The map whose registers lists write.
const MAP: &str = "pica200";

/// The writes of a command list, or of all lists of a recording (bytes or a file): what `pica commands decode` prints.
#[pyfunction]
pub fn decode_list<'py>(py: Python<'py>, data: Source) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let (bytes, name) = data.read()?;
    let (lines, outcome) = lines_of_list(&name, &bytes, MAP);
    outcome.map_err(value_error)?;
    let loads = PyModule::import(py, "json")?.getattr("loads")?;
    lines.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).map(|line| loads.call1((line,))).collect()
}

/// A write: register, value, and the bytes that it reaches.
#[derive(pyo3::FromPyObject)]
pub enum Write<'py> {
    Masked(Bound<'py, PyAny>, u32, u8),
    Whole(Bound<'py, PyAny>, u32),
}

/// A command list of writes: (register, value) or (register, value, mask of bytes), registers by name or id. It has the length
/// that the chip wants, and ends as the last write says: with ("FINALIZE", 0x12345678) for a list that runs by itself.
#[pyfunction]
pub fn encode_list(writes: Vec<Write<'_>>) -> PyResult<Vec<u8>> {
    let write = |write: &Write<'_>| {
        let (register, value, mask) = match write {
            Write::Masked(register, value, mask) => (register, *value, *mask),
            Write::Whole(register, value) => (register, *value, ByteMask::ALL.get()),
        };
        if mask > ByteMask::ALL.get() {
            return Err(value_error(format_args!("mask {mask:#X} has more than four bits")));
        }
        let id = u16::try_from(id_of(register)?).map_err(value_error)?;
        Ok(PlainWrite { id, value, mask: ByteMask::new(mask) })
    };
    let writes = writes.iter().map(write).collect::<PyResult<Vec<_>>>()?;
    encode_writes(&writes, EndRule::default())
        .map_err(|error| value_error(format_args!("write {}: {}", error.item, error.reason)))
}
