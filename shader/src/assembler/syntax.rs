// SPDX-License-Identifier: MIT
//! The statements of the assembly language as the parser hands them on: names are not looked up yet
//! (assembly.md#text to assembly.md#mnemonics).

use super::diagnostic::Span;
use pica_model::shader::isa::{Comparison, Condition, IndexRegister, Mask, Opcode, RegisterFile, Swizzle};

/// A user's name and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Name<'a> {
    pub text: &'a str,
    pub span: Span,
}

/// A selector as written: `.xyz`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Selector {
    /// Filled up by repeating the last letter.
    pub swizzle: Swizzle,
    /// Whether the letters come in register order, each once.
    pub ordered: bool,
    pub span: Span,
}

/// `[a0.x+2]`, `[3]`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Index {
    pub register: IndexRegister,
    pub offset: u32,
}

/// A register as written: `-name[index].selector`.
#[derive(Clone, Copy, Debug)]
pub(super) struct RegisterText<'a> {
    pub negate: bool,
    pub name: Name<'a>,
    pub index: Option<Index>,
    pub selector: Option<Selector>,
    /// Where the whole text stands.
    pub span: Span,
}

impl RegisterText<'_> {
    /// Name and offset as written, such as `projection[1]`.
    pub fn written(&self) -> String {
        let name = self.name.text;
        match self.index {
            None => name.to_owned(),
            Some(Index { register: IndexRegister::None, offset }) => format!("{name}[{offset}]"),
            Some(Index { register, offset: 0 }) => format!("{name}[{}]", register.assembly()),
            Some(Index { register, offset }) => format!("{name}[{}+{offset}]", register.assembly()),
        }
    }
}

/// The operands of an instruction.
#[derive(Clone, Debug)]
pub(super) enum OperandText<'a> {
    /// Nothing.
    None,
    /// A destination and one to three sources.
    Arithmetic { destination: RegisterText<'a>, sources: Vec<RegisterText<'a>> },
    /// MOVA: the address registers to write, and a source.
    Mova { mask: Mask, source: RegisterText<'a> },
    /// CMP.
    Compare { sources: [RegisterText<'a>; 2], operators: [Comparison; 2] },
    /// A condition on the compare flags and, for calls and jumps, a target.
    Condition { condition: Condition, target: Option<Name<'a>> },
    /// A boolean uniform, whether it is inverted, and, for calls and jumps, a target.
    Boolean { register: RegisterText<'a>, inverted: bool, target: Option<Name<'a>> },
    /// CALL.
    Call { target: Name<'a> },
    /// LOOP.
    Loop { register: RegisterText<'a> },
    /// SETEMIT.
    SetEmit { vertex: u8, primitive: bool, winding: bool },
}

/// An instruction line.
#[derive(Clone, Debug)]
pub(super) struct InstructionText<'a> {
    pub opcode: Opcode,
    pub mnemonic: Name<'a>,
    pub operands: OperandText<'a>,
    /// `@ n`: the descriptor to use.
    pub descriptor: Option<(u32, Span)>,
}

/// One declaration of `.fvec`, `.ivec` or `.bool`.
#[derive(Clone, Copy, Debug)]
pub(super) struct UniformText<'a> {
    pub name: Name<'a>,
    pub size: u32,
    /// Where to put it, instead of allocating.
    pub register: Option<RegisterText<'a>>,
}

/// The kind of a `.gsh` with its counts.
#[derive(Clone, Copy, Debug)]
pub(super) enum GeometryText<'a> {
    Point,
    Variable { count: u8 },
    Fixed { start: RegisterText<'a>, count: u8 },
}

/// `.entry`.
#[derive(Clone, Copy, Debug)]
pub(super) enum EntryText<'a> {
    /// A procedure.
    Procedure(Name<'a>),
    /// Entry point and end of main as word addresses.
    Address { start: u32, end: u32 },
}

/// Four components of a constant in the form of its register file: f24 patterns or bytes.
pub(super) type Vector = [u32; 4];

/// A directive line.
#[derive(Clone, Debug)]
pub(super) enum Directive<'a> {
    Proc(Name<'a>),
    Else,
    End,
    Alias {
        name: Name<'a>,
        register: RegisterText<'a>,
    },
    Uniforms {
        file: RegisterFile,
        items: Vec<UniformText<'a>>,
    },
    Constant {
        file: RegisterFile,
        name: Name<'a>,
        value: Vector,
    },
    ConstantArray {
        name: Name<'a>,
        size: Option<u32>,
    },
    ConstantRow {
        value: Vector,
    },
    Set {
        file: RegisterFile,
        register: RegisterText<'a>,
        value: Vector,
    },
    SetBoolean {
        register: RegisterText<'a>,
        value: bool,
    },
    In {
        name: Name<'a>,
        register: Option<RegisterText<'a>>,
    },
    Out {
        name: Option<Name<'a>>,
        property: Name<'a>,
        mask: Option<Selector>,
        register: Option<RegisterText<'a>>,
    },
    Entry(EntryText<'a>),
    NoDvle,
    Geometry(Option<(GeometryText<'a>, RegisterText<'a>)>),
    /// Extension: the next source file of the run begins.
    Dvle,
    /// Extension: a code word as it is.
    Word {
        value: u32,
    },
    /// Extension: an entry of a fixed descriptor table.
    Descriptor {
        index: u32,
        value: u32,
        unknown: u32,
    },
    /// Extension: no padding from here to the end of the file.
    NoNop,
}

/// What a line says after its labels.
#[derive(Clone, Debug)]
pub(super) enum Statement<'a> {
    Instruction(InstructionText<'a>),
    Directive {
        directive: Directive<'a>,
        span: Span,
    },
    /// A statement with an error that has been reported. What it would have opened or declared still counts, so that
    /// one mistake is not reported again in other places.
    Broken {
        opens: Option<Opens<'a>>,
        declares: Vec<Name<'a>>,
    },
}

/// The block a broken statement opens.
#[derive(Clone, Copy, Debug)]
pub(super) enum Opens<'a> {
    Procedure(Option<Name<'a>>),
    If,
    Loop,
    Array,
}
