// SPDX-License-Identifier: MIT
//! A block of a program that is open.

use super::diagnostic::{Location, Span};
use super::syntax::{Name, Opens, Vector};

/// An open block.
#[derive(Clone, Debug)]
pub(super) struct Block<'a> {
    pub kind: BlockKind<'a>,
    /// Address of its first word: for conditionals and loops that of the instruction that opens it.
    pub start: usize,
    pub location: Location,
    pub span: Span,
}

/// What kind of block it is.
#[derive(Clone, Debug)]
pub(super) enum BlockKind<'a> {
    /// A procedure; without a name if that could not be read.
    Procedure(Option<Name<'a>>),
    /// A conditional and the address of its else part.
    If {
        else_start: Option<usize>,
    },
    Loop,
    /// A constant array; without a name if its head could not be read.
    Array {
        name: Option<Name<'a>>,
        size: Option<u32>,
        rows: Vec<Vector>,
    },
}

impl BlockKind<'_> {
    pub fn name(&self) -> &'static str {
        match self {
            Self::Procedure(_) => "procedure",
            Self::If { .. } => "conditional",
            Self::Loop => "loop",
            Self::Array { .. } => "array",
        }
    }
}

impl<'a> Block<'a> {
    /// The block of a statement with an error.
    pub fn broken(opens: Opens<'a>, start: usize, location: &Location) -> Self {
        let kind = match opens {
            Opens::Procedure(name) => BlockKind::Procedure(name),
            Opens::If => BlockKind::If { else_start: None },
            Opens::Loop => BlockKind::Loop,
            Opens::Array => BlockKind::Array { name: None, size: None, rows: Vec::new() },
        };
        let end = location.place.text.chars().count() as u32;
        Self { kind, start, location: location.clone(), span: Span { start: 0, end } }
    }
}
