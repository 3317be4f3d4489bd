// SPDX-License-Identifier: MIT
//! `RCP`, `RSQ`, `EX2` and `LG2`.

use super::super::unpack::Unpacked;
use super::super::{Float, SpecialFunction};
use super::Arithmetic;
use pica_spec::choices::SpecialFunctionSubnormals;

impl Arithmetic {
    /// 1 / a.
    #[inline]
    pub const fn rcp<const E: u32, const M: u32>(self, a: Float<E, M>) -> Float<E, M> {
        let operand = self.unpack(a);
        self.settle_special(SpecialFunction::Rcp, a.rcp_of(operand, self.rounding), a, operand)
    }

    /// 1 / sqrt(a).
    #[inline]
    pub const fn rsq<const E: u32, const M: u32>(self, a: Float<E, M>) -> Float<E, M> {
        let operand = self.unpack(a);
        self.settle_special(SpecialFunction::Rsq, a.rsq_of(operand, self.rounding), a, operand)
    }

    /// 2^a.
    #[inline]
    pub const fn ex2<const E: u32, const M: u32>(self, a: Float<E, M>) -> Float<E, M> {
        let operand = self.unpack(a);
        self.settle_special(SpecialFunction::Ex2, a.ex2_of(operand, self.rounding), a, operand)
    }

    /// log2(a).
    #[inline]
    pub const fn lg2<const E: u32, const M: u32>(self, a: Float<E, M>) -> Float<E, M> {
        let operand = self.unpack(a);
        self.settle_special(SpecialFunction::Lg2, a.lg2_of(operand, self.rounding), a, operand)
    }

    /// The operand under choice `special_function_subnormals`.
    #[inline]
    const fn unpack<const E: u32, const M: u32>(self, a: Float<E, M>) -> Unpacked {
        match self.special_subnormals {
            SpecialFunctionSubnormals::Flush => a.unpack(),
            SpecialFunctionSubnormals::Keep => a.unpack_subnormal(),
        }
    }

    /// A measured result stands as it is. The infinite results of `RCP`, `RSQ` and `LG2` of zero are exact: they are no
    /// overflow.
    #[inline]
    const fn settle_special<const E: u32, const M: u32>(
        self,
        function: SpecialFunction,
        result: Float<E, M>,
        a: Float<E, M>,
        operand: Unpacked,
    ) -> Float<E, M> {
        let is_f24 = matches!((E, M), (7, 16));
        if let Some(measured) = self.measured
            && is_f24
            && let Some(bits) = measured.result(function, a.to_bits())
        {
            return Float::from_bits(bits);
        }
        if operand.is_zero() { result } else { self.settle(result, &[a]) }
    }
}
