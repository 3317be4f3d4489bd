// SPDX-License-Identifier: MIT
//! Names of registers, fields and values: those of the specification.

use serde::Deserialize;
use std::collections::HashMap;
use std::sync::OnceLock;

/// What the description of the specification says of registers.
#[derive(Deserialize)]
struct Description {
    maps: Vec<Map>,
}

#[derive(Deserialize)]
struct Map {
    name: String,
    prefix: String,
    enums: HashMap<String, Enumeration>,
    layouts: HashMap<String, Layout>,
    registers: Vec<Register>,
}

#[derive(Deserialize)]
struct Enumeration {
    values: Vec<Named>,
}

#[derive(Deserialize)]
struct Named {
    value: u32,
    name: String,
}

#[derive(Deserialize)]
struct Layout {
    fields: Vec<Field>,
}

#[derive(Deserialize)]
struct Register {
    id: u32,
    name: String,
    /// The name without the number of an instance.
    ident: String,
    layout: Option<String>,
}

/// A field of a register.
#[derive(Deserialize)]
pub struct Field {
    name: String,
    /// The lowest bit of the field.
    pub lsb: u32,
    msb: u32,
    #[serde(rename = "type")]
    kind: String,
}

impl Field {
    /// The width of the field in bits.
    pub fn width(&self) -> u32 {
        self.msb - self.lsb + 1
    }
}

fn map() -> Option<&'static Map> {
    static MAP: OnceLock<Option<Map>> = OnceLock::new();
    let read = || {
        let description: Description = serde_json::from_str(pica_spec::DESCRIPTION_JSON).ok()?;
        description.maps.into_iter().find(|map| map.name == "pica200")
    };
    MAP.get_or_init(read).as_ref()
}

/// The register of a name, without prefix; of several instances the first if the name has no number.
fn find(register: &str) -> Option<&'static Register> {
    let named = |other: &&'static Register| {
        short(other).eq_ignore_ascii_case(register) || other.ident.eq_ignore_ascii_case(register)
    };
    map()?.registers.iter().find(named)
}

fn short(register: &'static Register) -> &'static str {
    let prefix = map().map_or("", |map| map.prefix.as_str());
    register.name.strip_prefix(prefix).unwrap_or(&register.name)
}

/// A word of a register for the eye.
pub struct Decoded {
    /// The register, without prefix.
    pub register: &'static str,
    /// The fields and their values, by name where a value has one.
    pub fields: Vec<(&'static str, String)>,
}

/// What a word of the register with an id says; none if there is no such register.
pub fn decode(id: u32, word: u32) -> Option<Decoded> {
    let map = map()?;
    let register = map.registers.iter().find(|register| register.id == id)?;
    let layout = register.layout.as_ref().and_then(|layout| map.layouts.get(layout));
    // What has several words has none that stands for all of it.
    let fields = layout.into_iter().flat_map(|layout| &layout.fields).filter(|field| field.msb < u32::BITS);
    let shown = |field: &'static Field| {
        let raw = word >> field.lsb & u32::MAX >> (u32::BITS - field.width());
        let values = map.enums.get(&field.kind).into_iter().flat_map(|kind| &kind.values);
        let name = values.into_iter().find(|value| value.value == raw).map(|value| value.name.clone());
        // Codes are short: what is longer is a number that has digits of its own, such as a float.
        let number = if field.width() > 8 { format!("0x{raw:X}") } else { raw.to_string() };
        (field.name.as_str(), name.unwrap_or(number))
    };
    Some(Decoded { register: short(register), fields: fields.map(shown).collect() })
}

/// Whether a register has this name.
pub fn is_register(name: &str) -> bool {
    find(name).is_some()
}

/// The id of a register.
pub fn id(register: &str) -> Option<u32> {
    Some(find(register)?.id)
}

/// The name of the register with an id.
pub fn register(id: u32) -> Option<&'static str> {
    map()?.registers.iter().find(|register| register.id == id).map(short)
}

/// A field of a register.
pub fn field(register: &str, field: &str) -> Option<&'static Field> {
    let layout = map()?.layouts.get(find(register)?.layout.as_ref()?)?;
    layout.fields.iter().find(|other| other.name == field)
}

/// The number of a named value of a field.
pub fn value(field: &Field, name: &str) -> Option<u32> {
    let values = &map()?.enums.get(&field.kind)?.values;
    Some(values.iter().find(|value| value.name == name)?.value)
}
