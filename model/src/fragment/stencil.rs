// SPDX-License-Identifier: MIT
//! STENCIL_TEST and STENCIL_OP (framebuffer.md#stencil).

use pica_spec::pica200::{StencilAction, StencilOp, StencilTest};

use super::compare::compare;
use super::planes::Channel;

/// Whether (reference AND read mask) stands in the relation to (stored AND read mask), as unsigned numbers (assumption
/// `stencil_sign`). A test that is off passes.
#[inline]
pub const fn stencil_test(test: StencilTest, stored: u8) -> bool {
    let mask = test.read_mask();
    !test.enable() || compare(test.function(), test.reference() & mask, stored as u32 & mask)
}

/// What an action makes of a stored value, before the write mask.
#[inline(always)]
pub const fn stencil_action(action: StencilAction, stored: u8, reference: u8) -> u8 {
    match action {
        StencilAction::Keep => stored,
        StencilAction::Zero => 0,
        StencilAction::Replace => reference,
        StencilAction::Increment => stored.saturating_add(1),
        StencilAction::Decrement => stored.saturating_sub(1),
        StencilAction::Invert => !stored,
        StencilAction::IncrementWrap => stored.wrapping_add(1),
        StencilAction::DecrementWrap => stored.wrapping_sub(1),
    }
}

/// What an action leaves in the buffer: its bits where the write mask is set, elsewhere the stored ones.
#[inline(always)]
pub const fn stencil_write(test: StencilTest, action: StencilAction, stored: u8) -> u8 {
    let mask = test.write_mask() as u8;
    stencil_action(action, stored, test.reference() as u8) & mask | stored & !mask
}

/// The action of an outcome.
#[inline]
pub const fn stencil_outcome(op: StencilOp, stencil_passes: bool, depth_passes: bool) -> StencilAction {
    match (stencil_passes, depth_passes) {
        (false, _) => op.fail(),
        (true, false) => op.depth_fail(),
        (true, true) => op.pass(),
    }
}

/// The stage: whether a fragment passes the test, and what it leaves in the buffer if `depth_passes` is how the depth
/// test would end. A stage that is off leaves what is there.
#[inline]
pub const fn stencil(test: StencilTest, op: StencilOp, stored: u8, depth_passes: bool) -> (bool, u8) {
    let passes = stencil_test(test, stored);
    let written =
        if test.enable() { stencil_write(test, stencil_outcome(op, passes, depth_passes), stored) } else { stored };
    (passes, written)
}

/// [`stencil_write`] of every fragment. The action is decided once.
#[inline(always)]
pub fn stencil_write_all<const N: usize>(test: StencilTest, action: StencilAction, stored: &Channel<N>) -> Channel<N> {
    macro_rules! compiled_for {
        ($($action:ident),*) => {
            match action {
                $(StencilAction::$action => {
                    let mut written = [0; N];
                    for (written, stored) in written.iter_mut().zip(stored) {
                        *written = stencil_write(test, StencilAction::$action, *stored);
                    }
                    written
                })*
            }
        };
    }
    compiled_for!(Keep, Zero, Replace, Increment, Decrement, Invert, IncrementWrap, DecrementWrap)
}
