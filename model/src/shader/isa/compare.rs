// SPDX-License-Identifier: MIT
//! The operators of CMP (dossier section 2.5).

/// A 3-bit comparison operator of CMP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CompareOperator {
    /// 0: equal.
    Eq,
    /// 1: not equal.
    Ne,
    /// 2: less than.
    Lt,
    /// 3: less than or equal.
    Le,
    /// 4: greater than.
    Gt,
    /// 5: greater than or equal.
    Ge,
    /// 6: always true; has no assembly name.
    True6,
    /// 7: always true; has no assembly name.
    True7,
}

impl CompareOperator {
    /// All operators in field order.
    pub const ALL: [Self; 8] = [Self::Eq, Self::Ne, Self::Lt, Self::Le, Self::Gt, Self::Ge, Self::True6, Self::True7];

    /// The operator of the low three bits of `bits`.
    pub const fn from_bits(bits: u8) -> Self {
        Self::ALL[(bits & 7) as usize]
    }

    /// The code in CMPX and CMPY.
    pub const fn bits(self) -> u8 {
        self as u8
    }

    /// The assembly name, or nothing for 6 and 7.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Eq => Some("eq"),
            Self::Ne => Some("ne"),
            Self::Lt => Some("lt"),
            Self::Le => Some("le"),
            Self::Gt => Some("gt"),
            Self::Ge => Some("ge"),
            Self::True6 | Self::True7 => None,
        }
    }

    /// The operator with an assembly name, in any case.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|operator| operator.name().is_some_and(|own| own.eq_ignore_ascii_case(name)))
    }
}
