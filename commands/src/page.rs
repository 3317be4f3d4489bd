// SPDX-License-Identifier: MIT
//! Pages for a browser that are one file.

pub use pica_spec_compiler::export::page_policy as policy;
use serde_json::Value;

/// A page with its parts in place of their marks, which it has in this order.
pub fn fill(page: &str, parts: &[(&str, String)]) -> String {
    let mut filled = String::new();
    let mut rest = page;
    // A part is not searched for marks.
    for (mark, part) in parts {
        let (before, after) = rest.split_once(mark).unwrap_or((rest, ""));
        filled += before;
        filled += part;
        rest = after;
    }
    filled + rest
}

/// A text as HTML has it.
pub fn text(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// Data for a script element, which `<` could end.
pub fn json(data: &Value) -> String {
    data.to_string().replace('<', "\\u003C")
}
