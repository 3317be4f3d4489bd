// SPDX-License-Identifier: MIT
//! The shader blocks and their model: what must come out.
//!
//! For each block a function turns the transactions that go in into those that must come out. [`mod@unit`] and [`flow`] take
//! all transactions of a case, because what comes out depends on those before; the others take the values of one.

pub mod alu;
pub mod decode;
pub mod flow;
pub mod operand;
pub mod unit;
