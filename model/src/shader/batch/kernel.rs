// SPDX-License-Identifier: MIT
//! The functions of [`alu`](crate::shader::alu) on columns.
//!
//! A kernel is a loop over the vertices that is compiled for one function, one mode and one instruction set.

use super::{Column, Columns, LANES};
use crate::float::mode::{Mode, SelectedMode, with_mode};
use crate::float::{Comparison, F24, Kernel, Lanes, Unit};
use crate::shader::Vector;
use crate::shader::alu::{self, Dot, Each, Special};
use crate::shader::isa::{Component, Mask};
use crate::shader::operand::Operand;

/// A source operand: what arrives at x, y, z and w.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    columns: [&'a Column; 4],
    operand: &'a Operand,
}

impl<'a> Source<'a> {
    #[inline(always)]
    pub fn new(operand: &'a Operand, register: &'a Columns) -> Self {
        Self { columns: operand.select.map(|component| &register[component as usize & 3]), operand }
    }

    #[inline(always)]
    fn get(&self, component: usize, lane: usize) -> F24 {
        self.operand.flip(self.columns[component][lane])
    }

    /// A component of the lanes from one on.
    #[inline(always)]
    fn held<U: Unit>(&self, unit: U, component: usize, lane: usize) -> U::Vector {
        let column = unit.hold_all(&self.columns[component][lane..]);
        unit.negate::<7, 16>(column, self.operand.flip != 0)
    }

    #[inline(always)]
    fn vector(&self, lane: usize) -> Vector {
        [self.get(0, lane), self.get(1, lane), self.get(2, lane), self.get(3, lane)]
    }
}

/// A function of single components, for the components in a mask.
struct EachKernel<'a, const EACH: usize, M> {
    mode: M,
    mask: Mask,
    sources: &'a [Source<'a>; 3],
    result: &'a mut Columns,
}

impl<const EACH: usize, M: Mode> Kernel for EachKernel<'_, EACH, M> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) {
        let each = const { Each::ALL[EACH] };
        let [a, b, c] = *self.sources;
        let rounding = self.mode.arithmetic().rounding;
        if M::IN_VECTORS && matches!(each, Each::Add | Each::Mul | Each::Mad) {
            for component in self.mask.components().map(Component::index) {
                for (number, result) in self.result[component].chunks_exact_mut(U::LANES).enumerate() {
                    let lane = number * U::LANES;
                    let (a, b) = (a.held(unit, component, lane), b.held(unit, component, lane));
                    let value = match each {
                        Each::Add => unit.add::<7, 16>(a, b, rounding),
                        Each::Mul => unit.mul::<7, 16>(a, b, rounding),
                        _ => unit.mad::<7, 16>(a, b, c.held(unit, component, lane), rounding),
                    };
                    unit.show_all::<7, 16>(value, result);
                }
            }
            return;
        }
        for component in self.mask.components().map(Component::index) {
            for (lane, result) in self.result[component].iter_mut().enumerate() {
                let (a, b, c) = (a.get(component, lane), b.get(component, lane), c.get(component, lane));
                *result = each.apply(self.mode.arithmetic(), a, b, c);
            }
        }
    }
}

/// A dot product.
struct DotKernel<'a, const DOT: usize, M> {
    mode: M,
    a: Source<'a>,
    b: Source<'a>,
    result: &'a mut Column,
}

impl<const DOT: usize, M: Mode> Kernel for DotKernel<'_, DOT, M> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) {
        let dot = const { Dot::ALL[DOT] };
        let rounding = self.mode.arithmetic().rounding;
        if M::IN_VECTORS {
            for (number, result) in self.result.chunks_exact_mut(U::LANES).enumerate() {
                let lane = number * U::LANES;
                let mut a = [unit.all(F24::ONE); 4];
                let mut b = a;
                for component in 0..4 {
                    if component < 3 || matches!(dot, Dot::Dp4) {
                        a[component] = self.a.held(unit, component, lane);
                    }
                    b[component] = self.b.held(unit, component, lane);
                }
                let sum = if matches!(dot, Dot::Dp3) {
                    unit.dot::<3, 7, 16>([a[0], a[1], a[2]], [b[0], b[1], b[2]], false, rounding)
                } else {
                    unit.dot::<4, 7, 16>(a, b, false, rounding)
                };
                unit.show_all::<7, 16>(sum, result);
            }
            return;
        }
        for lane in 0..LANES {
            self.result[lane] = dot.apply(self.mode.arithmetic(), self.a.vector(lane), self.b.vector(lane));
        }
    }
}

/// DST.
struct DstKernel<'a, M> {
    mode: M,
    a: Source<'a>,
    b: Source<'a>,
    result: &'a mut Columns,
}

