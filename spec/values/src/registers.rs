// SPDX-License-Identifier: MIT
//! Registers by name.

use crate::assign::Words;
use crate::fields;
use crate::lookup::{Found, find};
use crate::specification::{DEFAULT_MAP, description};
use serde_json::{Value, json};
use std::collections::HashSet;

/// What the fields of values mean, word by word, as `pica regs decode --format json` prints it.
pub fn decoded(Found { map, register }: Found, values: &[u32]) -> Value {
    let words = || (0..).zip(values);
    let fields: Vec<fields::Decoded> =
        words().flat_map(|(word, value)| fields::decode(map, register, word, *value, u32::MAX)).collect();
    let unassigned: Vec<u32> = words().map(|(word, value)| fields::unassigned(map, register, word, *value)).collect();
    let one_or_all = |values: &[u32]| if let [value] = values { json!(value) } else { json!(values) };
    let mut object = json!({
        "map": map.name, "id": register.id, "name": register.name, "value": one_or_all(values),
        "fields": fields::to_json(&fields),
    });
    if unassigned.iter().any(|bits| *bits != 0) {
        object["unassigned"] = one_or_all(&unassigned);
    }
    object
}

/// The register that a name or an id means.
fn found(register: &str) -> Result<Found, String> {
    find(description(), register, None)
}

/// What the fields of a register's value mean, as JSON text. `register` is a name or an id.
///
/// # Errors
/// If there is no such register.
pub fn decode_register(register: &str, value: u32) -> Result<String, String> {
    Ok(decoded(found(register)?, &[value]).to_string())
}

/// The value of a register whose fields have these values, as `pica regs encode` takes them; fields that are not named are 0.
///
/// # Errors
/// If there is no such register or field, or a field cannot have its value.
pub fn encode_register(register: &str, fields: &[(String, String)]) -> Result<u32, String> {
    let mut words = Words::of(found(register)?);
    for (name, value) in fields {
        words.set(name, value)?;
    }
    // A register of the PICA200 has one word.
    Ok(words.into_words().first().copied().unwrap_or(0))
}

/// The id of a register with a name.
///
/// # Errors
/// If there is no such register.
pub fn register_id(register: &str) -> Result<u32, String> {
    Ok(found(register)?.register.id)
}

/// The current names of the registers of the chip, in order of their ids; the ids of one register have one name.
pub fn register_names() -> impl Iterator<Item = &'static str> {
    let registers = description().maps.iter().filter(|map| map.name == DEFAULT_MAP).flat_map(|map| &map.registers);
    let mut seen = HashSet::new();
    registers.map(|register| register.name.as_str()).filter(move |name| seen.insert(*name))
}

/// A register of the specification.
#[derive(Clone, Debug)]
pub struct RegisterText {
    /// Id.
    pub id: u32,
    /// Current name.
    pub name: String,
    /// What it does.
    pub doc: String,
    /// Its fields.
    pub fields: Vec<FieldText>,
}

/// A field of a register.
#[derive(Clone, Debug)]
pub struct FieldText {
    /// Name.
    pub name: String,
    /// Lowest bit.
    pub lsb: u32,
    /// Highest bit.
    pub msb: u32,
    /// What it does.
    pub doc: String,
}

/// The register with a name or an id.
///
/// # Errors
/// If there is no such register.
pub fn register(name: &str) -> Result<RegisterText, String> {
    let Found { map, register } = found(name)?;
    let layout = register.layout.as_ref().and_then(|name| map.layouts.get(name));
    let fields = layout.map_or(&[][..], |layout| &layout.fields).iter().map(|field| FieldText {
        name: field.name.clone(),
        lsb: field.lsb,
        msb: field.msb,
        doc: field.doc.clone(),
    });
    Ok(RegisterText {
        id: register.id,
        name: register.name.clone(),
        doc: register.doc.clone(),
        fields: fields.collect(),
    })
}
