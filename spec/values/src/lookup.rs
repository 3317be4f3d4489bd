// SPDX-License-Identifier: MIT
//! Which register a name or a number means.

use crate::number::{looks_like_number, parse_u32};
use crate::specification::{DEFAULT_MAP, map};
use crate::suggest::likeness;
use pica_spec_compiler::ir::{Description, Map, Register};
use std::cmp::Reverse;

/// A register and its map.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// The map.
    pub map: &'static Map,
    /// The register.
    pub register: &'static Register,
}

/// Finds the register of a description that `text` names: an id, a CPU address, or a name in any case, with or without `GPUREG_` or
/// `PICA_REG_`; current names before official and older ones; `NAME[n]` is element n of an array. Without `map_name`,
/// numbers are of the default map, and names are looked up there first. The name of a map may stand in front, and several
/// words, as `pica` prints them, have to mean one register.
///
/// # Errors
/// If there is no such register or map, or the text means several.
pub fn find(description: &'static Description, text: &str, map_name: Option<&str>) -> Result<Found, String> {
    let mut words = text.split_whitespace().map(|word| word.trim_matches(['(', ')', ',', ':'])).peekable();
    let is_map = |word: &&str| description.maps.iter().any(|map| map.name == *word);
    let map_name = match (words.next_if(is_map), map_name) {
        (Some(word), Some(name)) if word != name => {
            return Err(format!("`{text}` is of map {word}, and --map asks for {name}"));
        }
        (Some(word), _) => Some(word),
        (None, name) => name,
    };
    let first = find_word(description, words.next().unwrap_or(text), map_name)?;
    for word in words {
        let other = find_word(description, word, Some(&first.map.name))?.register;
        if (other.id, &other.name) != (first.register.id, &first.register.name) {
            let message = format!("`{text}` means {} and {}: name one register", first.register.name, other.name);
            return Err(message);
        }
    }
    Ok(first)
}

fn find_word(description: &'static Description, word: &str, map_name: Option<&str>) -> Result<Found, String> {
    if looks_like_number(word) && !(word.len() == 3 && word.starts_with('0')) {
        return find_number(map(description, map_name.unwrap_or(DEFAULT_MAP))?, parse_u32(word)?);
    }
    let maps: Vec<&'static Map> = match map_name {
        Some(name) => vec![map(description, name)?],
        None => {
            let mut maps: Vec<&Map> = description.maps.iter().collect();
            maps.sort_by_key(|map| map.name != DEFAULT_MAP);
            maps
        }
    };
    let (name, index) = split_index(word)?;
    for map in &maps {
        for stage in [current_names, other_names] {
            let hits: Vec<&'static Register> = map
                .registers
                .iter()
                .filter(|register| stage(register).any(|candidate| is_same(candidate, name)))
                .collect();
            if !hits.is_empty() {
                return choose(map, word, index, &hits);
            }
        }
    }
    // An id as tables print it: three hexadecimal digits.
    match u32::from_str_radix(word, 16) {
        Ok(id) if word.len() == 3 && !word.starts_with('+') => find_number(maps[0], id),
        _ => Err(unknown(name, &maps)),
    }
}

/// The register with this id, or at this CPU address.
fn find_number(map: &'static Map, number: u32) -> Result<Found, String> {
    let at_address = || {
        let covers = |address: u32| (address..address + 4).contains(&number);
        map.registers.iter().find(|register| register.cpu_address.is_some_and(covers))
    };
    let register = by_id(map, number).or_else(at_address);
    let none = || format!("map {} has no register {number:#05X}", map.name);
    register.map(|register| Found { map, register }).ok_or_else(none)
}

/// Whether a register has this name, in any of the forms that [`find`] takes.
pub fn is_called(register: &'static Register, name: &str) -> bool {
    let name = split_index(name).map_or(name, |(name, _)| name);
    current_names(register).chain(other_names(register)).any(|candidate| is_same(candidate, name))
}

