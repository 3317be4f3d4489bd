// SPDX-License-Identifier: MIT
//! The instruction set against tables of the documents. The rows are data in `seeds/`, taken from the documents by
//! themselves, not from `isa.yaml`.

use pica_spec::isa::{
    Comparison, Component, Condition, Destination, Field, Format, Index, Mask, OPCODES, Opcode, RegisterFile, Source,
    Swizzle, bits, code,
};

/// Rows of a CSV file, header line checked and dropped.
fn rows<'a, const N: usize>(text: &'a str, header: &str) -> Vec<[&'a str; N]> {
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some(header));
    lines.map(|line| line.split(',').collect::<Vec<_>>().try_into().unwrap()).collect()
}

fn code(text: &str) -> u32 {
    u32::from_str_radix(text.trim_start_matches("0x"), 16).unwrap()
}

/// The documents know one format 3; LOOP has an integer where the others have a boolean.
fn document_format(format: Format) -> &'static str {
    match format {
        Format::Unknown => "",
        Format::Format3Loop => Format::Format3.label(),
        other => other.label(),
    }
}

#[test]
fn every_code_is_the_opcode_of_the_documents() {
    let rows = rows::<5>(include_str!("seeds/isa-opcodes.csv"), "first,last,name,format,grade");
    let mut seen = 0;
    for [first, last, name, format, grade] in rows {
        for code in code(first)..=code(last) {
            assert_eq!(code, seen);
            seen += 1;
            let info = Opcode::of_word(code << 26).info();
            assert_eq!(info.name, if name.is_empty() { "-" } else { name }, "opcode {code:02X}");
            assert_eq!((document_format(info.format), info.grade), (format, grade), "opcode {code:02X}");
        }
    }
    assert_eq!(seen, 64);
}

#[test]
fn every_field_is_that_of_the_documents() {
    let rows = rows::<4>(include_str!("seeds/isa-formats.csv"), "format,field,first,last");
    let mut found = std::collections::BTreeSet::new();
    for format in Format::ALL.into_iter().filter(|format| *format != Format::Unknown) {
        let opcode = [32 - format.opcode_bits(), 31];
        let fields = format.fields().iter().map(|spec| (spec.field, [spec.lsb, spec.lsb + spec.width - 1]));
        // The address of flow control is a dst of another width in the documents.
        let label = |field: Field| if field == Field::Address { Field::Dst } else { field }.label();
        for (label, [first, last]) in fields.map(|(field, at)| (label(field), at)).chain([("opcode", opcode)]) {
            let row = [document_format(format), label, &first.to_string(), &last.to_string()];
            assert!(rows.contains(&row), "{row:?}");
            found.insert(row.join(","));
        }
    }
    assert_eq!(found.len(), rows.len(), "{found:?}");
}

/// The constants of hardware descriptions are the numbers of the tables.
#[test]
fn constants_are_those_of_the_tables() {
    assert_eq!(OPCODES[Opcode::Jmpu as usize].code as usize, code::opcode::JMPU);
    for (format, opcode, short) in [
        (Format::Format1c, code::opcode::CMP, code::short_opcode::CMP),
        (Format::Format5, code::opcode::MAD, code::short_opcode::MAD),
        (Format::Format5i, code::opcode::MADI, code::short_opcode::MADI),
    ] {
        assert_eq!(opcode >> (bits::OPCODE_WIDTH - format.opcode_bits() as usize), short);
        assert_eq!(Opcode::of_word((short << (32 - format.opcode_bits())) as u32).info().format, format);
    }
    let spec = Format::Format5i.field(Field::Src3).unwrap();
    assert_eq!((spec.lsb as usize, spec.width as usize), (bits::format5i::SRC3, bits::format5i::SRC3_WIDTH));
    let float = Source::new(RegisterFile::Float, 0).unwrap();
    assert_eq!(usize::from(float.bits()), code::register::FLOAT_SOURCE);
    let temporary = Destination::new(RegisterFile::Temporary, 0).unwrap();
    assert_eq!(usize::from(temporary.bits()), code::register::TEMPORARY_DESTINATION);
    assert_eq!(Index::Al.raw() as usize, code::index::AL);
    assert_eq!(Comparison::from_assembly("GE").unwrap().raw() as usize, code::comparison::GE);
    assert_eq!(Condition::Y.raw() as usize, code::condition::Y);
}

/// Every number is one register, and its name gives the number back.
#[test]
fn register_numbers_are_total() {
    for number in 0..=u8::MAX {
        let (source, destination) = (Source::from_bits(number), Destination::from_bits(number));
        let (file, index) = source.register();
        assert_eq!(Source::new(file, index), Some(source));
        let (file, index) = destination.register();
        assert_eq!(Destination::new(file, index), Some(destination));
    }
    assert_eq!(Source::from_bits(0x7F).to_string(), "c95");
    assert_eq!(Destination::from_bits(0x1F).to_string(), "r15");
}

/// 0x1B is xyzw, bit 3 of a mask is x.
#[test]
fn selectors_and_masks_are_those_of_the_documents() {
    assert_eq!(Swizzle::IDENTITY.bits(), 0x1B);
    assert_eq!(Swizzle::new([Component::Y; 4]).bits(), 0x55);
    assert_eq!([Mask::of("x"), Mask::of("zw")].map(Mask::bits), [8, 3]);
    let sources = [bits::descriptor::SELECT1, bits::descriptor::SELECT2, bits::descriptor::SELECT3];
    assert_eq!(sources, [5, 14, 23]);
}
