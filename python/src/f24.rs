// SPDX-License-Identifier: MIT
//! float24 operations on patterns: integers, or arrays of u32 of one shape.

use crate::choices::{Choices, of};
use crate::value_error;
use numpy::{IxDyn, PyArray, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyUntypedArrayMethods};
use pica_model::float::{Arithmetic, F24, Operation};
use pyo3::prelude::{Bound, FromPyObject, Py, PyAny, PyRef, PyResult, Python, pyfunction};
use pyo3::{IntoPyObject, IntoPyObjectExt};

/// An operand.
#[derive(FromPyObject)]
pub enum Operand<'py> {
    One(u32),
    Many(PyReadonlyArrayDyn<'py, u32>),
}

/// An operation on patterns of one kind.
fn compute<const N: usize>(
    py: Python<'_>,
    operation: Operation,
    operands: [Operand<'_>; N],
    choices: Option<PyRef<'_, Choices>>,
    out: Option<Bound<'_, PyArrayDyn<u32>>>,
) -> PyResult<Py<PyAny>> {
    let arithmetic = Arithmetic::new(&of(choices)).map_err(value_error)?;
    if let Some(patterns) =
        all(&operands, |operand| if let Operand::One(pattern) = operand { Some(*pattern) } else { None })
    {
        let number = |n: usize| patterns.get(n).map_or(F24::ZERO, |pattern| F24::from_bits(*pattern));
        let result = arithmetic.apply(operation, [number(0), number(1), number(2)]).to_bits();
        return result.into_py_any(py);
    }
    let arrays = all(&operands, |operand| if let Operand::Many(array) = operand { Some(array) } else { None });
    let arrays = arrays.ok_or_else(|| value_error("operands are all integers or all arrays of uint32"))?;
    let shape = arrays[0].shape().to_vec();
    if arrays.iter().any(|array| array.shape() != shape) {
        return Err(value_error("the arrays differ in shape"));
    }
    let mut patterns: [&[u32]; 3] = [&[]; 3];
    for (place, array) in patterns.iter_mut().zip(&arrays) {
        *place = array.as_slice().map_err(|_| value_error("arrays have to be contiguous"))?;
    }
    let result = match out {
        Some(out) if out.shape() == shape => out,
        Some(_) => return Err(value_error("out differs from the operands in shape")),
        None => PyArray::zeros(py, IxDyn(&shape), false),
    };
    {
        let mut written = result.try_readwrite().map_err(|_| value_error("out is an operand, or cannot be written"))?;
        let words = written.as_slice_mut().map_err(|_| value_error("arrays have to be contiguous"))?;
        py.detach(|| arithmetic.map_patterns(operation, patterns, words)).map_err(value_error)?;
    }
    Ok(result.into_any().unbind())
}

/// What `of` gives for all of them, if it gives something for all.
fn all<'a, T, U>(values: &'a [T], of: impl Fn(&'a T) -> Option<U>) -> Option<Vec<U>> {
    values.iter().map(of).collect()
}

macro_rules! operations {
    ($($name:ident $operation:ident ($($operand:ident),+) $doc:literal;)+) => {$(
        #[doc = $doc]
        #[pyfunction]
        #[pyo3(signature = ($($operand),+, choices = None, out = None))]
        pub fn $name<'py>(
            py: Python<'py>,
            $($operand: Operand<'py>,)+
            choices: Option<PyRef<'py, Choices>>,
            out: Option<Bound<'py, PyArrayDyn<u32>>>,
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

/// Floats, one or many.
#[derive(FromPyObject)]
pub enum Floats<'py> {
    Many(PyReadonlyArrayDyn<'py, f32>),
    One(f32),
}

/// The pattern of the float24 number of an f32 (choice `f32_to_f24`).
#[pyfunction]
#[pyo3(signature = (value, choices = None))]
pub fn f24_from_float<'py>(
    py: Python<'py>,
    value: Floats<'py>,
    choices: Option<PyRef<'py, Choices>>,
) -> PyResult<Py<PyAny>> {
    let rounding = of(choices).f32_to_f24;
    let convert = |value: f32| F24::from_f32_bits(value.to_bits(), rounding).to_bits();
    map(py, value, convert)
}

/// The float of a float24 pattern.
#[pyfunction]
pub fn f24_to_float<'py>(py: Python<'py>, pattern: Operand<'py>) -> PyResult<Py<PyAny>> {
    let convert = |pattern: u32| f32::from_bits(F24::from_bits(pattern).to_f32_bits());
    match pattern {
        Operand::One(pattern) => convert(pattern).into_py_any(py),
        Operand::Many(array) => mapped(py, &array, convert),
    }
}

fn map<'py, U>(py: Python<'py>, value: Floats<'py>, convert: impl Fn(f32) -> U) -> PyResult<Py<PyAny>>
where
    U: numpy::Element + Copy + IntoPyObject<'py>,
{
    match value {
        Floats::One(value) => convert(value).into_py_any(py),
        Floats::Many(array) => mapped(py, &array, convert),
    }
}

fn mapped<'py, T, U>(
    py: Python<'py>,
    array: &PyReadonlyArrayDyn<'py, T>,
    convert: impl Fn(T) -> U,
) -> PyResult<Py<PyAny>>
where
    T: numpy::Element + Copy,
    U: numpy::Element + Copy,
{
    let values = array.as_slice().map_err(|_| value_error("arrays have to be contiguous"))?;
    let converted: Vec<U> = values.iter().copied().map(convert).collect();
    let flat = PyArray::from_vec(py, converted);
    Ok(flat.reshape(IxDyn(array.shape()))?.into_any().unbind())
}
