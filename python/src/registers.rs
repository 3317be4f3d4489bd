// SPDX-License-Identifier: MIT
//! Registers as objects with fields.

use crate::value_error;
use pica_spec::pica200::ID_COUNT;
use pica_values::registers::{FieldText, RegisterText, decode_register, encode_register, register, register_id};
use pyo3::prelude::{Bound, PyAny, PyRef, PyResult, Python, pyclass, pymethods};
use pyo3::types::{PyAnyMethods, PyDict, PyDictMethods, PyModule};

/// The id of a register that is named by its id, its name, or as a `Register`.
pub fn id_of(register: &Bound<'_, PyAny>) -> PyResult<u32> {
    if let Ok(register) = register.extract::<PyRef<'_, Register>>() {
        return Ok(register.0.id);
    }
    if let Ok(name) = register.extract::<String>() {
        return register_id(&name).map_err(value_error);
    }
    let id = register.extract::<u32>()?;
    let listed = (id as usize) < ID_COUNT;
    listed.then_some(id).ok_or_else(|| value_error(format_args!("there is no register {id:#X}: ids go up to 0x3FF")))
}

/// A register of the specification.
#[pyclass(frozen, module = "pica")]
#[derive(Debug)]
pub struct Register(RegisterText);

/// A field of a register.
#[pyclass(frozen, get_all, module = "pica")]
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name.
    name: String,
    /// Its lowest bit.
    lsb: u32,
    /// Its highest bit.
    msb: u32,
    /// What it means.
    doc: String,
}

#[pymethods]
impl Register {
    /// The register with a name or an id in text: "DEPTHMAP_SCALE", "0x04D".
    #[new]
    fn new(name: &str) -> PyResult<Register> {
        register(name).map(Register).map_err(value_error)
    }

    /// Its id: the address in words.
    #[getter]
    fn id(&self) -> u32 {
        self.0.id
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        &self.0.name
    }

    /// What it does.
    #[getter]
    fn doc(&self) -> &str {
        &self.0.doc
    }

    /// Its fields.
    #[getter]
    fn fields(&self) -> Vec<Field> {
        let field = |field: &FieldText| {
            let FieldText { name, lsb, msb, doc } = field.clone();
            Field { name, lsb, msb, doc }
        };
        self.0.fields.iter().map(field).collect()
    }

    /// What the fields of a value mean, as `pica regs decode --format json` has it.
    fn decode<'py>(&self, py: Python<'py>, value: u32) -> PyResult<Bound<'py, PyAny>> {
        let text = decode_register(&self.0.name, value).map_err(value_error)?;
        PyModule::import(py, "json")?.getattr("loads")?.call1((text,))?.get_item("fields")
    }

    /// The value whose fields are these, as `pica regs encode` takes them: numbers, names of enumerators, addresses in bytes. Fields
    /// that are not given are 0.
    #[pyo3(signature = (**fields))]
    fn encode(&self, fields: Option<&Bound<'_, PyDict>>) -> PyResult<u32> {
        let given = fields.into_iter().flat_map(|fields| fields.iter());
        let text =
            |(name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| Ok((name.extract()?, value.str()?.to_string()));
        let fields = given.map(text).collect::<PyResult<Vec<(String, String)>>>()?;
        encode_register(&self.0.name, &fields).map_err(value_error)
    }

    fn __repr__(&self) -> String {
        format!("Register({:?}, id={:#05X})", self.0.name, self.0.id)
    }
}
