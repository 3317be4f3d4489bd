// SPDX-License-Identifier: MIT
//! The specification with all that is shown of it: pages, and who uses what.

use pica_spec_compiler::ir::Description;
use pica_values::specification::parse;
use std::sync::OnceLock;

/// The pages of the hardware, which the accessors do without.
const PAGES_JSON: &str = include_str!(concat!(env!("OUT_DIR"), "/pages.json"));

/// Who uses registers and fields.
const USES_JSON: &str = include_str!(concat!(env!("OUT_DIR"), "/uses.json"));

/// The description that the program was built with.
pub fn description() -> &'static Description {
    static DESCRIPTION: OnceLock<Description> = OnceLock::new();
    DESCRIPTION.get_or_init(|| {
        let written = "the build script wrote this with the same types";
        let mut description = parse();
        description.pages = serde_json::from_str(PAGES_JSON).expect(written);
        description.attach(&serde_json::from_str(USES_JSON).expect(written));
        description
    })
}
