// SPDX-License-Identifier: MIT
//! Small shader programs, in words put together by the formats of shader-unit.md#instruction-words.

/// Descriptor 0 of the programs here: all components, no swizzle, no negation (worked by hand).
pub const DESCRIPTOR: u32 = 0x0D86_C36F;

/// Number of a source register: v0-v15 are 0x00-0x0F, r0-r15 0x10-0x1F, c0-c95 0x20-0x7F.
pub const fn v(n: u32) -> u32 {
    n
}
pub const fn r(n: u32) -> u32 {
    0x10 + n
}
pub const fn c(n: u32) -> u32 {
    0x20 + n
}

/// MOV to o0-o15 (0x00-0x0F) or r0-r15 (0x10-0x1F): format 1u.
pub const fn mov(destination: u32, source: u32) -> u32 {
    0x13 << 26 | destination << 21 | source << 12
}

/// ADD: format 1, the second source a v or r register.
pub const fn add(destination: u32, first: u32, second: u32) -> u32 {
    destination << 21 | first << 12 | second << 7
}

pub const END: u32 = 0x22 << 26;
pub const NOP: u32 = 0x21 << 26;
pub const BREAK: u32 = 0x20 << 26;
pub const EMIT: u32 = 0x2A << 26;

/// SETEMIT: format 4.
pub const fn setemit(slot: u32, primitive: bool, winding: bool) -> u32 {
    0x2B << 26 | slot << 24 | (primitive as u32) << 23 | (winding as u32) << 22
}

/// JMPU to `target`, taken if boolean `b` is true: format 3.
pub const fn jmpu(b: u32, target: u32) -> u32 {
    0x2D << 26 | b << 22 | target << 10
}

/// CMP EQ of both flags, the first source a c register, the second a v or r register: format 1c.
pub const fn cmp_eq(first: u32, second: u32) -> u32 {
    0x2E << 26 | first << 12 | second << 7
}

/// JMPC to `target`, taken if cmp.x is true: format 2.
pub const fn jmpc_x(target: u32) -> u32 {
    0x2C << 26 | 1 << 25 | 2 << 22 | target << 10
}

/// o0 = v0, o1 = v1 ... o(n-1) = v(n-1).
pub fn pass_through(n: u32) -> Vec<u32> {
    (0..n).map(|i| mov(i, v(i))).chain([END]).collect()
}

/// Emits (a, b, c) as o0 of three vertices, of which the third completes a triangle.
pub fn emit_three(sources: [u32; 3], winding: bool) -> Vec<u32> {
    let mut words = Vec::new();
    for (slot, source) in (0..).zip(sources) {
        words.extend([setemit(slot, slot == 2, winding && slot == 2), mov(0, source), EMIT]);
    }
    words
}
