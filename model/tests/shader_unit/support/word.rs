// SPDX-License-Identifier: MIT
//! Instruction words, put together from the bit ranges of shader-unit.md#instruction-words.

/// Register numbers of sources.
pub const fn v(number: u32) -> u32 {
    number
}
pub const fn r(number: u32) -> u32 {
    0x10 + number
}
pub const fn c(number: u32) -> u32 {
    0x20 + number
}
/// Register number of a destination; r registers are as in sources.
pub const fn o(number: u32) -> u32 {
    number
}

pub const ADD: u32 = 0x00;
pub const DP3: u32 = 0x01;
pub const DP4: u32 = 0x02;
pub const DPH: u32 = 0x03;
pub const DST: u32 = 0x04;
pub const EX2: u32 = 0x05;
pub const LG2: u32 = 0x06;
pub const LITP: u32 = 0x07;
pub const MUL: u32 = 0x08;
pub const SGE: u32 = 0x09;
pub const SLT: u32 = 0x0A;
pub const FLR: u32 = 0x0B;
pub const MAX: u32 = 0x0C;
pub const MIN: u32 = 0x0D;
pub const RCP: u32 = 0x0E;
pub const RSQ: u32 = 0x0F;
pub const MOV: u32 = 0x13;
pub const DPHI: u32 = 0x18;
pub const DSTI: u32 = 0x19;
pub const SGEI: u32 = 0x1A;
pub const SLTI: u32 = 0x1B;

pub const BREAK: u32 = 0x20 << 26;
pub const NOP: u32 = 0x21 << 26;
pub const END: u32 = 0x22 << 26;
pub const EMIT: u32 = 0x2A << 26;

/// Conditions: (CONDOP, refX, refY).
pub const IF_X: (u32, u32, u32) = (2, 1, 0);
pub const IF_NOT_X: (u32, u32, u32) = (2, 0, 0);
pub const IF_Y: (u32, u32, u32) = (3, 0, 1);

/// Indices of the IDX field.
pub const A0X: u32 = 1;
pub const A0Y: u32 = 2;
pub const AL: u32 = 3;

/// Format 1: source 1 is wide.
pub const fn two(op: u32, dst: u32, src1: u32, src2: u32, desc: u32) -> u32 {
    two_indexed(op, dst, src1, 0, src2, desc)
}

pub const fn two_indexed(op: u32, dst: u32, src1: u32, idx: u32, src2: u32, desc: u32) -> u32 {
    assert!(src2 < 0x20 && src1 < 0x80 && dst < 0x20 && desc < 0x80);
    op << 26 | dst << 21 | idx << 19 | src1 << 12 | src2 << 7 | desc
}

/// Format 1i: source 2 is wide.
pub const fn two_inverted(op: u32, dst: u32, src1: u32, src2: u32, idx: u32, desc: u32) -> u32 {
    assert!(src1 < 0x20 && src2 < 0x80);
    op << 26 | dst << 21 | idx << 19 | src1 << 14 | src2 << 7 | desc
}

/// Format 1u.
pub const fn one(op: u32, dst: u32, src1: u32, desc: u32) -> u32 {
    one_indexed(op, dst, src1, 0, desc)
}

pub const fn one_indexed(op: u32, dst: u32, src1: u32, idx: u32, desc: u32) -> u32 {
    op << 26 | dst << 21 | idx << 19 | src1 << 12 | desc
}

pub const fn mov(dst: u32, src1: u32) -> u32 {
    one(MOV, dst, src1, 0)
}

pub const fn mova(src1: u32, desc: u32) -> u32 {
    one(0x12, 0, src1, desc)
}

/// Format 1c.
pub const fn cmp(src1: u32, op_x: u32, op_y: u32, src2: u32, desc: u32) -> u32 {
    0x17 << 27 | op_x << 24 | op_y << 21 | src1 << 12 | src2 << 7 | desc
}

/// Format 5.
pub const fn mad(dst: u32, src1: u32, src2: u32, src3: u32, idx: u32, desc: u32) -> u32 {
    assert!(src1 < 0x20 && src2 < 0x80 && src3 < 0x20 && desc < 0x20);
    7 << 29 | dst << 24 | idx << 22 | src1 << 17 | src2 << 10 | src3 << 5 | desc
}

/// Format 5i.
pub const fn madi(dst: u32, src1: u32, src2: u32, src3: u32, idx: u32, desc: u32) -> u32 {
    assert!(src1 < 0x20 && src2 < 0x20 && src3 < 0x80 && desc < 0x20);
    6 << 29 | dst << 24 | idx << 22 | src1 << 17 | src2 << 12 | src3 << 5 | desc
}

/// Format 2.
pub const fn on_flags(op: u32, dst: u32, num: u32, (condop, ref_x, ref_y): (u32, u32, u32)) -> u32 {
    op << 26 | ref_x << 25 | ref_y << 24 | condop << 22 | dst << 10 | num
}

pub const fn breakc(condition: (u32, u32, u32)) -> u32 {
    on_flags(0x23, 0, 0, condition)
}
pub const fn call(dst: u32, num: u32) -> u32 {
    on_flags(0x24, dst, num, (0, 0, 0))
}
pub const fn callc(dst: u32, num: u32, condition: (u32, u32, u32)) -> u32 {
    on_flags(0x25, dst, num, condition)
}
pub const fn ifc(dst: u32, num: u32, condition: (u32, u32, u32)) -> u32 {
    on_flags(0x28, dst, num, condition)
}
pub const fn jmpc(dst: u32, condition: (u32, u32, u32)) -> u32 {
    on_flags(0x2C, dst, 0, condition)
}

/// Format 3.
pub const fn on_boolean(op: u32, dst: u32, num: u32, boolean: u32) -> u32 {
    op << 26 | boolean << 22 | dst << 10 | num
}

pub const fn callu(dst: u32, num: u32, boolean: u32) -> u32 {
    on_boolean(0x26, dst, num, boolean)
}
pub const fn ifu(dst: u32, num: u32, boolean: u32) -> u32 {
    on_boolean(0x27, dst, num, boolean)
}
/// LOOP with the address of its last instruction.
pub const fn repeat(last: u32, integer: u32) -> u32 {
    on_boolean(0x29, last, 0, integer)
}
pub const fn jmpu(dst: u32, num: u32, boolean: u32) -> u32 {
    on_boolean(0x2D, dst, num, boolean)
}
/// A jump that is always taken: b15 has to be 0.
pub const fn jump(dst: u32) -> u32 {
    jmpu(dst, 1, 15)
}

/// Format 4.
pub const fn setemit(vertex: u32, primitive: u32, winding: u32) -> u32 {
    0x2B << 26 | vertex << 24 | primitive << 23 | winding << 22
}

/// Selectors.
pub const XYZW: u32 = 0x1B;
pub const YYYY: u32 = 0x55;
pub const WZYX: u32 = 0xE4;
pub const YZWX: u32 = 0x6C;

/// A descriptor: mask (x = 8), and (negation, selector) of each source (shader-unit.md#operand-descriptors).
pub const fn descriptor(mask: u32, sources: [(u32, u32); 3]) -> u32 {
    let [(neg1, sel1), (neg2, sel2), (neg3, sel3)] = sources;
    mask | neg1 << 4 | sel1 << 5 | neg2 << 13 | sel2 << 14 | neg3 << 22 | sel3 << 23
}

/// A descriptor with plain sources.
pub const fn masked(mask: u32) -> u32 {
    descriptor(mask, [(0, XYZW); 3])
}
