// SPDX-License-Identifier: MIT
//! `MOVA`: conversion to an address register offset.

use super::{FixedRounding, Float};

impl<const E: u32, const M: u32> Float<E, M> {
    /// The integer part, rounded toward zero and limited to the range of `i32`, so that an offset outside the address
    /// register's range stays outside (shader-unit.md#relative-addressing).
    ///
    /// `None` for NaN and infinity, which count as out of range (choice `address_register_range`).
    #[inline]
    pub const fn mova(self) -> Option<i32> {
        if self.is_finite() { Some(self.to_fixed::<32, 0>(FixedRounding::TowardZero)) } else { None }
    }
}
