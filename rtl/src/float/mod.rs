//! The chip's floating-point arithmetic as circuits (dossier section 1).

mod add;
mod cmp;
mod ex2;
mod flr;
mod format;
mod from_f32;
mod from_int;
mod lg2;
mod logarithms;
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
mod sequencer;
mod special_function;
mod table;
mod unpack;

pub use add::Add;
pub use cmp::Cmp;
pub use ex2::Ex2;
pub use flr::Flr;
pub use format::Format;
pub use from_f32::FromF32;
pub use from_int::FromInt;
pub use lg2::Lg2;
pub use logarithms::Logarithms;
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
pub use sequencer::Sequencer;
pub use table::{
    BLOCKS, Build, F24Add, F24Cmp, F24Ex2, F24Flr, F24FromF32, F24FromInt, F24Lg2, F24Mad, F24Max, F24Min, F24Mul,
    F24Rcp, F24Rsq, FloatBlock, Operation, Port, Protocol,
};
pub use unpack::Unpack;

use pica_spec::choices::{Choices, F24Overflow};

/// What a result above the largest finite number becomes: choice `f24_overflow`.
fn overflow_value(format: Format, choices: &Choices) -> u64 {
    match choices.f24_overflow {
        F24Overflow::Infinity => format.infinity(),
        F24Overflow::Saturate => format.largest(),
    }
}
