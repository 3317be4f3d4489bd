// SPDX-License-Identifier: MIT
//! The functions of [`alu`] on columns.
//!
//! Sums, products and selections are loops over vectors of the host. They become part of the run of a batch, which is
//! compiled for each instruction set: no closures or iterators, what is in them may not be. The rest is computed lane by
//! lane.

use super::{HeldColumns, LANES};
use crate::bits::set_bits;
use crate::float::mode::{Mode, SelectedMode, with_mode};
use crate::float::{Comparison, F24, Kernel, Lanes, MOST_LANES, Unit};
use crate::shader::Vector;
use crate::shader::alu::{self, Each, Function, Special};
use crate::shader::isa::{Component, Mask};

/// A source operand: the columns that arrive at x, y, z and w.
#[derive(Clone, Copy, Default)]
pub(super) struct Source {
    /// A byte for each: what is written as a whole can be read as a whole at once.
    columns: u32,
    /// The lanes of the columns that are used, as the bits of a lane's number: those of the others are the same again.
    lanes: u32,
}

impl Source {
    /// Columns from `first` on, selected, of which the first `lanes` are used: a power of two.
    #[inline(always)]
    pub fn new(first: u8, select: [u8; 4], lanes: usize) -> Self {
        Self { columns: u32::from(first) * 0x0101_0101 + u32::from_le_bytes(select), lanes: lanes as u32 - 1 }
    }

    /// The column that arrives at a component.
    #[inline(always)]
    fn column(&self, component: usize) -> usize {
        usize::from((self.columns >> (8 * component)) as u8)
    }

    /// Whether this is the register whose columns begin here.
    #[inline(always)]
    pub fn is_register(&self, first: u8) -> bool {
        self.columns as u8 & !3 == first
    }

    /// The operand with another column for w.
    #[inline(always)]
    pub fn with_w(self, column: u8) -> Self {
        Self { columns: self.columns & 0xFF_FFFF | u32::from(column) << 24, ..self }
    }

    /// A component of the numbers of a vector.
    #[inline(always)]
    fn load<U: Unit>(&self, unit: U, columns: &HeldColumns, component: usize, vector: usize) -> U::Vector {
        unit.load(&columns[self.column(component)].0[first_lane::<U>(vector) & self.lanes as usize..])
    }

    /// A component of a lane.
    fn number(&self, lanes: Lanes, columns: &HeldColumns, component: usize, lane: usize) -> F24 {
        lanes.show(columns[self.column(component)].0[lane & self.lanes as usize])
    }

    /// A lane.
    fn lane(&self, lanes: Lanes, columns: &HeldColumns, lane: usize) -> Vector {
        core::array::from_fn(|component| self.number(lanes, columns, component, lane))
    }
}

/// The first lane of a vector, in a form that shows that there are as many from it on as a vector has.
#[inline(always)]
pub(super) const fn first_lane<U: Unit>(vector: usize) -> usize {
    (vector * U::LANES) & (LANES - U::LANES)
}

/// The components in a mask, x lowest.
#[inline(always)]
pub(super) const fn bits(mask: Mask) -> u8 {
    // Descriptors have it the other way round.
    mask.bits().reverse_bits() >> 4
}

/// Writes the numbers of a vector.
#[inline(always)]
fn store<U: Unit>(unit: U, columns: &mut HeldColumns, column: u8, vector: usize, value: U::Vector) {
    unit.store(value, &mut columns[usize::from(column)].0[first_lane::<U>(vector)..]);
}

/// What the vector kernels have in common.
#[derive(Clone, Copy)]
pub(super) struct Work<'a, U> {
    pub unit: U,
    pub sources: &'a [Source; 3],
    /// Whether no number that is read is wild.
    pub tame: bool,
    /// Vectors with vertices in them.
    pub vectors: usize,
    /// The columns that get the result.
    pub target: u8,
    pub mask: Mask,
}

/// Puts an expression for each vector of each component of a mask into the target.
macro_rules! fill {
    ($work:ident, $columns:ident, |$component:ident, $vector:ident| $value:expr) => {{
        let mut left = bits($work.mask);
        while left != 0 {
            let $component = left.trailing_zeros() as usize;
            left &= left - 1;
            for $vector in 0..$work.vectors {
                let value = $value;
                store($work.unit, $columns, $work.target + $component as u8, $vector, value);
            }
        }
    }};
}

