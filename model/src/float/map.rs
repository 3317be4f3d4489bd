// SPDX-License-Identifier: MIT
//! Operations by name over slices, under any choices.

use super::{Arithmetic, F24, Lanes};

/// An operation with float24 operands and result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are those of instructions")]
pub enum Operation {
    Add,
    Sub,
    Mul,
    Mad,
    Max,
    Min,
    Sge,
    Slt,
    Flr,
    Rcp,
    Rsq,
    Ex2,
    Lg2,
}

impl Operation {
    /// All operations, in the order of their declaration.
    pub const ALL: [Operation; 13] = {
        use Operation::{Add, Ex2, Flr, Lg2, Mad, Max, Min, Mul, Rcp, Rsq, Sge, Slt, Sub};
        [Add, Sub, Mul, Mad, Max, Min, Sge, Slt, Flr, Rcp, Rsq, Ex2, Lg2]
    };

    /// Number of operands.
    pub const fn operands(self) -> usize {
        match self {
            Operation::Mad => 3,
            Operation::Flr | Operation::Rcp | Operation::Rsq | Operation::Ex2 | Operation::Lg2 => 1,
            _ => 2,
        }
    }
}

impl Arithmetic {
    /// One operation; operands that it does not have do not count.
    pub const fn apply(self, operation: Operation, [a, b, c]: [F24; 3]) -> F24 {
        match operation {
            Operation::Add => self.add(a, b),
            Operation::Sub => self.sub(a, b),
            Operation::Mul => self.mul(a, b),
            Operation::Mad => self.mad(a, b, c),
            Operation::Max => self.max(a, b),
            Operation::Min => self.min(a, b),
            Operation::Sge => self.sge(a, b),
            Operation::Slt => self.slt(a, b),
            Operation::Flr => self.flr(a),
            Operation::Rcp => self.rcp(a),
            Operation::Rsq => self.rsq(a),
            Operation::Ex2 => self.ex2(a),
            Operation::Lg2 => self.lg2(a),
        }
    }

    /// The operation for element after element; operands that it does not have are empty. In vector registers, unless a
    /// choice is made that needs single operations.
    ///
    /// # Panics
    /// If operands or result differ in length.
    pub fn map(self, operation: Operation, [a, b, c]: [&[F24]; 3], out: &mut [F24]) {
        let Arithmetic { rounding, subnormals, .. } = self;
        if self != (Arithmetic { rounding, subnormals, ..Arithmetic::DEFAULT }) {
            let used = operation.operands();
            assert!([a, b, c][..used].iter().all(|operand| operand.len() == out.len()), "operands differ in length");
            for (i, out) in out.iter_mut().enumerate() {
                let operand = |n: usize, values: &[F24]| if n < used { values[i] } else { F24::ZERO };
                *out = self.apply(operation, [operand(0, a), operand(1, b), operand(2, c)]);
            }
            return;
        }
        let lanes = Lanes::detect();
        match operation {
            Operation::Add => lanes.add(a, b, rounding, out),
            Operation::Sub => lanes.sub(a, b, rounding, out),
            Operation::Mul => lanes.mul(a, b, rounding, out),
            Operation::Mad => lanes.mad(a, b, c, rounding, out),
            Operation::Max => lanes.max(a, b, out),
            Operation::Min => lanes.min(a, b, subnormals, out),
            Operation::Sge => lanes.sge(a, b, subnormals, out),
            Operation::Slt => lanes.slt(a, b, subnormals, out),
            Operation::Flr => lanes.flr(a, out),
            Operation::Rcp => lanes.rcp(a, rounding, out),
            Operation::Rsq => lanes.rsq_at_once(a, rounding, out),
            Operation::Ex2 => lanes.ex2(a, rounding, out),
            Operation::Lg2 => lanes.lg2_at_once(a, rounding, out),
        }
    }

    /// The operation on patterns. Operands are looked at piece by piece, so that they come from memory once.
    ///
    /// # Errors
    /// If an operand has a pattern with a bit above 23: what is behind it has no result.
    ///
    /// # Panics
    /// If operands or result differ in length.
    pub fn map_patterns(self, operation: Operation, operands: [&[u32]; 3], out: &mut [u32]) -> Result<(), NoNumber> {
        let used = operation.operands();
        assert!(operands[..used].iter().all(|operand| operand.len() == out.len()), "operands differ in length");
        for (piece, out) in out.chunks_mut(PIECE).enumerate() {
            let first = piece * PIECE;
            let mut numbers: [&[F24]; 3] = [&[]; 3];
            for (operand, (place, patterns)) in numbers.iter_mut().zip(&operands[..used]).enumerate() {
                let patterns = &patterns[first..first + out.len()];
                *place = F24::from_bits_slice(patterns).ok_or_else(|| NoNumber {
                    operand,
                    index: first + patterns.iter().position(|pattern| pattern >> F24::BITS != 0).unwrap_or(0),
                })?;
            }
            self.map(operation, numbers, F24::places(out));
        }
        Ok(())
    }
}

/// Elements that are looked at together: pieces of half a page are fastest, as the next is fetched while one is computed.
const PIECE: usize = 512;

/// A pattern that is no float24 number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("element {index} of {} has a bit above 23", ["a", "b", "c"].get(*operand).unwrap_or(&"an operand"))]
pub struct NoNumber {
    /// Which operand it belongs to, from 0.
    pub operand: usize,
    /// Place of the pattern in the operand, from 0.
    pub index: usize,
}
