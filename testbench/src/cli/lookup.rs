//! Which register a name or number of the command line means.

use super::number::{looks_like_number, parse_u32};
use super::specification::{DEFAULT_MAP, description, map};
use super::{Failure, Outcome};
use pica_spec_compiler::ir::{Map, Register};

/// A register and its map.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    pub map: &'static Map,
    pub register: &'static Register,
}

/// Finds the register that `text` names: an id, or a name in any case, with or without `GPUREG_` or `PICA_REG_`; current
/// names before official and older ones; `NAME[n]` is element n of an array. Without `map_name`, ids are of the default
/// map, and names are looked up there first.
pub fn find(text: &str, map_name: Option<&str>) -> Outcome<Found> {
    let maps: Vec<&'static Map> = match map_name {
        Some(name) => vec![map(name)?],
        None if looks_like_number(text) => vec![map(DEFAULT_MAP)?],
        None => {
            let mut maps: Vec<&Map> = description().maps.iter().collect();
            maps.sort_by_key(|map| map.name != DEFAULT_MAP);
            maps
        }
    };
    if looks_like_number(text) {
        let id = parse_u32(text).map_err(Failure::Input)?;
        return by_id(maps[0], id)
            .map(|register| Found { map: maps[0], register })
            .ok_or_else(|| Failure::input(format_args!("map {} has no register {id:#05X}", maps[0].name)));
    }
    let (name, index) = split_index(text)?;
    for map in &maps {
        for stage in [current_names, other_names] {
            let hits: Vec<&'static Register> = map
                .registers
                .iter()
                .filter(|register| stage(register).any(|candidate| is_same(candidate, name)))
                .collect();
            if !hits.is_empty() {
                return choose(map, text, index, &hits);
            }
        }
    }
    Err(unknown(name, &maps))
}

/// The register whose first id is `id`, or the multi-word entry that covers it.
pub fn by_id(map: &'static Map, id: u32) -> Option<&'static Register> {
    map.registers
        .iter()
        .find(|register| register.id == id)
        .or_else(|| map.registers.iter().find(|register| register.id < id && id - register.id < register.words))
}

/// `NAME[n]`.
fn split_index(text: &str) -> Outcome<(&str, Option<u32>)> {
    match text.strip_suffix(']').and_then(|rest| rest.rsplit_once('[')) {
        Some((name, index)) => Ok((name, Some(parse_u32(index).map_err(Failure::Input)?))),
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
fn choose(map: &'static Map, text: &str, index: Option<u32>, hits: &[&'static Register]) -> Outcome<Found> {
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
            .ok_or_else(|| Failure::input(format_args!("`{text}`: the array has {} elements", elements.len())))?,
        (elements, None) if one_array => elements[0],
        (_, Some(_)) => return Err(Failure::input(format_args!("`{text}`: {} is not an array", targets[0].name))),
        _ => {
            let list: Vec<String> = targets.iter().map(|r| format!("{} ({:#05X})", r.name, r.id)).collect();
            return Err(Failure::input(format_args!("`{text}` is ambiguous in map {}: {}", map.name, list.join(", "))));
        }
    };
    Ok(Found { map, register })
}

/// The error for a name that nothing has, with what it may have meant.
fn unknown(name: &str, maps: &[&'static Map]) -> Failure {
    let wanted = key(name);
    let mut scored: Vec<(f64, &str)> = Vec::new();
    for map in maps {
        for register in &map.registers {
            let names = current_names(register).chain(other_names(register));
            let score = |candidate: &str| {
                let candidate = key(candidate);
                let part = !wanted.is_empty() && candidate.contains(&wanted);
                strsim::jaro_winkler(&wanted, &candidate) + if part { 1.0 } else { 0.0 }
            };
            let best = names.map(score).fold(0.0, f64::max);
            if best > 0.8 && scored.iter().all(|(_, other)| *other != register.name) {
                scored.push((best, &register.name));
            }
        }
    }
    scored.sort_by(|a, b| b.0.total_cmp(&a.0));
    let candidates: Vec<&str> = scored.iter().take(6).map(|(_, name)| *name).collect();
    if candidates.is_empty() {
        Failure::input(format_args!("no register is called `{name}`; `pica regs list` shows all"))
    } else {
        Failure::input(format_args!("no register is called `{name}`; there are {}", candidates.join(", ")))
    }
}
