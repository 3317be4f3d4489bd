// SPDX-License-Identifier: MIT
//! Links from running text to the registers and choices it mentions.

use super::text;
use crate::ir::{Description, Map};
use minijinja::HtmlEscape;
use std::collections::HashMap;
use std::fmt::Write;

/// Where names lead, for each map. Anchors are escaped for attributes.
pub(super) struct Links {
    maps: HashMap<String, HashMap<String, String>>,
    choices: HashMap<String, String>,
}

impl Links {
    pub(super) fn of(description: &Description) -> Links {
        let choice = |id: &String| (id.clone(), format!("choice/{}", HtmlEscape(id)));
        Links {
            maps: description.maps.iter().map(|map| (map.name.clone(), targets(map))).collect(),
            // `gas` is also a word.
            choices: description
                .choices
                .iter()
                .filter(|entry| entry.id.contains('_'))
                .map(|entry| choice(&entry.id))
                .collect(),
        }
    }

    /// `text` as HTML, with links to what it mentions of `map`.
    pub(super) fn link(&self, text: &str, map: &str) -> String {
        let mut out = String::new();
        let mut rest = text;
        let targets = self.maps.get(map);
        while !rest.is_empty() {
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let (word, tail) = rest.split_at(end);
            let target = targets.and_then(|targets| targets.get(word)).or_else(|| self.choices.get(word));
            // Writing to a string cannot fail.
            let _ = match target {
                Some(target) => write!(out, "<a href=\"#{target}\">{word}</a>"),
                None => write!(out, "{word}"),
            };
            let end = tail.find(is_word).unwrap_or(tail.len());
            let _ = write!(out, "{}", HtmlEscape(&tail[..end]));
            rest = &tail[end..];
        }
        out
    }
}

/// Words that stand for a register of `map`, and their anchors. The first register of a name has it; current names
/// come before others.
fn targets(map: &Map) -> HashMap<String, String> {
    let mut targets: HashMap<String, String> = HashMap::new();
    let anchor = |id: u32| format!("{}/{}", HtmlEscape(&map.name), text::id(id));
    let mut add = |name: &str, id: u32| {
        if is_distinctive(name) {
            targets.entry(name.to_owned()).or_insert_with(|| anchor(id));
        }
    };
    for register in &map.registers {
        add(&register.name, register.id);
        if let Some(short) = register.name.strip_prefix(&map.prefix) {
            add(short, register.id);
        }
        // Only where the text means ids: elsewhere such numbers are values.
        if map.cpu.is_some() {
            add(&text::id(register.id), register.id);
        }
    }
    for register in &map.registers {
        add(&register.ident, register.id);
        let block = register.element.as_ref().and_then(|element| map.blocks.get(&element.array));
        let in_block = |name: &String| register.ident.strip_prefix(name.as_str())?.strip_prefix('_').map(str::to_owned);
        if let Some(short) = block.and_then(|block| in_block(&block.name)) {
            add(&short, register.id);
        }
        for name in register.official_names.iter().chain(&register.older_names) {
            add(name, register.id);
        }
    }
    targets
}

/// Whether a word can only be a name: `Count`, `CONFIG` and `X` occur in sentences.
fn is_distinctive(name: &str) -> bool {
    let inner = name.get(1..).unwrap_or_default();
    let humps = inner.contains(|c: char| c.is_ascii_lowercase()) && inner.contains(|c: char| c.is_ascii_uppercase());
    name.contains('_') || humps || name.starts_with("0x") || name.len() > 8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_become_links_and_everything_is_escaped() {
        let register = [("X_Y".to_owned(), "map/0x001".to_owned())];
        let links =
            Links { maps: HashMap::from([("map".to_owned(), HashMap::from(register))]), choices: HashMap::new() };
        assert_eq!(links.link("a < X_Y, X_Y2 & X", "map"), "a &lt; <a href=\"#map/0x001\">X_Y</a>, X_Y2 &amp; X");
        assert_eq!(links.link("X_Y", "other"), "X_Y");
        assert_eq!(links.link("ä\"X_Y", "map"), "ä&quot;<a href=\"#map/0x001\">X_Y</a>");
    }
}
