// SPDX-License-Identifier: MIT
//! What the tests have in common.

pub mod machine;
pub mod number;
pub mod random;
pub mod word;
