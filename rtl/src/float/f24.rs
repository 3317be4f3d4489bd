// SPDX-License-Identifier: MIT
//! Patterns of float24 that circuits name.

use super::Format;

/// 1.0.
pub const ONE: usize = Format::F24.one() as usize;
/// The sign bit alone.
pub const SIGN: usize = Format::F24.sign() as usize;
