// SPDX-License-Identifier: MIT
//! Arrays as users of NumPy have them: lists, any integer type, strides, and results that go where `out` says.

use crate::value_error;
use numpy::{
    IxDyn, PyArray, PyArrayDescrMethods, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyUntypedArray,
    PyUntypedArrayMethods,
};
use pica_model::float::F24;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::{Bound, Py, PyAny, PyErr, PyModule, PyResult, Python};
use pyo3::types::{IntoPyDict, PyAnyMethods, PyFloat, PyInt, PyTypeMethods};

/// Elements between two looks at the keyboard: far less than a second of the slowest operation.
const PIECE: usize = 1 << 18;

fn numpy(py: Python<'_>) -> PyResult<Bound<'_, PyModule>> {
    PyModule::import(py, "numpy")
}

/// An argument that is one number for Python, and not an array.
fn is_scalar(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    let number = value.is_instance_of::<PyInt>() || value.is_instance_of::<PyFloat>();
    Ok(number || value.is_instance(&numpy(value.py())?.getattr("number")?)?)
}

/// An argument as an array of NumPy.
fn as_array<'py>(value: &Bound<'py, PyAny>, name: &str) -> PyResult<Bound<'py, PyUntypedArray>> {
    let array = numpy(value.py())?.call_method1("asarray", (value,))?;
    array.cast_into().map_err(|_| value_error(format_args!("{name} is no array")))
}

/// The same numbers in another type, and a copy only if they have to change.
fn converted<'py>(array: &Bound<'py, PyUntypedArray>, dtype: &str) -> PyResult<Bound<'py, PyUntypedArray>> {
    let options = [("copy", false)].into_py_dict(array.py())?;
    Ok(array.call_method("astype", (dtype,), Some(&options))?.cast_into()?)
}

/// One pattern of float24.
///
/// # Errors
/// If it is no integer, or has a bit above 23.
pub fn pattern(value: &Bound<'_, PyAny>, name: &str) -> PyResult<u32> {
    let Ok(integer) = value.call_method0("__index__") else {
        return Err(PyTypeError::new_err(format!(
            "{name} is a {}, and patterns are integers: f24_from_float makes them",
            value.get_type().name()?
        )));
    };
    let pattern = integer.extract::<u32>().ok().filter(|pattern| pattern >> F24::BITS == 0);
    pattern.ok_or_else(|| value_error(format_args!("{name} is {integer}, which has a bit above 23")))
}

/// An argument with patterns of float24: one, or many in an array of uint32 of any shape and strides.
#[derive(Clone, Debug)]
pub enum Patterns<'py> {
    One(u32),
    Many(Bound<'py, PyUntypedArray>),
}

impl<'py> Patterns<'py> {
    /// Takes an argument. Of an array no element has been looked at: one that does not fit into 32 bits has become one
    /// with a bit above 23.
    pub fn new(value: &Bound<'py, PyAny>, name: &str) -> PyResult<Patterns<'py>> {
        if is_scalar(value)? {
            return Ok(Patterns::One(pattern(value, name)?));
        }
        let array = as_array(value, name)?;
        let (kind, bytes) = (array.dtype().kind(), array.dtype().itemsize());
        let words = match kind {
            // An empty list has numbers of no type that matters.
            _ if array.is_empty() => converted(&array, "uint32")?,
            b'i' | b'u' if bytes <= 4 => converted(&array, "uint32")?,
            b'i' | b'u' => {
                let most = 1_u32 << F24::BITS;
                let limited = numpy(value.py())?.call_method1("minimum", (converted(&array, "uint64")?, most))?;
                // NumPy makes a number of an array without axes.
                converted(&as_array(&limited, name)?, "uint32")?
            }
            _ => {
                return Err(PyTypeError::new_err(format!(
                    "{name} has dtype {}, and patterns are integers: f24_from_float makes them",
                    array.dtype()
                )));
            }
        };
        Ok(Patterns::Many(words))
    }

    fn shape(&self) -> &[usize] {
        match self {
            Patterns::One(_) => &[],
            Patterns::Many(array) => array.shape(),
        }
    }

    /// The patterns spread over a shape, element after element.
    pub fn spread(&self, py: Python<'py>, shape: &[usize]) -> PyResult<PyReadonlyArrayDyn<'py, u32>> {
        let numpy = numpy(py)?;
        let array = match self {
            Patterns::One(pattern) => numpy.call_method1("uint32", (pattern,))?,
            Patterns::Many(array) => array.clone().into_any(),
        };
        spread(&array, shape)
    }
}

/// Numbers spread over a shape, element after element.
fn spread<'py, T: numpy::Element>(array: &Bound<'py, PyAny>, shape: &[usize]) -> PyResult<PyReadonlyArrayDyn<'py, T>> {
    let numpy = numpy(array.py())?;
    let spread = numpy.call_method1("broadcast_to", (array, shape))?;
    let in_order = numpy.call_method1("require", (spread, array.py().None(), ["C", "A"]))?;
    let in_order = in_order.cast_into::<PyArrayDyn<T>>()?;
    in_order.try_readonly().map_err(|_| value_error("an operand is written by someone else"))
}

