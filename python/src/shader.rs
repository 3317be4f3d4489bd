// SPDX-License-Identifier: MIT
//! Shader programs and units.

use crate::array::{Patterns, numbers, pattern};
use crate::choices::{Choices, of};
use crate::value_error;
use numpy::{PyArray, PyArray2, PyArray3, PyArrayMethods, PyUntypedArrayMethods};
use pica_model::float::F24;
use pica_model::shader::{Batch, Block, Hooks, OnRetire, ShaderUnit, Stage, Vector};
use pica_shader::assembler::{self, SourceFile};
use pica_shader::load::{load, load_words, program_of, registers_of};
use pica_shader::shbin::Shbin;
use pica_spec::choices;
use pica_spec::isa::Destination;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::{Bound, PyAny, PyRef, PyResult, Python, pyclass, pyfunction, pymethods};
use pyo3::types::{PyAnyMethods, PyBytes, PyDict, PyTuple};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Assembles picasso source; gives the container (.shbin).
#[pyfunction]
pub fn assemble(source: &str) -> PyResult<Vec<u8>> {
    assembled(source)?.write().map_err(value_error)
}

/// The source of a container.
#[pyfunction]
pub fn disassemble(shbin: &[u8]) -> PyResult<String> {
    Ok(pica_shader::disassembler::disassemble(&Shbin::read(shbin).map_err(value_error)?))
}

fn assembled(source: &str) -> PyResult<Shbin> {
    let assembly = assembler::assemble(&[SourceFile::new("source", source)]);
    Ok(assembly.map_err(|diagnostics| value_error(assembler::render(&diagnostics, false)))?.shbin)
}

/// What an invocation did.
#[pyclass(frozen, get_all, module = "pica")]
#[derive(Clone, Debug)]
pub struct Run {
    /// "end", "watchdog" or "hang".
    status: &'static str,
    /// Instructions that were completed.
    instructions: u64,
    /// Undefined things that it did.
    findings: Vec<String>,
}

#[pymethods]
impl Run {
    fn __repr__(&self) -> String {
        format!("Run(status={:?}, instructions={}, findings={:?})", self.status, self.instructions, self.findings)
    }
}

/// The state after an instruction.
#[pyclass(frozen, get_all, module = "pica")]
#[derive(Clone, Debug)]
pub struct Retired {
    /// Address of the instruction.
    pc: u16,
    /// Address of the next one.
    next_pc: u16,
    /// The instruction word.
    word: u32,
    /// The register that it writes: 0-15 are o0-o15, 16-31 r0-r15.
    destination: Option<u8>,
    /// The components that were written; x is bit 3.
    mask: u8,
    /// What the whole register holds.
    values: [u32; 4],
    /// The flags cmp.x and cmp.y.
    cmp: [bool; 2],
    /// The address registers a0.x and a0.y.
    a0: [i32; 2],
    /// The loop counter aL.
    al: u32,
}

/// A shader unit. It is what another one is if both have the same program, choices, uniforms and inputs; what an invocation
/// has left in the registers r and o does not count.
#[pyclass(module = "pica")]
#[derive(Debug)]
pub struct Shader {
    unit: ShaderUnit,
    stage: Stage,
    choices: choices::Choices,
    program: Program,
    /// The container and the number of the program in it.
    container: Option<(Shbin, usize)>,
}

/// What invocations find besides the program: components of c registers, i registers, b registers, components of v registers.
type Values = (Vec<u32>, Vec<[u8; 3]>, u16, Vec<u32>);

impl Shader {
    fn empty(program: Program, geometry: bool, choices: &choices::Choices) -> PyResult<Shader> {
        let (block, stage) = if geometry { (Block::Gsh, Stage::Geometry) } else { (Block::Vsh, Stage::Vertex) };
        let mut unit = ShaderUnit::new(block.program_depth(), choices).map_err(value_error)?;
        unit.config.outmap_mask = 0xFFFF;
        for (input, register) in (0..).zip(&mut unit.config.input_map) {
            *register = input;
        }
        Ok(Shader { unit, stage, choices: *choices, program, container: None })
    }

