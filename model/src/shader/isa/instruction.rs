// SPDX-License-Identifier: MIT
//! Instruction words as typed values.

use super::compare::CompareOperator;
use super::condition::Condition;
use super::format::{Field, Format};
use super::opcode::Opcode;
use super::register::{Destination, IndexRegister, NarrowSource, Source};

/// The operands of an instruction, by format. Addresses are word numbers (12 bits), descriptor numbers have 7 bits, or 5
/// in formats 5 and 5i.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operands {
    /// Format 0: the opcode alone.
    Format0,
    /// Format 1: two sources, the first one wide.
    Format1 {
        /// Number of the operand descriptor.
        descriptor: u8,
        /// Destination register.
        destination: Destination,
        /// Source 1.
        source1: Source,
        /// Source 2.
        source2: NarrowSource,
        /// Index register of source 1.
        index: IndexRegister,
    },
    /// Format 1i: two sources, the second one wide.
    Format1i {
        /// Number of the operand descriptor.
        descriptor: u8,
        /// Destination register.
        destination: Destination,
        /// Source 1.
        source1: NarrowSource,
        /// Source 2.
        source2: Source,
        /// Index register of source 2.
        index: IndexRegister,
    },
    /// Format 1u: one source.
    Format1u {
        /// Number of the operand descriptor.
        descriptor: u8,
        /// Destination register; MOVA ignores it.
        destination: Destination,
        /// Source 1.
        source1: Source,
        /// Index register of source 1.
        index: IndexRegister,
    },
    /// Format 1c: CMP.
    Format1c {
        /// Number of the operand descriptor.
        descriptor: u8,
        /// Source 1.
        source1: Source,
        /// Source 2.
        source2: NarrowSource,
        /// Index register of source 1.
        index: IndexRegister,
        /// Operator for the x components.
        compare_x: CompareOperator,
        /// Operator for the y components.
        compare_y: CompareOperator,
    },
    /// Format 2: flow control on the compare flags.
    Format2 {
        /// NUM: a count of instructions.
        num: u8,
        /// DST: a word address.
        address: u16,
        /// The condition; CALL ignores it.
        condition: Condition,
    },
    /// Format 3: flow control on a boolean uniform.
    Format3 {
        /// NUM: a count of instructions; JMPU: bit 0 inverts the test.
        num: u8,
        /// DST: a word address.
        address: u16,
        /// Number of the boolean uniform, 0 to 15.
        boolean: u8,
    },
    /// Format 3 of LOOP.
    Format3Loop {
        /// NUM, without meaning here.
        num: u8,
        /// DST: address of the last word of the body.
        address: u16,
        /// Number of the integer uniform, 0 to 3.
        integer: u8,
    },
    /// Format 4: SETEMIT.
    Format4 {
        /// Vertex slot, 0 to 3.
        vertex: u8,
        /// Whether the next EMIT completes a primitive.
        primitive: bool,
        /// Whether that primitive has its winding swapped.
        winding: bool,
    },
    /// Format 5: MAD, the second source wide.
    Format5 {
        /// Number of the operand descriptor, 0 to 31.
        descriptor: u8,
        /// Destination register.
        destination: Destination,
        /// Source 1.
        source1: NarrowSource,
        /// Source 2.
        source2: Source,
        /// Source 3.
        source3: NarrowSource,
        /// Index register of source 2.
        index: IndexRegister,
    },
    /// Format 5i: MADI, the third source wide.
    Format5i {
        /// Number of the operand descriptor, 0 to 31.
        descriptor: u8,
        /// Destination register.
        destination: Destination,
        /// Source 1.
        source1: NarrowSource,
        /// Source 2.
        source2: NarrowSource,
        /// Source 3.
        source3: Source,
        /// Index register of source 3.
        index: IndexRegister,
    },
    /// The low 26 bits of an instruction nobody knows.
    Unknown {
        /// Bits 0-25.
        payload: u32,
    },
}

/// A decoded instruction word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Instruction {
    /// What the instruction does.
    pub opcode: Opcode,
    /// On what. The variant is that of `opcode.info().format`.
    pub operands: Operands,
    /// The bits of the word that neither the opcode nor an operand uses ([`Format::unused_mask`]), in their place.
    pub unused: u32,
}

impl Instruction {
    /// An instruction with its unused bits zero.
    pub const fn new(opcode: Opcode, operands: Operands) -> Self {
        Self { opcode, operands, unused: 0 }
    }

