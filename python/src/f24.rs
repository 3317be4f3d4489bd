// SPDX-License-Identifier: MIT
//! float24 operations on patterns: integers, or arrays that spread over one shape.

use crate::array::{Patterns, floats_of_patterns, patterns_of_floats, patterns_of_patterns};
use crate::choices::{Choices, of};
use crate::value_error;
use numpy::PyUntypedArray;
use pica_model::float::{Arithmetic, F24, NoNumber, Operation};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::{Bound, Py, PyAny, PyRef, PyResult, Python, pyfunction};

/// An operation on patterns.
fn compute<'py, const N: usize>(
    py: Python<'py>,
    operation: Operation,
    operands: [&Bound<'py, PyAny>; N],
    choices: Option<PyRef<'_, Choices>>,
    out: Option<Bound<'py, PyUntypedArray>>,
) -> PyResult<Py<PyAny>> {
    let arithmetic = Arithmetic::new(&of(choices)).map_err(value_error)?;
    let mut patterns = [const { Patterns::One(0) }; N];
    for (place, (operand, name)) in patterns.iter_mut().zip(operands.iter().zip(["a", "b", "c"])) {
        *place = Patterns::new(operand, name)?;
    }
    let mut single = [F24::ZERO; 3];
    let mut singles = 0;
    for (number, pattern) in single.iter_mut().zip(&patterns) {
        if let Patterns::One(pattern) = pattern {
            *number = F24::from_bits(*pattern);
            singles += 1;
        }
    }
    if singles == N && out.is_none() {
        return arithmetic.apply(operation, single).to_bits().into_py_any(py);
    }
    patterns_of_patterns(py, &patterns, out, |operands, results, first| {
        let mut words: [&[u32]; 3] = [&[]; 3];
        words[..N].copy_from_slice(&operands);
        arithmetic
            .map_patterns(operation, words, results)
            .map_err(|NoNumber { operand, index }| value_error(NoNumber { operand, index: first + index }))
    })
}

macro_rules! operations {
    ($($name:ident $operation:ident ($($operand:ident),+) $doc:literal;)+) => {$(
        #[doc = $doc]
        #[pyfunction]
        #[pyo3(signature = ($($operand),+, choices = None, out = None))]
        pub fn $name<'py>(
            py: Python<'py>,
            $($operand: &Bound<'py, PyAny>,)+
            choices: Option<PyRef<'py, Choices>>,
            out: Option<Bound<'py, PyUntypedArray>>,
        ) -> PyResult<Py<PyAny>> {
            compute(py, Operation::$operation, [$($operand),+], choices, out)
        }
    )+};
}

operations! {
    add Add (a, b) "a + b, as ADD.";
    sub Sub (a, b) "a - b.";
    mul Mul (a, b) "a * b, as MUL.";
    mad Mad (a, b, c) "a * b + c, as MAD.";
    max Max (a, b) "a > b ? a : b, as MAX.";
    min Min (a, b) "a < b ? a : b, as MIN.";
    sge Sge (a, b) "a >= b ? 1 : 0, as SGE.";
    slt Slt (a, b) "a < b ? 1 : 0, as SLT.";
    flr Flr (a) "The largest integer not above a, as FLR.";
    rcp Rcp (a) "1 / a, as RCP.";
    rsq Rsq (a) "1 / sqrt(a), as RSQ.";
    ex2 Ex2 (a) "2^a, as EX2.";
    lg2 Lg2 (a) "log2(a), as LG2.";
}

/// The pattern of the float24 number of an f32 (choice `f32_to_f24`).
#[pyfunction]
#[pyo3(signature = (value, choices = None, out = None))]
pub fn f24_from_float<'py>(
    value: &Bound<'py, PyAny>,
    choices: Option<PyRef<'py, Choices>>,
    out: Option<Bound<'py, PyUntypedArray>>,
) -> PyResult<Py<PyAny>> {
    let rounding = of(choices).f32_to_f24;
    patterns_of_floats(value, out, |value| F24::from_f32_bits(value.to_bits(), rounding).to_bits())
}

/// The float of a float24 pattern.
#[pyfunction]
#[pyo3(signature = (pattern, out = None))]
pub fn f24_to_float<'py>(pattern: &Bound<'py, PyAny>, out: Option<Bound<'py, PyUntypedArray>>) -> PyResult<Py<PyAny>> {
    floats_of_patterns(pattern, out)
}
