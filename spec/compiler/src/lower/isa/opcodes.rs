// SPDX-License-Identifier: MIT
//! Opcodes: references, codes, what is read; and entries for the codes without one.

use super::{Context, Entries, find};
use crate::diagnostic::Diagnostic;
use crate::ir::{self, Numbering};
use crate::schema::{self, Named};
use crate::source::Place;

/// Begins the names of codes without an opcode.
const UNKNOWN: &str = "UNKNOWN";

impl Named for ir::Format {
    fn name(&self) -> &str {
        &self.name
    }
}

/// What opcodes refer to.
pub(super) struct Known<'a> {
    pub kinds: &'a Entries<schema::FieldKind>,
    pub formats: &'a Entries<ir::Format>,
    pub shapes: &'a Entries<schema::Shape>,
    pub effects: &'a Entries<schema::Term>,
    pub costs: &'a Entries<schema::Term>,
}

/// The names that an opcode refers to, whether its meaning is known or not.
struct References<'a> {
    format: &'a str,
    shape: &'a str,
    writes: &'a str,
    cost: &'a str,
}

impl Known<'_> {
    /// Checks the references of the entry at `place`; the format, if there is such a one.
    fn check(&self, context: &mut Context, place: &Place, names: &References<'_>) -> Option<&ir::Format> {
        let format = find(context, self.formats, &place.key("format"), "format", names.format);
        let shape = find(context, self.shapes, &place.key("shape"), "shape", names.shape);
        find(context, self.effects, &place.key("writes"), "effect", names.writes);
        find(context, self.costs, &place.key("cost"), "cost", names.cost);
        if let (Some(format), Some(shape)) = (format, shape) {
            let missing = shape.fields.iter().find(|name| !format.fields.iter().any(|field| field.name == **name));
            if let Some(missing) = missing.filter(|_| !context.incomplete) {
                let message =
                    format!("shape {} needs the field {missing}, which {} does not have", shape.name, format.name);
                context.error(&place.key("shape"), message);
            }
        }
        format
    }

    /// Number of source fields.
    fn sources(&self, format: &ir::Format) -> usize {
        let is_source = |field: &&ir::Field| {
            self.kinds.iter().any(|(_, kind)| kind.name == field.name && kind.registers == Some(Numbering::Source))
        };
        format.fields.iter().filter(is_source).count()
    }
}

pub(super) fn lower(
    context: &mut Context,
    known: &Known<'_>,
    opcode_bits: u32,
    parsed: Entries<schema::Opcode>,
    (unknown_place, unknown): (&Place, schema::Unknown),
) -> Vec<ir::Opcode> {
    let codes = 1u32.checked_shl(opcode_bits).unwrap_or(u32::MAX);
    // Every opcode with its first code and the one after its last.
    let mut taken: Vec<(u32, u32, usize)> = Vec::new();
    for (i, (place, opcode)) in parsed.iter().enumerate() {
        if opcode.name.starts_with(UNKNOWN) {
            context.error(&place.key("name"), format!("names in {UNKNOWN} are those of codes without an opcode"));
        }
        let schema::Opcode { format, shape, writes, cost, .. } = opcode;
        let Some(format) = known.check(context, place, &References { format, shape, writes, cost }) else { continue };
        check_reads(context, place, opcode, known.sources(format));
        check_base(context, &parsed, i);
        // An opcode that is too long is reported, and another one may be shorter by any number of bits.
        let count = 1u32.checked_shl(opcode_bits - format.opcode().width()).unwrap_or(u32::MAX);
        if opcode.code >= codes || opcode.code % count != 0 {
            let message = format!(
                "{:#04X} is no opcode of {}: the {} bits of the code from the top on, and 0 below them",
                opcode.code,
                format.name,
                format.opcode().width()
            );
            context.error(&place.key("code"), message);
            continue;
        }
        let end = opcode.code.saturating_add(count);
        if let Some((_, _, other)) = taken.iter().find(|(first, last, _)| opcode.code < *last && *first < end) {
            let (first, other) = &parsed[*other];
            let message = format!("{} and {} have a code in common", other.name, opcode.name);
            let error = Diagnostic::new(&place.key("code"), message);
            context.errors.push(error.with_related(&first.key("code"), "the other one"));
        }
        taken.push((opcode.code, end, i));
    }
    check_mnemonics(context, &parsed);
    let schema::Unknown { format, shape, writes, cost, .. } = &unknown;
    if let Some(format) = known.check(context, unknown_place, &References { format, shape, writes, cost })
        && format.opcode().width() != opcode_bits
    {
        context.error(&unknown_place.key("format"), "the format of single codes has the longest opcode");
    }

    let mut opcodes: Vec<ir::Opcode> = parsed.into_iter().map(|(_, opcode)| lower_opcode(opcode)).collect();
    if context.errors.is_empty() {
        let is_free = |code: &u32| !taken.iter().any(|(first, end, _)| (*first..*end).contains(code));
        opcodes.extend((0..codes).filter(is_free).map(|code| nameless(code, &unknown)));
    }
    opcodes.sort_by_key(|opcode| opcode.code);
    opcodes
}

