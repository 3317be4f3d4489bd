// SPDX-License-Identifier: MIT
//! The specification inside the program.

use pica_spec_compiler::ir::{Description, Map};
use std::sync::OnceLock;

/// The map that ids and names mean unless another one is named.
pub const DEFAULT_MAP: &str = "pica200";

/// The description that the accessors of `pica_spec` were made from: without the pages of `docs/hardware`, and without who uses
/// registers and fields.
pub fn description() -> &'static Description {
    static DESCRIPTION: OnceLock<Description> = OnceLock::new();
    DESCRIPTION.get_or_init(parse)
}

/// A copy of [`description`] to add to.
pub fn parse() -> Description {
    serde_json::from_str(pica_spec::DESCRIPTION_JSON).expect("the build script wrote this with the same types")
}

/// The map of this name.
///
/// # Errors
/// If there is none.
pub fn map<'a>(description: &'a Description, name: &str) -> Result<&'a Map, String> {
    let maps = &description.maps;
    maps.iter().find(|map| map.name == name).ok_or_else(|| {
        let known: Vec<&str> = maps.iter().map(|map| map.name.as_str()).collect();
        format!("unknown map `{name}`; there are {}", known.join(", "))
    })
}