    fn values(&self) -> Values {
        let uniforms = &self.unit.uniforms;
        let floats: Vec<Vector> = (0..).map_while(|index| uniforms.float(index)).collect();
        let integers = (0..).map_while(|index| uniforms.integer(index)).collect();
        (patterns(&floats), integers, uniforms.booleans(), patterns(self.unit.inputs()))
    }

    /// What stays the same: stage, choices and program.
    fn identity(&self) -> (bool, &choices::Choices, &Program) {
        (self.stage == Stage::Geometry, &self.choices, &self.program)
    }
}

/// A vector of four patterns.
fn vector(components: &Bound<'_, PyAny>) -> PyResult<Vector> {
    let components: Vec<Bound<'_, PyAny>> = components.try_iter()?.collect::<PyResult<_>>()?;
    if components.len() != 4 {
        return Err(value_error(format_args!("a register has 4 components, not {}", components.len())));
    }
    let mut vector = [F24::ZERO; 4];
    for ((place, component), name) in vector.iter_mut().zip(&components).zip(["x", "y", "z", "w"]) {
        *place = F24::from_bits(pattern(component, name)?);
    }
    Ok(vector)
}

fn patterns(vectors: &[Vector]) -> Vec<u32> {
    vectors.iter().flatten().map(|number| number.to_bits()).collect()
}

#[pymethods]
impl Shader {
    /// A unit with the first program of its stage in picasso source or in a container, or with the words of
    /// [`from_words`](Self::from_words).
    #[new]
    #[pyo3(signature = (program, *, geometry = false, choices = None))]
    fn new(program: Program, geometry: bool, choices: Option<PyRef<'_, Choices>>) -> PyResult<Shader> {
        let choices = of(choices);
        let shbin = match &program {
            Program::Source(text) => assembled(text)?,
            Program::Container(bytes) => Shbin::read(bytes).map_err(value_error)?,
            Program::Words((code, descriptors, entry)) => {
                let (code, descriptors, entry) = (code.clone(), descriptors.clone(), *entry);
                let mut shader = Shader::empty(program, geometry, &choices)?;
                load_words(&mut shader.unit, &code, &descriptors, entry).map_err(value_error)?;
                return Ok(shader);
            }
        };
        let bytes = shbin.write().map_err(value_error)?;
        let mut shader = Shader::empty(Program::Container(bytes), geometry, &choices)?;
        let number = program_of(&shbin, shader.stage).map_err(value_error)?;
        load(&mut shader.unit, &shbin, number).map_err(value_error)?;
        shader.container = Some((shbin, number));
        Ok(shader)
    }

    /// A unit with instruction words and operand descriptors from address 0 on.
    #[staticmethod]
    #[pyo3(signature = (code, descriptors, entry = 0, *, geometry = false, choices = None))]
    fn from_words(
        code: Vec<u32>,
        descriptors: Vec<u32>,
        entry: u32,
        geometry: bool,
        choices: Option<PyRef<'_, Choices>>,
    ) -> PyResult<Shader> {
        Shader::new(Program::Words((code, descriptors, entry)), geometry, choices)
    }

    fn __repr__(&self) -> String {
        let stage = if self.stage == Stage::Geometry { "geometry" } else { "vertex" };
        let words = match (&self.container, &self.program) {
            (Some((shbin, _)), _) => shbin.code.len(),
            (None, Program::Words((code, ..))) => code.len(),
            (None, Program::Source(_) | Program::Container(_)) => 0,
        };
        let chosen = if self.choices == choices::Choices::default() {
            String::new()
        } else {
            format!(", {}", Choices(self.choices).__repr__())
        };
        format!("<pica.Shader: {stage}, {words} instructions, entry {:#05X}{chosen}>", self.unit.config.entry_point)
    }

    fn __eq__(&self, other: &Shader) -> bool {
        self.identity() == other.identity() && self.values() == other.values()
    }

    fn __hash__(&self) -> u64 {
        // Uniforms and inputs may change, and a hash may not.
        let mut hasher = DefaultHasher::new();
        self.identity().hash(&mut hasher);
        hasher.finish()
    }

