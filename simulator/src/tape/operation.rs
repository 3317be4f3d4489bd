// SPDX-License-Identifier: MIT
//! What operations are: words of lanes are of one of four types, the smallest that has the bits of a node.

use crate::graph::mask;

/// The type of the words of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    U8,
    U16,
    U32,
    U64,
}

impl Class {
    /// All classes, the narrowest first.
    pub const ALL: [Self; 4] = [Self::U8, Self::U16, Self::U32, Self::U64];

    /// The class of numbers of so many bits.
    pub const fn of(width: u32) -> Self {
        match width {
            0..=8 => Self::U8,
            9..=16 => Self::U16,
            17..=32 => Self::U32,
            _ => Self::U64,
        }
    }

    /// Bits of a word.
    pub const fn bits(self) -> u32 {
        8 << self as u32
    }

    /// The ones of a word.
    pub const fn ones(self) -> u64 {
        mask(self.bits())
    }
}

/// What an operation does with its operands `a`, `b` and `c`, a number of bits `by` and an immediate number. "Cut off" is
/// by the immediate number as a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    /// An input or a register.
    Held,
    /// The immediate number.
    Constant,
    And,
    Or,
    Xor,
    /// `a` and not `b`.
    AndNot,
    /// `a` and `b` and `c`.
    AndAnd,
    /// `a` or `b` or `c`.
    OrOr,
    /// `a` and `b`, or `c`.
    AndOr,
    /// `a` or `b`, and `c`.
    OrAnd,
    /// The sum, cut off.
    Add,
    /// The difference, cut off.
    Sub,
    /// The product, cut off.
    Mul,
    /// The upper half of a product.
    MulHigh,
    Equal,
    Less,
    /// `a` is the immediate number.
    EqualTo,
    /// Moved up by `b`, cut off.
    ShiftLeft,
    /// Moved down by `b`.
    ShiftRight,
    /// `b` if `a` is not zero, else `c`.
    Mux,
    /// `b` if `a` is the immediate number, else `c`.
    MuxEqual,
    /// `b` if `a` has any of the bits of the immediate number, else `c`.
    MuxAny,
    /// `a` above `by` bits of `b`, cut off.
    Join,
    /// `a` moved down by `by` bits, cut off.
    Slice,
    /// `a`, a number of `by` bits in two's complement, cut off.
    Extend,
    /// Whether the number of ones is odd.
    Parity,
    /// The result for `a` in table `c`.
    Table,
    /// Limb `by` of word `a` of memory `c`.
    Read,
}

/// A number for each code with the classes of `a`, `b` and the result, so that one jump finds what to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(pub u16);

impl Key {
    /// The key of a code and classes.
    pub const fn new(code: Code, a: Class, b: Class, to: Class) -> Self {
        Self((code as u16) << 6 | (a as u16) << 4 | (b as u16) << 2 | to as u16)
    }

    /// Whether it is one of a code.
    pub const fn is(self, code: Code) -> bool {
        self.0 >> 6 == code as u16
    }

    /// The classes, with another code.
    pub const fn with(self, code: Code) -> Self {
        Self((code as u16) << 6 | self.0 & 63)
    }
}

/// An operation; operands and result are places among the words of their classes.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    pub key: Key,
    pub by: u8,
    pub to: u32,
    pub a: u32,
    pub b: u32,
    /// The third operand, or the number of a memory or a table.
    pub c: u32,
    pub immediate: u64,
}