fn mnemonic(opcode: &schema::Opcode) -> String {
    opcode.mnemonic.clone().unwrap_or_else(|| opcode.name.to_ascii_lowercase())
}

fn check_mnemonics(context: &mut Context, opcodes: &Entries<schema::Opcode>) {
    for (i, (place, opcode)) in opcodes.iter().enumerate() {
        let mnemonic = mnemonic(opcode);
        // Equal names are reported already.
        let same = |(_, other): &&(Place, schema::Opcode)| {
            other.name != opcode.name && self::mnemonic(other).eq_ignore_ascii_case(&mnemonic)
        };
        if let Some((first, _)) = opcodes[..i].iter().find(same) {
            let error = Diagnostic::new(&place.key("mnemonic"), format!("mnemonic `{mnemonic}` is used twice"));
            context.errors.push(error.with_related(first, "first here"));
        }
    }
}

fn check_reads(context: &mut Context, place: &Place, opcode: &schema::Opcode, sources: usize) {
    let count = opcode.reads.len();
    if count != sources && !context.incomplete {
        let message = format!("{} has {sources} sources, `reads` names {count}", opcode.name);
        context.error(&place.key("reads"), message);
    }
    for (i, text) in opcode.reads.iter().enumerate() {
        let mut rest = "xyzw".chars();
        let letters = text.strip_suffix('*').unwrap_or(text);
        if letters.is_empty() || !letters.chars().all(|letter| rest.any(|other| other == letter)) {
            let message = format!("`{text}` is not a set of the components xyzw, in their order");
            context.error(&place.key("reads").key(i), message);
        }
    }
}

/// A base exists, has as many sources and no base itself.
fn check_base(context: &mut Context, opcodes: &Entries<schema::Opcode>, i: usize) {
    let (place, opcode) = &opcodes[i];
    let Some(base) = &opcode.base else { return };
    let place = place.key("base");
    let Some(base) = find(context, opcodes, &place, "opcode", base) else { return };
    if base.base.is_some() {
        context.error(&place, format!("{} has a base itself", base.name));
    }
    if base.reads != opcode.reads || base.writes != opcode.writes {
        context.error(&place, format!("{} does not read or write what {} does", opcode.name, base.name));
    }
}

fn lower_opcode(opcode: schema::Opcode) -> ir::Opcode {
    let reads = |text: &String| {
        let letters = text.strip_suffix('*');
        ir::Reads { components: letters.unwrap_or(text).to_owned(), masked: letters.is_some() }
    };
    ir::Opcode {
        code: opcode.code,
        known: true,
        mnemonic: mnemonic(&opcode),
        format: opcode.format,
        shape: opcode.shape,
        base: opcode.base.unwrap_or_else(|| opcode.name.clone()),
        reads: opcode.reads.iter().map(reads).collect(),
        name: opcode.name,
        writes: opcode.writes,
        cost: opcode.cost,
        doc: opcode.doc,
        source: opcode.source,
        grade: opcode.grade,
    }
}

/// The entry of a code that no opcode has.
fn nameless(code: u32, unknown: &schema::Unknown) -> ir::Opcode {
    let name = format!("{UNKNOWN}{code:02X}");
    ir::Opcode {
        code,
        base: name.clone(),
        name,
        known: false,
        mnemonic: String::new(),
        format: unknown.format.clone(),
        shape: unknown.shape.clone(),
        reads: Vec::new(),
        writes: unknown.writes.clone(),
        cost: unknown.cost.clone(),
        doc: unknown.doc.clone(),
        source: unknown.source.clone(),
        grade: unknown.grade.clone(),
    }
}