    /// What pickle makes it again of.
    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyTuple>, Bound<'py, PyDict>)> {
        let program = match &self.program {
            Program::Source(text) => text.into_bound_py_any(py)?,
            Program::Container(bytes) => PyBytes::new(py, bytes).into_any(),
            Program::Words(words) => words.clone().into_bound_py_any(py)?,
        };
        let named = PyDict::new(py);
        named.set_item("geometry", self.stage == Stage::Geometry)?;
        named.set_item("choices", Choices(self.choices))?;
        Ok((PyTuple::new(py, [program])?, named))
    }

    fn __getstate__(&self) -> Values {
        self.values()
    }

    fn __setstate__(&mut self, values: Values) {
        let (floats, integers, booleans, inputs) = values;
        let vectors = |components: &[u32]| -> Vec<Vector> {
            components.as_chunks().0.iter().map(|vector: &[u32; 4]| vector.map(F24::from_bits)).collect()
        };
        for (index, value) in vectors(&floats).into_iter().enumerate() {
            self.unit.uniforms.set_float(index, value);
        }
        for (index, value) in integers.into_iter().enumerate() {
            self.unit.uniforms.set_integer(index, value);
        }
        self.unit.uniforms.set_booleans(booleans);
        for (index, value) in vectors(&inputs).into_iter().enumerate() {
            self.unit.set_input(index, value);
        }
    }

    /// Sets a c register, by number or by the name of a uniform.
    fn set_float(&mut self, register: Name, xyzw: &Bound<'_, PyAny>) -> PyResult<()> {
        let index = self.number(register)?;
        if self.unit.uniforms.float(index).is_none() {
            return Err(value_error(format_args!("there is no c{index}")));
        }
        self.unit.uniforms.set_float(index, vector(xyzw)?);
        Ok(())
    }

    /// Sets an i register: repetitions less one, start and step of a loop.
    fn set_integer(&mut self, register: Name, xyz: [u8; 3]) -> PyResult<()> {
        let index = self.number(register)?;
        if self.unit.uniforms.integer(index).is_none() {
            return Err(value_error(format_args!("there is no i{index}")));
        }
        self.unit.uniforms.set_integer(index, xyz);
        Ok(())
    }

    /// b0 to b15: bit n is bn.
    fn set_booleans(&mut self, bits: u16) {
        self.unit.uniforms.set_booleans(bits);
    }

    /// Sets a v register, by number or by the name of an input.
    fn set_input(&mut self, register: Name, xyzw: &Bound<'_, PyAny>) -> PyResult<()> {
        let index = self.number(register)?;
        if index >= self.unit.inputs().len() {
            return Err(value_error(format_args!("there is no v{index}")));
        }
        self.unit.set_input(index, vector(xyzw)?);
        Ok(())
    }

    /// Runs an invocation from the entry point for at most `limit` instructions.
    #[pyo3(signature = (limit = 1_000_000))]
    fn run(&mut self, py: Python<'_>, limit: u64) -> PyResult<Run> {
        let run = self.invoke(py, limit, &mut ())?;
        let findings = run.diagnostics.iter().map(ToString::to_string).collect();
        Ok(Run { status: run.status.name(), instructions: run.instructions, findings })
    }

    /// Runs an invocation; gives the state after each instruction.
    #[pyo3(signature = (limit = 1_000_000))]
    fn trace(&mut self, py: Python<'_>, limit: u64) -> PyResult<Vec<Retired>> {
        let mut trace = Vec::new();
        let mut hooks = OnRetire(|retired: &pica_model::shader::Retired| {
            trace.push(Retired {
                pc: retired.pc,
                next_pc: retired.next_pc,
                word: retired.word,
                destination: retired.destination.map(Destination::bits),
                mask: retired.mask.bits(),
                values: retired.values.map(F24::to_bits),
                cmp: retired.cmp,
                a0: retired.a0,
                al: retired.al,
            });
        });
        self.invoke(py, limit, &mut hooks)?;
        Ok(trace)
    }

    /// Shades vertices in batches: an array of vertices, inputs and components becomes one of vertices, 16 outputs and components.
    #[pyo3(signature = (inputs, limit = 1_000_000))]
    fn shade<'py>(
        &mut self,
        py: Python<'py>,
        inputs: &Bound<'py, PyAny>,
        limit: u64,
    ) -> PyResult<Bound<'py, PyArray3<u32>>> {
        let Patterns::Many(inputs) = Patterns::new(inputs, "inputs")? else {
            return Err(value_error("inputs is a number, and an array of three axes is wanted"));
        };
        let [vertices, count, 4] = *inputs.shape() else {
            return Err(value_error(format_args!(
                "inputs has shape {:?}, and vertices, inputs and 4 components are wanted",
                inputs.shape()
            )));
        };
        if !(1..=16).contains(&count) || self.stage != Stage::Vertex {
            return Err(value_error("a vertex shader takes 1 to 16 inputs of 4 components"));
        }
        let inputs = Patterns::Many(inputs).spread(py, &[vertices, count, 4])?;
        let values = inputs.as_slice().map_err(value_error)?;
        let (vectors, _) = numbers(values, 0)?.as_chunks::<4>();
        let shaded = py.detach(|| {
            let mut shaded = Vec::with_capacity(vertices * 64);
            let mut batch = Batch::new();
            let vertices_of: Vec<&[Vector]> = vectors.chunks(count).collect();
            for some in vertices_of.chunks(Batch::LANES) {
                Python::attach(|py| py.check_signals())?;
                batch.clear();
                for vertex in some {
                    batch.push(vertex);
                }
                self.unit.run_batch(&mut batch, limit);
                for vertex in 0..some.len() {
                    shaded.extend(patterns(&batch.outputs(vertex)));
                }
            }
            PyResult::Ok(shaded)
        })?;
        PyArray::from_vec(py, shaded).reshape([vertices, 16, 4])
    }

    /// Instruction words and operand descriptors of the container.
    fn words(&self) -> PyResult<(Vec<u32>, Vec<u32>)> {
        let (shbin, _) =
            self.container.as_ref().ok_or_else(|| value_error("the unit was not loaded from a container"))?;
        Ok((shbin.code.clone(), shbin.operand_descriptors()))
    }

    /// o0 to o15, as the last invocation left them.
    #[getter]
    fn outputs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u32>>> {
        PyArray::from_vec(py, patterns(self.unit.outputs())).reshape([16, 4])
    }

    /// r0 to r15, as the last invocation left them.
    #[getter]
    fn temporaries<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u32>>> {
        PyArray::from_vec(py, patterns(&self.unit.registers().temporaries)).reshape([16, 4])
    }
}

