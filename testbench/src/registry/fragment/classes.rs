// SPDX-License-Identifier: MIT
//! Classes of the values of the fragment blocks, for their tables of coverage.

/// 0: less, 1: equal, 2: greater.
pub const fn order(a: u32, b: u32) -> usize {
    if a < b {
        0
    } else if a == b {
        1
    } else {
        2
    }
}

/// 0, 255, 128 and above, the rest.
pub const fn class(byte: u32) -> usize {
    match byte & 0xFF {
        0 => 0,
        255 => 1,
        128..255 => 2,
        _ => 3,
    }
}
