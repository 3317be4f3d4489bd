//! The f24 operations as the ledger's choices shape them.
//!
//! [`float`](crate::float) computes; this module decides in which mode, and replaces results where an alternative of
//! the ledger asks for others. With the default choices every method is one call into [`float`](crate::float).

use crate::float::{Comparison, DotOrder, F24, Rounding, Subnormals};
use pica_spec::choices::{
    AddressRegisterRange, Choices, CmpNeNan, DotProductOrder, F24GuardBits, F24Overflow, F24Rounding, FlrSpecial,
    FormatConversion, LitpNan, MoveZeroSign, NanPayload, NanToFixed, SpecialFunctionSubnormals, SubnormalCompare,
};

/// Bits of the offset that `address_register_range=wrap-9` keeps.
const WRAPPED_OFFSET_BITS: u32 = 9;

/// What decides the value of a result, apart from the operands.
///
/// A plain value: code that is compiled for one constant `Arithmetic` contains nothing of the other alternatives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arithmetic {
    /// Choice `f24_rounding`.
    pub rounding: Rounding,
    /// Choice `dot_product_order`.
    pub dot_order: DotOrder,
    /// Choice `subnormal_compare`.
    pub subnormals: Subnormals,
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
}

impl Arithmetic {
    /// The ledger's defaults, as a constant.
    pub const DEFAULT: Self = Self {
        rounding: Rounding::TowardZero,
        dot_order: DotOrder::LeftToRight,
        subnormals: Subnormals::Keep,
        overflow: F24Overflow::Infinity,
        guard_bits: F24GuardBits::Exact,
        nan_payload: NanPayload::Canonical,
        move_zero_sign: MoveZeroSign::Keep,
        special_subnormals: SpecialFunctionSubnormals::Flush,
        flr_special: FlrSpecial::Unchanged,
        litp_nan: LitpNan::SelectRules,
        cmp_ne_nan: CmpNeNan::Complement,
        address_range: AddressRegisterRange::Saturate,
    };

    /// The modes that `choices` ask for.
    pub fn new(choices: &Choices) -> Self {
        // `Float::convert` and `Float::to_fixed` know nothing else.
        let FormatConversion::AsArithmetic = choices.format_conversion;
        let NanToFixed::Zero = choices.nan_to_fixed;
        Self {
            rounding: match choices.f24_rounding {
                F24Rounding::TowardZero => Rounding::TowardZero,
                F24Rounding::NearestEven => Rounding::NearestEven,
            },
            dot_order: match choices.dot_product_order {
                DotProductOrder::LeftToRight => DotOrder::LeftToRight,
                DotProductOrder::PairwiseTree => DotOrder::PairwiseTree,
                DotProductOrder::Unrounded => DotOrder::Unrounded,
            },
            subnormals: match choices.subnormal_compare {
                SubnormalCompare::Keep => Subnormals::Keep,
                SubnormalCompare::Flush => Subnormals::Flush,
            },
            overflow: choices.f24_overflow,
            guard_bits: choices.f24_guard_bits,
            nan_payload: choices.nan_payload,
            move_zero_sign: choices.move_zero_sign,
            special_subnormals: choices.special_function_subnormals,
            flr_special: choices.flr_special,
            litp_nan: choices.litp_nan,
            cmp_ne_nan: choices.cmp_ne_nan,
            address_range: choices.address_register_range,
        }
    }

    /// a + b.
    #[inline(always)]
    pub const fn add(self, a: F24, b: F24) -> F24 {
        let sum = match self.guard_bits {
            F24GuardBits::Exact => a.add(b, self.rounding),
            F24GuardBits::OneBit => {
                let (a, b) = (without_guard_bits(a, b), without_guard_bits(b, a));
                a.add(b, self.rounding)
            }
        };
        self.settle(sum, &[a, b])
    }

    /// a * b.
    #[inline(always)]
    pub const fn mul(self, a: F24, b: F24) -> F24 {
        self.settle(a.mul(b, self.rounding), &[a, b])
    }

    /// a * b, rounded, + c, rounded (dossier section 1.2).
    #[inline(always)]
    pub const fn mad(self, a: F24, b: F24, c: F24) -> F24 {
        self.add(self.mul(a, b), c)
    }

    /// The sum of three products.
    #[inline(always)]
    pub const fn dp3(self, a: [F24; 3], b: [F24; 3]) -> F24 {
        if matches!(self.dot_order, DotOrder::Unrounded) {
            let sum = F24::dp3(a, b, self.dot_order, self.rounding);
            return self.settle(sum, &[a[0], b[0], a[1], b[1], a[2], b[2]]);
        }
        let [x, y, z] = [self.mul(a[0], b[0]), self.mul(a[1], b[1]), self.mul(a[2], b[2])];
        self.add(self.add(x, y), z)
    }

    /// The sum of four products.
    #[inline(always)]
    pub const fn dp4(self, a: [F24; 4], b: [F24; 4]) -> F24 {
        if matches!(self.dot_order, DotOrder::Unrounded) {
            let sum = F24::dp4(a, b, self.dot_order, self.rounding);
            return self.settle(sum, &[a[0], b[0], a[1], b[1], a[2], b[2], a[3], b[3]]);
        }
        let [x, y] = [self.mul(a[0], b[0]), self.mul(a[1], b[1])];
        let [z, w] = [self.mul(a[2], b[2]), self.mul(a[3], b[3])];
        let left = self.add(x, y);
        if matches!(self.dot_order, DotOrder::PairwiseTree) {
            self.add(left, self.add(z, w))
        } else {
            self.add(self.add(left, z), w)
        }
    }

