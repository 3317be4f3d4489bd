// SPDX-License-Identifier: MIT
//! From shaded vertices to fragments, by values derived by hand (dossier sections 4 and 12.6).

mod clip;
mod coverage;
mod depth;
mod interpolation;
mod output_map;
mod region;
mod support;
mod viewport;
mod watertight;
