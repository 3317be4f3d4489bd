// SPDX-License-Identifier: MIT
//! The instruction set.

mod formats;
mod opcodes;
mod registers;

use super::enums::{self, Enums};
use super::{Context, fields, names};
use crate::diagnostic::Diagnostic;
use crate::ir::{self, FieldType};
use crate::schema::{self, Named};
use crate::source::Place;
use std::collections::HashSet;

/// Entries of a list, each with its place.
type Entries<T> = Vec<(Place, T)>;

pub(super) fn lower(context: &mut Context, place: &Place, file: schema::IsaFile) -> ir::InstructionSet {
    let mut enums = Enums::new("the instruction set".to_owned());
    enums::lower(context, &mut enums, &place.key("enums"), file.enums);
    let sizes: Entries<ir::Size> = entries(context, &place.key("sizes"), file.sizes);
    let registers = entries(context, &place.key("registers"), file.registers);
    let layouts = entries_of(context, &place.key("layouts"), file.layouts, UPPER_CAMEL);
    let layout_places: Vec<(Place, String)> =
        layouts.iter().map(|(place, word): &(Place, schema::Word)| (place.key("name"), word.name.clone())).collect();
    let layouts: Vec<ir::Word> =
        layouts.into_iter().map(|(place, word)| lower_word(context, &enums, &place, word)).collect();
    let kinds = entries(context, &place.key("fields"), file.fields);
    let formats = entries(context, &place.key("formats"), file.formats);
    let (formats, opcode_bits) = formats::lower(context, &enums, &kinds, formats);
    let numbers = formats::number_widths(context, &kinds, &formats);
    let registers = registers::lower(context, registers, numbers);
    let shapes: Entries<schema::Shape> = entries(context, &place.key("shapes"), file.shapes);
    check_shapes(context, &kinds, &shapes);
    let effects: Entries<schema::Term> = entries(context, &place.key("effects"), file.effects);
    let costs: Entries<schema::Term> = entries(context, &place.key("costs"), file.costs);
    let known = opcodes::Known { kinds: &kinds, formats: &formats, shapes: &shapes, effects: &effects, costs: &costs };
    let parsed = entries(context, &place.key("opcodes"), file.opcodes);
    let opcodes = opcodes::lower(context, &known, opcode_bits, parsed, (&place.key("unknown"), file.unknown));
    check_enums_are_used(context, &enums, &layouts, &formats);
    check_generated_names(context, &enums, &layout_places, &formats);

    let term = |(_, term): (Place, schema::Term)| {
        let schema::Term { name, text, doc, source, grade } = term;
        ir::Term { name, text, doc, source, grade }
    };
    ir::InstructionSet {
        title: file.title,
        doc: file.doc,
        sizes: sizes.into_iter().map(|(_, size)| size).collect(),
        enums: enums.by_name,
        registers,
        numbers,
        layouts,
        formats: formats.into_iter().map(|(_, format)| format).collect(),
        fields: kinds.into_iter().map(|(_, kind)| field_kind(kind)).collect(),
        shapes: shapes.into_iter().map(|(_, shape)| lower_shape(shape)).collect(),
        effects: effects.into_iter().map(term).collect(),
        costs: costs.into_iter().map(term).collect(),
        opcode_bits,
        opcodes,
    }
}

