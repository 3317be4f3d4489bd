// SPDX-License-Identifier: MIT
//! The instruction formats: which bits hold which field (dossier section 2.3).

/// A field of an instruction word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// Number of the operand descriptor.
    Descriptor,
    /// Source register 1.
    Source1,
    /// Source register 2.
    Source2,
    /// Source register 3.
    Source3,
    /// Index register of the wide source.
    Index,
    /// Destination register.
    Destination,
    /// Operator for the x components.
    CompareX,
    /// Operator for the y components.
    CompareY,
    /// NUM: a count of instructions (JMPU: bit 0 inverts the test).
    Num,
    /// DST: an instruction address.
    Address,
    /// CONDOP: how the flag tests are joined.
    ConditionOperator,
    /// Reference value for cmp.y.
    RefY,
    /// Reference value for cmp.x.
    RefX,
    /// Number of a boolean uniform.
    Boolean,
    /// Number of an integer uniform.
    Integer,
    /// Winding flag of SETEMIT.
    Winding,
    /// Primitive flag of SETEMIT.
    Primitive,
    /// Vertex slot of SETEMIT.
    Vertex,
    /// Everything below the opcode of an instruction nobody knows.
    Payload,
}

impl Field {
    /// The name in the documentation table.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Descriptor => "desc",
            Self::Source1 => "src1",
            Self::Source2 => "src2",
            Self::Source3 => "src3",
            Self::Index => "idx",
            Self::Destination => "dst",
            Self::CompareX => "cmpX",
            Self::CompareY => "cmpY",
            Self::Num => "num",
            Self::Address => "dst address",
            Self::ConditionOperator => "condop",
            Self::RefY => "refY",
            Self::RefX => "refX",
            Self::Boolean => "bool id",
            Self::Integer => "int id",
            Self::Winding => "winding",
            Self::Primitive => "primemit",
            Self::Vertex => "vertex id",
            Self::Payload => "payload",
        }
    }
}

/// Where a field lies in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldSpec {
    /// What the bits mean.
    pub field: Field,
    /// Lowest bit.
    pub lsb: u32,
    /// Number of bits.
    pub width: u32,
}

impl FieldSpec {
    /// The bits of the word that belong to the field.
    pub const fn mask(self) -> u32 {
        ((1 << self.width) - 1) << self.lsb
    }

    /// The field's value in `word`.
    pub const fn get(self, word: u32) -> u32 {
        (word & self.mask()) >> self.lsb
    }

    /// `value` in the field's place; bits that do not fit are cut.
    pub const fn put(self, value: u32) -> u32 {
        (value << self.lsb) & self.mask()
    }
}

/// An instruction format. The names are those of the instruction set documents; a trailing `i` marks the form whose
/// wide (uniform-capable, indexable) source is the later one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Opcode only.
    Format0,
    /// Two sources, the first one wide.
    Format1,
    /// Two sources, the second one wide.
    Format1i,
    /// One source, wide.
    Format1u,
    /// CMP: two sources and two operators.
    Format1c,
    /// Flow control on the compare flags.
    Format2,
    /// Flow control on a boolean uniform.
    Format3,
    /// LOOP: format 3 with an integer uniform, which needs two bits of the four.
    Format3Loop,
    /// SETEMIT.
    Format4,
    /// MAD: three sources, the second one wide.
    Format5,
    /// MADI: three sources, the third one wide.
    Format5i,
    /// An opcode without known meaning.
    Unknown,
}

const fn at(field: Field, lsb: u32, width: u32) -> FieldSpec {
    FieldSpec { field, lsb, width }
}

impl Format {
    /// All formats, in the order of the documents.
    pub const ALL: [Self; 12] = [
        Self::Format0,
        Self::Format1,
        Self::Format1i,
        Self::Format1u,
        Self::Format1c,
        Self::Format2,
        Self::Format3,
        Self::Format3Loop,
        Self::Format4,
        Self::Format5,
        Self::Format5i,
        Self::Unknown,
    ];

