// SPDX-License-Identifier: MIT
//! A program's description (DVLE) and the entries of its tables (shbin.md#dvle).

use super::output::OutputType;
use super::uniform::RegisterRange;

/// The stage a program runs in: the byte at offset 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShaderStage {
    /// 0.
    Vertex,
    /// 1.
    Geometry,
    /// Any other value; none is known.
    Other(u8),
}

impl ShaderStage {
    /// The stage a byte names.
    pub const fn from_byte(byte: u8) -> Self {
        match byte {
            0 => Self::Vertex,
            1 => Self::Geometry,
            other => Self::Other(other),
        }
    }

    /// The byte of the stage in the file.
    pub const fn byte(self) -> u8 {
        match self {
            Self::Vertex => 0,
            Self::Geometry => 1,
            Self::Other(other) => other,
        }
    }
}

/// How a geometry program gets its vertices: the byte at offset 0x14.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GeometryMode {
    /// 0: one run per batch of input registers. Vertex programs have this value too.
    Point,
    /// 1: a primitive of variable size in the uniforms.
    Variable,
    /// 2: a primitive of fixed size in the uniforms.
    Fixed,
    /// Any other value; none is known.
    Other(u8),
}

impl GeometryMode {
    /// The mode a byte names.
    pub const fn from_byte(byte: u8) -> Self {
        match byte {
            0 => Self::Point,
            1 => Self::Variable,
            2 => Self::Fixed,
            other => Self::Other(other),
        }
    }

    /// The byte of the mode in the file.
    pub const fn byte(self) -> u8 {
        match self {
            Self::Point => 0,
            Self::Variable => 1,
            Self::Fixed => 2,
            Self::Other(other) => other,
        }
    }
}

/// A program: where it starts in the shared code, what it reads and writes, its constants and names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dvle {
    /// Version; picasso writes 0x1002.
    pub version: u16,
    /// Whether the program is a vertex or a geometry shader.
    pub stage: ShaderStage,
    /// The byte at offset 7; bit 0: merge the output maps of vertex and geometry program.
    pub merge: u8,
    /// Word address of the first instruction.
    pub entry: u32,
    /// Word address at the end of the entry procedure; picasso: its first word after.
    pub end: u32,
    /// Input registers v0 (bit 0) to v15.
    pub input_mask: u16,
    /// Output registers o0 (bit 0) to o15.
    pub output_mask: u16,
    /// How a geometry program gets its vertices.
    pub mode: GeometryMode,
    /// Fixed mode: the first float uniform of the vertices.
    pub fixed_start: u8,
    /// Variable mode: number of vertices with all their attributes.
    pub variable_count: u8,
    /// Fixed mode: vertices per primitive.
    pub fixed_count: u8,
    /// Uniforms to load before the program runs.
    pub constants: Vec<Constant>,
    /// Names of code addresses; picasso writes none.
    pub labels: Vec<Label>,
    /// What the output registers mean.
    pub outputs: Vec<Output>,
    /// Names of input and uniform registers.
    pub uniforms: Vec<Uniform>,
    /// The zero-terminated names that labels and uniforms point into.
    pub symbols: Vec<u8>,
}

impl Dvle {
    /// Version that picasso writes.
    pub const VERSION: u16 = 0x1002;

    /// The name at a byte offset of the symbol table, without its terminator. `None` if the offset lies outside or no
    /// terminator follows.
    pub fn symbol(&self, offset: u32) -> Option<&[u8]> {
        let tail = self.symbols.get(usize::try_from(offset).ok()?..)?;
        let length = tail.iter().position(|&byte| byte == 0)?;
        Some(&tail[..length])
    }
}

/// A constant table entry: a uniform register and what to load into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Constant {
    /// 0 boolean, 1 integer, 2 float.
    pub kind: u16,
    /// Register number within its file.
    pub register: u16,
    /// The 16 bytes of the value.
    pub words: [u32; 4],
}

/// A constant's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ConstantValue {
    /// For a boolean uniform.
    Boolean(bool),
    /// For an integer uniform: x, y, z, w.
    Integer([u8; 4]),
    /// For a float uniform: x, y, z, w as f24 in bits 0-23.
    Float([u32; 4]),
}

impl Constant {
    /// The entry for a value.
    pub fn new(register: u16, value: ConstantValue) -> Self {
        let (kind, words) = match value {
            ConstantValue::Boolean(value) => (0, [value.into(), 0, 0, 0]),
            ConstantValue::Integer(bytes) => (1, [u32::from_le_bytes(bytes), 0, 0, 0]),
            ConstantValue::Float(words) => (2, words),
        };
        Self { kind, register, words }
    }

    /// The value, or nothing for an unknown kind.
    pub fn value(&self) -> Option<ConstantValue> {
        match self.kind {
            0 => Some(ConstantValue::Boolean(self.words[0] != 0)),
            1 => Some(ConstantValue::Integer(self.words[0].to_le_bytes())),
            2 => Some(ConstantValue::Float(self.words)),
            _ => None,
        }
    }
}

/// A label table entry: a name for a stretch of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label {
    /// Number of the label.
    pub id: u16,
    /// A field of unknown meaning, mostly 1.
    pub unknown: u16,
    /// Word address in the code.
    pub address: u32,
    /// Length in words, or 0xFFFF_FFFF.
    pub size: u32,
    /// Byte offset of the name in the symbol table.
    pub symbol: u32,
}

/// An output table entry: what components of an output register mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Output {
    /// What they mean; [`Output::output_type`] gives the known ones.
    pub kind: u16,
    /// Number of the output register.
    pub register: u16,
    /// The components, bit 0 = x ... bit 3 = w: the reverse of a descriptor's mask.
    pub mask: u16,
    /// A field of unknown meaning; picasso writes 0.
    pub unknown: u16,
}

impl Output {
    /// The meaning, or nothing if it is unknown.
    pub fn output_type(&self) -> Option<OutputType> {
        OutputType::from_code(self.kind)
    }
}

/// A uniform table entry: the name of a range of input or uniform registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Uniform {
    /// Byte offset of the name in the symbol table.
    pub symbol: u32,
    /// First register, in the [uniform table's numbering](RegisterRange).
    pub first: u16,
    /// Last register, inclusive.
    pub last: u16,
}

impl Uniform {
    /// The registers, or nothing if the range is no range of one register file.
    pub fn registers(&self) -> Option<RegisterRange> {
        RegisterRange::new(self.first, self.last)
    }
}
