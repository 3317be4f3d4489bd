// SPDX-License-Identifier: MIT
//! Numbers as registers hold them, and their conversion to and from real numbers.
//!
//! The types carry bits; arithmetic on float24 is the model's subject.

mod fixed;
mod float;

pub use fixed::Fixed;
pub use float::{F16, F20, F24, F31, Float};
