// SPDX-License-Identifier: MIT
//! The instruction set: constants for C, SystemVerilog and Verilog, and what the reference pages show.

use super::names::Taken;
use super::{ExportError, ExportedFile, template, text};
use crate::citation;
use crate::ir::{Description, Field, Format, InstructionSet, Opcode, Reads};
use heck::ToShoutySnakeCase;
use serde::Serialize;

/// Base of file names.
const FILE: &str = "shader_isa";
/// Begins all names.
const PREFIX: &str = "PICA_ISA_";

/// What a template of constants gets.
#[derive(Serialize)]
struct Constants<'a> {
    version: u32,
    file: &'static str,
    prefix: &'static str,
    title: &'a str,
    doc: &'a str,
    sections: Vec<Section>,
}

/// Constants that belong together.
#[derive(Serialize)]
struct Section {
    title: String,
    codes: Vec<Code>,
    fields: Vec<Place>,
}

/// A number with a name.
#[derive(Serialize)]
struct Code {
    name: String,
    value: u32,
    /// Bits of the field that holds the number; sizes have none.
    width: Option<u32>,
    comment: String,
}

/// A field with a name.
#[derive(Serialize)]
struct Place {
    name: String,
    lsb: u32,
    msb: u32,
    width: u32,
    mask: u32,
    comment: String,
}

/// The instruction set by `template`, with `suffix` after the base of the file name; nothing without an instruction
/// set.
pub(super) fn export(
    description: &Description,
    template: &str,
    suffix: &str,
) -> Result<Option<ExportedFile>, ExportError> {
    let Some(isa) = &description.isa else { return Ok(None) };
    let (title, doc) = (isa.title.as_str(), isa.doc.as_str());
    let sections = sections(isa)?;
    let constants = Constants { version: description.version, file: FILE, prefix: PREFIX, title, doc, sections };
    Ok(Some(ExportedFile { path: format!("{FILE}{suffix}"), text: template::render(template, &constants)? }))
}

fn sections(isa: &InstructionSet) -> Result<Vec<Section>, ExportError> {
    let mut sections = vec![sizes(isa), registers(isa)];
    sections.extend(isa.enums.values().map(|enumeration| {
        let most = enumeration.values.iter().map(|value| value.value).max().unwrap_or(0);
        let width = (u32::BITS - most.leading_zeros()).max(1);
        let prefix = enumeration.name.to_shouty_snake_case();
        let codes = enumeration.values.iter().map(|value| code(&prefix, &value.name, value.value, width, &value.doc));
        let title = format!(
            "{}: {} [{}: {}]",
            enumeration.name,
            enumeration.doc,
            enumeration.grade,
            citation::plain(&enumeration.source)
        );
        Section { title, codes: codes.collect(), fields: Vec::new() }
    }));
    sections.extend(isa.formats.iter().map(|format| {
        let title =
            format!("Format {}: {} [{}: {}]", format.label, format.doc, format.grade, citation::plain(&format.source));
        Section { title, codes: Vec::new(), fields: places(&format.name, &format.fields) }
    }));
    sections.extend(isa.layouts.iter().map(|word| {
        let name = &word.layout.name;
        let title =
            format!("{name}, {} bits: {} [{}: {}]", word.bits, word.doc, word.grade, citation::plain(&word.source));
        Section { title, codes: Vec::new(), fields: places(&name.to_shouty_snake_case(), &word.layout.fields) }
    }));
    sections.extend(opcodes(isa));
    let mut taken = Taken::default();
    for section in &sections {
        for code in &section.codes {
            taken.take(&code.name, &section.title)?;
        }
        for field in &section.fields {
            for suffix in ["_SHIFT", "_MASK", "_LSB", "_WIDTH", "_BITS"] {
                taken.take(&format!("{}{suffix}", field.name), &section.title)?;
            }
        }
    }
    Ok(sections)
}

fn code(group: &str, name: &str, value: u32, width: u32, comment: &str) -> Code {
    Code { name: format!("{PREFIX}{group}_{name}"), value, width: Some(width), comment: comment.to_owned() }
}

fn places(word: &str, fields: &[Field]) -> Vec<Place> {
    let place = |field: &Field| Place {
        name: format!("{PREFIX}{word}_{}", field.name),
        lsb: field.lsb,
        msb: field.msb,
        width: field.width(),
        mask: u32::MAX >> (32 - field.width()) << field.lsb,
        comment: format!("{} ({}): {}", field.name, text::bit_range(field), field.doc),
    };
    fields.iter().map(place).collect()
}

fn sizes(isa: &InstructionSet) -> Section {
    let codes = isa.sizes.iter().map(|size| Code {
        name: format!("{PREFIX}{}", size.name),
        value: size.value,
        width: None,
        comment: format!("{} [{}]", size.doc, size.grade),
    });
    Section { title: "Sizes".to_owned(), codes: codes.collect(), fields: Vec::new() }
}

