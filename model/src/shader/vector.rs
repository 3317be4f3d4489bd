// SPDX-License-Identifier: MIT
//! Instructions of one vertex with the components of a register in one vector of the host.

use super::Vector;
use super::alu::{self, Dot, Each, Function};
use super::operand::{Operand, Operands};
use crate::float::mode::Mode;
use crate::float::{Kernel, Unit};

/// An instruction that writes a register, and the registers that its sources name.
pub(super) struct Instruction<'a, M> {
    pub mode: M,
    pub function: Function,
    pub operands: &'a Operands,
    pub registers: [&'a Vector; 3],
}

impl<M: Mode> Kernel for Instruction<'_, M> {
    /// The result for every component, and the flags of LITP.
    type Output = (Vector, Option<[bool; 2]>);

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) -> Self::Output {
        let [a, b, c] = &self.operands.sources;
        let [x, y, z] = self.registers;
        let rounding = self.mode.arithmetic().rounding;
        // No closures: what is in them is not compiled for the instruction set.
        let held = match self.function {
            Function::Each(Each::Add) if M::IN_VECTORS => {
                unit.add_four::<7, 16>(hold(unit, a, x), hold(unit, b, y), rounding)
            }
            Function::Each(Each::Mul) if M::IN_VECTORS => {
                unit.mul_four::<7, 16>(hold(unit, a, x), hold(unit, b, y), rounding)
            }
            Function::Each(Each::Mad) if M::IN_VECTORS => {
                let product = unit.mul_four::<7, 16>(hold(unit, a, x), hold(unit, b, y), rounding);
                unit.add_four::<7, 16>(product, hold(unit, c, z), rounding)
            }
            Function::Dot(dot @ (Dot::Dp3 | Dot::Dp4)) if M::IN_VECTORS => {
                let products = unit.mul_four::<7, 16>(hold(unit, a, x), hold(unit, b, y), rounding);
                let count = if matches!(dot, Dot::Dp3) { 3 } else { 4 };
                let sum = unit.sum_of_four::<7, 16>(products, count, rounding);
                return ([unit.show_four::<7, 16>(sum)[0]; 4], None);
            }
            function => {
                let sources = [a.modify(x), b.modify(y), c.modify(z)];
                return alu::evaluate(function, self.mode.arithmetic(), sources);
            }
        };
        (unit.show_four::<7, 16>(held), None)
    }
}

/// The value of a source.
#[inline(always)]
fn hold<U: Unit>(unit: U, operand: &Operand, register: &Vector) -> U::Four {
    unit.four::<7, 16>(register, operand.select, operand.flip != 0)
}
