// SPDX-License-Identifier: MIT
//! Circuits of float units whose modules are one module with parameters.

use super::{Multiplier, Normalize, Round};
use crate::emit::parameters::families;
use pica_spec::choices::F24Rounding::{NearestEven, TowardZero};

const NUMBER: &[(&str, &str)] = &[("N", "Bits of the number.")];
const ROUNDED: &[(&str, &str)] = &[("M", "Bits of the mantissa."), ("X", "Bits of the exponent, biased.")];
const FACTORS: &[(&str, &str)] = &[("N", "Bits of an operand."), ("L", "Bits of the lower part of the product.")];

families! {
    "normalize_4", NUMBER, Normalize<16, 4>, Normalize<23, 4>, Normalize<27, 4>;
    "normalize_3", NUMBER, Normalize<21, 3>, Normalize<30, 3>, Normalize<27, 3>;
    "normalize_2_by_8", NUMBER, Normalize<21, 2> = with_last_step(8), Normalize<30, 2> = with_last_step(8),
        Normalize<27, 2> = with_last_step(8);
    "round", ROUNDED, Round<16, 9, 25> = new(TowardZero), Round<11, 7, 18> = new(TowardZero),
        Round<13, 12, 25> = new(TowardZero), Round<23, 10, 33> = new(TowardZero);
    "round_nearest", ROUNDED, Round<16, 9, 25> = new(NearestEven), Round<11, 7, 18> = new(NearestEven),
        Round<13, 12, 25> = new(NearestEven), Round<23, 10, 33> = new(NearestEven);
    "multiplier", FACTORS, Multiplier<17, 18, 16>, Multiplier<18, 17, 19>, Multiplier<14, 17, 11>, Multiplier<20, 17, 23>;
}
