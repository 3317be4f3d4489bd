// SPDX-License-Identifier: MIT
//! The registers that a program computes with (shader-unit.md#registers).

use super::Vector;
use super::isa::IndexRegister;
use pica_spec::isa::code::register;

/// Temporary and input registers each.
pub const REGISTER_COUNT: usize = register::TEMPORARY_COUNT;

/// What choice `shader_register_init` is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Registers {
    /// r0-r15.
    pub temporaries: [Vector; REGISTER_COUNT],
    /// a0.x and a0.y.
    pub a0: [i32; 2],
    /// aL. With choice `al_width=wrap-8` at most 255.
    pub al: u32,
    /// cmp.x and cmp.y.
    pub cmp: [bool; 2],
}

impl Registers {
    /// The offset that an index register holds.
    #[inline]
    pub fn offset(&self, index: IndexRegister) -> i32 {
        match index {
            IndexRegister::None => 0,
            IndexRegister::A0x => self.a0[0],
            IndexRegister::A0y => self.a0[1],
            IndexRegister::Al => al_offset(self.al),
        }
    }
}

/// aL as an offset; what does not fit is out of range in any case.
#[inline]
pub(super) fn al_offset(al: u32) -> i32 {
    i32::try_from(al).unwrap_or(i32::MAX)
}
