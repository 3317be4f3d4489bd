// SPDX-License-Identifier: MIT
//! Modules that differ in numbers alone, as one module with `parameter`s: a *family*.
//!
//! A [`Family`] is declared in the room of its circuits: what its parameters are called, and some circuits of it. Those are
//! emitted, and where their texts have different numbers, the module of the family has an expression of the parameters that
//! gives the number of each of them ([`unify`]). A module is one of the family if that text, with its values for the
//! parameters, is its own text but for the spelling ([`normal`]); otherwise it stays apart. So the module of a family depends on
//! the declaration alone, and not on what is emitted with it.
//!
//! The pass is the last one, beside the prefix: what is proven, measured and mutated is the text before it.

mod shape;

pub(super) use shape::{Member, Shape, members, with_families};

use super::{EmitError, Naming, Part};
use crate::build::Memory;
use crate::{float, fragment, parts, raster, shader};
#[cfg(doc)]
use pica_verilog::parameters::{normal, unify};
use rust_hdl::core::prelude::*;

/// Circuits whose modules are one module with `parameter`s.
#[derive(Debug)]
pub struct Family {
    /// The name of the module.
    pub(crate) name: &'static str,
    /// The name of the type of the circuits.
    pub(crate) component: &'static str,
    /// The parameters and what they are. A parameter is a const parameter of the circuits, or else the `localparam` that has its
    /// name in small letters.
    pub(crate) parameters: &'static [(&'static str, &'static str)],
    /// Circuits that tell what depends on which parameter: more of them than parameters, with values that have nothing in common
    /// and are not special, as a width of 1 is. The values of the first are those that the module has by default.
    pub(crate) circuits: fn() -> Vec<Box<dyn Block>>,
}

/// All families.
pub fn all() -> impl Iterator<Item = &'static Family> {
    [parts::FAMILIES, float::FAMILIES, fragment::FAMILIES, shader::FAMILIES, raster::FAMILIES].into_iter().flatten()
}

/// The modules of all families, with the names that `naming` gives and memories as they are by default.
///
/// # Errors
/// If circuits that are declared to be one module differ by more than what parameters are.
pub fn modules(naming: &Naming) -> Result<Vec<Part>, EmitError> {
    all().map(|family| Part::family(&*shape::shape(family, Memory::default())?, naming)).collect()
}

/// The families of a room: the name of the module, the parameters, and the circuits, each with what makes it unless that is
/// its default.
macro_rules! families {
    ($($name:literal, $parameters:expr, $($circuit:ty $(= $new:ident($($argument:expr),*))?),+;)+) => {
        pub(crate) const FAMILIES: &[$crate::emit::parameters::Family] = &[$($crate::emit::parameters::Family {
            name: $name,
            component: [$(<$circuit as $crate::component::Component>::NAME),+][0],
            parameters: $parameters,
            circuits: || vec![$($crate::emit::parameters::circuit!($circuit $(= $new($($argument),*))?)),+],
        }),+];
    };
}
pub(crate) use families;

/// A circuit of a family.
macro_rules! circuit {
    ($circuit:ty) => { Box::<$circuit>::default() };
    ($circuit:ty = $new:ident($($argument:expr),*)) => { Box::new(<$circuit>::$new($($argument),*)) };
}
pub(crate) use circuit;