impl Shader {
    /// Runs an invocation, until it ends or Ctrl-C is pressed.
    fn invoke(
        &mut self,
        py: Python<'_>,
        limit: u64,
        hooks: &mut (impl Hooks + Send),
    ) -> PyResult<pica_model::shader::Run> {
        let Shader { unit, stage, .. } = self;
        py.detach(|| {
            let mut stopped = Ok(());
            let run = unit.run_while(*stage, limit, hooks, || {
                stopped = Python::attach(|py| py.check_signals());
                stopped.is_ok()
            });
            stopped.map(|()| run)
        })
    }

    /// The number of a register in its file.
    fn number(&self, register: Name) -> PyResult<usize> {
        match register {
            Name::Number(number) => Ok(number),
            Name::Name(name) => {
                let container = self.container.as_ref();
                let registers = container.and_then(|(shbin, number)| registers_of(&shbin.programs[*number], &name));
                let registers = registers.ok_or_else(|| value_error(format_args!("the program has no `{name}`")))?;
                Ok(registers.first.into())
            }
        }
    }
}

/// A program.
#[derive(Clone, Debug, PartialEq, Eq, Hash, pyo3::FromPyObject)]
enum Program {
    Source(String),
    Container(Vec<u8>),
    /// Instruction words, operand descriptors, entry point.
    Words((Vec<u32>, Vec<u32>, u32)),
}

/// A register, by number or by name.
#[derive(pyo3::FromPyObject)]
enum Name {
    Number(usize),
    Name(String),
}