/// How names of a list are spelt, and what that is called.
type Spelling = (fn(&str) -> bool, &'static str);

const UPPER_CAMEL: Spelling = (names::is_upper_camel, "UpperCamel");

/// Reads a list whose entries have UPPER_SNAKE names.
fn entries<T>(context: &mut Context, place: &Place, values: Vec<serde_yaml::Value>) -> Entries<T>
where
    T: Named + serde::de::DeserializeOwned,
{
    entries_of(context, place, values, (names::is_upper_snake, "UPPER_SNAKE"))
}

/// Reads a list; names are spelt as they should be and differ.
fn entries_of<T>(
    context: &mut Context,
    place: &Place,
    values: Vec<serde_yaml::Value>,
    (is_spelt, spelling): Spelling,
) -> Entries<T>
where
    T: Named + serde::de::DeserializeOwned,
{
    let mut entries: Entries<T> = Vec::new();
    for (i, value) in values.into_iter().enumerate() {
        let place = place.key(i);
        let Some(entry) = context.read::<T>(&place, value) else { continue };
        if !is_spelt(entry.name()) {
            context.error(&place.key("name"), format!("name `{}` is not {spelling}", entry.name()));
        }
        if let Some((first, _)) = entries.iter().find(|(_, other)| other.name() == entry.name()) {
            let error = Diagnostic::new(&place.key("name"), format!("`{}` is declared twice", entry.name()));
            context.errors.push(error.with_related(&first.key("name"), "first here"));
        }
        entries.push((place, entry));
    }
    entries
}

/// The entry of a name; an error at `place` if there is none.
fn find<'a, T: Named>(
    context: &mut Context,
    entries: &'a Entries<T>,
    place: &Place,
    what: &str,
    name: &str,
) -> Option<&'a T> {
    let found = entries.iter().find(|(_, entry)| entry.name() == name);
    if found.is_none() && !context.incomplete {
        context.error(place, format!("unknown {what} `{name}`"));
    }
    found.map(|(_, entry)| entry)
}

fn lower_word(context: &mut Context, enums: &Enums, place: &Place, word: schema::Word) -> ir::Word {
    let parsed = word.fields.into_iter().enumerate().map(|(i, field)| (place.key("fields").key(i), field)).collect();
    let whole = (word.name.as_str(), word.bits);
    let fields = fields::lower(context, enums, parsed, whole, (&word.source, &word.grade));
    ir::Word {
        layout: ir::Layout { name: word.name, fields },
        bits: word.bits,
        doc: word.doc,
        source: word.source,
        grade: word.grade,
    }
}

fn field_kind(kind: schema::FieldKind) -> ir::FieldKind {
    let schema::FieldKind { name, label, registers, reserved, doc, .. } = kind;
    ir::FieldKind { name, label, registers, reserved, doc }
}

fn lower_shape(shape: schema::Shape) -> ir::Shape {
    let schema::Shape { name, text, fields, doc, source, grade } = shape;
    ir::Shape { name, text, fields, doc, source, grade }
}

fn check_shapes(context: &mut Context, kinds: &Entries<schema::FieldKind>, shapes: &Entries<schema::Shape>) {
    for (place, shape) in shapes {
        for (i, field) in shape.fields.iter().enumerate() {
            find(context, kinds, &place.key("fields").key(i), "field", field);
        }
    }
}

/// An enumeration that no field uses is a mistake: its codes could not be checked against a width.
fn check_enums_are_used(context: &mut Context, enums: &Enums, layouts: &[ir::Word], formats: &Entries<ir::Format>) {
    let fields = layouts.iter().flat_map(|word| &word.layout.fields);
    let used: HashSet<&str> = fields
        .chain(formats.iter().flat_map(|(_, format)| &format.fields))
        .filter_map(|field| match &field.data_type {
            FieldType::Enumeration(name) => Some(name.as_str()),
            _ => None,
        })
        .collect();
    let unused: Vec<_> = enums.places.iter().filter(|(name, _)| !used.contains(name.as_str())).collect();
    for (name, place) in unused {
        if !context.incomplete {
            context.error(place, format!("no field uses the enumeration `{name}`"));
        }
    }
}

/// Names that generated code gives to other things.
const TAKEN: [&str; 10] =
    ["Cost", "Field", "Format", "Opcode", "OpcodeInfo", "Reads", "Register", "RegisterFile", "Shape", "Writes"];

/// Enumerations and layouts get a type or a module of their name.
fn check_generated_names(
    context: &mut Context,
    enums: &Enums,
    layouts: &[(Place, String)],
    formats: &Entries<ir::Format>,
) {
    let enums = enums.places.iter().map(|(name, place)| (place, name));
    let named: Vec<_> = enums.chain(layouts.iter().map(|(place, name)| (place, name))).collect();
    for (place, name) in named {
        if TAKEN.contains(&name.as_str()) || formats.iter().any(|(_, format)| names::type_name(&format.name) == *name) {
            context.error(place, format!("generated code has a `{name}` of its own"));
        }
    }
}
