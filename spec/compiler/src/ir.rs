//! The description: what the specification says, validated and expanded, in the form that every output is made from.
//!
//! Blocks, arrays and aliases are expanded: every register id has its own entry. Entries that share a shape (the eight
//! lights, the four shader units, the ids of an alias group) name one [`Layout`].

use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// Version of this description. It changes when a key changes its meaning or goes away.
pub const VERSION: u32 = 1;

/// Everything the specification says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Description {
    /// [`VERSION`] of the compiler that made it.
    pub version: u32,
    /// Register maps, in the order of `maps.yaml`.
    pub maps: Vec<Map>,
    /// The ledger of `choices.yaml`, in file order.
    pub choices: Vec<Choice>,
}

/// A register map.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Map {
    /// `pica200`, `maxwell-3d`, ...
    pub name: String,
    /// Heading.
    pub title: String,
    /// What the map is.
    pub doc: String,
    /// The documents it comes from.
    pub source: String,
    /// Prefix of the current names (`GPUREG_`), empty where names have none.
    pub prefix: String,
    /// Prefix of the official names (`PICA_REG_`).
    pub official_prefix: String,
    /// Lowest id that exists.
    pub first_id: u32,
    /// Highest id that exists.
    pub last_id: u32,
    /// CPU addresses, if the CPU can reach the registers.
    pub cpu: Option<CpuWindow>,
    /// Units (one specification file each), in order of their lowest id.
    pub units: Vec<Unit>,
    /// Enumerations by name.
    pub enums: BTreeMap<String, Enum>,
    /// Register shapes by name (UpperCamel).
    pub layouts: BTreeMap<String, Layout>,
    /// Blocks by name.
    pub blocks: BTreeMap<String, Block>,
    /// Registers in order of id; entries of one id keep the order of their file.
    pub registers: Vec<Register>,
    /// Classes on subchannels.
    pub classes: Vec<Class>,
}

/// A unit of the chip: one specification file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Unit {
    /// Name of the file without extension.
    pub name: String,
    /// Heading.
    pub title: String,
    /// What the unit does.
    pub doc: String,
}

/// A group of registers that occurs several times.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Block {
    /// Name, as in [`Element::array`].
    pub name: String,
    /// What one occurrence is.
    pub doc: String,
}

/// Where the CPU sees the registers of a map.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CpuWindow {
    /// Physical address of id 0.
    pub base: u32,
    /// Bytes from one register to the next.
    pub stride: u32,
}

/// An enumeration.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Enum {
    /// UpperCamel name.
    pub name: String,
    /// What it selects.
    pub doc: String,
    /// Where it comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
    /// What a code that is not listed means; `None` if a field can hold no such code.
    pub unlisted: Option<Unlisted>,
    /// Older statements.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub was: Vec<Was>,
    /// Enumerators in file order.
    pub values: Vec<Enumerator>,
}

/// The answer to a code that no enumerator has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unlisted {
    /// It behaves as this enumerator.
    As(String),
    /// Nothing is known: the code is carried as it is.
    Keep,
}

/// One name of a code.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Enumerator {
    /// The code.
    pub value: u32,
    /// UPPER_SNAKE name.
    pub name: String,
    /// Its meaning.
    pub doc: String,
    /// Further codes with the same meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<u32>,
    /// A second name of the code of an earlier enumerator.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alias: bool,
    /// Where it comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
    /// Older statements.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub was: Vec<Was>,
}

/// The shape of a register: its fields. One Rust type each.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Layout {
    /// UpperCamel name.
    pub name: String,
    /// Fields in order of bits.
    pub fields: Vec<Field>,
}

/// A bit field.
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
    /// Its place in a repeated field.
    pub repeat: Option<Repeated>,
    /// Ledger entry that the effect depends on.
    pub choice: Option<String>,
    /// Its meaning.
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
    /// A float of dossier section 0.3, or IEEE single.
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

/// The float formats of dossier section 0.3.
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

