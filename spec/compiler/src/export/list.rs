// SPDX-License-Identifier: MIT
//! The flat list of registers: what `pica regs list` prints, and, with enumerations by name, `registers.json`.

use crate::ir::{Access, Class, Element, Enum, Field, FieldType, Grade, Kind, Map, Register, Unlisted, Was};
use serde::Serialize;

/// A register at one id, or a class of the subchannel map.
#[derive(Clone, Debug, Serialize)]
pub struct ListedRegister<F = ListedField> {
    /// Name of the map.
    pub map: String,
    /// Register id, method number or class number.
    pub id: u32,
    /// Current name with prefix.
    pub name: String,
    /// Official names, joined by ` / `.
    pub official_name: Option<String>,
    /// Names that older or other documents use.
    pub older_names: Vec<String>,
    /// Physical address for the CPU.
    pub cpu_address: Option<u32>,
    /// How it behaves; a class has no kind.
    pub kind: Option<Kind>,
    /// Who can read and write; a class has no access.
    pub access: Option<Access>,
    /// The register that this id is another id of.
    pub alias_of: Option<u32>,
    /// Elements of its array or block, 1 outside.
    pub count: u32,
    /// Ids from one element to the next, where that is regular.
    pub stride: Option<u32>,
    /// Fields in order of bits.
    pub fields: Vec<F>,
    /// Where the statement comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
    /// Name for generated code.
    pub ident: Option<String>,
    /// The unit it belongs to.
    pub unit: Option<String>,
    /// Place in an array or block, if the register is in one.
    pub element: Option<Element>,
    /// Consecutive ids of this entry.
    pub words: u32,
    /// Type as the source prints it.
    pub data_type: Option<String>,
    /// Size as the source prints it where that is not `words`.
    pub size: Option<String>,
    /// Measured: bits that can be written and read back.
    pub mask: Option<u32>,
    /// Measured: what it holds after power-up; 0 where that was not measured.
    pub reset: Option<u32>,
    /// The transfer it belongs to.
    pub port: Option<String>,
    /// Whether command lists can write it.
    pub lists: bool,
    /// The subchannel of a class.
    pub subchannel: Option<u32>,
    /// The map of a class's methods.
    pub methods: Option<String>,
    /// What it does.
    pub doc: String,
    /// Older statements.
    pub was: Vec<Was>,
}

/// A field of a [`ListedRegister`].
#[derive(Clone, Debug, Serialize)]
pub struct ListedField {
    /// UPPER_SNAKE name.
    pub name: String,
    /// Lowest bit, counted over all words of the entry.
    pub lsb: u32,
    /// Highest bit.
    pub msb: u32,
    /// [`FieldType::kind`].
    #[serde(rename = "type")]
    pub kind: String,
    /// Unit of the value.
    pub unit: Option<String>,
    /// Enumerators, if the type is an enumeration.
    pub values: Vec<ListedValue>,
    /// What the field means.
    pub doc: String,
    /// The type as the specification writes it: `address*8`, the name of the enumeration.
    pub notation: String,
    /// What a code without enumerator means: the enumerator it behaves as; `None` if there is none or nothing is known.
    pub unlisted: Option<String>,
    /// Ledger entry that the effect depends on.
    pub choice: Option<String>,
    /// Where the statement comes from.
    pub source: String,
    /// How well it is known.
    pub grade: Grade,
    /// Older statements.
    pub was: Vec<Was>,
}

/// A code of an enumeration. Further codes of an enumerator are entries of the same name.
#[derive(Clone, Debug, Serialize)]
pub struct ListedValue {
    /// The code.
    pub value: u32,
    /// UPPER_SNAKE name.
    pub name: String,
    /// What the code means.
    pub doc: String,
}

/// All registers of a map in order of id, then its classes.
pub fn register_list(map: &Map) -> Vec<ListedRegister> {
    registers_with(map, listed_field)
}

