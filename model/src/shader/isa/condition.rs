// SPDX-License-Identifier: MIT
//! The condition of format 2 instructions (shader-unit.md#operations).

use super::ConditionOperator;
use std::fmt;

/// A condition on the two compare flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Condition {
    /// How the tests are joined.
    pub operator: ConditionOperator,
    /// The value cmp.x is tested against.
    pub ref_x: bool,
    /// The value cmp.y is tested against.
    pub ref_y: bool,
}

impl Condition {
    /// The condition of a CONDOP field and the two reference bits.
    pub const fn from_bits(operator: u8, ref_x: bool, ref_y: bool) -> Self {
        Self { operator: ConditionOperator::from_raw(operator as u32), ref_x, ref_y }
    }

    /// The condition's value for the two flags.
    pub const fn holds(self, cmp_x: bool, cmp_y: bool) -> bool {
        let (x, y) = (cmp_x == self.ref_x, cmp_y == self.ref_y);
        match self.operator {
            ConditionOperator::Or => x || y,
            ConditionOperator::And => x && y,
            ConditionOperator::X => x,
            ConditionOperator::Y => y,
        }
    }

    /// Whether the assembly form can say it: the reference bit of a flag that is not tested must be 1 there
    /// (assembly.md#registers-and-operands).
    pub const fn has_assembly_form(self) -> bool {
        match self.operator {
            ConditionOperator::Or | ConditionOperator::And => true,
            ConditionOperator::X => self.ref_y,
            ConditionOperator::Y => self.ref_x,
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let x = if self.ref_x { "cmp.x" } else { "!cmp.x" };
        let y = if self.ref_y { "cmp.y" } else { "!cmp.y" };
        match self.operator {
            ConditionOperator::Or => write!(f, "{x} || {y}"),
            ConditionOperator::And => write!(f, "{x} && {y}"),
            ConditionOperator::X => f.write_str(x),
            ConditionOperator::Y => f.write_str(y),
        }
    }
}
