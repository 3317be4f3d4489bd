// SPDX-License-Identifier: MIT
//! Modules that differ in numbers alone: one text with expressions of parameters for all ([`unify`]), and one spelling by which a
//! module is seen to be the same as that text with values for the parameters ([`normal`]).

mod fit;
mod normal;
mod unify;

pub use fit::Parameters;
pub use normal::normal;
pub use unify::unify;
