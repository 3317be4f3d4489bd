// SPDX-License-Identifier: MIT
//! Comments: those of the block stay, the headings of `rust_hdl` go.

use crate::emit::verilog::tree::{Item, Module, Statement};

const HEADINGS: [&str; 10] = [
    "Module arguments",
    "Constant declarations",
    "Enums",
    "Stub signals",
    "Local signals",
    "Sub module instances",
    "Update code",
    "Update code (custom)",
    "Update code (wrapper)",
    "v-- Setting output parameters to net type for wrapped code.",
];

/// Drops the headings, and brings `println!("text")` of an update function, which is how `rust_hdl` passes a comment
/// on, back to its text.
pub fn keep_own(modules: &mut [Module]) {
    for module in modules {
        module.items.retain(|item| !matches!(item, Item::Comment(text) if HEADINGS.contains(&text.as_str())));
        for item in &mut module.items {
            if let Item::Always(_, body) | Item::Initial(body) = item {
                body.for_each_mut(&mut |statement| {
                    if let Statement::Comment(text) = statement
                        && let Some(quoted) = text.strip_prefix("println! (\"")
                    {
                        *text = quoted.trim_end_matches("\")").replace("\\\"", "\"");
                    }
                });
            }
        }
    }
}