/// The register whose first id is `id`, or the multi-word entry that covers it.
pub fn by_id(map: &'static Map, id: u32) -> Option<&'static Register> {
    map.registers
        .iter()
        .find(|register| register.id == id)
        .or_else(|| map.registers.iter().find(|register| register.id < id && id - register.id < register.words))
}

/// `NAME[n]`.
fn split_index(text: &str) -> Result<(&str, Option<u32>), String> {
    match text.strip_suffix(']').and_then(|rest| rest.rsplit_once('[')) {
        Some((name, index)) => Ok((name, Some(parse_u32(index)?))),
        None => Ok((text, None)),
    }
}

fn current_names(register: &'static Register) -> Box<dyn Iterator<Item = &'static str>> {
    Box::new(std::iter::once(register.name.as_str()))
}

fn other_names(register: &'static Register) -> Box<dyn Iterator<Item = &'static str>> {
    Box::new(register.official_names.iter().chain(&register.older_names).map(String::as_str))
}

/// The part of a name that counts.
fn key(name: &str) -> String {
    let upper: String =
        name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect::<String>().to_ascii_uppercase();
    ["GPUREG_", "PICA_REG_"].iter().find_map(|prefix| upper.strip_prefix(prefix)).unwrap_or(&upper).to_owned()
}

/// Whether two names mean the same. A name that is nothing but decoration (`?`) must be written as it is.
fn is_same(candidate: &str, name: &str) -> bool {
    let wanted = key(name);
    if wanted.is_empty() { candidate == name } else { key(candidate) == wanted }
}

/// One of several ids of a name.
fn choose(map: &'static Map, text: &str, index: Option<u32>, hits: &[&'static Register]) -> Result<Found, String> {
    // The ids of an alias group are one register.
    let targets: Vec<&'static Register> = hits
        .iter()
        .copied()
        .filter(|hit| !hit.alias_of.is_some_and(|target| hits.iter().any(|other| other.id == target)))
        .collect();
    let one_array = targets.iter().all(|register| register.element.is_some() && register.ident == targets[0].ident);
    let register = match (targets.as_slice(), index) {
        ([register], None) => *register,
        (elements, Some(index)) if one_array => elements
            .iter()
            .find(|register| register.element.as_ref().is_some_and(|element| element.index == index))
            .ok_or_else(|| format!("`{text}`: the array has {} elements, from 0", elements.len()))?,
        (elements, None) if one_array => elements[0],
        (_, Some(_)) => return Err(format!("`{text}`: {} is not an array", targets[0].name)),
        _ => {
            let list: Vec<String> = targets.iter().map(|r| format!("{} ({:#05X})", r.name, r.id)).collect();
            return Err(format!("`{text}` is ambiguous in map {}: {}", map.name, list.join(", ")));
        }
    };
    Ok(Found { map, register })
}

/// The error for a name that nothing has, with what it may have meant, of the first map before the others.
fn unknown(name: &str, maps: &[&'static Map]) -> String {
    let wanted = key(name).to_ascii_lowercase();
    let mut near: Vec<(usize, Reverse<u64>, &str)> = Vec::new();
    for (place, map) in maps.iter().enumerate() {
        for register in &map.registers {
            let names = current_names(register).chain(other_names(register));
            let best = names.map(|candidate| likeness(&wanted, &key(candidate))).max().unwrap_or(0);
            if best > 800 && near.iter().all(|(.., other)| *other != register.name) {
                near.push((place, Reverse(best), &register.name));
            }
        }
    }
    near.sort();
    let near: Vec<&str> = near.into_iter().take(6).map(|(.., name)| name).collect();
    let near = if near.is_empty() { String::new() } else { format!("the nearest are {}; ", near.join(", ")) };
    let map = maps[0].name.as_str();
    format!("no register is called `{name}`; {near}`pica regs list --map {map}` shows all")
}
