// SPDX-License-Identifier: MIT
//! The model of the float blocks, many cases at a time.

use crate::columns::Columns;
use crate::stimulus::float::Shape;
use pica_model::float::{Arithmetic, Comparison, F24, F24Rounding, F32ToF24, Float, Kernel, Lanes, Unit};
use pica_rtl::float::Operation;

/// The six comparisons of CMP, in the order of their bits.
const COMPARISONS: [Comparison; 6] =
    [Comparison::Eq, Comparison::Ne, Comparison::Lt, Comparison::Le, Comparison::Gt, Comparison::Ge];

/// What a float block computes.
#[derive(Clone, Copy, Debug)]
pub struct Model {
    operation: Operation,
    shape: Shape,
    arithmetic: Arithmetic,
    /// Of numbers that come in as f32.
    conversion: F32ToF24,
    lanes: Lanes,
}

/// An operation on the elements of `N` columns.
struct Map<'a, F, const N: usize> {
    inputs: [&'a [u32]; N],
    out: &'a mut [u32],
    operation: F,
}

impl<F: Fn([u32; N]) -> u32, const N: usize> Kernel for Map<'_, F, N> {
    type Output = ();

    #[inline(always)]
    fn run<U: Unit>(self, _: U) {
        let length = self.out.len();
        let inputs = self.inputs.map(|column| &column[..length]);
        for (row, out) in self.out.iter_mut().enumerate() {
            *out = (self.operation)(core::array::from_fn(|column| inputs[column][row]));
        }
    }
}

impl Model {
    /// An operation in a format.
    pub fn new(operation: Operation, shape: Shape, arithmetic: Arithmetic, conversion: F32ToF24) -> Self {
        Self { operation, shape, arithmetic, conversion, lanes: Lanes::detect() }
    }

    /// Fills the outputs.
    pub fn expect(&self, inputs: &Columns, outputs: &mut Columns) {
        const NEAREST: Arithmetic = Arithmetic { rounding: F24Rounding::NearestEven, ..Arithmetic::DEFAULT };
        let out = outputs.column_mut(0);
        match (self.shape.exponent_bits, self.shape.mantissa_bits, self.arithmetic) {
            // The volume: compiled for their modes alone, in vector registers.
            (7, 16, Arithmetic::DEFAULT) if self.is_bulk() => self.bulk(inputs, out, || Arithmetic::DEFAULT),
            (7, 16, NEAREST) if self.is_bulk() => self.bulk(inputs, out, || NEAREST),
            (7, 16, _) => self.one_by_one::<7, 16>(inputs, out),
            (3, 4, _) => self.one_by_one::<3, 4>(inputs, out),
            (4, 3, _) => self.one_by_one::<4, 3>(inputs, out),
            (3, 2, _) => self.one_by_one::<3, 2>(inputs, out),
            (e, m, _) => unreachable!("no block has format 1.{e}.{m}"),
        }
    }

    fn is_bulk(&self) -> bool {
        matches!(self.operation, Operation::Add | Operation::Mul | Operation::Mad)
    }

    fn bulk(&self, inputs: &Columns, out: &mut [u32], mode: impl Fn() -> Arithmetic + Copy) {
        let float = F24::from_bits;
        match self.operation {
            Operation::Add => self.map(inputs, out, |[a, b]| mode().add(float(a), float(b)).to_bits()),
            Operation::Mul => self.map(inputs, out, |[a, b]| mode().mul(float(a), float(b)).to_bits()),
            _ => self.map(inputs, out, |[a, b, c]| mode().mad(float(a), float(b), float(c)).to_bits()),
        }
    }

    fn map<const N: usize>(&self, inputs: &Columns, out: &mut [u32], operation: impl Fn([u32; N]) -> u32) {
        self.lanes.run(Map { inputs: core::array::from_fn(|port| inputs.column(port)), out, operation });
    }

    fn one_by_one<const E: u32, const M: u32>(&self, inputs: &Columns, out: &mut [u32]) {
        let operands = inputs.columns();
        for (row, out) in out.iter_mut().enumerate() {
            let float = |port: usize| Float::<E, M>::from_bits(operands[port][row]);
            let Self { arithmetic, conversion, .. } = *self;
            *out = match self.operation {
                Operation::Add => arithmetic.add(float(0), float(1)).to_bits(),
                Operation::Mul => arithmetic.mul(float(0), float(1)).to_bits(),
                Operation::Mad => arithmetic.mad(float(0), float(1), float(2)).to_bits(),
                Operation::Max => arithmetic.max(float(0), float(1)).to_bits(),
                Operation::Min => arithmetic.min(float(0), float(1)).to_bits(),
                Operation::Flr => arithmetic.flr(float(0)).to_bits(),
                Operation::Rcp => arithmetic.rcp(float(0)).to_bits(),
                Operation::Rsq => arithmetic.rsq(float(0)).to_bits(),
                Operation::Ex2 => arithmetic.ex2(float(0)).to_bits(),
                Operation::Lg2 => arithmetic.lg2(float(0)).to_bits(),
                Operation::FromF32 => Float::<E, M>::from_f32_bits(operands[0][row], conversion).to_bits(),
                Operation::FromInt => integer::<E, M>(operands[0][row], operands[1][row], conversion),
                Operation::Cmp => {
                    let bit = |(code, comparison): (usize, &Comparison)| {
                        u32::from(arithmetic.cmp(float(0), *comparison, float(1))) << code
                    };
                    COMPARISONS.iter().enumerate().map(bit).sum()
                }
            };
        }
    }
}

/// An integer as FROM_INT takes it: its kind says which bits of `a` count.
fn integer<const E: u32, const M: u32>(a: u32, kind: u32, conversion: F32ToF24) -> u32 {
    let value = match kind {
        0 => i32::from(a as u8),
        1 => i32::from(a as i8),
        _ => i32::from(a as i16),
    };
    let rounding = match conversion {
        F32ToF24::TowardZero => F24Rounding::TowardZero,
        F32ToF24::NearestEven => F24Rounding::NearestEven,
    };
    Float::<E, M>::from_i32(value, rounding).to_bits()
}
