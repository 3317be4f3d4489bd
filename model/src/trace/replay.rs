// SPDX-License-Identifier: MIT
//! The stream of a recording.

use std::borrow::Cow;

use pica_spec::command::Buffer;
use pica_spec::pica200::{CPU_BASE, ID_COUNT, id};
use pica_spec::trace::{Element, Recording, SizeUnit};

use super::restore;
use crate::command::{ListEnd, ListReport};
use crate::diagnostic::{Finding, Place};
use crate::geometry::VertexSink;
use crate::gpu::limits::Spent;
use crate::gpu::machine::Machine;
use crate::memory::engine::{MemoryEngines, Operation};

/// A recording on its way through a machine.
///
/// Memory loads and register writes of the 3D core and of the memory engines are performed. Writes to other registers
/// (displays, clocks) do nothing here: [`Step::Register`] hands them to the caller.
#[derive(Debug)]
pub struct Replay<'a, S> {
    machine: Machine<S>,
    engines: MemoryEngines,
    recording: Cow<'a, Recording>,
    /// Number of the next stream element.
    next: usize,
    /// What its lists and engines have used.
    spent: Spent,
}

/// What a stream element did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The work of a frame is complete.
    Frame,
    /// Memory was loaded.
    Load,
    /// A register of the 3D core was written.
    Core,
    /// A command list ran, to its end or not; on a machine that [pauses](Machine::pausing), to the end of a draw.
    List(ListReport),
    /// A memory engine did its work.
    Engine(Operation),
    /// A write to another register that starts nothing.
    Register {
        /// Physical address.
        address: u32,
        /// The word that was written.
        value: u32,
    },
}

impl<'a, S: VertexSink> Replay<'a, S> {
    /// The start of a recording on a machine after reset.
    pub fn new(recording: &'a Recording, machine: Machine<S>) -> Replay<'a, S> {
        Replay::of(Cow::Borrowed(recording), machine)
    }

    /// The start of a recording, which the replay keeps, on a machine after reset.
    pub fn owning(recording: Recording, machine: Machine<S>) -> Replay<'static, S> {
        Replay::of(Cow::Owned(recording), machine)
    }

    fn of(recording: Cow<'a, Recording>, mut machine: Machine<S>) -> Replay<'a, S> {
        restore(&mut machine, &recording.state);
        Replay { machine, engines: MemoryEngines::default(), recording, next: 0, spent: Spent::default() }
    }

    /// The machine, as the elements so far have left it.
    pub fn machine(&self) -> &Machine<S> {
        &self.machine
    }

    /// The memory engines, with the registers that the CPU wrote.
    pub fn engines(&self) -> &MemoryEngines {
        &self.engines
    }

    /// The machine, changeable.
    pub fn machine_mut(&mut self) -> &mut Machine<S> {
        &mut self.machine
    }

    /// The machine, when the replay is over.
    pub fn into_machine(self) -> Machine<S> {
        self.machine
    }

    /// The work of a memory engine that the next element of the stream starts.
    pub fn next_operation(&self) -> Option<Operation> {
        match self.recording.stream.get(self.next)? {
            Element::RegisterWrite { address, value } => self.engines.started_by(*address, *value),
            Element::FrameMarker | Element::MemoryLoad { .. } => None,
        }
    }

    /// Runs to the end of the stream.
    pub fn run(&mut self) {
        while self.step().is_some() {}
    }

    /// Performs the next element of the stream; `None` after the last one, or when the recording has used up its limits.
    pub fn step(&mut self) -> Option<Step> {
        if let Some(report) = self.machine.resume() {
            self.count(&report);
            return Some(Step::List(report));
        }
        let element = self.recording.stream.get(self.next)?;
        if let Some(limit) = self.spent.over(&self.machine.limits) {
            self.machine.diagnostics.report(Finding::RecordingEnds(limit));
            self.next = self.recording.stream.len();
            return None;
        }
        self.next += 1;
        Some(match element {
            Element::FrameMarker => Step::Frame,
            Element::MemoryLoad { address, data } => {
                if let Err(outside) = self.machine.memory.write(*address, data) {
                    self.machine.diagnostics.place = Place::Load { address: *address };
                    self.machine.diagnostics.report(Finding::LoadOutsideMemory(outside));
                }
                Step::Load
            }
            Element::RegisterWrite { address, value } => {
                let (address, value) = (*address, *value);
                match core_register(address) {
                    Some(id::CMDBUF_JUMP0) if value & 1 != 0 => {
                        self.correct_size(Buffer::Buffer0, id::CMDBUF_SIZE0);
                    }
                    Some(id::CMDBUF_JUMP1) if value & 1 != 0 => {
                        self.correct_size(Buffer::Buffer1, id::CMDBUF_SIZE1);
                    }
                    _ => {}
                }
                self.write(address, value)
            }
        })
    }

    /// The CPU writes to a physical address: a register of the 3D core, of the memory engines, or another one.
    pub fn write(&mut self, address: u32, value: u32) -> Step {
        let Some(id) = core_register(address) else {
            let Machine { choices, memory, diagnostics, .. } = &mut self.machine;
            let operation = self.engines.write(address, value, choices, memory, diagnostics);
            self.spent.pixels(operation.as_ref().map_or(0, Operation::pixels));
            return operation.map_or(Step::Register { address, value }, Step::Engine);
        };
        let report = self.machine.cpu_write(id, value);
        match &report {
            Some(report) => self.count(report),
            None if matches!(id, id::CMDBUF_JUMP0 | id::CMDBUF_JUMP1) => {}
            None => self.spent.list(&self.machine.limits, &self.machine.budget),
        }
        report.map_or(Step::Core, Step::List)
    }

    /// Counts what a list has used, once it has ended.
    fn count(&mut self, report: &ListReport) {
        if report.end != ListEnd::Paused {
            self.spent.list(&self.machine.limits, &self.machine.budget);
        }
    }

    /// Gives the buffer that is about to run the size that hardware would have got.
    fn correct_size(&mut self, buffer: Buffer, size_id: u32) {
        let Machine { registers, memory, .. } = &self.machine;
        let size = registers.get(size_id);
        let (address, _) = self.machine.command_buffer(buffer);
        let before = &self.recording.stream[..self.next - 1];
        let unit = SizeUnit::of(size, address, before, memory, self.machine.end_rule());
        self.machine.registers.set(size_id, unit.hardware_size(size));
    }
}

/// The register of the 3D core at a physical address.
fn core_register(address: u32) -> Option<u32> {
    let offset = address.checked_sub(CPU_BASE).filter(|offset| offset.is_multiple_of(4))?;
    (offset / 4 < ID_COUNT as u32).then_some(offset / 4)
}