/// [`register_list`] with the fields in the form that `field` gives them.
pub(super) fn registers_with<F>(map: &Map, field: fn(&Map, &Field) -> F) -> Vec<ListedRegister<F>> {
    let registers = map.registers.iter().map(|register| listed_register(map, register, field));
    let classes = map.classes.iter().map(|class| listed_class(map, class));
    registers.chain(classes).collect()
}

fn listed_register<F>(map: &Map, register: &Register, field: fn(&Map, &Field) -> F) -> ListedRegister<F> {
    let layout = register.layout.as_ref().and_then(|name| map.layouts.get(name));
    let fields = layout.map_or(&[][..], |layout| &layout.fields);
    let official = &register.official_names;
    ListedRegister {
        map: map.name.clone(),
        id: register.id,
        name: register.name.clone(),
        official_name: (!official.is_empty()).then(|| official.join(" / ")),
        older_names: register.older_names.clone(),
        cpu_address: register.cpu_address,
        kind: Some(register.kind),
        access: Some(register.access),
        alias_of: register.alias_of,
        count: register.element.as_ref().map_or(1, |element| element.count),
        stride: register.element.as_ref().and_then(|element| element.stride),
        fields: fields.iter().map(|each| field(map, each)).collect(),
        source: register.source.clone(),
        grade: register.grade.clone(),
        ident: Some(register.ident.clone()),
        unit: Some(register.unit.clone()),
        element: register.element.clone(),
        words: register.words,
        data_type: register.data_type.clone(),
        size: register.size.clone(),
        mask: register.mask,
        reset: register.reset,
        port: register.port.clone(),
        lists: register.lists,
        subchannel: None,
        methods: None,
        doc: register.doc.clone(),
        was: register.was.clone(),
    }
}

fn listed_class<F>(map: &Map, class: &Class) -> ListedRegister<F> {
    ListedRegister {
        map: map.name.clone(),
        id: class.id,
        name: class.name.clone(),
        official_name: None,
        older_names: Vec::new(),
        cpu_address: None,
        kind: None,
        access: None,
        alias_of: None,
        count: 1,
        stride: None,
        fields: Vec::new(),
        source: class.source.clone(),
        grade: class.grade.clone(),
        ident: None,
        unit: None,
        element: None,
        words: 1,
        data_type: None,
        size: None,
        mask: None,
        reset: None,
        port: None,
        lists: false,
        subchannel: Some(class.subchannel),
        methods: class.map.clone(),
        doc: class.doc.clone(),
        was: Vec::new(),
    }
}

fn listed_field(map: &Map, field: &Field) -> ListedField {
    let enumeration = match &field.data_type {
        FieldType::Enumeration(name) => map.enums.get(name),
        _ => None,
    };
    ListedField {
        name: field.name.clone(),
        lsb: field.lsb,
        msb: field.msb,
        kind: field.data_type.kind(),
        unit: field.unit.clone(),
        values: enumeration.map_or_else(Vec::new, listed_values),
        doc: field.doc.clone(),
        notation: field.data_type.to_string(),
        unlisted: enumeration.and_then(acts_as),
        choice: field.choice.clone(),
        source: field.source.clone(),
        grade: field.grade.clone(),
        was: field.was.clone(),
    }
}

/// The enumerator that codes without one behave as.
pub(super) fn acts_as(enumeration: &Enum) -> Option<String> {
    match &enumeration.unlisted {
        Some(Unlisted::As(name)) => Some(name.clone()),
        Some(Unlisted::Keep) | None => None,
    }
}

pub(super) fn listed_values(enumeration: &Enum) -> Vec<ListedValue> {
    let mut values = Vec::new();
    for enumerator in &enumeration.values {
        for code in std::iter::once(&enumerator.value).chain(&enumerator.also) {
            let value = ListedValue { value: *code, name: enumerator.name.clone(), doc: enumerator.doc.clone() };
            values.push(value);
        }
    }
    values
}
