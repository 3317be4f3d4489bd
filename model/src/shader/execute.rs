// SPDX-License-Identifier: MIT
//! The execution of a program: everything about an instruction but what it computes.
//!
//! One vertex and a batch of vertices run the same code; they differ in the [`Datapath`].

use super::alu::Function;
use super::decode::{Decoded, Operation, When};
use super::diagnostic::{Diagnostic, DiagnosticKind, Diagnostics};
use super::flow::{Flow, FlowRules, Next, Transfer};
use super::isa::{Destination, Mask, RegisterFile};
use super::operand::Operands;
use super::outcome::{Run, Status};
use super::output::EmitSettings;
use crate::float::Comparison;
use pica_spec::choices::{BreakOutsideLoop, Choices, MovasConsecutive, SetemitSlot3, UnknownOpcode, WindingState};
use pica_spec::isa::size::{GEOMETRY_OUTPUTS, PRIMITIVE_SLOTS};

/// The registers that a program works on.
pub(super) trait Datapath {
    /// Why vertices cannot take an instruction together; it has had no effect then.
    type Apart;

    /// Writes the function of the sources to the destination under the mask.
    fn alu(
        &mut self,
        function: Function,
        destination: Destination,
        mask: Mask,
        operands: &Operands,
    ) -> Result<(), Self::Apart>;

    /// CMP: writes the flags that are enabled.
    fn compare(
        &mut self,
        comparisons: [Comparison; 2],
        enabled: [bool; 2],
        operands: &Operands,
    ) -> Result<(), Self::Apart>;

    /// MOVA: writes the address registers that are enabled.
    fn mova(&mut self, enabled: [bool; 2], operands: &Operands) -> Result<(), Self::Apart>;

    /// Whether a condition holds.
    fn holds(&self, when: When) -> Result<bool, Self::Apart>;

    /// An integer register: (x, y, z).
    fn integer(&self, number: u8) -> [u8; 3];

    /// aL.
    fn al(&mut self) -> &mut u32;

    /// LOOP sets aL.
    fn start_al(&mut self, value: u32) {
        *self.al() = value;
    }

    /// The way out of a geometry shader; a vertex shader has none.
    fn emitter(&mut self) -> Option<&mut dyn Emitter>;

    /// An instruction is done.
    fn retire(&mut self, _pc: u16, _instruction: &Decoded, _next_pc: u16) {}
}

/// What SETEMIT and EMIT work on.
pub(super) trait Emitter {
    /// SETEMIT.
    fn set(&mut self, settings: EmitSettings);

    /// EMIT.
    fn emit(&mut self);
}

/// An invocation that runs, apart from the registers that outlive it.
#[derive(Clone, Debug)]
pub(super) struct Invocation {
    pub flow: Flow,
    /// Instructions completed.
    instructions: u64,
    /// Whether the last one was MOVA.
    after_mova: bool,
    diagnostics: Diagnostics,
}

/// What follows an instruction.
enum Outcome {
    /// The next one.
    Go(Transfer),
    /// Nothing.
    Stop(Status),
}

/// What stays the same for a whole invocation.
pub(super) struct Executor<'a> {
    code: &'a [Decoded],
    choices: &'a Choices,
    rules: FlowRules,
    limit: u64,
}

impl Invocation {
    pub fn new(entry_point: u16) -> Self {
        Self { flow: Flow::new(entry_point), instructions: 0, after_mova: false, diagnostics: Diagnostics::default() }
    }

    /// What the invocation did.
    pub fn into_run(self, status: Status) -> Run {
        Run { status, instructions: self.instructions, diagnostics: self.diagnostics.into_list() }
    }

    /// What it has done so far that is undefined.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        self.diagnostics.list()
    }

    /// Reports something about the current instruction.
    fn report(&mut self, kind: DiagnosticKind) {
        self.diagnostics.report(self.flow.pc, kind);
    }
}

impl<'a> Executor<'a> {
    /// An executor of a program, for at most `limit` instructions. `code` is not empty.
    pub fn new(code: &'a [Decoded], choices: &'a Choices, limit: u64) -> Self {
        Self { code, choices, rules: FlowRules::new(code.len() as u16, choices), limit }
    }

    /// Runs `invocation` from where it is until it stops.
    #[inline(always)]
    pub fn run<D: Datapath>(&self, invocation: &mut Invocation, path: &mut D) -> Result<Status, D::Apart> {
        loop {
            if invocation.instructions >= self.limit {
                return Ok(Status::Watchdog);
            }
            let pc = invocation.flow.pc;
            let instruction = &self.code[pc as usize];
            let outcome = self.step(instruction, invocation, path)?;
            if let Outcome::Stop(Status::Hang) = outcome {
                return Ok(Status::Hang);
            }
            invocation.instructions += 1;
            invocation.after_mova = matches!(instruction.operation, Operation::Mova { .. });
            let Outcome::Go(transfer) = outcome else {
                path.retire(pc, instruction, pc);
                return Ok(Status::End);
            };
            let next = invocation.flow.advance(transfer, path.al(), &self.rules);
            path.retire(pc, instruction, invocation.flow.pc);
            if next != Next::Inside {
                invocation.diagnostics.report(pc, DiagnosticKind::ProgramEnd);
            }
            if next == Next::Past {
                return Ok(Status::End);
            }
        }
    }

