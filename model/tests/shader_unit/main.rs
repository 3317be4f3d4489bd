// SPDX-License-Identifier: MIT
//! The shader unit against shader-unit.md: every test names the heading that says what must come out.
//!
//! Expected values are derived by hand or by another route than the model's; they stand in the tests as f24 patterns.

mod batch;
mod choices;
mod configuration;
mod flow;
mod geometry;
mod operands;
mod operations;
mod outputs;
mod ports;
mod random;
mod retire;
mod support;
mod torture;
