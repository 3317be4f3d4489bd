// SPDX-License-Identifier: MIT
//! From shaded vertices to fragments, by values derived by hand (raster.md).

mod clip;
mod coverage;
mod depth;
mod interpolation;
mod output_map;
mod region;
mod support;
mod viewport;
mod watertight;
