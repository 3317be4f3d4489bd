// SPDX-License-Identifier: MIT
//! The shapes of registers: fields and what they hold.

use super::{Grade, Use, Was};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::str::FromStr;

/// The shape of a register: its fields. One Rust type each.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Layout {
    /// UpperCamel name.
    pub name: String,
    /// Fields in order of bits.
    pub fields: Vec<Field>,
}

/// A bit field of a register, with its type and its evidence.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Field {
    /// UPPER_SNAKE name; an element of a repeated field ends in its index.
    pub name: String,
    /// Lowest bit. Multi-word entries count over all words.
    pub lsb: u32,
    /// Highest bit.
    pub msb: u32,
    /// How the bits are read.
    #[serde(rename = "type")]
    pub data_type: FieldType,
    /// Unit of the value.
    pub unit: Option<String>,
    /// Place in a repeated field, if the field is an element of one.
    pub repeat: Option<Repeated>,
    /// Ledger entry that the effect depends on.
    pub choice: Option<String>,
    /// Why neither model nor hardware takes it, where none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unread: Option<String>,
    /// Who takes it, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Use>,
    /// What it does, as a sentence.
    pub doc: String,
    /// Where it comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
    /// Older statements.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub was: Vec<Was>,
}

impl Field {
    /// Name of the accessor: for an element of a repeated field that of all.
    pub fn accessor(&self) -> &str {
        self.repeat.as_ref().map_or(&self.name, |repeat| &repeat.name)
    }

    /// Width in bits.
    pub fn width(&self) -> u32 {
        self.msb - self.lsb + 1
    }
}

/// An element of a repeated field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repeated {
    /// Name without index.
    pub name: String,
    /// Index of this element: `first` and up.
    pub index: u32,
    /// Index of the first element.
    pub first: u32,
    /// Number of elements.
    pub count: u32,
    /// Bits from one element to the next.
    pub step: u32,
}

/// How the bits of a field are read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldType {
    /// Unsigned integer.
    Unsigned,
    /// Two's complement integer.
    Signed,
    /// One bit, set or clear.
    Boolean,
    /// A float of numbers.md#formats, or IEEE single.
    Float(FloatFormat),
    /// Fixed point with sign, integer and fraction bits; two's complement if there is a sign bit.
    Fixed {
        /// 0 or 1.
        sign: u32,
        /// Integer bits.
        integer: u32,
        /// Fraction bits.
        fraction: u32,
    },
    /// A byte address divided by this number.
    Address(u32),
    /// An enumeration of the map.
    Enumeration(String),
}

/// The float formats of numbers.md#formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatFormat {
    /// 1.5.10
    F16,
    /// 1.7.12
    F20,
    /// 1.7.16
    F24,
    /// 1.7.23
    F31,
    /// 1.8.23
    F32,
}

impl FloatFormat {
    /// `f24` and so on.
    pub fn name(self) -> &'static str {
        match self {
            FloatFormat::F16 => "f16",
            FloatFormat::F20 => "f20",
            FloatFormat::F24 => "f24",
            FloatFormat::F31 => "f31",
            FloatFormat::F32 => "f32",
        }
    }

    /// Width in bits.
    pub fn width(self) -> u32 {
        match self {
            FloatFormat::F16 => 16,
            FloatFormat::F20 => 20,
            FloatFormat::F24 => 24,
            FloatFormat::F31 => 31,
            FloatFormat::F32 => 32,
        }
    }
}

impl FieldType {
    /// The kind of type as `regs list` shows it: `unsigned`, `boolean`, `f24`, `fixed1.4.8`, `address`, `enumeration`.
    pub fn kind(&self) -> String {
        match self {
            FieldType::Unsigned => "unsigned".into(),
            FieldType::Signed => "signed".into(),
            FieldType::Boolean => "boolean".into(),
            FieldType::Address(_) => "address".into(),
            FieldType::Enumeration(_) => "enumeration".into(),
            FieldType::Float(_) | FieldType::Fixed { .. } => self.to_string(),
        }
    }

    /// The only width the type can have.
    pub fn required_width(&self) -> Option<u32> {
        match self {
            FieldType::Boolean => Some(1),
            FieldType::Float(format) => Some(format.width()),
            FieldType::Fixed { sign, integer, fraction } => Some(sign + integer + fraction),
            _ => None,
        }
    }
}

impl fmt::Display for FieldType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FieldType::Unsigned => f.write_str("uint"),
            FieldType::Signed => f.write_str("int"),
            FieldType::Boolean => f.write_str("bool"),
            FieldType::Float(format) => f.write_str(format.name()),
            FieldType::Fixed { sign, integer, fraction } => write!(f, "fixed{sign}.{integer}.{fraction}"),
            FieldType::Address(scale) => write!(f, "address*{scale}"),
            FieldType::Enumeration(name) => f.write_str(name),
        }
    }
}

impl FromStr for FieldType {
    type Err = String;

    /// Reads the notation of the specification files.
    fn from_str(text: &str) -> Result<FieldType, String> {
        let bad = || Err(format!("`{text}` is not a field type"));
        Ok(match text {
            "uint" => FieldType::Unsigned,
            "int" => FieldType::Signed,
            "bool" => FieldType::Boolean,
            "f16" => FieldType::Float(FloatFormat::F16),
            "f20" => FieldType::Float(FloatFormat::F20),
            "f24" => FieldType::Float(FloatFormat::F24),
            "f31" => FieldType::Float(FloatFormat::F31),
            "f32" => FieldType::Float(FloatFormat::F32),
            _ => {
                if let Some(scale) = text.strip_prefix("address*") {
                    match scale.parse() {
                        Ok(scale) if scale > 0 => FieldType::Address(scale),
                        _ => return bad(),
                    }
                } else if let Some(digits) = text.strip_prefix("fixed") {
                    let parts: Vec<u32> = digits.split('.').filter_map(|part| part.parse().ok()).collect();
                    match (parts.as_slice(), digits.matches('.').count()) {
                        (&[sign @ 0..=1, integer @ 0..=32, fraction @ 0..=32], 2) if integer + fraction > 0 => {
                            FieldType::Fixed { sign, integer, fraction }
                        }
                        _ => return bad(),
                    }
                } else if text.starts_with(|c: char| c.is_ascii_uppercase())
                    && text.chars().all(|c| c.is_ascii_alphanumeric())
                {
                    FieldType::Enumeration(text.to_owned())
                } else {
                    return bad();
                }
            }
        })
    }
}

impl Serialize for FieldType {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for FieldType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FieldType, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