/// The shape that arguments have together.
fn common_shape(py: Python<'_>, operands: &[Patterns<'_>]) -> PyResult<Vec<usize>> {
    let shapes = operands.iter().map(|operand| operand.shape().to_vec());
    let shapes = shapes.map(|shape| pyo3::types::PyTuple::new(py, shape)).collect::<PyResult<Vec<_>>>()?;
    numpy(py)?.call_method1("broadcast_shapes", pyo3::types::PyTuple::new(py, shapes)?)?.extract()
}

/// Does `work` for one piece of the elements after the other, without Python, and ends at Ctrl-C.
fn in_pieces(
    py: Python<'_>,
    elements: usize,
    mut work: impl FnMut(std::ops::Range<usize>) -> PyResult<()> + Send,
) -> PyResult<()> {
    py.detach(|| {
        for first in (0..elements).step_by(PIECE) {
            if first > 0 {
                Python::attach(|py| py.check_signals())?;
            }
            work(first..elements.min(first + PIECE))?;
        }
        Ok(())
    })
}

/// A result array, before it goes where `out` says.
struct Output<'py, T> {
    array: Bound<'py, PyArrayDyn<T>>,
    /// Where it is copied to.
    to: Option<Bound<'py, PyUntypedArray>>,
    /// All arguments are arrays without axes: NumPy makes a number of the result then.
    is_number: bool,
}

impl<'py, T: numpy::Element> Output<'py, T> {
    /// A place for results of a shape. `out` is written itself if it has their type and is none of the operands.
    fn new(
        py: Python<'py>,
        shape: &[usize],
        out: Option<Bound<'py, PyUntypedArray>>,
        operands: &[&Bound<'py, PyAny>],
    ) -> PyResult<Output<'py, T>> {
        let is_number = out.is_none() && shape.is_empty();
        let Some(out) = out else {
            return Ok(Output { array: PyArray::zeros(py, IxDyn(shape), false), to: None, is_number });
        };
        if let Ok(array) = out.cast::<PyArrayDyn<T>>()
            && out.is_c_contiguous()
        {
            let numpy = numpy(py)?;
            let mut shares = false;
            for operand in operands {
                shares |= numpy.call_method1("may_share_memory", (&out, operand))?.is_truthy()?;
            }
            if !shares {
                return Ok(Output { array: array.clone(), to: None, is_number });
            }
        }
        Ok(Output { array: PyArray::zeros(py, IxDyn(shape), false), to: Some(out), is_number })
    }

    /// The result as Python gets it.
    fn deliver(self, py: Python<'py>) -> PyResult<Py<PyAny>> {
        if let Some(to) = self.to {
            let options = [("casting", "unsafe")].into_py_dict(py)?;
            numpy(py)?.call_method("copyto", (&to, self.array), Some(&options))?;
            return Ok(to.into_any().unbind());
        }
        if self.is_number {
            return Ok(self.array.get_item(pyo3::types::PyTuple::empty(py))?.unbind());
        }
        Ok(self.array.into_any().unbind())
    }
}

