// SPDX-License-Identifier: MIT
//! A shader unit: its registers and memories, and the execution of one invocation.

use super::config::UnitConfig;
use super::execute::{Executor, Invocation};
use super::hooks::Hooks;
use super::outcome::{Run, Stage, Status};
use super::output::{OUTPUT_COUNT, Outputs, Packed};
use super::program::Program;
use super::registers::{REGISTER_COUNT, Registers};
use super::single::Single;
use super::uniforms::Uniforms;
use super::wide::WideRegisters;
use super::{NO_VECTOR, Vector};
use crate::float::mode::{SelectedMode, with_mode};
use crate::float::{Arithmetic, Lanes, UnsupportedChoice};
use pica_spec::choices::{B15AfterRun, Choices, ShaderRegisterInit, VRegisterRetention};
use pica_spec::isa::size::LAST_BOOLEAN;

/// Instructions between two questions of [`ShaderUnit::run_while`]: some milliseconds.
const PART: u64 = 1 << 18;

/// b15 among the boolean uniforms.
pub(super) const B15: u16 = 1 << LAST_BOOLEAN;

/// A shader unit (shader-unit.md#registers).
#[derive(Clone, Debug)]
pub struct ShaderUnit {
    /// Uniform registers.
    pub uniforms: Uniforms,
    /// Program memory and descriptors.
    pub program: Program,
    /// Inputs, outputs and entry point.
    pub config: UnitConfig,
    pub(super) choices: Choices,
    pub(super) mode: SelectedMode,
    lanes: Lanes,
    pub(super) inputs: [Vector; REGISTER_COUNT],
    pub(super) registers: Registers,
    pub(super) outputs: Outputs,
}

impl ShaderUnit {
    /// A unit with `depth` words of program memory (limited to 1 to 4096), everything 0.
    ///
    /// # Errors
    /// If the model cannot follow one of the choices.
    pub fn new(depth: usize, choices: &Choices) -> Result<Self, UnsupportedChoice> {
        Ok(Self {
            uniforms: Uniforms::new(choices),
            program: Program::new(depth, choices),
            config: UnitConfig::default(),
            choices: *choices,
            mode: SelectedMode::new(Arithmetic::new(choices)?),
            lanes: Lanes::detect(),
            inputs: [NO_VECTOR; REGISTER_COUNT],
            registers: Registers::default(),
            outputs: Outputs::default(),
        })
    }

    /// The unit, which computes with a given instruction set of the host.
    #[must_use]
    pub fn with_lanes(self, lanes: Lanes) -> Self {
        Self { lanes, ..self }
    }

    /// Loads the v registers for the next invocation: input i goes to the register that ATTRIBUTES_PERMUTATION names
    /// (choice `duplicate_permutation`). There are at most 16; what the others hold is choice `v_register_retention`.
    pub fn load_inputs(&mut self, inputs: &[Vector]) {
        self.inputs = self.permuted(inputs);
    }

    /// The v registers as [`load_inputs`](Self::load_inputs) would leave them.
    pub fn permuted(&self, inputs: &[Vector]) -> [Vector; REGISTER_COUNT] {
        self.permuted_from(inputs.len(), |input| inputs[input])
    }

    /// The v registers after loading `count` inputs, which `input` gives by number.
    pub(super) fn permuted_from(&self, count: usize, input: impl Fn(usize) -> Vector) -> [Vector; REGISTER_COUNT] {
        let sources = self.config.sources(count, self.choices.duplicate_permutation);
        let zero = self.choices.v_register_retention == VRegisterRetention::Zero;
        core::array::from_fn(|register| match sources[register] {
            Some(number) => input(number),
            None if zero => NO_VECTOR,
            None => self.inputs[register],
        })
    }

    /// Sets a v register without permutation; above v15 nothing happens.
    pub fn set_input(&mut self, register: usize, value: Vector) {
        if let Some(place) = self.inputs.get_mut(register) {
            *place = value;
        }
    }

    /// v0 to v15, as loaded.
    pub fn inputs(&self) -> &[Vector; REGISTER_COUNT] {
        &self.inputs
    }

    /// r, a0, aL and cmp.
    pub fn registers(&self) -> &Registers {
        &self.registers
    }

    /// r, a0, aL and cmp, to set what the next invocation finds there (choice `shader_register_init`).
    pub fn registers_mut(&mut self) -> &mut Registers {
        &mut self.registers
    }

    /// o0-o15 as the last invocation left them, in the bank that it wrote last.
    pub fn outputs(&self) -> &[Vector; OUTPUT_COUNT] {
        self.outputs.shown()
    }

    /// The [`outputs`](Self::outputs) that OUTMAP_MASK enables.
    pub fn packed_outputs(&self) -> Packed {
        Packed::new(self.config.outmap_mask, |register| self.outputs()[register])
    }

