// SPDX-License-Identifier: MIT
//! Names in generated code. All languages use the same ones, so that a search finds all of them; C puts the name of the map
//! before those of registers, having nothing else to keep them apart from those of other headers.

use super::ExportError;
use crate::ir::{Map, Register};
use heck::{ToShoutySnakeCase, ToSnakeCase};
use std::collections::HashMap;

/// How the names of a map's generated constants begin.
pub(super) struct Names<'a> {
    map: &'a Map,
    /// Prefix of register ids and fields: `GPUREG_`, `MAXWELL_3D_`.
    ids: String,
    /// Prefix of everything else: `PICA_`, `MAXWELL_3D_`.
    codes: String,
}

impl<'a> Names<'a> {
    pub(super) fn of(map: &'a Map) -> Names<'a> {
        let own = || format!("{}_", map.name.to_shouty_snake_case());
        let ids = if map.prefix.is_empty() { own() } else { map.prefix.clone() };
        let codes = match map.official_prefix.split_once('_') {
            Some((vendor, _)) => format!("{vendor}_"),
            None => own(),
        };
        Names { map, ids, codes }
    }

    /// Base of the map's files and of names that stand for the whole map: `pica200`, `maxwell_3d`.
    pub(super) fn file(&self) -> String {
        self.map.name.to_snake_case()
    }

    /// A single register id.
    pub(super) fn register(&self, register: &Register) -> String {
        match (register.name.strip_prefix(&self.ids), &register.element) {
            (Some(rest), _) if !rest.is_empty() => format!("{}{}", self.ids, identifier(rest)),
            // Names as a source prints them, `Unbind (???)` or `?`, are no identifiers.
            (_, None) => self.entry(&register.ident),
            (_, Some(_)) => self.entry(&register.name.to_shouty_snake_case()),
        }
    }

    /// All registers of one entry, by index, and the base of its fields.
    pub(super) fn entry(&self, ident: &str) -> String {
        format!("{}{ident}", self.ids)
    }

    /// An enumerator.
    pub(super) fn enumerator(&self, enumeration: &str, name: &str) -> String {
        format!("{}{}_{name}", self.codes, enumeration.to_shouty_snake_case())
    }

    /// The index of a named instance of a block.
    pub(super) fn instance(&self, block: &str, instance: &str) -> String {
        format!("{}{}_{}", self.codes, identifier(block), identifier(instance))
    }

    /// How names begin that are not ids.
    pub(super) fn codes(&self) -> &str {
        &self.codes
    }

    /// Something of the whole map: `PICA200_CPU_BASE`.
    pub(super) fn whole_map(&self, name: &str) -> String {
        format!("{}_{name}", self.map.name.to_shouty_snake_case())
    }
}

/// `text` with everything that an identifier cannot hold replaced by `_`.
pub(super) fn identifier(text: &str) -> String {
    text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}

/// `name`, or with `_` before it if it starts with a digit.
pub(super) fn leading_letter(name: &str) -> String {
    if name.starts_with(|c: char| c.is_ascii_digit()) { format!("_{name}") } else { name.to_owned() }
}

/// Whether `text` is an identifier in C and Verilog.
pub(super) fn is_identifier(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic()) && text == identifier(text)
}

/// The names that an export has given away, with what they name.
#[derive(Default)]
pub(super) struct Taken(HashMap<String, String>);

impl Taken {
    /// Gives `name` to `what`.
    pub(super) fn take(&mut self, name: &str, what: &str) -> Result<(), ExportError> {
        match self.0.insert(name.to_owned(), what.to_owned()) {
            None => Ok(()),
            Some(first) => Err(ExportError::Name { name: name.to_owned(), first, second: what.to_owned() }),
        }
    }

    /// Whether something has this name.
    pub(super) fn contains(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }
}