/// Refuses an `out` that cannot hold the results; `kinds` are the letters of types that can, from so many bytes on.
fn check_out(out: &Bound<'_, PyUntypedArray>, kinds: &[u8], bytes: usize, what: &str) -> PyResult<()> {
    let dtype = out.dtype();
    if !kinds.contains(&dtype.kind()) || dtype.itemsize() < bytes {
        return Err(PyTypeError::new_err(format!("out has dtype {dtype}, and the results are {what}")));
    }
    if !out.getattr("flags")?.getattr("writeable")?.is_truthy()? {
        return Err(value_error("out cannot be written"));
    }
    Ok(())
}

/// The shape of the results: that of `out`, over which the operands have to spread, or the one that operands have together.
fn shape_of(
    py: Python<'_>,
    operands: &[Patterns<'_>],
    out: Option<&Bound<'_, PyUntypedArray>>,
) -> PyResult<Vec<usize>> {
    let shape = common_shape(py, operands)?;
    let Some(out) = out else { return Ok(shape) };
    let numpy = numpy(py)?;
    let both = numpy.call_method1("broadcast_shapes", (shape.clone(), out.shape().to_vec()));
    if both.and_then(|both| both.extract::<Vec<usize>>()).is_ok_and(|both| both == out.shape()) {
        return Ok(out.shape().to_vec());
    }
    Err(value_error(format_args!("out has shape {:?}, and the results have {shape:?}", out.shape())))
}

/// Does an operation on patterns, into an array of patterns: `work` gets pieces of the operands and of the result.
pub fn patterns_of_patterns<'py, const N: usize>(
    py: Python<'py>,
    operands: &[Patterns<'py>; N],
    out: Option<Bound<'py, PyUntypedArray>>,
    work: impl Fn([&[u32]; N], &mut [u32], usize) -> PyResult<()> + Send + Sync,
) -> PyResult<Py<PyAny>> {
    if let Some(out) = &out {
        check_out(out, b"iu", 4, "integers of 24 bits, which need 32")?;
    }
    let shape = shape_of(py, operands, out.as_ref())?;
    let arrays = operands.iter().map(|operand| operand.spread(py, &shape)).collect::<PyResult<Vec<_>>>()?;
    let held: Vec<&Bound<'_, PyAny>> = arrays.iter().map(|array| array.as_any()).collect();
    let output = Output::<u32>::new(py, &shape, out, &held)?;
    {
        let mut slices: [&[u32]; N] = [&[]; N];
        for (slice, array) in slices.iter_mut().zip(&arrays) {
            *slice = array.as_slice().map_err(not_in_order)?;
        }
        let mut written = output.array.try_readwrite().map_err(|_| value_error("out cannot be written"))?;
        let words = written.as_slice_mut().map_err(not_in_order)?;
        in_pieces(py, words.len(), |range| {
            work(slices.map(|slice| &slice[range.clone()]), &mut words[range.clone()], range.start)
        })?;
    }
    output.deliver(py)
}

fn not_in_order(error: impl core::fmt::Display) -> PyErr {
    value_error(error)
}

/// Patterns of floats: those of one as an integer, or of an array of any type of real numbers.
pub fn patterns_of_floats<'py>(
    value: &Bound<'py, PyAny>,
    out: Option<Bound<'py, PyUntypedArray>>,
    convert: impl Fn(f32) -> u32 + Send + Sync,
) -> PyResult<Py<PyAny>> {
    let py = value.py();
    if out.is_none() && is_scalar(value)? {
        // A number that f32 does not hold is rounded to it, as an array of float64 is.
        let single = value.call_method0("__float__")?.extract::<f64>()? as f32;
        return Ok(pyo3::IntoPyObject::into_pyobject(convert(single), py)?.into_any().unbind());
    }
    let array = as_array(value, "value")?;
    if !b"iuf".contains(&array.dtype().kind()) {
        return Err(PyTypeError::new_err(format!("value has dtype {}, and numbers are wanted", array.dtype())));
    }
    if let Some(out) = &out {
        check_out(out, b"iu", 4, "integers of 24 bits, which need 32")?;
    }
    let singles = converted(&array, "float32")?;
    let shape = shape_of(py, &[Patterns::Many(singles.clone())], out.as_ref())?;
    let singles: PyReadonlyArrayDyn<'_, f32> = spread(&singles, &shape)?;
    let output = Output::<u32>::new(py, &shape, out, &[singles.as_any()])?;
    {
        let from = singles.as_slice().map_err(not_in_order)?;
        let mut written = output.array.try_readwrite().map_err(|_| value_error("out cannot be written"))?;
        let to = written.as_slice_mut().map_err(not_in_order)?;
        in_pieces(py, to.len(), |range| {
            for (to, from) in to[range.clone()].iter_mut().zip(&from[range]) {
                *to = convert(*from);
            }
            Ok(())
        })?;
    }
    output.deliver(py)
}