    /// The bank of output registers that the next invocation starts with.
    pub fn output_bank_mut(&mut self) -> &mut [Vector; OUTPUT_COUNT] {
        self.outputs.bank_mut()
    }

    /// Runs an invocation from the entry point, for at most `limit` instructions.
    pub fn run(&mut self, stage: Stage, limit: u64, hooks: &mut impl Hooks) -> Run {
        let invocation = self.begin();
        self.resume(invocation, stage, limit, hooks)
    }

    /// [`run`](Self::run), which asks from time to time whether it goes on; an invocation that does not has reached its limit.
    pub fn run_while(
        &mut self,
        stage: Stage,
        limit: u64,
        hooks: &mut impl Hooks,
        mut goes_on: impl FnMut() -> bool,
    ) -> Run {
        let mut invocation = self.begin();
        let mut part = 0;
        let status = loop {
            part = limit.min(part + PART);
            let status = self.advance(&mut invocation, stage, part, hooks);
            if status != Status::Watchdog || part == limit || !goes_on() {
                break status;
            }
        };
        self.finish(stage, status);
        invocation.into_run(status)
    }

    /// The [`packed_outputs`](Self::packed_outputs) of the last invocation, a vertex shader, if it computes in f32
    /// ([`VertexArithmetic::F32`](super::VertexArithmetic)).
    pub(crate) fn packed_outputs_in_f32(&self, limit: u64) -> Packed {
        let mut outputs = *self.outputs();
        self.outputs_in_f32(&self.inputs, limit, &mut outputs);
        Packed::new(self.config.outmap_mask, |register| outputs[register])
    }

    /// Runs a vertex shader in f32, from registers that are 0, and puts what it writes into `outputs`. The program has been
    /// decoded.
    pub(super) fn outputs_in_f32(
        &self,
        inputs: &[Vector; REGISTER_COUNT],
        limit: u64,
        outputs: &mut [Vector; OUTPUT_COUNT],
    ) {
        let mut registers = WideRegisters::new(inputs, &self.uniforms);
        let executor = Executor::new(self.program.instructions(), &self.choices, limit);
        let Ok(_) = executor.run(&mut self.invocation(), &mut registers);
        registers.round_into(outputs);
    }

    /// The start of an invocation. Choice `shader_register_init` does not concern the outputs.
    pub(super) fn begin(&mut self) -> Invocation {
        self.program.decode();
        if self.choices.shader_register_init == ShaderRegisterInit::Zero {
            self.registers = Registers::default();
        }
        self.invocation()
    }

    /// An invocation at the entry point.
    fn invocation(&self) -> Invocation {
        // The register has as many bits as addresses have (registers.md#shader-units).
        Invocation::new(self.config.entry_point % self.program.depth() as u16)
    }

    /// Runs an invocation to its end.
    pub(super) fn resume(
        &mut self,
        mut invocation: Invocation,
        stage: Stage,
        limit: u64,
        hooks: &mut impl Hooks,
    ) -> Run {
        let status = self.advance(&mut invocation, stage, limit, hooks);
        self.finish(stage, status);
        invocation.into_run(status)
    }

    /// Goes on with an invocation until it has completed `limit` instructions, or to its end.
    fn advance(&mut self, invocation: &mut Invocation, stage: Stage, limit: u64, hooks: &mut impl Hooks) -> Status {
        let executor = Executor::new(self.program.instructions(), &self.choices, limit);
        let Ok(status) = with_mode!(self.mode, mode => {
            let mut registers = Single {
                mode,
                lanes: self.lanes,
                inputs: &self.inputs,
                uniforms: &self.uniforms,
                program: &self.program,
                registers: &mut self.registers,
                outputs: &mut self.outputs,
                outmap_mask: self.config.outmap_mask,
                stage,
                hooks,
            };
            executor.run(invocation, &mut registers)
        });
        status
    }

    /// The end of an invocation.
    pub(super) fn finish(&mut self, stage: Stage, status: Status) {
        self.outputs.show();
        if status != Status::End {
            // Assumption `stopped_invocation`.
            return;
        }
        // A geometry shader changes banks at EMIT alone (assumption `geometry_end_bank`).
        if stage == Stage::Vertex {
            self.outputs.toggle();
        }
        if self.sets_b15(stage) {
            self.uniforms.set_booleans(self.uniforms.booleans() | B15);
        }
    }

    /// Whether an invocation that ends sets b15.
    pub(super) fn sets_b15(&self, stage: Stage) -> bool {
        self.choices.b15_after_run == B15AfterRun::EveryInvocation || stage == Stage::Geometry
    }
}
