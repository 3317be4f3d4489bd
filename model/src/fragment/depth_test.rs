// SPDX-License-Identifier: MIT
//! DEPTH_COLOR_MASK bits 0-6: the test of depth.

use pica_spec::pica200::DepthColorMask;

use super::compare::compare;

/// Whether the depth of a fragment passes against the stored one; a test that is off passes (framebuffer.md#depth).
#[inline(always)]
pub const fn depth_test(mask: DepthColorMask, depth: u32, stored: u32) -> bool {
    !mask.depth_test_enable() || compare(mask.function(), depth, stored)
}
