// SPDX-License-Identifier: MIT
//! TEXENV_COMBINER and TEXENV_SCALE: the operations on operands of 0 to 255.

use pica_spec::choices::{AddSignedOffset, Choices, CombinerDivision, Dot3Form};
use pica_spec::pica200::{CombinerOperation, CombinerScale};

use super::super::planes::Channel;
use super::operand::Operand;

/// What decides the value of a result, apart from the operands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arithmetic {
    /// Choice `combiner_division`.
    pub division: CombinerDivision,
    /// Choice `add_signed_offset`.
    pub offset: AddSignedOffset,
    /// Choice `dot3_form`.
    pub dot3: Dot3Form,
}

impl Arithmetic {
    /// The combiner's part of `choices`.
    pub const fn new(choices: &Choices) -> Arithmetic {
        Arithmetic { division: choices.combiner_division, offset: choices.add_signed_offset, dot3: choices.dot3_form }
    }

    /// (a * b + c * d) / 255, for a sum of at most 255 * 255.
    #[inline(always)]
    const fn products(self, a: u8, b: u8, c: u8, d: u8) -> u16 {
        match self.division {
            CombinerDivision::Floor => floor_255(a as u16 * b as u16 + c as u16 * d as u16),
            CombinerDivision::Rounded => {
                let sum = a as u32 * b as u32 + c as u32 * d as u32;
                (((sum + 128) * 257) >> 16) as u16
            }
            CombinerDivision::Shift => {
                let (b, d) = (b as u32, d as u32);
                ((a as u32 * (b + (b >> 7)) + c as u32 * (d + (d >> 7))) >> 8) as u16
            }
        }
    }

    /// a * b / 255.
    #[inline(always)]
    const fn product(self, a: u8, b: u8) -> u16 {
        self.products(a, b, 0, 0)
    }
}

/// floor(x / 255) for x up to 255 * 255, without a division.
#[inline(always)]
pub const fn floor_255(x: u16) -> u16 {
    (x + 1 + (x >> 8)) >> 8
}

/// Whether an operation is a dot product, which needs the colour operands of all channels.
pub const fn is_dot3(operation: CombinerOperation) -> bool {
    matches!(operation, CombinerOperation::Dot3Rgb | CombinerOperation::Dot3Rgba)
}

/// How many operands an operation reads.
pub const fn operand_count(operation: CombinerOperation) -> usize {
    use CombinerOperation as Operation;
    match operation {
        Operation::Replace => 1,
        Operation::Modulate
        | Operation::Add
        | Operation::AddSigned
        | Operation::Subtract
        | Operation::Dot3Rgb
        | Operation::Dot3Rgba => 2,
        Operation::Interpolate | Operation::MultiplyThenAdd | Operation::AddThenMultiply => 3,
    }
}

/// An operation but the dot products on one channel, limited to 0..=255 (fragment.md#combiner-operations). A dot
/// product is [`dot3`]; here it gives a.
#[inline(always)]
pub const fn combine(operation: CombinerOperation, [a, b, c]: [u8; 3], arithmetic: Arithmetic) -> u8 {
    use CombinerOperation as Operation;
    let result = match operation {
        Operation::Replace | Operation::Dot3Rgb | Operation::Dot3Rgba => a as u16,
        Operation::Modulate => arithmetic.product(a, b),
        Operation::Add => a as u16 + b as u16,
        Operation::AddSigned => {
            let offset = match arithmetic.offset {
                AddSignedOffset::Minus128 => 128,
                AddSignedOffset::Minus1275 => 127,
            };
            (a as u16 + b as u16).saturating_sub(offset)
        }
        Operation::Interpolate => arithmetic.products(a, c, b, 255 - c),
        Operation::Subtract => a.saturating_sub(b) as u16,
        // 255 c is a multiple of the divisor in every form of the division.
        Operation::MultiplyThenAdd => arithmetic.product(a, b) + c as u16,
        Operation::AddThenMultiply => arithmetic.product(a.saturating_add(b), c),
    };
    if result > 255 { 255 } else { result as u8 }
}

