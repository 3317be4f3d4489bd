// SPDX-License-Identifier: MIT
//! The specification inside the program.

use super::{Failure, Outcome};
use pica_spec_compiler::ir::{Description, Map};
use std::sync::OnceLock;

/// The map that ids and names mean unless `--map` says otherwise.
pub const DEFAULT_MAP: &str = "pica200";

/// The pages of the hardware, which the accessors do without.
const PAGES_JSON: &str = include_str!(concat!(env!("OUT_DIR"), "/pages.json"));

/// Who uses registers and fields.
const USES_JSON: &str = include_str!(concat!(env!("OUT_DIR"), "/uses.json"));

/// The description that the program was built with.
pub fn description() -> &'static Description {
    static DESCRIPTION: OnceLock<Description> = OnceLock::new();
    DESCRIPTION.get_or_init(|| {
        let written = "the build script wrote this with the same types";
        let mut description: Description = serde_json::from_str(pica_spec::DESCRIPTION_JSON).expect(written);
        description.pages = serde_json::from_str(PAGES_JSON).expect(written);
        description.attach(&serde_json::from_str(USES_JSON).expect(written));
        description
    })
}

/// The map of this name.
pub fn map(name: &str) -> Outcome<&'static Map> {
    let maps = &description().maps;
    maps.iter().find(|map| map.name == name).ok_or_else(|| {
        let known: Vec<&str> = maps.iter().map(|map| map.name.as_str()).collect();
        Failure::input(format_args!("unknown map `{name}`; there are {}", known.join(", ")))
    })
}
