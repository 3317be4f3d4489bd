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

/// A circuit with the ports of a special function: behind its name the doc comments of operand and result, and in braces what it
/// is made of.
macro_rules! special_function {
    (
        $(#[$attribute:meta])*
        pub struct $name:ident<$(const $width:ident: usize),+ $(,)?>(
            $(#[$operand:meta])*
            a,
            $(#[$result:meta])*
            y,
        ) { $($inside:tt)* }
    ) => {
        $(#[$attribute])*
        pub struct $name<$(const $width: usize),+> {
            /// Rising edges count.
            pub clock: Signal<In, Clock>,
            /// Abandons the operation at a rising clock edge.
            pub reset: Signal<In, Bit>,
            /// `a` is an operand.
            pub in_valid: Signal<In, Bit>,
            /// Whoever reads takes the result at the next rising edge.
            pub out_ready: Signal<In, Bit>,
            $(#[$operand])*
            pub a: Signal<In, Bits<W>>,
            /// The operand is taken at the next rising edge.
            pub in_ready: Signal<Out, Bit>,
            /// `y` is a result.
            pub out_valid: Signal<Out, Bit>,
            $(#[$result])*
            pub y: Signal<Out, Bits<W>>,
            $($inside)*
        }
    };
}

pub(super) use special_function;
