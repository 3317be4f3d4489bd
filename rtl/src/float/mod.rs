// SPDX-License-Identifier: MIT
//! The chip's floating-point arithmetic as circuits (numbers.md).
//!
//! One file per operation, with the names of the model, and one for each part that operations share: [`Unpack`] at the
//! front, [`Round`] and [`Pack`] at the back, [`Order`], [`Normalize`], [`Multiplier`], [`Sequencer`](crate::parts::Sequencer) between
//! them. [`BLOCKS`] declares every instance that is emitted and checked.
//!
//! | operations | protocol (`docs/protocols.md`) |
//! |---|---|
//! | `ADD`, `MUL`, `MAD` | pipeline, one result per clock |
//! | `CMP`, `MAX`, `MIN`, `FLR`, conversions | combinational |
//! | `RCP`, `RSQ`, `EX2`, `LG2` | multi-cycle: `RCP` and `RSQ` one digit of the result per clock, `EX2` and `LG2` by tables and products |
//!
//! # Formats
//!
//! A circuit is generic over its widths, which are const parameters: `E` exponent and `M` mantissa bits, and those that
//! follow from them, because the type system cannot compute any. The table fills them in. `rust_hdl` emits the name of
//! a const parameter that occurs in an expression, so every other number is a [`Parameter`](crate::Parameter), and a
//! slice whose offset depends on the format stands in a loop of one trip, of which `rust_hdl` emits the value.
//!
//! # Not covered
//!
//! Choice `special_function_accuracy=table` has no table to be built from, and the multi-cycle circuits have no
//! normaliser for `special_function_subnormals=keep`: both are refused. Payloads are not reset, only what says whether
//! they are valid.

mod add;
mod cmp;
mod describe;
mod ex2;
pub mod f24;
mod f32;
mod families;
mod flr;
mod format;
mod int;
mod lg2;
mod mad;
mod max;
mod min;
mod mul;
mod multiplier;
mod normalize;
mod order;
mod rcp;
mod round_pack;
mod rsq;
mod special_function;
mod subnormals;
mod table;
mod tables;
mod unpack;

pub use add::Add;
pub use cmp::Cmp;
pub use ex2::Ex2;
pub use f32::FromF32;
pub(crate) use families::FAMILIES;
pub use flr::{Floor, Flr, Fraction};
pub use format::Format;
pub use int::FromInt;
pub use lg2::Lg2;
pub use mad::Mad;
pub use max::Max;
pub use min::Min;
pub use mul::Mul;
pub use multiplier::Multiplier;
pub use normalize::Normalize;
pub use order::Order;
pub use rcp::Rcp;
pub use round_pack::{Pack, Round};
pub use rsq::Rsq;
pub use subnormals::Flush;
pub use table::{
    BLOCKS, Build, F24Add, F24Cmp, F24Ex2, F24Flr, F24FromF32, F24FromInt, F24Lg2, F24Mad, F24Max, F24Min, F24Mul,
    F24Rcp, F24Rsq, FloatBlock, Operation,
};
pub use unpack::Unpack;

use pica_spec::choices::{F24Overflow, Recorder};

/// What a result above the largest finite number becomes: choice `f24_overflow`.
fn overflow_value(format: Format, choices: &Recorder) -> u64 {
    match choices.f24_overflow() {
        F24Overflow::Infinity => format.infinity(),
        F24Overflow::Saturate => format.largest(),
    }
}
