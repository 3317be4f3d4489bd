// SPDX-License-Identifier: MIT
//! What the bits of a register value mean.

use pica_spec::number::{F16, F20, F24, F31};
use pica_spec_compiler::ir::{Field, FieldType, FloatFormat, Map, Register, Unlisted};
use serde_json::{Map as JsonMap, Value, json};

/// A field with its bits taken out of a value.
#[derive(Clone, Debug)]
pub struct Decoded {
    /// The field.
    pub field: &'static Field,
    /// The bits, right-aligned.
    pub raw: u32,
    /// Their meaning.
    pub meaning: Meaning,
}

/// The value of a field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Meaning {
    /// Unsigned and signed integers, byte addresses.
    Integer(i64),
    /// On or off.
    Boolean(bool),
    /// A float: every format is exact in f32.
    Float(f32),
    /// A fixed-point number.
    Fixed(f64),
    /// A listed code.
    Enumerator {
        /// Its name.
        name: &'static str,
        /// What it does.
        doc: &'static str,
    },
    /// A code that is not listed.
    Unlisted {
        /// The enumerator that it acts as, if that is known.
        acts_as: Option<&'static str>,
    },
}

/// Decodes word `word` (0 for registers) of a register. Only fields with all their bits in `enabled` are given.
pub fn decode(map: &'static Map, register: &'static Register, word: u32, value: u32, enabled: u32) -> Vec<Decoded> {
    let Some(layout) = register.layout.as_ref().and_then(|name| map.layouts.get(name)) else { return Vec::new() };
    layout
        .fields
        .iter()
        .filter(|field| field.lsb / 32 == word)
        .filter_map(|field| {
            let mask = field_mask(field);
            let raw = (value & mask) >> (field.lsb % 32);
            (enabled & mask == mask).then(|| Decoded { field, raw, meaning: meaning(map, field, raw) })
        })
        .collect()
}

/// Bits of `value` in word `word` that belong to no field.
pub fn unassigned(map: &Map, register: &Register, word: u32, value: u32) -> u32 {
    let layout = register.layout.as_ref().and_then(|name| map.layouts.get(name));
    let known = layout.map_or(0, |layout| {
        layout.fields.iter().filter(|field| field.lsb / 32 == word).fold(0, |mask, field| mask | field_mask(field))
    });
    value & !known
}

/// Bits of a field inside its word.
fn field_mask(field: &Field) -> u32 {
    (u32::MAX >> (32 - field.width())) << (field.lsb % 32)
}

fn meaning(map: &'static Map, field: &'static Field, raw: u32) -> Meaning {
    let width = field.width();
    let signed = |raw: u32| i64::from(((raw << (32 - width)) as i32) >> (32 - width));
    match &field.data_type {
        FieldType::Unsigned => Meaning::Integer(raw.into()),
        FieldType::Signed => Meaning::Integer(signed(raw)),
        FieldType::Boolean => Meaning::Boolean(raw != 0),
        FieldType::Float(format) => Meaning::Float(match format {
            FloatFormat::F16 => F16::from_bits(raw).to_f32(),
            FloatFormat::F20 => F20::from_bits(raw).to_f32(),
            FloatFormat::F24 => F24::from_bits(raw).to_f32(),
            FloatFormat::F31 => F31::from_bits(raw).to_f32(),
            FloatFormat::F32 => f32::from_bits(raw),
        }),
        FieldType::Fixed { sign, fraction, .. } => {
            let units = if *sign == 0 { i64::from(raw) } else { signed(raw) };
            Meaning::Fixed(units as f64 / (1u64 << fraction) as f64)
        }
        FieldType::Address(scale) => Meaning::Integer(i64::from(raw) * i64::from(*scale)),
        FieldType::Enumeration(name) => {
            let Some(enumeration) = map.enums.get(name) else { return Meaning::Unlisted { acts_as: None } };
            match enumeration.values.iter().find(|value| value.value == raw || value.also.contains(&raw)) {
                Some(value) => Meaning::Enumerator { name: &value.name, doc: &value.doc },
                None => Meaning::Unlisted {
                    acts_as: match &enumeration.unlisted {
                        Some(Unlisted::As(other)) => Some(other),
                        _ => None,
                    },
                },
            }
        }
    }
}

/// `{NAME: {raw, value}}`. `value` is the enumerator, the real number or the integer (1 or 0 for a boolean); numbers that
/// JSON cannot hold are the strings `inf`, `-inf` and `NaN`; a code that is not listed is the integer, with `acts_as`
/// where the specification says which enumerator it behaves as.
pub fn to_json(fields: &[Decoded]) -> Value {
    let mut object = JsonMap::new();
    for Decoded { field, raw, meaning } in fields {
        let real = |value: f64| if value.is_finite() { json!(value) } else { json!(value.to_string()) };
        let entry = match meaning {
            Meaning::Integer(value) => json!({"raw": raw, "value": value}),
            Meaning::Boolean(value) => json!({"raw": raw, "value": u32::from(*value)}),
            Meaning::Float(value) => json!({"raw": raw, "value": real(f64::from(*value))}),
            Meaning::Fixed(value) => json!({"raw": raw, "value": real(*value)}),
            Meaning::Enumerator { name, .. } => json!({"raw": raw, "value": name}),
            Meaning::Unlisted { acts_as: None } => json!({"raw": raw, "value": raw}),
            Meaning::Unlisted { acts_as: Some(name) } => json!({"raw": raw, "value": raw, "acts_as": name}),
        };
        object.insert(field.name.clone(), entry);
    }
    Value::Object(object)
}

/// The meaning in one word.
pub fn to_short_text(decoded: &Decoded) -> String {
    match &decoded.meaning {
        Meaning::Enumerator { name, .. } => (*name).to_owned(),
        Meaning::Unlisted { .. } => decoded.raw.to_string(),
        _ => to_text(decoded),
    }
}

/// The meaning in words.
pub fn to_text(Decoded { field, raw, meaning }: &Decoded) -> String {
    let unit = field.unit.as_ref().map_or(String::new(), |unit| format!(" {unit}"));
    match meaning {
        Meaning::Integer(value) if matches!(field.data_type, FieldType::Address(_)) => format!("{value:#010X}"),
        Meaning::Integer(value) => format!("{value}{unit}"),
        Meaning::Boolean(value) => if *value { "on" } else { "off" }.to_owned(),
        Meaning::Float(value) => format!("{value:?}{unit}"),
        Meaning::Fixed(value) => format!("{value:?}{unit}"),
        Meaning::Enumerator { name, doc: "" } => (*name).to_owned(),
        Meaning::Enumerator { name, doc } => format!("{name}: {doc}"),
        Meaning::Unlisted { acts_as: None } => format!("{raw} (not listed)"),
        Meaning::Unlisted { acts_as: Some(name) } => format!("{raw} (not listed, acts as {name})"),
    }
}
