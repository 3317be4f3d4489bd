// SPDX-License-Identifier: MIT
//! The registers that the command stream itself depends on.

use crate::pica200::{ID_COUNT, ROUTES};

pub use crate::pica200::CPU_BASE;
use crate::pica200::CPU_STRIDE;
pub use crate::pica200::id::{
    CMDBUF_ADDR0, CMDBUF_ADDR1, CMDBUF_JUMP0, CMDBUF_JUMP1, CMDBUF_SIZE0, CMDBUF_SIZE1, FINALIZE, IRQ_AUTOSTOP,
    IRQ_CMP0 as IRQ_CMP,
};

/// The last register id that exists (command-lists.md#stream).
pub const LAST_REGISTER: u32 = ID_COUNT as u32 - 1;

/// What system software writes to IRQ_CMP, and its value after reset (command-lists.md#end-of-a-list).
pub const IRQ_CMP_RESET: u32 = 0x1234_5678;

/// The physical address at which the CPU has a register.
pub const fn cpu_address(id: u32) -> u32 {
    CPU_BASE + CPU_STRIDE * id
}

/// Whether `id` is a register that only the CPU can write (command-lists.md#stream).
pub fn is_cpu_only(id: u32) -> bool {
    ROUTES.get(id as usize).is_some_and(|route| !route.lists)
}
