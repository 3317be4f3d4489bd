//! The chip's floating-point arithmetic as circuits (dossier section 1).

mod add;
mod cmp;
mod flr;
mod format;
mod mad;
mod max;
mod min;
mod mul;
mod multiplier;
mod normalize;
mod order;
mod round_pack;
mod table;
mod unpack;

pub use add::Add;
pub use cmp::Cmp;
pub use flr::Flr;
pub use format::Format;
pub use mad::Mad;
pub use max::Max;
pub use min::Min;
pub use mul::Mul;
pub use multiplier::Multiplier;
pub use normalize::Normalize;
pub use order::Order;
pub use round_pack::{Pack, Round};
pub use table::{
    BLOCKS, Build, F24Add, F24Cmp, F24Flr, F24Mad, F24Max, F24Min, F24Mul, FloatBlock, Operation, Port, Protocol,
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
