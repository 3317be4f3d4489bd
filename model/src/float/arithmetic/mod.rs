// SPDX-License-Identifier: MIT
//! The operations as the ledger's choices shape them.
//!
//! [`Float`](super::Float)'s own methods compute, in the modes that they have parameters for. An [`Arithmetic`] has all
//! of the ledger that decides the value of a result: it selects the modes, and replaces results where an alternative
//! asks for others. With the default choices every operation is one call.

mod operations;
mod settle;
mod special;

use super::Measured;
use pica_spec::choices::{
    AddressRegisterRange, Choices, CmpNeNan, DotProductOrder, F24GuardBits, F24Overflow, F24Rounding, FlrSpecial,
    LitpNan, MoveZeroSign, NanPayload, SpecialFunctionAccuracy, SpecialFunctionSubnormals, SubnormalCompare,
};

/// An alternative of the ledger that the model cannot follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("choice `{id}` cannot be `{value}`: {reason}")]
pub struct UnsupportedChoice {
    /// Id of the ledger entry.
    pub id: &'static str,
    /// Name of the alternative.
    pub value: &'static str,
    /// What is missing.
    pub reason: &'static str,
}

/// What decides the value of a result, apart from the operands. The operations are its methods, for every format.
///
/// A plain value: code that is compiled for one constant `Arithmetic` contains nothing of the other alternatives.
///
/// ```
/// use pica_model::float::{Arithmetic, F24};
/// use pica_spec::choices::Choices;
///
/// let mut choices = Choices::default();
/// choices.set("f24_overflow", "saturate")?;
/// assert_eq!(Arithmetic::new(&choices)?.add(F24::MAX, F24::MAX), F24::MAX);
/// assert_eq!(Arithmetic::DEFAULT.add(F24::MAX, F24::MAX), F24::INFINITY);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arithmetic {
    /// Choice `f24_rounding`.
    pub rounding: F24Rounding,
    /// Choice `dot_product_order`.
    pub dot_order: DotProductOrder,
    /// Choice `subnormal_compare`.
    pub subnormals: SubnormalCompare,
    /// Choice `f24_overflow`.
    pub overflow: F24Overflow,
    /// Choice `f24_guard_bits`.
    pub guard_bits: F24GuardBits,
    /// Choice `nan_payload`.
    pub nan_payload: NanPayload,
    /// Choice `move_zero_sign`.
    pub move_zero_sign: MoveZeroSign,
    /// Choice `special_function_subnormals`.
    pub special_subnormals: SpecialFunctionSubnormals,
    /// Choice `flr_special`.
    pub flr_special: FlrSpecial,
    /// Choice `litp_nan`.
    pub litp_nan: LitpNan,
    /// Choice `cmp_ne_nan`.
    pub cmp_ne_nan: CmpNeNan,
    /// Choice `address_register_range`.
    pub address_range: AddressRegisterRange,
    /// The table of choice `special_function_accuracy`; none if results are exact.
    pub measured: Option<&'static Measured>,
}

impl Arithmetic {
    /// The ledger's defaults, as a constant.
    pub const DEFAULT: Self = Self {
        rounding: F24Rounding::TowardZero,
        dot_order: DotProductOrder::LeftToRight,
        subnormals: SubnormalCompare::Keep,
        overflow: F24Overflow::Infinity,
        guard_bits: F24GuardBits::Exact,
        nan_payload: NanPayload::Canonical,
        move_zero_sign: MoveZeroSign::Keep,
        special_subnormals: SpecialFunctionSubnormals::Flush,
        flr_special: FlrSpecial::Unchanged,
        litp_nan: LitpNan::SelectRules,
        cmp_ne_nan: CmpNeNan::Complement,
        address_range: AddressRegisterRange::Saturate,
        measured: None,
    };

    /// The modes that `choices` ask for.
    ///
    /// # Errors
    /// If `special_function_accuracy` asks for a table of measured results, and none was [supplied](Measured::supply).
    pub fn new(choices: &Choices) -> Result<Self, UnsupportedChoice> {
        let accuracy = choices.special_function_accuracy;
        if accuracy == SpecialFunctionAccuracy::Table && Measured::supplied().is_none() {
            return Err(UnsupportedChoice {
                id: "special_function_accuracy",
                value: accuracy.name(),
                reason: "no measured results of RCP, RSQ, EX2 and LG2 were given (--special-functions FILE)",
            });
        }
        Ok(Self::accepted(choices))
    }

    /// The modes of choices that [`new`](Self::new) accepted when the model was made.
    pub(crate) fn accepted(choices: &Choices) -> Self {
        Self {
            rounding: choices.f24_rounding,
            dot_order: choices.dot_product_order,
            subnormals: choices.subnormal_compare,
            overflow: choices.f24_overflow,
            guard_bits: choices.f24_guard_bits,
            nan_payload: choices.nan_payload,
            move_zero_sign: choices.move_zero_sign,
            special_subnormals: choices.special_function_subnormals,
            flr_special: choices.flr_special,
            litp_nan: choices.litp_nan,
            cmp_ne_nan: choices.cmp_ne_nan,
            address_range: choices.address_register_range,
            measured: match choices.special_function_accuracy {
                SpecialFunctionAccuracy::Exact => None,
                SpecialFunctionAccuracy::Table => Measured::supplied(),
            },
        }
    }
}
