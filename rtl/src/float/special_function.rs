// SPDX-License-Identifier: MIT
//! What RCP, RSQ, EX2 and LG2 share.

use crate::UnsupportedChoice;
use pica_spec::choices::{Recorder, SpecialFunctionAccuracy, SpecialFunctionSubnormals};

/// Refuses the alternatives that none of the circuits of RCP, RSQ, EX2 and LG2 follows.
pub(super) fn check(choices: &Recorder) -> Result<(), UnsupportedChoice> {
    if choices.special_function_accuracy() == SpecialFunctionAccuracy::Table {
        return Err(UnsupportedChoice {
            id: "special_function_accuracy",
            value: choices.special_function_accuracy().name(),
            reason: "the circuits of RCP, RSQ, EX2 and LG2 have no table of measured results",
        });
    }
    if choices.special_function_subnormals() == SpecialFunctionSubnormals::Keep {
        return Err(UnsupportedChoice {
            id: "special_function_subnormals",
            value: choices.special_function_subnormals().name(),
            reason: "the circuits of RCP, RSQ, EX2 and LG2 have no normaliser for their operand",
        });
    }
    Ok(())
}