/// The floats of patterns: a float, or an array of float32.
pub fn floats_of_patterns<'py>(
    value: &Bound<'py, PyAny>,
    out: Option<Bound<'py, PyUntypedArray>>,
) -> PyResult<Py<PyAny>> {
    let py = value.py();
    let convert = |pattern: u32| f32::from_bits(F24::from_bits(pattern).to_f32_bits());
    let operand = Patterns::new(value, "pattern")?;
    if let (Patterns::One(pattern), None) = (&operand, &out) {
        return Ok(pyo3::IntoPyObject::into_pyobject(convert(*pattern), py)?.into_any().unbind());
    }
    if let Some(out) = &out {
        check_out(out, b"f", 4, "floats of 32 bits")?;
    }
    let shape = shape_of(py, core::slice::from_ref(&operand), out.as_ref())?;
    let patterns = operand.spread(py, &shape)?;
    let output = Output::<f32>::new(py, &shape, out, &[patterns.as_any()])?;
    {
        let from = patterns.as_slice().map_err(not_in_order)?;
        let mut written = output.array.try_readwrite().map_err(|_| value_error("out cannot be written"))?;
        let to = written.as_slice_mut().map_err(not_in_order)?;
        in_pieces(py, to.len(), |range| {
            numbers(&from[range.clone()], range.start)?;
            for (to, from) in to[range.clone()].iter_mut().zip(&from[range]) {
                *to = convert(*from);
            }
            Ok(())
        })?;
    }
    output.deliver(py)
}

/// Red, green, blue and alpha, one after the other.
pub type Colors = Vec<[u8; 4]>;

/// Colours of each of some arguments, whose last axis is R, G, B, A from 0 to 255, spread over the shape of the other axes.
pub fn colors_together<'py>(
    py: Python<'py>,
    given: &[(&str, Bound<'py, PyAny>)],
) -> PyResult<(Vec<usize>, Vec<Colors>)> {
    let mut arrays = Vec::with_capacity(given.len());
    for (name, value) in given {
        let array = as_array(value, name)?;
        if array.shape().last() != Some(&4) {
            return Err(value_error(format_args!(
                "{name} has shape {:?}, and the last axis is R, G, B, A",
                array.shape()
            )));
        }
        if !b"iu".contains(&array.dtype().kind()) {
            return Err(PyTypeError::new_err(format!(
                "{name} has dtype {}, and colours are integers from 0 to 255",
                array.dtype()
            )));
        }
        let bytes = converted(&array, "uint8")?;
        let same = numpy(py)?.call_method1("array_equal", (&bytes, &array))?;
        if !same.is_truthy()? {
            return Err(value_error(format_args!("{name} has a number that is not from 0 to 255")));
        }
        arrays.push(bytes);
    }
    let operands: Vec<Patterns<'_>> = arrays.iter().cloned().map(Patterns::Many).collect();
    let shape = common_shape(py, &operands)?;
    let mut all = Vec::with_capacity(arrays.len());
    for array in &arrays {
        let bytes: PyReadonlyArrayDyn<'_, u8> = spread(array, &shape)?;
        all.push(bytes.as_slice().map_err(not_in_order)?.as_chunks().0.to_vec());
    }
    Ok((shape[..shape.len() - 1].to_vec(), all))
}

/// Words as numbers; the first one is the element of this index.
pub fn numbers(words: &[u32], first: usize) -> PyResult<&[F24]> {
    F24::from_bits_slice(words).ok_or_else(|| {
        let index = words.iter().position(|word| word >> F24::BITS != 0).unwrap_or(0);
        value_error(format_args!("element {} has a bit above 23", first + index))
    })
}
