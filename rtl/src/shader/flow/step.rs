// SPDX-License-Identifier: MIT
//! What a step of flow control does: codes of the port `step_operation`.

/// To the next address.
pub const SEQUENTIAL: usize = 0;
/// An invocation starts.
pub const START: usize = 1;
/// To another address.
pub const JUMP: usize = 2;
/// Into a procedure.
pub const CALL: usize = 3;
/// Into the first branch of IF.
pub const THEN: usize = 4;
/// Into a loop.
pub const LOOP: usize = 5;
/// Out of the loop.
pub const BREAK: usize = 6;
/// An invocation starts, with zero in aL.
pub const START_ZERO: usize = 7;
