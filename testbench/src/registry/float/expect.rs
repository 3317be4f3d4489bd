//! The model of the float blocks, many cases at a time.

use crate::columns::Columns;
use crate::stimulus::float::Shape;
use pica_model::float::{Arithmetic, Comparison, Float, Kernel, Lanes, Rounding};
use pica_rtl::float::Operation;
use pica_spec::choices::F24Rounding;

/// The six comparisons of CMP, in the order of their bits.
const COMPARISONS: [Comparison; 6] =
    [Comparison::Eq, Comparison::Ne, Comparison::Lt, Comparison::Le, Comparison::Gt, Comparison::Ge];

/// What a float block computes.
#[derive(Clone, Copy, Debug)]
pub struct Model {
    operation: Operation,
    shape: Shape,
    arithmetic: Arithmetic,
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
    fn run(self) {
        let length = self.out.len();
        let inputs = self.inputs.map(|column| &column[..length]);
        for (row, out) in self.out.iter_mut().enumerate() {
            *out = (self.operation)(core::array::from_fn(|column| inputs[column][row]));
        }
    }
}

impl Model {
    /// An operation in a format.
    pub fn new(operation: Operation, shape: Shape, arithmetic: Arithmetic) -> Self {
        Self { operation, shape, arithmetic, lanes: Lanes::detect() }
    }

    /// Fills the outputs.
    pub fn expect(&self, inputs: &Columns, outputs: &mut Columns) {
        match (self.shape.exponent_bits, self.shape.mantissa_bits) {
            (7, 16) => self.in_format::<7, 16>(inputs, outputs),
            (3, 4) => self.in_format::<3, 4>(inputs, outputs),
            (4, 3) => self.in_format::<4, 3>(inputs, outputs),
            (3, 2) => self.in_format::<3, 2>(inputs, outputs),
            (e, m) => unreachable!("no block has format 1.{e}.{m}"),
        }
    }

    /// The defaults and nearest-even are compiled as constants: that makes the loops fast.
    fn in_format<const E: u32, const M: u32>(&self, inputs: &Columns, outputs: &mut Columns) {
        const NEAREST: Arithmetic = Arithmetic { rounding: Rounding::NearestEven, ..Arithmetic::DEFAULT };
        match self.arithmetic {
            Arithmetic::DEFAULT => self.in_mode::<E, M>(inputs, outputs, || Arithmetic::DEFAULT),
            NEAREST => self.in_mode::<E, M>(inputs, outputs, || NEAREST),
            other => self.in_mode::<E, M>(inputs, outputs, move || other),
        }
    }

    fn in_mode<const E: u32, const M: u32>(
        &self,
        inputs: &Columns,
        outputs: &mut Columns,
        mode: impl Fn() -> Arithmetic + Copy,
    ) {
        let float = Float::<E, M>::from_bits;
        let out = outputs.column_mut(0);
        match self.operation {
            Operation::Add => self.map(inputs, out, |[a, b]| mode().add(float(a), float(b)).to_bits()),
            Operation::Mul => self.map(inputs, out, |[a, b]| mode().mul(float(a), float(b)).to_bits()),
            Operation::Mad => self.map(inputs, out, |[a, b, c]| mode().mad(float(a), float(b), float(c)).to_bits()),
            Operation::Cmp => self.map(inputs, out, |[a, b]| {
                let bit = |code: usize| u32::from(mode().cmp(float(a), COMPARISONS[code], float(b))) << code;
                bit(0) | bit(1) | bit(2) | bit(3) | bit(4) | bit(5)
            }),
            Operation::Max => self.map(inputs, out, |[a, b]| mode().max(float(a), float(b)).to_bits()),
            Operation::Min => self.map(inputs, out, |[a, b]| mode().min(float(a), float(b)).to_bits()),
            Operation::Flr => self.map(inputs, out, |[a]| mode().flr(float(a)).to_bits()),
            Operation::Rcp => self.map(inputs, out, |[a]| mode().rcp(float(a)).to_bits()),
            Operation::Rsq => self.map(inputs, out, |[a]| mode().rsq(float(a)).to_bits()),
            Operation::Ex2 => self.map(inputs, out, |[a]| mode().ex2(float(a)).to_bits()),
            Operation::Lg2 => self.map(inputs, out, |[a]| mode().lg2(float(a)).to_bits()),
            Operation::FromF32 => {}
            Operation::FromInt => {}
        }
    }

    fn map<const N: usize>(&self, inputs: &Columns, out: &mut [u32], operation: impl Fn([u32; N]) -> u32) {
        self.lanes.run(Map { inputs: core::array::from_fn(|port| inputs.column(port)), out, operation });
    }
}