/// Sums and products: of tame numbers first, and of any numbers if that does not do.
macro_rules! sums {
    ($work:ident, $columns:ident, |$component:ident, $vector:ident, $wild:ident| $tame:expr, $any:expr) => {{
        let mut $wild = $work.unit.not_wild();
        if $work.tame {
            fill!($work, $columns, |$component, $vector| $tame);
            if !$work.unit.any_wild::<7, 16>($wild) {
                return true;
            }
        }
        let mut $wild = $work.unit.not_wild();
        fill!($work, $columns, |$component, $vector| {
            let value = $any;
            $work.unit.note_wild::<7, 16>(value, &mut $wild);
            value
        });
        !$work.unit.any_wild::<7, 16>($wild)
    }};
}

/// A function of single components, if it has a form in vectors. The target is none of the sources. Gives whether the
/// results are tame.
#[inline(always)]
pub(super) fn each<U: Unit, M: Mode>(work: Work<U>, mode: M, each: Each, columns: &mut HeldColumns) -> bool {
    let unit = work.unit;
    let [a, b, c] = *work.sources;
    let rounding = mode.arithmetic().rounding;
    macro_rules! pick {
        ($large:ident, $small:ident, $or_equal:expr, $yes:expr, $no:expr) => {{
            fill!(work, columns, |i, v| {
                let ($large, $small) = ($large.load(unit, columns, i, v), $small.load(unit, columns, i, v));
                unit.pick(unit.compare::<7, 16>($large, $small, $or_equal), $yes, $no)
            });
            work.tame
        }};
    }
    macro_rules! of_two {
        ($tame:ident, $any:ident) => {
            sums!(
                work,
                columns,
                |i, v, wild| unit.$tame::<7, 16>(
                    a.load(unit, columns, i, v),
                    b.load(unit, columns, i, v),
                    rounding,
                    &mut wild
                ),
                unit.$any::<7, 16>(a.load(unit, columns, i, v), b.load(unit, columns, i, v), rounding)
            )
        };
    }
    let (one, zero) = (unit.all(F24::ONE), unit.all(F24::ZERO));
    match each {
        Each::Add => of_two!(add_tame, add),
        Each::Mul => of_two!(mul_tame, mul),
        Each::Mad => sums!(
            work,
            columns,
            |i, v, wild| unit.mad_tame::<7, 16>(
                a.load(unit, columns, i, v),
                b.load(unit, columns, i, v),
                c.load(unit, columns, i, v),
                rounding,
                &mut wild
            ),
            unit.mad::<7, 16>(
                a.load(unit, columns, i, v),
                b.load(unit, columns, i, v),
                c.load(unit, columns, i, v),
                rounding
            )
        ),
        Each::Max => pick!(a, b, false, a, b),
        Each::Min => pick!(b, a, false, a, b),
        Each::Sge => pick!(a, b, true, one, zero),
        Each::Slt => pick!(b, a, false, one, zero),
        Each::Mov => {
            fill!(work, columns, |i, v| a.load(unit, columns, i, v));
            work.tame
        }
        Each::Flr => false,
    }
}

/// A sum of products. The target may be one of the sources. Gives whether the results are tame.
#[inline(always)]
pub(super) fn dot<U: Unit, M: Mode, const N: usize>(work: Work<U>, mode: M, columns: &mut HeldColumns) -> bool {
    let unit = work.unit;
    let rounding = mode.arithmetic().rounding;
    let [a, b, _] = work.sources;
    let mut results = unit.not_wild();
    for vector in 0..work.vectors {
        let mut wild = unit.not_wild();
        let mut sum = a.load(unit, columns, 0, vector);
        if work.tame {
            sum = unit.mul_tame::<7, 16>(sum, b.load(unit, columns, 0, vector), rounding, &mut wild);
            for n in 1..N {
                let (x, y) = (a.load(unit, columns, n, vector), b.load(unit, columns, n, vector));
                let product = unit.mul_tame::<7, 16>(x, y, rounding, &mut wild);
                sum = unit.add_tame::<7, 16>(sum, product, rounding, &mut wild);
            }
        }
        if !work.tame || unit.any_wild::<7, 16>(wild) {
            let (x, y) = (a.load(unit, columns, 0, vector), b.load(unit, columns, 0, vector));
            sum = unit.mul::<7, 16>(x, y, rounding);
            for n in 1..N {
                let (x, y) = (a.load(unit, columns, n, vector), b.load(unit, columns, n, vector));
                sum = unit.add::<7, 16>(sum, unit.mul::<7, 16>(x, y, rounding), rounding);
            }
            unit.note_wild::<7, 16>(sum, &mut results);
        }
        let mut left = bits(work.mask);
        while left != 0 {
            store(unit, columns, work.target + left.trailing_zeros() as u8, vector, sum);
            left &= left - 1;
        }
    }
    !unit.any_wild::<7, 16>(results)
}

