// SPDX-License-Identifier: MIT
//! The names of the modules of a block: a text that is not the default's has a name of its own.
//!
//! What of choices and build options a module depends on is found by emitting the block with each of them alone: a module whose
//! text, or that of a module in it, is then not the one of the default has that setting in its name. So the name of a module
//! does not depend on the block that it is part of, nor on what else is set.

use crate::block::Block;
use crate::cache;
use pica_rtl::build::Build;
use pica_rtl::emit::{Design, EmitError, Naming, Part, Prefix, parameters};
use pica_spec::choices::Choices;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

/// The most letters of a suffix.
const MOST: usize = 48;

/// What stands for the text of each module of an emission, and for those of the modules in it, by name.
type Texts = BTreeMap<String, String>;

/// What the modules of a block are called.
///
/// # Errors
/// If the guard of the emission rejects the circuit.
pub fn of(block: &Block) -> Result<Naming, EmitError> {
    Ok(Naming::new(block.prefix.clone(), suffixes(block)?))
}

/// The suffixes of the modules whose text is not the default's, by name.
fn suffixes(block: &Block) -> Result<BTreeMap<String, String>, EmitError> {
    let settings = block.changed();
    if settings.is_empty() {
        return Ok(BTreeMap::new());
    }
    let all: BTreeSet<&str> = settings.keys().map(String::as_str).collect();
    let emitted = texts(block.design()?)?;
    let mut variants = Variants { block, settings: &settings, known: BTreeMap::new() };
    let default = variants.texts(&BTreeSet::new())?.unwrap_or_default();
    let changed: Vec<&String> = emitted.keys().filter(|name| default.get(*name) != emitted.get(*name)).collect();
    let mut suffixes = BTreeMap::new();
    for name in &changed {
        let needed = variants.needed(name)?;
        if variants.texts(&needed)?.is_none_or(|texts| texts.get(*name) != emitted.get(*name)) {
            // Settings that act together: the hash of the texts tells apart what they make of a module.
            let word = |name: &String| (name.clone(), word(&settings, &all, Some(&emitted[name])));
            return Ok(changed.into_iter().map(word).collect());
        }
        suffixes.insert((*name).clone(), word(&settings, &needed, None));
    }
    Ok(suffixes)
}

/// The emissions of a block with some of its settings.
struct Variants<'a> {
    block: &'a Block,
    /// What is set otherwise than by default: id and value.
    settings: &'a BTreeMap<String, String>,
    /// What has been emitted, by the ids of what is set; nothing where the hardware does not follow these alone.
    known: BTreeMap<BTreeSet<String>, Option<Arc<Texts>>>,
}

impl<'a> Variants<'a> {
    /// The texts with these settings alone; none if there is no such hardware.
    fn texts(&mut self, ids: &BTreeSet<&str>) -> Result<Option<Arc<Texts>>, EmitError> {
        let key: BTreeSet<String> = ids.iter().map(|id| (*id).to_owned()).collect();
        if let Some(known) = self.known.get(&key) {
            return Ok(known.clone());
        }
        let texts = match ids.is_empty() {
            true => Some(default(self.block)?),
            false => {
                let (mut choices, mut build) = (Choices::default(), Build::default());
                for id in ids {
                    let value = &self.settings[*id];
                    // An id is that of the one or of the other.
                    let _ = choices.set(id, value).is_ok() || build.set(id, value).is_ok();
                }
                self.block
                    .variant(&choices, &build)
                    .transpose()?
                    .map(|design| texts(&design).map(Arc::new))
                    .transpose()?
            }
        };
        self.known.insert(key, texts.clone());
        Ok(texts)
    }

    /// The ids of the settings that change a module where they stand alone.
    fn needed(&mut self, module: &str) -> Result<BTreeSet<&'a str>, EmitError> {
        let default = self.texts(&BTreeSet::new())?.unwrap_or_default();
        let mut needed = BTreeSet::new();
        let settings = self.settings;
        for id in settings.keys() {
            let alone = self.texts(&BTreeSet::from([id.as_str()]))?;
            if alone.is_none_or(|alone| alone.get(module) != default.get(module)) {
                needed.insert(id.as_str());
            }
        }
        Ok(needed)
    }
}

