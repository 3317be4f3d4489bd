// SPDX-License-Identifier: MIT
//! Instructions as the unit executes them: words and descriptors put together, once for all vertices.

use super::alu::Function;
use super::isa::{
    Component, Condition, DESCRIPTOR_COUNT, Destination, Instruction, Mask, Opcode, OperandDescriptor,
    Operands as Fields,
};
use super::operand::Operands;
use super::output::EmitSettings;
use crate::float::Comparison;
use pica_spec::choices::{Choices, CmpMask, NumWidth, TwoInputRegisters};

/// An instruction, ready to run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decoded {
    word: u32,
    /// Number and word of its descriptor, if it has one.
    descriptor: Option<(u8, u32)>,
    pub opcode: Opcode,
    /// What it does.
    pub operation: Operation,
}

/// What an instruction does.
#[derive(Clone, Copy, Debug)]
pub(super) enum Operation {
    /// Writes a register.
    Alu { function: Function, destination: Destination, mask: Mask, operands: Operands },
    /// CMP: the comparisons for cmp.x and cmp.y, and which of the two are written.
    Compare { comparisons: [Comparison; 2], enabled: [bool; 2], operands: Operands },
    /// MOVA: which of a0.x and a0.y are written.
    Mova { enabled: [bool; 2], operands: Operands },
    /// NOP.
    Nop,
    /// An opcode nobody knows.
    Unknown,
    /// END.
    End,
    /// BREAK, BREAKC.
    Break(When),
    /// JMPC, JMPU.
    Jump { when: When, target: u16 },
    /// CALL, CALLC, CALLU: `count` instructions from `target`.
    Call { when: When, target: u16, count: u16 },
    /// IFC, IFU: the else part has `count` instructions from `target`.
    If { when: When, target: u16, count: u16 },
    /// LOOP: the body ends with the instruction at `last`.
    Loop { integer: u8, last: u16 },
    /// EMIT.
    Emit,
    /// SETEMIT.
    Setemit(EmitSettings),
}

/// The condition of a flow-control instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// No condition.
    Always,
    /// On cmp.x and cmp.y.
    Flags(Condition),
    /// A boolean uniform has this value.
    Boolean { number: u8, value: bool },
}

impl When {
    /// Whether the condition holds.
    #[inline]
    pub const fn holds(self, cmp: [bool; 2], booleans: u16) -> bool {
        match self {
            Self::Always => true,
            Self::Flags(condition) => condition.holds(cmp[0], cmp[1]),
            Self::Boolean { number, value } => (booleans >> number & 1 != 0) == value,
        }
    }
}

impl Decoded {
    /// The instruction in `word`, with the one of the descriptors that it names.
    pub fn new(word: u32, descriptors: &[u32; DESCRIPTOR_COUNT], choices: &Choices) -> Self {
        let instruction = Instruction::decode(word);
        let descriptor = instruction.descriptor().map(|number| (number, descriptors[usize::from(number)]));
        let operation = operation(instruction, descriptor.map_or(0, |(_, word)| word), choices);
        Self { word, descriptor, opcode: instruction.opcode, operation }
    }

    /// Whether this is still the instruction in `word`.
    #[inline]
    pub fn is_of(&self, word: u32, descriptors: &[u32; DESCRIPTOR_COUNT]) -> bool {
        self.word == word && self.descriptor.is_none_or(|(number, word)| descriptors[usize::from(number)] == word)
    }
}

/// What `instruction` does, with its descriptor in a word.
fn operation(instruction: Instruction, descriptor: u32, choices: &Choices) -> Operation {
    let opcode = instruction.opcode;
    let descriptor = &OperandDescriptor::decode(descriptor);
    match instruction.operands {
        Fields::Format1 { destination, .. }
        | Fields::Format1i { destination, .. }
        | Fields::Format1u { destination, .. }
        | Fields::Format5 { destination, .. }
        | Fields::Format5i { destination, .. } => {
            let (mask, operands) = (descriptor.mask, operands(instruction, descriptor, choices));
            match Function::of(opcode) {
                Some(function) => Operation::Alu { function, destination, mask, operands },
                None => Operation::Mova { enabled: x_and_y(mask), operands },
            }
        }
        Fields::Format1c { compare_x, compare_y, .. } => {
            let enabled = match choices.cmp_mask {
                CmpMask::Ignored => [true; 2],
                CmpMask::Obeyed => x_and_y(descriptor.mask),
            };
            let comparisons = [compare_x, compare_y];
            Operation::Compare { comparisons, enabled, operands: operands(instruction, descriptor, choices) }
        }
        Fields::Format2 { num, address, condition } => {
            let when = if opcode == Opcode::Call { When::Always } else { When::Flags(condition) };
            flow(opcode, when, address, count(num, instruction, choices))
        }
        Fields::Format3 { num, address, boolean } => {
            // JMPU alone can test for 0: bit 0 of NUM inverts (shader-unit.md#operations).
            let value = opcode != Opcode::Jmpu || num & 1 == 0;
            flow(opcode, When::Boolean { number: boolean, value }, address, count(num, instruction, choices))
        }
        Fields::Format3Loop { address, integer, .. } => Operation::Loop { integer, last: address },
        Fields::Format4 { vertex, primitive, winding } => {
            Operation::Setemit(EmitSettings { slot: vertex, primitive, winding })
        }
        Fields::Format0 => match opcode {
            Opcode::Break => Operation::Break(When::Always),
            Opcode::End => Operation::End,
            Opcode::Emit => Operation::Emit,
            _ => Operation::Nop,
        },
        Fields::Unknown { .. } => Operation::Unknown,
    }
}

/// A conditional change of the program counter.
fn flow(opcode: Opcode, when: When, target: u16, count: u16) -> Operation {
    match opcode {
        Opcode::Breakc => Operation::Break(when),
        Opcode::Jmpc | Opcode::Jmpu => Operation::Jump { when, target },
        Opcode::Ifc | Opcode::Ifu => Operation::If { when, target, count },
        _ => Operation::Call { when, target, count },
    }
}

/// NUM under choice `num_width`.
fn count(num: u8, instruction: Instruction, choices: &Choices) -> u16 {
    match choices.num_width {
        NumWidth::Bits8 => num.into(),
        NumWidth::Bits10 => instruction.long_count() as u16,
    }
}

/// The sources of an instruction with a descriptor.
fn operands(instruction: Instruction, descriptor: &OperandDescriptor, choices: &Choices) -> Operands {
    let one_input = choices.two_input_registers == TwoInputRegisters::FirstRegister;
    Operands::new(
        instruction.opcode,
        instruction.sources(),
        instruction.index(),
        descriptor.sources,
        descriptor.mask,
        one_input,
    )
}

/// Whether a mask enables x and y.
const fn x_and_y(mask: Mask) -> [bool; 2] {
    [mask.contains(Component::X), mask.contains(Component::Y)]
}
