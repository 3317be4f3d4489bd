// SPDX-License-Identifier: MIT
//! What a step of flow control does: codes of the port `step_operation`.

/// The step goes to the next address.
pub const SEQUENTIAL: usize = 0;
/// An invocation starts.
pub const START: usize = 1;
/// The step goes to another address.
pub const JUMP: usize = 2;
/// The step goes into a procedure.
pub const CALL: usize = 3;
/// The step goes into the first branch of IF.
pub const THEN: usize = 4;
/// The step goes into a loop.
pub const LOOP: usize = 5;
/// The step goes out of the loop.
pub const BREAK: usize = 6;
/// An invocation starts, with zero in aL.
pub const START_ZERO: usize = 7;
