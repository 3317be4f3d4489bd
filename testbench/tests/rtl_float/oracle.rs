//! What a float block should answer: the model.

use pica_model::float::{Comparison, Float, Rounding, Subnormals};
use pica_model::shader::Arithmetic;
use pica_rtl::float::{FloatBlock, Operation};
use pica_spec::choices::{Choices, F24Rounding, SubnormalCompare};

/// The result of the model for the operands of one transaction.
pub fn expected(block: &FloatBlock, choices: &Choices, operands: [u32; 3]) -> u32 {
    match (block.format.exponent_bits, block.format.mantissa_bits) {
        (7, 16) => with_choices(block.operation, choices, operands),
        (3, 4) => plain::<3, 4>(block.operation, choices, operands),
        (4, 3) => plain::<4, 3>(block.operation, choices, operands),
        (3, 2) => plain::<3, 2>(block.operation, choices, operands),
        _ => unreachable!("{} has a format that the oracle does not list", block.name()),
    }
}

/// The bits of `CMP`'s result.
fn comparisons(holds: impl Fn(Comparison) -> bool) -> u32 {
    (0..6).map(|code| u32::from(holds(Comparison::from_code(code))) << code).sum()
}

/// float24 under every choice of the ledger.
fn with_choices(operation: Operation, choices: &Choices, operands: [u32; 3]) -> u32 {
    let arithmetic = Arithmetic::new(choices);
    let [a, b, c] = operands.map(Float::<7, 16>::from_bits);
    match operation {
        Operation::Cmp => return comparisons(|comparison| arithmetic.compare(a, comparison, b)),
        Operation::Add => arithmetic.add(a, b),
        Operation::Mul => arithmetic.mul(a, b),
        Operation::Mad => arithmetic.mad(a, b, c),
        Operation::Max => arithmetic.max(a, b),
        Operation::Min => arithmetic.min(a, b),
        Operation::Flr => arithmetic.flr(a),
    }
    .to_bits()
}

/// A format of which the model knows only the rounding modes and `subnormal_compare`.
fn plain<const E: u32, const M: u32>(operation: Operation, choices: &Choices, operands: [u32; 3]) -> u32 {
    let rounding = match choices.f24_rounding {
        F24Rounding::TowardZero => Rounding::TowardZero,
        F24Rounding::NearestEven => Rounding::NearestEven,
    };
    let subnormals = match choices.subnormal_compare {
        SubnormalCompare::Keep => Subnormals::Keep,
        SubnormalCompare::Flush => Subnormals::Flush,
    };
    let [a, b, c] = operands.map(Float::<E, M>::from_bits);
    match operation {
        Operation::Cmp => return comparisons(|comparison| a.cmp(comparison, b)),
        Operation::Add => a.add(b, rounding),
        Operation::Mul => a.mul(b, rounding),
        Operation::Mad => a.mad(b, c, rounding),
        Operation::Max => a.max(b),
        Operation::Min => a.min(b, subnormals),
        Operation::Flr => a.flr(),
    }
    .to_bits()
}
