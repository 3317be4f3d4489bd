// SPDX-License-Identifier: MIT
//! Doc comments: that of a circuit above its module, those of its fields above what they declare.

use super::names::plain;
use crate::emit::structure::Scope;
use pica_verilog::tree::{Item, Kind, Module};
use std::collections::{BTreeMap, BTreeSet};

/// Writes what circuits say about themselves into their modules, and the documentation of the ports of a top that says
/// nothing.
pub fn write(modules: &mut [Module], top: &Scope, ports: &BTreeMap<&str, &str>) {
    let mut scopes = BTreeMap::new();
    top.for_each(&mut |scope| {
        scopes.insert(plain(&scope.module), scope);
    });
    for module in modules {
        let Some(scope) = scopes.get(&module.name) else { continue };
        let description = &scope.description;
        module.doc = first_paragraph(&description.doc);
        let fields: BTreeMap<String, &str> =
            description.fields.iter().map(|(name, doc)| (plain(name), doc.as_str())).collect();
        for item in &mut module.items {
            let Item::Declaration(declaration) = item else { continue };
            let own = fields.get(&declaration.name);
            // A register is declared by what it holds.
            let own = own.or_else(|| fields.get(declaration.name.strip_suffix("_q")?)).copied();
            let given = ports.get(declaration.name.as_str()).filter(|_| scope.path == top.path && fields.is_empty());
            declaration.doc = first_paragraph(own.or(given.copied()).unwrap_or_default());
        }
        head_channels(module);
    }
}

/// Writes above the ports of a channel, of which the valid port is the first, what the channel is.
fn head_channels(module: &mut Module) {
    let ports: BTreeSet<String> = module.ports.iter().cloned().collect();
    for item in &mut module.items {
        let Item::Declaration(declaration) = item else { continue };
        let Some(channel) = declaration.name.strip_suffix("_valid") else { continue };
        if declaration.doc.is_empty() && ports.contains(&declaration.name) {
            let side = if declaration.kind == Kind::Input { "Input" } else { "Output" };
            let ready = if ports.contains(&format!("{channel}_ready")) { "valid and ready" } else { "valid alone" };
            declaration.doc = format!("{side} channel `{channel}`, with {ready}.");
        }
    }
}

/// The first paragraph, with links as their texts.
fn first_paragraph(doc: &str) -> String {
    let lines: Vec<&str> = doc.lines().take_while(|line| !line.trim().is_empty()).map(str::trim).collect();
    let mut text = lines.join(" ");
    while let Some((start, length)) = text.find("](").and_then(|start| Some((start, text[start..].find(')')?))) {
        text.replace_range(start + 1..=start + length, "");
    }
    text.replace("[`", "`").replace("`]", "`")
}
