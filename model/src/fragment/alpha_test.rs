// SPDX-License-Identifier: MIT
//! FRAGOP_ALPHA_TEST.

use pica_spec::pica200::FragopAlphaTest;

use super::compare::keep_if;
use super::planes::{Channel, Mask};

/// Takes the fragments out of a mask that do not pass the test: alpha compared with the reference
/// (framebuffer.md#alpha-test). Gives whether the test is on.
#[inline(always)]
pub fn alpha_test<const N: usize>(test: FragopAlphaTest, alpha: &Channel<N>, mask: &mut Mask<N>) -> bool {
    if test.enable() {
        keep_if(mask, test.function(), alpha, &[test.reference() as u8; N]);
    }
    test.enable()
}