/// A register at one id.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Register {
    /// Register id or method number.
    pub id: u32,
    /// Current name with prefix.
    pub name: String,
    /// Name for generated code: UPPER_SNAKE, without prefix, decoration, index and instance.
    pub ident: String,
    /// Official names.
    pub official_names: Vec<String>,
    /// Names that older or other documents use.
    pub older_names: Vec<String>,
    /// The unit (file) it belongs to.
    pub unit: String,
    /// Physical address for the CPU.
    pub cpu_address: Option<u32>,
    /// How it behaves.
    pub kind: Kind,
    /// Who can read and write.
    pub access: Access,
    /// Measured: bits that can be written and read back.
    pub mask: Option<u32>,
    /// Whether command lists can write it.
    pub lists: bool,
    /// The register that this id is another id of.
    pub alias_of: Option<u32>,
    /// Its place in an array or block.
    pub element: Option<Element>,
    /// The transfer it belongs to (index ports, data ports, FIFOs), UpperCamel.
    pub port: Option<String>,
    /// Type as the source prints it (Maxwell).
    pub data_type: Option<String>,
    /// Consecutive ids of this entry.
    pub words: u32,
    /// Size as the source prints it where that is not `words`.
    pub size: Option<String>,
    /// Name of its [`Layout`]; `None` if it has no fields.
    pub layout: Option<String>,
    /// What it does.
    pub doc: String,
    /// Where that comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
    /// Older statements.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub was: Vec<Was>,
}

/// The place of a register in an array or block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Element {
    /// Name of the block, or ident of the array.
    pub array: String,
    /// Index from 0.
    pub index: u32,
    /// Number of elements.
    pub count: u32,
    /// Ids from one element to the next; `None` if irregular.
    pub stride: Option<u32>,
    /// Name of the instance, where instances have names.
    pub instance: Option<String>,
    /// The count is inferred: no source gives it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub inferred: bool,
}

/// A class on a subchannel.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Class {
    /// Class number.
    pub id: u32,
    /// Subchannel number.
    pub subchannel: u32,
    /// Name of the engine.
    pub name: String,
    /// The map of its methods, where there is one.
    pub map: Option<String>,
    /// What it does.
    pub doc: String,
    /// Where that comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
}

/// How a register behaves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Holds a value.
    #[default]
    Plain,
    /// Acts when written.
    Trigger,
    /// Written by the chip.
    Status,
    /// Selects where the words of its port go.
    IndexPort,
    /// Takes words that are stored one by one at the index of its port.
    DataPort,
    /// Takes words that make up larger entries.
    Fifo,
}

impl Kind {
    /// The word of the specification files.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Plain => "plain",
            Kind::Trigger => "trigger",
            Kind::Status => "status",
            Kind::IndexPort => "index-port",
            Kind::DataPort => "data-port",
            Kind::Fifo => "fifo",
        }
    }
}

/// Who can read and write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Access {
    /// Read and write.
    Rw,
    /// Read only.
    Ro,
    /// Write only: reads as 0.
    Wo,
    /// Reads as 0, writes do nothing.
    None,
}

impl Access {
    /// The word of the specification files.
    pub fn name(self) -> &'static str {
        match self {
            Access::Rw => "rw",
            Access::Ro => "ro",
            Access::Wo => "wo",
            Access::None => "none",
        }
    }
}

/// What an older document said, and why it lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Was {
    /// The statement.
    pub claim: String,
    /// The document.
    pub source: String,
    /// Why it lost.
    pub why: String,
}

/// Evidence grade of dossier section 0.1: `HW`, `DOC`, `EMU`, `EMU-<name>` or `?`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Grade(String);

impl Grade {
    /// The grade as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The grade of what is only proposed.
    pub fn unknown() -> Grade {
        Grade("?".to_owned())
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Grade {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Grade, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.as_str() {
            "HW" | "DOC" | "EMU" | "?" => Ok(Grade(text)),
            other if other.strip_prefix("EMU-").is_some_and(|who| !who.is_empty()) => Ok(Grade(text)),
            other => Err(serde::de::Error::custom(format!(
                "unknown grade `{other}`, expected HW, DOC, EMU, EMU-<name> or \"?\""
            ))),
        }
    }
}

/// One entry of the ledger: a question that no published test settles, and the answer this project takes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// lower_snake name.
    pub id: String,
    /// Row of dossier section 10.
    pub row: Option<u32>,
    /// The question.
    pub question: String,
    /// The alternatives.
    pub values: Vec<ChoiceValue>,
    /// Name of the alternative taken.
    pub default: String,
    /// Why it is taken.
    pub reason: String,
    /// Where the question comes from.
    pub source: String,
    /// How well the default is supported.
    pub grade: Grade,
    /// What would settle it.
    pub experiment: String,
}

/// One alternative of a choice.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChoiceValue {
    /// kebab-case name.
    pub name: String,
    /// The exact behaviour.
    pub doc: String,
    /// Other choices, by id, and the alternatives that selecting this one selects too.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub sets: BTreeMap<String, String>,
}
