// SPDX-License-Identifier: MIT
//! Gas (fragment.md#gas), choice `gas`: [`accumulation`] in the gas mode of COLOR_OPERATION, which adds densities up in a
//! buffer, and [`shading`] in the gas mode of TEXENV_UPDATE_BUFFER, which makes colours of them.

pub mod accumulation;
mod lut;
pub mod shading;

pub use lut::GasLut;
