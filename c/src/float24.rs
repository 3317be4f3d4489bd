// SPDX-License-Identifier: MIT
//! float24 numbers, each a pattern in bits 0-23 of a word: sign, 7 exponent bits, 16 mantissa bits. Bits above count as 0 in
//! single operations; in arrays they are an error.

use crate::choices::{PicaChoices, of};
use crate::error::{PicaStatus, status};
use crate::memory::{array, array_mut};
use pica_model::float::{Arithmetic, F24, Operation};

/// What computes: the choices of a handle, or the defaults.
fn arithmetic(choices: Option<&PicaChoices>) -> Arithmetic {
    choices.map_or(Arithmetic::DEFAULT, |choices| choices.arithmetic)
}

fn number(pattern: u32) -> F24 {
    F24::from_bits(pattern)
}

/// a + b, as ADD.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_add(choices: Option<&PicaChoices>, a: u32, b: u32) -> u32 {
    arithmetic(choices).add(number(a), number(b)).to_bits()
}

/// a - b.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_sub(choices: Option<&PicaChoices>, a: u32, b: u32) -> u32 {
    arithmetic(choices).sub(number(a), number(b)).to_bits()
}

/// a * b, as MUL.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_mul(choices: Option<&PicaChoices>, a: u32, b: u32) -> u32 {
    arithmetic(choices).mul(number(a), number(b)).to_bits()
}

/// a > b ? a : b, as MAX.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_max(choices: Option<&PicaChoices>, a: u32, b: u32) -> u32 {
    arithmetic(choices).max(number(a), number(b)).to_bits()
}

/// a < b ? a : b, as MIN.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_min(choices: Option<&PicaChoices>, a: u32, b: u32) -> u32 {
    arithmetic(choices).min(number(a), number(b)).to_bits()
}

/// a >= b ? 1 : 0, as SGE.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_sge(choices: Option<&PicaChoices>, a: u32, b: u32) -> u32 {
    arithmetic(choices).sge(number(a), number(b)).to_bits()
}

/// a < b ? 1 : 0, as SLT.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_slt(choices: Option<&PicaChoices>, a: u32, b: u32) -> u32 {
    arithmetic(choices).slt(number(a), number(b)).to_bits()
}

/// a * b + c, as MAD.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_mad(choices: Option<&PicaChoices>, a: u32, b: u32, c: u32) -> u32 {
    arithmetic(choices).mad(number(a), number(b), number(c)).to_bits()
}

/// The largest integer not above a, as FLR.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_flr(choices: Option<&PicaChoices>, a: u32) -> u32 {
    arithmetic(choices).flr(number(a)).to_bits()
}

/// 1 / a, as RCP.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_rcp(choices: Option<&PicaChoices>, a: u32) -> u32 {
    arithmetic(choices).rcp(number(a)).to_bits()
}

/// 1 / sqrt(a), as RSQ.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_rsq(choices: Option<&PicaChoices>, a: u32) -> u32 {
    arithmetic(choices).rsq(number(a)).to_bits()
}

/// 2^a, as EX2.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_ex2(choices: Option<&PicaChoices>, a: u32) -> u32 {
    arithmetic(choices).ex2(number(a)).to_bits()
}

/// log2(a), as LG2.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_lg2(choices: Option<&PicaChoices>, a: u32) -> u32 {
    arithmetic(choices).lg2(number(a)).to_bits()
}

/// The float24 number of an f32 (choice `f32_to_f24`).
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_from_float(choices: Option<&PicaChoices>, value: f32) -> u32 {
    F24::from_f32_bits(value.to_bits(), of(choices).f32_to_f24).to_bits()
}

/// The float24 number of an f32 with this pattern (choice `f32_to_f24`).
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_from_f32(choices: Option<&PicaChoices>, pattern: u32) -> u32 {
    F24::from_f32_bits(pattern, of(choices).f32_to_f24).to_bits()
}

/// The pattern of a float24 number as f32, which holds all of them.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_to_f32(a: u32) -> u32 {
    number(a).to_f32_bits()
}

/// A float24 number as f32, which holds all of them.
#[unsafe(no_mangle)]
pub extern "C" fn pica_f24_to_float(a: u32) -> f32 {
    f32::from_bits(number(a).to_f32_bits())
}

/// An operation of pica_f24_map, by the name of its instruction.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of instructions")]
pub enum PicaF24Operation {
    Add = 0,
    Sub = 1,
    Mul = 2,
    Mad = 3,
    Max = 4,
    Min = 5,
    Sge = 6,
    Slt = 7,
    Flr = 8,
    Rcp = 9,
    Rsq = 10,
    Ex2 = 11,
    Lg2 = 12,
}

const OPERATIONS: [(PicaF24Operation, Operation); 13] = [
    (PicaF24Operation::Add, Operation::Add),
    (PicaF24Operation::Sub, Operation::Sub),
    (PicaF24Operation::Mul, Operation::Mul),
    (PicaF24Operation::Mad, Operation::Mad),
    (PicaF24Operation::Max, Operation::Max),
    (PicaF24Operation::Min, Operation::Min),
    (PicaF24Operation::Sge, Operation::Sge),
    (PicaF24Operation::Slt, Operation::Slt),
    (PicaF24Operation::Flr, Operation::Flr),
    (PicaF24Operation::Rcp, Operation::Rcp),
    (PicaF24Operation::Rsq, Operation::Rsq),
    (PicaF24Operation::Ex2, Operation::Ex2),
    (PicaF24Operation::Lg2, Operation::Lg2),
];

/// An operation (PicaF24Operation) on `count` elements of each operand; b and c are NULL for operations that do not have them.
/// `out` may be none of the operands. A pattern with a bit above 23 is an error, and what `out` holds then is unspecified.
///
/// # Safety
/// The operands and `out` have `count` elements, which nobody writes meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pica_f24_map(
    choices: Option<&PicaChoices>,
    operation: u32,
    a: *const u32,
    b: *const u32,
    c: *const u32,
    out: *mut u32,
    count: usize,
) -> PicaStatus {
    status(|| {
        let listed = OPERATIONS.iter().find(|(code, _)| *code as u32 == operation);
        let (_, operation) = listed.ok_or_else(|| format!("there is no operation {operation}"))?;
        let mut operands: [&[u32]; 3] = [&[]; 3];
        for (place, (first, name)) in operands.iter_mut().zip([(a, "a"), (b, "b"), (c, "c")]).take(operation.operands())
        {
            // SAFETY: of the caller.
            *place = unsafe { array(first, count, name) }?;
        }
        // SAFETY: of the caller.
        let out = unsafe { array_mut(out, count, "out") }?;
        arithmetic(choices).map_patterns(*operation, operands, out)?;
        Ok(())
    })
}
