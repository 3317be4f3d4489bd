// SPDX-License-Identifier: MIT
//! Shader programs and units.

use crate::choices::{Choices, of};
use crate::value_error;
use numpy::{PyArray, PyArray2, PyArray3, PyArrayMethods, PyReadonlyArray3, PyUntypedArrayMethods};
use pica_model::float::F24;
use pica_model::shader::{Batch, Block, OnRetire, ShaderUnit, Stage, Vector};
use pica_shader::assembler::{self, SourceFile};
use pica_shader::load::{load, load_words, program_of, registers_of};
use pica_shader::shbin::Shbin;
use pica_spec::isa::Destination;
use pyo3::prelude::{Bound, PyRef, PyResult, Python, pyclass, pyfunction, pymethods};

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
    pc: u16,
    next_pc: u16,
    word: u32,
    /// 0-15 are o0-o15, 16-31 r0-r15.
    destination: Option<u8>,
    /// x is bit 3.
    mask: u8,
    /// What the whole register holds.
    values: [u32; 4],
    cmp: [bool; 2],
    a0: [i32; 2],
    al: u32,
}

/// A shader unit.
#[pyclass(module = "pica")]
#[derive(Debug)]
pub struct Shader {
    unit: ShaderUnit,
    stage: Stage,
    /// The container and the number of the program in it.
    container: Option<(Shbin, usize)>,
}

impl Shader {
    fn empty(geometry: bool, choices: Option<PyRef<'_, Choices>>) -> PyResult<Shader> {
        let (block, stage) = if geometry { (Block::Gsh, Stage::Geometry) } else { (Block::Vsh, Stage::Vertex) };
        let mut unit = ShaderUnit::new(block.program_depth(), &of(choices)).map_err(value_error)?;
        unit.config.outmap_mask = 0xFFFF;
        for (input, register) in (0..).zip(&mut unit.config.input_map) {
            *register = input;
        }
        Ok(Shader { unit, stage, container: None })
    }
}

fn vector(patterns: [u32; 4]) -> Vector {
    patterns.map(F24::from_bits)
}

fn patterns(vectors: &[Vector]) -> Vec<u32> {
    vectors.iter().flatten().map(|number| number.to_bits()).collect()
}

#[pymethods]
impl Shader {
    /// A unit with the first program of its stage in picasso source or in a container.
    #[new]
    #[pyo3(signature = (program, *, geometry = false, choices = None))]
    fn new(program: Program, geometry: bool, choices: Option<PyRef<'_, Choices>>) -> PyResult<Shader> {
        let mut shader = Shader::empty(geometry, choices)?;
        let shbin = match program {
            Program::Source(text) => assembled(&text)?,
            Program::Container(bytes) => Shbin::read(&bytes).map_err(value_error)?,
        };
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
        let mut shader = Shader::empty(geometry, choices)?;
        load_words(&mut shader.unit, &code, &descriptors, entry).map_err(value_error)?;
        Ok(shader)
    }

    /// Sets a c register, by number or by the name of a uniform.
    fn set_float(&mut self, register: Name, xyzw: [u32; 4]) -> PyResult<()> {
        let index = self.number(register)?;
        if self.unit.uniforms.float(index).is_none() {
            return Err(value_error(format_args!("there is no c{index}")));
        }
        self.unit.uniforms.set_float(index, vector(xyzw));
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
    fn set_input(&mut self, register: Name, xyzw: [u32; 4]) -> PyResult<()> {
        let index = self.number(register)?;
        if index >= self.unit.inputs().len() {
            return Err(value_error(format_args!("there is no v{index}")));
        }
        self.unit.set_input(index, vector(xyzw));
        Ok(())
    }

    /// Runs an invocation from the entry point for at most `limit` instructions.
    #[pyo3(signature = (limit = 1_000_000))]
    fn run(&mut self, limit: u64) -> Run {
        let run = self.unit.run(self.stage, limit, &mut ());
        let findings = run.diagnostics.iter().map(ToString::to_string).collect();
        Run { status: run.status.name(), instructions: run.instructions, findings }
    }

    /// Runs an invocation; gives the state after each instruction.
    #[pyo3(signature = (limit = 1_000_000))]
    fn trace(&mut self, limit: u64) -> Vec<Retired> {
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
        self.unit.run(self.stage, limit, &mut hooks);
        trace
    }

    /// Shades vertices in batches: an array of vertices, inputs and components becomes one of vertices, 16 outputs and components.
    #[pyo3(signature = (inputs, limit = 1_000_000))]
    fn shade<'py>(
        &mut self,
        py: Python<'py>,
        inputs: PyReadonlyArray3<'py, u32>,
        limit: u64,
    ) -> PyResult<Bound<'py, PyArray3<u32>>> {
        let [vertices, count, components] = inputs.shape() else { return Err(value_error("an array of three axes")) };
        if *components != 4 || *count > 16 || *count == 0 || self.stage != Stage::Vertex {
            return Err(value_error("a vertex shader takes 1 to 16 inputs of 4 components"));
        }
        let values = inputs.as_slice().map_err(|_| value_error("arrays have to be contiguous"))?;
        let numbers = F24::from_bits_slice(values).ok_or_else(|| value_error("a pattern has a bit above 23"))?;
        let (vectors, _) = numbers.as_chunks::<4>();
        let mut shaded = Vec::with_capacity(vertices * 64);
        let mut batch = Batch::new();
        let vertices_of: Vec<&[Vector]> = vectors.chunks(*count).collect();
        for some in vertices_of.chunks(Batch::LANES) {
            batch.clear();
            for vertex in some {
                batch.push(vertex);
            }
            self.unit.run_batch(&mut batch, limit);
            for vertex in 0..some.len() {
                shaded.extend(patterns(&batch.outputs(vertex)));
            }
        }
        PyArray::from_vec(py, shaded).reshape([*vertices, 16, 4])
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
#[derive(pyo3::FromPyObject)]
enum Program {
    Source(String),
    Container(Vec<u8>),
}

/// A register, by number or by name.
#[derive(pyo3::FromPyObject)]
enum Name {
    Number(usize),
    Name(String),
}