/// One comparison of CMP, of component 0 (x) or 1 (y); gives the flags, a bit per lane. Only for modes in vectors.
#[inline(always)]
pub(super) fn compare<U: Unit>(work: Work<U>, comparison: Comparison, component: usize, columns: &HeldColumns) -> u64 {
    let unit = work.unit;
    let [a, b, _] = *work.sources;
    let mut flags = 0;
    for vector in 0..work.vectors {
        let (a, b) = (a.load(unit, columns, component, vector), b.load(unit, columns, component, vector));
        let or_equal = matches!(comparison, Comparison::Ge | Comparison::Le | Comparison::Eq | Comparison::Ne);
        let [more, less] = [unit.compare::<7, 16>(a, b, or_equal), unit.compare::<7, 16>(b, a, or_equal)];
        let [more, less] = [unit.bits(more), unit.bits(less)];
        let bits = match comparison {
            Comparison::Gt | Comparison::Ge => more,
            Comparison::Lt | Comparison::Le => less,
            Comparison::Eq => more & less,
            Comparison::Ne => !(more & less),
            Comparison::True6 | Comparison::True7 => u32::MAX,
        };
        let bits = u64::from(bits) & (u64::MAX >> (LANES - U::LANES));
        flags |= bits << (vector * U::LANES);
    }
    flags
}

/// Copies a column with its signs changed.
#[inline(always)]
pub(super) fn negate<U: Unit>(unit: U, vectors: usize, columns: &mut HeldColumns, [from, to]: [u8; 2]) {
    for vector in 0..vectors {
        let from = &columns[usize::from(from)].0[first_lane::<U>(vector)..];
        let value = unit.negate::<7, 16>(unit.load(from), true);
        store(unit, columns, to, vector, value);
    }
}

/// Copies the lanes in `active` from column to column.
#[inline(always)]
pub(super) fn copy<U: Unit>(unit: U, vectors: usize, active: u64, columns: &mut HeldColumns, [from, to]: [u8; 2]) {
    for vector in 0..vectors {
        let lane = first_lane::<U>(vector);
        let new = unit.load(&columns[usize::from(from)].0[lane..]);
        let old = unit.load(&columns[usize::from(to)].0[lane..]);
        let value = unit.pick(unit.which((active >> lane) as u32), new, old);
        store(unit, columns, to, vector, value);
    }
}

/// FLR in vectors, as [`each`]. A computation of its own: as a part of the run of a batch it would make all of it slower.
#[inline(never)]
pub(super) fn floor(lanes: Lanes, mode: SelectedMode, work: Work<()>, columns: &mut HeldColumns) {
    with_mode!(mode, mode => lanes.run(Floor { mode, work, columns }));
}

struct Floor<'a, M> {
    mode: M,
    work: Work<'a, ()>,
    columns: &'a mut HeldColumns,
}

impl<M: Mode> Kernel for Floor<'_, M> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) {
        let Self { mode, work, columns } = self;
        let f24 = mode.arithmetic();
        let [a, ..] = work.sources;
        let mut numbers = [F24::ZERO; MOST_LANES];
        let mut left = bits(work.mask);
        while left != 0 {
            let component = left.trailing_zeros() as usize;
            left &= left - 1;
            for vector in 0..LANES / U::LANES {
                unit.show_all(a.load(unit, columns, component, vector), &mut numbers);
                for number in &mut numbers[..U::LANES] {
                    *number = f24.flr(*number);
                }
                store(unit, columns, work.target + component as u8, vector, unit.hold_all(&numbers));
            }
        }
    }
}

/// A function of the first component, for the lanes in `active`: they get the result under the mask, in the columns from
/// `target` on. Gives whether the results are tame.
#[inline(never)]
pub(super) fn special(
    lanes: Lanes,
    mode: SelectedMode,
    special: Special,
    (active, mask): (u64, Mask),
    a: &Source,
    columns: &mut HeldColumns,
    target: u8,
) -> bool {
    with_mode!(mode, mode => lanes.run(SpecialColumns { mode, special, active, mask, a, columns, target }))
}

struct SpecialColumns<'a, M> {
    mode: M,
    special: Special,
    active: u64,
    mask: Mask,
    a: &'a Source,
    columns: &'a mut HeldColumns,
    target: u8,
}

