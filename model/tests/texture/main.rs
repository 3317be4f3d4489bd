// SPDX-License-Identifier: MIT
//! The texture units, against values derived by hand.

mod dossier_12_7;
mod dossier_12_8;
mod format;
mod procedural;
mod sampling;
mod support;
mod unit;
