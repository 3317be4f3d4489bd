// SPDX-License-Identifier: MIT
//! What keeps simulation and Verilog the same.
//!
//! `rust_hdl` simulates Rust and emits Verilog, and does not notice where the two mean different things. Three looks at
//! a block do: at its source ([`source`]), at the tree of its update functions ([`lint`]), and at the Verilog as it is
//! read back ([`names`], [`assign`], [`drive`]). What they accept agrees; the experiments among the tests measure it.
//!
//! A block that is written like this is accepted:
//! - every driven signal has a default at the top, and is written before it is read;
//! - `+ - << !` are assigned to a `Local` of their width before they are compared, widened, shifted right, matched,
//!   reduced or used as an index; operands are widened, not results;
//! - bits are selected of signals, inside their width; an index that is a signal cannot reach past the end;
//! - numbers that depend on parameters are `Constant` fields; const generics are widths and loop bounds;
//! - operators of different kinds have parentheses, match labels are decimal numbers, enumerators or `_`.

pub mod assign;
pub mod drive;
pub mod keyword;
pub mod lint;
pub mod names;
pub mod source;

use super::error::Finding;
use pica_verilog::tree::Module;

/// What is wrong with Verilog as a simulator will read it. Names are looked at first: the rest relies on them.
pub fn text(modules: &[Module]) -> Vec<Finding> {
    let findings: Vec<Finding> = modules.iter().flat_map(|module| names::check(module, modules)).collect();
    if !findings.is_empty() {
        return findings;
    }
    let flow = |module| assign::check(module).into_iter().chain(drive::check(module, modules));
    modules.iter().flat_map(flow).collect()
}
