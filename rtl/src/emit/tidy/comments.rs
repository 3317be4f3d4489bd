// SPDX-License-Identifier: MIT
//! Comments: those of the block stay, the headings of `rust_hdl` go.

use crate::component::is_description;
use crate::emit::structure::Scope;
use pica_verilog::tree::{Item, Module, Statement};
use std::collections::BTreeMap;

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

/// Drops the headings and what circuits say about themselves, which has been read, and writes the comments of update
/// functions in place of their numbers.
pub fn keep_own(modules: &mut [Module], top: &Scope) {
    let mut comments = BTreeMap::new();
    top.for_each(&mut |scope| {
        comments.insert(scope.module.as_str(), scope.description.comments.as_slice());
    });
    for module in modules {
        let texts = comments.get(module.name.as_str()).copied().unwrap_or_default();
        module.items.retain(
            |item| !matches!(item, Item::Comment(text) if HEADINGS.contains(&text.as_str()) || is_description(text)),
        );
        for item in &mut module.items {
            let Item::Always(_, body) = item else { continue };
            body.for_each_mut(&mut |statement| match statement {
                Statement::Block(statements) => {
                    statements.retain(|inner| !matches!(inner, Statement::Comment(text) if is_description(text)));
                }
                // `comment! ("3`
                Statement::Comment(comment) => {
                    let number = comment.split_once('"').and_then(|(_, number)| number.parse::<usize>().ok());
                    if let Some(text) = number.and_then(|number| texts.get(number)) {
                        *comment = text.clone();
                    }
                }
                _ => {}
            });
        }
    }
}
