// SPDX-License-Identifier: MIT
//! What modules are called in Verilog that leaves the program, so that no name clashes: neither with one of the project around
//! it, nor with that of another emission.

use pica_vectors::FileEntry;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// What stands in front of the names of modules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prefix(String);

impl Prefix {
    /// The most letters of a prefix.
    const MOST: usize = 64;

    /// No prefix: the names that modules have inside of the program.
    pub fn none() -> Self {
        Self(String::new())
    }

    /// The prefix as it stands in front of names; empty if names have none.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl Default for Prefix {
    fn default() -> Self {
        Self("pica_".to_owned())
    }
}

impl fmt::Display for Prefix {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl FromStr for Prefix {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.len() > Self::MOST {
            return Err(format!("it has {} letters; {} at most make a prefix", text.len(), Self::MOST));
        }
        let begins = text.chars().next().is_none_or(|first| first.is_ascii_alphabetic() || first == '_');
        match begins && text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_') {
            true => Ok(Self(text.to_owned())),
            false => {
                Err("a prefix is the beginning of a name in Verilog, or empty: letters, digits and `_`".to_owned())
            }
        }
    }
}

/// The names of the modules of an emission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Naming {
    prefix: Prefix,
    suffixes: BTreeMap<String, String>,
}

impl Naming {
    /// Names with `prefix` in front, and behind those among `suffixes` what they have there, after a `_`.
    pub fn new(prefix: Prefix, suffixes: BTreeMap<String, String>) -> Self {
        Self { prefix, suffixes }
    }

    /// What a module of this name is called.
    pub fn name(&self, module: &str) -> String {
        format!("{}{}", self.prefix, self.id(module))
    }

    /// The name without the prefix.
    pub fn id(&self, module: &str) -> String {
        match self.suffixes.get(module) {
            Some(suffix) => format!("{module}_{suffix}"),
            None => module.to_owned(),
        }
    }

    /// The guard around a module of this name: of two names that differ, two guards.
    pub(super) fn guard(&self, module: &str) -> String {
        let name = self.name(module);
        match &*self.prefix.0 {
            "" => plain_guard(&name),
            prefix if prefix.contains(|letter: char| letter.is_ascii_uppercase()) => name,
            _ => name.to_uppercase(),
        }
    }
}

/// The guard around a module without a prefix.
pub(super) fn plain_guard(module: &str) -> String {
    format!("PICA200_{}", module.to_uppercase())
}

/// A word for the text of a module, comments left out: texts that do something else have another.
pub fn digest(module: &str) -> String {
    let lines = module.lines().filter(|line| !line.trim_start().starts_with("//"));
    let text: String = lines.flat_map(|line| [line, "\n"]).collect();
    let mut word = FileEntry::of(String::new(), text.as_bytes()).sha256.to_uppercase();
    word.truncate(12);
    word
}
