// SPDX-License-Identifier: MIT
//! The part of Verilog-2001 that emission needs: read into a tree, changed there, and printed again.
//!
//! The Verilog of `rust_hdl` and of hand-written leaves is read back before it is passed on. So the guard judges what a
//! simulator will see rather than what was meant, and names and layout can change without touching text. What is emitted is
//! read by [`source`], with guards and parameters.

pub mod parameters;
pub mod parse;
pub mod print;
pub mod source;
pub mod token;
pub mod tree;
pub mod visit;
pub mod width;

mod constant;
mod expression;
mod preprocess;
