// SPDX-License-Identifier: MIT
//! What the exports should define, worked out from the description without the exporter.

use heck::{ToShoutySnakeCase, ToSnakeCase, ToUpperCamelCase};
use pica_spec_compiler::ir::{Description, Enumerator, Field, InstructionSet, Map, Register, Unlisted};
use std::collections::BTreeMap;

/// The names of a map, or of the instruction set.
pub struct Expected<'a> {
    pub map: Option<&'a Map>,
    /// Name -> id, of the registers that have a name of their own.
    pub ids: BTreeMap<String, u32>,
    /// Name -> ids by index.
    pub arrays: BTreeMap<String, Vec<u32>>,
    /// Base name -> word, lowest bit, width.
    pub fields: BTreeMap<String, (u32, u32, u32)>,
    /// Name -> code, and the numbers of classes and subchannels.
    pub codes: BTreeMap<String, u32>,
}

pub fn expected(description: &Description) -> Vec<Expected<'_>> {
    description.maps.iter().map(of_map).chain(description.isa.as_ref().map(of_isa)).collect()
}

fn of_map(map: &Map) -> Expected<'_> {
    let whole = format!("{}_", map.name.to_shouty_snake_case());
    let ids_prefix = if map.prefix.is_empty() { whole.clone() } else { map.prefix.clone() };
    let vendor = map.official_prefix.split('_').next().filter(|vendor| !vendor.is_empty());
    let classes_prefix = whole.clone();
    let codes_prefix = vendor.map_or(whole, |vendor| format!("{vendor}_"));

    let mut expected = Expected {
        map: Some(map),
        ids: BTreeMap::new(),
        arrays: BTreeMap::new(),
        fields: BTreeMap::new(),
        codes: BTreeMap::new(),
    };
    for register in &map.registers {
        let base = format!("{ids_prefix}{}", register.ident);
        for field in register.layout.iter().flat_map(|layout| &map.layouts[layout].fields) {
            let place = (field.lsb / 32, field.lsb % 32, field.width());
            expected.fields.insert(format!("{base}_{}", field.name), place);
        }
        let same_ident = |other: &&Register| other.ident == register.ident;
        let alias =
            |other: &Register| map.registers.iter().any(|r| Some(r.id) == other.alias_of && r.ident == other.ident);
        let primary: Vec<&Register> = map.registers.iter().filter(same_ident).filter(|other| !alias(other)).collect();
        if primary.len() > 1 {
            expected.arrays.insert(base.clone(), primary.iter().map(|other| other.id).collect());
        }
        let shared = primary.len() > 1 && primary.iter().all(|other| other.name == primary[0].name);
        if !shared && !alias(register) {
            let name = if map.prefix.is_empty() { base } else { register.name.clone() };
            expected.ids.insert(name, register.id);
        }
    }
    for enumeration in map.enums.values() {
        for enumerator in &enumeration.values {
            let name = format!("{codes_prefix}{}_{}", enumeration.name.to_shouty_snake_case(), enumerator.name);
            expected.codes.insert(name, enumerator.value);
        }
    }
    for class in &map.classes {
        let name = class.name.to_uppercase().replace(|c: char| !c.is_ascii_alphanumeric(), "_");
        expected.codes.insert(format!("{classes_prefix}{name}_CLASS"), class.id);
        expected.codes.insert(format!("{classes_prefix}{name}_SUBCHANNEL"), class.subchannel);
    }
    expected
}

fn of_isa(isa: &InstructionSet) -> Expected<'_> {
    let mut codes = BTreeMap::new();
    for size in &isa.sizes {
        codes.insert(format!("PICA_ISA_{}", size.name), size.value);
    }
    for file in &isa.registers {
        codes.insert(format!("PICA_ISA_REGISTER_{}_COUNT", file.name), file.count);
        for (suffix, first) in [("SOURCE", file.as_source), ("DESTINATION", file.as_destination)] {
            codes.extend(first.map(|first| (format!("PICA_ISA_REGISTER_{}_{suffix}", file.name), first)));
        }
    }
    for enumeration in isa.enums.values() {
        let prefix = enumeration.name.to_shouty_snake_case();
        let named = |value: &Enumerator| (format!("PICA_ISA_{prefix}_{}", value.name), value.value);
        codes.extend(enumeration.values.iter().map(named));
    }
    for opcode in isa.opcodes.iter().filter(|opcode| opcode.known) {
        codes.insert(format!("PICA_ISA_OPCODE_{}", opcode.name), opcode.code);
        let format = isa.formats.iter().find(|format| format.name == opcode.format).expect("a format");
        let missing = isa.opcode_bits - format.opcode().width();
        if missing > 0 {
            codes.insert(format!("PICA_ISA_SHORT_OPCODE_{}", opcode.name), opcode.code >> missing);
        }
    }
    let formats = isa.formats.iter().map(|format| (format.name.clone(), &format.fields));
    let words = isa.layouts.iter().map(|word| (word.layout.name.to_shouty_snake_case(), &word.layout.fields));
    let place = |(name, fields): (String, &Vec<Field>)| {
        let of_field = |field: &Field| (format!("PICA_ISA_{name}_{}", field.name), (0, field.lsb, field.width()));
        fields.iter().map(of_field).collect::<Vec<_>>()
    };
    let fields = formats.chain(words).flat_map(place).collect();
    Expected { map: None, ids: BTreeMap::new(), arrays: BTreeMap::new(), fields, codes }
}

/// Codes of the enumerations in which a code may act as another: the enumeration (`blend_equation`), a code, and what it acts as.
pub fn canonical(map: &Map) -> Vec<(String, u32, u32)> {
    let mut codes = Vec::new();
    for enumeration in map.enums.values() {
        let value =
            |name: &str| enumeration.values.iter().find(|value| value.name == name).expect("an enumerator").value;
        let fallback = match &enumeration.unlisted {
            Some(Unlisted::As(name)) => Some(value(name)),
            _ => None,
        };
        if fallback.is_none() && enumeration.values.iter().all(|value| value.also.is_empty()) {
            continue;
        }
        let name = enumeration.name.to_snake_case();
        let known = enumeration.values.iter().flat_map(|value| value.also.iter().map(|also| (*also, value.value)));
        let known: BTreeMap<u32, u32> =
            known.chain(enumeration.values.iter().map(|value| (value.value, value.value))).collect();
        let most = known.keys().next_back().expect("an enumeration has values");
        // Up to the end of the bits that the known codes need, which every field has.
        for code in 0..=(u32::MAX >> most.leading_zeros()) {
            codes.push((name.clone(), code, known.get(&code).copied().or(fallback).unwrap_or(code)));
        }
    }
    codes
}

/// The fields of a layout.
pub struct Fields {
    /// `depth_color_mask`
    pub name: String,
    /// Words of a register that has the layout.
    pub words: u32,
    /// Name, lowest bit over all words, width.
    pub fields: Vec<(String, u32, u32)>,
}

pub fn layouts(map: &Map) -> Vec<Fields> {
    let mut layouts = Vec::new();
    for layout in map.layouts.values() {
        let having = map.registers.iter().filter(|register| register.layout.as_ref() == Some(&layout.name));
        let named = having.clone().find(|register| register.ident.to_upper_camel_case() == layout.name);
        let register = named.or(having.clone().next()).expect("every layout belongs to a register");
        let fields = layout.fields.iter().map(|field| (field.name.clone(), field.lsb, field.width()));
        layouts.push(Fields { name: register.ident.to_lowercase(), words: register.words, fields: fields.collect() });
    }
    layouts
}