impl<M: Mode> Kernel for DstKernel<'_, M> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, _: U) {
        for lane in 0..LANES {
            let result = alu::dst(self.mode.arithmetic(), self.a.vector(lane), self.b.vector(lane));
            for (column, value) in self.result.iter_mut().zip(result) {
                column[lane] = value;
            }
        }
    }
}

/// LITP.
struct LitpKernel<'a, M> {
    mode: M,
    a: Source<'a>,
    result: &'a mut Columns,
    flags: &'a mut [[bool; LANES]; 2],
}

impl<M: Mode> Kernel for LitpKernel<'_, M> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, _: U) {
        for lane in 0..LANES {
            let (result, flags) = alu::litp(self.mode.arithmetic(), self.a.vector(lane));
            for (column, value) in self.result.iter_mut().zip(result) {
                column[lane] = value;
            }
            self.flags[0][lane] = flags[0];
            self.flags[1][lane] = flags[1];
        }
    }
}

/// One comparison of CMP.
struct CompareKernel<'a, const CODE: u32, M> {
    mode: M,
    component: usize,
    a: Source<'a>,
    b: Source<'a>,
    flags: &'a mut [bool; LANES],
}

impl<const CODE: u32, M: Mode> Kernel for CompareKernel<'_, CODE, M> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, _: U) {
        let comparison = const { Comparison::from_raw(CODE) };
        for lane in 0..LANES {
            let (a, b) = (self.a.get(self.component, lane), self.b.get(self.component, lane));
            self.flags[lane] = self.mode.arithmetic().cmp(a, comparison, b);
        }
    }
}

/// Runs a function of single components.
pub(super) fn each(
    lanes: Lanes,
    mode: SelectedMode,
    each: Each,
    mask: Mask,
    sources: &[Source; 3],
    result: &mut Columns,
) {
    macro_rules! run {
        ($($variant:ident),*) => {
            match each {
                $(Each::$variant => with_mode!(mode, mode => {
                    lanes.run(EachKernel::<{ Each::$variant as usize }, _> { mode, mask, sources, result });
                }),)*
            }
        };
    }
    run!(Add, Mul, Sge, Slt, Flr, Max, Min, Mov, Mad);
}

/// Runs a dot product.
pub(super) fn dot(lanes: Lanes, mode: SelectedMode, dot: Dot, [a, b, _]: [Source; 3], result: &mut Column) {
    macro_rules! run {
        ($($variant:ident),*) => {
            match dot {
                $(Dot::$variant => with_mode!(mode, mode => {
                    lanes.run(DotKernel::<{ Dot::$variant as usize }, _> { mode, a, b, result });
                }),)*
            }
        };
    }
    run!(Dp3, Dp4, Dph);
}

/// Runs a function of the first component, for the first `len` vertices: all but RCP have no form without branches.
pub(super) fn special(mode: SelectedMode, special: Special, a: Source, len: usize, result: &mut Column) {
    with_mode!(mode, mode => for (lane, result) in result[..len].iter_mut().enumerate() {
        *result = special.apply(mode.arithmetic(), a.get(0, lane));
    });
}

/// Runs DST.
pub(super) fn dst(lanes: Lanes, mode: SelectedMode, [a, b, _]: [Source; 3], result: &mut Columns) {
    with_mode!(mode, mode => lanes.run(DstKernel { mode, a, b, result }));
}

/// Runs LITP.
pub(super) fn litp(lanes: Lanes, mode: SelectedMode, a: Source, result: &mut Columns, flags: &mut [[bool; LANES]; 2]) {
    with_mode!(mode, mode => lanes.run(LitpKernel { mode, a, result, flags }));
}

/// Runs one comparison of CMP, of component 0 (x) or 1 (y).
pub(super) fn compare(
    lanes: Lanes,
    mode: SelectedMode,
    comparison: Comparison,
    component: usize,
    [a, b, _]: [Source; 3],
    flags: &mut [bool; LANES],
) {
    macro_rules! run {
        ($($variant:ident),*) => {
            match comparison {
                $(Comparison::$variant => with_mode!(mode, mode => {
                    lanes.run(CompareKernel::<{ Comparison::$variant.raw() }, _> { mode, component, a, b, flags });
                }),)*
            }
        };
    }
    run!(Eq, Ne, Lt, Le, Gt, Ge, True6, True7);
}

/// MOVA: the offsets of component 0 (x) or 1 (y) of the first `len` vertices.
pub(super) fn address(mode: SelectedMode, component: usize, a: Source, len: usize, offsets: &mut [i32; LANES]) {
    with_mode!(mode, mode => for (lane, offset) in offsets[..len].iter_mut().enumerate() {
        *offset = mode.arithmetic().mova(a.get(component, lane));
    });
}
