// SPDX-License-Identifier: MIT
//! Malformed files: what is wrong and where.

use super::*;
use pica_spec::trace::{Field, TraceError, TraceErrorReason};

/// Offset of the stream in 01_triangle, its number of elements, and the size of the file.
const STREAM: usize = 4612;
const ELEMENTS: u32 = 104;
const LENGTH: u64 = 6692;

fn triangle() -> Vec<u8> {
    TRACES[0].1.to_vec()
}

/// The error of 01_triangle with these words changed.
fn error(changes: &[(usize, u32)]) -> TraceError {
    let mut file = triangle();
    for (offset, word) in changes {
        file[*offset..offset + 4].copy_from_slice(&word.to_le_bytes());
    }
    Recording::read(&file).map(|_| changes).expect_err("no recording")
}

fn header(offset: u64, name: &'static str, reason: TraceErrorReason) -> TraceError {
    TraceError { offset, field: Field::Header(name), reason }
}

fn block(offset: u64, name: &'static str, reason: TraceErrorReason) -> TraceError {
    TraceError { offset, field: Field::BlockOffset(name), reason }
}

fn outside(start: u64, end: u64) -> TraceErrorReason {
    TraceErrorReason::OutsideFile { start, end, length: LENGTH }
}

fn overlap(start: u64, end: u64, with: &'static str) -> TraceErrorReason {
    TraceErrorReason::Overlap { start, end, with }
}

/// No beginning of a file is a file.
#[test]
fn every_truncation() {
    let file = triangle();
    for length in 0..file.len() {
        let error = Recording::read(&file[..length]).unwrap_err();
        let short = TraceErrorReason::FileTooShort { length: length as u64 };
        let is_short = error.reason == short;
        assert_eq!(is_short, length < 100, "{length}: {error}");
        if is_short {
            let field = if length < 4 { 0 } else { length as u64 / 4 * 4 };
            assert_eq!(error.offset, field, "{length}: {error}");
        }
    }
    assert_eq!(Recording::read(&[]).unwrap_err().field, Field::Header("magic"));
    assert_eq!(Recording::read(&file[..31]).unwrap_err().field, Field::BlockOffset("pica_registers"));
    assert_eq!(Recording::read(&file[..35]).unwrap_err().field, Field::BlockSize("pica_registers"));
    assert_eq!(Recording::read(&file[..99]).unwrap_err().field, Field::Header("stream_size"));
}

#[test]
fn header_fields() {
    let magic = TraceErrorReason::BadMagic(*b"CiTs");
    assert_eq!(error(&[(0, u32::from_le_bytes(*b"CiTs"))]), header(0, "magic", magic));
    for version in [0, 2, u32::MAX] {
        let reason = TraceErrorReason::UnknownVersion(version);
        assert_eq!(error(&[(4, version)]), header(4, "version", reason));
    }
    for size in [0, 96, 104, u32::MAX] {
        let reason = TraceErrorReason::BadHeaderSize(size);
        assert_eq!(error(&[(8, size)]), header(8, "header_size", reason));
    }
}

#[test]
fn state_blocks() {
    let pica = |reason| block(28, "pica_registers", reason);
    // Sizes and offsets at the ends of their range.
    let huge = u64::from(u32::MAX);
    assert_eq!(error(&[(28, u32::MAX)]), pica(outside(huge, huge + 0xC00)));
    let both = outside(huge, huge + 4 * huge);
    assert_eq!(error(&[(28, u32::MAX), (32, u32::MAX)]), pica(both));
    // One word too far.
    let end = (LENGTH - 0xC00) as u32;
    assert_eq!(error(&[(28, end + 4)]), pica(outside(LENGTH - 0xC00 + 4, LENGTH + 4)));
    // On the header, on the stream.
    assert_eq!(error(&[(28, 97)]), pica(overlap(97, 97 + 0xC00, "header")));
    let stream = |with| header(92, "stream_offset", overlap(4612, 6692, with));
    assert_eq!(error(&[(36, 4612 - 252)]), stream("default_attributes"));
    // An empty block that becomes a block of one word, in the header and in the last block.
    let uniforms = |reason| block(84, "gs_float_uniforms", reason);
    assert_eq!(error(&[(84, 0), (88, 1)]), uniforms(overlap(0, 4, "header")));
    assert_eq!(error(&[(84, 3427), (88, 1)]), uniforms(overlap(3427, 3431, "default_attributes")));
    assert_eq!(error(&[(12, LENGTH as u32), (16, 1)]), block(12, "gpu_registers", outside(LENGTH, LENGTH + 4)));
}

