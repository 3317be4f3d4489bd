// SPDX-License-Identifier: MIT
//! Division of texture coordinates by w or by the major axis (choice `texture_divide`).

use pica_spec::choices::{Choices, TextureDivide};

use crate::float::{F24, F24Rounding};

/// How coordinates are divided.
#[derive(Clone, Copy, Debug)]
pub struct Divider {
    /// Rounding of every f24 operation on texture coordinates.
    pub rounding: F24Rounding,
    /// Choice `texture_divide`.
    pub division: TextureDivide,
}

impl Divider {
    /// A divider as the choices ask for.
    pub fn new(choices: &Choices) -> Divider {
        Divider { rounding: choices.f24_rounding, division: choices.texture_divide }
    }

    /// The two numerators over the divisor.
    #[inline]
    pub fn divide(self, numerators: [F24; 2], divisor: F24) -> [F24; 2] {
        match self.division {
            TextureDivide::Reciprocal => {
                let reciprocal = divisor.rcp(self.rounding);
                numerators.map(|numerator| numerator.mul(reciprocal, self.rounding))
            }
            TextureDivide::Divide => numerators.map(|numerator| numerator.div(divisor, self.rounding)),
        }
    }
}