    /// [`dp4`](Self::dp4) with 1.0 for the last component of `a` (dossier section 1.7).
    #[inline(always)]
    pub const fn dph(self, a: [F24; 3], b: [F24; 4]) -> F24 {
        self.dp4([a[0], a[1], a[2], F24::ONE], b)
    }

    /// a.
    #[inline(always)]
    pub const fn mov(self, a: F24) -> F24 {
        self.selected(a.mov(self.subnormals))
    }

    /// a > b ? a : b.
    #[inline(always)]
    pub const fn max(self, a: F24, b: F24) -> F24 {
        self.selected(a.max(b))
    }

    /// a < b ? a : b.
    #[inline(always)]
    pub const fn min(self, a: F24, b: F24) -> F24 {
        self.selected(a.min(b, self.subnormals))
    }

    /// a >= b ? 1 : 0.
    #[inline(always)]
    pub const fn sge(self, a: F24, b: F24) -> F24 {
        a.sge(b, self.subnormals)
    }

    /// a < b ? 1 : 0.
    #[inline(always)]
    pub const fn slt(self, a: F24, b: F24) -> F24 {
        a.slt(b, self.subnormals)
    }

    /// The largest integer not above a.
    #[inline(always)]
    pub const fn flr(self, a: F24) -> F24 {
        if matches!(self.flr_special, FlrSpecial::CanonicalNan) && a.is_nan() { F24::NAN } else { a.flr() }
    }

    /// Whether a comparison of CMP holds.
    #[inline(always)]
    pub const fn compare(self, a: F24, comparison: Comparison, b: F24) -> bool {
        let unordered = a.is_nan() || b.is_nan();
        let never = matches!(comparison, Comparison::Ne) && matches!(self.cmp_ne_nan, CmpNeNan::AlwaysFalse);
        a.cmp(comparison, b) && !(never && unordered)
    }

    /// The y component of LITP: `a` limited to `-limit..=limit`.
    #[inline(always)]
    pub const fn litp_clamp(self, a: F24, limit: F24) -> F24 {
        if matches!(self.litp_nan, LitpNan::Pass) && a.is_nan() {
            return a;
        }
        self.min(self.max(a, limit.negate()), limit)
    }

    /// The offset that MOVA puts into an address register. NaN and infinity count as offset 0 (dossier section 2.6).
    #[inline(always)]
    pub const fn address(self, a: F24) -> i32 {
        let Some(offset) = a.mova() else { return 0 };
        match self.address_range {
            AddressRegisterRange::Saturate => offset,
            // Saturation to 32 bits would change the low bits of what is larger; a multiple of 2^9 has none.
            AddressRegisterRange::Wrap9 if offset == i32::MAX => 0,
            AddressRegisterRange::Wrap9 => offset << (32 - WRAPPED_OFFSET_BITS) >> (32 - WRAPPED_OFFSET_BITS),
        }
    }

    /// The result of a selection (`MOV`, `MAX`, `MIN`) under choice `move_zero_sign`.
    #[inline(always)]
    const fn selected(self, a: F24) -> F24 {
        if matches!(self.move_zero_sign, MoveZeroSign::Positive) && a.is_zero() { F24::ZERO } else { a }
    }

    /// The result of arithmetic under choices `nan_payload` and `f24_overflow`.
    #[inline(always)]
    pub(super) const fn settle(self, result: F24, operands: &[F24]) -> F24 {
        if matches!(self.nan_payload, NanPayload::Propagate) {
            let mut i = 0;
            while i < operands.len() {
                if operands[i].is_nan() {
                    return operands[i];
                }
                i += 1;
            }
        }
        if matches!(self.overflow, F24Overflow::Saturate) && result.is_infinite() {
            let mut i = 0;
            while i < operands.len() && operands[i].is_finite() {
                i += 1;
            }
            if i == operands.len() {
                return if result.is_sign_negative() { F24::MAX.negate() } else { F24::MAX };
            }
        }
        result
    }
}

/// `a` as an adder with one guard bit sees it beside `b`: if its exponent is lower by d, its lowest d - 1 significand
/// bits would be shifted out below the guard bit.
const fn without_guard_bits(a: F24, b: F24) -> F24 {
    const MANTISSA_BITS: u32 = 16;
    const EXPONENT_MASK: u32 = 0x7F;
    let exponent_a = a.to_bits() >> MANTISSA_BITS & EXPONENT_MASK;
    let exponent_b = b.to_bits() >> MANTISSA_BITS & EXPONENT_MASK;
    let distance = exponent_b.saturating_sub(exponent_a);
    match distance {
        0 | 1 => a,
        // The hidden bit itself is shifted out.
        _ if distance - 1 > MANTISSA_BITS => F24::ZERO,
        _ => F24::from_bits(a.to_bits() >> (distance - 1) << (distance - 1)),
    }
}
