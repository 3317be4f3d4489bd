//! What a float block should answer: the model.

use pica_model::float::Arithmetic;
use pica_model::float::{Comparison, F24, Float, Rounding, Subnormals};
use pica_rtl::float::{FloatBlock, Operation};
use pica_spec::choices::{Choices, F24Rounding, F32ToF24, SubnormalCompare};

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

/// The integer of a `from_int` transaction.
fn integer([a, kind, _]: [u32; 3]) -> i32 {
    match kind {
        0 => i32::from(a as u8),
        1 => i32::from(a as i8),
        _ => i32::from(a as i16),
    }
}

/// The rounding mode of conversions.
fn conversion_rounding(choices: &Choices) -> Rounding {
    match choices.f32_to_f24 {
        F32ToF24::TowardZero => Rounding::TowardZero,
        F32ToF24::NearestEven => Rounding::NearestEven,
    }
}

/// float24 under every choice of the ledger.
fn with_choices(operation: Operation, choices: &Choices, operands: [u32; 3]) -> u32 {
    let arithmetic = Arithmetic::new(choices);
    let [a, b, c] = operands.map(F24::from_bits);
    match operation {
        Operation::Cmp => return comparisons(|comparison| arithmetic.compare(a, comparison, b)),
        Operation::Add => arithmetic.add(a, b),
        Operation::Mul => arithmetic.mul(a, b),
        Operation::Mad => arithmetic.mad(a, b, c),
        Operation::Max => arithmetic.max(a, b),
        Operation::Min => arithmetic.min(a, b),
        Operation::Flr => arithmetic.flr(a),
        Operation::Rcp => arithmetic.rcp(a),
        Operation::Rsq => arithmetic.rsq(a),
        Operation::Ex2 => arithmetic.ex2(a),
        Operation::Lg2 => arithmetic.lg2(a),
        Operation::FromF32 => F24::from_f32_bits(operands[0], conversion_rounding(choices)),
        Operation::FromInt => F24::from_i32(integer(operands), conversion_rounding(choices)),
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
        Operation::Rcp => a.rcp(rounding),
        Operation::Rsq => a.rsq(rounding),
        Operation::Ex2 => a.ex2(rounding),
        Operation::Lg2 => a.lg2(rounding),
        Operation::FromF32 => Float::from_f32_bits(operands[0], conversion_rounding(choices)),
        Operation::FromInt => Float::from_i32(integer(operands), conversion_rounding(choices)),
    }
    .to_bits()
}
