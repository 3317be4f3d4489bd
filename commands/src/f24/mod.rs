// SPDX-License-Identifier: MIT
//! `pica f24`: float arithmetic as a filter, one operation per line.

use super::choices::Taken;
use super::filter::filter;
use super::{Failure, Outcome};
use clap::{Args, ValueEnum};
use pica_model::float::{Arithmetic, Comparison, Float};
use pica_spec::choices::{Choices, F24Rounding, F32ToF24};
use std::fmt;
use std::str::FromStr;

/// Compute float operations: reads lines `op hex...`, writes one result per line
///
/// Operations and operand counts: add sub mul max min sge slt 2; mad 3; flr rcp rsq ex2 lg2 mov 1; dp3 6 (a.xyz b.xyz);
/// dph 7 (a.xyz b.xyzw); dp4 8; from_f32 1 (8 digits); to_f32 1 (result 8 digits); cmp 2 (six digits for EQ NE LT LE GT GE).
/// Empty lines and # comments are skipped.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Rounding of all results: short for `--choice f24_rounding=...` and, for from_f32, `--choice f32_to_f24=...`,
    /// which win over it
    #[arg(long, value_enum, default_value = "toward-zero")]
    rounding: RoundingMode,
    /// Format: sign, exponent and mantissa bits
    #[arg(long, default_value = "1.7.16")]
    float: Format,
    #[command(flatten)]
    choices: Taken,
}

/// The choices that decide what an operation gives here.
const CHOICES: [&str; 12] = [
    "f24_rounding",
    "f32_to_f24",
    "dot_product_order",
    "special_function_accuracy",
    "subnormal_compare",
    "f24_overflow",
    "f24_guard_bits",
    "nan_payload",
    "move_zero_sign",
    "special_function_subnormals",
    "flr_special",
    "cmp_ne_nan",
];

#[derive(Clone, Copy, Debug, ValueEnum)]
enum RoundingMode {
    TowardZero,
    NearestEven,
}

/// How results come about.
#[derive(Clone, Copy, Debug)]
struct Modes {
    arithmetic: Arithmetic,
    /// Choice `f32_to_f24`.
    from_f32: F32ToF24,
}

impl Modes {
    /// The modes that the arguments ask for.
    fn new(arguments: &Arguments) -> Outcome<Modes> {
        let mut choices = Choices::default();
        (choices.f24_rounding, choices.f32_to_f24) = match arguments.rounding {
            RoundingMode::TowardZero => (F24Rounding::TowardZero, F32ToF24::TowardZero),
            RoundingMode::NearestEven => (F24Rounding::NearestEven, F32ToF24::NearestEven),
        };
        if let Some(id) = arguments.choices.ids().find(|id| !CHOICES.contains(id)) {
            return Err(Failure::input(format_args!(
                "`{id}` is no choice that an operation of f24 depends on; these are: {}",
                CHOICES.join(", ")
            )));
        }
        let choices = arguments.choices.apply(choices)?;
        let arithmetic = Arithmetic::new(&choices).map_err(Failure::input)?;
        Ok(Modes { arithmetic, from_f32: choices.f32_to_f24 })
    }
}

/// Evaluates one line's operation on checked operands.
type Evaluate = fn(Operation, &[u32], &Modes) -> Option<String>;

