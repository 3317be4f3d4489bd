// SPDX-License-Identifier: MIT
//! What to run.

use super::object::{Object, optional};
use super::response::{RunResponse, RunTriangle};
use super::vector::{Components, HexVector, by_register};
use super::{DEFAULT_MAX_INSTRUCTIONS, MOST_TRIANGLES, RunDiagnostic};
use pica_model::float::UnsupportedChoice;
use pica_model::shader::isa::{DESCRIPTOR_COUNT, GEOMETRY_CODE_WORDS, Mask, Opcode, VERTEX_CODE_WORDS};
use pica_model::shader::{
    EmittedTriangle, Hooks, INTEGER_COUNT, OUTPUT_COUNT, OutputFault, Registers, Retired, ShaderUnit, Stage,
    WrittenOutputs,
};
use pica_spec::choices::{AddressRegisterRange, AlWidth, Choices};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A line of input to `pica shader run`. A key that is missing, or null, stands for zeros.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RunRequest {
    /// Instruction words from address 0: at most 512 in the vertex stage, 4096 in the geometry stage.
    pub code: Option<Vec<u32>>,
    /// Operand descriptors from number 0: at most 128.
    pub opdescs: Option<Vec<u32>>,
    /// Address of the first instruction.
    pub entry: Option<u16>,
    /// b0-b15 in bits 0-15.
    pub bools: Option<u16>,
    /// i0-i3: x, y, z and w, 0 to 255 each. w has no storage.
    pub ints: Option<Vec<[u8; 4]>>,
    /// c registers by number, 0 to 95.
    #[serde(deserialize_with = "by_register::<96, _, _>")]
    pub uniforms: BTreeMap<u8, HexVector>,
    /// v registers by number, 0 to 15.
    #[serde(deserialize_with = "by_register::<16, _, _>")]
    pub inputs: BTreeMap<u8, HexVector>,
    /// `"vertex"`, which is the default, or `"geometry"`.
    pub stage: Option<RunStage>,
    /// o registers by number: their components that the output map gives to an attribute, such as `"xyz"`. Each of them has
    /// to be written once for a vertex; a diagnostic says where that is not so. With a container they are those of its
    /// table.
    #[serde(deserialize_with = "by_register::<16, _, _>")]
    pub mapped: BTreeMap<u8, Components>,
    /// What the invocation finds in the registers that it writes.
    #[serde(deserialize_with = "optional")]
    pub state: Option<RunState>,
    /// Ledger entries that differ from their defaults, by id.
    pub choices: Option<BTreeMap<String, String>>,
    /// Instructions after which the invocation is stopped; by default [`DEFAULT_MAX_INSTRUCTIONS`].
    pub max_instructions: Option<u64>,
}

/// The stage of a [`RunRequest`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RunStage {
    /// A vertex shader: 512 words of program, and nothing to emit.
    #[default]
    Vertex,
    /// A geometry shader: 4096 words of program, and EMIT.
    Geometry,
}

/// Registers at the start of an invocation; those of a [`RunResponse`] have the same names and forms.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RunState {
    /// r0, r1, ...: at most 16.
    pub temps: Vec<HexVector>,
    /// o0, o1, ... of the bank that the invocation writes: at most 16.
    pub outputs: Vec<HexVector>,
    /// cmp.x and cmp.y.
    pub cmp: [bool; 2],
    /// a0.x and a0.y.
    pub a0: [i32; 2],
    /// aL.
    pub al: u32,
}

/// A request that cannot be run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The text is not a request.
    #[error("key `{key}`: {source}")]
    Json {
        /// Where in the request: `uniforms.96`, `code[3]`. `.` is the request itself.
        key: String,
        /// What is wrong.
        source: serde_json::Error,
    },
    /// A value does not fit.
    #[error("key `{key}`: {reason}")]
    Value {
        /// Where in the request.
        key: String,
        /// What is wrong.
        reason: String,
    },
}

impl RunError {
    fn value(key: impl Into<String>, reason: impl ToString) -> Self {
        Self::Value { key: key.into(), reason: reason.to_string() }
    }
}

impl From<UnsupportedChoice> for RunError {
    fn from(choice: UnsupportedChoice) -> Self {
        Self::value(format!("choices.{}", choice.id), choice)
    }
}

impl RunRequest {
    /// Reads a request.
    ///
    /// # Errors
    /// If the text is not JSON, has an unknown key, or a value of the wrong type or range.
    pub fn from_json(text: &str) -> Result<Self, RunError> {
        let mut deserializer = serde_json::Deserializer::from_str(text);
        let Object(request) = serde_path_to_error::deserialize(&mut deserializer)
            .map_err(|error| RunError::Json { key: error.path().to_string(), source: error.into_inner() })?;
        deserializer.end().map_err(|source| RunError::Json { key: ".".into(), source })?;
        Ok(request)
    }