impl<M: Mode> Kernel for SpecialColumns<'_, M> {
    type Output = bool;

    #[inline(always)]
    fn run<U: Unit>(self, unit: U) -> bool {
        let Self { mode, special, active, mask, a, columns, target } = self;
        let f24 = mode.arithmetic();
        let lanes_of = |vector: usize| active >> (vector * U::LANES) & (u64::MAX >> (LANES - U::LANES));
        let mut wild = 0;
        for vector in (0..LANES / U::LANES).filter(|vector| lanes_of(*vector) != 0) {
            let active = lanes_of(vector);
            let mut numbers = [F24::ZERO; MOST_LANES];
            unit.show_all(a.load(unit, columns, 0, vector), &mut numbers);
            match special {
                Special::Rcp => {
                    for number in &mut numbers[..U::LANES] {
                        *number = f24.rcp(*number);
                    }
                }
                Special::Rsq if f24.measured.is_none() => {
                    let operands = numbers;
                    for number in &mut numbers[..U::LANES] {
                        *number = number.rsq_of_normal(f24.rounding);
                    }
                    for lane in set_bits(active).filter(|lane| !operands[*lane].is_normal_above_zero()) {
                        numbers[lane] = f24.rsq(operands[lane]);
                    }
                }
                Special::Rsq | Special::Ex2 | Special::Lg2 => {
                    for lane in set_bits(active) {
                        numbers[lane] = special.apply(f24, numbers[lane]);
                    }
                }
            }
            for (lane, number) in numbers[..U::LANES].iter().enumerate() {
                wild |= u64::from(!is_tame(*number)) << lane & active;
            }
            let result = unit.hold_all(&numbers);
            let mut left = bits(mask);
            while left != 0 {
                let column = target + left.trailing_zeros() as u8;
                left &= left - 1;
                let old = unit.load(&columns[usize::from(column)].0[first_lane::<U>(vector)..]);
                store(unit, columns, column, vector, unit.pick(unit.which(active as u32), result, old));
            }
        }
        wild == 0
    }
}

/// Any function, lane by lane, for the lanes in `active`: they get the result under the mask, in the columns from `target`
/// on. Gives whether the results are tame, and the flags of LITP, a bit per lane.
pub(super) fn one_by_one(
    lanes: Lanes,
    mode: SelectedMode,
    function: Function,
    (active, mask): (u64, Mask),
    [a, b, c]: &[Source; 3],
    columns: &mut HeldColumns,
    target: u8,
) -> (bool, [u64; 2]) {
    let (mut tame, mut all) = (true, [0; 2]);
    for lane in set_bits(active) {
        let sources = [a.lane(lanes, columns, lane), b.lane(lanes, columns, lane), c.lane(lanes, columns, lane)];
        let (result, flags) = with_mode!(mode, mode => alu::evaluate(function, mode.arithmetic(), sources));
        for component in mask.components().map(Component::index) {
            columns[usize::from(target) + component].0[lane] = lanes.hold(result[component]);
            tame &= is_tame(result[component]);
        }
        for (all, flag) in all.iter_mut().zip(flags.unwrap_or_default()) {
            *all |= u64::from(flag) << lane;
        }
    }
    (tame, all)
}

/// [`compare`] in any mode, for the lanes in `active`.
pub(super) fn compare_one_by_one(
    lanes: Lanes,
    mode: SelectedMode,
    comparison: Comparison,
    component: usize,
    active: u64,
    [a, b, _]: &[Source; 3],
    columns: &HeldColumns,
) -> u64 {
    let mut flags = 0;
    for lane in set_bits(active) {
        let (a, b) = (a.number(lanes, columns, component, lane), b.number(lanes, columns, component, lane));
        flags |= u64::from(with_mode!(mode, mode => mode.arithmetic().cmp(a, comparison, b))) << lane;
    }
    flags
}

/// MOVA: the offsets of component 0 (x) or 1 (y) of the lanes in `active`.
pub(super) fn address(
    lanes: Lanes,
    mode: SelectedMode,
    component: usize,
    active: u64,
    a: &Source,
    columns: &HeldColumns,
    offsets: &mut [i32; LANES],
) {
    for lane in set_bits(active) {
        let number = a.number(lanes, columns, component, lane);
        offsets[lane] = with_mode!(mode, mode => mode.arithmetic().mova(number));
    }
}

/// Whether a number is tame ([`Unit::Wild`]).
#[inline(always)]
pub(super) fn is_tame(number: F24) -> bool {
    number.is_finite() && !number.is_subnormal()
}
