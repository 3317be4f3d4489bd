// SPDX-License-Identifier: MIT
//! The formats and the operations of `pica f24`.

use super::Modes;
use pica_model::float::{Comparison, Float};
use std::fmt;
use std::str::FromStr;

/// Most operands of an operation.
pub(super) const MOST: usize = 8;

/// The operands of a line; there are more than most operations have.
pub(super) type Operands = [u32; MOST];

/// Evaluates one line's operation on checked operands.
type Evaluate = fn(Operation, &Operands, &Modes) -> Option<Answer>;

/// A result as hex digits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    /// Their value.
    pub(super) value: u32,
    /// How many there are.
    pub(super) digits: usize,
}

/// A float format of the command line.
#[derive(Clone, Copy)]
pub(super) struct Format {
    pub(super) name: &'static str,
    pub(super) width: u32,
    pub(super) evaluate: Evaluate,
}

impl fmt::Debug for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The formats, with the functions that not every width supports.
macro_rules! formats {
    ($($exponent:literal . $mantissa:literal: $($special:ident)*;)*) => {
        const FORMATS: &[Format] = &[$(Format {
            name: concat!("1.", $exponent, ".", $mantissa),
            width: 1 + $exponent + $mantissa,
            evaluate: {
                #[inline(always)]
                fn with(operation: Operation, operands: &Operands, modes: &Modes) -> Option<Answer> {
                    match operation {
                        $(Operation::$special => {
                            let a = Float::<$exponent, $mantissa>::from_bits(operands[0]);
                            Some(answer(formats!(@call $special a modes)))
                        })*
                        _ => evaluate::<$exponent, $mantissa>(operation, operands, modes),
                    }
                }
                // The volume: compiled for its modes alone.
                |operation, operands, modes| match modes.usual {
                    true => with(operation, operands, &Modes::USUAL),
                    false => with(operation, operands, modes),
                }
            },
        }),*];
    };
    (@call Rsq $a:ident $modes:ident) => { $modes.arithmetic.rsq($a) };
    (@call Ex2 $a:ident $modes:ident) => { $modes.arithmetic.ex2($a) };
    (@call Lg2 $a:ident $modes:ident) => { $modes.arithmetic.lg2($a) };
}

formats! {
    7 . 16: Rsq Ex2 Lg2;
    7 . 12: Rsq Ex2 Lg2;
    5 . 10: Rsq Ex2 Lg2;
    7 . 23: ;
    3 . 4: Rsq Ex2 Lg2;
    4 . 3: Rsq Ex2 Lg2;
    3 . 2: Rsq Ex2 Lg2;
}

impl FromStr for Format {
    type Err = String;

    fn from_str(text: &str) -> Result<Format, String> {
        FORMATS.iter().find(|format| format.name == text).copied().ok_or_else(|| {
            let known: Vec<&str> = FORMATS.iter().map(|format| format.name).collect();
            format!("there are {}", known.join(", "))
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operation {
    Add,
    Sub,
    Mul,
    Max,
    Min,
    Sge,
    Slt,
    Mad,
    Flr,
    Rcp,
    Rsq,
    Ex2,
    Lg2,
    Mov,
    Dp3,
    Dph,
    Dp4,
    FromF32,
    ToF32,
    Cmp,
}

/// Names and operand counts.
pub(super) const OPERATIONS: [(&str, Operation, usize); 20] = [
    ("add", Operation::Add, 2),
    ("sub", Operation::Sub, 2),
    ("mul", Operation::Mul, 2),
    ("max", Operation::Max, 2),
    ("min", Operation::Min, 2),
    ("sge", Operation::Sge, 2),
    ("slt", Operation::Slt, 2),
    ("mad", Operation::Mad, 3),
    ("flr", Operation::Flr, 1),
    ("rcp", Operation::Rcp, 1),
    ("rsq", Operation::Rsq, 1),
    ("ex2", Operation::Ex2, 1),
    ("lg2", Operation::Lg2, 1),
    ("mov", Operation::Mov, 1),
    ("dp3", Operation::Dp3, 6),
    ("dph", Operation::Dph, 7),
    ("dp4", Operation::Dp4, 8),
    ("from_f32", Operation::FromF32, 1),
    ("to_f32", Operation::ToF32, 1),
    ("cmp", Operation::Cmp, 2),
];

/// The operations that every format has. `None` for the others.
#[inline(always)]
fn evaluate<const E: u32, const M: u32>(operation: Operation, operands: &Operands, modes: &Modes) -> Option<Answer> {
    let [a, b, c, d, e, f, g, h] = operands.map(Float::<E, M>::from_bits);
    let Modes { arithmetic, from_f32, .. } = *modes;
    let result = match operation {
        Operation::Add => arithmetic.add(a, b),
        Operation::Sub => arithmetic.sub(a, b),
        Operation::Mul => arithmetic.mul(a, b),
        Operation::Max => arithmetic.max(a, b),
        Operation::Min => arithmetic.min(a, b),
        Operation::Sge => arithmetic.sge(a, b),
        Operation::Slt => arithmetic.slt(a, b),
        Operation::Mad => arithmetic.mad(a, b, c),
        Operation::Flr => arithmetic.flr(a),
        Operation::Rcp => arithmetic.rcp(a),
        Operation::Mov => arithmetic.mov(a),
        Operation::Dp3 => arithmetic.dp3([a, b, c], [d, e, f]),
        Operation::Dph => arithmetic.dph([a, b, c], [d, e, f, g]),
        Operation::Dp4 => arithmetic.dp4([a, b, c, d], [e, f, g, h]),
        Operation::FromF32 => Float::<E, M>::from_f32_bits(operands[0], from_f32),
        Operation::ToF32 => return Some(Answer { value: a.to_f32_bits(), digits: 8 }),
        Operation::Cmp => {
            let digit = |value, code| value << 4 | u32::from(arithmetic.cmp(a, Comparison::from_raw(code), b));
            return Some(Answer { value: (0..6).fold(0, digit), digits: 6 });
        }
        Operation::Rsq | Operation::Ex2 | Operation::Lg2 => return None,
    };
    Some(answer(result))
}

/// A pattern with the digits that its format needs.
fn answer<const E: u32, const M: u32>(value: Float<E, M>) -> Answer {
    Answer { value: value.to_bits(), digits: (1 + E + M).div_ceil(4) as usize }
}
