// SPDX-License-Identifier: MIT
//! The functions of [`alu`](crate::shader::alu) on columns.
//!
//! A kernel is a loop over the vertices that is compiled for one function, one mode and one instruction set.

use super::{Column, Held, HeldColumns, LANES};
use crate::float::mode::{Mode, SelectedMode, with_mode};
use crate::float::{Comparison, F24, Kernel, Lanes, MOST_LANES, Unit};
use crate::shader::Vector;
use crate::shader::alu::{self, Dot, Each, Special};
use crate::shader::isa::{Component, Mask};
use crate::shader::operand::Operand;

/// A source operand: what arrives at x, y, z and w.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    columns: [&'a Held; 4],
    /// The lanes of the columns that are used, as the bits of a lane's number: those of the others are the same again.
    lanes: usize,
    /// The same for the chunks of the columns.
    last_chunk: usize,
    operand: &'a Operand,
}

/// Lanes that are computed by loops without a [`Unit`]: as many as the longest vectors have, so that compilers use those.
type Chunk = [u32; MOST_LANES];

impl<'a> Source<'a> {
    /// With `shared`, the register is the same for all vertices, and its first [`MOST_LANES`] lanes are there.
    #[inline(always)]
    pub fn new(operand: &'a Operand, register: &'a HeldColumns, shared: bool) -> Self {
        let [x, y, z, w] = operand.select;
        let column = |component: u8| &register[component as usize & 3];
        let lanes = if shared { MOST_LANES } else { LANES };
        let columns = [column(x), column(y), column(z), column(w)];
        Self { columns, lanes: lanes - 1, last_chunk: lanes / MOST_LANES - 1, operand }
    }

    /// A component of the lanes of a chunk, still to be flipped.
    #[inline(always)]
    fn chunk(&self, component: usize, number: usize) -> &'a Chunk {
        let chunks: &[Chunk] = self.columns[component].as_chunks().0;
        &chunks[number & self.last_chunk]
    }

    /// A number outside of a kernel.
    #[inline]
    fn number(&self, lanes: Lanes, component: usize, lane: usize) -> F24 {
        self.operand.flip(lanes.show::<7, 16>(self.columns[component][lane & self.lanes]))
    }

    /// A component of the lanes from one on.
    #[inline(always)]
    fn held<U: Unit>(&self, unit: U, component: usize, lane: usize) -> U::Vector {
        let column = unit.load(&self.columns[component][lane & self.lanes..]);
        unit.negate::<7, 16>(column, self.operand.flip != 0)
    }

    /// All components of the lanes of a chunk, still to be flipped.
    #[inline(always)]
    fn chunks(&self, number: usize) -> [&'a Chunk; 4] {
        [self.chunk(0, number), self.chunk(1, number), self.chunk(2, number), self.chunk(3, number)]
    }

    /// A number of a chunk.
    #[inline(always)]
    fn of<U: Unit>(&self, unit: U, chunk: &Chunk, lane: usize) -> F24 {
        self.operand.flip(unit.show::<7, 16>(chunk[lane]))
    }

    /// A vertex of chunks.
    #[inline(always)]
    fn vector<U: Unit>(&self, unit: U, chunks: [&Chunk; 4], lane: usize) -> Vector {
        let [x, y, z, w] = chunks;
        [self.of(unit, x, lane), self.of(unit, y, lane), self.of(unit, z, lane), self.of(unit, w, lane)]
    }
}

/// The form that the unit holds of numbers.
struct HoldKernel<'a> {
    numbers: &'a Column,
    held: &'a mut Held,
}

impl Kernel for HoldKernel<'_> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) {
        for (numbers, held) in self.numbers.chunks_exact(U::LANES).zip(self.held.chunks_exact_mut(U::LANES)) {
            unit.store(unit.hold_all(numbers), held);
        }
    }
}

/// The numbers that the unit holds.
struct ShowKernel<'a> {
    held: &'a Held,
    numbers: &'a mut Column,
}

impl Kernel for ShowKernel<'_> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) {
        for (held, numbers) in self.held.chunks_exact(U::LANES).zip(self.numbers.chunks_exact_mut(U::LANES)) {
            unit.show_all(unit.load(held), numbers);
        }
    }
}

/// Puts numbers into the form that the unit holds.
pub(super) fn hold(lanes: Lanes, numbers: &Column, held: &mut Held) {
    lanes.run(HoldKernel { numbers, held });
}

/// Gives the numbers that the unit holds.
pub(super) fn show(lanes: Lanes, held: &Held, numbers: &mut Column) {
    lanes.run(ShowKernel { held, numbers });
}

