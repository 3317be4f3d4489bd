// SPDX-License-Identifier: MIT
//! A second, slow implementation of the arithmetic, written from numbers.md alone.
//!
//! Values are exact: integers of any size times a power of two, floors of exact quotients and roots, or intervals that
//! contain an irrational value. They are rounded by [`Format::round`] from a floor with one bit more than the mantissa
//! and whether anything was left over. Nothing here is shared with the crate under test, not even its types.

mod dyadic;
mod elementary;
mod format;
mod operations;

pub use dyadic::Dyadic;
pub use elementary::{Elementary, Logarithms};
pub use format::{Format, MODES, Mode, Rules, Value};
pub use operations::{Order, ToInteger};
