// SPDX-License-Identifier: MIT
//! The reference as a C library: float24 arithmetic, a shader unit, registers, a machine that replays command lists and
//! recordings. `include/pica.h` is generated from this crate; what it says is for users of C.
//!
//! * [`error`]: how a call fails, and that nothing unwinds into C.
//! * [`choices`], [`float24`], [`shader`], [`machine`], [`recorder`], [`registers`]: the calls, a file per handle; [`stages`]: those of the
//!   stages of a machine.

mod choices;
mod error;
mod float24;
mod fragment;
mod lists;
mod machine;
mod memory;
mod recorder;
mod registers;
mod shader;
mod stages;

use core::ffi::{CStr, c_char};

/// Version of this interface: it grows when something changes that a compiled program would notice. Compare it with
/// what pica_abi_version gives.
pub const PICA_ABI_VERSION: u32 = 1;

/// The version of the interface that the library has.
#[unsafe(no_mangle)]
pub extern "C" fn pica_abi_version() -> u32 {
    PICA_ABI_VERSION
}

/// The version of the library, as text that stays.
#[unsafe(no_mangle)]
pub extern "C" fn pica_version() -> *const c_char {
    const VERSION: &CStr = match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(version) => version,
        Err(_) => c"",
    };
    VERSION.as_ptr()
}