    /// Everything about an instruction but the step to the next one.
    #[inline(always)]
    fn step<D: Datapath>(
        &self,
        instruction: &Decoded,
        invocation: &mut Invocation,
        path: &mut D,
    ) -> Result<Outcome, D::Apart> {
        let flow = &mut invocation.flow;
        let transfer = match instruction.operation {
            Operation::Alu { function, destination, mask, ref operands } => {
                report_sources(operands, invocation);
                if is_vertex_output(destination) && mask != Mask::NONE && path.emitter().is_some() {
                    // Stored all the same (assumption `geometry_output_range`).
                    invocation.report(DiagnosticKind::VertexOutput);
                }
                path.alu(function, destination, mask, operands)?;
                Transfer::Sequential
            }
            Operation::Compare { comparisons, enabled, ref operands } => {
                report_sources(operands, invocation);
                path.compare(comparisons, enabled, operands)?;
                Transfer::Sequential
            }
            Operation::Mova { enabled, ref operands } => {
                if invocation.after_mova {
                    invocation.report(DiagnosticKind::ConsecutiveMova);
                    if self.choices.movas_consecutive == MovasConsecutive::Hang {
                        return Ok(Outcome::Stop(Status::Hang));
                    }
                }
                path.mova(enabled, operands)?;
                Transfer::Sequential
            }
            Operation::Nop => Transfer::Sequential,
            Operation::Unknown => {
                invocation.report(DiagnosticKind::UnknownOpcode);
                if self.choices.unknown_opcode == UnknownOpcode::Hang {
                    return Ok(Outcome::Stop(Status::Hang));
                }
                Transfer::Sequential
            }
            Operation::End => return Ok(Outcome::Stop(Status::End)),
            Operation::Break(when) => {
                if !path.holds(when)? {
                    Transfer::Sequential
                } else if flow.in_loop() {
                    Transfer::Break
                } else {
                    invocation.report(DiagnosticKind::BreakOutsideLoop);
                    if self.choices.break_outside_loop == BreakOutsideLoop::Hang {
                        return Ok(Outcome::Stop(Status::Hang));
                    }
                    Transfer::Sequential
                }
            }
            Operation::Jump { when, target } => {
                if path.holds(when)? {
                    Transfer::To(target)
                } else {
                    Transfer::Sequential
                }
            }
            Operation::Call { when, target, count } => {
                if path.holds(when)? {
                    flow.call(target, count)
                } else {
                    Transfer::Sequential
                }
            }
            Operation::If { when, target, count } => {
                if path.holds(when)? {
                    flow.enter_then(target, count)
                } else {
                    Transfer::To(target)
                }
            }
            Operation::Loop { integer, last } => {
                let counters = path.integer(integer);
                let transfer = flow.enter_loop(last, counters, *path.al());
                path.start_al(counters[1].into());
                transfer
            }
            Operation::Emit => {
                match path.emitter() {
                    Some(emitter) => {
                        emitter.emit();
                        if self.choices.winding_state == WindingState::PerEmit {
                            emitter.set(EmitSettings::default());
                        }
                    }
                    // Assumption `emit_in_vertex_shader`.
                    None => invocation.report(DiagnosticKind::GeometryOpcode),
                }
                Transfer::Sequential
            }
            Operation::Setemit(settings) => {
                match path.emitter() {
                    Some(emitter) => {
                        if usize::from(settings.slot) >= PRIMITIVE_SLOTS {
                            invocation.report(DiagnosticKind::SetemitSlot3);
                            if self.choices.setemit_slot_3 == SetemitSlot3::Hang {
                                return Ok(Outcome::Stop(Status::Hang));
                            }
                        }
                        emitter.set(settings);
                    }
                    // Assumption `emit_in_vertex_shader`.
                    None => invocation.report(DiagnosticKind::GeometryOpcode),
                }
                Transfer::Sequential
            }
        };
        Ok(Outcome::Go(transfer))
    }
}

/// Reports an instruction that names two v registers.
#[inline]
fn report_sources(operands: &Operands, invocation: &mut Invocation) {
    if operands.two_inputs {
        invocation.report(DiagnosticKind::TwoInputRegisters);
    }
}

/// Whether a register is one of the outputs that only vertex shaders have.
fn is_vertex_output(destination: Destination) -> bool {
    let (file, number) = destination.register();
    file == RegisterFile::Output && usize::from(number) >= GEOMETRY_OUTPUTS
}