fn registers(isa: &InstructionSet) -> Section {
    let mut codes = Vec::new();
    for file in &isa.registers {
        let mut add = |suffix: &str, value, comment: String| {
            codes.push(Code { name: format!("{PREFIX}REGISTER_{}_{suffix}", file.name), value, width: None, comment });
        };
        add("COUNT", file.count, format!("{}0 and up: {}", file.letter, file.doc));
        if let Some(first) = file.as_source {
            add("SOURCE", first, format!("{}0 as source.", file.letter));
        }
        if let Some(first) = file.as_destination {
            add("DESTINATION", first, format!("{}0 as destination.", file.letter));
        }
    }
    Section {
        title: "Register files: how many registers, and the number of the first one".to_owned(),
        codes,
        fields: Vec::new(),
    }
}

/// All opcodes in the bits of the longest one, and those that have fewer in theirs.
fn opcodes(isa: &InstructionSet) -> [Section; 2] {
    let known = || isa.opcodes.iter().filter(|opcode| opcode.known);
    let section = |title: &str, codes| Section { title: title.to_owned(), codes, fields: Vec::new() };
    let comment = |opcode: &Opcode| format!("{} [{}]", opcode.doc, opcode.grade);
    let all = known().map(|opcode| code("OPCODE", &opcode.name, opcode.code, isa.opcode_bits, &comment(opcode)));
    let short = known().filter(|opcode| isa.code_count(opcode) > 1).map(|opcode| {
        let count = isa.code_count(opcode);
        code("SHORT_OPCODE", &opcode.name, opcode.code / count, isa.opcode_bits - count.ilog2(), &comment(opcode))
    });
    [
        section("Opcodes in the bits of the longest one; the lowest code, where several are the opcode", all.collect()),
        section("Opcodes in the bits of their formats, where those are fewer", short.collect()),
    ]
}

/// What the pages show of the instruction set.
#[derive(Serialize)]
pub(super) struct Doc<'a> {
    #[serde(flatten)]
    isa: &'a InstructionSet,
    formats: Vec<DocFormat<'a>>,
    opcodes: Vec<DocOpcode<'a>>,
}

#[derive(Serialize)]
struct DocFormat<'a> {
    format: &'a Format,
    /// Fields from the highest bit down: name in the documents, bits.
    fields: Vec<(&'a str, String)>,
    /// Bits without a meaning that is known.
    unused: String,
}

#[derive(Serialize)]
struct DocOpcode<'a> {
    opcode: &'a Opcode,
    /// `2E-2F`
    codes: String,
    format: &'a str,
    assembly: String,
    /// `a.xyz, b.xyzw*`
    reads: String,
    writes: &'a str,
    cost: &'a str,
}

/// The instruction set for the pages.
pub(super) fn doc(isa: &InstructionSet) -> Doc<'_> {
    Doc {
        isa,
        formats: isa.formats.iter().map(|format| doc_format(isa, format)).collect(),
        opcodes: isa.opcodes.iter().map(|opcode| doc_opcode(isa, opcode)).collect(),
    }
}

fn doc_format<'a>(isa: &'a InstructionSet, format: &'a Format) -> DocFormat<'a> {
    let mut used = 0u32;
    let mut fields = Vec::new();
    for field in format.fields.iter().rev() {
        let kind = isa.kind_of(field);
        if !kind.is_some_and(|kind| kind.reserved) {
            used |= u32::MAX >> (32 - field.width()) << field.lsb;
        }
        fields.push((kind.map_or("opcode", |kind| &kind.label), text::bits(field.lsb, field.msb)));
    }
    DocFormat { format, fields, unused: runs(!used) }
}

/// The runs of set bits as `21-0`, the highest first; `-` if there is none.
fn runs(mask: u32) -> String {
    let mut runs = Vec::new();
    let mut lsb = 0;
    while lsb < u32::BITS {
        let width = (mask >> lsb).trailing_ones();
        if width > 0 {
            runs.insert(0, text::bits(lsb, lsb + width - 1));
        }
        lsb += width.max(1);
    }
    if runs.is_empty() { "-".to_owned() } else { runs.join(", ") }
}

fn doc_opcode<'a>(isa: &'a InstructionSet, opcode: &'a Opcode) -> DocOpcode<'a> {
    let last = opcode.code + isa.code_count(opcode) - 1;
    let shape = isa.shapes.iter().find(|shape| shape.name == opcode.shape).map_or("", |shape| &shape.text);
    let text_of = |terms: &'a [crate::ir::Term], name: &str| {
        terms.iter().find(|term| term.name == name).map_or("", |term| term.text.as_str())
    };
    let reads = opcode.reads.iter().zip(["a", "b", "c"]).map(|(Reads { components, masked }, source)| {
        format!("{source}.{components}{}", if *masked { "*" } else { "" })
    });
    let reads: Vec<String> = reads.collect();
    DocOpcode {
        opcode,
        codes: if last == opcode.code { format!("{last:02X}") } else { format!("{:02X}-{last:02X}", opcode.code) },
        format: isa.format_of(opcode).map_or("", |format| &format.label),
        assembly: format!("{} {shape}", opcode.mnemonic).trim().to_owned(),
        reads: if reads.is_empty() { "-".to_owned() } else { reads.join(", ") },
        writes: text_of(&isa.effects, &opcode.writes),
        cost: text_of(&isa.costs, &opcode.cost),
    }
}
