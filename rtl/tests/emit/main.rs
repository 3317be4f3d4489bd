// SPDX-License-Identifier: MIT
//! Emission, its guard, and the memory leaves.

// Clippy wants an `if` in an arm to be a match guard, which `rust_hdl` loses.
#![allow(clippy::collapsible_match)]

mod channels;
mod clean;
mod declaration;
// The expressions of these are what a careless author writes.
#[allow(clippy::all)]
mod experiments;
mod memory;
#[allow(clippy::all)]
mod planted;
mod sources;
mod support;
mod text;
mod tools;
mod wires;