/// A float format of the command line.
#[derive(Clone, Copy)]
struct Format {
    name: &'static str,
    width: u32,
    evaluate: Evaluate,
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
            evaluate: |operation, operands, modes| match operation {
                $(Operation::$special => {
                    let a = Float::<$exponent, $mantissa>::from_bits(operands[0]);
                    Some(hex(formats!(@call $special a modes)))
                })*
                _ => evaluate::<$exponent, $mantissa>(operation, operands, modes),
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
enum Operation {
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
const OPERATIONS: [(&str, Operation, usize); 20] = [
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

/// Runs `pica f24`.
pub fn run(arguments: &Arguments) -> Outcome {
    let modes = Modes::new(arguments)?;
    filter(|line| evaluate_line(&arguments.float, &modes, line))
}

/// The result of a line; nothing for an empty one.
fn evaluate_line(float: &Format, modes: &Modes, line: &str) -> Result<Option<String>, String> {
    let line = line.split('#').next().unwrap_or_default();
    let mut words = line.split_whitespace();
    let Some(name) = words.next() else { return Ok(None) };
    let (_, operation, count) =
        OPERATIONS.iter().find(|(known, ..)| name.eq_ignore_ascii_case(known)).ok_or_else(|| {
            let known: Vec<&str> = OPERATIONS.iter().map(|(name, ..)| *name).collect();
            format!("unknown operation `{name}`; there are {}", known.join(", "))
        })?;
    let width = if *operation == Operation::FromF32 { 32 } else { float.width };
    let operands = words.map(|word| parse_hex(word, width)).collect::<Result<Vec<u32>, String>>()?;
    if operands.len() != *count {
        return Err(format!(
            "{name} takes {count} operand{}, not {}",
            if *count == 1 { "" } else { "s" },
            operands.len()
        ));
    }
    (float.evaluate)(*operation, &operands, modes)
        .map(Some)
        .ok_or_else(|| format!("{name} is not defined for format {}", float.name))
}

fn parse_hex(word: &str, width: u32) -> Result<u32, String> {
    let digits = word.strip_prefix("0x").or_else(|| word.strip_prefix("0X")).unwrap_or(word);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err(format!("`{word}` is not a hexadecimal number"));
    }
    u32::from_str_radix(digits, 16)
        .ok()
        .filter(|bits| u64::from(*bits) < 1 << width)
        .ok_or_else(|| format!("`{word}` does not fit into {width} bits"))
}

/// A pattern, uppercase, with the digits that its format needs.
fn hex<const E: u32, const M: u32>(value: Float<E, M>) -> String {
    format!("{:0width$X}", value.to_bits(), width = (1 + E + M).div_ceil(4) as usize)
}

/// The operations that every format has. `None` for the others.
fn evaluate<const E: u32, const M: u32>(operation: Operation, operands: &[u32], modes: &Modes) -> Option<String> {
    let x: Vec<Float<E, M>> = operands.iter().map(|bits| Float::from_bits(*bits)).collect();
    let Modes { arithmetic, from_f32 } = *modes;
    let result = match (operation, x.as_slice()) {
        (Operation::Add, &[a, b]) => arithmetic.add(a, b),
        (Operation::Sub, &[a, b]) => arithmetic.sub(a, b),
        (Operation::Mul, &[a, b]) => arithmetic.mul(a, b),
        (Operation::Max, &[a, b]) => arithmetic.max(a, b),
        (Operation::Min, &[a, b]) => arithmetic.min(a, b),
        (Operation::Sge, &[a, b]) => arithmetic.sge(a, b),
        (Operation::Slt, &[a, b]) => arithmetic.slt(a, b),
        (Operation::Mad, &[a, b, c]) => arithmetic.mad(a, b, c),
        (Operation::Flr, &[a]) => arithmetic.flr(a),
        (Operation::Rcp, &[a]) => arithmetic.rcp(a),
        (Operation::Mov, &[a]) => arithmetic.mov(a),
        (Operation::Dp3, &[ax, ay, az, bx, by, bz]) => arithmetic.dp3([ax, ay, az], [bx, by, bz]),
        (Operation::Dph, &[ax, ay, az, bx, by, bz, bw]) => arithmetic.dph([ax, ay, az], [bx, by, bz, bw]),
        (Operation::Dp4, &[ax, ay, az, aw, bx, by, bz, bw]) => arithmetic.dp4([ax, ay, az, aw], [bx, by, bz, bw]),
        (Operation::FromF32, _) => Float::<E, M>::from_f32_bits(*operands.first()?, from_f32),
        (Operation::ToF32, &[a]) => return Some(format!("{:08X}", a.to_f32_bits())),
        (Operation::Cmp, &[a, b]) => {
            let digit = |code| if arithmetic.cmp(a, Comparison::from_raw(code), b) { '1' } else { '0' };
            return Some((0..6).map(digit).collect());
        }
        _ => return None,
    };
    Some(hex(result))
}
