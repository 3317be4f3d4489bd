// SPDX-License-Identifier: MIT
//! Recordings as pictures.

use crate::choices::{Choices, of};
use crate::file::Source;
use crate::value_error;
use numpy::{PyArray, PyArray2, PyArray3, PyArrayMethods};
use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::{Picture, Pipeline};
use pica_model::trace::Replay;
use pyo3::prelude::{Bound, PyRef, PyResult, Python, pyfunction};

/// A machine that has replayed a recording.
fn replayed(source: Source, choices: &pica_spec::choices::Choices) -> PyResult<Machine<Pipeline>> {
    let recording = source.recording()?;
    let pipeline = Pipeline::new(choices).map_err(value_error)?;
    let machine = Machine::new(choices, pipeline).map_err(value_error)?.pausing();
    let mut replay = Replay::new(&recording, machine);
    while replay.step().is_some() {
        Python::attach(|py| py.check_signals())?;
    }
    Ok(replay.into_machine())
}

/// The colour buffer of a machine.
pub fn color_array<'py>(py: Python<'py>, machine: &Machine<Pipeline>) -> PyResult<Bound<'py, PyArray3<u8>>> {
    let picture = Picture::of_color(machine.registers(), machine.choices(), machine.memory()).map_err(value_error)?;
    let shape = [picture.height as usize, picture.width as usize, 4];
    PyArray::from_vec(py, picture.pixels.into_flattened()).reshape(shape)
}

/// The depth buffer of a machine.
pub fn depth_array<'py>(py: Python<'py>, machine: &Machine<Pipeline>) -> PyResult<Bound<'py, PyArray2<u32>>> {
    let picture = Picture::of_depth(machine.registers(), machine.choices(), machine.memory()).map_err(value_error)?;
    let shape = [picture.height as usize, picture.width as usize];
    PyArray::from_vec(py, picture.pixels).reshape(shape)
}

/// The colour buffer at the end of a recording: rows, columns and R, G, B, A.
#[pyfunction]
#[pyo3(signature = (recording, choices = None))]
pub fn render<'py>(
    py: Python<'py>,
    recording: Source,
    choices: Option<PyRef<'py, Choices>>,
) -> PyResult<Bound<'py, PyArray3<u8>>> {
    let choices = of(choices);
    let machine = py.detach(|| replayed(recording, &choices))?;
    color_array(py, &machine)
}

/// The depth buffer at the end of a recording, row by row: depth in bits 0-23 and stencil in bits 24-31, or 16 bits of depth.
#[pyfunction]
#[pyo3(signature = (recording, choices = None))]
pub fn render_depth<'py>(
    py: Python<'py>,
    recording: Source,
    choices: Option<PyRef<'py, Choices>>,
) -> PyResult<Bound<'py, PyArray2<u32>>> {
    let choices = of(choices);
    let machine = py.detach(|| replayed(recording, &choices))?;
    depth_array(py, &machine)
}
