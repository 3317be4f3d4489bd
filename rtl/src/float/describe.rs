// SPDX-License-Identifier: MIT
//! What the operands and results of a float block are, in words: for the head of the emitted file.

use super::{FloatBlock, Operation};
use pica_spec::choices::{Choices, CmpNeNan, F24Overflow, F24Rounding, F32ToF24, FlrSpecial, SubnormalCompare};

impl FloatBlock {
    /// The layout of the format, and what the operation does with special values under `choices`.
    pub fn number_format(&self, choices: &Choices) -> String {
        let format = self.format;
        let (exponent, mantissa, digits) = (format.exponent_bits, format.mantissa_bits, format.bits().div_ceil(4));
        let hex = |pattern: u64| format!("{pattern:0digits$X}");
        let [one, infinity, nan] = [format.one(), format.infinity(), format.nan()].map(hex);
        format!(
            "Number format 1.{exponent}.{mantissa}: sign in bit {}, exponent with bias {} in bits {}-{mantissa}, mantissa without its leading 1 in\n\
             bits {}-0. 1.0 is {one}, infinity {infinity}, NaN {nan} or any other mantissa but 0.\n{}",
            format.bits() - 1,
            format.bias(),
            format.bits() - 2,
            mantissa - 1,
            self.special_values(choices),
        )
    }

    fn special_values(&self, choices: &Choices) -> String {
        let rounding = match choices.f24_rounding {
            F24Rounding::TowardZero => "toward zero",
            F24Rounding::NearestEven => "to nearest, ties to even",
        };
        let conversion = match choices.f32_to_f24 {
            F32ToF24::TowardZero => "toward zero",
            F32ToF24::NearestEven => "to nearest, ties to even",
        };
        let arithmetic = format!(
            "Subnormals (exponent 0) count as +0. No result is subnormal or -0. Results are rounded {rounding}"
        );
        match self.operation {
            Operation::Add | Operation::Mul | Operation::Mad | Operation::Ex2 => {
                let overflow = match choices.f24_overflow {
                    F24Overflow::Infinity => "infinity",
                    F24Overflow::Saturate => "the largest number",
                };
                format!("{arithmetic};\none that is too large is {overflow}.")
            }
            Operation::Rcp | Operation::Rsq | Operation::Lg2 => format!("{arithmetic}."),
            Operation::Cmp => {
                let with_nan = match choices.cmp_ne_nan {
                    CmpNeNan::Complement => "only NE is true",
                    CmpNeNan::AlwaysFalse => "none is true",
                };
                format!("Subnormals count with their value, -0 is +0; with a NaN {with_nan}.")
            }
            Operation::Min if choices.subnormal_compare == SubnormalCompare::Flush => {
                "Subnormals (exponent 0) count as +0, -0 is +0; no number is less than NaN. Nothing is rounded."
                    .to_owned()
            }
            Operation::Max | Operation::Min => {
                "Subnormals count with their value, -0 is +0; a comparison with NaN is false. Nothing is rounded."
                    .to_owned()
            }
            Operation::Flr => {
                let nan = match choices.flr_special {
                    FlrSpecial::Unchanged => "infinities and NaNs stay as they are",
                    FlrSpecial::CanonicalNan => "infinities stay as they are, NaNs become the one above",
                };
                format!("A subnormal (exponent 0) counts as +0; {nan}.")
            }
            Operation::FromF32 => format!(
                "Rounded {conversion}. What is too large is infinity; what is too small, f32 subnormals and -0 are +0."
            ),
            Operation::FromInt => format!("Rounded {conversion}, where the format does not hold every integer."),
        }
    }
}
