// SPDX-License-Identifier: MIT
//! `pica f24`: float arithmetic as a filter, one operation per line.

mod format;
mod line;

use super::choices::Taken;
use super::filter::filter;
use super::{Failure, Outcome};
use clap::{Args, ValueEnum};
use format::Format;
use line::Answers;
use pica_model::float::Arithmetic;
use pica_spec::choices::{Choices, F24Rounding, F32ToF24};

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
    /// Whether these are the usual ones.
    usual: bool,
}

impl Modes {
    /// Those of the ledger's defaults.
    const USUAL: Modes = Modes { arithmetic: Arithmetic::DEFAULT, from_f32: F32ToF24::TowardZero, usual: true };

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
        let from_f32 = choices.f32_to_f24;
        let usual = arithmetic == Modes::USUAL.arithmetic && from_f32 == Modes::USUAL.from_f32;
        Ok(Modes { arithmetic, from_f32, usual })
    }
}

/// Runs `pica f24`.
pub fn run(arguments: &Arguments) -> Outcome {
    let modes = Modes::new(arguments)?;
    let mut lines = Answers::new(arguments.float, modes);
    filter(|line, answers| answer(&mut lines, line, answers))
}

/// Adds the answer to a line to those before it.
fn answer(lines: &mut Answers, line: &str, answers: &mut Vec<u8>) -> Result<(), String> {
    let Err(message) = lines.add(line.as_bytes(), answers) else { return Ok(()) };
    if line.is_ascii() {
        return Err(message);
    }
    // What separates words need not be ASCII.
    let plain: String = line.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    lines.add(plain.as_bytes(), answers)
}

/// The answers to the lines of a text in a float format, under the usual choices.
///
/// # Errors
/// What is wrong with the first line that has no answer, with its number; or that there is no such format.
pub fn answers(float: &str, text: &str) -> Result<Vec<u8>, String> {
    let mut lines = Answers::new(float.parse()?, Modes::USUAL);
    let mut answers = Vec::new();
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        answer(&mut lines, line, &mut answers).map_err(|message| format!("line {number}: {message}"))?;
    }
    Ok(answers)
}
