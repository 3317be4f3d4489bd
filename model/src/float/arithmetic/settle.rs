// SPDX-License-Identifier: MIT
//! The alternatives that replace finished results.

use super::super::Float;
use super::Arithmetic;
use pica_spec::choices::{F24Overflow, MoveZeroSign, NanPayload};

impl Arithmetic {
    /// The result of arithmetic under choices `nan_payload` and `f24_overflow`.
    #[inline(always)]
    pub(super) const fn settle<const E: u32, const M: u32>(
        self,
        result: Float<E, M>,
        operands: &[Float<E, M>],
    ) -> Float<E, M> {
        if matches!(self.nan_payload, NanPayload::Propagate) {
            let mut i = 0;
            while i < operands.len() {
                if operands[i].is_nan() {
                    return operands[i];
                }
                i += 1;
            }
        }
        self.limited(result, operands)
    }

    /// The result of arithmetic under choice `f24_overflow`: an infinite result of finite operands is an overflow.
    #[inline(always)]
    pub(super) const fn limited<const E: u32, const M: u32>(
        self,
        result: Float<E, M>,
        operands: &[Float<E, M>],
    ) -> Float<E, M> {
        if matches!(self.overflow, F24Overflow::Saturate) && result.is_infinite() {
            let mut i = 0;
            while i < operands.len() && operands[i].is_finite() {
                i += 1;
            }
            if i == operands.len() {
                return if result.is_sign_negative() { Float::MAX.negate() } else { Float::MAX };
            }
        }
        result
    }

    /// The result of a selection (`MOV`, `MAX`, `MIN`) under choice `move_zero_sign`.
    #[inline(always)]
    pub(super) const fn selected<const E: u32, const M: u32>(self, a: Float<E, M>) -> Float<E, M> {
        if matches!(self.move_zero_sign, MoveZeroSign::Positive) && a.is_zero() { Float::ZERO } else { a }
    }
}
