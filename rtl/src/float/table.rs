//! The table of float blocks: every instance that is emitted and checked, declared once.

use super::{Add, Cmp, Flr, Format, Mad, Max, Min, Mul};
use crate::UnsupportedChoice;
use crate::dut::Dut;
use pica_spec::choices::Choices;

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
}

/// How operands go in and results come out (design section 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Protocol {
    /// No clock: outputs follow inputs.
    Comb,
    /// One result per clock, `in_valid` and `out_valid`.
    Pipe {
        /// Clocks from operands to result.
        latency: usize,
    },
}

/// A port that carries an operand or a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Port {
    /// Its identifier.
    pub name: &'static str,
    /// Bits.
    pub width: usize,
    /// What it carries.
    pub doc: &'static str,
}

/// A circuit under the choices of the ledger.
pub type Build = fn(&Choices) -> Result<Box<dyn Dut>, UnsupportedChoice>;

/// An operation in a format.
#[derive(Clone, Copy, Debug)]
pub struct FloatBlock {
    /// What it computes.
    pub operation: Operation,
    /// The format of its operands.
    pub format: Format,
    /// How operands go in and results come out.
    pub protocol: Protocol,
    /// Constructs it.
    pub build: Build,
}

impl Operation {
    /// Its name in the names of blocks.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Add => "add",
            Self::Mul => "mul",
            Self::Mad => "mad",
            Self::Cmp => "cmp",
            Self::Max => "max",
            Self::Min => "min",
            Self::Flr => "flr",
        }
    }

    /// What it computes, in one sentence.
    pub const fn doc(self) -> &'static str {
        match self {
            Self::Add => "The sum a + b, rounded.",
            Self::Mul => "The product a * b, rounded.",
            Self::Mad => "The product a * b, rounded, plus c, rounded again.",
            Self::Cmp => "The six comparisons of a and b.",
            Self::Max => "a if a > b, else b.",
            Self::Min => "a if a < b, else b.",
            Self::Flr => "The largest integer not above a.",
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

    /// The ports of the operands.
    pub fn inputs(&self) -> Vec<Port> {
        let width = self.format.bits();
        let docs: &[_] = match self.operation {
            Operation::Add => &["First summand.", "Second summand."],
            Operation::Mul => &["First factor.", "Second factor."],
            Operation::Mad => &["First factor.", "Second factor.", "Summand."],
            Operation::Cmp | Operation::Max | Operation::Min => &["First operand.", "Second operand."],
            Operation::Flr => &["Operand."],
        };
        ["a", "b", "c"].into_iter().zip(docs).map(|(name, doc)| Port { name, width, doc }).collect()
    }

    /// The ports of the result.
    pub fn outputs(&self) -> Vec<Port> {
        match self.operation {
            Operation::Cmp => vec![Port {
                name: "y",
                width: 6,
                doc: "The comparison with operator code n in bit n: EQ, NE, LT, LE, GT, GE.",
            }],
            _ => vec![Port { name: "y", width: self.format.bits(), doc: "Result." }],
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
        Mul<{ 1 + $e + $m }, $e, $m, { $m + 2 }, { $e + 2 }, { $e + 2 + $m }>
    };
    (Mad, $e:literal, $m:literal) => {
        Mad<{ 1 + $e + $m }, $e, $m, { $m + 2 }, { $m + 4 }, { $m + 5 }, { $m + 6 }, { $e + 2 }, { $e + 2 + $m }>
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
                protocol: blocks!(@$protocol $Operation, $e, $m),
                build: |choices| Ok(Box::new(<circuit!($Operation, $e, $m)>::new(choices))),
            },
        )+)+];

        $(
            #[doc = concat!("[`", stringify!($Operation), "`] for float24.")]
            pub type $F24 = circuit!($Operation, 7, 16);
        )+
    };
    (@comb $Operation:ident, $e:literal, $m:literal) => {
        Protocol::Comb
    };
    (@pipe $Operation:ident, $e:literal, $m:literal) => {
        Protocol::Pipe { latency: <circuit!($Operation, $e, $m)>::LATENCY }
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
}