#[test]
fn stream_place() {
    let stream = |reason| header(92, "stream_offset", reason);
    let length = u64::from(ELEMENTS) * 20;
    assert_eq!(error(&[(92, 4632)]), stream(outside(4632, 4632 + length)));
    assert_eq!(error(&[(96, ELEMENTS + 1)]), stream(outside(4612, LENGTH + 20)));
    let huge = u64::from(u32::MAX);
    let both = outside(huge, huge + 20 * huge);
    assert_eq!(error(&[(92, u32::MAX), (96, u32::MAX)]), stream(both));
    let trailing = |offset, count| {
        let reason = TraceErrorReason::TrailingBytes { count };
        TraceError { offset, field: Field::End, reason }
    };
    assert_eq!(error(&[(96, ELEMENTS - 1)]), trailing(LENGTH - 20, 20));
    assert_eq!(error(&[(92, 4611)]), trailing(LENGTH - 1, 1));
    assert_eq!(error(&[(92, 100), (96, 0)]), trailing(100, LENGTH - 100));
    assert_eq!(error(&[(92, 80), (96, 1)]), stream(overlap(80, 100, "header")));
}

/// Element 0 is a register write, 87 a memory load, 103 the frame marker.
#[test]
fn stream_elements() {
    let at = |index: usize, word: usize| STREAM + 20 * index + 4 * word;
    let element = |index, word, name, reason| {
        let field = Field::Element { index, name };
        TraceError { offset: at(index, word) as u64, field, reason }
    };
    let file = triangle();
    let types = [(0, 0xE3), (87, 0xE2), (103, 0xE1)];
    for (index, word) in types {
        assert_eq!(file[at(index, 0)], word);
    }
    for word in [0, 0xE0, 0xE4, 0x1E1] {
        let unknown = element(5, 0, "type", TraceErrorReason::UnknownElement(word));
        assert_eq!(error(&[(at(5, 0), word)]), unknown);
    }
    let unused = [(0, 3), (0, 4), (87, 4), (103, 1), (103, 2), (103, 3), (103, 4)];
    for (index, word) in unused {
        let reason = TraceErrorReason::UnusedWord(7);
        assert_eq!(error(&[(at(index, word), 7)]), element(index, word, "unused word", reason));
    }
    let load = |reason| element(87, 1, "file_offset", reason);
    let (offset, size) = (at(87, 1), at(87, 2));
    let huge = u64::from(u32::MAX);
    assert_eq!(error(&[(offset, u32::MAX), (size, u32::MAX)]), load(outside(huge, 2 * huge)));
    assert_eq!(error(&[(offset, 6692 - 1136 + 1)]), load(outside(6692 - 1135, 6693)));
    assert_eq!(error(&[(offset, 99)]), load(overlap(99, 1235, "header")));
    assert_eq!(error(&[(offset, 3427)]), load(overlap(3427, 4563, "default_attributes")));
    assert_eq!(error(&[(offset, 3000)]), load(overlap(3000, 4136, "pica_registers")));
    let end = 4612 - 1136 + 1;
    assert_eq!(error(&[(offset, end as u32)]), load(overlap(end, 4613, "stream")));
    let mut file = triangle();
    file[offset..offset + 4].copy_from_slice(&4612_u32.to_le_bytes());
    file[size..size + 4].copy_from_slice(&0_u32.to_le_bytes());
    assert!(Recording::read(&file).is_ok(), "nothing overlaps an empty load");
}

#[test]
fn messages() {
    let text = |changes: &[(usize, u32)]| error(changes).to_string();
    let messages = [
        Recording::read(b"CiT").unwrap_err().to_string(),
        text(&[(0, u32::from_le_bytes(*b"RI\xFFF"))]),
        text(&[(4, 2)]),
        text(&[(8, 104)]),
        text(&[(28, 5000)]),
        Recording::read(&triangle()[..33]).unwrap_err().to_string(),
        text(&[(28, 97)]),
        text(&[(96, 100)]),
        text(&[(STREAM, 0xE4)]),
        text(&[(STREAM + 12, 0x1234)]),
        TraceError { reason: TraceErrorReason::TooLarge { bytes: 1 << 33 }, ..error(&[(4, 2)]) }.to_string(),
    ];
    let expected = [
        "offset 0x0, magic: the file ends after 3 bytes",
        r#"offset 0x0, magic: "RI\xffF" is not "CiTr""#,
        "offset 0x4, version: version 2 is not known, only 1 is",
        "offset 0x8, header_size: a header of 104 bytes, version 1 has 100",
        "offset 0x1c, pica_registers offset: bytes 0x1388 to 0x1f88 are not inside the file of 0x1a24 bytes",
        "offset 0x20, pica_registers size: the file ends after 33 bytes",
        "offset 0x1c, pica_registers offset: bytes 0x61 to 0xc61 overlap the header",
        "offset 0x19d4, end of the stream: 80 bytes follow, the stream has to end the file",
        "offset 0x1204, type of stream element 0: 0xe4 is no element type (0xE1 frame marker, 0xE2 memory load, \
         0xE3 register write)",
        "offset 0x1210, unused word of stream element 0: 0x1234 in a word that is zero in this version of the format",
        "offset 0x4, version: the file would have 8589934592 bytes, more than 32-bit offsets reach",
    ];
    assert_eq!(messages, expected);
}
