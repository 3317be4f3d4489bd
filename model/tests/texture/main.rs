// SPDX-License-Identifier: MIT
//! The texture units, against values derived by hand.

mod format;
mod procedural;
mod sampling;
mod support;
mod unit;
mod worked_procedural;
mod worked_texels;
