// SPDX-License-Identifier: MIT
//! The first file of a stage: what it does.

/// Whether two depths are at most one step apart.
pub fn near(a: u16, b: u16) -> bool {
    a.abs_diff(b) <= 1
}
