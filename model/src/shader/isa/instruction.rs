// SPDX-License-Identifier: MIT
//! Instruction words as typed values.

use super::{Comparison, Condition, Destination, Field, Format, IndexRegister, NarrowSource, Opcode, Source};
use pica_spec::isa::bits;

/// The operands of an instruction, by format. Addresses are word numbers.
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
        compare_x: Comparison,
        /// Operator for the y components.
        compare_y: Comparison,
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
        /// Number of the boolean uniform.
        boolean: u8,
    },
    /// Format 3 of LOOP.
    Format3Loop {
        /// NUM, without meaning here.
        num: u8,
        /// DST: address of the last word of the body.
        address: u16,
        /// Number of the integer uniform.
        integer: u8,
    },
    /// Format 4: SETEMIT.
    Format4 {
        /// Vertex slot.
        vertex: u8,
        /// Whether the next EMIT completes a primitive.
        primitive: bool,
        /// Whether that primitive has its winding swapped.
        winding: bool,
    },
    /// Format 5: MAD, the second source wide.
    Format5 {
        /// Number of the operand descriptor.
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
        /// Number of the operand descriptor.
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
    /// An instruction nobody knows.
    Unknown {
        /// The bits below the opcode.
        payload: u32,
    },
}

/// A decoded instruction word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Instruction {
    /// What the instruction does.
    pub opcode: Opcode,
    /// What the instruction works on. The variant is that of `opcode.info().format`.
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

        let descriptor = byte(Field::Desc);
        let destination = Destination::from_bits(byte(Field::Dst));
        let wide = |field| Source::from_bits(byte(field));
        let narrow = |field| NarrowSource::from_bits(byte(field));
        let index = IndexRegister::from_raw(get(Field::Idx));
        let (num, address) = (byte(Field::Num), get(Field::Address) as u16);

        let operands = match format {
            Format::Format0 => Operands::Format0,
            Format::Format1 => Operands::Format1 {
                descriptor,
                destination,
                source1: wide(Field::Src1),
                source2: narrow(Field::Src2),
                index,
            },
            Format::Format1i => Operands::Format1i {
                descriptor,
                destination,
                source1: narrow(Field::Src1),
                source2: wide(Field::Src2),
                index,
            },
            Format::Format1u => Operands::Format1u { descriptor, destination, source1: wide(Field::Src1), index },
            Format::Format1c => Operands::Format1c {
                descriptor,
                source1: wide(Field::Src1),
                source2: narrow(Field::Src2),
                index,
                compare_x: Comparison::from_raw(get(Field::Cmpx)),
                compare_y: Comparison::from_raw(get(Field::Cmpy)),
            },
            Format::Format2 => Operands::Format2 {
                num,
                address,
                condition: Condition::from_bits(byte(Field::Condop), flag(Field::Refx), flag(Field::Refy)),
            },
            Format::Format3 => Operands::Format3 { num, address, boolean: byte(Field::Bool) },
            Format::Format3Loop => Operands::Format3Loop { num, address, integer: byte(Field::Int) },
            Format::Format4 => Operands::Format4 {
                vertex: byte(Field::Vertex),
                primitive: flag(Field::Primitive),
                winding: flag(Field::Winding),
            },
            Format::Format5 => Operands::Format5 {
                descriptor,
                destination,
                source1: narrow(Field::Src1),
                source2: wide(Field::Src2),
                source3: narrow(Field::Src3),
                index,
            },
            Format::Format5i => Operands::Format5i {
                descriptor,
                destination,
                source1: narrow(Field::Src1),
                source2: narrow(Field::Src2),
                source3: wide(Field::Src3),
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
            .fold(u32::from(info.code) << bits::OPCODE | self.unused & info.format.unused_mask(), |word, spec| {
                word | spec.put(self.field(spec.field))
            })
    }

    /// The value of a field, 0 if the instruction has no such field.
    pub fn field(self, field: Field) -> u32 {
        use Operands::*;
        let value = match (field, self.operands) {
            (
                Field::Desc,
                Format1 { descriptor, .. }
                | Format1i { descriptor, .. }
                | Format1u { descriptor, .. }
                | Format1c { descriptor, .. }
                | Format5 { descriptor, .. }
                | Format5i { descriptor, .. },
            ) => descriptor,
            (
                Field::Dst,
                Format1 { destination, .. }
                | Format1i { destination, .. }
                | Format1u { destination, .. }
                | Format5 { destination, .. }
                | Format5i { destination, .. },
            ) => destination.bits(),
            (
                Field::Idx,
                Format1 { index, .. }
                | Format1i { index, .. }
                | Format1u { index, .. }
                | Format1c { index, .. }
                | Format5 { index, .. }
                | Format5i { index, .. },
            ) => return index.raw(),
            (Field::Src1, _) => self.sources()[0].map_or(0, Source::bits),
            (Field::Src2, _) => self.sources()[1].map_or(0, Source::bits),
            (Field::Src3, _) => self.sources()[2].map_or(0, Source::bits),
            (Field::Cmpx, Format1c { compare_x, .. }) => return compare_x.raw(),
            (Field::Cmpy, Format1c { compare_y, .. }) => return compare_y.raw(),
            (Field::Num, Format2 { num, .. } | Format3 { num, .. } | Format3Loop { num, .. }) => num,
            (Field::Address, Format2 { address, .. } | Format3 { address, .. } | Format3Loop { address, .. }) => {
                return address.into();
            }
            (Field::Condop, Format2 { condition, .. }) => return condition.operator.raw(),
            (Field::Refx, Format2 { condition, .. }) => condition.ref_x.into(),
            (Field::Refy, Format2 { condition, .. }) => condition.ref_y.into(),
            (Field::Bool, Format3 { boolean, .. }) => boolean,
            (Field::Int, Format3Loop { integer, .. }) => integer,
            (Field::Vertex, Format4 { vertex, .. }) => vertex,
            (Field::Primitive, Format4 { primitive, .. }) => primitive.into(),
            (Field::Winding, Format4 { winding, .. }) => winding.into(),
            (Field::Payload, Unknown { payload }) => return payload,
            (field, _) => return self.reserved(field),
        };
        value.into()
    }

    /// The value of a field without a meaning that is known.
    fn reserved(self, field: Field) -> u32 {
        let mut reserved = self.opcode.info().format.reserved().iter();
        reserved.find(|spec| spec.field == field).map_or(0, |spec| spec.get(self.unused))
    }

    /// NUM with the bits above it, into which a longer count goes on.
    pub fn long_count(self) -> u32 {
        let num = self.opcode.info().format.field(Field::Num);
        self.field(Field::Num) | self.field(Field::NumHigh) << num.map_or(0, |spec| spec.width)
    }

    /// The instruction with another [`long_count`](Self::long_count); unchanged if it has no NUM.
    pub fn with_long_count(self, count: u32) -> Self {
        let num = self.opcode.info().format.field(Field::Num);
        self.with_field(Field::Num, count).with_field(Field::NumHigh, count >> num.map_or(0, |spec| spec.width))
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
        self.opcode.info().format.field(Field::Desc).map(|_| self.field(Field::Desc) as u8)
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
        IndexRegister::from_raw(self.field(Field::Idx))
    }
}