    /// The instruction in a word. Every word is an instruction, and `decode(w).encode() == w`.
    pub fn decode(word: u32) -> Self {
        let opcode = Opcode::of_word(word);
        let format = opcode.info().format;
        let get = |field| format.field(field).map_or(0, |spec| spec.get(word));
        let byte = |field| get(field) as u8;
        let flag = |field| get(field) != 0;

        let descriptor = byte(Field::Descriptor);
        let destination = Destination::from_bits(byte(Field::Destination));
        let wide = |field| Source::from_bits(byte(field));
        let narrow = |field| NarrowSource::from_bits(byte(field));
        let index = IndexRegister::from_bits(byte(Field::Index));
        let (num, address) = (byte(Field::Num), get(Field::Address) as u16);

        let operands = match format {
            Format::Format0 => Operands::Format0,
            Format::Format1 => Operands::Format1 {
                descriptor,
                destination,
                source1: wide(Field::Source1),
                source2: narrow(Field::Source2),
                index,
            },
            Format::Format1i => Operands::Format1i {
                descriptor,
                destination,
                source1: narrow(Field::Source1),
                source2: wide(Field::Source2),
                index,
            },
            Format::Format1u => Operands::Format1u { descriptor, destination, source1: wide(Field::Source1), index },
            Format::Format1c => Operands::Format1c {
                descriptor,
                source1: wide(Field::Source1),
                source2: narrow(Field::Source2),
                index,
                compare_x: CompareOperator::from_bits(byte(Field::CompareX)),
                compare_y: CompareOperator::from_bits(byte(Field::CompareY)),
            },
            Format::Format2 => Operands::Format2 {
                num,
                address,
                condition: Condition::from_bits(byte(Field::ConditionOperator), flag(Field::RefX), flag(Field::RefY)),
            },
            Format::Format3 => Operands::Format3 { num, address, boolean: byte(Field::Boolean) },
            Format::Format3Loop => Operands::Format3Loop { num, address, integer: byte(Field::Integer) },
            Format::Format4 => Operands::Format4 {
                vertex: byte(Field::Vertex),
                primitive: flag(Field::Primitive),
                winding: flag(Field::Winding),
            },
            Format::Format5 => Operands::Format5 {
                descriptor,
                destination,
                source1: narrow(Field::Source1),
                source2: wide(Field::Source2),
                source3: narrow(Field::Source3),
                index,
            },
            Format::Format5i => Operands::Format5i {
                descriptor,
                destination,
                source1: narrow(Field::Source1),
                source2: narrow(Field::Source2),
                source3: wide(Field::Source3),
                index,
            },
            Format::Unknown => Operands::Unknown { payload: get(Field::Payload) },
        };
        Self { opcode, operands, unused: word & format.unused_mask() }
    }

    /// The instruction word. Numbers that do not fit their field are cut to it.
    pub fn encode(self) -> u32 {
        let info = self.opcode.info();
        info.format
            .fields()
            .iter()
            .fold(u32::from(info.code) << 26 | self.unused & info.format.unused_mask(), |word, spec| {
                word | spec.put(self.field(spec.field))
            })
    }

    /// The value of a field, 0 if the instruction has no such field.
    pub fn field(self, field: Field) -> u32 {
        use Operands::*;
        let value = match (field, self.operands) {
            (
                Field::Descriptor,
                Format1 { descriptor, .. }
                | Format1i { descriptor, .. }
                | Format1u { descriptor, .. }
                | Format1c { descriptor, .. }
                | Format5 { descriptor, .. }
                | Format5i { descriptor, .. },
            ) => descriptor,
            (
                Field::Destination,
                Format1 { destination, .. }
                | Format1i { destination, .. }
                | Format1u { destination, .. }
                | Format5 { destination, .. }
                | Format5i { destination, .. },
            ) => destination.bits(),
            (
                Field::Index,
                Format1 { index, .. }
                | Format1i { index, .. }
                | Format1u { index, .. }
                | Format1c { index, .. }
                | Format5 { index, .. }
                | Format5i { index, .. },
            ) => index.bits(),
            (Field::Source1, _) => self.sources()[0].map_or(0, Source::bits),
            (Field::Source2, _) => self.sources()[1].map_or(0, Source::bits),
            (Field::Source3, _) => self.sources()[2].map_or(0, Source::bits),
            (Field::CompareX, Format1c { compare_x, .. }) => compare_x.bits(),
            (Field::CompareY, Format1c { compare_y, .. }) => compare_y.bits(),
            (Field::Num, Format2 { num, .. } | Format3 { num, .. } | Format3Loop { num, .. }) => num,
            (Field::Address, Format2 { address, .. } | Format3 { address, .. } | Format3Loop { address, .. }) => {
                return address.into();
            }
            (Field::ConditionOperator, Format2 { condition, .. }) => condition.operator as u8,
            (Field::RefX, Format2 { condition, .. }) => condition.ref_x.into(),
            (Field::RefY, Format2 { condition, .. }) => condition.ref_y.into(),
            (Field::Boolean, Format3 { boolean, .. }) => boolean,
            (Field::Integer, Format3Loop { integer, .. }) => integer,
            (Field::Vertex, Format4 { vertex, .. }) => vertex,
            (Field::Primitive, Format4 { primitive, .. }) => primitive.into(),
            (Field::Winding, Format4 { winding, .. }) => winding.into(),
            (Field::Payload, Unknown { payload }) => return payload,
            _ => 0,
        };
        value.into()
    }

    /// The instruction with another value in a field; unchanged if it has no such field.
    pub fn with_field(self, field: Field, value: u32) -> Self {
        match self.opcode.info().format.field(field) {
            Some(spec) => Self::decode(self.encode() & !spec.mask() | spec.put(value)),
            None => self,
        }
    }

    /// Number of the operand descriptor, if the format has one.
    pub fn descriptor(self) -> Option<u8> {
        self.opcode.info().format.field(Field::Descriptor).map(|_| self.field(Field::Descriptor) as u8)
    }

    /// The sources 1, 2 and 3.
    pub fn sources(self) -> [Option<Source>; 3] {
        use Operands::*;
        match self.operands {
            Format1 { source1, source2, .. } | Format1c { source1, source2, .. } => {
                [Some(source1), Some(source2.into()), None]
            }
            Format1i { source1, source2, .. } => [Some(source1.into()), Some(source2), None],
            Format1u { source1, .. } => [Some(source1), None, None],
            Format5 { source1, source2, source3, .. } => [Some(source1.into()), Some(source2), Some(source3.into())],
            Format5i { source1, source2, source3, .. } => [Some(source1.into()), Some(source2.into()), Some(source3)],
            Format0 | Format2 { .. } | Format3 { .. } | Format3Loop { .. } | Format4 { .. } | Unknown { .. } => {
                [None; 3]
            }
        }
    }

    /// The index register of the wide source ([`Format::wide_source`]).
    pub fn index(self) -> IndexRegister {
        IndexRegister::from_bits(self.field(Field::Index) as u8)
    }
}