    /// The name in the documents.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Format0 => "0",
            Self::Format1 => "1",
            Self::Format1i => "1i",
            Self::Format1u => "1u",
            Self::Format1c => "1c",
            Self::Format2 => "2",
            Self::Format3 => "3",
            Self::Format3Loop => "3 (loop)",
            Self::Format4 => "4",
            Self::Format5 => "5",
            Self::Format5i => "5i",
            Self::Unknown => "?",
        }
    }

    /// The fields from bit 0 up, without the opcode.
    pub const fn fields(self) -> &'static [FieldSpec] {
        use Field::*;
        match self {
            Self::Format0 => &[],
            Self::Format1 => {
                const {
                    &[
                        at(Descriptor, 0, 7),
                        at(Source2, 7, 5),
                        at(Source1, 12, 7),
                        at(Index, 19, 2),
                        at(Destination, 21, 5),
                    ]
                }
            }
            Self::Format1i => {
                const {
                    &[
                        at(Descriptor, 0, 7),
                        at(Source2, 7, 7),
                        at(Source1, 14, 5),
                        at(Index, 19, 2),
                        at(Destination, 21, 5),
                    ]
                }
            }
            Self::Format1u => {
                const { &[at(Descriptor, 0, 7), at(Source1, 12, 7), at(Index, 19, 2), at(Destination, 21, 5)] }
            }
            Self::Format1c => {
                const {
                    &[
                        at(Descriptor, 0, 7),
                        at(Source2, 7, 5),
                        at(Source1, 12, 7),
                        at(Index, 19, 2),
                        at(CompareY, 21, 3),
                        at(CompareX, 24, 3),
                    ]
                }
            }
            Self::Format2 => {
                const {
                    &[
                        at(Num, 0, 8),
                        at(Address, 10, 12),
                        at(ConditionOperator, 22, 2),
                        at(RefY, 24, 1),
                        at(RefX, 25, 1),
                    ]
                }
            }
            Self::Format3 => const { &[at(Num, 0, 8), at(Address, 10, 12), at(Boolean, 22, 4)] },
            Self::Format3Loop => const { &[at(Num, 0, 8), at(Address, 10, 12), at(Integer, 22, 2)] },
            Self::Format4 => const { &[at(Winding, 22, 1), at(Primitive, 23, 1), at(Vertex, 24, 2)] },
            Self::Format5 => {
                const {
                    &[
                        at(Descriptor, 0, 5),
                        at(Source3, 5, 5),
                        at(Source2, 10, 7),
                        at(Source1, 17, 5),
                        at(Index, 22, 2),
                        at(Destination, 24, 5),
                    ]
                }
            }
            Self::Format5i => {
                const {
                    &[
                        at(Descriptor, 0, 5),
                        at(Source3, 5, 7),
                        at(Source2, 12, 5),
                        at(Source1, 17, 5),
                        at(Index, 22, 2),
                        at(Destination, 24, 5),
                    ]
                }
            }
            Self::Unknown => const { &[at(Payload, 0, 26)] },
        }
    }

    /// Number of opcode bits at the top of the word. Where it is below six, several 6-bit opcodes name the same
    /// instruction and the low ones belong to a field.
    pub const fn opcode_bits(self) -> u32 {
        match self {
            Self::Format1c => 5,
            Self::Format5 | Self::Format5i => 3,
            _ => 6,
        }
    }

    /// The bits of the word that hold the opcode.
    pub const fn opcode_mask(self) -> u32 {
        !(u32::MAX >> self.opcode_bits())
    }

    /// The bits of the word that neither the opcode nor a field uses.
    pub const fn unused_mask(self) -> u32 {
        let fields = self.fields();
        let mut used = self.opcode_mask();
        let mut i = 0;
        while i < fields.len() {
            used |= fields[i].mask();
            i += 1;
        }
        !used
    }

    /// The place of a field, if the format has it.
    pub const fn field(self, field: Field) -> Option<FieldSpec> {
        let fields = self.fields();
        let mut i = 0;
        while i < fields.len() {
            if fields[i].field as u8 == field as u8 {
                return Some(fields[i]);
            }
            i += 1;
        }
        None
    }

    /// Position (0 to 2) of the wide source: the one that can be a uniform and that the index register applies to.
    pub const fn wide_source(self) -> Option<usize> {
        match self {
            Self::Format1 | Self::Format1u | Self::Format1c => Some(0),
            Self::Format1i | Self::Format5 => Some(1),
            Self::Format5i => Some(2),
            _ => None,
        }
    }
}
