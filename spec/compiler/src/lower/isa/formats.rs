// SPDX-License-Identifier: MIT
//! Instruction formats: fields, opcode, widths of register numbers.

use super::{Context, Entries, Enums, fields, find};
use crate::diagnostic::Diagnostic;
use crate::ir::{self, FieldType, NumberWidths, Numbering};
use crate::schema;
use crate::source::Place;

/// Bits of an instruction word.
const WORD: u32 = 32;
/// Bits of the longest opcode that is accepted: there is a table of all codes.
const MOST_OPCODE_BITS: u32 = 8;
/// Bits of the longest register number that is accepted.
const MOST_REGISTER_BITS: u32 = 8;
/// Name of the field that every format has.
const OPCODE: &str = "OPCODE";

/// Lowers the formats. Also gives the width of the longest opcode.
pub(super) fn lower(
    context: &mut Context,
    enums: &Enums,
    kinds: &Entries<schema::FieldKind>,
    parsed: Entries<schema::Format>,
) -> (Entries<ir::Format>, u32) {
    for (place, kind) in kinds {
        check_kind(context, place, kind);
    }
    let formats: Entries<ir::Format> = parsed
        .into_iter()
        .map(|(place, format)| (place.clone(), lower_format(context, enums, kinds, &place, format)))
        .collect();
    for (place, kind) in kinds {
        let used = formats.iter().any(|(_, format)| format.fields.iter().any(|field| field.name == kind.name));
        if !used && !context.incomplete {
            context.error(&place.key("name"), format!("no format has the field `{}`", kind.name));
        }
    }
    let longest = formats.iter().map(|(_, format)| format.opcode().width()).max().unwrap_or(0);
    (formats, longest)
}

fn check_kind(context: &mut Context, place: &Place, kind: &schema::FieldKind) {
    if kind.name == OPCODE {
        context.error(&place.key("name"), format!("{OPCODE} is the field that `opcode` of a format declares"));
    }
    if let Err(message) = kind.data_type.parse::<FieldType>() {
        context.error(&place.key("type"), message);
        context.incomplete = true;
    }
}

fn lower_format(
    context: &mut Context,
    enums: &Enums,
    kinds: &Entries<schema::FieldKind>,
    place: &Place,
    format: schema::Format,
) -> ir::Format {
    let opcode = format.opcode;
    if opcode.last != WORD - 1 {
        context.error(&place.key("opcode"), format!("an opcode ends at bit {}", WORD - 1));
    }
    if opcode.last - opcode.first >= MOST_OPCODE_BITS {
        context.error(&place.key("opcode"), format!("an opcode has at most {MOST_OPCODE_BITS} bits"));
    }
    let mut parsed = vec![(place.key("opcode"), field(OPCODE, opcode, None))];
    for (name, bits) in &format.fields {
        let place = place.key("fields").key(name);
        if let Some(kind) = find(context, kinds, &place, "field", name)
            && kind.data_type.parse::<FieldType>().is_ok()
        {
            parsed.push((place, field(name, *bits, Some(kind))));
        }
    }
    let whole = ("an instruction", WORD);
    let mut fields = fields::lower(context, enums, parsed, whole, (&format.source, &format.grade));
    // Whatever is wrong with it, the opcode comes last.
    fields.sort_by_key(|field| field.name == OPCODE);
    if let Some(wide) = &format.wide {
        let kind = kinds.iter().find(|(_, kind)| kind.name == *wide);
        let is_source = kind.is_some_and(|(_, kind)| kind.registers == Some(Numbering::Source));
        let is_here = is_source && format.fields.contains_key(wide);
        if !is_here && !context.incomplete {
            context.error(&place.key("wide"), format!("`{wide}` is no source of this format"));
        }
    }
    ir::Format {
        name: format.name,
        label: format.label,
        doc: format.doc,
        wide: format.wide,
        fields,
        source: format.source,
        grade: format.grade,
    }
}

fn field(name: &str, bits: schema::Range, kind: Option<&schema::FieldKind>) -> schema::Field {
    schema::Field {
        name: name.to_owned(),
        bits,
        data_type: kind.map_or("uint", |kind| &kind.data_type).to_owned(),
        unit: None,
        repeat: None,
        choice: kind.and_then(|kind| kind.choice.clone()),
        unread: None,
        doc: kind.map_or("What the instruction does.", |kind| &kind.doc).to_owned(),
        source: kind.and_then(|kind| kind.source.clone()),
        grade: kind.and_then(|kind| kind.grade.clone()),
        was: Vec::new(),
    }
}

/// Widths of register numbers. All formats agree on them.
pub(super) fn number_widths(
    context: &mut Context,
    kinds: &Entries<schema::FieldKind>,
    formats: &Entries<ir::Format>,
) -> NumberWidths {
    let mut widths = NumberWidths::default();
    for (place, format) in formats {
        for field in &format.fields {
            let Some(numbering) = kinds.iter().find(|(_, k)| k.name == field.name).and_then(|(_, k)| k.registers)
            else {
                continue;
            };
            let (what, width) = match numbering {
                Numbering::Destination => ("a destination", &mut widths.destination),
                Numbering::Source if format.wide.as_ref() == Some(&field.name) => {
                    ("the wide source", &mut widths.source)
                }
                Numbering::Source => ("another source", &mut widths.narrow_source),
            };
            if *width == 0 {
                *width = field.width();
            }
            if field.width() > MOST_REGISTER_BITS {
                let message = format!("a register number has at most {MOST_REGISTER_BITS} bits");
                context.error(&place.key("fields").key(&field.name), message);
            }
            if *width != field.width() {
                let message =
                    format!("{} has {} bits; {what} has {width} in a format above", field.name, field.width());
                context.errors.push(Diagnostic::new(&place.key("fields").key(&field.name), message));
            }
        }
    }
    widths
}