    /// Runs the invocation in a unit of its own.
    ///
    /// # Errors
    /// If more than [`MOST_TRIANGLES`] come out, a list is longer than the memory it is for, a number is out of range, or a choice is unknown or one that the
    /// model cannot follow.
    pub fn run(&self) -> Result<RunResponse, RunError> {
        let choices = self.ledger()?;
        let stage = match self.stage.unwrap_or_default() {
            RunStage::Vertex => Stage::Vertex,
            RunStage::Geometry => Stage::Geometry,
        };
        let mut unit = self.unit(stage, &choices)?;
        *unit.registers_mut() = self.registers(&choices)?;
        let outputs = self.state.as_ref().map_or(&[][..], |state| &state.outputs);
        at_most(outputs.len(), "state.outputs", unit.outputs().len(), "there are output registers")?;
        for (register, value) in unit.output_bank_mut().iter_mut().zip(outputs) {
            *register = value.0;
        }

        let mut mapped = [Mask::NONE; OUTPUT_COUNT];
        for (register, components) in &self.mapped {
            mapped[usize::from(*register)] = components.0;
        }
        let mut hooks = Watch {
            emitted: Vec::new(),
            left_out: false,
            written: WrittenOutputs::new(stage, mapped),
            faults: Vec::new(),
        };
        let run = unit.run(stage, self.max_instructions.unwrap_or(DEFAULT_MAX_INSTRUCTIONS), &mut hooks);
        let Watch { emitted, left_out, faults, .. } = hooks;
        if left_out {
            let reason = format!("more than {MOST_TRIANGLES} triangles come out: fewer instructions give fewer");
            return Err(RunError::value("max_instructions", reason));
        }
        let registers = unit.registers();
        Ok(RunResponse {
            outputs: unit.outputs().map(HexVector),
            temps: registers.temporaries.map(HexVector),
            instructions: run.instructions,
            cmp: registers.cmp,
            a0: registers.a0,
            al: registers.al,
            emitted,
            status: run.status.name(),
            diagnostics: run
                .diagnostics
                .into_iter()
                .map(RunDiagnostic::from)
                .chain(faults.into_iter().map(RunDiagnostic::from))
                .collect(),
        })
    }

    /// The ledger with the choices of the request.
    fn ledger(&self) -> Result<Choices, RunError> {
        let mut ledger = Choices::default();
        for (id, value) in self.choices.iter().flatten() {
            ledger.set(id, value).map_err(|error| RunError::value(format!("choices.{id}"), error))?;
        }
        Ok(ledger)
    }

    /// A unit with program, uniforms and inputs.
    fn unit(&self, stage: Stage, choices: &Choices) -> Result<ShaderUnit, RunError> {
        let depth = match stage {
            Stage::Vertex => VERTEX_CODE_WORDS,
            Stage::Geometry => GEOMETRY_CODE_WORDS,
        };
        let mut unit = ShaderUnit::new(depth, choices)?;
        let (code, opdescs) = (self.code.as_deref().unwrap_or_default(), self.opdescs.as_deref().unwrap_or_default());
        at_most(code.len(), "code", depth, "program memory of this stage has words")?;
        at_most(opdescs.len(), "opdescs", DESCRIPTOR_COUNT, "there are descriptors")?;
        for (address, word) in code.iter().enumerate() {
            unit.program.set_word(address, *word);
        }
        for (index, word) in opdescs.iter().enumerate() {
            unit.program.set_descriptor(index, *word);
        }
        let entry = self.entry.unwrap_or_default();
        if usize::from(entry) >= depth {
            return Err(RunError::value("entry", format_args!("{entry} is past the {depth} words of program memory")));
        }
        unit.config.entry_point = entry;
        unit.config.outmap_mask = 0xFFFF;

        unit.uniforms.set_booleans(self.bools.unwrap_or_default());
        let ints = self.ints.as_deref().unwrap_or_default();
        at_most(ints.len(), "ints", INTEGER_COUNT, "there are integer registers")?;
        for (index, [x, y, z, _]) in ints.iter().enumerate() {
            unit.uniforms.set_integer(index, [*x, *y, *z]);
        }
        for (register, value) in &self.uniforms {
            unit.uniforms.set_float((*register).into(), value.0);
        }
        for (register, value) in &self.inputs {
            unit.set_input((*register).into(), value.0);
        }
        Ok(unit)
    }

    /// The registers at the start.
    fn registers(&self, choices: &Choices) -> Result<Registers, RunError> {
        let Some(state) = &self.state else { return Ok(Registers::default()) };
        let mut registers = Registers { a0: state.a0, al: state.al, cmp: state.cmp, ..Registers::default() };
        at_most(state.temps.len(), "state.temps", registers.temporaries.len(), "there are temporary registers")?;
        for (register, value) in registers.temporaries.iter_mut().zip(&state.temps) {
            *register = value.0;
        }
        if choices.al_width == AlWidth::Wrap8 && state.al > 0xFF {
            return Err(RunError::value("state.al", "aL has 8 bits (choice `al_width`)"));
        }
        let narrow = choices.address_register_range == AddressRegisterRange::Wrap9;
        if narrow && state.a0.iter().any(|offset| !(-0x100..0x100).contains(offset)) {
            return Err(RunError::value("state.a0", "a0 has 9 bits (choice `address_register_range`)"));
        }
        Ok(registers)
    }
}

/// What is kept of a run.
struct Watch {
    emitted: Vec<RunTriangle>,
    left_out: bool,
    written: WrittenOutputs,
    /// Each fault once, in the order in which they were found.
    faults: Vec<OutputFault>,
}

impl Hooks for Watch {
    const RETIRE: bool = true;

    fn emit(&mut self, triangle: &EmittedTriangle) {
        if self.emitted.len() == MOST_TRIANGLES {
            self.left_out = true;
        } else {
            self.emitted.push(RunTriangle::new(triangle));
        }
    }

    fn retire(&mut self, retired: &Retired) {
        let pc = retired.pc;
        let faults = match (retired.opcode, retired.destination) {
            (Opcode::End, _) => self.written.end(pc),
            (Opcode::Emit, _) => self.written.emit(pc),
            (_, Some(destination)) => self.written.write(pc, destination, retired.mask).into_iter().collect(),
            _ => return,
        };
        for fault in faults {
            if !self.faults.contains(&fault) {
                self.faults.push(fault);
            }
        }
    }
}

/// An error that names `key` if a list of `len` is longer than `limit`.
fn at_most(len: usize, key: &str, limit: usize, what: &str) -> Result<(), RunError> {
    if len > limit { Err(RunError::value(key, format_args!("{len} entries, but {what}: {limit}"))) } else { Ok(()) }
}
