// SPDX-License-Identifier: MIT
//! From the text of a file to vectors.

use super::value::{MOST, Place, combinations, numbers, text};
use super::{DirectedError, Vector, names};
use pica_vectors::{Channel, Direction, Interface, Item, Port};
use serde_yaml::{Mapping, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The vectors of a file that are for these choices.
pub fn vectors(
    file: &str,
    interface: &Interface,
    choices: &BTreeMap<String, String>,
) -> Result<Vec<Vector>, DirectedError> {
    let error = |place: String, problem: String| DirectedError { block: interface.name.clone(), place, problem };
    if file.trim().is_empty() {
        return Ok(Vec::new());
    }
    let entries: Vec<Value> =
        serde_yaml::from_str(file).map_err(|problem| error("the file".to_owned(), problem.to_string()))?;
    let mut vectors = Vec::new();
    for (number, entry) in (1..).zip(&entries) {
        let why = entry.get("why").and_then(Value::as_str).filter(|why| !why.is_empty());
        let place = || why.map_or(format!("entry {number}"), |why| format!("entry {number} ({why})"));
        let why = why.ok_or_else(|| error(place(), "it has no `why`".to_owned()))?;
        let cases = match entry {
            Value::Mapping(map) if !concerns(map, choices).map_err(|problem| error(place(), problem))? => continue,
            Value::Mapping(map) if interface.is_flat() => flat(map, interface),
            Value::Mapping(map) => unit(map, interface).map(|inputs| vec![inputs]),
            other => Err(format!("{} is no vector", text(other))),
        };
        let cases = cases.map_err(|problem| error(place(), problem))?;
        let why: Arc<str> = why.into();
        vectors.extend(cases.into_iter().map(|inputs| Vector { why: why.clone(), inputs }));
        if vectors.len() > MOST {
            return Err(error(place(), format!("more than {MOST} vectors")));
        }
    }
    Ok(vectors)
}

/// Whether the choices of the block are those that an entry is for.
fn concerns(entry: &Mapping, choices: &BTreeMap<String, String>) -> Result<bool, String> {
    let Some(when) = entry.get("when") else { return Ok(true) };
    let when = when.as_mapping().ok_or_else(|| format!("when: {} is not a choice with its value", text(when)))?;
    let mut all = true;
    for (id, value) in when {
        let of_block = id.as_str().and_then(|id| choices.get(id));
        let of_block = of_block.ok_or_else(|| format!("when: the block depends on no choice `{}`", text(id)))?;
        let value = value.as_str().ok_or_else(|| format!("when: {} is no value of a choice", text(value)))?;
        all &= of_block == value;
    }
    Ok(all)
}

/// The cases of an entry of a flat block.
fn flat(entry: &Mapping, interface: &Interface) -> Result<Vec<Vec<Item>>, String> {
    let (number, channel) = interface.side(Direction::In).next().ok_or("a block without inputs")?;
    let ports = entry.iter().filter(|(key, _)| !matches!(key.as_str(), Some("why" | "when")));
    Ok(items(ports, number, channel)?.into_iter().map(|item| vec![item]).collect())
}

/// The only case of an entry of a unit.
fn unit(entry: &Mapping, interface: &Interface) -> Result<Vec<Item>, String> {
    if let Some(other) = entry.keys().find(|key| !matches!(key.as_str(), Some("why" | "when" | "transactions"))) {
        return Err(format!("{} is neither `why`, `when` nor `transactions`", text(other)));
    }
    let transactions = entry.get("transactions").and_then(Value::as_sequence).ok_or("it has no list `transactions`")?;
    let mut inputs = Vec::new();
    for (number, transaction) in (1..).zip(transactions) {
        let read = || {
            let Some((Value::String(name), Value::Mapping(ports))) =
                transaction.as_mapping().filter(|map| map.len() == 1).and_then(|map| map.iter().next())
            else {
                return Err(format!("{} is not a channel with its ports", text(transaction)));
            };
            let channel = interface.side(Direction::In).find(|(_, channel)| channel.name == *name);
            let (number, channel) = channel.ok_or_else(|| format!("there is no channel `{name}` into the block"))?;
            items(ports.iter(), number, channel)
        };
        inputs.extend(read().map_err(|problem| format!("transaction {number}: {problem}"))?);
        if inputs.len() > MOST {
            return Err(format!("more than {MOST} transactions"));
        }
    }
    Ok(inputs)
}

/// All combinations of the values of ports; the last one named changes first.
fn items<'a>(
    ports: impl Iterator<Item = (&'a Value, &'a Value)>,
    number: usize,
    channel: &Channel,
) -> Result<Vec<Item>, String> {
    // A write is one of all bytes if nothing else is said.
    let usual = |port: &Port| {
        let all = port.name.ends_with("_mask");
        port.word_widths().map(move |width| if all { u32::MAX >> (u32::BITS - width) } else { 0 })
    };
    let mut rows = vec![channel.ports.iter().flat_map(usual).collect::<Vec<u32>>()];
    let mut written = None;
    for (name, value) in ports {
        let name = name.as_str().ok_or_else(|| format!("{} is no port", text(name)))?;
        let place = channel.ports.iter().position(|port| port.name == name);
        let place = place.ok_or_else(|| format!("there is no input `{name}`"))?;
        let port = &channel.ports[place];
        let word: usize = channel.ports[..place].iter().map(Port::words).sum();
        // A port with the name of a register has its fields, and so has the word that goes to a register.
        let register = Some(name).filter(|name| names_fields(value) && names::is_register(name)).or(written);
        let values = numbers(value, Place { width: port.width.min(u64::BITS), field: None, register });
        let values = values.map_err(|problem| format!("{name}: {problem}"))?;
        if let (Some(_), &[id]) = (value.as_str(), values.as_slice()) {
            written = u32::try_from(id).ok().and_then(names::register);
        }
        let set = |row: &Vec<u32>, value: &u64| {
            let mut row = row.clone();
            for (number, place) in (word..word + port.words()).enumerate() {
                row[place] = value.checked_shr(u32::BITS * number as u32).unwrap_or(0) as u32;
            }
            row
        };
        rows = combinations(&rows, &values, set)?;
    }
    Ok(rows.into_iter().map(|values| Item { channel: number, values }).collect())
}

/// Whether a value may be one by the names of fields: only then the specification is looked at.
fn names_fields(value: &Value) -> bool {
    value.as_mapping().is_some_and(|map| !map.contains_key("from"))
}
