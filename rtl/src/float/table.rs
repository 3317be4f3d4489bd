// SPDX-License-Identifier: MIT
//! The table of float blocks: every instance that is emitted and checked, declared once.

use super::{Add, Cmp, Ex2, Flr, Format, FromF32, FromInt, Lg2, Mad, Max, Min, Mul, Rcp, Rsq};
use crate::dut::Dut;
use crate::{Builder, UnsupportedChoice};

/// What a block computes. The names are those of the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// a + b.
    Add,
    /// a * b.
    Mul,
    /// a * b, rounded, + c, rounded.
    Mad,
    /// The six comparisons of a and b.
    Cmp,
    /// a > b ? a : b.
    Max,
    /// a < b ? a : b.
    Min,
    /// The largest integer not above a.
    Flr,
    /// 1 / a.
    Rcp,
    /// 1 / sqrt(a).
    Rsq,
    /// 2^a.
    Ex2,
    /// log2(a).
    Lg2,
    /// a, an IEEE single, in the format of the block.
    FromF32,
    /// a, an integer of 8 or 16 bits, in the format of the block.
    FromInt,
}

/// A circuit under the choices of the ledger and build options.
pub type Build = fn(&Builder) -> Result<Box<dyn Dut>, UnsupportedChoice>;

/// An operation in a format.
#[derive(Clone, Copy, Debug)]
pub struct FloatBlock {
    /// The operation that the block computes.
    pub operation: Operation,
    /// The format of the operands.
    pub format: Format,
    /// Constructs the circuit.
    pub build: Build,
}

impl Operation {
    /// The name of the operation in the names of blocks.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Add => "add",
            Self::Mul => "mul",
            Self::Mad => "mad",
            Self::Cmp => "cmp",
            Self::Max => "max",
            Self::Min => "min",
            Self::Flr => "flr",
            Self::Rcp => "rcp",
            Self::Rsq => "rsq",
            Self::Ex2 => "ex2",
            Self::Lg2 => "lg2",
            Self::FromF32 => "from_f32",
            Self::FromInt => "from_int",
        }
    }
}

impl FloatBlock {
    /// The name of the block: `f24_add` for float24, `float_1_3_4_add` for another format.
    pub fn name(&self) -> String {
        let operation = self.operation.name();
        match self.format {
            Format::F24 => format!("f24_{operation}"),
            Format { exponent_bits, mantissa_bits } => format!("float_1_{exponent_bits}_{mantissa_bits}_{operation}"),
        }
    }
}

/// The circuit of an operation in a format of `$e` exponent and `$m` mantissa bits, with the widths that follow from
/// them: the type system cannot compute any.
macro_rules! circuit {
    (Add, $e:literal, $m:literal) => {
        Add<{ 1 + $e + $m }, $e, $m, { $m + 4 }, { $m + 5 }, { $m + 6 }, { $e + 2 }, { $e + 2 + $m }>
    };
    (Mul, $e:literal, $m:literal) => {
        Mul<{ 1 + $e + $m }, $e, $m, { $m + 1 }, { $m + 2 }, { $e + 2 }, { $e + 2 + $m }>
    };
    (Mad, $e:literal, $m:literal) => {
        Mad<
            { 1 + $e + $m },
            $e,
            $m,
            { $m + 1 },
            { $m + 2 },
            { $m + 4 },
            { $m + 5 },
            { $m + 6 },
            { $e + 2 },
            { $e + 2 + $m },
        >
    };
    (Rcp, $e:literal, $m:literal) => {
        Rcp<{ 1 + $e + $m }, $e, $m, { $m + 2 }, { $m + 3 }, { $e + 2 }, { $e + 2 + $m }>
    };
    (Rsq, $e:literal, $m:literal) => {
        Rsq<{ 1 + $e + $m }, $e, $m, { 2 * $m + 7 }, { $m + 3 }, { $m + 4 }, { $e + 2 }, { $e + 2 + $m }>
    };
    (Ex2, $e:literal, $m:literal) => {
        Ex2<{ 1 + $e + $m }, $e, $m, { $e + 41 }, { $e + 42 }, { $e + 2 }, { $e + 2 + $m }>
    };
    (Lg2, $e:literal, $m:literal) => {
        Lg2<{ 1 + $e + $m }, $e, $m, { $e + 42 }, { $e + 2 }, { $e + 2 + $m }>
    };
    (FromF32, $e:literal, $m:literal) => {
        FromF32<{ 1 + $e + $m }, $e, $m, { 10 + $m }>
    };
    (FromInt, $e:literal, $m:literal) => {
        FromInt<{ 1 + $e + $m }, $e, $m, { 10 + $m }>
    };
    ($Operation:ident, $e:literal, $m:literal) => {
        $Operation<{ 1 + $e + $m }, $e, $m>
    };
}

/// Makes the rows of [`BLOCKS`] and the types of the float24 circuits.
macro_rules! blocks {
    ($($Operation:ident $F24:ident $protocol:ident: $(($e:literal, $m:literal))+;)+) => {
        /// All float blocks: every operation for float24, and instances so small that every operand can be checked.
        pub const BLOCKS: &[FloatBlock] = &[$($(
            FloatBlock {
                operation: Operation::$Operation,
                format: Format::new($e, $m),
                build: |choices| {
                    let circuit = <circuit!($Operation, $e, $m)>::new(choices);
                    Ok(Box::new(blocks!(@$protocol circuit)))
                },
            },
        )+)+];

        $(
            #[doc = concat!("[`", stringify!($Operation), "`] for float24.")]
            pub type $F24 = circuit!($Operation, 7, 16);
        )+
    };
    // Only the multi-cycle blocks refuse choices.
    (@stream $circuit:ident) => {
        $circuit?
    };
    (@$protocol:ident $circuit:ident) => {
        $circuit
    };
}

blocks! {
    Add F24Add pipe: (7, 16) (3, 4) (4, 3);
    Mul F24Mul pipe: (7, 16) (3, 4) (4, 3);
    Mad F24Mad pipe: (7, 16) (3, 4) (4, 3) (3, 2);
    Cmp F24Cmp comb: (7, 16) (3, 4) (4, 3);
    Max F24Max comb: (7, 16) (3, 4) (4, 3);
    Min F24Min comb: (7, 16) (3, 4) (4, 3);
    Flr F24Flr comb: (7, 16) (3, 4) (4, 3);
    Rcp F24Rcp stream: (7, 16) (3, 4) (4, 3);
    Rsq F24Rsq stream: (7, 16) (3, 4) (4, 3);
    Ex2 F24Ex2 stream: (7, 16) (3, 4) (4, 3);
    Lg2 F24Lg2 stream: (7, 16) (3, 4) (4, 3);
    FromF32 F24FromF32 comb: (7, 16) (3, 4) (4, 3);
    FromInt F24FromInt comb: (7, 16) (3, 4) (4, 3);
}