/// The texts of a block as it is by default, which are made once.
fn default(block: &Block) -> Result<Arc<Texts>, EmitError> {
    static DEFAULTS: Mutex<BTreeMap<String, Arc<Texts>>> = Mutex::new(BTreeMap::new());
    let name = &block.interface.name;
    if let Some(known) = DEFAULTS.lock().unwrap_or_else(PoisonError::into_inner).get(name) {
        return Ok(known.clone());
    }
    let design = block.variant(&Choices::default(), &Build::default()).transpose()?;
    let texts = Arc::new(design.map(|design| texts(&design)).transpose()?.unwrap_or_default());
    DEFAULTS.lock().unwrap_or_else(PoisonError::into_inner).insert(name.clone(), texts.clone());
    Ok(texts)
}

/// What stands for the modules of a design, and for those of families that it does not have: they are what they are.
fn texts(design: &Design) -> Result<Texts, EmitError> {
    fn add(name: &str, parts: &BTreeMap<&str, &Part>, texts: &mut Texts) -> String {
        if let Some(known) = texts.get(name) {
            return known.clone();
        }
        let mut all = Vec::new();
        if let Some(part) = parts.get(name) {
            all.push(part.text());
            all.extend(part.parts.iter().map(|name| add(name, parts, texts)));
        }
        let word = cache::digest(all.iter().map(String::as_bytes));
        texts.insert(name.to_owned(), word.clone());
        word
    }
    let plain = Naming::new(Prefix::none(), BTreeMap::new());
    let (families, named) = (parameters::modules(&plain)?, design.named(&plain)?);
    let all = families.iter().chain(named.modules());
    let parts: BTreeMap<&str, &Part> = all.map(|part| (part.name.as_str(), part)).collect();
    let mut texts = BTreeMap::new();
    for name in parts.keys() {
        add(name, &parts, &mut texts);
    }
    Ok(texts)
}

/// The suffix that tells of these settings, and of a hash if there is one.
fn word(settings: &BTreeMap<String, String>, ids: &BTreeSet<&str>, hash: Option<&str>) -> String {
    let words: Vec<String> = ids.iter().map(|id| readable(id, &settings[*id])).collect();
    let whole = words.join("_");
    let short = |hash: &str| hash.chars().take(8).collect::<String>();
    match hash {
        Some(hash) if whole.len() <= MOST => format!("{whole}_{}", short(hash)),
        None if whole.len() <= MOST => whole,
        hash => {
            let own = cache::digest([whole.as_bytes(), hash.unwrap_or_default().as_bytes()]);
            format!("{}_{}", whole[..MOST].trim_end_matches('_'), short(&own))
        }
    }
}

/// A setting as a part of a name: the value where that says it all, otherwise the id before it. A value that several ids have
/// stands for the first of them.
fn readable(id: &str, value: &str) -> String {
    let plain = |text: &str| {
        let letters =
            text.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '_' });
        letters.collect::<String>()
    };
    let choices = Choices::IDS
        .iter()
        .flat_map(|id| Choices::alternatives(id).unwrap_or_default().into_iter().map(|value| (*id, value)));
    let builds = Build::OPTIONS.iter().flat_map(|option| option.names().map(|value| (option.id, value)));
    let first = choices.chain(builds).find(|(_, other)| plain(other) == plain(value));
    let is_build = Build::OPTIONS.iter().any(|option| option.id == id);
    let is_telling = value.starts_with(|first: char| first.is_ascii_alphabetic()) && (is_build || value.contains('-'));
    let is_its_own = first.is_some_and(|(first, _)| first == id);
    if is_telling && is_its_own { plain(value) } else { plain(&format!("{id}_{value}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suffixes_tell_what_was_set_and_are_bounded() {
        assert_eq!(readable("f24_rounding", "nearest-even"), "nearest_even");
        assert_eq!(readable("combiner", "folded"), "folded");
        assert_eq!(readable("in_flight", "25"), "in_flight_25");
        assert_eq!(readable("blend_rounding", "shift"), "blend_rounding_shift");
        let settings: BTreeMap<String, String> =
            Choices::IDS.iter().map(|id| ((*id).to_owned(), Choices::default().get(id).unwrap().to_owned())).collect();
        let all: BTreeSet<&str> = settings.keys().map(String::as_str).collect();
        let mut fewer = all.clone();
        fewer.pop_last();
        let [long, other] = [&all, &fewer].map(|ids| word(&settings, ids, None));
        assert!(long.len() <= MOST + 9 && long != other, "{long} {other}");
        assert_ne!(word(&settings, &all, Some("1")), long);
    }
}
