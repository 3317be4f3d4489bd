// SPDX-License-Identifier: MIT
//! Replay of CiTrace recordings ([`pica_spec::trace`] reads them).
//!
//! * `state`: the state that a recording starts with.
//! * `replay`: its stream, element by element.

mod replay;
mod state;

pub use replay::{Replay, Step};
pub use state::{initial_state, restore};
