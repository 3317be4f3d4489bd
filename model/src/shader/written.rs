// SPDX-License-Identifier: MIT
//! Which outputs an invocation writes, and how often (shader-unit.md#restrictions-and-quirks).
//!
//! A component that is mapped to an attribute has to be written exactly once for each vertex; otherwise a console may
//! freeze. Between two EMITs a component may stay as it is: its bank holds what it got two EMITs before.

use super::isa::{Destination, Mask, RegisterFile};
use super::outcome::Stage;
use super::output::OUTPUT_COUNT;
use core::fmt;

/// The components of each output register that are mapped to something.
pub type MappedOutputs = [Mask; OUTPUT_COUNT];

/// Components of an output register, and the instruction at which they were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OutputPlace {
    /// Address of the instruction: the second write, or END or EMIT.
    pub pc: u16,
    /// Number of the output register.
    pub register: u8,
    /// The components.
    pub components: Mask,
}

impl fmt::Display for OutputPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "o{}.{}", self.register, self.components)
    }
}

/// What is wrong with the writes of outputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutputFault {
    /// Mapped components that are not written at END or EMIT.
    NotWritten(OutputPlace),
    /// Mapped components that are written a second time for one vertex.
    WrittenTwice(OutputPlace),
}

impl OutputFault {
    /// The name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotWritten(_) => "output-not-written",
            Self::WrittenTwice(_) => "output-written-twice",
        }
    }

    /// Where it was found.
    pub const fn place(self) -> OutputPlace {
        match self {
            Self::NotWritten(place) | Self::WrittenTwice(place) => place,
        }
    }
}

/// What an invocation has written so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WrittenOutputs {
    mapped: MappedOutputs,
    stage: Stage,
    /// Since the last EMIT.
    vertex: [Mask; OUTPUT_COUNT],
    /// In both banks, that in use first, since the invocation began.
    banks: [[Mask; OUTPUT_COUNT]; 2],
}

impl WrittenOutputs {
    /// Nothing is written yet.
    pub fn new(stage: Stage, mapped: MappedOutputs) -> Self {
        let none = [Mask::NONE; OUTPUT_COUNT];
        Self { mapped, stage, vertex: none, banks: [none; 2] }
    }

    /// An instruction writes `mask` of `destination`.
    pub fn write(&mut self, pc: u16, destination: Destination, mask: Mask) -> Option<OutputFault> {
        let (RegisterFile::Output, register) = destination.register() else { return None };
        let index = usize::from(register);
        let components = self.vertex[index].and(mask).and(self.mapped[index]);
        self.vertex[index] = self.vertex[index].or(mask);
        self.banks[0][index] = self.banks[0][index].or(mask);
        (components != Mask::NONE).then_some(OutputFault::WrittenTwice(OutputPlace { pc, register, components }))
    }

    /// END: the vertex of a vertex shader is complete.
    pub fn end(&self, pc: u16) -> Vec<OutputFault> {
        if self.stage == Stage::Vertex { self.missing(pc) } else { Vec::new() }
    }

    /// EMIT: the vertex of a geometry shader is complete, and the banks change.
    pub fn emit(&mut self, pc: u16) -> Vec<OutputFault> {
        if self.stage == Stage::Vertex {
            return Vec::new();
        }
        let missing = self.missing(pc);
        self.vertex = [Mask::NONE; OUTPUT_COUNT];
        self.banks.swap(0, 1);
        missing
    }

    fn missing(&self, pc: u16) -> Vec<OutputFault> {
        let registers = (0..).zip(self.mapped.iter().zip(&self.banks[0]));
        let faults = registers.filter_map(|(register, (mapped, written))| {
            let components = Mask::from_bits(mapped.bits() & !written.bits());
            let place = OutputPlace { pc, register, components };
            (components != Mask::NONE).then_some(OutputFault::NotWritten(place))
        });
        faults.collect()
    }
}
