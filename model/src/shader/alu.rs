// SPDX-License-Identifier: MIT
//! What each arithmetic opcode makes of its operands (shader-unit.md#operations).
//!
//! One function per kind of operation, for one component of one vertex. Single vertices and batches both call these.

use super::Vector;
use super::isa::Opcode;
use crate::float::{Arithmetic, Comparison, F24};

/// Limit of the y component of LITP.
pub(super) const LITP_LIMIT: F24 = F24::from_bits(pica_spec::isa::size::LITP_LIMIT as u32);

/// What an instruction that writes a register computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Function {
    /// Every component from the same components of the sources.
    Each(Each),
    /// One number from all components, written to every component.
    Dot(Dot),
    /// One number from the first component, written to every component.
    Special(Special),
    /// DST.
    Dst,
    /// LITP, which writes the flags too.
    Litp,
}

/// A function of single components.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Each {
    Add,
    Mul,
    Sge,
    Slt,
    Flr,
    Max,
    Min,
    Mov,
    Mad,
}

/// A dot product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dot {
    Dp3,
    Dp4,
    Dph,
}

/// A function of the first component (shader-unit.md#restrictions-and-quirks).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Special {
    Ex2,
    Lg2,
    Rcp,
    Rsq,
}

impl Function {
    /// The function of an opcode that writes a register.
    pub const fn of(opcode: Opcode) -> Option<Self> {
        Some(match opcode.info().base {
            Opcode::Add => Self::Each(Each::Add),
            Opcode::Mul => Self::Each(Each::Mul),
            Opcode::Sge => Self::Each(Each::Sge),
            Opcode::Slt => Self::Each(Each::Slt),
            Opcode::Flr => Self::Each(Each::Flr),
            Opcode::Max => Self::Each(Each::Max),
            Opcode::Min => Self::Each(Each::Min),
            Opcode::Mov => Self::Each(Each::Mov),
            Opcode::Mad => Self::Each(Each::Mad),
            Opcode::Dp3 => Self::Dot(Dot::Dp3),
            Opcode::Dp4 => Self::Dot(Dot::Dp4),
            Opcode::Dph => Self::Dot(Dot::Dph),
            Opcode::Ex2 => Self::Special(Special::Ex2),
            Opcode::Lg2 => Self::Special(Special::Lg2),
            Opcode::Rcp => Self::Special(Special::Rcp),
            Opcode::Rsq => Self::Special(Special::Rsq),
            Opcode::Dst => Self::Dst,
            Opcode::Litp => Self::Litp,
            _ => return None,
        })
    }
}

impl Each {
    /// The function of the components `a`, `b` and `c` of sources 1, 2 and 3.
    #[inline(always)]
    pub const fn apply(self, mode: Arithmetic, a: F24, b: F24, c: F24) -> F24 {
        match self {
            Self::Add => mode.add(a, b),
            Self::Mul => mode.mul(a, b),
            Self::Sge => mode.sge(a, b),
            Self::Slt => mode.slt(a, b),
            Self::Flr => mode.flr(a),
            Self::Max => mode.max(a, b),
            Self::Min => mode.min(a, b),
            Self::Mov => mode.mov(a),
            Self::Mad => mode.mad(a, b, c),
        }
    }
}

impl Dot {
    /// The product of the sources 1 and 2.
    #[inline(always)]
    pub const fn apply(self, mode: Arithmetic, a: Vector, b: Vector) -> F24 {
        match self {
            Self::Dp3 => mode.dp3([a[0], a[1], a[2]], [b[0], b[1], b[2]]),
            Self::Dp4 => mode.dp4(a, b),
            Self::Dph => mode.dph([a[0], a[1], a[2]], b),
        }
    }
}

impl Special {
    /// The function of the first component of source 1.
    #[inline]
    pub fn apply(self, mode: Arithmetic, a: F24) -> F24 {
        match self {
            Self::Ex2 => mode.ex2(a),
            Self::Lg2 => mode.lg2(a),
            Self::Rcp => mode.rcp(a),
            Self::Rsq if mode.measured.is_some() => mode.rsq(a),
            // No other choice but the rounding concerns what f64 can do.
            Self::Rsq => a.rsq_in_f64(mode.rounding).unwrap_or_else(|| mode.rsq(a)),
        }
    }
}

/// `(1, a.y * b.y, a.z, b.w)`. What is passed on is moved as by MOV.
#[inline(always)]
pub(super) const fn dst(mode: Arithmetic, a: Vector, b: Vector) -> Vector {
    [F24::ONE, mode.mul(a[1], b[1]), mode.mov(a[2]), mode.mov(b[3])]
}

/// `(max(a.x, 0), clamp(a.y), 0, max(a.w, 0))`, and the flags `a.x >= 0` and `a.w >= 0`.
///
/// MAX has the operand first, so that a NaN gives 0; the comparisons are those of CMP.
#[inline(always)]
pub(super) const fn litp(mode: Arithmetic, a: Vector) -> (Vector, [bool; 2]) {
    let zero = F24::ZERO;
    let result = [mode.max(a[0], zero), mode.litp_clamp(a[1], LITP_LIMIT), zero, mode.max(a[3], zero)];
    (result, [mode.cmp(a[0], Comparison::Ge, zero), mode.cmp(a[3], Comparison::Ge, zero)])
}

/// The result of an instruction for one vertex, and the flags of LITP.
///
/// The match is outside of the loop over the components, so that each loop can run in vector registers.
#[inline]
pub(super) fn evaluate(function: Function, mode: Arithmetic, [a, b, c]: [Vector; 3]) -> (Vector, Option<[bool; 2]>) {
    macro_rules! each {
        ($each:expr, [$($variant:ident),*]) => {
            match $each {
                $(Each::$variant => {
                    let mut result = [F24::ZERO; 4];
                    for i in 0..4 {
                        result[i] = Each::$variant.apply(mode, a[i], b[i], c[i]);
                    }
                    result
                })*
            }
        };
    }
    let result = match function {
        Function::Each(each) => each!(each, [Add, Mul, Sge, Slt, Flr, Max, Min, Mov, Mad]),
        Function::Dot(dot) => [dot.apply(mode, a, b); 4],
        Function::Special(special) => [special.apply(mode, a[0]); 4],
        Function::Dst => dst(mode, a, b),
        Function::Litp => {
            let (result, flags) = litp(mode, a);
            return (result, Some(flags));
        }
    };
    (result, None)
}

/// What `opcode` makes of the values of its sources, all of them modified, and the flags that it sets on the way: LITP
/// alone does. Nothing for an opcode that writes no register.
///
/// The function is the ALU by itself; in a program, [`ShaderUnit`](super::ShaderUnit) reads the sources and writes the result.
pub fn result(opcode: Opcode, mode: Arithmetic, sources: [Vector; 3]) -> Option<(Vector, Option<[bool; 2]>)> {
    Function::of(opcode).map(|function| evaluate(function, mode, sources))
}
