// SPDX-License-Identifier: MIT
//! What the ALU computes: the code between decoder and ALU. Opcodes that differ in their operands alone have one.

/// a + b.
pub const ADD: usize = 0;
/// The dot product of three components.
pub const DP3: usize = 1;
/// The dot product of four components.
pub const DP4: usize = 2;
/// The dot product of four components with 1 for a.w.
pub const DPH: usize = 3;
/// (1, a.y * b.y, a.z, b.w).
pub const DST: usize = 4;
/// 2^a.x.
pub const EX2: usize = 5;
/// log2(a.x).
pub const LG2: usize = 6;
/// The coefficients of lighting.
pub const LITP: usize = 7;
/// a * b.
pub const MUL: usize = 8;
/// Whether a >= b, as 1.0 or 0.
pub const SGE: usize = 9;
/// Whether a < b, as 1.0 or 0.
pub const SLT: usize = 10;
/// The largest integer not above a.
pub const FLR: usize = 11;
/// a > b ? a : b.
pub const MAX: usize = 12;
/// a < b ? a : b.
pub const MIN: usize = 13;
/// 1 / a.x.
pub const RCP: usize = 14;
/// 1 / sqrt(a.x).
pub const RSQ: usize = 15;
/// a * b + c.
pub const MAD: usize = 16;
/// Comparisons of a.x and a.y.
pub const CMP: usize = 17;
/// a.x and a.y as addresses.
pub const MOVA: usize = 18;
/// a.
pub const MOV: usize = 19;
