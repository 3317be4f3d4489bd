// SPDX-License-Identifier: MIT
//! Depth (raster.md#depth-map): what a triangle has of it, and its fragments.
//!
//! [`DepthSetup`] maps the depths of the vertices, once a triangle; [`DepthPlane`] interpolates them.

mod plane;
mod setup;

use crate::UnsupportedChoice;
use pica_spec::choices::{DepthInterpolation, Recorder};
pub use plane::*;
pub use setup::*;

/// Choice `depth_interpolation`.
///
/// # Errors
/// If depth is to be interpolated in steps of float24.
fn depth_is_exact(choices: &Recorder) -> Result<(), UnsupportedChoice> {
    match choices.depth_interpolation() {
        DepthInterpolation::Exact => Ok(()),
        DepthInterpolation::F24Steps => {
            let reason = "the hardware has one exact quotient, and no steps of float24, for the depth of a fragment";
            Err(UnsupportedChoice { id: "depth_interpolation", value: DepthInterpolation::F24Steps.name(), reason })
        }
    }
}