/// A function of single components, for the components in a mask.
struct EachKernel<'a, const EACH: usize, M> {
    mode: M,
    mask: Mask,
    sources: &'a [Source<'a>; 3],
    result: &'a mut HeldColumns,
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
                    unit.store(value, result);
                }
            }
            return;
        }
        for component in self.mask.components().map(Component::index) {
            for (number, result) in self.result[component].as_chunks_mut::<MOST_LANES>().0.iter_mut().enumerate() {
                let chunks = [a.chunk(component, number), b.chunk(component, number), c.chunk(component, number)];
                for (lane, result) in result.iter_mut().enumerate() {
                    let (a, b) = (a.of(unit, chunks[0], lane), b.of(unit, chunks[1], lane));
                    let c = c.of(unit, chunks[2], lane);
                    *result = unit.hold(each.apply(self.mode.arithmetic(), a, b, c));
                }
            }
        }
    }
}

/// A dot product.
struct DotKernel<'a, const DOT: usize, M> {
    mode: M,
    a: Source<'a>,
    b: Source<'a>,
    result: &'a mut Held,
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
                unit.store(sum, result);
            }
            return;
        }
        for (number, result) in self.result.as_chunks_mut::<MOST_LANES>().0.iter_mut().enumerate() {
            let (a, b) = (self.a.chunks(number), self.b.chunks(number));
            for (lane, result) in result.iter_mut().enumerate() {
                let (a, b) = (self.a.vector(unit, a, lane), self.b.vector(unit, b, lane));
                *result = unit.hold(dot.apply(self.mode.arithmetic(), a, b));
            }
        }
    }
}

/// DST.
struct DstKernel<'a, M> {
    mode: M,
    a: Source<'a>,
    b: Source<'a>,
    result: &'a mut HeldColumns,
}

impl<M: Mode> Kernel for DstKernel<'_, M> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) {
        for number in 0..LANES / MOST_LANES {
            let (a, b) = (self.a.chunks(number), self.b.chunks(number));
            for lane in 0..MOST_LANES {
                let (a, b) = (self.a.vector(unit, a, lane), self.b.vector(unit, b, lane));
                let result = alu::dst(self.mode.arithmetic(), a, b);
                for (column, value) in self.result.iter_mut().zip(result) {
                    column[number * MOST_LANES + lane] = unit.hold(value);
                }
            }
        }
    }
}

/// LITP.
struct LitpKernel<'a, M> {
    mode: M,
    a: Source<'a>,
    result: &'a mut HeldColumns,
    flags: &'a mut [[bool; LANES]; 2],
}

impl<M: Mode> Kernel for LitpKernel<'_, M> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) {
        for number in 0..LANES / MOST_LANES {
            let a = self.a.chunks(number);
            for place in 0..MOST_LANES {
                let lane = number * MOST_LANES + place;
                let (result, flags) = alu::litp(self.mode.arithmetic(), self.a.vector(unit, a, place));
                for (column, value) in self.result.iter_mut().zip(result) {
                    column[lane] = unit.hold(value);
                }
                self.flags[0][lane] = flags[0];
                self.flags[1][lane] = flags[1];
            }
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
    fn run<U: Unit>(self, unit: U) {
        let comparison = const { Comparison::from_raw(CODE) };
        for (number, flags) in self.flags.as_chunks_mut::<MOST_LANES>().0.iter_mut().enumerate() {
            let (a, b) = (self.a.chunk(self.component, number), self.b.chunk(self.component, number));
            for (lane, flag) in flags.iter_mut().enumerate() {
                let (a, b) = (self.a.of(unit, a, lane), self.b.of(unit, b, lane));
                *flag = self.mode.arithmetic().cmp(a, comparison, b);
            }
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
    result: &mut HeldColumns,
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
pub(super) fn dot(lanes: Lanes, mode: SelectedMode, dot: Dot, [a, b, _]: [Source; 3], result: &mut Held) {
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
pub(super) fn special(lanes: Lanes, mode: SelectedMode, special: Special, a: Source, len: usize, result: &mut Held) {
    with_mode!(mode, mode => for (lane, result) in result[..len].iter_mut().enumerate() {
        *result = lanes.hold(special.apply(mode.arithmetic(), a.number(lanes, 0, lane)));
    });
}

/// Runs DST.
pub(super) fn dst(lanes: Lanes, mode: SelectedMode, [a, b, _]: [Source; 3], result: &mut HeldColumns) {
    with_mode!(mode, mode => lanes.run(DstKernel { mode, a, b, result }));
}

/// Runs LITP.
pub(super) fn litp(
    lanes: Lanes,
    mode: SelectedMode,
    a: Source,
    result: &mut HeldColumns,
    flags: &mut [[bool; LANES]; 2],
) {
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
pub(super) fn address(
    lanes: Lanes,
    mode: SelectedMode,
    component: usize,
    a: Source,
    len: usize,
    offsets: &mut [i32; LANES],
) {
    with_mode!(mode, mode => for (lane, offset) in offsets[..len].iter_mut().enumerate() {
        *offset = mode.arithmetic().mova(a.number(lanes, component, lane));
    });
}
