// SPDX-License-Identifier: MIT
//! FRAGOP_ALPHA_TEST.

use pica_spec::pica200::FragopAlphaTest;

use super::compare::compare_all;

/// One bit per alpha: whether it passes the test, alpha compared with the reference (dossier section 6.6). `None` if the
/// test is off.
#[inline]
pub fn alpha_test(test: FragopAlphaTest, alpha: &[u8]) -> Option<u64> {
    let reference = test.reference();
    test.enable().then(|| compare_all(test.function(), alpha.len(), |i| (alpha[i].into(), reference)))
}
