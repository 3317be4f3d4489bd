// SPDX-License-Identifier: MIT
//! The model of the float blocks, many cases at a time.

use crate::stimulus::float::Shape;
use pica_model::float::{Arithmetic, Comparison, F24, F24Rounding, F32ToF24, Float, Lanes};
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
    /// The conversion of numbers that come in as f32.
    conversion: F32ToF24,
    lanes: Lanes,
}

/// Cases that go through the bulk operations at once: operands and results stay in the nearest cache.
const ROWS: usize = 1024;

impl Model {
    /// An operation in a format.
    pub fn new(operation: Operation, shape: Shape, arithmetic: Arithmetic, conversion: F32ToF24) -> Self {
        Self { operation, shape, arithmetic, conversion, lanes: Lanes::detect() }
    }

    /// Fills the results of these columns of operands.
    pub fn expect(&self, inputs: &[&[u32]], out: &mut [u32]) {
        match (self.shape.exponent_bits, self.shape.mantissa_bits) {
            (7, 16) if self.is_bulk() => self.bulk(inputs, out),
            (7, 16) => self.one_by_one::<7, 16>(inputs, out),
            (3, 4) => self.one_by_one::<3, 4>(inputs, out),
            (4, 3) => self.one_by_one::<4, 3>(inputs, out),
            (3, 2) => self.one_by_one::<3, 2>(inputs, out),
            (e, m) => unreachable!("no block has format 1.{e}.{m}"),
        }
    }

    /// Whether the bulk operations of the model have what the choices ask for.
    fn is_bulk(&self) -> bool {
        let Arithmetic { rounding, subnormals, .. } = self.arithmetic;
        let usual = Arithmetic { rounding, subnormals, ..Arithmetic::DEFAULT };
        self.arithmetic == usual && self.operation != Operation::FromInt
    }

    fn bulk(&self, inputs: &[&[u32]], out: &mut [u32]) {
        let mut operands = [[F24::ZERO; ROWS]; 3];
        let mut results = [F24::ZERO; ROWS];
        for (block, out) in out.chunks_mut(ROWS).enumerate() {
            let rows = block * ROWS..block * ROWS + out.len();
            if self.operation == Operation::FromF32 {
                let bits = &inputs[0][rows];
                self.lanes.from_f32_bits(bits, self.conversion, &mut results[..out.len()]);
            } else {
                for (operand, column) in operands.iter_mut().zip(inputs) {
                    for (operand, bits) in operand.iter_mut().zip(&column[rows.clone()]) {
                        *operand = F24::from_bits(*bits);
                    }
                }
                let [a, b, c] = operands.each_ref().map(|operand| &operand[..out.len()]);
                if self.operation == Operation::Cmp {
                    self.compare(a, b, out);
                    continue;
                }
                self.compute([a, b, c], &mut results[..out.len()]);
            }
            for (out, result) in out.iter_mut().zip(&results) {
                *out = result.to_bits();
            }
        }
    }

    fn compute(&self, [a, b, c]: [&[F24]; 3], out: &mut [F24]) {
        let Self { lanes, arithmetic: Arithmetic { rounding, subnormals, .. }, .. } = *self;
        match self.operation {
            Operation::Add => lanes.add(a, b, rounding, out),
            Operation::Mul => lanes.mul(a, b, rounding, out),
            Operation::Mad => lanes.mad(a, b, c, rounding, out),
            Operation::Max => lanes.max(a, b, out),
            Operation::Min => lanes.min(a, b, subnormals, out),
            Operation::Flr => lanes.flr(a, out),
            Operation::Rcp => lanes.rcp(a, rounding, out),
            Operation::Rsq => lanes.rsq(a, rounding, out),
            Operation::Ex2 => lanes.ex2(a, rounding, out),
            Operation::Lg2 => lanes.lg2(a, rounding, out),
            Operation::FromF32 | Operation::FromInt | Operation::Cmp => unreachable!("their columns are no floats"),
        }
    }

    /// The six comparisons, a bit each.
    fn compare(&self, a: &[F24], b: &[F24], out: &mut [u32]) {
        let mut holds = [false; ROWS];
        out.fill(0);
        for (code, comparison) in COMPARISONS.into_iter().enumerate() {
            self.lanes.cmp(comparison, a, b, &mut holds[..out.len()]);
            for (out, holds) in out.iter_mut().zip(&holds) {
                *out |= u32::from(*holds) << code;
            }
        }
    }

    fn one_by_one<const E: u32, const M: u32>(&self, inputs: &[&[u32]], out: &mut [u32]) {
        for (row, out) in out.iter_mut().enumerate() {
            let float = |port: usize| Float::<E, M>::from_bits(inputs[port][row]);
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
                Operation::FromF32 => Float::<E, M>::from_f32_bits(inputs[0][row], conversion).to_bits(),
                Operation::FromInt => integer::<E, M>(inputs[0][row], inputs[1][row], conversion),
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
