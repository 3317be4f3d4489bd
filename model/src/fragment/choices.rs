// SPDX-License-Identifier: MIT
//! Alternatives of the ledger that the fragment pipeline does not offer.

use pica_spec::choices::{Choices, FloatSpecial, LightingArithmetic, LightingNan, ProceduralArithmetic};

use super::FragmentPipeline;
use crate::shader::UnsupportedChoice;

impl FragmentPipeline {
    /// Whether the pipeline offers the alternatives that were chosen.
    ///
    /// # Errors
    /// If one is named that it does not offer.
    pub fn check(choices: &Choices) -> Result<(), UnsupportedChoice> {
        let Choices { lighting_nan, lighting_arithmetic, procedural_arithmetic, float_special, .. } = choices;
        let refused = [
            (
                *lighting_nan == LightingNan::Propagate,
                ("lighting_nan", lighting_nan.name(), "the fixed-point numbers of the lighting unit have no NaN"),
            ),
            (
                *lighting_arithmetic == LightingArithmetic::F24,
                ("lighting_arithmetic", lighting_arithmetic.name(), "the model computes lighting in fixed point"),
            ),
            (
                *procedural_arithmetic == ProceduralArithmetic::Fixed12,
                ("procedural_arithmetic", procedural_arithmetic.name(), "the model computes with 16 fraction bits"),
            ),
            (
                *float_special == FloatSpecial::Zero,
                ("float_special", float_special.name(), "the model has no special case for these patterns"),
            ),
        ];
        match refused.into_iter().find(|(refused, _)| *refused) {
            Some((_, (id, value, reason))) => Err(UnsupportedChoice { id, value, reason }),
            None => Ok(()),
        }
    }
}
