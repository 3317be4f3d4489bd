// SPDX-License-Identifier: MIT
//! Circuits of float units whose modules are one module with parameters.

use super::{Multiplier, Normalize, Round};
use crate::component::Component;
use crate::emit::parameters::{Family, defaults};
use pica_spec::choices::F24Rounding;
use rust_hdl::core::prelude::*;

const NUMBER: &[(&str, &str)] = &[("N", "Bits of the number.")];
const ROUNDED: &[(&str, &str)] = &[("M", "Bits of the mantissa."), ("X", "Bits of the exponent, biased.")];

pub(crate) const FAMILIES: &[Family] = &[
    Family {
        name: "normalize_4",
        component: Normalize::<2, 1>::NAME,
        parameters: NUMBER,
        circuits: defaults![Normalize<16, 4>, Normalize<23, 4>, Normalize<27, 4>],
    },
    Family {
        name: "normalize_3",
        component: Normalize::<2, 1>::NAME,
        parameters: NUMBER,
        circuits: defaults![Normalize<21, 3>, Normalize<30, 3>, Normalize<27, 3>],
    },
    Family {
        name: "normalize_2_by_8",
        component: Normalize::<2, 1>::NAME,
        parameters: NUMBER,
        circuits: || {
            vec![
                Box::new(Normalize::<21, 2>::with_last_step(8)),
                Box::new(Normalize::<30, 2>::with_last_step(8)),
                Box::new(Normalize::<27, 2>::with_last_step(8)),
            ]
        },
    },
    Family {
        name: "round",
        component: Round::<1, 1, 2>::NAME,
        parameters: ROUNDED,
        circuits: || rounds(F24Rounding::TowardZero),
    },
    Family {
        name: "round_nearest",
        component: Round::<1, 1, 2>::NAME,
        parameters: ROUNDED,
        circuits: || rounds(F24Rounding::NearestEven),
    },
    Family {
        name: "multiplier",
        component: Multiplier::<1, 1, 1>::NAME,
        parameters: &[("N", "Bits of an operand."), ("L", "Bits of the lower part of the product.")],
        circuits: defaults![Multiplier<17, 18, 16>, Multiplier<18, 17, 19>, Multiplier<14, 17, 11>, Multiplier<20, 17, 23>],
    },
];

fn rounds(rounding: F24Rounding) -> Vec<Box<dyn Block>> {
    vec![
        Box::new(Round::<16, 9, 25>::new(rounding)),
        Box::new(Round::<11, 7, 18>::new(rounding)),
        Box::new(Round::<13, 12, 25>::new(rounding)),
        Box::new(Round::<23, 10, 33>::new(rounding)),
    ]
}