/// The dot product of two colours, limited to 0..=255 (fragment.md#combiner-operations).
#[inline(always)]
pub const fn dot3(a: [u8; 3], b: [u8; 3], form: Dot3Form) -> u8 {
    let mut sum = 0;
    let mut channel = 0;
    while channel < 3 {
        let product = (2 * a[channel] as i32 - 255) * (2 * b[channel] as i32 - 255);
        sum += match form {
            Dot3Form::PerComponent => (product + 128) / 256,
            Dot3Form::SingleDivision => product,
        };
        channel += 1;
    }
    if matches!(form, Dot3Form::SingleDivision) {
        sum /= 255;
    }
    if sum < 0 {
        0
    } else if sum > 255 {
        255
    } else {
        sum as u8
    }
}

/// A result times 1, 2 or 4, limited to 255 (fragment.md#scale).
#[inline(always)]
pub const fn scale(value: u8, scale: CombinerScale) -> u8 {
    let places = match scale {
        CombinerScale::X1 => 0,
        CombinerScale::X2 => 1,
        CombinerScale::X4 => 2,
    };
    let scaled = (value as u16) << places;
    if scaled > 255 { 255 } else { scaled as u8 }
}

/// [`combine`] and [`scale`] of every fragment.
#[inline(always)]
pub fn combine_channel<const N: usize>(
    operation: CombinerOperation,
    operands: [Operand<'_, N>; 3],
    factor: CombinerScale,
    arithmetic: Arithmetic,
) -> Channel<N> {
    // Each arm is compiled for one operation with one division.
    macro_rules! compiled_for {
        ($($operation:ident: $($division:ident)+),+) => {
            match (operation, arithmetic.division) {
                $($((CombinerOperation::$operation, CombinerDivision::$division) => {
                    let arithmetic = Arithmetic { division: CombinerDivision::$division, ..arithmetic };
                    run(CombinerOperation::$operation, operands, arithmetic)
                })+)+
            }
        };
    }
    let mut results = compiled_for!(
        Replace: Floor Rounded Shift,
        Modulate: Floor Rounded Shift,
        Add: Floor Rounded Shift,
        AddSigned: Floor Rounded Shift,
        Interpolate: Floor Rounded Shift,
        Subtract: Floor Rounded Shift,
        Dot3Rgb: Floor Rounded Shift,
        Dot3Rgba: Floor Rounded Shift,
        MultiplyThenAdd: Floor Rounded Shift,
        AddThenMultiply: Floor Rounded Shift
    );
    scale_all(&mut results, factor);
    results
}

/// [`scale`] of every fragment.
#[inline(always)]
fn scale_all<const N: usize>(values: &mut Channel<N>, factor: CombinerScale) {
    if factor != CombinerScale::X1 {
        for value in values {
            *value = scale(*value, factor);
        }
    }
}

/// [`dot3`] and [`scale`] of every fragment, from the first two operands of red, green and blue.
#[inline(always)]
pub fn dot_channel<const N: usize>(
    [r, g, b]: [&[Operand<'_, N>; 3]; 3],
    factor: CombinerScale,
    arithmetic: Arithmetic,
) -> Channel<N> {
    let mut results = [0; N];
    for (i, result) in results.iter_mut().enumerate() {
        let a = [r[0].get(i), g[0].get(i), b[0].get(i)];
        let b = [r[1].get(i), g[1].get(i), b[1].get(i)];
        *result = dot3(a, b, arithmetic.dot3);
    }
    scale_all(&mut results, factor);
    results
}

#[inline(always)]
fn run<const N: usize>(
    operation: CombinerOperation,
    operands: [Operand<'_, N>; 3],
    arithmetic: Arithmetic,
) -> Channel<N> {
    // No closure: only what is inlined for sure is compiled for one operation.
    let [a, b, c] = &operands;
    let mut results = [0; N];
    for (i, result) in results.iter_mut().enumerate() {
        *result = combine(operation, [a.get(i), b.get(i), c.get(i)], arithmetic);
    }
    results
}
