// SPDX-License-Identifier: MIT
//! Names: their spelling, and the placeholders of `docs/specification.md`.

use heck::{ToShoutySnakeCase, ToUpperCamelCase};
use std::collections::BTreeMap;

/// Values of the placeholders at one register. A key without value belongs to another instance.
#[derive(Clone, Debug, Default)]
pub(super) struct Vars(BTreeMap<String, Option<String>>);

impl Vars {
    pub(super) fn set(&mut self, key: &str, value: impl ToString) {
        self.0.insert(key.to_owned(), Some(value.to_string()));
    }

    /// Declares a key that has no value here.
    pub(super) fn declare(&mut self, key: &str) {
        self.0.entry(key.to_owned()).or_insert(None);
    }

    /// Fills in `template`. `Ok(None)` if a placeholder has no value here, an error if it is not known at all.
    pub(super) fn expand(&self, template: &str) -> Result<Option<String>, String> {
        let mut out = String::new();
        let mut rest = template;
        while let Some((before, after)) = rest.split_once('{') {
            let Some((key, tail)) = after.split_once('}') else {
                return Err(format!("`{{` without `}}` in `{template}`"));
            };
            out.push_str(before);
            match self.0.get(key) {
                Some(Some(value)) => out.push_str(value),
                Some(None) => return Ok(None),
                None => return Err(format!("unknown placeholder `{{{key}}}` in `{template}`")),
            }
            rest = tail;
        }
        out.push_str(rest);
        Ok(Some(out))
    }
}

/// Words that generated Rust cannot use for anything, in whatever case.
fn is_reserved(name: &str) -> bool {
    ["self", "super", "crate", "_"].iter().any(|word| name.eq_ignore_ascii_case(word))
}

/// `UPPER_SNAKE`, starting with a letter.
pub(super) fn is_upper_snake(name: &str) -> bool {
    !is_reserved(name)
        && name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_')
}

/// `UpperCamel`.
pub(super) fn is_upper_camel(name: &str) -> bool {
    !is_reserved(name)
        && name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.chars().all(|c| c.is_ascii_alphanumeric())
}

/// `lower_snake`.
pub(super) fn is_lower_snake(name: &str) -> bool {
    !is_reserved(name)
        && name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

/// `kebab-case`.
pub(super) fn is_kebab(name: &str) -> bool {
    !is_reserved(name)
        && name.starts_with(|c: char| c.is_ascii_alphanumeric())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '.'))
}

/// Identifier for generated code from a name as a source prints it: decoration goes, words are joined by `_`.
/// Empty if nothing is left.
pub(super) fn ident(name: &str) -> String {
    let words: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect();
    words.to_shouty_snake_case()
}

/// Name of a generated type.
pub(super) fn type_name(ident: &str) -> String {
    ident.to_upper_camel_case()
}
