// SPDX-License-Identifier: MIT
//! The reference as a Python package. What it offers is said in `pica.pyi`, for users of Python.
//!
//! * [`mod@array`], [`file`]: what functions are given. [`choices`], [`f24`], [`shader`], [`recorder`], [`registers`], [`lists`],
//!   [`machine`], [`stages`], [`render`]: the classes and functions, a file per subject.

mod array;
mod choices;
mod f24;
mod file;
mod lists;
mod machine;
mod recorder;
mod registers;
mod render;
mod shader;
mod stages;

use core::fmt::Display;
use pyo3::PyErr;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::pymodule;

/// An error as ValueError.
fn value_error(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// Bit-accurate reference of the PICA200, the GPU of the Nintendo 3DS.
///
/// Numbers are float24 patterns in bits 0-23: integers, or what NumPy makes an array of integers of. Where an argument is of no
/// use, ValueError or TypeError says why.
#[pymodule]
mod pica {
    use super::value_error;
    use pica_model::float::Lanes;
    use pyo3::prelude::{Bound, PyModule, PyResult};

    #[pymodule_export]
    use super::choices::Choices;
    #[pymodule_export]
    use super::f24::{add, ex2, f24_from_float, f24_to_float, flr, lg2, mad, max, min, mul, rcp, rsq, sge, slt, sub};
    #[pymodule_export]
    use super::lists::{decode_list, encode_list};
    #[pymodule_export]
    use super::machine::{Event, Finding, Machine, Step};
    #[pymodule_export]
    use super::recorder::Recorder;
    #[pymodule_export]
    use super::registers::{Field, Register};
    #[pymodule_export]
    use super::render::{render, render_depth};
    #[pymodule_export]
    use super::shader::{Retired, Run, Shader, assemble, disassemble};

    #[pymodule_export]
    use super::stages::decode_texture;

    /// An instruction set that the environment asks for and the processor does not have is an error of the import.
    #[pymodule_init]
    fn init(_module: &Bound<'_, PyModule>) -> PyResult<()> {
        Lanes::requested().map(drop).map_err(value_error)
    }

    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "its name in Python")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
