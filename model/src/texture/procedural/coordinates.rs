// SPDX-License-Identifier: MIT
//! TEXUNIT3_PROCTEX0: shift, clamp and combination of the coordinates. All numbers are not negative and have 16
//! fraction bits; products and halves are rounded down.

use pica_spec::pica200::{ProctexClamp, ProctexCombine, ProctexShift};

use super::fixed::{ONE, mul};

/// What is added to a coordinate with clamp mode `clamp`, where the other coordinate is `other`
/// (procedural-texture.md#configuration).
pub const fn shift(shift: ProctexShift, clamp: ProctexClamp, other: i64) -> i64 {
    let integer = other >> 16;
    let shifted = match shift {
        ProctexShift::None => 0,
        ProctexShift::Odd => integer / 2 % 2,
        ProctexShift::Even => (integer + 1) / 2 % 2,
    };
    shifted * if matches!(clamp, ProctexClamp::MirroredRepeat) { ONE } else { ONE / 2 }
}

/// A coordinate brought to 0..=1.
pub const fn clamp(clamp: ProctexClamp, x: i64) -> i64 {
    let fraction = x & 0xFFFF;
    match clamp {
        ProctexClamp::ClampToZero => {
            if x > ONE {
                0
            } else {
                x
            }
        }
        ProctexClamp::ClampToEdge => at_most_one(x),
        ProctexClamp::Repeat => fraction,
        ProctexClamp::MirroredRepeat => {
            if x >> 16 & 1 == 0 {
                fraction
            } else {
                ONE - fraction
            }
        }
        ProctexClamp::Pulse => {
            if x > ONE / 2 {
                ONE
            } else {
                0
            }
        }
    }
}

/// The coordinate of a map, 0..=1.
pub const fn combine(combine: ProctexCombine, u: i64, v: i64) -> i64 {
    match combine {
        ProctexCombine::U => u,
        ProctexCombine::U2 => mul(u, u),
        ProctexCombine::V => v,
        ProctexCombine::V2 => mul(v, v),
        ProctexCombine::Add => (u + v) >> 1,
        ProctexCombine::Add2 => (u * u + v * v) >> 17,
        ProctexCombine::Sqrt2 => at_most_one(length(u, v)),
        ProctexCombine::Min => {
            if u < v {
                u
            } else {
                v
            }
        }
        ProctexCombine::Max => {
            if u > v {
                u
            } else {
                v
            }
        }
        // Half of (u + v) / 2 plus half of the length, rounded once.
        ProctexCombine::Rmax => at_most_one((u + v + 2 * length(u, v)) >> 2),
        ProctexCombine::Unlisted(_) => 0,
    }
}

/// floor(sqrt(u^2 + v^2)).
const fn length(u: i64, v: i64) -> i64 {
    (u * u + v * v).isqrt()
}

const fn at_most_one(x: i64) -> i64 {
    if x > ONE { ONE } else { x }
}
